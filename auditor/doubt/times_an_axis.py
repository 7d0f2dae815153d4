"""Factors that tell of an axis ("A at half that dose", "B at twice the depth"), of what was said before, or were taken for values."""

import re

from auditor.doubt.asked import Asked
from auditor.language.refs import AxisRef

# "At half that dose": where something is, be the axis called so or not.
_AT = re.compile(r"\b(?:at|under|on|for)\s+(?:(?:only|just|about|roughly)\s+)?$", re.IGNORECASE)
_BETWEEN = re.compile(r"\s*(?:(?:of|as|the|that|this|its|their|an?)\s+)*", re.IGNORECASE)


def times_an_axis(asked: Asked) -> str:
    """Why a factor right before the name of an axis tells where something is, and not how much; or nothing."""
    clause = asked.clause
    if asked.kind != "ratio":
        return ""
    factors = [item for item in clause.items if item.kind == "factor"]
    axes = [item for item in clause.items if isinstance(item.value, AxisRef)]
    of_axis = any(
        one.end <= axis.start and _BETWEEN.fullmatch(clause.sentence[one.end : axis.start])
        for one in factors
        for axis in axes
    )
    placed = any(_AT.search(clause.sentence[: one.start]) for one in factors)
    return "it may tell how many times as far along the axis it is" if of_axis or placed else ""


_TIMES = re.compile(r"\s*(?:times|-?fold|×|x\b)", re.IGNORECASE)
_OF_VALUES = (
    "count",
    "tally",
    "threshold",
    "value",
    "range",
    "cell-set",
    "peak",
    "ordinal",
    "average",
    "core",
)
# "Seven times A on Monday": of what this is told stands in the sentence before.
_LED_BY_FACTOR = re.compile(
    r"\W*(?:and |but |that is,? |i\.e\.,? )?(?:(?:about|nearly|almost|roughly|some|over|only|just|fully) )*"
    r"(?:(?:\d[\d.]*|two|three|four|five|six|seven|eight|nine|ten)[ -]?times|twice|half)\s+(?!as\b|of\b)",
    re.IGNORECASE,
)


def how_many_times(asked: Asked) -> str:
    """Why a number of times is no value, or its subject is not told; or nothing."""
    clause = asked.clause
    if asked.kind in _OF_VALUES:
        told = any(
            _TIMES.match(clause.sentence, item.end) for item in clause.numbers if not clause.number(item).word
        )
        return "it may tell how many times as much it is" if told else ""
    if asked.kind != "ratio" or not _LED_BY_FACTOR.match(clause.statement.text):
        return ""
    return "of what it is told was said before"
