"""Numbers that only tell how members of a set meet in a grid that crosses it with itself: "two different teams", "the three others"."""

import re

from auditor.language.around import after, before
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.world import same_labels

_DISTINCT = (("different",), ("distinct",), ("separate",))
_OTHERS = frozenset("other others remaining".split())
_OTHERS_SAID = re.compile(r"\b(?:others?|remaining)\b", re.IGNORECASE)


def crosses_a_set(clause: Clause) -> bool:
    """Whether all grids that a clause is about cross a set with itself."""
    return all(same_labels(clause.panel(index)) for index in clause.panels)


def two_of_a_set(clause: Clause) -> list[Item]:
    """The number in "between two different teams", which leaves out the cells where one meets itself."""
    found = [item for item in clause.numbers if after(clause, item, 1)[:1] in _DISTINCT]
    return [
        i for i in found if clause.number(i).word and clause.number(i).value == 2 and crosses_a_set(clause)
    ]


def all_the_others(clause: Clause) -> list[Item]:
    """The number of all that a line meets besides itself: "with the three other teams"."""
    counts = {len(clause.panel(index).rows.ticks) - 1 for index in clause.panels}
    if len(counts) != 1 or not crosses_a_set(clause):
        return []
    return [
        item
        for item in clause.numbers
        if clause.number(item).value in counts
        and _OTHERS & {*before(clause, item, 1), *after(clause, item, 1)}
    ]


def others_said(clause: Clause) -> tuple[tuple[int, int], ...]:
    """Where in its sentence a clause speaks of others."""
    found = _OTHERS_SAID.finditer(clause.statement.text, clause.start, clause.end)
    return tuple(match.span() for match in found)
