"""Whether numbers that fit their cells bear out that these are equal."""

from typing import Any

from auditor.claim_parts import parts
from auditor.claims.identity_words import loosely, strict
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.wording import Wording


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
