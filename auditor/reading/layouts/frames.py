"""Tables freed of what a program put around them: the letters and numbers of a sheet, labels behind the values."""

from collections.abc import Sequence

from auditor.reading.fixed_width import WIDE, rows_of
from auditor.reading.layouts.laid import FEWEST, Row, Table, is_number
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def unframed(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The rows without the frame of a sheet, and with their labels in front."""
    return _with_labels_first(_without_sheet(rows))


def _without_sheet(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rows under A, B, C and behind 1, 2, 3, of which the first holds the heads."""
    head, *body = rows
    names = [cell.text for cell in head if cell.text]
    counted = [row[0].text for row in body if row] == [str(n + 1) for n in range(len(body))]
    lettered = names == list(_LETTERS[: len(names)]) and len(names) > FEWEST
    if not lettered or not counted or len(body) <= FEWEST or head[0].text:
        return rows
    inner = tuple(row[1:] for row in body)
    named = not is_number(inner[0][0]) and all(cell.text for cell in inner[0][1:])
    return inner if named and all(map(_numbers, inner[1:])) else rows


def _numbers(row: Sequence[Plain]) -> bool:
    """Whether all cells behind the first are numbers."""
    return len(row) > FEWEST and all(is_number(cell) for cell in row[1:])


def in_columns(body: Plain) -> tuple[Table, ...]:
    """The table of a fenced block whose labels stand behind its values."""
    rows = tuple(map(tuple, rows_of(body, WIDE)))
    turned = _with_labels_first(rows) if len(rows) > FEWEST else rows
    return (Table(turned),) if turned is not rows else ()


def _with_labels_first(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    head, *body = rows
    width = len(body[0]) if body else 0
    even = len(body) >= FEWEST and width > FEWEST and all(len(row) == width for row in body)
    if not even or len(head) not in (width, width - 1):
        return rows
    behind = all(row[-1].text and not _is_amount(row[-1]) and all(map(is_number, row[:-1])) for row in body)
    if not behind or len({row[-1].text for row in body}) < len(body):
        return rows
    corner = head[-1] if len(head) == width else head[-1].part(0, 0)
    heads = head[: width - 1]
    return ((corner, *heads), *((row[-1], *row[:-1]) for row in body))


def _is_amount(cell: Plain) -> bool:
    """Whether a cell is a number as a whole, be it with a note: "0.5 (pale blue)"."""
    value = whole_value(cell)
    return value is not None and value.quantity is not None
