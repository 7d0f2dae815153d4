"""A label that names one tick: by itself, with the name of its axis, or as where a range ends."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.reading.key import Key
from auditor.reading.known_axes import GENERIC, KnownAxis, is_declared
from auditor.reading.labels import content_words
from auditor.reading.plain import Plain

NUM = r"[-+−]?\d[\d.,]*(?:[eE][-+]?\d+)?%?"

_TIME = r"\d{1,2}:\d\d(?::\d\d)?"

_NAMED_NUMBER = re.compile(
    rf"^(?:(?P<name>[^\d=:,;]*[^\W\d=:,;][^\d=:,;]*?)(?:\s*[=:#]\s*|\s+of\s+"
    rf"|\s+))?(?P<tick>(?:{_TIME}|{NUM})(?:\s?[a-zA-Zµ°%]{{1,4}}(?:/[a-zA-Zµ²³]{{1,4}})?)?)$"
)

# The colon within "Start 08:30" is a part of the time.
_NAMED = re.compile(r"^(?P<name>[^=:,;]{1,40}?)\s*(?:=|(?<!\d):|:(?!\d\d))\s*(?P<tick>[^\s=,;][^=,;]*)$")

# `token "left"`: quotes part a tick from the name of its axis.
_QUOTED = re.compile(r"^(?P<name>[^\W\d_][^\"“”‘`=:,;()]{0,40}?)\s+(?:[\"“](?P<tick>[^\"“”]+)[\"”])$")

ROLE = re.compile(
    r"^(?P<name>(?:pred(?:icted|iction|\.)?|actual|true)(?:\s+(?:class|label|category))?"
    r"|(?:called|judged|labell?ed|classified)(?:\s+as)?)\s+(?=\w)",
    re.IGNORECASE,
)

_REACH = re.compile(
    r"\s*(?:,?\s*(?:and|or)\s+(?P<up>above|more|higher|longer|larger|greater|later|up|upwards?|over|beyond)"
    r"|,?\s*(?:and|or)\s+(?P<down>below|less|lower|shorter|smaller|fewer|earlier|under)"
    r"|(?P<plus>(?<=\d)\+))$",
    re.IGNORECASE,
)

# "over 40" beside "under 40" is a tick as a whole, and so is "08:30".
_WHOLE = re.compile(
    r"^(?:(?:over|under|above|below|beyond|before|after|until|since|up to|(?:less|more|fewer|greater|older"
    r"|younger) than|at (?:least|most))\s+\d|\d{1,2}:\d\d(?::\d\d)?$)",
    re.IGNORECASE,
)

_EVERY = re.compile(r"^(?:all|every|each|any)\b", re.IGNORECASE)

_NAME = re.compile(r"[^\W\d_]{3,}(?: [^\W\d_]+){0,2}")

_JOINING = re.compile(
    r"\b(?:and|or|to|vs|than|not|no|nor|both|but|is|are|with|without|from|in|at|on|for|the|of|all|each|every)\b",
    re.IGNORECASE,
)


def part_as_key(
    label: Plain, start: int, end: int, name: str = "", pair: int | None = None, reach: str = ""
) -> Key:
    """A part of a label as a key."""
    part = label.part(start, end)
    return Key(part.text.strip("'\"“”‘’"), part.span(), name.strip(" '\"“”"), reach=reach, pair=pair)


def single_key(label: Plain, axes: Sequence[KnownAxis] = ()) -> Key | None:
    """The one key that a label is; None for an empty one."""
    text = label.text
    if not text:
        return None
    reach, end = "", len(text)
    if (found := _REACH.search(text)) and not _ends_with_tick(text, axes) and _may_reach(found, axes):
        reach = "down" if found["down"] else "up"
        end = found.start()
    elif _EVERY.match(text) and not any(axis.index_of(text) is not None for axis in axes):
        reach = "all"
    for pattern in (_QUOTED, _NAMED_NUMBER, _NAMED) if not _WHOLE.match(text) else ():
        if named := pattern.match(text[:end]):
            key = part_as_key(
                label, named.start("tick"), named.end("tick"), name=named["name"] or "", reach=reach
            )
            loose = key.name and not re.search(r"[=:#]", text[: named.start("tick")])
            return replace(key, whole=text[:end], begin=label.span().start) if loose else key
    if role := ROLE.match(text[:end]):
        key = part_as_key(label, role.end(), end, name=role["name"], reach=reach)
        return replace(key, whole=text[:end], begin=label.span().start)
    start = _behind_axis_name(text[:end], axes)
    return part_as_key(label, start, end, name=text[:start].strip(), reach=reach)


def _ends_with_tick(text: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether the last word of a text is a tick as a whole, such as "70+"."""
    return any(axis.index_of(re.split(r"[\s=:]+", text)[-1]) is not None for axis in axes)


def _may_reach(found: re.Match[str], axes: Sequence[KnownAxis]) -> bool:
    """Whether words say where a range begins or ends; a mere "+" does where an axis has the tick before it."""
    return not found["plus"] or _ends_with_tick(found.string[: found.start()], axes)


def _behind_axis_name(text: str, axes: Sequence[KnownAxis]) -> int:
    """Where the tick begins in "Rating AA", if the words before it name an axis that can have it; else 0."""
    for found in re.finditer(r"\s+", text):
        name, rest = content_words(text[: found.start()]), text[found.end() :]
        if len(rest.split()) > 4 or (re.search(r"[,;/=]", rest) and not is_declared(rest, axes)):
            continue
        for axis in axes:
            named = any(name and name <= label for label in axis.labels)
            if named and (axis.find(rest) is not None or not axis.ticks):
                return found.end()
            unnamed = not axis.labels and bool(axis.side) and axis.find(rest) is not None
            if unnamed and _may_be_name(text[: found.start()], rest, axes):
                return found.end()
            if len(name) == 1 and GENERIC.get(min(name)) == axis.side and axis.find(rest) is not None:
                return found.end()
    return 0


def _may_be_name(before: str, tick: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether words before a tick may name its axis, where the text does not tell how that is called."""
    plain = _NAME.fullmatch(before) is not None and not _JOINING.search(before)
    return (
        plain
        and re.search(r"[^\W\d_]|\d\s?[–—-]\s?\d|\d\+$", tick) is not None
        and not any(axis.find(before) is not None for axis in axes)
    )
