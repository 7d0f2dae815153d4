"""The parts of a sentence that each make one statement, with what they inherit from their context."""

from auditor.language.clauses.clause import PREDICATES, Clause, Spot
from auditor.language.clauses.making import clauses, uncut

__all__ = ["PREDICATES", "Clause", "Spot", "clauses", "uncut"]
