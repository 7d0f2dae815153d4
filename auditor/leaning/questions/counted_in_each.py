"""`Five places were measured in each map`, read of all that is given: it is told of each panel."""

import re

from auditor.leaning.told import Told

_IN_EACH = re.compile(
    r"\b(?:in|on|for|of|per|to)\s+(?:(?:each|every|either|both)(?:\s+of)?\s+)?(?:the\s+)?(?:\w+\s+)?(?:panels?|maps?|heat\s?maps?|grids?|matri\w+|plots?|figures?|tables?)\b",
    re.IGNORECASE,
)
_EACH = re.compile(r"\b(?:each|every|either|both|per)\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind != "shape" or len(told.document.panels) < 2 or _EACH.search(told.judged.read_as):
        return ""
    found = next((one for one in _IN_EACH.finditer(told.sentence) if _EACH.search(one.group())), None)
    return "it may be told of each panel" if found else ""
