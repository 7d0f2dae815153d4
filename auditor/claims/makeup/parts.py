"""One thing that a sentence says of the figure's make-up, as data that can be held against the document."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from auditor.language.numbers import Num
from auditor.model import Axis, Document, Panel
from auditor.quantity import plain_number
from auditor.truth import Interval, Truth, any_of
from auditor.world import Reading, World


class Part(Protocol):
    """A part of a description: it can say itself, and be held against the data."""

    def describe(self, document: Document) -> str:
        """The part in a few words: "4 rows"."""
        ...

    def truth(self, world: World) -> Truth:
        """Whether it holds under one reading of the digits."""
        ...

    def shown(self, document: Document) -> str:
        """What the data show instead, in words that follow "but"."""
        ...


def axis(panel: Panel, side: str) -> Axis:
    """The axis of a side."""
    return panel.rows if side == "rows" else panel.columns


def side_name(document: Document, panels: Sequence[int], side: str) -> str:
    """The axis in words: its label, or what it is."""
    labels = {axis(document.panels[index], side).label for index in panels}
    label = next(iter(labels)) if len(labels) == 1 else ""
    return f"{side} ({label})" if label else side


def used(panel: Panel, side: str) -> tuple[int, ...]:
    """The positions of the ticks at which a cell or a band is written."""
    places = {cell.row if side == "rows" else cell.column for cell in panel.cells}
    for band in panel.bands:
        places.update(band.rows if side == "rows" else band.columns)
    return tuple(sorted(places))


def states_count(world: World, num: Num, counts: Iterable[int]) -> Truth:
    """Whether the stated number is one of the possible counts."""
    stated = num.fair() if world.reading is Reading.PRINTED else num.generous()
    exact = Interval(stated.low, stated.high) if num.op != "=" else Interval.point(num.value)
    return any_of(Truth.of(exact.low <= count <= exact.high) for count in counts)


def several(counts: Iterable[int]) -> str:
    """Counts in words: "4", "4 or 5"."""
    return " or ".join(plain_number(count) for count in sorted(set(counts)))
