"""`The scores extend over 67 points`, read as a bound: it is how far they reach."""

import re

from auditor.leaning.told import Told

_OVER = re.compile(
    r"\b(?:extend|spread|stretch|span|range|reach|run|scatter)(?:s|es|ed|ing)?\s+(?:out\s+)?over\s+(?:\w+\s+)?\d",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    bound = told.judged.kind in ("threshold", "count", "tally", "cell-set")
    return "it may tell how far the values reach" if bound and _OVER.search(told.judged.text) else ""
