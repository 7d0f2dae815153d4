"""Factors that tell of an axis: "A at half that dose", "B at twice the depth"."""

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
