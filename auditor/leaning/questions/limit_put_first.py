"""`30 is exceeded only at A`, read as how much A has, or what it is compared with."""

import re

from auditor.leaning.told import Told

# "30 is exceeded by four": a limit told as what is passed, and no value of a cell.
_PASSED = re.compile(
    r"\d[^,;:]{0,20}\b(?:is|are|was|were|gets?|has been)\s+(?:(?:only|never|not|hardly|rarely|just|barely)\s+)?"
    r"(?:attained|reached|exceeded|passed|topped|surpassed|crossed|met|undercut|beaten|broken|missed|touched)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    as_value = told.judged.kind in ("comparison", "shape", "value") or re.search(
        r"\b(?:equal to|are|is|=) [\d.]", told.judged.read_as
    )
    loose = as_value and told.judged.kind in ("comparison", "count", "cell-set", "tally", "shape", "value")
    return "its number may be a limit" if loose and _PASSED.search(told.judged.text) else ""
