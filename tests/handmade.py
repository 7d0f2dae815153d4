"""A document put together by hand, with findings and verdicts, on which reports are tested."""

from auditor.claim import Judged, Verdict
from auditor.engine import Audited, Diagnostic
from auditor.model import Axis, Cell, Document, Figure, Legend, Panel, Statement, Surplus, Tick, Unread
from auditor.quantity import Quantity, match_quantity
from auditor.rule import Confidence, Finding, Mark, Severity
from auditor.source import Source, Span

TEXT = """\
# Germination after ten days

- **Moisture** (columns): 10, 20, 30
- **Temperature** (rows): 15, 25
- **Legend**: share in percent, from 0 to 60

## Rye | field_A

- 15: 12.5, 30.0, N/A
- 25: 22.0, 64.5, 57.0, 58.5
- best of all: 9 of `ten` <b>seeds</b> | see #12

The highest value is 64.5 at temperature 15. Moisture helps everywhere. It was a wet spring with 3 storms.
"""

SOURCE = Source("trials/rye.md", TEXT)


def where(text: str, after: str = "") -> Span:
    """The span of a text, behind another text."""
    start = TEXT.index(text, TEXT.index(after))
    return Span(start, start + len(text))


def number(text: str, after: str = "") -> Quantity:
    found = match_quantity(TEXT, where(text, after).start)
    assert found
    return found


def _cell(row: int, column: int, text: str) -> Cell:
    after = ("- 15:", "- 25:")[row]
    quantity = None if text == "N/A" else number(text, after)
    return Cell(row, column, quantity, where(text, after), text)


def _axis(label: str, *ticks: str) -> Axis:
    return Axis(label, tuple(Tick(tick, where(tick, label), float(tick)) for tick in ticks))


LEGEND = Legend(where("share in percent, from 0 to 60"), "share", number("0 to"), number("60"))
PANEL = Panel(
    figure="Germination after ten days",
    name="Rye | field_A",
    span=where("Rye | field_A"),
    rows=_axis("Temperature", "15", "25"),
    columns=_axis("Moisture", "10", "20", "30"),
    cells=(
        _cell(0, 0, "12.5"),
        _cell(0, 1, "30.0"),
        _cell(0, 2, "N/A"),
        _cell(1, 0, "22.0"),
        _cell(1, 1, "64.5"),
        _cell(1, 2, "57.0"),
    ),
    legend=LEGEND,
    surplus=(Surplus(number("58.5"), where("58.5"), "58.5", 1),),
    form="rows",
)
PEAK = where("The highest value is 64.5 at temperature 15.")
DOCUMENT = Document(
    SOURCE,
    figures=(Figure("Germination after ten days", Span(0, 27), (PANEL,), (LEGEND,)),),
    statements=(Statement(SOURCE.slice(PEAK), PEAK, tuple(range(PEAK.start, PEAK.end + 1))),),
    unread=(Unread(where("- best of all: 9 of `ten` <b>seeds</b> | see #12"), "no grid has such a row"),),
)

ELSEWHERE = Finding(
    "The highest value, 64.5, stands at temperature 25 & moisture 20, not at *15*.",
    Mark(PEAK),
    because=(Mark(where("64.5"), "row 25"),),
    panel="Rye | field_A",
    stated="64.5 at temperature 15",
    actual="64.5 at temperature 25, moisture 20",
    suggestion="write temperature 25",
)
RAGGED = Finding(
    "Row 25 of Rye | field_A has 4 values in a grid of 3 columns.",
    Mark(where("- 25: 22.0, 64.5, 57.0, 58.5"), "4 values"),
    because=(Mark(where("10, 20, 30"), "3 columns"),),
    also=(Mark(where("58.5")),),
    panel="Rye | field_A",
)
AUDITED = Audited(
    DOCUMENT,
    (
        Diagnostic("GRD001", "ragged-row", Severity.WARNING, Confidence.HIGH, RAGGED),
        Diagnostic("CLM001", "peak-elsewhere", Severity.ERROR, Confidence.MEDIUM, ELSEWHERE),
    ),
    (
        Judged(
            PEAK,
            SOURCE.slice(PEAK),
            "Rye | field_A",
            "peak",
            "peak of Rye | field_A = 64.5 at Temperature 15",
            Verdict.CONTRADICTED,
            "64.5 stands at Temperature 25, Moisture 20",
            ELSEWHERE,
        ),
        Judged(
            where("Moisture helps everywhere."),
            "Moisture helps everywhere.",
            "Rye | field_A",
            "trend",
            "Rye | field_A rises with Moisture",
            Verdict.UNDECIDABLE,
            "one cell of row 15 is missing",
        ),
        Judged(
            where("It was a wet spring with 3 storms."),
            "It was a wet spring with 3 storms.",
            None,
            "",
            "",
            Verdict.NOT_UNDERSTOOD,
        ),
    ),
)
WITHOUT_FIGURE = Audited(Document(Source("trials/minutes.txt", "We met on Monday.\n")), ())
