"""Whether a clause declares the figure's make-up, and says nothing of its values."""

import re

from auditor.doubt.asked import Asked

_DECLARING = re.compile(
    r"components?\b.{0,6}\baxes\b|^\W*(?:axes|axis|legend|axis labels?)\b|\b(?:x|y)[\s-]axis\b|\blegend\b|\bcolou?r[\s-]*(?:scale|bar|map|key)\b",
    re.IGNORECASE,
)


_AXIS_TOLD = re.compile(
    r"\b(?:horizontal|vertical|[xy])[\s-]axis(?: \([^)]*\))?,? (?:is|gives|shows|represents|lists|has|carries|runs|the|displays|denotes|stands)\b",
    re.IGNORECASE,
)


def declares(asked: Asked) -> str:
    """That a clause tells how the figure is made, where it was read as speaking of values; or nothing."""
    statement = asked.clause.statement
    if asked.kind == "trend" and _AXIS_TOLD.search(statement.text):
        return "the sentence tells what the axes are"
    if not asked.structural and any(_DECLARING.search(words) for words in statement.trail):
        return "the sentence stands where axes and legend are declared"
    return ""
