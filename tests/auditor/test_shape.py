from dataclasses import replace

from auditor.evidence.shape import gaps, short_lines, stray_ticks
from auditor.model import AxisDeclaration, Tick
from auditor.source import Span
from grids import panel

GRID = panel("1 2 3\n4 5 6\n7 8 9\n3 2 1")


def test_lines_without_a_cell_are_told_from_single_gaps() -> None:
    cells = tuple(cell for cell in GRID.cells if cell.row != 1 and (cell.row, cell.column) != (2, 2))
    found = gaps(replace(GRID, cells=cells))
    assert found.empty == {"row": (1,), "column": ()}
    assert found.single == ((2, 2),)


def test_a_row_that_ends_early_is_short_and_a_hole_is_not() -> None:
    ends = replace(GRID, cells=tuple(cell for cell in GRID.cells if (cell.row, cell.column) != (1, 2)))
    hole = replace(GRID, cells=tuple(cell for cell in GRID.cells if (cell.row, cell.column) != (1, 1)))
    assert short_lines(ends) == [("row", 1, 1)]
    assert short_lines(hole) == []


def test_two_short_rows_of_four_are_a_shape_of_their_own() -> None:
    cells = tuple(cell for cell in GRID.cells if not (cell.row < 2 and cell.column == 2))
    assert short_lines(replace(GRID, cells=cells)) == []


def test_a_stray_tick_is_told_the_unused_tick_that_it_resembles() -> None:
    ticks = tuple(Tick(text, Span(0, 1)) for text in ("north", "south", "east", "west"))
    axis = replace(GRID.rows, declaration=AxisDeclaration("rows", "", Span(0, 1), ticks))
    used = replace(axis, ticks=(*ticks[:3], Tick("vest", Span(2, 3))))
    assert [(one.tick.text, one.meant and one.meant.text) for one in stray_ticks(used, "")] == [
        ("vest", "west")
    ]


def test_a_tick_that_the_axis_mentions_in_any_way_is_not_stray() -> None:
    ticks = tuple(Tick(text, Span(0, 1)) for text in ("32K", "64K", "128K"))
    axis = replace(GRID.rows, declaration=AxisDeclaration("rows", "", Span(0, 1), ticks))
    used = replace(axis, ticks=(*ticks, Tick("8K", Span(2, 3))))
    assert list(stray_ticks(used, "8K at the top, then 32K, 64K, 128K")) == []
