"""Rows with more or fewer values than the grid has columns."""

from collections.abc import Iterator, Mapping, Sequence

from auditor.evidence.lines import Side, lines, marks, name_of
from auditor.evidence.shape import WHOLE_ROWS, short_lines
from auditor.model import Panel, Surplus
from auditor.rule import Example, Finding, Mark, Severity, rule

_GRID = """\
## Heatmap: wear by load and speed
- **X-axis (Speed)**: 1, 2, 3, 4
- **Y-axis (Load)**: 10, 20, 30, 40
#### Wear
- 10: 3.1, 3.4, 3.9, 4.2
- 20: {second}
- 30: 3.8, 4.4, 4.9, 5.5
- 40: 4.1, 4.6, 5.3, 5.9
"""


@rule(
    "GRD001",
    bad=[
        Example(
            _GRID.format(second="3.3, 3.7, 4.1, 4.5, 4.8"),
            marks="4.8",
            says="5 values in a grid of 4 columns",
        ),
        Example(
            _GRID.format(second="3.3, 3.7, 4.1"),
            marks="3.3, 3.7, 4.1",
            says="3 values in a grid of 4 columns",
        ),
        Example(
            _GRID.format(second="3.3, 3.7, 4.1, 4.5").replace("1, 2, 3, 4", "1, 2, 3"),
            marks="4.2",
            says="all 4 rows have 4 values, but the axis has 3 columns",
        ),
    ],
    good=[
        Example(_GRID.format(second="3.3, 3.7, N/A, 4.5")),
        Example(
            """\
## Heatmap: distances
| | oak | elm | ash |
|---|---|---|---|
| oak | 0 | | |
| elm | 4 | 0 | |
| ash | 7 | 3 | 0 |
"""
        ),
    ],
)
def ragged_row(panel: Panel) -> Iterator[Finding]:
    """A row holds more or fewer values than the grid has columns.

    Assumes that the axis, or most of the rows, tell the number of columns. A value beyond them has no
    place, and which of the row's values is the extra one cannot be known. Rows that are all too long in the
    same way are one finding: the axis lacks a tick, or was not told in full, and that is information, as are
    values beyond the last row. A row that is short counts only
    where rows are written as a whole and at least two thirds of them are complete, so that triangles and
    selections of cells stay silent; a cell marked as missing is there.
    """
    surplus: dict[int | None, list[Surplus]] = {}
    for extra in panel.surplus:
        surplus.setdefault(extra.row, []).append(extra)
    if _all_alike(panel, surplus):
        yield _short_axis(panel)
    else:
        for row, extras in surplus.items():
            yield _long(panel, row, extras)
    if panel.form in WHOLE_ROWS:
        for side, index, missing in short_lines(panel):
            yield _short(panel, side, index, missing)


def _length(panel: Panel, row: int | None) -> int:
    """How many values a row has, those without a place among them."""
    return sum(cell.row == row for cell in panel.cells) + sum(extra.row == row for extra in panel.surplus)


def _all_alike(panel: Panel, surplus: Mapping[int | None, Sequence[Surplus]]) -> bool:
    """Whether every row is as long as the others, so that it is the axis that lacks a tick."""
    lengths = {_length(panel, row) for row in range(len(panel.rows.ticks))}
    return len(panel.rows.ticks) > 1 and len(surplus) == len(panel.rows.ticks) and len(lengths) == 1


def _short_axis(panel: Panel) -> Finding:
    columns = len(panel.columns.ticks)
    number = "both" if len(panel.rows.ticks) == 2 else f"all {len(panel.rows.ticks)}"
    places = [Mark(extra.span, "beyond the grid") for extra in panel.surplus]
    return Finding(
        f"{number} rows have {_length(panel, 0)} values, but the axis has {columns} columns",
        places[0],
        also=tuple(places[1:]),
        panel=name_of(panel),
        severity=Severity.INFO,
    )


def _long(panel: Panel, row: int | None, extras: list[Surplus]) -> Finding:
    columns = len(panel.columns.ticks)
    if row is None:
        message = f"a column has {len(extras)} more values than the grid has rows"
    else:
        message = f"row {panel.rows.ticks[row].text} has {_length(panel, row)} values in a grid of {columns} columns"
    return Finding(
        message,
        Mark(extras[0].span, "beyond the grid"),
        also=tuple(Mark(extra.span) for extra in extras[1:]),
        panel=name_of(panel),
        severity=Severity.INFO if row is None else None,
    )


def _short(panel: Panel, side: Side, index: int, missing: int) -> Finding:
    line = lines(panel, side)[index]
    cells = [cell for cell in panel.cells if (cell.row if side == "row" else cell.column) == index]
    other = "columns" if side == "row" else "rows"
    places = marks(cells)
    return Finding(
        f"{line} has {len(cells)} values in a grid of {len(cells) + missing} {other}",
        places[0],
        also=places[1:],
        panel=name_of(panel),
    )
