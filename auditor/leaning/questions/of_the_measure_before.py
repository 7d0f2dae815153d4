"""`The broadest is that of A`, behind a sentence on ranges: it tells of these."""

import re

from auditor.leaning.cells_and_sums import NAMES, OF_CELLS, is_worked_out
from auditor.leaning.told import Told
from auditor.reading.labels import singular

_NOUN = re.compile(rf"\b(?:{NAMES})\b", re.IGNORECASE)
# What stands beside the values; "it" behind a sentence on these goes on about them.
_BESIDE = re.compile(
    r"\b(?:uncertaint(?:y|ies)|error\s+bars?|standard\s+(?:deviations?|errors?))\b", re.IGNORECASE
)
_IT = re.compile(r"\W*(?:\w+ ){0,3}it\b", re.IGNORECASE)


_BARE_SUPERLATIVE = re.compile(
    r"\bthe (?:\w+est|least|most|best|worst)\b(?=\W*$|[,;.:]|\s+(?:at|in|on|with|for|is|was)\b)",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind not in OF_CELLS or is_worked_out(told.judged):
        return ""
    if (
        (beside := _BESIDE.search(told.earlier))
        and _IT.match(told.sentence)
        and " of the uncertainties" not in f" {told.judged.read_as}"
    ):
        return f"it may go on about what was told before: {beside.group()}"
    noun = next(
        (
            one.group()
            for one in _NOUN.finditer(told.before)
            if singular(one.group().casefold()) not in told.known
        ),
        "",
    )
    bare = _BARE_SUPERLATIVE.search(told.sentence) or re.match(
        r"\W*(?:\w+ ){0,3}it\b", told.sentence, re.IGNORECASE
    )
    return f"it may go on about what was told before: {noun}" if noun and bare else ""
