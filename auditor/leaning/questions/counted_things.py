"""`In May, 11 slides were counted`: a number of things, and no course."""

import re

from auditor.leaning.told import Told

_COUNTED = re.compile(
    r"\b\d[\d,.]*\s+[a-z]+s\s+(?:had|have|has|were|are|was)\s+(?:been\s+)?\w+(?:ed|en|wn)\b", re.IGNORECASE
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    course = told.judged.kind in ("composed", "trend", "path", "move", "course", "change")
    return "it may tell how many things there were" if course and _COUNTED.search(told.judged.text) else ""
