"""Verbs of moving by which a value is reached in a cell: `falls to 21 at hour 17`. That it moves so, others tell."""

from auditor.language.around import sentence_norms
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.open_ticks import leads_apart

_TO = frozenset("to only just a an low high of about as".split())


def got_to(clause: Clause) -> Item | None:
    """The only verb of moving, where the only number is what it leads to."""
    cues = clause.of("trend")
    if len(cues) != 1 or len(clause.numbers) != 1 or leads_apart(clause):
        return None
    gap = sentence_norms(clause.statement.text)[cues[0].last : clause.numbers[0].first]
    return cues[0] if "to" in gap and set(gap) <= _TO else None
