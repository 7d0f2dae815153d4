"""The numbers that data give: a cell, a mean, a sum, an extreme, and differences and ratios of these."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.aggregates import aggregate, cell_sets, given_totals
from auditor.claims.judging import described, extreme, num_text, valued
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, stands
from auditor.world import Selection, World

_NAMES = {
    "mean": "the mean of",
    "sum": "the sum of",
    "median": "the median of",
    "max": "the highest value of",
    "min": "the lowest value of",
    "spread": "the spread of",
    "count": "the number of cells",
}
_FUNCTIONS = ("cell", "told", *_NAMES)
_JOINTS = {
    "difference": "minus",
    "ratio": "divided by",
    "growth": "in percent above",
    "share": "in percent of",
}


@dataclass(frozen=True, slots=True)
class Term:
    """One number of the data: the cell, or a function of the cells, that some selections hold; or one that the text told before.

    A count is that of the cells for which its `bound` holds.
    """

    function: str
    scope: tuple[Selection, ...]
    told: Num | None = None
    bound: Num | None = None

    def __post_init__(self) -> None:
        if self.function not in _FUNCTIONS:
            raise ValueError(f"cells give no {self.function!r}; known are {', '.join(_FUNCTIONS)}")

    def values(self, world: World) -> list[Interval]:
        """What is known of it, in every way to compute it; nothing where it is no single number."""
        if self.told is not None:
            return [Interval.point(self.told.value)]
        cells = [cell.value for cell in valued(world, self.scope)]
        if not cells or not all(value.known for value in cells):
            return []
        if self.function == "cell":
            return cells if len(cells) == 1 else []
        if self.function == "count":
            return self._counted(world, cells)
        if self.function in ("max", "min"):
            return [extreme(cells, self.function)]
        if self.function == "spread":
            return [extreme(cells, "max") - extreme(cells, "min")]
        found = [aggregate(self.function, values) for values in cell_sets(world, self.scope)]
        return [value for value in found if value is not None] + given_totals(
            world, self.function, self.scope
        )

    def _counted(self, world: World, cells: Sequence[Interval]) -> list[Interval]:
        """How many cells the bound holds for: between those that surely meet it and those that may."""
        if self.bound is None:
            return []
        met = [stands(self.bound.op, cell, Interval.point(self.bound.value)) for cell in cells]
        surely = sum(one is Truth.TRUE for one in met)
        return [Interval(surely, surely + sum(one is Truth.UNKNOWN for one in met))]

    def describe(self, document: Document) -> str:
        """For instance: the mean of row A."""
        if self.told is not None:
            return self.told.text
        place = described(document, self.scope)
        if self.bound is not None:
            return f"{_NAMES[self.function]} {num_text(self.bound)} in {place}"
        return f"{_NAMES[self.function]} {place}" if self.function in _NAMES else place


@dataclass(frozen=True, slots=True)
class Compound:
    """A term, or what two terms give together: their difference, their ratio, by how many percent the first is more than the second."""

    first: Term
    second: Term | None = None
    relation: str = ""

    def __post_init__(self) -> None:
        if (self.relation or "difference") not in _JOINTS:
            raise ValueError(f"two terms give no {self.relation!r}; known are {', '.join(_JOINTS)}")

    def values(self, world: World) -> list[Interval]:
        """What is known of it, in every way to compute it."""
        ones = self.first.values(world)
        if self.second is None:
            return ones
        return [_related(a, b, self.relation) for a in ones for b in self.second.values(world)]

    def describe(self, document: Document) -> str:
        """For instance: row A at x minus row A at y."""
        if self.second is None:
            return self.first.describe(document)
        return f"{self.first.describe(document)} {_JOINTS[self.relation]} {self.second.describe(document)}"


def _related(first: Interval, second: Interval, relation: str) -> Interval:
    if relation == "difference":
        return first - second
    if relation == "ratio":
        return first / second
    return (first / second if relation == "share" else (first - second) / second).scaled(100)
