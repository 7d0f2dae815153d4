"""Fields and blocks of CSV files, whatever their dialect."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from auditor.reading.files.syntax.csv_text import Row
from auditor.reading.files.syntax.tree import Scalar
from auditor.reading.files.values import Value, read_value

_DECIMAL = re.compile(r"[-+]?\d+[.,]\d+")


def csv_value(field: Scalar, *, decimal_comma: bool = False) -> Value:
    """The value of a field; `nan` is how programs write a missing one."""
    value = read_value(field, decimal_comma=decimal_comma)
    return replace(value, quantity=None) if field.text.lower() == "nan" else value


def has_decimal_comma(rows: Iterable[Row]) -> bool:
    """Whether 61,9 is 61.9 here: no field has a point, and a comma stands where none can group thousands."""
    numbers = [field.text for row in rows for field in row if _DECIMAL.fullmatch(field.text)]
    return not any("." in text for text in numbers) and any(len(t.partition(",")[2]) != 3 for t in numbers)


def blocks(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The runs of rows between blank lines; a title that a blank line follows goes with what is below."""
    block: list[Row] = []
    for row in (*rows, ()):
        if row:
            block.append(row)
        elif any(len(filled(member)) > 1 for member in block):
            yield block
            block = []
    if block:
        yield block


def filled(row: Row) -> Row:
    """The fields of a row that hold something."""
    return tuple(field for field in row if field.text)
