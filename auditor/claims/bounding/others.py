"""What a sentence before has told of, and "other" cells, rows or columns are set apart from: "No other cell exceeds 7"."""

from collections.abc import Iterator, Sequence

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.world import Selection

_ELSE = "else"


def told_before(clause: Clause, line: Phrasing, at: int) -> list[Item]:
    """What the words "other" or "else" at a place of the line leave out: a cell, or lines of the side that is named."""
    behind = line.owners[at + 1 : at + 3] if line.line.split(" ")[at] != _ELSE else ()
    noun = next((owner for owner in behind if owner is not None), None)
    side = noun.value.side if noun is not None and isinstance(noun.value, AxisRef | TickRef) else ""
    named = list(_named(clause))
    if side:
        return [item for item in named if isinstance(item.value, TickRef) and item.value.side == side]
    spots = [item for item in named if isinstance(item.value, Spot)]
    if len(spots) == 1:
        return spots
    ticks = [item for item in named if isinstance(item.value, TickRef) and len(item.value.ticks) == 1]
    sides = sorted(item.value.side for item in ticks if isinstance(item.value, TickRef))
    return ticks if not spots and (sides == ["columns", "rows"] or len(sides) == 1) else []


def panels_before(clause: Clause) -> list[Item]:
    """The panels that the sentence before has told of, where the clause names none."""
    return [] if clause.named else [item for item in clause.topic if isinstance(item.value, PanelRef)]


def _named(clause: Clause) -> Iterator[Item]:
    """The rows, columns and cells that were told of last: in the sentence, or else in the one before."""
    for items in (clause.before, clause.topic):
        found = [item for item in items if isinstance(item.value, TickRef | Spot)]
        found = [item for item in found if not (isinstance(item.value, TickRef) and item.value.every)]
        if found:
            yield from found
            return


def sets_apart(clause: Clause, out: Sequence[Selection], relation: str, num: Num, *, none: bool) -> bool:
    """Whether a bound tells what is left out from the rest: `no other cell exceeds 7` where that one does."""
    values = [
        quantity.value
        for one in out
        for place in one.places(clause.panel(one.panel))
        if (quantity := clause.panel(one.panel).values.get(place)) is not None
    ]
    return any(_keeps(value, relation, num.value) == none for value in values)


def _keeps(value: float, relation: str, bound: float) -> bool:
    if relation in (">", ">="):
        return value > bound or relation == ">=" and value == bound
    return value < bound or relation == "<=" and value == bound
