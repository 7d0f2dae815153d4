"""What each of some lines has at least one of, where it was read as told of all that they have."""

import re

from auditor.doubt.asked import Asked

_SO_MANY = re.compile(
    r"\b(?:at least|no fewer than|no less than|not fewer than|more than|at most|no more than|exactly|only)\s+(?:a single|one|two|three|half)\s+(?!(?:third|quarter|fifth|times?|percent|points?)\b)[a-z]+"
    r"|\b(?:has|have|had|with|contains?|shows?|holds?|sees?|saw)\s+(?:a|an|one|some)\s+(?:[a-z]+\s+)?(?:with|that|which|of|above|below|over|under|at)\b",
    re.IGNORECASE,
)


def some_of_each(asked: Asked) -> str:
    """`each month has at least one day above 9`, read as every day of it; or nothing."""
    denied = any(item.has("quant", "none") for item in asked.clause.items)
    found = _SO_MANY.search(asked.clause.text) if asked.kind == "threshold" and not denied else None
    return f"it may be told of some of its cells alone: {found.group()}" if found else ""
