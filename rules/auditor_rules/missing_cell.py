"""Single cells that an otherwise complete grid lacks."""

from collections.abc import Iterator

from auditor.evidence.lines import name_of
from auditor.evidence.shape import WHOLE_ROWS, gaps, short_lines
from auditor.model import Panel
from auditor.rule import Confidence, Example, Finding, Mark, Severity, rule

# With more than this share of its cells absent, a grid is a selection.
MOST = 0.2
# A grid of so many cells of which all but one are written is no selection.
FULL = 12

_POINTS = """\
## Heatmap: wear by load and speed
- **X-axis (Speed)**: 1, 2, 3
- **Y-axis (Load)**: 10, 20
#### Wear
- Speed 1, Load 10: 3.1
- Speed 2, Load 10: 3.4
- Speed 3, Load 10: 3.9
- Speed 1, Load 20: 3.3
{fifth}- Speed 3, Load 20: 4.1
"""


@rule(
    "GRD002",
    severity=Severity.INFO,
    confidence=Confidence.MEDIUM,
    bad=[Example(_POINTS.format(fifth=""), marks="4.1", says="20, 2")],
    good=[Example(_POINTS.format(fifth="- Speed 2, Load 20: 3.7\n"))],
)
def missing_cell(panel: Panel) -> Iterator[Finding]:
    """A grid that is otherwise complete lacks single cells.

    A document may give a selection of its cells, so that this is information; with more than a fifth of
    the cells absent it certainly is one, and the rule is silent. One cell alone that a grid of a dozen lacks
    was not left out by choice, and is a warning. Rows that end early are left to "ragged-row", and whole
    rows to "missing-row".
    """
    places = gaps(panel).single
    short = panel.form in WHOLE_ROWS and short_lines(panel)
    if not places or short or len(places) > MOST * len(panel.cells):
        return
    row, column = places[0]
    names = f"{panel.rows.ticks[row].text}, {panel.columns.ticks[column].text}"
    more = f" and {len(places) - 1} more" if len(places) > 1 else ""
    beside = [cell for cell in panel.cells if cell.row == row]
    yield Finding(
        f"no value is given for {names}{more}",
        Mark(max(cell.span for cell in beside), "same row"),
        panel=name_of(panel),
        severity=Severity.WARNING if len(places) == 1 and len(panel.cells) + 1 >= FULL else None,
    )
