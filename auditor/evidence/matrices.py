"""Square panels whose rows and columns are the same things: correlations, distances, confusions."""

from auditor.model import Panel
from auditor.quantity import Quantity
from auditor.reading.labels import same_label
from auditor.truth import Truth, same

SMALLEST = 3
# With this share of the labels alike, rows and columns are meant to be the same things.
MOST = 0.6


def is_square(panel: Panel) -> bool:
    """Whether rows and columns have the same labels in the same order, three of them at least."""
    return agreeing_labels(panel) == len(panel.rows.ticks) >= SMALLEST


def agreeing_labels(panel: Panel) -> int:
    """How many rows have the label of the column at the same place; 0 where there are not as many."""
    rows, columns = panel.rows.ticks, panel.columns.ticks
    if len(rows) != len(columns):
        return 0
    return sum(same_label(row.text, column.text) for row, column in zip(rows, columns, strict=True))


def is_meant_square(panel: Panel) -> bool:
    """Whether most labels agree, three at least, so that all of them should."""
    return agreeing_labels(panel) >= max(SMALLEST, MOST * len(panel.rows.ticks))


def diagonal(panel: Panel) -> dict[int, Quantity]:
    """The numbers on the diagonal, by position."""
    return {row: quantity for (row, column), quantity in panel.values.items() if row == column}


def mirrored(panel: Panel) -> list[tuple[tuple[int, int], Quantity, Quantity]]:
    """The numbers below the diagonal with their counterparts above it."""
    values = panel.values
    return [
        ((row, column), quantity, values[column, row])
        for (row, column), quantity in sorted(values.items())
        if row > column and (column, row) in values
    ]


def may_equal(a: Quantity, b: Quantity) -> bool:
    """Whether some reading of two numbers is the same."""
    return same(a.interval, b.interval) is not Truth.FALSE
