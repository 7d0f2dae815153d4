"""Cells that are no plain numbers: several marks for a missing value, and ranges with a width of their own."""

import re

from auditor.claim_parts import selections
from auditor.doubt.asked import Asked
from auditor.model import Panel

# Words for any cell without a value; others ("ran out of memory", "diverged") tell why it has none.
_ANY_HOLE = re.compile(
    r"\b(?:missing|empty|blank|unfilled|unavailable|absent|(?:no|without a?) ?(?:values?|numbers?|data|readings?|scores?|results?)|"
    r"(?:hold|carr|contain|show|ha(?:ve|s)|populated|filled|written|usable|numeric)\w*)\b",
    re.IGNORECASE,
)
_WIDE = re.compile(r"\b(?:wide|wider|widest|width|narrow\w*|tight\w*|broad\w*|span\w*)\b", re.IGNORECASE)


def holes_of_one_kind(asked: Asked) -> str:
    """That cells are missing for several reasons, of which one may be told; or nothing."""
    told = [item for item in asked.items if item.kind == "missing"]
    if not told or asked.kind not in ("look", "count", "tally") or _ANY_HOLE.search(asked.clause.text):
        return ""
    marks = {mark for panel in _panels(asked) for mark in _marks(panel)}
    return "it may speak of some of the cells without a value" if len(marks) > 1 else ""


def widths_of_ranges(asked: Asked) -> str:
    """That cells hold ranges, and how wide these are may be told; or nothing."""
    if asked.kind not in ("threshold", "count", "tally", "peak", "comparison", "range"):
        return ""
    ranges = any(panel.bands for panel in _panels(asked))
    return "it may speak of how wide the ranges are" if ranges and _WIDE.search(asked.clause.text) else ""


def _panels(asked: Asked) -> list[Panel]:
    chosen = {one.panel for one in selections(asked.claim)} or set(asked.clause.panels)
    return [asked.clause.panel(index) for index in sorted(chosen)]


def _marks(panel: Panel) -> set[str]:
    """How the cells without a value are written."""
    return {cell.text.strip().casefold() for cell in panel.cells if cell.quantity is None}
