"""Values with their own column in one line: `day 5: 4.3 (a), 4.6 (b)`, `y=1: x=1 → 7, x=2 → 9`."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.metrics import metric_named
from auditor.quantity import number_of
from auditor.reading.colours import TONE_OR_COLOUR, colours_in
from auditor.reading.form import IN_SENTENCES, SIDE_BY_SIDE, Entry, Form, Value, names_its_row
from auditor.reading.key import Key, matches, name_a_place
from auditor.reading.keys import names_a_tick, read_keys
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import content_words
from auditor.reading.lists import pieces, without_shared_lead
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.pivots import goes_with_a_value
from auditor.reading.plain import Plain
from auditor.reading.sections import is_generic
from auditor.reading.taken_as import TAKEN_AS
from auditor.reading.values import whole_value

_DASHED = re.compile(
    r"^(?P<label>(?:[^:—–→]|(?<=\d)[—–](?=\d)){1,40}?)\s*(?:\s[—–-]\s|→|->)\s*"
    r"(?=(?:\d{1,2}:\d\d|[^:—–→,;]{1,40}):[^:]*[,;]\s*(?:\d{1,2}:\d\d|[^:]*):)"
)
_NO_COLON = r"(?:[^:—–→,;]|(?<=\d):(?=\d\d))"
_SIDED, _MARK = r"[~≈]?[-+−]?\d[\d.]*", r"(?:[–—-]|" rf"{NO_VALUE}" r")"
# "week 3 – oak 61, elm 64", "08:00 – oak 61; elm –"
_DASHED_SIDE = re.compile(
    rf"^(?P<label>{_NO_COLON}{{1,40}}?)\s+[—–-]\s+(?=[^\W\d][^,;:]{{0,30}}?\s(?:{_SIDED}[^,;:]{{0,6}}|{_MARK})[,;]\s"
    rf"[^\W\d][^,;:]{{0,30}}?\s(?:{_SIDED}|{_MARK}(?=\s*[,;]|$)))"
)
_DASHED_TICKS = re.compile(
    r"^(?P<label>[^:—–→,;]{1,40}?)\s+[—–-]\s+(?P<first>\d[\d.:]*)\s+[~≈]?[-+−]?\d[^,;:]*[,;]\s"
)
_CLOCK = re.compile(r"\d{1,2}:\d\d")
_NO_SIGN = r"(?:[^—–→⇒>]|(?<![^\s])[—–](?=\s(?:at|for|in|on|with|\()|\s*[,;]|$))"  # but for a mark of a missing value
# "Oak → oak 41, elm 6": an arrow before several values; behind a number it parts that one from its value.
_ARROWED = re.compile(
    rf"^(?P<label>[^\d():—–→,=](?:[^():—–→,=]|\s?=\s(?=\S{{1,12}}\s→)){{0,39}}?)\s*(?:→|->|⇒|=>)\s*(?={_NO_SIGN}*\d{_NO_SIGN}*[,;]{_NO_SIGN}*\d{_NO_SIGN}*$)"
)
_ARROWED_TICK = re.compile(
    rf"^(?P<label>\d[^():—–→,=]{{0,19}}?)\s*(?:→|->|⇒|=>)\s*(?={_NO_SIGN}*\d{_NO_SIGN}*[,;]{_NO_SIGN}*\d{_NO_SIGN}*$)"
)
_DECLARED = re.compile(
    r"^(?P<label>[^,;:()=]{1,40}?)(?:\s+(?:–|—|→|->|-)|(?<=[^\W\d])\.)\s+(?=\S[^;,]*\d[^;,]*[,;])"
)
_BRACKETED = re.compile(r"^(?P<label>[^():,]{1,40}?)\s+\((?P<rest>[^():]*\d[^():]*,[^():]*\d[^():]*)\)\.?$")
_SPLIT = re.compile(r"\s*[,;|]\s+(?:and\s+)?|\s+[·•∙/]\s+|\s+and\s+")
# "1 h=4 2 h=6": nothing but blanks between the cells.
_BLANKED = re.compile(
    r"(?:[^=:,;|·•∙/][^=:,;|·•∙]{0,29}?\s?=\s?[~≈]?[-+−]?\d[\d.]*(?:\s?[%‰]|[^\s\d=:,;|]{1,4})?(?:\s+|$)){2,}"
)
_BLANKED_CELL = re.compile(
    r"[^\s=:,;|·•∙/][^=:,;|·•∙]{0,29}?\s?=\s?[~≈]?[-+−]?\d[\d.]*(?:\s?[%‰]|[^\s\d=:,;|]{1,4})?(?=\s|$)"
)
# "In the oak row, dry is 4, wet is 7".
_LED = re.compile(
    r"^(?:(?:in|for|on|at|under|with|along)\s+(?:the\s+)?(?P<label>[^,;:=]{1,40}?)(?:\s+(?:row|line|column))?,\s+(?=[^.]*\d)"
    r"|(?P<owner>[^,;:=\d]{1,40}?)\s+(?:has|had|holds?|shows?|gives?|gave|records?|recorded|counts?)\s+(?=\d[^.,;]{1,30},\s\d))",
    re.IGNORECASE,
)
# "Lower Wood. Jan. 4; Feb. 6": a name and a full stop.
_STOPPED = re.compile(
    r"^(?P<label>[^.:;,=]{2,40})\.\s+(?=[^\W\d][^.:;,=]{0,20}?[.:]?\s[-+−~≈]?\d[\d.,]*\s?[^\s;,]{0,8}[;,]\s"
    r"[^\W\d][^.:;,=]{0,20}?[.:]?\s[-+−~≈]?\d)"
)
_FEW_WORDS = 3
_SENTENCE = re.compile(r"\b(?:is|are|was|were|has|have|had)\b", re.IGNORECASE)
_ROLE_WORD = re.compile(r"^(?:predicted|actual|true|called)\s", re.IGNORECASE)
_FROM_TO = re.compile(
    r"^(?:values?\s+|\w+s\s+)?(?:from|between)\s+(?P<low>[^()]+\([^()]+\))\s+(?:up\s+|down\s+)?(?:to"
    r"|and)\s+(?P<high>[^()]+\([^()]+\))\.?$",
    re.IGNORECASE,
)
_FROM_AT_TO = re.compile(
    r"^(?:values?\s+)?(?:\w+s\s+)?from\s+(?P<low>[^()]+?\sat\s[^()]+?)\s+(?:up\s+|down\s+)?to\s+"
    r"(?P<high>[^()]+?\sat\s[^()]+?)\.?$",
    re.IGNORECASE,
)
_PAIR = re.compile(
    r"^(?P<key>.+?)\s*(?:=|≈|:|→|->|\bat\b|\bis\b|\b(?:gives|has|yields|reads|shows|reaches)\b|(?<!\d)[–—]|[–—](?!\d)|\s-\s)"
    r"\s*(?:[A-Za-zα-ω]{1,2}\s?=\s?)?(?P<value>[~≈]?(?:(?!->)[^=:→])+(?:(?:→|->)\s*[^\W\d][^=:→]*)?)$"
)
# "oak 4→7": what became of a value, and no place called "oak 4".
_CHANGED = re.compile(r"[^\W\d][^→=:]*?\s[-+−]?\d[\d.]*\S{0,3}\s*(?:→|->)\s*[-+−]?\d[\d.]*\s?\S{0,3}")
_VALUE_FIRST = re.compile(
    r"^(?:values?\s+(?:of\s+)?)?(?P<value>(?:(?:about|approximately|around"
    r"|roughly)\s+)?(?:[~≈]?[-+−]?[\d.][\w.,%±/\s]*?|"
    rf"{NO_VALUE}"
    r"|[–—-]))(?P<note>\s?\([^()]*\))?(?:\s*\((?P<key>[^()]+)\)"
    rf"|\s(?:{TAKEN_AS}|at|for|under|in|on|with|to|as|after|before|by|during)\s+(?P<key2>.+))$"
)
_SIDE_BY_SIDE = re.compile(
    r"^(?P<key>[^()=:]*[^\W\d_][^()=:]*?)(?<!approximately)(?<!about)(?<!around)(?<!roughly)\s+(?P<value>(?:(?:approximately|about|around|roughly)\s+)?[~≈]?(?:[<>≤≥]\s?)?[-+−]?\d[\d.,]*(?:\s?(?:%"
    r"|[^\W\d_]{1,3}))?|"
    rf"{NO_VALUE}"
    r"|[–—?…-])(?P<note>\s*\([^()]*\))?$",
    re.IGNORECASE,
)
# "2019 41": where the first number is a tick.
_NUMBER_BESIDE = re.compile(
    r"^(?P<key>\d[\d.:]*(?:[eE][-+−]?\d+|\s?%|\s?[^\W\d_]{1,3})?)\s+(?P<value>[~≈]?[-+−]?\d[\d.,]*\s?[^\d\s]{0,6}|"
    rf"{NO_VALUE}"
    r"|[–—?…-])(?P<note>\s*\([^()]*\))?$"
)
# "12 rope": where the word is a tick.
_VALUE_BESIDE = re.compile(r"^(?P<value>[~≈]?[-+−]?\d[\d.,]*)\s+(?P<key>[^()=:\d]+)$")
_EQUAL = re.compile(r"[^\W\d][^=:,;]{0,30}?\s?=\s?[~≈]?[-+−]?\.?\d[\d.,]*(?:\s?[^\s\d=]{1,6})?")
_COLOURED = re.compile(
    rf"^(?P<key>[^()=:]+?)\s*(?:=|:|→|\bis\b|\s)\s*(?P<value>{TONE_OR_COLOUR.pattern})$", re.IGNORECASE
)
_KEY_FIRST = re.compile(r"^(?P<key>[^()]+?)\s*\((?P<value>[~≈]?[-+−]?[\d.][^()]*)\)$")

_WITH_A_NUMBER = 2  # words of a column that is told by a number and what it counts: "5 washes", "day 3"
_TICK = 0.5  # how well a key fits an axis at least of which it is a tick
_BEGINS = re.compile(r"(?:begin|start)\w*\s+(?:near|at|around|with|from)\s", re.IGNORECASE)
# What is told of rows and columns is none of them: "Spread within a row: 19 at 4 h, 21 at 8 h".
_WORKED_OUT = re.compile(
    r"\b(?:spread|range|span|mean|average|median|sum|total|difference|gap|gain|loss|change|ratio)s?\s+"
    r"(?:of|in|within|between|over|per|from|across)\s+(?:an?|the|each|every|all)?\s*(?:rows?|columns?|lines?)\b",
    re.IGNORECASE,
)
MEASURE = re.compile(
    r"min\w*|max\w*|means?|medians?|average|avg\.?|std|sd|total|sum|count|support|low\w*|high\w*|best|worst|range|n|by|to"
    r"|from|about|at|of|in|rank|f1|score|value|error",
    re.IGNORECASE,
)


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """One entry for a labelled line whose values each name their column."""
    if node.block.kind not in ("item", "paragraph"):
        return
    if cells := _below_a_title(node, axes):
        form = "keyed" if axes else SIDE_BY_SIDE
        yield Entry(node, form, (), tuple(cells), consumed=len(node.body.text))
        return
    label, body = _label(node, axes)
    if _BEGINS.match(body.text):  # "starts at 4 (x = 1), ending at 9 (x = 5)" tells the ends of a row
        return
    if label is None or len(label.text) > 70 or _WORKED_OUT.search(label.text):
        return
    stop = re.search(r"(?<!\d)\.\s+[A-Z]|(?<=\D\d\d)\.$|(?<!\d)\.$", body.text)
    end = stop.end() if stop else len(body.text)
    listed = body.part(0, stop.start() if stop else len(body.text.rstrip(" .")))
    parts = list(_parts(listed))
    if len(parts) < 2:
        return
    placed = name_a_place(read_keys(label, axes), axes)
    patterns = (
        _KEY_FIRST, _VALUE_FIRST, _PAIR, _COLOURED, _NUMBER_BESIDE, _VALUE_BESIDE, _SIDE_BY_SIDE
    )  # fmt: skip
    readings = [_reading(parts, pattern, () if placed else axes, named=placed) for pattern in patterns]
    found = max(readings, key=lambda values: _fit(values, axes))
    keys = read_keys(label, axes) if len(found) >= 2 else ()
    if name_a_place(keys, axes):
        yield from _of_panels(node, keys, found, axes)
    if len(keys) == 1:
        offset = len(node.body.text) - len(body.text)
        told = readings[-1] is found and not any(
            value.keys[0].name or _ticked(value.keys, axes) for value in found
        )
        in_sentence = node.label is None and bool(_LED.match(node.block.content.text))
        form = SIDE_BY_SIDE if told else IN_SENTENCES if in_sentence else "keyed"
        yield Entry(node, form, keys, tuple(found), consumed=max(0, end + offset))


def _below_a_title(node: Node, axes: Sequence[KnownAxis]) -> list[Value]:
    """The cells of a line that tells nothing but these, each with its tick: "day 1 = 4; day 2 = 7" below "Oak"."""
    content = node.block.content
    if not any(parent.is_title for parent in node.parents[-1:]):
        return []
    if not axes:  # a grid only where other titles have the same
        parts = list(pieces(content.part(0, len(content.text.rstrip(" .;"))), _SPLIT))
        equal = len(parts) > 1 and all(_EQUAL.fullmatch(part.text) for part in parts)
        return _reading(parts, _PAIR, axes) if equal else []
    if _names_its_row(node, axes):
        return []
    parts = list(pieces(content.part(0, len(content.text.rstrip(" .;"))), _SPLIT))
    found = _named_as_first(_reading(parts, _PAIR, axes)) if len(parts) > 1 else []
    if names_its_row(found):
        return []
    sides = [{axis.side for axis in axes if matches(value.keys[0], axis) >= _TICK} for value in found]
    return found if sides and set.intersection(*sides) else []


def _named_as_first(found: list[Value]) -> list[Value]:
    """The cells, each with the name of the axis that the first alone has: "predicted oak: 4, elm: 7"."""
    named = [bool(value.keys[0].name) for value in found]
    if not named or not named[0] or any(named[1:]):
        return found
    name = found[0].keys[0].name
    return [replace(value, keys=(replace(value.keys[0], name=name), *value.keys[1:])) for value in found]


def _names_its_row(node: Node, axes: Sequence[KnownAxis]) -> bool:
    """Whether a line has the name of its row in front of cells that all tell their own: "Oak: day 1: 4, day 2: 7"."""
    if node.label is None or is_generic(node.label.text):
        return False
    own = list(pieces(node.body.part(0, len(node.body.text.rstrip(" .;"))), _SPLIT))
    found = _reading(own, _PAIR, axes) if len(own) > 1 else []
    told = bool(found) and all(_ticked(value.keys, axes) for value in found)
    spoken = content_words(node.label.text)  # "day: 1 → 4, 2 → 7" names the side of its columns
    of_a_side = any(spoken & label for axis in axes for label in axis.labels)
    return bool(found) and (names_a_tick(node.label, axes) or told and not of_a_side)


def _of_panels(
    node: Node, keys: tuple[Key, ...], found: Sequence[Value], axes: Sequence[KnownAxis]
) -> Iterator[Entry]:
    """One value for each of several panels: "Oak, May: before 4, after 7"; none where a name is a tick."""
    if any(_ticked(value.keys, axes) or value.keys[0].number is not None for value in found):
        return
    telling = [value for value in found if not goes_with_a_value(value.keys[0].as_written.text)]
    for value in telling:
        name = value.keys[0].as_written.text if len(telling) > 1 else ""
        own = (replace(value, keys=()),)
        yield Entry(node, "keyed", keys, own, consumed=len(node.body.text), panel=name)


def _label(node: Node, axes: Sequence[KnownAxis] = ()) -> tuple[Plain | None, Plain]:
    """The label and the rest: `Oak: ...`, `Oak — May: 4, June: 6`, `Oak (May 4, June 6)`."""
    content = node.block.content
    if node.label is not None and (dash := _DASHED.match(content.text)):
        return content.part(0, dash.end("label")), content.part(dash.end())
    if node.label is None and (bracketed := _BRACKETED.match(content.text)):
        return content.part(0, bracketed.end("label")), content.part(*bracketed.span("rest"))
    if (
        node.label is None
        and (led := _LED.match(content.text))
        and is_declared(led["label"] or led["owner"], axes)
        and len({axis.side for axis in axes if axis.ticks}) > 1
    ):
        return content.part(*led.span("label" if led["label"] else "owner")), content.part(led.end())
    if node.label is None and (dash := _DASHED_SIDE.match(content.text)):
        return content.part(0, dash.end("label")), content.part(dash.end())
    if (
        node.label is None
        and (dash := _DASHED_TICKS.match(content.text))
        and (_CLOCK.fullmatch(dash["first"]) or is_declared(dash["first"], axes))
    ):
        return content.part(0, dash.end("label")), content.part(dash.start("first"))
    stopped = _STOPPED.match(content.text) if node.label is None else None
    if stopped and len(stopped["label"].split()) <= _FEW_WORDS and not _SENTENCE.search(content.text):
        return content.part(0, stopped.end("label")), content.part(stopped.end())
    if (
        node.label is None
        and (arrow := _ARROWED.match(content.text) or _ARROWED_TICK.match(content.text))
        and (arrow.re is _ARROWED or is_declared(arrow["label"], axes))
    ):
        return content.part(0, arrow.end("label")), content.part(arrow.end())
    declared = _DECLARED.match(content.text) if node.label is None else None
    if declared and names_a_tick(content.part(0, declared.end("label")), axes):
        return content.part(0, declared.end("label")), content.part(declared.end())
    return node.label, node.body


def _reading(
    parts: Sequence[Plain], pattern: re.Pattern[str], axes: Sequence[KnownAxis], *, named: bool = False
) -> list[Value]:
    """The values of all parts under one writing; nothing where a part differs or a key recurs."""
    if pattern is _PAIR and all(_CHANGED.fullmatch(part.text) for part in parts):
        return []
    values = [_keyed(part, pattern, axes, named=named) for part in parts]
    found = [value for value in values if value is not None]
    if not _plausible(found, axes):
        return []
    distinct = len({value.keys[0].text for value in found}) == len(found)
    return found if len(found) == len(parts) and distinct else []


def _fit(values: Sequence[Value], axes: Sequence[KnownAxis]) -> tuple[float, bool, int, int]:
    """Keys that fit the axes best; of equals those in order, as ticks are, and those with fewer decimals."""
    fit = sum(
        max((matches(key, axis) for axis in axes), default=0.0) for value in values for key in value.keys
    )
    numbers = [number for value in values if (number := value.keys[0].number) is not None]
    complete = bool(values) and len(numbers) == len(values)
    ordered = complete and numbers in (sorted(numbers), sorted(numbers, reverse=True))
    return fit, ordered, -max((_decimals(value.keys[0].text) for value in values), default=0), len(values)


def _decimals(text: str) -> int:
    """How many decimals a number is written with."""
    found = re.search(r"\d[.](\d+)", text)
    return len(found[1]) if found else 0


def _parts(body: Plain) -> Iterator[Plain]:
    """The pieces of a line that each have a value; of "from 4 (x=1) to 9 (x=5)" the two ends."""
    if _BLANKED.fullmatch(body.text):
        yield from (body.part(*found.span()) for found in _BLANKED_CELL.finditer(body.text))
        return
    if ends := _FROM_TO.match(body.text) or _FROM_AT_TO.match(body.text):
        yield body.part(ends.start("low"), ends.end("low"))
        yield body.part(ends.start("high"), ends.end("high"))
        return
    yield from without_shared_lead(list(pieces(body, _SPLIT)))


def _keyed(part: Plain, pattern: re.Pattern[str], axes: Sequence[KnownAxis], *, named: bool) -> Value | None:
    found = pattern.match(part.text)
    if not found:
        return None
    name = "key" if found.groupdict().get("key") else "key2"
    key_text = part.part(found.start(name), found.end(name))
    keys = read_keys(key_text, axes)
    end = "note" if found.groupdict().get("note") else "value"
    told = part.part(found.start("value"), found.end(end))
    value = whole_value(told)
    if pattern is _COLOURED:
        value = Value(None, told.span(), told.text, told.text) if _ticked(keys, axes) else None
    timed = pattern is _NUMBER_BESIDE and _CLOCK.fullmatch(key_text.text) is not None
    if pattern in (_VALUE_BESIDE, _NUMBER_BESIDE) and not timed and not _ticked(keys, axes):
        return None
    if pattern is _SIDE_BY_SIDE and not (keys and (named or _may_stand_beside(key_text, keys, axes))):
        return None
    if value is None or len(keys) != 1:
        return None
    if colours_in(key_text.text) and not _ticked(keys, axes):
        return None
    return replace(value, keys=keys)


def _may_stand_beside(text: Plain, keys: Sequence[Key], axes: Sequence[KnownAxis]) -> bool:
    """Whether words right before a value can be its column.

    Ticks and classes can, and any one word, be it with a number, where no ticks are declared.
    """
    declared = any(axis.ticks or axis.range for axis in axes)
    words = text.text.split()
    telling = [word for word in words if number_of(word) is None]
    guessed = len(telling) == 1 and len(words) <= _WITH_A_NUMBER and not declared
    measured = any(metric_named(word) is not None or MEASURE.fullmatch(word) for word in telling)
    counted = any(axis.find_counted(key.text) is not None for key in keys for axis in axes)
    return (guessed and not measured) or bool(_ROLE_WORD.match(text.text)) or counted or _ticked(keys, axes)


def _ticked(keys: Sequence[Key], axes: Sequence[KnownAxis]) -> bool:
    """Whether a name is a tick that the text declares."""
    return any(is_declared(key.text, axes) for key in keys)


def _plausible(values: Sequence[Value], axes: Sequence[KnownAxis]) -> bool:
    """Whether keys may lie on an axis: where one has no ticks, or where most are ticks and all numbers."""
    declared = {axis.side for axis in axes if axis.ticks or axis.range} - {""}
    keys = [key for value in values for key in value.keys]
    lying = [key for key in keys if any(matches(key, axis) for axis in axes)]
    numbers = all(key.number is not None for key in keys)
    return len(declared) < 2 or len(lying) == len(keys) or numbers and len(lying) >= max(2, len(keys) / 2)


FORM = Form("keyed", 20, read)
