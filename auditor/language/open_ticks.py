"""Ticks beyond the one that is named: "peaks before March" is at some tick before it, "after March" at one behind it."""

import re
from dataclasses import replace
from itertools import pairwise

from auditor.language.around import sentence_norms
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import Ref, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.ways import is_ordered
from auditor.model import Axis

_LEADS = ("before", "after")
# Behind these a tick is one end of a stretch, which is another statement than where something is.
_ENDS = frozenset("until till since beyond past".split())
# Where a stretch lies that such a word opens, and whether the tick behind it is a part of it; None where both can be meant.
_STRETCHES: dict[str, tuple[str, bool | None]] = {
    "before": ("before", False),
    "after": ("after", False),
    "until": ("before", None),
    "till": ("before", None),
    "since": ("after", True),
    "beyond": ("after", False),
    "past": ("after", False),
}


def leads_apart(clause: Clause) -> bool:
    """Whether some tick of a clause is told as an end or a turning point, and not as the place itself."""
    return any(_lead(clause, item) in {*_LEADS, *_ENDS} for item in clause.refs)


def beyond_ticks(clause: Clause) -> Clause | None:
    """The clause with "before March" as all ticks before it; None where what is meant is not clear."""
    if not leads_apart(clause):
        return clause
    if any(_lead(clause, item) in _ENDS for item in clause.refs):
        return None
    items = [_opened(clause, item) for item in clause.items]
    return None if None in items else replace(clause, items=tuple(item for item in items if item is not None))


def stretches(clause: Clause) -> list[Clause]:
    """The ways to take "before March" and "from May to July" for all ticks there; the clause itself where it has none."""
    clause = _spanned(clause)
    if not leads_apart(clause):
        return [*_between(clause), clause]
    ways = ([_opened(clause, item, own) for item in clause.items] for own in (False, True))
    found = [replace(clause, items=tuple(i for i in way if i is not None)) for way in ways if None not in way]
    return [way for at, way in enumerate(found) if way not in found[:at]]


_FROM = re.compile(r"\bfrom\s+(?:the\s+)?$", re.IGNORECASE)
_TO = re.compile(r"\s*(?:to|through|until|till|up to|[–—-])\s*(?:the\s+)?", re.IGNORECASE)


def _spanned(clause: Clause) -> Clause:
    """The clause with both ends of "from May to July" as all ticks between them."""
    items = list(clause.items)
    for at, (first, last) in enumerate(pairwise(clause.items)):
        span = _span(clause, first.value, last.value)
        led = _FROM.search(clause.sentence[: first.start])
        if span and led and _TO.fullmatch(clause.sentence[first.end : last.start]):
            items[at : at + 2] = [replace(first, value=span), replace(last, value=span)]
    return clause if items == list(clause.items) else replace(clause, items=tuple(items))


_BETWEEN = re.compile(r"\bbetween\s+(?:the\s+)?$", re.IGNORECASE)


def _between(clause: Clause) -> list[Clause]:
    """The clause with "between May and July" as these and all ticks in between, where the axis has an order; or nothing."""
    items = list(clause.items)
    for at, item in enumerate(clause.items):
        ref = item.value
        if (
            isinstance(ref, TickRef)
            and len(ref.ticks) == 2
            and _BETWEEN.search(clause.sentence[: item.start])
        ):
            span = _span(clause, *(replace(ref, ticks=(tick,)) for tick in ref.ticks))
            if span and is_ordered(axis_of(clause.panel(clause.panels[0]), span.side)):
                items[at] = replace(item, value=span)
    return [] if items == list(clause.items) else [replace(clause, items=tuple(items))]


def _span(clause: Clause, first: object, last: object) -> TickRef | None:
    """All ticks from one up to another, as their axis lists them."""
    if not isinstance(first, TickRef) or not isinstance(last, TickRef) or first.side != last.side:
        return None
    if first.side not in ("rows", "columns") or len(first.ticks) != 1 or len(last.ticks) != 1:
        return None
    axis = axis_of(clause.panel(clause.panels[0]), first.side)
    ends = [axis.index(ref.ticks[0]) for ref in (first, last)]
    places = sorted(end for end in ends if end is not None)
    if len(places) != 2:
        return None
    return replace(first, ticks=tuple(tick.text for tick in axis.ticks[places[0] : places[1] + 1]))


