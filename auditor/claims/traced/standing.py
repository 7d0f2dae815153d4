"""Whether facts stand at the ends of axes: what is told of a start, an end, or of the shortest of something."""

import re
from collections.abc import Sequence

from auditor.claims.traced.facts import Fact
from auditor.claims.traced.told import Told
from auditor.language.clauses import Clause

_FIRST = re.compile(
    r"\b(?:start|starts|starting|begins?|beginning|opens?|opening|initial(?:ly)?)\b", re.IGNORECASE
)

_LAST = re.compile(r"\b(?:ends?|ending|finish(?:es)?|closing|final(?:ly)?)\b", re.IGNORECASE)


def at_ends(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether what is told of the start or the end stands at one."""
    if _FIRST.search(clause.text) and not any(at_end(clause, fact, first=True) for fact in way):
        return False
    return not _LAST.search(clause.text) or any(at_end(clause, fact, first=False) for fact in way)


def at_end(clause: Clause, fact: Fact, *, first: bool) -> bool:
    """Whether one thing of a fact stands at the first, or the last, row or column."""
    document = clause.document
    for part in fact.parts:
        for side in (1, 2):
            at = {place[side] for place in part}
            panel = document.panels[min(part)[0]]
            last = len((panel.rows if side == 1 else panel.columns).ticks) - 1
            if at == {0 if first else last}:
                return True
    return False


def at_some_end(clause: Clause, fact: Fact) -> bool:
    """Whether one thing of a fact stands at either end of an axis."""
    return at_end(clause, fact, first=True) or at_end(clause, fact, first=False)
