"""`Both average above 5`, read of each cell."""

import re

from auditor.leaning.told import Told

_AVERAGE_VERB = re.compile(
    r"\baverag(?:e|es|ed)\s+(?:just\s+|well\s+)?(?:above|below|over|under|more|less|at least|at most)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    of_cells = (
        told.judged.kind in ("threshold", "tally", "count", "cell-set") and "mean" not in told.judged.read_as
    )
    return "it may tell of averages" if of_cells and _AVERAGE_VERB.search(told.judged.text) else ""
