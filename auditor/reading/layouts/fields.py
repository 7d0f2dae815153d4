"""Fields of a fenced block of separated values that are quoted or written with decimal commas: "Oak;4,2;5,1"."""

import re

from auditor.reading.layouts.laid import FEWEST, Row, Table
from auditor.reading.plain import Plain

_COMMAS = re.compile(r"(?<![\d.,])[-+−]?\d+,\d+(?![\d.,])")
_THOUSANDS = re.compile(r"[-+−]?\d{1,3},\d{3}")
_QUOTED = re.compile(r"^[ \t]*\"[^\"\n]*\"[ \t]*[,;\t|]|[,;\t|][ \t]*\"[^\"\n]*\"[ \t]*$", re.MULTILINE)
_SEPARATED = re.compile(r"[;\t]")


def read(body: Plain) -> tuple[Table, ...]:
    """The tables between the blank lines of a block; none where it is written in any other way."""
    text = body.text
    commas = bool(_COMMAS.search(text) and _SEPARATED.search(text))
    if "\n" not in text or not (commas or _QUOTED.search(text)):
        return ()
    from auditor.reading.files.fields import blocks, has_decimal_comma
    from auditor.reading.files.syntax.csv_text import parse_csv
    from auditor.reading.files.syntax.tree import FormError, Scalar  # seldom needed

    try:
        rows = parse_csv(text)
    except FormError:
        return ()
    decimal = has_decimal_comma(row[1:] for row in rows)
    thousands = commas and all(_THOUSANDS.fullmatch(own) for own in _COMMAS.findall(text))
    if not decimal and not thousands and not _QUOTED.search(text):
        return ()

    def cell(field: Scalar) -> Plain:
        told = field.plain
        own = _COMMAS.sub(lambda found: found.group().replace(",", "."), told.text) if decimal else told.text
        return Plain(own, tuple(body.offsets[at] for at in told.offsets))

    found = []
    for block in blocks(rows):
        lines: list[Row] = [tuple(map(cell, row)) for row in block]
        name = "".join(own.text for own in lines[0]) if sum(bool(own.text) for own in lines[0]) == 1 else ""
        table = Table(tuple(lines[1:] if name else lines), name)
        found.append(table)
    widths = [len(row) for table in found for row in table.rows]
    even = bool(widths) and widths.count(max(set(widths), key=widths.count)) >= len(widths) - 1
    whole = even and all(len(table.rows) > FEWEST and len(table.rows[0]) >= FEWEST for table in found)
    return tuple(found) if whole else ()
