"""Numbers of a matrix of which a sentence leaves unsaid what they are of.

"Oak owns the biggest, with 40" tells of the count that was spoken of before: of a class's hits, or of all its members.
And "then comes ash, at 80%" goes on behind a rank that is told there.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from auditor.claim import Judged
from auditor.claim_parts import mapped
from auditor.truth import Truth
from auditor.world import World

# What counts of a class may be: all its members, all that are called so, those that are both.
_COUNTS = ("support", "predictions", "hits", "misses", "false alarms")
_NAMED = re.compile(
    r"\b(?:supports?|hits?|correct\w*|right\w*|wrong\w*|miss\w*|alarms?|predict\w*|called|labell?ed|classified|taken|errors?"
    r"|mistake\w*|actual\w*|true|truth|rows?|columns?|diagonal|sums?|totals?|members?|cases"
    r"|occur\w*|mapped|assigned|guessed|identified|recogni[sz]\w+|there (?:are|were))\b",
    re.IGNORECASE,
)
_GOES_ON = re.compile(
    r"\W*(?:and )?(?:then|next|followed|after (?:it|that|them)|behind (?:it|that|them))\b", re.IGNORECASE
)


def may_be_of_another(one: Judged, world: World) -> bool:
    """Whether what is told of a class holds of another count of it that its words leave open, or of the next rank."""
    others = [] if _NAMED.search(one.text) else list(_of_other_counts(one.claim))
    if _GOES_ON.match(one.text):
        others.append(mapped(one.claim, _one_later))
    return any(other != one.claim and _holds(one, other, world) for other in others)


def _of_other_counts(claim: Any) -> Iterator[Any]:
    return (mapped(claim, partial(_measured_so, measure)) for measure in _COUNTS)


def _measured_so(measure: str, part: Any) -> Any:
    if getattr(part, "measure", "") not in _COUNTS or not getattr(part, "of", ""):
        return part
    return replace(part, measure=measure)


def _one_later(part: Any) -> Any:
    return replace(part, rank=part.rank + 1) if getattr(part, "form", "") == "top" else part


def _holds(one: Judged, claim: Any, world: World) -> bool:
    try:
        return one.rule is not None and one.rule.judge(claim, world).truth is Truth.TRUE
    except (ValueError, KeyError, IndexError):
        return False
