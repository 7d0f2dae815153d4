"""Panels made of a few lines of numbers, for tests of what needs no reader."""

from auditor.model import Axis, Cell, Panel, Tick
from auditor.quantity import match_quantity
from auditor.source import Span

MISSING = ("-", "N/A")


def panel(text: str, name: str = "Trial", form: str = "rows", labels: str = "") -> Panel:
    """A panel with one row for each line; `labels` name rows and columns alike, else they are numbered."""
    cells: list[Cell] = []
    position = 0
    for row, line in enumerate(text.strip().splitlines()):
        for column, word in enumerate(line.split()):
            quantity = match_quantity(word, 0)
            span = Span(position, position + len(word))
            shown = None if word in MISSING or quantity is None else quantity.shifted(position)
            cells.append(Cell(row, column, shown, span, word))
            position = span.end + 2
        position += 50
    rows, columns = max(cell.row for cell in cells) + 1, max(cell.column for cell in cells) + 1
    return Panel(
        "Figure",
        name,
        Span(0, position),
        _axis(rows, labels),
        _axis(columns, labels),
        tuple(cells),
        form=form,
    )


def _axis(count: int, labels: str) -> Axis:
    names = labels.split() or [str(number) for number in range(1, count + 1)]
    return Axis("", tuple(Tick(name, Span(0, 0), None if labels else float(name)) for name in names[:count]))
