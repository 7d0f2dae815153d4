"""Which side of a confusion matrix holds the actual classes: told by the labels of its axes, or in the text."""

import re
from collections.abc import Sequence

from auditor.claims.measures.wished import wished_rows
from auditor.model import Document, Panel
from auditor.reading.roles import ANY_ACTUAL, ANY_PREDICTED, role_of
from auditor.reading.turned import EITHER

_QUAD = (
    ("TP", re.compile(r"\btrue[\s-]positives?\b|^\W*tp\W*(?:$|,\s)", re.IGNORECASE)),
    ("TN", re.compile(r"\btrue[\s-]negatives?\b|^\W*tn\W*(?:$|,\s)", re.IGNORECASE)),
    ("FP", re.compile(r"\bfalse[\s-]positives?\b|^\W*fp\W*(?:$|,\s)", re.IGNORECASE)),
    ("FN", re.compile(r"\bfalse[\s-]negatives?\b|^\W*fn\W*(?:$|,\s)", re.IGNORECASE)),
)
_ROWS_ARE = re.compile(
    r"\b(?:rows?|y[\s-]axis|vertical axis|vertical(?:ly)?)\b\W{0,3}(?:(?!rows?\b|columns?\b)\w+\W{1,3}){0,8}?(?P<rows>actual|true|ground[\s-]truth|predict\w*|gold)\b|"
    r"\b(?P<before>actual|true|ground[\s-]truth|predicted|gold)\W{1,3}(?:\w+\W{1,3}){0,6}?(?:on|along|in|as|down)\W{1,2}(?:the )?(?:y[\s-]axis|rows|vertical axis|side)\b",
    re.IGNORECASE,
)
_COLUMNS_ARE = re.compile(
    r"\b(?:columns?|x[\s-]axis|horizontal axis|horizontal(?:ly)?)\b\W{0,3}(?:(?!rows?\b|columns?\b)\w+\W{1,3}){0,8}?(?P<rows>actual|true|ground[\s-]truth|predict\w*|gold)\b|"
    r"\b(?P<before>actual|true|ground[\s-]truth|predicted|gold)\W{1,3}(?:\w+\W{1,3}){0,6}?(?:on|along|in|as|across)\W{1,2}(?:the )?(?:x[\s-]axis|columns|horizontal axis|top)\b",
    re.IGNORECASE,
)


def text_of(document: Document) -> str:
    """All that a document says, headings and names included."""
    heads = " . ".join(
        f"{figure.name} {panel.name}" for figure in document.figures for panel in figure.panels
    )
    return f"{heads} . " + " . ".join(
        f"{' . '.join(statement.trail)} {statement.text}" for statement in document.statements
    )


def quad_of(label: str) -> str:
    """Which of TP, TN, FP and FN a label stands for; "" where it is none of them."""
    return next((name for name, pattern in _QUAD if pattern.search(label)), "")


def sides_told(panel: Panel) -> bool:
    """Whether the axes say which of them holds the actual classes."""
    return bool(
        _role(panel.rows.label, [t.text for t in panel.rows.ticks])
        or _role(panel.columns.label, [t.text for t in panel.columns.ticks])
    )


def _role(label: str, ticks: Sequence[str]) -> str:
    """What one axis holds, as its label or all of its ticks tell: "actual", "predicted" or ""."""
    told = (
        name
        for name, pattern in (("predicted", ANY_PREDICTED), ("actual", ANY_ACTUAL))
        if ticks and all(pattern.search(tick) for tick in ticks)
    )
    return role_of(label) or next(told, "")


def row_roles(panel: Panel, document: Document) -> tuple[str, ...]:
    """What the rows may be: "actual", "predicted", or both where nothing tells; the likelier first."""
    if panel.orientation == EITHER:
        told = _role(panel.rows.label, [t.text for t in panel.rows.ticks]) or "actual"
        return (told, _other(told))
    known = panel.orientation or _role(panel.rows.label, [t.text for t in panel.rows.ticks])
    if not known:
        columns = _role(panel.columns.label, [t.text for t in panel.columns.ticks])
        known = _other(columns) if columns else _told(document) or wished_rows(panel, document)
    return (known,) if known else ("actual", "predicted")


def _other(role: str) -> str:
    return "predicted" if role == "actual" else "actual"


def _told(document: Document) -> str:
    """What sentences say of rows and columns: "rows: actual bird, columns: guessed bird"."""
    found: set[str] = set()
    text = text_of(document)
    for pattern, turned in ((_ROWS_ARE, False), (_COLUMNS_ARE, True)):
        for match in pattern.finditer(text):
            word = (match["rows"] or match["before"]).casefold()
            role = "predicted" if word.startswith("predict") else "actual"
            found.add(_other(role) if turned else role)
    return found.pop() if len(found) == 1 else ""
