"""How far apart two things are along an axis, taken for a place: "A peaks three weeks later than B"."""

import re

from auditor.doubt.asked import Asked

_NUMBER = r"(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|an?|half an?)"
_LATER = re.compile(
    rf"(?<!\bat )(?<!\bin )(?<!\bon )(?<!\bby )(?<!\bfrom )(?<!\bto )(?<!\buntil )\b{_NUMBER}\s+[^\W\d]+\s+"
    r"(?:later|earlier|sooner|further|farther|deeper|shallower|apart)\b",
    re.IGNORECASE,
)
_OF_PLACES = ("peak", "ordinal", "value", "firsts", "standing", "trend")


def so_much_later(asked: Asked) -> str:
    """Why a number behind which "later" or "deeper" stands is a distance, and names no tick; or nothing."""
    behind_its_start = 1  # "two years later" may open a sentence, and names the time
    told = asked.kind in _OF_PLACES and _LATER.search(asked.clause.text, behind_its_start)
    return "it may tell how far apart two things are along an axis" if told else ""
