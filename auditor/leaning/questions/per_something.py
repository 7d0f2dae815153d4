"""`It moves by some 26 per point`, read of a whole range: it is told of each of many things."""

import re

from auditor.leaning.told import Told

_PER = re.compile(r"\d\S*\s+(?:\S+\s+)?(?:per|a|each|every)\s+(?!cent\b)[a-z]+", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    whole = told.judged.kind in ("spread", "stability", "range", "sum") and re.search(
        r"\b(?:figure|panel)\b", told.judged.read_as
    )
    unit = re.search(r"\bper\b", " ".join(told.known))
    return (
        "it may be told of each of many things"
        if whole and not unit and _PER.search(told.judged.text)
        else ""
    )
