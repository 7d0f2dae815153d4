"""Total and average rows and columns against the cells that they sum up."""

import re
from collections.abc import Iterator

from auditor.evidence.lines import name_of
from auditor.model import Panel, Total
from auditor.quantity import Quantity, plain_number
from auditor.rule import Example, Finding, Mark, rule
from auditor.truth import Interval, Truth, same, total

_MEAN = re.compile(r"\b(?:averages?|avg|means?)\b", re.IGNORECASE)

_GRID = """\
## Heatmap: eggs by nest and week
| Nest | Week 1 | Week 2 | Week 3 | Total |
|---|---|---|---|---|
| east | 4 | 6 | 9 | 19 |
| west | 3 | 8 | 5 | {west} |
| north | 7 | 2 | 8 | 17 |
"""


@rule(
    "MAT003",
    bad=[Example(_GRID.format(west="61"), marks="61", says="sum to 16")],
    good=[Example(_GRID.format(west="16")), Example(_GRID.format(west="~15"))],
)
def wrong_total(panel: Panel) -> Iterator[Finding]:
    """A total or an average differs from the cells that it sums up.

    Assumes that the total is of the cells shown. The rounding of each cell counts, so that shares may miss
    100 by a little; a line with a missing cell is left alone. Silent where fewer than two totals of the
    same kind fit, or more miss than fit: then they are weighted, or of other cells.
    """
    for mean in (False, True):
        judged = [
            (entry, expected) for entry in panel.totals if (expected := _expected(panel, entry, mean=mean))
        ]
        wrong = [(entry, expected) for entry, expected in judged if not _fits(entry, expected)]
        if len(judged) - len(wrong) >= 2 and len(wrong) <= len(judged) - len(wrong):
            yield from (_finding(panel, entry, expected, mean=mean) for entry, expected in wrong)


def _expected(panel: Panel, entry: Total, *, mean: bool) -> Interval | None:
    """What the total can be, or None where it is of another kind or cannot be known."""
    label = entry.row_label if entry.row is None else entry.column_label
    if entry.quantity is None or bool(_MEAN.search(label)) != mean:
        return None
    rows = range(len(panel.rows.ticks)) if entry.row is None else (entry.row,)
    columns = range(len(panel.columns.ticks)) if entry.column is None else (entry.column,)
    cells = [panel.values.get((row, column)) for row in rows for column in columns]
    known = [quantity for quantity in cells if quantity]
    if len(known) < len(cells) or len(known) < 2:
        return None
    shares = entry.quantity.value == 100 or entry.quantity.unit == "%"
    whole = total(_read(quantity, shares) for quantity in known)
    return whole.scaled(1 / len(known)) if mean else whole


def _read(quantity: Quantity, shares: bool) -> Interval:
    """Whole numbers are counts, exact as printed, unless they are shares; all others are rounded."""
    exact = quantity.step == 1 and not quantity.approximate and not shares
    return quantity.printed if exact else quantity.interval


def _fits(entry: Total, expected: Interval) -> bool:
    return entry.quantity is None or same(entry.quantity.interval, expected) is not Truth.FALSE


def _finding(panel: Panel, entry: Total, expected: Interval, *, mean: bool) -> Finding:
    name = entry.row_label if entry.row is not None else entry.column_label
    verb = "average" if mean else "sum to"
    actual = plain_number(round(expected.middle, 4))
    of = (
        f"the cells of {name}"
        if None in (entry.row, entry.column) and (entry.row, entry.column) != (None, None)
        else "the cells"
    )
    return Finding(
        f"{of} {verb} {actual}, not {entry.text}",
        Mark(entry.span),
        panel=name_of(panel),
        stated=entry.text,
        actual=actual,
        suggestion=actual,
    )
