"""Lines of both sides joined by "and", of which either may be meant and not their crossing: "only at A and on Thursdays"."""

import re
from itertools import pairwise

from auditor.doubt.asked import Asked
from auditor.language.clauses import Spot
from auditor.language.items import Item
from auditor.language.refs import PositionRef, TickRef

_JOINED = re.compile(
    r"\s*,?\s*(?:and|or|as well as)\s+(?:also\s+|only\s+)?(?:in|at|on|for|with|under|during)\s+(?:the\s+|any\s+|all\s+|every\s+)?",
    re.IGNORECASE,
)
_WITHIN = re.compile(r"\b(?:and|or|as well as)\s+(?:in|at|on|for|with|under|during)\b", re.IGNORECASE)
# "Only at A and May"
_ONLY = re.compile(r"\b(?:only|solely|exclusively|confined|limited|restricted|nowhere)\b", re.IGNORECASE)
_ANY_JOINT = re.compile(r"\b(?:and|or|as well as)\b", re.IGNORECASE)


def joined_lines(asked: Asked) -> str:
    """Why a row and a column may each be meant as a whole; or nothing."""
    crossed = asked.any_selection(lambda one: one.rows is not None and one.columns is not None)
    text = asked.clause.sentence
    joint = _ANY_JOINT if _ONLY.search(text) else _WITHIN
    spots = any(
        isinstance(item.value, Spot) and joint.search(text, item.start, item.end)
        for item in asked.clause.refs
    )
    lines = [item for item in asked.clause.refs if isinstance(item.value, TickRef | PositionRef)]
    beside = any(
        _side(one) != _side(other) and _JOINED.fullmatch(text, one.end, other.start)
        for one, other in pairwise(lines)
    )
    return "it may tell of all of either line" if spots or crossed and beside else ""


def _side(item: Item) -> str:
    return item.value.side if isinstance(item.value, TickRef | PositionRef) else ""
