"""Why cells, or a guessed amount, may be told otherwise than they were heard."""

import re

from auditor.leaning.told import Told
from auditor.world import same_labels

_OR_MORE = re.compile(r"\d[\d.,]*\s+\w+\s+or (?:more|less|fewer|higher|lower|above|below)\b", re.IGNORECASE)

_ONE_READS = re.compile(r"\bone (?:reads|finds|sees|meets|gets)\b", re.IGNORECASE)

_FROM_TO = re.compile(r"\b(?:between|from)\b|^\W*[-−]?\d[\d.,]*\W*$", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    one = told.judged
    if one.kind == "cell-set" and (_ONE_READS.search(one.text) or _OR_MORE.search(one.text)):
        return "how its numbers belong to its cells is not sure"
    if one.kind == "amount" and _FROM_TO.search(one.text):
        return "its number may be an end of a range"
    if one.kind == "amount" and any(map(same_labels, told.document.panels)):
        return "what a line has with itself may be left out"
    return ""
