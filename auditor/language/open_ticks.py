"""Ticks beyond the one that is named: "peaks before March" is at some tick before it, "after March" at one behind it."""

from dataclasses import replace

from auditor.language.around import sentence_norms
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import Ref, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.model import Axis

_LEADS = ("before", "after")
# Behind these a tick is one end of a stretch, which is another statement.
_ENDS = frozenset("until till since beyond past".split())


def leads_apart(clause: Clause) -> bool:
    """Whether some tick of a clause is told as an end or a turning point, and not as the place itself."""
    return any(_lead(clause, item) in {*_LEADS, *_ENDS} for item in clause.refs)


def beyond_ticks(clause: Clause) -> Clause | None:
    """The clause with "before March" as all ticks before it; None where what is meant is not clear."""
    if not leads_apart(clause):
        return clause
    items = [_opened(clause, item) for item in clause.items]
    return None if None in items else replace(clause, items=tuple(item for item in items if item is not None))


def _lead(clause: Clause, item: Item) -> str:
    """The word that leads to the tick of a reference, or to one of the two of a crossing."""
    words = sentence_norms(clause.statement.text)
    inside = [word for word in words[item.first : item.last] if word in {*_LEADS, *_ENDS}]
    if isinstance(item.value, Spot) and inside:
        return inside[0]
    at = item.first - 1 - (words[item.first - 1 : item.first] == ("the",))
    return words[at] if at >= 0 else ""


def _opened(clause: Clause, item: Item) -> Item | None:
    lead = _lead(clause, item) if item in clause.refs else ""
    if lead not in {*_LEADS, *_ENDS}:
        return item
    value = item.value
    if not isinstance(value, Spot):
        found = _beyond(clause, value, lead)
        return replace(item, value=found) if found else None
    words = sentence_norms(clause.statement.text)
    at = next(k for k in range(item.first, item.last) if words[k] == lead)
    behind = words[at + 1 : item.last]
    if _names(value.columns, behind):
        found = _beyond(clause, value.columns, lead)
        return replace(item, value=Spot(value.rows, found)) if found else None
    found = _beyond(clause, value.rows, lead) if _names(value.rows, behind) else None
    return replace(item, value=Spot(found, value.columns)) if found else None


def _names(ref: Ref, words: tuple[str, ...]) -> bool:
    """Whether the words tell a tick, as it is written or short for a longer word ("Mar", "March")."""
    if not isinstance(ref, TickRef) or len(ref.ticks) != 1:
        return False
    tick = norms(ref.ticks[0])
    return any(word.startswith(tick[0]) for word in words if tick)


def _beyond(clause: Clause, ref: object, lead: str) -> TickRef | None:
    """All ticks before or after one; of numbers "after" may include it: "after 10 epochs"."""
    if lead not in _LEADS or not isinstance(ref, TickRef) or len(ref.ticks) != 1:
        return None
    if ref.side not in ("rows", "columns"):
        return None
    axis = axis_of(clause.panel(clause.panels[0]), ref.side)
    at = axis.index(ref.ticks[0])
    if at is None:
        return None
    chosen = axis.ticks[:at] if lead == "before" else axis.ticks[at + (not _of_numbers(axis)) :]
    return replace(ref, ticks=tuple(tick.text for tick in chosen)) if chosen else None


def _of_numbers(axis: Axis) -> bool:
    return all(tick.number is not None for tick in axis.ticks)
