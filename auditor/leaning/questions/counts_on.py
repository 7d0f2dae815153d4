"""`A comes next with 8`: a rank counted from what was told before."""

import re

from auditor.leaning.told import Told

_RANKED = ("ordinal", "peak", "value", "comparison", "standing", "summit", "duel")

_NEXT = re.compile(
    r"\bthan the next\b|\b(?:comes?|came|is|are|was|were|follows?|followed) next\b|\b(?:is|are|was|were) the next\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    ranked = told.judged.kind in _RANKED and _NEXT.search(told.judged.text)
    return "it may be counted from what was told before it" if ranked else ""
