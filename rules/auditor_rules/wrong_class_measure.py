"""A table of precision, recall, F1 and support for each class, against the confusion matrix beside it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from auditor.evidence.confusions import Class, Counted, counted_matrices
from auditor.evidence.lines import name_of
from auditor.model import Cell, Document, Panel
from auditor.quantity import Quantity
from auditor.reading.labels import canonical
from auditor.rule import Example, Finding, Mark, rule
from auditor.truth import Interval, Truth, same

# Of one measure so many classes must fit, and no more than one may not.
FEWEST = 2
# Shares are printed rounded, cut off, or computed from rounded ones; one more of the last digit is no fault.
SLACK = 1.0

_TEXT = """\
# Birds
## Confusion matrix
| Actual \\ Predicted | wren | lark | rook |
|---|---|---|---|
| wren | 41 | 6 | 3 |
| lark | 5 | 52 | 3 |
| rook | 0 | 2 | 38 |
## Report for each class
| Bird | Precision | Recall | Support |
|---|---|---|---|
| wren | 0.89 | 0.82 | 50 |
| lark | 0.87 | {lark} | 60 |
| rook | 0.86 | 0.95 | 40 |
"""


@dataclass(frozen=True)
class _Measure:
    """A measure of a class: the words for it, and its value from hits, members and calls."""

    words: re.Pattern[str]
    value: Callable[[int, int, int], float]
    share: bool = True


_MEASURES = (
    _Measure(re.compile(r"^(?:class\s+)?precision\b", re.IGNORECASE), lambda hits, _, calls: hits / calls),
    _Measure(
        re.compile(r"^(?:recall|sensitivity)\b", re.IGNORECASE), lambda hits, members, _: hits / members
    ),
    _Measure(
        re.compile(r"^f1\b|^f-?(?:1[\s-])?(?:score|measure)$", re.IGNORECASE), lambda h, m, c: 2 * h / (m + c)
    ),
    _Measure(re.compile(r"^supports?\b", re.IGNORECASE), lambda _, members, __: members, share=False),
    _Measure(
        re.compile(r"^(?:correct(?:ly)?\b|hits\b|true positives?\b|TP$)", re.IGNORECASE),
        lambda h, _, __: h,
        share=False,
    ),
    _Measure(
        re.compile(r"^(?:false positives?\b|false alarms\b|FP$)", re.IGNORECASE),
        lambda h, _, c: c - h,
        share=False,
    ),
    _Measure(
        re.compile(r"^(?:false negatives?\b|misses\b|missed\b|FN$)", re.IGNORECASE),
        lambda h, m, _: m - h,
        share=False,
    ),
)


@rule(
    "MAT006",
    bad=[Example(_TEXT.format(lark="0.78"), marks="0.78", says="0.8667")],
    good=[
        Example(_TEXT.format(lark="0.87")),
        Example(_TEXT.format(lark="0.86")),
        Example(_TEXT.format(lark="N/A")),
    ],
)
def wrong_class_measure(document: Document) -> Iterator[Finding]:
    """A measure of a class is not what the confusion matrix gives for it.

    Assumes that a table with the classes of a matrix on one side, and precision, recall, F1, support, hits or false
    positives and negatives on the other, is computed from that matrix, where the same measure of at least two
    classes fits and that of no more than one does not. Where the document does not say which side holds the actual
    classes, both are tried.
    Tolerated is one unit more of the last digit than rounding explains; lines with missing cells are left alone.
    """
    for matrix in counted_matrices(document):
        for panel in (*document.panels, *document.derived):
            if panel is not matrix.panel:
                for measure in _MEASURES:
                    yield from _wrong(matrix, panel, measure)


def _wrong(matrix: Counted, panel: Panel, measure: _Measure) -> Iterator[Finding]:
    told = [(cell, cell.quantity, one) for cell, one in _cells(panel, matrix, measure) if cell.quantity]
    for side in matrix.sides:
        judged = [
            (cell, quantity, value)
            for cell, quantity, one in told
            if (value := _value(one, measure, side)) is not None
        ]
        wrong = [
            (cell, quantity, value) for cell, quantity, value in judged if not _fits(quantity, value, measure)
        ]
        if len(judged) - len(wrong) >= FEWEST and len(wrong) <= 1:
            for cell, quantity, value in wrong:
                yield _finding(matrix, panel, cell, _scaled(value, quantity, measure))
            return


def _cells(panel: Panel, matrix: Counted, measure: _Measure) -> Iterator[tuple[Cell, Class]]:
    """The cells of a measure, each with its class; classes may be the rows or the columns."""
    for cell in panel.cells:
        row, column = panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text
        for named, said in ((row, column), (column, row)):
            one = matrix.classes.get(canonical(named))
            if one is not None and measure.words.search(said):
                yield cell, one


def _value(one: Class, measure: _Measure, side: str) -> float | None:
    members, calls = (one.row, one.column) if side == "row" else (one.column, one.row)
    if members is None or calls is None or not members or not calls:
        return None
    return measure.value(one.hits, members, calls)


def _scaled(value: float, quantity: Quantity, measure: _Measure) -> float:
    """The value in percent where it is so written."""
    return 100 * value if measure.share and (quantity.unit == "%" or quantity.value > 1) else value


def _fits(quantity: Quantity, value: float, measure: _Measure) -> bool:
    slack = SLACK * quantity.step if measure.share else 0.0
    expected = Interval.point(_scaled(value, quantity, measure))
    return same(quantity.interval.widened(slack), expected) is not Truth.FALSE


def _finding(matrix: Counted, panel: Panel, cell: Cell, value: float) -> Finding:
    row, column = panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text
    actual = f"{value:.4g}"
    own = next(
        one for one in matrix.classes.values() if canonical(one.name) in (canonical(row), canonical(column))
    )
    return Finding(
        f"{column} of {row} is {cell.text}, but the confusion matrix gives {actual}",
        Mark(cell.span),
        because=(Mark(matrix.panel.grid[own.position, own.position].span, "on the diagonal"),),
        panel=name_of(panel),
        stated=cell.text,
        actual=actual,
    )
