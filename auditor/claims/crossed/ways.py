"""The matrices that a panel may be taken for: a confusion matrix, or what two people make of the same things."""

from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.squares import RATERS, squares, turned
from auditor.model import Document


def ways_of(document: Document, panel: int) -> list[list[Confusion]]:
    """Each way to read a panel; where two judge the same things, either may be taken for the one who is right."""
    if found := confusions(document, panel):
        return found
    judged = [one for ways in squares(document, panel) for one in ways if one.kind == RATERS]
    return [*([one] for one in judged), *([turned(one)] for one in judged)]
