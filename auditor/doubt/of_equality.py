"""Whether numbers that fit their cells bear out that these are equal."""

import re
from typing import Any

from auditor.claim_parts import parts
from auditor.claims.identity_words import loosely, strict
from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.wording import Wording

_TIES = re.compile(r"\b(?:ties?|tied|level|draw)\b", re.IGNORECASE)


def tied_in_what_was_told(asked: Asked) -> str:
    """`A and B tie`, behind what was told of their totals, read of each of their cells; or nothing."""
    clause = asked.clause
    found = asked.kind == "identity" and not clause.numbers and _TIES.search(clause.text)
    if not found or any(item.has("quant", "all") for item in clause.items):
        return ""
    # Where both sides are named, it is a cell that is equal.
    sides = {getattr(item.value, "side", None) for item in (*clause.refs, *clause.ticks)}
    return "in what they tie may have been told before" if len(sides) < 2 else ""


def told_equal(clause: Clause, kind: str, claim: Any) -> str:
    """`A and B are equal in May (12 against 11)`: that each number stands in its cell is not what is said; or nothing."""
    if kind not in ("amount", "value"):
        return ""
    cues = (*clause.of("compare", "="), *clause.of("same", "same"))
    denied = clause.of("not") or clause.of("quant", "none") or clause.of("hedge")
    if not cues or not strict(cues) or denied or loosely(Wording.of(clause)):
        return ""
    told = {num.value for num in parts(claim, Num) if not num.word}
    return "its numbers are not equal" if len(told) > 1 else ""
