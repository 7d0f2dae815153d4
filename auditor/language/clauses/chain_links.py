"""Things that follow each other, each with what is told right behind it: "A leads with 66, followed by B (63) and C (58)"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.language.items import Item
from auditor.language.refs import PanelRef, Ref, TickRef
from auditor.numerals import ordinal

LAST = -1
_WORD = r"[^\W\d_][\w'’-]*"
# "(63)", "with 63", "at a mean of 63 %", "'s 63"; the number itself stands as "#".
_VALUE = (
    r"(?:(?:['’]s?)?[\s:=]*\(?\s*(?:(?:with|at|on|of|scoring|reaching|having|only|just|about|is|an?|the)\s+)*"
    rf"(?:(?:mean|average|sum|total|score|value|rate|mean value|average value)\s+(?:of\s+)?)?\s*[~≈=]?\s*#\s*(?:%|°C|{_WORD})?\s*\)?)"
)
_PLACE = (
    r"(?:[\s,(]+(?:(?:is|are|was|were|comes?|came|ranks?|ranked|finishe[sd]|placed|in|at|a|the|distant|close|clear)\s+)*"
    r"(?P<place>first|second|third|fourth|fifth|sixth|seventh|eighth|\d(?:st|nd|rd|th)|last|runner-up|bringing up the rear|trailing)"
    r"(?:\s+(?:place|rank|position|overall))?\)?)"
)
_NEXT = re.compile(
    r"(?:[,;]?\s+|\s*[—–]\s*|\s*\()(?:(?:and|which is|who is|itself|in turn|closely|narrowly|directly|immediately|distantly|at some distance)\s+)*"
    r"(?:followed(?:\s+\w+){0,2}\s+by|trailed by|then(?:\s+(?:comes?|come|by|follows?|followed by))?|next(?:\s+(?:comes?|is|are|in line is))?|(?:and )?finally)\s+(?:the\s+)?$"
    r"|\s*(?P<sign>>|<)\s*$",
    re.IGNORECASE,
)
_AHEAD_OF = re.compile(
    r"(?:,?\s+)(?:(?:well|just|far|narrowly|clearly)\s+)?(?:ahead of|in front of)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_LIST = re.compile(r"(?:\s*,(?:\s+(?:and|&))?|\s+and|\s*&)\s+(?:the\s+)?$", re.IGNORECASE)
_WITH = re.compile(r"(?:,?\s+(?:with|and|while|but)|,)\s+(?:the\s+)?$", re.IGNORECASE)
# What may stand behind the last thing of a chain, which else begins a statement of its own.
_END = re.compile(
    r"\s*(?:$|[.,;:)—–]|\b(?:and|with|while|but|in|at|on|for|after|under|over|across|by|when|where|as|of|among)\b)",
    re.IGNORECASE,
)
_LONGEST_HEAD = 60
# A joint has fewer characters; what stands before the last so many is not looked at, so that long gaps cost no more.
_LONGEST_JOINT = 100
_BREAKS = re.compile(r"[.;]\s|[!?]")


@dataclass(frozen=True, slots=True)
class Link:
    """One thing of a chain: the mention and what of it is meant, its number, and the place that it is told to have (-1: the last)."""

    item: Item
    ref: Ref
    number: Item | None = None
    place: int | None = None
    after: str = ""  # how it is joined to the one before it: "next", "list", "with" or "below"


@dataclass(frozen=True, slots=True)
class Run:
    """Things that are joined, where the last one's words end, and the joints with the sign that stands for them."""

    links: list[Link]
    end: int
    joints: list[tuple[int, int]]
    sign: str = ""


def run_of(text: str, items: Sequence[Item], named: Sequence[tuple[Item, Ref]]) -> Run:
    """The longest run of joined things from the first one on."""
    run, joint = Run([], named[0][0].end, []), ""
    for at, (item, ref) in enumerate(named):
        limit = named[at + 1][0].start if at + 1 < len(named) else len(text)
        link, told = _link(text, items, item, ref, limit)
        following = _joint(text[told:limit], not at) if at + 1 < len(named) else None
        alone = not _END.match(text, told) and (following is None or following[0] != "next")
        if at and (alone or joint == "with" and link.place is None):
            break
        number = link.number or (None if at else _only_number(items, item.end, limit))
        run.links.append(replace(link, after=joint, number=number))
        run = replace(run, end=told)
        if following is None:
            break
        joint, start, sign = following
        run.joints.append((told + start, limit))
        run = replace(run, sign=run.sign or sign)
    return run


def _joint(rest: str, first: bool) -> tuple[str, int, str] | None:
    """How the words behind a thing lead to the next one, where they begin to, and their sign; the first one may say more in between."""
    headed = first and len(rest) <= _LONGEST_HEAD and not _BREAKS.search(rest)
    near = max(0, len(rest) - _LONGEST_JOINT)
    for kind, pattern in (("next", _NEXT), ("below", _AHEAD_OF), ("list", _LIST), ("with", _WITH)):
        found = pattern.search(rest, near)
        free = headed and kind != "list" or found is not None and not rest[: found.start()].strip(" ,")
        if found and free:
            return kind, found.start(), (found["sign"] or "") if kind == "next" else ""
    return None


def _only_number(items: Sequence[Item], start: int, end: int) -> Item | None:
    numbers = [item for item in items if item.kind == "number" and start <= item.start < end]
    return numbers[0] if len(numbers) == 1 else None


def _link(text: str, items: Sequence[Item], item: Item, ref: Ref, limit: int) -> tuple[Link, int]:
    """A thing with the number and the place that are told right behind it, and where they end."""
    number = next((one for one in items if one.kind == "number" and item.end <= one.start < limit), None)
    rest = text[item.end : limit]
    if number is not None:
        told = number.start - item.end, number.end - item.end
        rest = rest[: told[0]] + "#" * (told[1] - told[0]) + rest[told[1] :]
        rest = re.sub(r"#+", lambda run: "#" + "\x00" * (len(run.group()) - 1), rest)
    found = re.match(_pattern(), rest)
    end = found.end() if found else 0
    valued = number is not None and "#" in rest[:end]
    place = _place(found["place"] or found["early"]) if found else None
    if number is not None and not valued:
        end = min(end, number.start - item.end)
    return Link(item, ref, number if valued else None, place), item.end + end


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    """A number, a place, or one behind the other."""
    value = _VALUE.replace("#", "#\x00*")
    early = _PLACE.replace("?P<place>", "?P<early>")
    return re.compile(rf"(?:{early}{value}|{value}?{_PLACE}?)", re.IGNORECASE)


def _place(word: str | None) -> int | None:
    if word is None:
        return None
    lowered = word.casefold()
    if lowered in ("last", "bringing up the rear", "trailing"):
        return LAST
    return 2 if lowered == "runner-up" else ordinal(lowered)


def singles(ref: Ref) -> list[Ref]:
    """The single things of a list."""
    if isinstance(ref, TickRef):
        return [replace(ref, ticks=(tick,)) for tick in ref.ticks]
    return [PanelRef((panel,)) for panel in ref.panels] if isinstance(ref, PanelRef) else [ref]


def spread(links: Sequence[Link]) -> tuple[Link, ...]:
    """The links, each of one thing: a list of names is one link for each of them, of which the last has the place told behind it."""
    found: list[Link] = []
    for link in links:
        own = singles(link.ref)
        found += [
            replace(
                link,
                ref=ref,
                number=link.number if len(own) == 1 else None,
                place=link.place if at == len(own) - 1 else None,
                after="list" if at else link.after,
            )
            for at, ref in enumerate(own)
        ]
    return tuple(found)
