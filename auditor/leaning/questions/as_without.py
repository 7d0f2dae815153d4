"""`Twice as high with A as without`: the second side is named by its lack alone, and may be taken for the first."""

import re

from auditor.leaning.told import Told

_AS_WITHOUT = re.compile(r"\bas\s+(?:without|before|otherwise|usual|alone)\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    held = told.judged.kind in ("duel", "ratio", "comparison", "amount", "change")
    return (
        "which side is meant by its lack is not known"
        if held and _AS_WITHOUT.search(told.judged.text)
        else ""
    )
