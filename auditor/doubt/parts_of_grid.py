"""Parts of a grid that a sentence names and a reading passes over: the corners, the border, the cells around one."""

import re

from auditor.claim import OF_CELLS
from auditor.doubt.asked import Asked, outside
from auditor.language.refs import RegionRef, TickRef

_PARTS = re.compile(
    r"\b(?:corners?|corner (?:cells?|tiles?)|borders?|outer (?:ring|rim|edge|frame)|perimeter|interior|neighbou?r(?:s|ing)?|adjacent|surrounding)\b",
    re.IGNORECASE,
)
# "The cells below the 14-day row": the rows beyond it, and not its own cells.
_BEYOND = re.compile(
    r"(?:(?:cells?|tiles?|values?|rows?|entries|anything|nothing|everything|numbers?) (?:that (?:lie|are|stand) )?|^\W*|, )(?:above|below|beneath|under) the [^\s,]+(?: [^\s,]+)? row\b",
    re.IGNORECASE,
)
_NOT_ONLY = re.compile(r"\W*not only\b", re.IGNORECASE)


def parts_of_grid(asked: Asked) -> str:
    """Why a reading may speak of other cells than those that the sentence names; or nothing."""
    clause = asked.clause
    if asked.kind not in OF_CELLS or not asked.any_selection(lambda s: s.rows is None or s.columns is None):
        return ""
    refs = [
        (item.start - clause.start, item.end - clause.start) for item in clause.items if item.kind == "ref"
    ]
    if asked.kind != "comparison" and _BEYOND.search(clause.text):
        return "it may speak of the rows beyond the one that is named"
    if _NOT_ONLY.match(clause.statement.text):
        return "it may be said of others, too"
    if any(isinstance(item.value, RegionRef | TickRef) for item in clause.label):
        return ""  # "Upper right (days 5-7): all in this corner ..."
    return (
        "it speaks of a part of the grid that was not made out" if outside(_PARTS, clause.text, refs) else ""
    )


_BESIDE = re.compile(
    r"\b(?:neighbou?rs? (?:of|to|around)|(?:cells?|tiles?|squares?|values?|entries|numbers?) (?:(?:right|directly|immediately|that are|lying) )?(?:around|surrounding|next to|adjacent to|beside|neighbou?ring))\b",
    re.IGNORECASE,
)


def beside_a_cell(asked: Asked) -> str:
    """Why numbers that fit a cell do not bear out what is said of those beside it; or nothing."""
    cell = asked.any_selection(lambda s: s.is_cell)
    beside = asked.kind in OF_CELLS and cell and _BESIDE.search(asked.clause.text)
    return "it speaks of the cells beside the one that is named" if beside else ""
