"""Matrices of what was wanted and what came of it: "rows: what was served, columns: what had been ordered".

Neither side is called actual or predicted, and still each thing has a right cell. So that no table of who asks whom is taken
for such a one, both sides must be told in opposite words, and most lines must have their highest value on the diagonal.
"""

import re
from collections.abc import Iterator

from auditor.claims.measures.class_names import shared_words
from auditor.model import Document, Panel

_WANTED = re.compile(
    r"\b(?:ordered|asked|wanted|wished|requested|meant|intended|dictated|spoken|aimed|due|deserved|merited|right|proper|correct|appropriate|should have been|original(?:ly)?)\b",
    re.IGNORECASE,
)
_CAME = re.compile(
    r"\b(?:served|handed|given|awarded|applied|got|received|delivered|brought|understood|heard|wrote|typed|noted|reported|returned|named|picked|hit|came)\b",
    re.IGNORECASE,
)
_ROWS = re.compile(r"\b(?:rows?|y[\s-]axis|vertical(?:ly)?|down the|down its|side|left)\b", re.IGNORECASE)
_COLUMNS = re.compile(r"\b(?:columns?|x[\s-]axis|horizontal(?:ly)?|across|along|top|bottom)\b", re.IGNORECASE)
_CUTS = re.compile(r"[,;:.]\s|\band\b|\bwhile\b")


def wished_rows(panel: Panel, document: Document) -> str:
    """What the rows of such a matrix are: "actual" where they hold what was wanted, "predicted", or "" where it is none."""
    sides = [
        {role for text in (axis.label, " ".join(shared_words(axis))) if (role := _role(text))}
        for axis in (panel.rows, panel.columns)
    ]
    for rows, role in _told(document):
        sides[not rows].add(role)
    own, other = sides
    if own == other or len(own) > 1 or len(other) > 1 or not (own and other) or not _mostly_right(panel):
        return ""
    return own.pop()


def _role(text: str) -> str:
    wanted, came = bool(_WANTED.search(text)), bool(_CAME.search(text))
    return "" if wanted == came else "actual" if wanted else "predicted"


def _told(document: Document) -> Iterator[tuple[bool, str]]:
    """What parts of sentences before the data say: whether of the rows, and what these are."""
    for statement in document.statements:
        for part in _CUTS.split(statement.text):
            rows, role = bool(_ROWS.search(part)), _role(part)
            if role and rows != bool(_COLUMNS.search(part)):
                yield rows, role


def _mostly_right(panel: Panel) -> bool:
    """Whether most rows have their highest value on the diagonal."""
    size = len(panel.rows.ticks)
    values = {place: quantity.value for place, quantity in panel.values.items()}
    right = sum(
        (n, n) in values and values[n, n] == max(value for (row, _), value in values.items() if row == n)
        for n in range(size)
    )
    return size == len(panel.columns.ticks) and 2 * right > size
