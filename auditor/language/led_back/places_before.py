"""Clauses for which a place may be meant that only an earlier one tells: "A rises from May to June, and B falls"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.led_back.said import sides_of
from auditor.language.pairs import halves
from auditor.language.refs import TickRef
from auditor.model import Statement
from auditor.source import Span

_PLACING = re.compile(
    r"\b(?:in|at|on|during|within|under|for|from|until|till|since|after|before|between|by|through|up\s+to|with)(?:\s+(?:the|an?))*\s*$",
    re.IGNORECASE,
)
_TAIL = re.compile(
    r"(?:,?\s+\b(?:too|also|as\s+well|likewise|again))?(?:[\s,;.:]|\b(?:and|but|while|whereas|though|although|yet)\b)*$",
    re.IGNORECASE,
)
_TOO = re.compile(r"(?:,?\s+(?:too|also|as\s+well|likewise|again)\b)?", re.IGNORECASE)
# A clause that tells itself that it is so everywhere.
_EVERYWHERE = re.compile(
    r"\b(?:throughout|everywhere|always|never|all|every|each|overall|across|nowhere|at\s+no)\b", re.IGNORECASE
)


def with_places_before(
    clauses: Sequence[Clause], earlier: Sequence[Clause] = ()
) -> tuple[Statement, tuple[Span, ...]] | None:
    """The sentence with the place of an earlier clause put into those that tell none, and where these stand; or None.

    Such a clause may be one of the sentence before.
    """
    told: dict[frozenset[str], str] = {}
    for clause in earlier:
        told.update(_places_in(clause))
    found = list(_open(clauses, told))
    if not found:
        return None
    statement = clauses[0].statement
    text, offsets = statement.text, statement.offsets
    for clause, words in reversed(found):
        tail = _TAIL.search(text, clause.start, clause.end)
        at = tail.start() if tail else clause.end
        too = _TOO.match(text, at, clause.end)
        end = too.end() if too else at
        text = f"{text[:at]} {words}{text[end:]}"
        offsets = (*offsets[:at], *(offsets[at - 1],) * (len(words) + 1), *offsets[end:])
    spans = tuple(clause.statement.source_span(clause.start, clause.end) for clause, _ in found)
    return replace(statement, text=text, offsets=offsets), spans


def _open(clauses: Sequence[Clause], told: dict[frozenset[str], str]) -> Iterator[tuple[Clause, str]]:
    """The clauses that leave open where they are so, each with the last place told before."""
    seen: set[int] = set()
    for clause in clauses:
        if clause.start in seen:
            continue
        seen.add(clause.start)
        own = frozenset(side for item in clause.items for side in sides_of(item.value))
        lead = clause.text[: len(clause.text) - len(clause.text.lstrip())]
        words = [words for sides, words in told.items() if sides and not sides & own]
        if words and own and len(lead) < len(clause.text) and not _EVERYWHERE.search(clause.text):
            yield clause, words[-1]
        told.update(_places_in(clause))


def _places_in(clause: Clause) -> Iterator[tuple[frozenset[str], str]]:
    return _places(clause.sentence, [item for item in clause.items if sides_of(item.value)])


def _places(text: str, items: Sequence[Item]) -> Iterator[tuple[frozenset[str], str]]:
    """The places that prepositions tell, by their axis, with all of their words: "from May to June"."""
    for at, item in enumerate(items):
        opened = _PLACING.search(text, 0, item.start)
        sides = sides_of(item.value)
        if opened and isinstance(item.value, Spot):
            yield from _first_half(item, opened.group())
        if not opened or len(sides) != 1 or at and sides_of(items[at - 1].value) == sides:
            continue
        end = item.end
        for other in items[at + 1 :]:
            end = other.end if sides_of(other.value) == sides else end
        words = text[opened.start() : end]
        yield sides, words[0].lower() + words[1:]


def _first_half(item: Item, lead: str) -> Iterator[tuple[frozenset[str], str]]:
    """`between May and June A falls`: the place that stands first in the mention of a cell."""
    for half in halves(item):
        ticks = half.value.ticks if isinstance(half.value, TickRef) else ()
        if ticks and item.text.casefold().startswith(ticks[0].casefold()[:3]):
            yield sides_of(half.value), f"{lead.strip().lower()} {' and '.join(ticks)}"
