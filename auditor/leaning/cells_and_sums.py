"""Which claims tell of single cells, and which of what several come to."""

import re

from auditor.claim import Judged

# Worked out of several cells, which are no values of their own.
NAMES = (
    "ranges?|amplitudes?|spreads?|margins?|lead|gaps?|advantages?|disadvantages?|benefits?|excess|deficits?|swings?|surplus"
    "|shortfalls?|premiums?|fluctuations?|variations?|penalty|penalties"
)
# Kinds that tell of cells as they stand.
OF_CELLS = frozenset(
    (
        "peak",
        "ordinal",
        "cell-set",
        "value",
        "count",
        "tally",
        "threshold",
        "ratio",
        "trend",
        "path",
        "standing",
        "summit",
        "look",
        "core",
    )
)
_COME_TO = re.compile(
    r"\b(?:range|spread|margin|gap|mean|average|sum|total|differences?|apart|ratio|share)s?\b"
)


def is_worked_out(judged: Judged) -> bool:
    """Whether a claim is itself one of what cells come to, as it tells."""
    # What a set of cells is called is taken from the sentence itself.
    return judged.kind != "cell-set" and _COME_TO.search(judged.read_as) is not None
