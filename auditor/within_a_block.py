"""Contradictions of sentences that may be told of what the sentences before them name.

Within a paragraph, a sentence goes on about the row, the column or the panel that was named before it, without saying
so: "Cod is landed all year. September is its nadir; 17 is the least." What it contradicts when it is taken to speak of
more is not sure, unless it tells that it speaks of the whole, or its numbers leave no doubt which cells are meant.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Judged, Verdict
from auditor.claim_parts import selections
from auditor.hearing import Heard
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.pairs import COLUMNS, EITHER, PANEL, ROWS, halves, sides
from auditor.language.refs import AxisRef, TickRef
from auditor.model import Document

OPEN = "it may be told only of what is named before it"
# A figure's make-up, classes with measures of their own, and what takes account itself of what it leans on.
_OF_THE_WHOLE = frozenset(
    ("shape", "axis", "colour", "follow-up", "derived-metric", "crossed", "bond", "pairs", "ratio")
)
_WHOLE = re.compile(
    r"\b(?:table|grid|heat ?map|map|panel|figure|matrix|plot|chart|whole|entire|overall|anywhere|everywhere|altogether"
    r"|in all|of all|per (?:cell|tile|square|box|field)|precision|recall|accuracy|f1|sensitivity|specificity)\b",
    re.IGNORECASE,
)
# What leads back to the very cell that was told before.
_OF_THE_CELL = re.compile(r"\W*(?:that|this) (?:is|was)\b", re.IGNORECASE)
_PRONOUN = re.compile(r"\b(?:it(?! (?:is|was) )|its|they|their)\b", re.IGNORECASE)
_OPENING_PRONOUN = re.compile(r"^\W*(?:\w+ \w+,? )?(?:it|its)\b", re.IGNORECASE)
_PINNED = 2  # numbers that are values of cells leave no doubt which ones are meant


def open_within_a_block(
    verdicts: Sequence[Judged], before: Sequence[Heard], document: Document
) -> list[Judged]:
    """The verdicts on the last sentence of a block; those left open that may be told of what the others name."""
    if not any(judged.verdict is Verdict.CONTRADICTED for judged in verdicts):
        return list(verdicts)
    *earlier, one = before
    named = {side for heard in earlier for side in _named(heard, document)}
    text = one.statement.text
    if not named or _WHOLE.search(text) or _OF_THE_CELL.match(text):
        return list(verdicts)
    own = set(_named(one, document))
    pinned, unsure = _is_pinned(one, document), _may_mean_another(one, earlier)
    return [
        _opened(judged)
        if _may_be_a_part(judged, pinned=pinned) and (unsure or named - own - set(_settled(judged, document)))
        else judged
        for judged in verdicts
    ]


def _may_be_a_part(judged: Judged, *, pinned: bool) -> bool:
    """Whether it is contradicted, and told of cells that it need not name."""
    by_numbers = pinned and next(selections(judged.claim), None) is None
    return judged.verdict is Verdict.CONTRADICTED and judged.kind not in _OF_THE_WHOLE and not by_numbers


def _opened(judged: Judged) -> Judged:
    return replace(judged, verdict=Verdict.UNDECIDABLE, explanation=OPEN, finding=None)


def _may_mean_another(one: Heard, earlier: Sequence[Heard]) -> bool:
    """`In June it trailed by 7`: whether "it" may be any of several lines that were named before."""
    lines = [_lines_named(heard) for heard in reversed(earlier)]
    last = next((named for named in lines if named), frozenset())
    # "It amounted to half of B": behind a sentence on "it" as well, it is either.
    goes_on = bool(earlier) and _OPENING_PRONOUN.search(earlier[-1].statement.text) is not None
    return (len(last) > 1 or goes_on and bool(last)) and _PRONOUN.search(one.statement.text) is not None


def _lines_named(one: Heard) -> frozenset[str]:
    """The labels of all rows and columns that a sentence names, by the side of which it names more."""
    found: dict[str, set[str]] = {}
    for clause, _ in one.found:
        for item in _of_clause(clause):
            for part in (item.value, *(half.value for half in halves(item))):
                if isinstance(part, TickRef):
                    found.setdefault(part.side, set()).update(part.ticks)
    by_size = sorted(found.values(), key=len)
    return frozenset(by_size[-1]) if by_size else frozenset()


def _named(one: Heard, document: Document) -> Iterator[str]:
    """The sides of the grid of which a sentence names lines, and whether it names panels."""
    items = dict.fromkeys(item for clause, _ in one.found for item in _of_clause(clause))
    for item in items:
        found = sides(item)
        yield from (ROWS, COLUMNS) if EITHER in found else found
        if isinstance(item.value, AxisRef) and not item.value.direction:
            yield item.value.side
    if len(document.panels) == 1:
        yield PANEL


def _of_clause(clause: Clause) -> tuple[Item, ...]:
    return (*clause.items, *clause.label)


def _settled(judged: Judged, document: Document) -> Iterator[str]:
    """The sides on which a claim chooses lines, and whether it chooses panels; all where it tells of no cells."""
    chosen = list(selections(judged.claim))
    if not chosen or any(one.rows is not None for one in chosen):
        yield ROWS
    if not chosen or any(one.columns is not None for one in chosen):
        yield COLUMNS
    if {one.panel for one in chosen} != set(range(len(document.panels))):
        yield PANEL


def _is_pinned(one: Heard, document: Document) -> bool:
    written = {quantity.value for panel in document.panels for quantity in panel.values.values()}
    told = [
        item.value.value
        for clause, _ in one.found
        for item in clause.items
        if isinstance(item.value, Num) and not item.value.word
    ]
    return sum(value in written for value in told) >= _PINNED
