"""Two numbers that a sentence holds against each other: cells, means, extremes or told numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claim import Place
from auditor.claims.judging import Valued, described
from auditor.claims.pairing import Group, measured, pairs
from auditor.language.numbers import Num
from auditor.model import Document, Panel
from auditor.truth import Interval, Truth, all_of
from auditor.world import Reading, Selection, World

_WORDS = {
    "max": "the highest value",
    "min": "the lowest value",
    "sum": "the sum",
    "mean": "the mean",
    "median": "the median",
    "spread": "the spread",
}


@dataclass(frozen=True, slots=True)
class Operand:
    """One number of two: what some cells hold, or a number that the text tells."""

    cells: Group | None = None
    told: Num | None = None

    @property
    def panels(self) -> tuple[int, ...]:
        """The panels of its cells."""
        return tuple(dict.fromkeys(s.panel for s in self.cells.scope)) if self.cells else ()

    def value(self, world: World) -> Interval | None:
        """What is known of it; None where it is no single number."""
        if self.told is not None:
            return (
                Interval.point(self.told.value) if world.reading is Reading.PRINTED else self.told.generous()
            )
        found = self.cells.cells(world) if self.cells else []
        if self.cells is not None and self.cells.measure:
            return self._measured(world, self.cells, found) if found else None
        return found[0].value if len(found) == 1 else None

    @staticmethod
    def _measured(world: World, cells: Group, found: Sequence[Valued]) -> Interval:
        """What a measure of the cells is known to be: by their values, and by the extremes that the text states."""
        value = measured([cell.value for cell in found], cells.measure)
        whole = len(cells.scope) == 1 and cells.measure in ("max", "min") and not cells.without
        stated = world.stated_end(cells.scope[0], cells.measure) if whole else None
        return (value.intersection(stated) or value) if stated is not None else value

    @property
    def is_extreme_of_panel(self) -> bool:
        """Whether it is the largest or the smallest value of whole panels."""
        cells = self.cells
        return cells is not None and cells.measure in ("max", "min") and all(s.whole for s in cells.scope)

    def describe(self, document: Document) -> str:
        """The operand in words."""
        if self.told is not None or self.cells is None:
            return self.told.text if self.told else ""
        place = described(document, self.cells.scope)
        return (
            f"{_WORDS.get(self.cells.measure, self.cells.measure)} of {place}"
            if self.cells.measure
            else place
        )


def of_cells(*scope: Selection, measure: str = "") -> Operand:
    """The cells of some selections."""
    return Operand(Group(scope, measure))


@dataclass(frozen=True, slots=True)
class Ends:
    """Where a change begins and where it ends; or what something is measured by, and what is measured."""

    first: Operand
    last: Operand

    def values(self, world: World) -> list[tuple[Interval, Interval]]:
        """What is known of both: of single numbers, or of all cells that correspond to each other."""
        one, two = self.first.value(world), self.last.value(world)
        if one is not None and two is not None:
            return [(one, two)]
        first, last = self.first.cells, self.last.cells
        if first is None or last is None or first.measure or last.measure:
            return []
        return [(a.value, b.value) for a, b in pairs(world, first, last)]

    def places(self, world: World) -> tuple[Place, ...]:
        """The first few cells of both."""
        return tuple(
            cell.place
            for operand in (self.first, self.last)
            if operand.cells
            for cell in operand.cells.cells(world)[:4]
        )

    @property
    def panels(self) -> tuple[int, ...]:
        """The panels whose cells take part."""
        return tuple(dict.fromkeys((*self.first.panels, *self.last.panels)))

    def describe(self, document: Document) -> str:
        """Both ends in words: "from x to y"."""
        return f"from {self.first.describe(document)} to {self.last.describe(document)}"


def are_told(world: World, ends: Sequence[Ends]) -> Truth:
    """Whether the told numbers stand anywhere in the data: TRUE or UNKNOWN, never FALSE."""
    written = [value for panel in world.document.panels for value in _figures(panel)]
    numbers = [operand.told for one in ends for operand in (one.first, one.last) if operand.told is not None]
    return all_of(
        Truth.TRUE if any(num.fair().low <= value <= num.fair().high for value in written) else Truth.UNKNOWN
        for num in numbers
    )


def _figures(panel: Panel) -> Iterator[float]:
    """The numbers that a text may tell of a panel: its cells, sums, means and spreads of its lines and of all."""
    cells = {place: q.value for place, q in panel.values.items()}
    yield from cells.values()
    for pick in (lambda place: place[0], lambda place: place[1], lambda place: 0):
        groups: dict[int, list[float]] = {}
        for place, value in cells.items():
            groups.setdefault(pick(place), []).append(value)
        for values in groups.values():
            yield from (sum(values), sum(values) / len(values), max(values) - min(values))


def on_the_whole(truths: Sequence[Truth], mean: Truth) -> Truth:
    """Said of many pairs at once: true of all, or of the mean and most of them; false of all and the mean."""
    if all(truth is Truth.TRUE for truth in truths) or (
        mean is Truth.TRUE and 2 * sum(t is Truth.TRUE for t in truths) > len(truths)
    ):
        return Truth.TRUE
    return (
        Truth.FALSE
        if mean is Truth.FALSE and all(truth is Truth.FALSE for truth in truths)
        else Truth.UNKNOWN
    )


def mean_values(found: Sequence[tuple[Interval, Interval]]) -> tuple[Interval, Interval]:
    """The means of both ends."""
    firsts, lasts = zip(*found, strict=True)
    return _mean(firsts), _mean(lasts)


def _mean(values: Sequence[Interval]) -> Interval:
    return Interval(sum(v.low for v in values) / len(values), sum(v.high for v in values) / len(values))
