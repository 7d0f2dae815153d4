"""`A month before that, the same depth had the second-smallest`: where it stands is counted from what was told before."""

import re

from auditor.leaning.told import Told

_STEP = re.compile(
    r"^\W*(?:(?:an?|one|two|three|the)\s+)?(?:hours?|days?|weeks?|months?|seasons?|years?|steps?|rows?|columns?)\s+(?:before|after|earlier|later|on|further)\b",
    re.IGNORECASE,
)
_OF_PLACES = frozenset(("ordinal", "peak", "value", "amount", "summit", "rank", "standing"))


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    alone = len(told.document.panels) == 1  # else a time may be that of a panel
    counted = alone and told.judged.kind in _OF_PLACES and told.before and _STEP.search(told.sentence)
    return "its place is counted from what was told before" if counted else ""
