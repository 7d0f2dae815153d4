"""Why a number told of a matrix may be of what was told before, or no value at all."""

import re

from auditor.leaning.told import Told

_OF_MATRICES = ("derived-metric", "crossed")

_NUMBER = r"(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"

# "The worst of the five": how many classes there are, and no value.
_OF_SO_MANY = re.compile(rf"\bof (?:the|these|those|all) {_NUMBER}\W*$", re.IGNORECASE)

# "Of the 36 false ones": so many of those that were told of before.
_OF_THOSE = re.compile(rf"^\W*of (?:the|these|those|its|all) {_NUMBER}\b", re.IGNORECASE)

_OF_SUCH_ONES = re.compile(rf"^\W*of (?:the|these|those|its|all) {_NUMBER} (?:\w+ )?ones\b", re.IGNORECASE)

# "A is taken for B 3 times, and for C twice as often": it begins within another clause, whose number it multiplies.
_GOES_ON = re.compile(r"\W*(?:(?:and|but)\s+)?(?:for|as|by)\b", re.IGNORECASE)

# "Six days were cloudy": of what is told of, whichever class was called so.
_WERE_SO = re.compile(rf"^\W*{_NUMBER} \w+ (?:were|was|are|is) \w+\W*(?:,|$)", re.IGNORECASE)

# "18 of 33 are over 40%": a bound of each, and not how large a part they are.
_PERCENT_AS_BOUND = re.compile(
    r"\b(?:over|above|under|below|beyond|more than|less than|at least|at most) \d[\d.]*\s?%", re.IGNORECASE
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    one = told.judged
    if one.kind not in _OF_MATRICES:
        return ""
    if _OF_SO_MANY.search(one.text) and re.search(rf"= {_NUMBER}$", one.read_as, re.IGNORECASE):
        return "its number may tell how many classes there are"
    if one.kind == "crossed" and ": times" in one.read_as and _GOES_ON.match(one.text):
        return "which of its numbers is the multiple is not sure"
    if (
        _OF_SUCH_ONES.search(told.sentence)
        or told.earlier
        and (_OF_THOSE.search(told.sentence) or _WERE_SO.search(told.sentence))
    ):
        return "it may tell of those that were told of before"
    if "/" in one.read_as and _PERCENT_AS_BOUND.search(one.text):
        return "its percentage may be a bound"
    if one.kind == "crossed" and _OF_TWO.search(one.text):
        return "which two it is of is not sure"
    if "errors" in one.read_as and _IN_A_LINE.search(told.sentence):
        return "it may tell of the errors of one class"
    opened = told.sentence.partition(one.text)[0].rstrip()
    if one.read_as.startswith("all:") and opened.endswith(":"):
        return "which class it is told of stands before the colon"
    return "which of its classes is meant is not sure" if _divided(told) else ""


_OF_TWO = re.compile(r"\bof the two\b", re.IGNORECASE)

_IN_A_LINE = re.compile(r"\b(?:row|column)\b", re.IGNORECASE)

_BETWEEN_CLASSES = re.compile(r"\ball\b[^.;]*\bto\b[^.;]*\bor\b", re.IGNORECASE)


def _divided(told: Told) -> bool:
    """`All 25 mistakes on A go to B or C`: a number that is that of several cells together."""
    return told.judged.kind == "derived-metric" and _BETWEEN_CLASSES.search(told.judged.text) is not None
