"""Whether a sentence tells of an order that changes, of a slope or of a place among lines, where it was read as telling of cells."""

import re

from auditor.language.clauses import Clause

_OVERTAKES = re.compile(r"\b(?:overt(?:ak(?:es?|ing|en)|ook)|leapfrog(?:s|ged)?)\b", re.IGNORECASE)


def change_of_order(clause: Clause, kind: str) -> str:
    """`A nearly overtakes B in May`: where no reader of crossings takes the words, being above alone settles nothing."""
    told = kind == "comparison" and bool(_OVERTAKES.search(clause.text))
    denied = clause.of("not") or clause.of("quant", "none")
    if not told or denied or clause.numbers:
        return ""
    return "it may tell of where their order changes"


_SLOPE = re.compile(
    r"\b(?:steepest|sharpest|flattest)\b.*\bbetween\b|\b(?:dependence|slope|gradient)\b.*\b(?:steepest|sharpest|flattest)\b",
    re.IGNORECASE,
)
_PLACE = re.compile(
    r"\b(?:ends?|ended|finish(?:es|ed)?|starts?|started)(?: up| out)? in [a-z]+ place\b", re.IGNORECASE
)


def of_a_slope(clause: Clause, kind: str) -> str:
    """`the dependence is steepest between 10 and 15`, `A ends in third place`: no cell is the steepest, or has a place."""
    if kind in ("peak", "ordinal") and _SLOPE.search(clause.text):
        return "it may tell of how steeply values change"
    return (
        "it may tell of a place among the lines" if kind == "ordinal" and _PLACE.search(clause.text) else ""
    )
