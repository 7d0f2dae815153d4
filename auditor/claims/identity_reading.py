"""How identity is read: "rows A and B are identical", "A ties with B at 0.91", "the matrix is symmetric"."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.equality_reading import equality, no_two
from auditor.claims.identity_words import of_something_else
from auditor.claims.symmetry_reading import symmetry
from auditor.language.clauses import Clause
from auditor.language.quantifiers import quantifier
from auditor.language.wording import Wording

# "The values equal to 0 are in A and B": what picks the cells of which it is told where they are.
_PICKED = re.compile(
    r"\b(?:values?|cells?|entries|counts?|numbers?)\b(?:\s+of\s+[^,;:]{1,40}?)?\s+(?:that\s+(?:is|are)\s+)?equal\s+to\s+\S+\s+(?:is|are|was|were|lies?|stands?|occurs?)\s",
    re.IGNORECASE,
)
_OTHER_CLAIMS = ("rank", "extreme", "factor", "aggregate")


def read(clause: Clause) -> Iterator[Reading]:
    """Equality of lines, panels or cells; symmetry; swapping rows and columns."""
    if _PICKED.search(clause.text):
        return
    words = Wording.of(clause)
    amount = quantifier(clause, words)
    if amount is None or any(clause.of(kind) for kind in _OTHER_CLAIMS) or of_something_else(clause):
        return
    yield from symmetry(clause, words, amount)
    if clause.of("compare", ">", "<", "good", "bad", ">=", "<=") or clause.of("trend"):
        return
    yield from no_two(clause, words, amount)
    crossed = any(getattr(item.value, "side", "") == "either" for item in clause.items)
    for either in ("rows", "columns") if crossed else ("rows",):
        yield from equality(clause, words, amount, either)
