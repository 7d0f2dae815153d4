"""What several cells come to, told where a reading took single cells: ranges, leads, averages, likeness."""

import re

from auditor.claim import Judged
from auditor.leaning.told import Told
from auditor.reading.labels import singular

# Worked out of several cells, which are no values of their own.
_NAMES = (
    "ranges?|amplitudes?|spreads?|margins?|lead|gaps?|advantages?|disadvantages?|benefits?|excess|deficits?|swings?|surplus"
    "|shortfalls?|premiums?|fluctuations?|variations?|penalty|penalties"
)
_NOUN = re.compile(rf"\b(?:{_NAMES})\b", re.IGNORECASE)
# Kinds that tell of cells as they stand.
_OF_CELLS = frozenset(
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
        "standing",
        "summit",
        "look",
        "core",
    )
)
# "The margin of A", "its range", "A's amplitude": the noun as what a sentence is about.
_OWNED = r"(?:\b(?:the|its|their|his|her|this|that|an?|no)\s+(?:\w+[ -]){0,3}?|['’]s?\s+(?:\w+\s+)?)"
# Where it is no verb: "the interior ranges from 14 to 83".
_SUBJECT = re.compile(
    rf"{_OWNED}(?P<noun>{_NAMES})\b(?!\s+(?:from|between|to|over|widely|by)\b)", re.IGNORECASE
)


_NOT_WRITTEN = re.compile(r"\b(?:missing|written|empty|blank|filled)\b")


def of_what_is_worked_out(told: Told) -> str:
    """`Kolding's range is the broadest`, read of a cell: it is told of what several cells come to; or nothing."""
    if told.judged.kind not in _OF_CELLS or _is_worked_out(told.judged):
        return ""
    if _NOT_WRITTEN.search(told.judged.read_as) or told.judged.read_as[:1].isdigit():
        return ""  # of gaps, which are no distances, or of numbers that the sentence tells itself
    for found in _SUBJECT.finditer(told.sentence):
        if singular(found["noun"].casefold()) not in told.known and not _opens_a_verb(told.sentence, found):
            return f"it may tell of what cells come to together: {found['noun']}"
    return ""


def _opens_a_verb(sentence: str, found: re.Match[str]) -> bool:
    """`takes the lead`: an idiom, in which the noun is none of what is told."""
    return (
        re.search(r"\b(?:take|takes|took|taking|in|into)\s+(?:the|an?)\s+$", sentence[: found.start("noun")])
        is not None
    )


_COME_TO = re.compile(
    r"\b(?:range|spread|margin|gap|mean|average|sum|total|differences?|apart|ratio|share)s?\b"
)


def _is_worked_out(judged: Judged) -> bool:
    """Whether a claim is itself one of what cells come to, as it tells."""
    # What a set of cells is called is taken from the sentence itself.
    return judged.kind != "cell-set" and _COME_TO.search(judged.read_as) is not None


_BARE_SUPERLATIVE = re.compile(
    r"\bthe (?:\w+est|least|most|best|worst)\b(?=\W*$|[,;.:]|\s+(?:at|in|on|with|for|is|was)\b)",
    re.IGNORECASE,
)


def of_the_measure_before(told: Told) -> str:
    """`The broadest is that of A`, behind a sentence on ranges: it tells of these; or nothing."""
    if told.judged.kind not in _OF_CELLS or _is_worked_out(told.judged):
        return ""
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


_AVERAGE_VERB = re.compile(
    r"\baverag(?:e|es|ed)\s+(?:just\s+|well\s+)?(?:above|below|over|under|more|less|at least|at most)\b",
    re.IGNORECASE,
)


def averages_past(told: Told) -> str:
    """`Both average above 5`, read of each cell; or nothing."""
    of_cells = (
        told.judged.kind in ("threshold", "tally", "count", "cell-set") and "mean" not in told.judged.read_as
    )
    return "it may tell of averages" if of_cells and _AVERAGE_VERB.search(told.judged.text) else ""


_ALIKE = re.compile(
    r"\b(?:most|least|more|less)\s+(?:alike|similar|uniform|even|equal|unequal|different|varied|variable|diverse|unlike|balanced|apart|scattered|spread)\b|\b(?:closest|nearest) (?:together|to each other|to one another)\b",
    re.IGNORECASE,
)


def of_likeness(told: Told) -> str:
    """`The lines are most alike in May`, read of a high value: it tells how far values lie apart; or nothing."""
    found = _ALIKE.search(told.sentence) if told.judged.kind in ("peak", "ordinal", "summit") else None
    return (
        "it may tell how far values lie apart"
        if found and not {"similarity", "distance", "difference"} & told.known
        else ""
    )
