"""Square matrices whose rows and columns are labelled differently in single places."""

from collections.abc import Iterator

from auditor.evidence.lines import name_of
from auditor.evidence.matrices import is_meant_square
from auditor.model import Document, Panel, Tick
from auditor.reading.labels import same_label
from auditor.rule import Example, Finding, Mark, Severity, rule

_GRID = """\
## Heatmap: which birds are taken for which
| | wren | {second} | rook | teal |
|---|---|---|---|---|
| wren | 31 | 2 | 5 | 4 |
| lark | 1 | 40 | 2 | 8 |
| rook | 6 | 3 | 36 | 5 |
| teal | 2 | 7 | 1 | 29 |
"""


@rule(
    "NAM001",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(second="lurk"), marks="lurk", says="lark")],
    good=[Example(_GRID.format(second="lark")), Example(_GRID.format(second="Lark"))],
)
def mismatched_label(document: Document) -> Iterator[Finding]:
    """A row and a column of a square matrix have different labels, although all others agree.

    Assumes that a table with as many rows as columns, of which at least three labels and six of ten agree
    in the same order, compares the same things. The label that stands more often in the document is taken
    for the right one. Silent where a label occurs elsewhere on either side (the order differs, or a tick is
    repeated), and for labels that are numbers.
    """
    for panel in document.panels:
        pairs = list(zip(panel.rows.ticks, panel.columns.ticks, strict=False))
        if is_meant_square(panel) and not any(
            _is_number(row) and _is_number(column) for row, column in pairs
        ):
            for row, column in pairs:
                if not same_label(row.text, column.text) and not _elsewhere(panel, row, column):
                    yield _finding(document, panel, row, column)


def _is_number(tick: Tick) -> bool:
    return tick.number is not None


def _elsewhere(panel: Panel, row: Tick, column: Tick) -> bool:
    """Whether the row's label names another column or another row, or the column's another row or column."""
    others = [t.text for t in (*panel.rows.ticks, *panel.columns.ticks) if t is not row and t is not column]
    return any(same_label(own.text, other) for own in (row, column) for other in others)


def _finding(document: Document, panel: Panel, row: Tick, column: Tick) -> Finding:
    text = document.source.text.casefold()
    wrong, right = (
        (column, row)
        if text.count(row.text.casefold()) >= text.count(column.text.casefold())
        else (row, column)
    )
    side, other = ("column", "row") if wrong is column else ("row", "column")
    return Finding(
        f"the {side} is labelled {wrong.text}, but the {other} at the same place {right.text}",
        Mark(wrong.span),
        because=(Mark(right.span, other),),
        panel=name_of(panel),
        suggestion=right.text,
    )
