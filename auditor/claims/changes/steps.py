"""Steps and whole lines as what a clause goes through: "the first step", "from left to right"."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.changes.operands import Ends, of_cells
from auditor.claims.courses.runs import orders
from auditor.language.axis_ways import named_ways
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef, Ref, axis_of
from auditor.language.subject import contexts
from auditor.language.ways import Way, parts, positions, side_of, unnamed_ways
from auditor.language.wording import Wording
from auditor.numerals import ordinal
from auditor.world import Selection

_STEPS = frozenset("step increment move hop stage".split())


@dataclass(frozen=True, slots=True)
class Transition:
    """The ends between which something changes, with the mentions that tell them.

    `every` tells that it is said of each pair of cells, `whole` that the ends are those of the axis.
    """

    ends: tuple[Ends, ...]
    items: frozenset[Item]
    every: bool = False
    whole: bool = False


def panel_items(clause: Clause) -> frozenset[Item]:
    """The references to panels."""
    return frozenset(item for item in clause.items if isinstance(item.value, PanelRef))


def by_steps(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`the first step alone`, or the whole way: "from left to right", "as the depth grows"."""
    named = named_ways(clause, words)
    number = _step_number(words)
    if named is None and number is None:
        return
    for context in contexts(clause, refs):
        spoken = [ref for item in (*refs, *context) for ref in parts(item)]
        ways = list(named.ways) if named else list(unnamed_ways(clause, spoken, clause.panels))
        for way in ways[:1] if len(ways) == 1 else []:
            ends = [one for panel in clause.panels for one in _way_ends(clause, panel, way, spoken, number)]
            if ends:
                yield Transition(
                    tuple(ends),
                    frozenset(refs) | (named.items if named else frozenset()) | panel_items(clause),
                    bool(named and named.every),
                    number is None,
                )


def _step_number(words: Wording) -> int | None:
    """Which step is spoken of: 0 for the first, -1 for the last."""
    for position in range(words.first, words.last):
        if words.norm(position) in _STEPS:
            before = words.norm(position - 1)
            if before in ("last", "final"):
                return -1
            number = ordinal(before)
            return number - 1 if number else None
    return None


def _way_ends(
    clause: Clause, panel: int, way: Way, spoken: Sequence[Ref], number: int | None
) -> Iterator[Ends]:
    if way.side not in ("rows", "columns"):
        return
    order = orders(axis_of(clause.panel(panel), way.side), way, clause.panel(panel))[0]
    across = [
        found
        for ref in spoken
        if side_of(ref) == way.across and (found := positions(clause, panel, ref)) is not None
    ]
    chosen = across[0] if across else None
    if number is None:
        first, last = order[0], order[-1]
    elif -len(order) < number < len(order) - 1:
        first, last = (order[number], order[number + 1]) if number >= 0 else (order[-2], order[-1])
    else:
        return
    yield Ends(of_cells(_at(panel, way, first, chosen)), of_cells(_at(panel, way, last, chosen)))


def _at(panel: int, way: Way, index: int, across: tuple[int, ...] | None) -> Selection:
    return Selection(panel, (index,), across) if way.side == "rows" else Selection(panel, across, (index,))
