"""`The mean is 5`, behind "two weeks in" or "formerly": when it is so was told before."""

import re

from auditor.leaning.told import Told

_FORMERLY = re.compile(
    r"\b(?:formerly|previously|originally|beforehand|once|used to|until then|back then|by now|nowadays|now)\b",
    re.IGNORECASE,
)

_THEN = re.compile(
    r"\bthen\b|\b\w+ (?:weeks?|days?|months?|years?|hours?) (?:in|on|later|earlier)\b|\bat th(?:at|is) (?:point|stage|time)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if (
        told.before
        and _FORMERLY.search(told.before)
        and len(told.document.panels) > 1
        and not told.names_panel
    ):
        return "it may go on about another panel"
    whole = re.search(r"\b(?:the panel|the figure)\b", told.judged.read_as)
    return "when it is so may have been told before" if whole and _THEN.search(told.before) else ""
