"""`One tile is blue and seven are white`, read of cells that hold seven: they are counts of colours."""

import re

from auditor.leaning.told import Told
from auditor.numerals import CARDINALS
from auditor.reading.colours import colours_in

_COUNTED = re.compile(
    rf"\b(?:{'|'.join(CARDINALS)}|\d{{1,2}})\s+(?:is|are|were|was|come|comes|in|turn)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind not in ("count", "tally") or "equal to" not in told.judged.read_as:
        return ""
    return (
        "its numbers may count the cells of a colour"
        if colours_in(told.judged.text) and _COUNTED.search(told.judged.text)
        else ""
    )
