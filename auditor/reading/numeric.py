"""Whether rows of cells are a grid of numbers, or of the colours that stand for them."""

import re
from collections.abc import Sequence

from auditor.reading.colours import is_tone
from auditor.reading.form import Entry, Value
from auditor.reading.plain import Plain
from auditor.reading.values import numbers, whole_value

_BOUND = re.compile(r"\d\s*(?:[–—-]|to)\s*\d|[<>≤≥]|\b(?:above|below|over|under)\b", re.IGNORECASE)
_PAINTED = 0.8


def is_numeric(rows: Sequence[Entry]) -> bool:
    """Whether at least half of the filled cells are numbers, or nearly all are colours."""
    filled = [value for row in rows for value in row.values if value.text]
    return bool(filled) and (2 * numbers(filled) >= len(filled) or _is_painted(rows, filled))


def _is_painted(rows: Sequence[Entry], filled: Sequence[Value]) -> bool:
    """Whether a grid tells the colours of its cells; a list of the colours of several ranges is a legend."""
    coloured = sum(value.quantity is not None or is_tone(value.text) for value in filled)
    bounds = sum(bool(_BOUND.search(key.text)) for row in rows for key in row.keys[-1:])
    wide = len(rows) > 1 and all(len(row.values) > 1 for row in rows)
    return wide and coloured >= _PAINTED * len(filled) and 2 * bounds < len(rows)


def looks_numeric(rows: Sequence[Sequence[Plain]]) -> bool:
    """Whether at least half of the filled cells outside head and first column hold a number."""
    filled = [cell for row in rows[1:] for cell in row[1:] if cell.text]
    return len(filled) > 1 and 2 * sum(
        (v := whole_value(c)) is not None and v.quantity is not None for c in filled
    ) >= len(filled)
