"""`Kolding's range is the broadest`, read of a cell: it is told of what several cells come to."""

import re

from auditor.leaning.cells_and_sums import NAMES, OF_CELLS, is_worked_out
from auditor.leaning.told import Told
from auditor.reading.labels import singular

# "The margin of A", "its range", "A's amplitude": the noun as what a sentence is about.
_OWNED = r"(?:\b(?:the|its|their|his|her|this|that|an?|no)\s+(?:\w+[ -]){0,3}?|['’]s?\s+(?:\w+\s+)?)"

# Where it is no verb: "the interior ranges from 14 to 83".
_SUBJECT = re.compile(
    rf"{_OWNED}(?P<noun>{NAMES})\b(?!\s+(?:from|between|to|over|widely|by)\b)", re.IGNORECASE
)

_NOT_WRITTEN = re.compile(r"\b(?:missing|written|empty|blank|filled)\b")


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind not in OF_CELLS or is_worked_out(told.judged):
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
