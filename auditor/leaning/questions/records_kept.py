"""`A and B have complete records`: no highest values."""

import re

from auditor.leaning.told import Told

_KEPT = re.compile(r"\b(?:have|has|had|keep|keeps|kept)\s+(?:\w+\s+)?records\b", re.IGNORECASE)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    return (
        "a record may be what is kept"
        if told.judged.kind == "peak" and _KEPT.search(told.judged.text)
        else ""
    )
