"""The tidy cells of documents: one row for each value, with its place in the grid and in the text."""

import csv
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass, fields, replace
from io import StringIO

from auditor.model import Band, Document, Panel
from auditor.quantity import Quantity
from auditor.source import Span


@dataclass(frozen=True, slots=True)
class TidyCell:
    """One value: `row` and `column` are ticks as written, both empty for a value without a place.

    `value` is empty for a cell that is written as missing, and the middle of one that is written as a range;
    `text` is what the document writes.
    """

    document: str
    figure: str
    panel: str
    row: str
    column: str
    value: str
    text: str
    line: int


def tidy(documents: Iterable[Document]) -> Iterator[TidyCell]:
    """All cells of all documents, in the order of their text."""
    for document in documents:
        placed = [found for panel in document.panels for found in _values(panel)]
        for span, panel, row, column, quantity, text in sorted(placed, key=lambda found: found[0]):
            line = document.source.line_of(span)
            value = "" if quantity is None else shortest(quantity.value)
            yield TidyCell(document.source.path, panel.figure, panel.name, row, column, value, text, line)


def as_csv(cells: Iterable[TidyCell]) -> str:
    """Cells as CSV with a header, quoted as RFC 4180 says, lines ending in a line feed."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(field.name for field in fields(TidyCell))
    lines.writerows(astuple(cell) for cell in cells)
    return text.getvalue()


def shortest(value: float) -> str:
    """The shortest decimal form that reads back as the same number."""
    return repr(value).removesuffix(".0")


def _values(panel: Panel) -> Iterator[tuple[Span, Panel, str, str, Quantity | None, str]]:
    """All data that a document states of a panel, no grid written twice.

    Cells that one sentence fills ("All other cells are 0") are stated too, in that sentence's words, and so are
    totals, under their own labels; rules and the formats of our own schema keep these apart.
    """
    rows, columns = panel.rows.ticks, panel.columns.ticks
    again = panel.restated if 2 * len(panel.restated) < len(panel.cells) else ()
    for cell in (*panel.cells, *again):
        yield cell.span, panel, rows[cell.row].text, columns[cell.column].text, cell.quantity, cell.text
    for whole in panel.totals:
        yield whole.span, panel, whole.row_label, whole.column_label, whole.quantity, whole.text
    for value in panel.surplus:
        yield value.span, panel, "", "", value.quantity, value.text
    for band in panel.bands_of_cells:
        row, column = rows[band.rows[0]].text, columns[band.columns[0]].text
        text = f"{band.low.text}–{band.high.text}"
        yield band.span, panel, row, column, replace(band.low, value=middle(band)), text


def middle(band: Band) -> float:
    """Half way between the ends of a range, as round as the ends are."""
    return round((band.low.value + band.high.value) / 2, 10)
