"""Where all of some values are, in plain words: "all values under 5 are confined to A", "occur nowhere outside A" as "occur only in A"."""

import re
from collections.abc import Iterator

from auditor.numerals import CARDINALS

_BOUND = r"(?:above|below|over|under|beyond|past|at\s+or\s+(?:above|below)|of\s+at\s+(?:least|most)|(?:greater|higher|lower|smaller|larger|more|less)\s+than)"
_WHAT = rf"(?P<what>[a-z]+\s+{_BOUND}\s+[-−]?\d[\d.,]*(?:\s?%|\s?°[CF]?)?)"
_PLACE = rf"(?!(?:{'|'.join(CARDINALS)}|just|only|\d)\b)"
_GATHERED = r"(?:concentrated|clustered|gathered|bunched|found|located|situated|to\s+be\s+found)"
_HELD = r"(?:confined|restricted|limited)"
_ARE = r"(?:is|are|was|were|lies?|lay|sits?|sat|stands?|stood|occurs?|occurred)"
_ALL_IN = re.compile(
    rf"\b(?:all|every)\s+(?:(?:of\s+)?the\s+)?{_WHAT}\s+{_ARE}\s+(?:all\s+)?(?:{_GATHERED}\s+(?P<lead>in|on|at|within)|{_HELD}\s+to)\s+{_PLACE}",
    re.IGNORECASE,
)
_HELD_TO = re.compile(rf"\b{_WHAT}\s+{_ARE}\s+{_HELD}\s+to\s+{_PLACE}", re.IGNORECASE)
_NOWHERE = re.compile(
    rf"\b{_WHAT}\s+(?:occurs?|occurred|(?:is|are|was|were)\s+(?:found|met|seen)|appears?|appeared)\s+nowhere\s+(?:outside|but\s+in|except\s+in|other\s+than\s+in)\s+{_PLACE}",
    re.IGNORECASE,
)


def confined_told(text: str) -> Iterator[tuple[int, int, str]]:
    """The parts of a sentence that are told otherwise, each with its new words."""
    for pattern in (_ALL_IN, _HELD_TO, _NOWHERE):
        for found in pattern.finditer(text):
            groups = found.groupdict()
            lead = groups.get("lead") or "in"
            what = found["what"]
            yield (
                found.start(),
                found.end(),
                f"{what if found.start() else what.capitalize()} occur only {lead} ",
            )
            return
