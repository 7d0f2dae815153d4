"""What a layout gives: tables as rows of cells, and how many lines they take."""

import re
from dataclasses import dataclass

from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

Row = tuple[Plain, ...]
_NUMBER = re.compile(r"[~≈]?[-+−]?\.?\d[\d.,]*\s?%?$")
FEWEST = 2  # rows, and columns
BULLET = re.compile(r"(?:[*+•‣–-]|\d{1,3}[.)])[ \t]+")


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a table, its head first, and the name of its panel where it has one."""

    rows: tuple[Row, ...]
    name: str = ""

    @property
    def is_grid(self) -> bool:
        """Whether there are two rows at least of as many cells as the head has, nearly all of them values."""
        head, *body = self.rows or ((),)
        if len(body) < FEWEST or len(head) <= FEWEST:
            return False
        full = sum(len(row) == len(head) for row in body)
        values = [is_value(cell) for row in body for cell in row[1:]]
        return full >= len(body) - 1 and all(row[:1] and row[0].text for row in body) and _most(values)


@dataclass(frozen=True, slots=True)
class Laid:
    """Tables that a number of lines make."""

    count: int
    tables: tuple[Table, ...]


def grid_of(count: int, rows: list[Row], name: str = "") -> Laid | None:
    """The one table of some lines; None where its rows are no grid."""
    table = Table(tuple(rows), name)
    return Laid(count, (table,)) if table.is_grid else None


def _most(values: list[bool]) -> bool:
    return sum(values) >= max(FEWEST * FEWEST, 0.8 * len(values))


def is_value(cell: Plain) -> bool:
    """Whether a cell is a value as a whole, be it a mark for a missing one."""
    value = whole_value(cell)
    return value is not None and (value.quantity is not None or bool(value.text))


def is_number(cell: Plain) -> bool:
    """Whether a cell is nothing but a number."""
    return bool(_NUMBER.match(cell.text))
