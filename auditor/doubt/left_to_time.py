"""That a sentence tells of a part of the way only: until some tick, at first, in the end."""

import re

from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause

_OF_LINES = ("ordinal", "peak", "comparison", "duel", "identity")
_FOR_A_WHILE = re.compile(
    r"\b(?:until|till|as far as|as long as|so long as|to begin with|to start with|at first|initially|from then on|thereafter|at the outset|in the end)\b",
    re.IGNORECASE,
)
_NEAR = 12  # characters, for a word or two before a name


def for_a_while(asked: Asked) -> str:
    """`A trails B until six`, read as trailing it all along or only there; or nothing."""
    clause = asked.clause
    found = _FOR_A_WHILE.search(clause.text) if asked.kind in _OF_LINES else None
    if found is None or asked.kind == "duel" and _names_its_end(clause, found.end()):
        return ""
    return f"it may be told of a part of the way only: {found.group()}"


def _names_its_end(clause: Clause, behind: int) -> bool:
    """Whether the tick that ends the way is named right there: "until May", of which readers of pairs take account."""
    at = clause.start + behind
    return any(item.kind == "ref" and 0 < item.start - at <= _NEAR for item in clause.items)
