"""Averages that may be of what whole lines come to: "on average a town has 42", "16 per day"."""

from auditor.language.around import before
from auditor.language.clauses import Clause

_ONE = frozenset("a an one per each every".split())


def averages_lines(clause: Clause) -> bool:
    """Whether the mean that a clause tells may be one over lines, each taken as a whole."""
    mean = any(cue.sense("aggregate") == "mean" for cue in clause.of("aggregate"))
    return mean and any(before(clause, item) and before(clause, item)[0] in _ONE for item in clause.axes)
