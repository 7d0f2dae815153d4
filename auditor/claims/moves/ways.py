"""The ways to take what is told of a move in one panel: from what to what, which lines may move, and which are told to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.found import Found
from auditor.claims.moves.claims import Step
from auditor.claims.moves.spans import Ends, Route, routes, steps, told
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.ways import positions
from auditor.world import Selection

ACROSS = {"rows": "columns", "columns": "rows"}
_NAMING = ("only", "alone", "sole", "but", "neither", "names", "owner")


@dataclass(frozen=True, slots=True)
class Way:
    """One way to take a frame in one panel: the route, all lines that may move, those that are told to, and those beside it.

    `before` are the lines that are told in front of the verb, `behind` those that are told behind it.
    """

    clause: Clause
    panel: int
    route: Route
    lines: tuple[int, ...]
    named: tuple[int, ...]
    before: tuple[int, ...]
    behind: tuple[int, ...]
    stepwise: bool

    @property
    def pairs(self) -> tuple[Ends, ...]:
        """The steps that are told of: one, or each to the next."""
        return (self.route.pair,) if self.route.pair else steps(self.clause, self.panel, self.route.side)

    def steps(self, lines: Sequence[int], pairs: Sequence[Ends]) -> list[Step]:
        """Steps of some lines, line by line."""
        return [Step(*(self._cell(at, line) for at in pair)) for line in lines for pair in pairs]

    def _cell(self, at: int, line: int) -> Selection:
        if self.route.side == "rows":
            return Selection(self.panel, (at,), (line,))
        return Selection(self.panel, (line,), (at,))


def ways(clause: Clause, panel: int, found: Found) -> Iterator[Way]:
    """The ways to take what a frame tells: from what to what, and of which lines."""
    beside = told(found, "lead", "a", "b", "c")
    refs = [ref for name in (*_NAMING, "rival") for ref in found.refs(name)]
    sides = {ref.side for ref in refs} or _sides_of_all(found)
    if len(sides) > 1 or not sides <= set(ACROSS):
        return
    for route in routes(clause, panel, beside, next(iter(sides), "")):
        other = ACROSS[route.side]
        near = [one for one in beside if one.kind in ("at", "of")]
        early = [ref for one in near if one.group in ("lead", "a") for ref in one.refs]
        late = [ref for one in near if one.group not in ("lead", "a") for ref in one.refs]
        own, before, behind = (
            tuple(dict.fromkeys(n for ref in some for n in positions(clause, panel, ref) or ()))
            for some in (
                refs,
                [ref for ref in early if ref.side == other],
                [ref for ref in (*late, *found.refs("whose")) if ref.side == other],
            )
        )
        lines = plain_lines(axis_of(clause.panel(panel), other))
        if set(own) | set(before) | set(behind) <= set(lines):
            stepwise = any(one.kind == "steps" for one in beside)
            yield Way(clause, panel, route, lines, own, before, behind, stepwise)


def _sides_of_all(found: Found) -> set[str]:
    """The side of which all or so many lines are told."""
    return {
        i.value.side
        for i in found.items("all", "none", "count", "most")
        if isinstance(i.value, AxisRef) or isinstance(i.value, TickRef) and i.value.every
    }
