"""What is made of a sentence before it is judged: its clauses, how these are read, and the ways to tell it again."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claim import ClaimKind, Reading
from auditor.language.clauses import Clause, clauses
from auditor.language.items import Item
from auditor.language.led_back import (
    Retold,
    Said,
    all_told,
    filled_in,
    following,
    named_first,
    retold,
    with_places_before,
)
from auditor.language.mentions import analyse
from auditor.language.refs import PanelRef
from auditor.language.roles import told_by_roles
from auditor.language.unfolding import brackets_opened, counted_again, told_of_the_rest, unfolded
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement
from auditor.source import Span

# "A has its peak in May": a possessive whose owner is the subject of its own verb leads nowhere.
_LEADS_BACK = re.compile(
    r"\b(?:it|he|she|him|they|them|there|(?<!\bhas )(?<!\bhave )(?<!\bhad )(?<!\bhits )(?<!\bshows )"
    r"(?<!\breaches )(?<!\breached )(?:its|their))\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Heard:
    """A sentence with its clauses and how they are read; `goes_on` where it may lead back to the one before it.

    `new_block` tells that another paragraph or item stood before it, whose places it does not take over unsaid;
    `lost` that the program failed to read it.
    """

    statement: Statement
    topic: tuple[Item, ...]
    goes_on: bool
    found: list[tuple[Clause, list[tuple[ClaimKind, Reading]]]]
    new_block: bool = False
    lost: bool = False

    @property
    def parts_statement(self) -> Statement:
        """The sentence as its clauses have it, with what it leaves out of its counts."""
        return self.found[0][0].statement if self.found else self.statement

    def said(self, document: Document) -> Said:
        """What it said, for words further on that lead back to it."""
        parts = [clause for clause, _ in self.found]
        items = tuple(dict.fromkeys(item for clause in parts for item in clause.items))
        return Said(document, self.parts_statement, items, parts[0].label if parts else ())


def ways_to_tell(one: Heard, earlier: Sequence[Said], document: Document, names: Vocabulary) -> list[Retold]:
    """A sentence with what its parts leave out, and with the names of what its words lead back to."""
    found: list[Retold] = []
    said, *last = (_by_words(words, names) for words in (one.said(document), *earlier))
    firsts: Sequence[Retold | None] = named_first(said, last) or [None]
    for first in firsts:
        named, steps = _with_step(one, [], first, document, names)
        found += _told_further(named, steps, earlier, document, names)
    return _with_roles(found, one, last[0] if last else None, document, names)


def _with_roles(
    ways: list[Retold], one: Heard, last: Said | None, document: Document, names: Vocabulary
) -> list[Retold]:
    """The ways to tell a sentence, with what is given and taken in them as how far things lie apart."""
    if not ways:
        told = told_by_roles(one.parts_statement, document, names, last)
        return [told] if told else []
    again = [told_by_roles(way.statement, document, names, last) for way in ways]
    return [all_told((way, told)) if told else way for way, told in zip(ways, again, strict=True)]


def _by_words(said: Said, names: Vocabulary) -> Said:
    """What was said, with the mentions word by word, and none of them joined to cells."""
    return replace(said, items=tuple(analyse(said.text, said.document, names).items))


def _told_further(
    one: Heard, steps: list[Retold], earlier: Sequence[Said], document: Document, names: Vocabulary
) -> Iterator[Retold]:
    """A sentence that was told again in some steps, in short sentences, and with what they leave out."""
    last = earlier[-1].statement if earlier else None
    for tell in (
        lambda statement, document, names: following(statement, last, document),
        told_of_the_rest,
        counted_again,
        brackets_opened,
        unfolded,
    ):
        told = tell(one.parts_statement, document=document, names=names)
        one, steps = _with_step(one, steps, told, document, names)
    fills: Sequence[Retold | None] = filled_in(one.parts_statement, last, document, names)
    # Words that lead back stand for names before they are told again: "it has 5 in May, 6 in June".
    leading = len(_LEADS_BACK.findall(one.parts_statement.text))
    more = any(fill and len(_LEADS_BACK.findall(fill.statement.text)) > leading for fill in fills)
    said = one.said(document)
    owned = more and not any(retold(said, earlier))  # "A has its peak in May, B in June"
    for fill in fills if fills and (not more or owned) else [None]:
        yield from _with_names(one, [*steps, fill] if fill else steps, earlier, document, names)


def _with_step(
    one: Heard, steps: list[Retold], told: Retold | None, document: Document, names: Vocabulary
) -> tuple[Heard, list[Retold]]:
    """A sentence as one more step tells it, and the steps so far."""
    if told is None:
        return one, steps
    parts = clauses(told.statement, document, names, one.topic)
    return replace(one, statement=told.statement, found=[(clause, []) for clause in parts]), [*steps, told]


def _with_names(
    one: Heard, steps: Sequence[Retold], earlier: Sequence[Said], document: Document, names: Vocabulary
) -> list[Retold]:
    """A sentence that was told again in some steps, with the names of what its words lead back to."""
    one, _ = _with_step(one, [], steps[-1] if steps else None, document, names)
    filled = tuple(span for step in steps for span in step.filled)
    last = earlier[-1].statement if earlier else None
    ways: list[Retold] = []
    for way in retold(one.said(document), earlier, filled):
        # "Its maximum is 5, that of B 4": what is left out has no name before "its" has one.
        fills = filled_in(way.statement, last, document, names) if not filled else []
        ways += [all_told((*steps, way, fill)) for fill in fills] or [all_told((*steps, way))]
    return ways or ([all_told(steps)] if steps else [])


def told_at_places_before(
    one: Heard, last: Heard | None, document: Document, names: Vocabulary, kinds: Sequence[ClaimKind]
) -> tuple[list[tuple[Clause, list[tuple[ClaimKind, Reading]]]], tuple[Span, ...]] | None:
    """How a sentence is read with the places of earlier clauses put into later ones, and where these stand; or None."""
    earlier = (
        [clause for clause, _ in last.found] if last is not None and one.goes_on and not one.new_block else []
    )
    told = with_places_before([clause for clause, _ in one.found], earlier)
    if told is None:
        return None
    parts = clauses(told[0], document, names, one.topic)
    return [(clause, best_readings(clause, kinds)) for clause in parts], told[1]


def best_readings(clause: Clause, kinds: Sequence[ClaimKind]) -> list[tuple[ClaimKind, Reading]]:
    """The readings that account for everything critical in the clause; of several kinds those that explain most.

    A reading that takes every word into account needs no other beside it.
    """
    return list(_best_readings(clause, tuple(kinds)))


@lru_cache(maxsize=256)
def _best_readings(clause: Clause, kinds: tuple[ClaimKind, ...]) -> list[tuple[ClaimKind, Reading]]:
    if not clause.items:
        return []
    critical = clause.critical
    if (
        not critical
        and not clause.axes
        and not any(
            item.kind in ("quant", "noun") or (isinstance(item.value, PanelRef) and item.value.every)
            for item in clause.items
        )
    ):
        return []
    whole: list[tuple[ClaimKind, Reading]] = []
    for last in (False, True):
        readings = [(kind, one) for kind in kinds if kind.last is last for one in kind.read(clause)]
        whole = whole or _prevailing([(kind, one) for kind, one in readings if critical <= one.items])
    full = [
        one
        for one in whole
        if any(start <= clause.start and clause.end <= end for start, end in one[1].understood)
    ]
    whole = full or whole
    if not whole:
        return []
    most = max(len(reading.items) for _, reading in whole)
    chosen = {kind.code for kind, reading in whole if len(reading.items) == most}
    return [(kind, reading) for kind, reading in whole if kind.code in chosen]


def _prevailing(readings: Sequence[tuple[ClaimKind, Reading]]) -> list[tuple[ClaimKind, Reading]]:
    """The readings whose kind is overridden by none of the others."""
    overridden = {name for kind, reading in readings for name in (*kind.overrides, *reading.overrides)}
    return [(kind, reading) for kind, reading in readings if kind.kind not in overridden]
