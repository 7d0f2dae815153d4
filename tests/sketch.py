"""A document drawn as short text, so that tests can show what was read of it."""

from textwrap import dedent

from auditor.model import Cell, Document, Panel
from auditor.reading.document import read
from auditor.source import Source


def read_text(text: str) -> Document:
    """A document read from text that may be indented."""
    return read(Source("figure.md", dedent(text)))


def sketch(text: str) -> list[str]:
    """One line for each panel: `name [columns] row: values; row: values`."""
    return [drawn(panel) for panel in read_text(text).panels]


def drawn(panel: Panel) -> str:
    """A panel's grid: "~" before an approximate value, "=" a filled one, "-" missing, "." not written."""
    columns = ", ".join(tick.text for tick in panel.columns.ticks)
    rows = "; ".join(
        f"{tick.text}: "
        + " ".join(_value(panel.grid.get((row, column))) for column in range(len(panel.columns.ticks)))
        for row, tick in enumerate(panel.rows.ticks)
    )
    return f"{panel.name} [{columns}] {rows}".strip()


def _value(cell: Cell | None) -> str:
    if cell is None:
        return "."
    if cell.quantity is None:
        return "-"
    return (
        ("=" if cell.assumed else "")
        + ("~" if cell.quantity.approximate else "")
        + f"{cell.quantity.value:g}"
    )
