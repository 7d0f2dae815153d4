"""`A and B come second`, behind a sentence on the highest and one on the lowest: which end it counts from is open."""

import re

from auditor.leaning.told import Told

_SECOND = re.compile(
    r"\b(?:come|comes|came|is|are|was|were|stands?|ranks?|takes?|in)\s+(?:the\s+)?(?:second|third|next)\b(?!\s+(?:row|column|line|panel))",
    re.IGNORECASE,
)
_HIGH = re.compile(
    r"\b(?:closest|strongest|highest|largest|greatest|best|tightest|most|maximum|peak|top)\b", re.IGNORECASE
)
_LOW = re.compile(
    r"\b(?:weakest|lowest|smallest|least|worst|minimum|loosest|negative|bottom)\b", re.IGNORECASE
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind not in ("bond", "pairs", "ordinal", "follow-up", "peak") or not _SECOND.search(
        told.judged.text
    ):
        return ""
    both = _HIGH.search(told.section) and _LOW.search(told.section)
    return "from which end it is counted is open" if both else ""
