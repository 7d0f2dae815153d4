"""`The upper half is blank`, read of the upper rows of a square: it may be the triangle above the diagonal."""

import re

from auditor.leaning.told import Told

_HALF = re.compile(r"\b(?:upper|lower|top|bottom|left|right|other)\s+half\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if "missing" not in told.judged.read_as or not _HALF.search(told.judged.text):
        return ""
    square = any(len(panel.rows.ticks) == len(panel.columns.ticks) for panel in told.document.panels)
    return "a half of a square may be the one beside its diagonal" if square else ""
