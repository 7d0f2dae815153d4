"""Values that are set apart by what was done to them ("no treated value"), of which a reading took all."""

import re

from auditor.doubt.asked import Asked

_KINDS = ("threshold", "count", "tally", "range", "peak", "cell-set", "composed", "universal")
# Of these a figure has no others.
_AS_SHOWN = frozenset(
    "printed listed shown given written recorded measured reported observed transcribed displayed annotated filled tabulated"
    " plotted labelled labeled stated noted published mapped coloured colored shaded red".split()
)
_SET_APART = re.compile(
    r"\b(?:no|not\s+one|every|each|all|any|none\s+of\s+the|only)\s+(?:the\s+)?(?P<word>(?:un)?[a-z]{3,}ed)\s+"
    r"(?:values?|cells?|tiles?|readings?|entries|entry|squares?|numbers?|figures?|samples?|counts?)\b",
    re.IGNORECASE,
)


def set_apart(asked: Asked) -> str:
    """`no treated value exceeds 7`, read of all values; or nothing."""
    found = _SET_APART.search(asked.clause.text) if asked.kind in _KINDS else None
    if found is None or found["word"].casefold() in _AS_SHOWN:
        return ""
    at = asked.clause.start + found.start("word")
    named = any(item.start <= at < item.end for item in asked.clause.items)
    return "" if named else f"which values are {found['word']} was not made out"
