"""Whether an extreme is looked for where the words say: "the matrix has its lowest value" is said of all of it."""

import re
from collections.abc import Sequence

from auditor.language.clauses import Clause
from auditor.world import Selection

_OF_ALL = re.compile(
    r"\bthe (?:whole |entire |full )?(?:matrix|grid|heatmap|map|table|figure|panel)(?: as a whole)? (?:has|reaches|attains|shows|finds|takes|hits) its\b",
    re.IGNORECASE,
)
# "The highest value in the figure", "of all four panels".
_IN_FIGURE = re.compile(
    r"\b(?:in|of|on|across|within|throughout|anywhere in) (?:the (?:whole |entire |full )?figure|(?:both|either|all(?: (?:of )?the)?(?: \w+)?|the (?:two|three|four|five|six)) (?:panels?|maps?|heat ?maps?|grids?|matrices|matrix|plots?|charts?))\b"
    r"|\b(?:whole|entire) figure\b",
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
    if _IN_FIGURE.search(clause.text) and not _is_all(clause, scope):
        return True
    return bool(_STANDS.search(clause.text)) and any("diagonal" in one.region for one in scope)


def _is_all(clause: Clause, scope: Sequence[Selection]) -> bool:
    """Whether a scope is that of all panels of the figure that it is a part of."""
    panels = clause.document.panels
    chosen = {one.panel for one in scope}
    figures = {panels[number].figure for number in chosen}
    return chosen >= {number for number, panel in enumerate(panels) if panel.figure in figures}
