"""Facts: the numbers that some cells give, each one of a family in which it can be ranked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from auditor.claim import Place
from auditor.claims.amounts.term import Compound, Term
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.world import REGIONS, SET_APART, Selection, same_labels

# Of more cells than these no differences are taken: chance would explain them.
MOST_PAIRED = 60
_WORKED_OUT: dict[str, Callable[[list[float]], float]] = {
    "mean": lambda values: sum(values) / len(values),
    "sum": sum,
    "max": max,
    "min": min,
    "spread": lambda values: max(values) - min(values),
}


@dataclass(frozen=True, slots=True)
class Fact:
    """A number of the data: its value, what it is, and the places of each thing that it is about.

    `family` names those that it can be held against: the cells of a panel, the means of its rows.
    """

    value: float
    term: Compound
    parts: tuple[frozenset[Place], ...]
    family: tuple[object, ...]

    @property
    def places(self) -> frozenset[Place]:
        """All places that it is about."""
        return frozenset().union(*self.parts)

    @property
    def is_cell(self) -> bool:
        """Whether it is the value of one cell."""
        return self.term.second is None and self.term.first.function == "cell"

    @property
    def place(self) -> Place:
        """Where the first cell stands that it is about."""
        return min(self.parts[0])


@dataclass(frozen=True)
class Ground:
    """Cells of one panel that make whole lines of those rows and columns that are meant."""

    document: Document
    panel: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    region: str = ""

    @classmethod
    def of(cls, document: Document, places: frozenset[Place]) -> "Iterator[Ground]":
        """The grounds that some places make, panel by panel; none of places that make no lines."""
        for panel in sorted({place[0] for place in places}):
            own = {place[1:] for place in places if place[0] == panel}
            rows, columns = (tuple(sorted({at[i] for at in own})) for i in (0, 1))
            written = document.panels[panel].values
            if own == {(r, c) for r in rows for c in columns if (r, c) in written}:
                yield cls(document, panel, rows, columns)
            for region in REGIONS if same_labels(document.panels[panel]) else ():
                if region not in SET_APART and own == set(
                    Selection(panel, region=region).places(document.panels[panel])
                ):
                    yield cls(document, panel, rows, columns, region)

    @cached_property
    def whole(self) -> Selection:
        """All of its cells."""
        return Selection(
            self.panel, self._side("rows", self.rows), self._side("columns", self.columns), self.region
        )

    @cached_property
    def scopes(self) -> tuple[tuple[str, Selection], ...]:
        """All of its cells, its rows and its columns, each with the name of its family."""
        found = [("whole", self.whole)]
        if self.region:
            return tuple(found)
        lines = [("rows", replace(self.whole, rows=(row,))) for row in self.rows]
        lines += [("columns", replace(self.whole, columns=(column,))) for column in self.columns]
        found += [(name, line) for name, line in lines if line != self.whole and self._is_line(line)]
        if same_labels(self.document.panels[self.panel]):
            whole = [(name, line) for name, line in (*lines, ("whole", self.whole)) if _is_full(line)]
            found += [
                (f"{name} without the diagonal", replace(line, region="off-diagonal")) for name, line in whole
            ]
            if self.whole.whole:
                regions = ("diagonal", "upper triangle", "lower triangle")
                found += [(region, Selection(self.panel, region=region)) for region in regions]
        return tuple(found)

    def _is_line(self, line: Selection) -> bool:
        return line.rows is None or line.columns is None or len(self.rows) > 1 and len(self.columns) > 1

    def _side(self, side: str, chosen: tuple[int, ...]) -> tuple[int, ...] | None:
        """The lines of a side, or None for all of them: those too in which nothing is written beside the others."""
        panel = self.document.panels[self.panel]
        ticks = panel.rows.ticks if side == "rows" else panel.columns.ticks
        others = self.columns if side == "rows" else self.rows
        written = {at if side == "rows" else at[::-1] for at in panel.values}
        left = [n for n in range(len(ticks)) if n not in chosen]
        open_ = not any((n, other) in written for n in left for other in others)
        return None if open_ else chosen

    def values(self, scope: Selection) -> list[float] | None:
        """The values of a scope, or None where one of them is not written."""
        panel = self.document.panels[self.panel]
        places = list(scope.places(panel))
        if not places or any(place not in panel.values for place in places):
            return None
        return [float(panel.values[place].value) for place in places]


def _is_full(scope: Selection) -> bool:
    """Whether a scope is a whole line, or the whole panel."""
    return scope.rows is None or scope.columns is None


def cell_facts(document: Document, places: Iterable[Place]) -> Iterator[Fact]:
    """The cells at some places."""
    for panel, row, column in sorted(places):
        quantity = document.panels[panel].values.get((row, column))
        if quantity is not None:
            term = Term("cell", (Selection(panel, (row,), (column,)),))
            yield Fact(
                float(quantity.value), Compound(term), (frozenset(((panel, row, column),)),), ("cell", panel)
            )


def worked_out(ground: Ground, functions: Sequence[str]) -> Iterator[Fact]:
    """What functions make of the lines of a ground, and of the whole of it."""
    for name, scope in ground.scopes:
        values = ground.values(scope)
        if values is None or len(values) < 2:
            continue
        places = frozenset((ground.panel, *at) for at in scope.places(ground.document.panels[ground.panel]))
        for function in functions:
            term = Compound(Term(function, (scope,)))
            family = (function, name) if name == "whole" else (function, name, ground.panel)
            yield Fact(_WORKED_OUT[function](values), term, (places,), family)


def both_ways(ground: Ground) -> Iterator[Fact]:
    """The sums of both cells of a pair, in a set crossed with itself."""
    panel = ground.document.panels[ground.panel]
    if not (ground.whole.whole and same_labels(panel)):
        return
    for one, other in combinations(ground.rows, 2):
        if (one, other) in panel.values and (other, one) in panel.values:
            scope = (Selection(ground.panel, (one,), (other,)), Selection(ground.panel, (other,), (one,)))
            value = float(panel.values[one, other].value) + float(panel.values[other, one].value)
            places = frozenset(((ground.panel, one, other), (ground.panel, other, one)))
            yield Fact(value, Compound(Term("sum", scope)), (places,), ("both ways", ground.panel))


def tallies(ground: Ground, bound: Num) -> Iterator[Fact]:
    """How many cells of a ground, and of each of its lines, a bound holds for."""
    fair = bound.fair()
    for name, scope in ground.scopes:
        values = ground.values(scope)
        if values is not None:
            places = frozenset(
                (ground.panel, *at) for at in scope.places(ground.document.panels[ground.panel])
            )
            size = sum(fair.low - 1e-9 <= value <= fair.high + 1e-9 for value in values)
            term = Compound(Term("count", (scope,), bound=bound))
            yield Fact(float(size), term, (places,), ("count", name, ground.panel))


def related(facts: Sequence[Fact], relation: str) -> Iterator[Fact]:
    """What pairs of facts give together that differ in one thing: their place on one axis, or their panel."""
    for one, other in combinations(facts, 2):
        if not _alike(one, other):
            continue
        for first, second in ((one, other), (other, one)):
            value = _relate(first.value, second.value, relation)
            if value is not None:
                term = Compound(first.term.first, second.term.first, relation)
                yield Fact(value, term, (*first.parts, *second.parts), (relation, *first.family))


def shares(ground: Ground) -> Iterator[Fact]:
    """Parts in percent of what they are parts of, where no value is below nought."""
    scopes = [(name, scope, ground.values(scope)) for name, scope in ground.scopes]
    sums = [(name, scope, sum(values)) for name, scope, values in scopes if values and min(values) >= 0]
    panel = ground.document.panels[ground.panel]
    parts = [
        ("cell", Selection(ground.panel, (row,), (column,)), float(panel.values[row, column].value))
        for row in ground.rows
        for column in ground.columns
        if (row, column) in panel.values
    ]
    for name, part, size in (*parts, *sums):
        for _, whole, of in sums:
            inside = set(part.places(panel))
            if part != whole and of > 0 and inside < set(whole.places(panel)):
                term = Compound(Term("sum", (part,)), Term("sum", (whole,)), "share")
                places = frozenset((ground.panel, *at) for at in inside)
                yield Fact(100 * size / of, term, (places,), ("share", name, ground.panel))


def _alike(one: Fact, other: Fact) -> bool:
    """Whether two facts are of the same sort, and differ in one thing only."""
    if one.family[:2] != other.family[:2] and not (one.is_cell and other.is_cell):
        return False
    if one.is_cell:
        (a,), (b,) = one.places, other.places
        return sum(x == y for x, y in zip(a, b, strict=True)) == 2
    mine, theirs = one.term.first.scope[0], other.term.first.scope[0]
    return mine.panel == theirs.panel or replace(mine, panel=theirs.panel) == theirs


def _relate(first: float, second: float, relation: str) -> float | None:
    if relation == "difference":
        return first - second
    if not second or first * second < 0:
        return None
    return first / second if relation == "ratio" else 100 * (first - second) / abs(second)
