"""Whether the facts that numbers were traced to bear out everything else that a clause tells."""

import re
from collections.abc import Sequence

from auditor.claims.traced.facts import Fact
from auditor.claims.traced.naming import in_order, listed, named
from auditor.claims.traced.ordering import compared, moved
from auditor.claims.traced.ranking import extremes, ranks
from auditor.claims.traced.standing import at_ends
from auditor.claims.traced.told import Told
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import PanelRef, TickRef

# Words that make of a clause what no number settles.
_BARRED_KINDS = tuple("not except missing sign odd same colour".split())

_BARRED_WORDS = re.compile(
    r"\b(?:would|could|should|might|suppos\w+|expect\w*|target\w*|planned|previous\w*|elsewhere|others?|another|rest|remaining|else|instead|unless|whether|twice|order|sorted|alike|again)\b"
    r"|\b(?:so|as|nor|neither) (?:do|does|did|is|are|was|were|has|have|had)\b",
    re.IGNORECASE,
)

# "Of all", "the whole map": among what something is told.
_WHOLE = re.compile(
    r"(?:of )?(?:all|whole|entire|the whole|overall|altogether|in all|all in all)", re.IGNORECASE
)
_EACH = re.compile(r"\b(?:each|every|any)\b", re.IGNORECASE)
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
    checks = (named, in_order, listed, extremes, ranks, compared, moved, at_ends, _denied, _of_all, _of_both)
    return len(set(way)) == len(way) and all(check(clause, told, way) for check in checks)


def _denied(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether what is denied of all is told of a bound."""
    return not any(item.has("quant", "none") for item in clause.items) or any(one.bounded for one in told)


def _of_all(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether what is told of all, or of every line, is told of a bound: one number is that of one thing."""
    every = bool(_EACH.search(clause.text)) or any(
        isinstance(item.value, TickRef | PanelRef) and item.value.every for item in clause.items
    )
    all_ = every or any(item.has("quant", "all") and not _WHOLE.fullmatch(item.text) for item in clause.items)
    return not all_ or any(one.bounded for one in told) or any(fact.term.first.bound for fact in way)


def _of_both(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether what is worked out of two cells is that of the two whose numbers are told beside it."""
    cells = {fact.parts[0] for fact in way if fact.is_cell}
    related = [fact for fact in way if fact.term.second is not None]
    return len(cells) != 2 or len(related) != 1 or set(related[0].parts) == cells
