"""Whether an extreme is looked for where the words say: "the matrix has its lowest value" is said of all of it."""

import re
from collections.abc import Sequence

from auditor.language.clauses import Clause
from auditor.world import Selection

_OF_ALL = re.compile(
    r"\bthe (?:whole |entire |full )?(?:matrix|grid|heatmap|map|table|figure|panel)(?: as a whole)? (?:has|reaches|attains|shows|finds|takes|hits) its\b",
    re.IGNORECASE,
)
_STANDS = re.compile(
    r"\b(?:lies|lie|lay|sits|stands|falls|occurs|is found|is located|is) (?:off|on|outside|away from) the (?:main )?diagonal\b",
    re.IGNORECASE,
)


def looked_elsewhere(clause: Clause, scope: Sequence[Selection]) -> bool:
    """Whether a scope is narrower than the words for it, or is where the extreme is said to stand."""
    if _OF_ALL.search(clause.text) and any(one.rows is not None or one.columns is not None for one in scope):
        return True
    return bool(_STANDS.search(clause.text)) and any("diagonal" in one.region for one in scope)
