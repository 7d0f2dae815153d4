"""Whether the facts that numbers were traced to bear out everything else that a clause tells."""

import re
from collections.abc import Sequence

from auditor.claims.traced.facts import Fact
from auditor.claims.traced.naming import in_order, named
from auditor.claims.traced.ordering import compared, moved
from auditor.claims.traced.ranking import extremes, ranks
from auditor.claims.traced.standing import at_ends
from auditor.claims.traced.told import Told
from auditor.language.clauses import Clause
from auditor.language.items import Item

# Words that make of a clause what no number settles.
_BARRED_KINDS = tuple("not except missing sign odd same colour".split())


_BARRED_WORDS = re.compile(
    r"\b(?:would|could|should|might|suppos\w+|expect\w*|target\w*|planned|previous\w*|elsewhere|others?|another|rest|remaining|else|instead|unless|whether|twice|order|sorted|alike)\b",
    re.IGNORECASE,
)


_QUANTIFIED = ("most", "few", "half", "some", "many")


def barred(clause: Clause, numbers: Sequence[Item]) -> bool:
    """Whether a clause says what numbers do not settle, so that none of them is traced."""
    if _BARRED_WORDS.search(clause.text) or any(_bars(item) for item in clause.items):
        return True
    for item in clause.items:
        if item.has("quant", *_QUANTIFIED):
            return True
        if (
            item.has("quant", "only")
            and item.text.casefold() != "single"
            and not any(0 <= one.first - item.last <= 1 for one in numbers)
        ):
            return True
    return False


def _bars(item: Item) -> bool:
    removed = (
        item.has("except") and item.text.casefold().endswith("ing") and item.text.casefold() != "excluding"
    )
    return not removed and any(item.has(kind) for kind in _BARRED_KINDS)


def borne_out(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether names, extremes, ranks, comparisons and courses of a clause are those of some facts."""
    checks = (named, in_order, extremes, ranks, compared, moved, at_ends, _denied)
    return len(set(way)) == len(way) and all(check(clause, told, way) for check in checks)


def _denied(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether what is denied of all is told of a bound."""
    return not any(item.has("quant", "none") for item in clause.items) or any(one.bounded for one in told)
