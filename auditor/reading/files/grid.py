"""Grids from matrices and from points: what all data files have in common."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from auditor.model import Axis, Band, Cell, Legend, Panel, Surplus, Tick
from auditor.reading.files.syntax.tree import Scalar
from auditor.reading.files.values import Value, read_tick
from auditor.source import Span


@dataclass(frozen=True, slots=True)
class Point:
    """A value at a row and a column, as positions on the axes; None or a position beyond them is no place."""

    row: int | None
    column: int | None
    value: Value


@dataclass(frozen=True, slots=True)
class Grid:
    """Ticks and values of one panel, before it has a name."""

    rows: tuple[Tick, ...]
    columns: tuple[Tick, ...]
    cells: tuple[Cell, ...]
    surplus: tuple[Surplus, ...]
    restated: tuple[Cell, ...]
    bands: tuple[Band, ...]
    form: str


@dataclass(frozen=True, slots=True)
class Side:
    """What a data file says of an axis beside its ticks."""

    label: str = ""
    first: str = ""


class TickList:
    """The ticks of an axis, in the order of their first use."""

    def __init__(self, given: Iterable[Tick] = ()) -> None:
        self.ticks = list(given)
        self._places: dict[str, int] = {}
        for place, tick in enumerate(self.ticks):
            self._places.setdefault(tick.text, place)

    def place(self, scalar: Scalar) -> int:
        """The position of a label, which becomes a new tick where it is none."""
        place = self._places.setdefault(scalar.text, len(self.ticks))
        if place == len(self.ticks):
            self.ticks.append(read_tick(scalar))
        return place

    def known(self, text: str) -> int | None:
        """The position of a label, or None."""
        return self._places.get(text)


def from_matrix(rows: Sequence[Tick], columns: Sequence[Tick], values: Sequence[Sequence[Value]]) -> Grid:
    """A grid of listed rows; values beyond the ticks are surplus."""
    points = (
        Point(row, column, value) for row, line in enumerate(values) for column, value in enumerate(line)
    )
    return from_points(rows, columns, points, "tables")


def from_points(
    rows: Sequence[Tick], columns: Sequence[Tick], points: Iterable[Point], form: str = "points"
) -> Grid:
    """A grid of single values: the first at each place counts, later ones are restated; ranges are bands."""
    cells: dict[tuple[int, int], Cell] = {}
    surplus: list[Surplus] = []
    restated: list[Cell] = []
    bands: list[Band] = []
    for point in points:
        row = _inside(point.row, rows)
        column = _inside(point.column, columns)
        if row is None or column is None:
            surplus.append(point.value.surplus(row))
        elif band := point.value.band(row, column):
            bands.append(band)
        elif (row, column) in cells:
            restated.append(point.value.cell(row, column))
        else:
            cells[row, column] = point.value.cell(row, column)
    placed = tuple(cells.values())
    return Grid(tuple(rows), tuple(columns), placed, tuple(surplus), tuple(restated), tuple(bands), form)


def _inside(place: int | None, ticks: Sequence[Tick]) -> int | None:
    return place if place is not None and 0 <= place < len(ticks) else None


def panel_of(
    grid: Grid,
    name: str,
    span: Span,
    rows: Side,
    columns: Side,
    legend: Legend | None = None,
    figure: str = "",
) -> Panel:
    """The panel that a grid makes."""
    return Panel(
        figure=figure,
        name=name,
        span=span,
        rows=Axis(rows.label, grid.rows, first=rows.first),
        columns=Axis(columns.label, grid.columns, first=columns.first),
        cells=grid.cells,
        legend=legend,
        surplus=grid.surplus,
        restated=grid.restated,
        bands=grid.bands,
        form=grid.form,
    )
