"""`A beats B exactly once`, read as that A is above B: how often it does so was passed over."""

import re

from auditor.leaning.told import Told

_SO_OFTEN = re.compile(
    r"\b(?:once|twice|thrice|on \w+ occasions?)\b(?=\W*$|[,;:.]|\s(?:in|at|on)\b)", re.IGNORECASE
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = (
        _SO_OFTEN.search(told.judged.text)
        if told.judged.kind in ("comparison", "duel", "threshold")
        else None
    )
    counted = found and re.search(r"\bcases?\b|\btimes?\b|\bcells?\b", told.judged.read_as)
    return "how often it is so was passed over" if found and not counted else ""
