"""Rows and columns of a panel as lines of written numbers, so that one check serves both."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from auditor.model import Axis, Cell, Panel
from auditor.quantity import Quantity
from auditor.rule import Mark
from auditor.source import Span

Side = Literal["row", "column"]
SIDES: tuple[Side, ...] = ("row", "column")


@dataclass(frozen=True)
class Line:
    """One row or column of a panel: its written cells in the order of the other axis.

    `places` are the cells' positions along the line; missing cells, and cells that only a sentence such
    as "all others are 0" fills, are absent.
    """

    side: Side
    index: int
    name: str
    places: tuple[int, ...]
    cells: tuple[Cell, ...]

    @cached_property
    def quantities(self) -> tuple[Quantity, ...]:
        """The numbers of the line."""
        return tuple(cell.quantity for cell in self.cells if cell.quantity)

    @cached_property
    def values(self) -> tuple[float, ...]:
        """The values of the line."""
        return tuple(quantity.value for quantity in self.quantities)

    @cached_property
    def at(self) -> dict[int, Quantity]:
        """The numbers by their position along the line."""
        return dict(zip(self.places, self.quantities, strict=True))

    def __str__(self) -> str:
        return f"{self.side} {self.name}"


def axis_of(panel: Panel, side: Side) -> Axis:
    """The axis whose ticks name the lines of a side."""
    return panel.rows if side == "row" else panel.columns


def lines(panel: Panel, side: Side) -> tuple[Line, ...]:
    """The rows or the columns of a panel, in the order of its axis; a line without a number is empty."""
    ticks = axis_of(panel, side).ticks
    members: dict[int, list[tuple[int, Cell]]] = {index: [] for index in range(len(ticks))}
    for cell in panel.cells:
        if cell.quantity and not cell.assumed:
            index, place = (cell.row, cell.column) if side == "row" else (cell.column, cell.row)
            members[index].append((place, cell))
    return tuple(
        _line(side, index, ticks[index].text, sorted(found, key=_place)) for index, found in members.items()
    )


def _place(member: tuple[int, Cell]) -> int:
    return member[0]


def _line(side: Side, index: int, name: str, members: list[tuple[int, Cell]]) -> Line:
    return Line(side, index, name, tuple(p for p, _ in members), tuple(cell for _, cell in members))


def marks(cells: Iterable[Cell], note: str = "") -> tuple[Mark, ...]:
    """Marks on cells, in the order of the text: cells that stand closely together share one mark."""
    found: list[Span] = []
    for span in sorted(cell.span for cell in cells):
        if found and 0 <= span.start - found[-1].end <= CLOSE:
            found[-1] = Span(found[-1].start, span.end)
        else:
            found.append(span)
    return tuple(Mark(span, note) for span in found)


# Between the numbers of a list or of a table row stand a comma or a bar and some blanks.
CLOSE = 4


def name_of(panel: Panel) -> str:
    """What a message calls a panel."""
    return panel.name or panel.figure


def place_of(panel: Panel, cell: Cell) -> str:
    """What a message calls the place of a cell."""
    return f"{panel.rows.ticks[cell.row].text}, {panel.columns.ticks[cell.column].text}"


def written(panel: Panel) -> tuple[Cell, ...]:
    """The cells that hold a number of their own, in the order of the text."""
    return tuple(sorted((c for c in panel.cells if c.quantity and not c.assumed), key=lambda cell: cell.span))


def pairs(items: tuple[Line, ...]) -> Iterator[tuple[Line, Line]]:
    """All pairs of lines, in order."""
    return ((first, second) for i, first in enumerate(items) for second in items[i + 1 :])