# "After 100 cycles": once so many are done, and not later; "after 100 cycles it stays below 5" goes on from there.
_SO_MANY = re.compile(
    r"\bafter\s+(?:about\s+|only\s+|just\s+)?(?:\d[\d.,]*\s+[^\W\d_]|(?:an?|half an?|a quarter of an|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+"
    r"(?:and\s+a\s+half\s+)?(?:quarter\s+of\s+an\s+)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)",
    re.IGNORECASE,
)
_AFTER = len("after the ")
_ON = frozenset("stay remain keep stayed remained kept never alway always ever".split())


def _lead(clause: Clause, item: Item) -> str:
    """The word that leads to the tick of a reference, or to one of the two of a crossing."""
    words = sentence_norms(clause.statement.text)
    if not _ON & set(words) and any(
        item.start - _AFTER <= found.start() < item.end for found in _SO_MANY.finditer(clause.statement.text)
    ):
        return ""
    # a lead at the very end is a part of the name: "two hours before"
    inside = [word for word in words[item.first : item.last - 1] if word in {*_LEADS, *_ENDS}]
    if isinstance(item.value, Spot) and inside:
        return (
            ""
            if _is_opened(item.value, words[words.index(inside[0], item.first) + 1 : item.last])
            else inside[0]
        )
    at = item.first - 1 - (words[item.first - 1 : item.first] == ("the",))
    return words[at] if at >= 0 else ""


def _is_opened(spot: Spot, behind: tuple[str, ...]) -> bool:
    """Whether the words behind a lead tell none of two ticks, as it has been taken with the ticks that it leads to."""
    refs = (spot.rows, spot.columns)
    ticks = [ref for ref in refs if isinstance(ref, TickRef)]
    bounded = any(ref.named for ref in ticks)  # by its axis or its unit, unlike "after noon"
    return bounded and len(ticks) == len(refs) and not any(_names(ref, behind) for ref in refs)


def _opened(clause: Clause, item: Item, own: bool | None = None) -> Item | None:
    """A mention with the ticks on one side of the one that it names; `own` where that is a part of them if it can be."""
    lead = _lead(clause, item) if item in clause.refs else ""
    if lead not in {*_LEADS, *_ENDS}:
        return item
    value = item.value
    if not isinstance(value, Spot):
        found = _beyond(clause, value, lead, own)
        return replace(item, value=found) if found else None
    words = sentence_norms(clause.statement.text)
    at = next((k for k in range(item.first, item.last) if words[k] == lead), None)
    # before both of them the word leads to the first one: "before May the basses"
    behind = words[item.first : item.first + 1] if at is None else words[at + 1 : item.last]
    own_words = words[item.first : item.last]
    if _names(value.columns, behind) or _is_other(value.columns, value.rows, own_words, behind):
        found = _beyond(clause, value.columns, lead, own)
        return replace(item, value=Spot(value.rows, found)) if found else None
    other = _is_other(value.rows, value.columns, own_words, behind)
    found = _beyond(clause, value.rows, lead, own) if other or _names(value.rows, behind) else None
    return replace(item, value=Spot(found, value.columns)) if found else None


def _is_other(ref: Ref, named: Ref, words: tuple[str, ...], behind: tuple[str, ...]) -> bool:
    """Whether a lead tells a tick by another name ("noon" for 12), as the other one of the two is told further on."""
    return _names(named, words) and not _names(ref, words) and not _names(named, behind)


def _names(ref: Ref, words: tuple[str, ...]) -> bool:
    """Whether the words tell a tick, as it is written or short for a longer word ("Mar", "March")."""
    if not isinstance(ref, TickRef) or len(ref.ticks) != 1:
        return False
    tick = norms(ref.ticks[0])
    return any(word.startswith(tick[0]) for word in words if tick)


def _beyond(clause: Clause, ref: object, lead: str, own: bool | None) -> TickRef | None:
    """All ticks before or after one; of numbers "after" may include it: "after 10 epochs"."""
    if not isinstance(ref, TickRef) or len(ref.ticks) != 1 or ref.side not in ("rows", "columns"):
        return None
    axis = axis_of(clause.panel(clause.panels[0]), ref.side)
    at = axis.index(ref.ticks[0])
    if at is None:
        return None
    way, included = _STRETCHES[lead]
    if included is None or lead == "after" and _of_numbers(axis):
        included = own is not False
    chosen = axis.ticks[: at + included] if way == "before" else axis.ticks[at + (not included) :]
    return replace(ref, ticks=tuple(tick.text for tick in chosen)) if chosen else None


def _of_numbers(axis: Axis) -> bool:
    return all(tick.number is not None for tick in axis.ticks)
