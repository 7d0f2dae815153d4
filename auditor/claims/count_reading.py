"""From a clause to counts: how many cells of a scope are what a sentence counts."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.count_claim import Count
from auditor.claims.count_occurrences import read_occurrences
from auditor.claims.count_tails import read_confined, read_tail
from auditor.claims.count_values import read_values
from auditor.claims.ranks import has_unit_diagonal, is_mirrored
from auditor.claims.stretches import over_stretches
from auditor.language.amounts_told import Amount
from auditor.language.around import before, between, loose_words, narrowed, word_set
from auditor.language.clauses import Clause
from auditor.language.counted import Test
from auditor.language.counting import Counting, counting
from auditor.language.frequency import all_distinct, most_frequent, without_zeros
from auditor.language.glosses import bare_colours
from auditor.language.items import Item
from auditor.language.number_roles import prepositions, understood
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.subject import Subject, lines_of, subjects
from auditor.language.tellings import tellings
from auditor.numerals import cardinal
from auditor.world import Selection, same_labels

_FORBIDDEN = ("rank", "aggregate", "stable", "course", "except", "foreign")
_THEM = re.compile(r"\b(?:of\s+)?(?:them|these|those|which)\b", re.IGNORECASE)
_PLAIN = word_set(
    """
    once twice times appear appears occur occurs occurring total all only exactly found present
    counted zeros zero nonzero non least most half many few empty numeric filled values together
    them these those exceed exceeds exceeding above below under over more than less at reach reaches
    higher lower greater smaller fewer surpass surpasses fall falls short top tops beat beats miss
    misses clear clears cleared mark threshold lie lies located sit
    """
)
# How far apart things are at most, and no number of cells.
_BY = re.compile(
    r"\bby\s+(?:(?:at|least|most|more|less|about|some|over|nearly|almost|around|roughly|than)\s+)*$",
    re.IGNORECASE,
)

# "None of them reaches 32": none is as high.
_REACHES = re.compile(
    r"\b(?:reach|attain|hit)(?:e?s|ed|ing)?\s+(?:(?:even|just|the|a|about)\s+)*$", re.IGNORECASE
)
_WITHIN = re.compile(
    r"\bwithin (?:just |only |less than )?(?:\d|an?\b|one\b|two\b|three\b|half\b)[\w.,%]*(?: percentage)? (?:points?|units?|%)",
    re.IGNORECASE,
)
_THAN = re.compile(r"\b(?:darker|lighter|paler|deeper|brighter) than\b", re.IGNORECASE)
_OF = frozenset("of out the all its these those".split())


def _counts_colours(clause: Clause) -> bool:
    """`two cells are red and three white`, `never darker than red`: a number right before a colour counts, and is no value."""
    ends = {item.last for item in clause.numbers}
    if clause.of("colour") and _THAN.search(clause.text):
        return True
    return any(item.first in ends for item in clause.of("colour"))


@over_stretches
def read(clause: Clause) -> Iterator[Reading]:
    """How often something is found, and where."""
    placed = (*read_values(clause), *read_occurrences(clause))
    yield from placed
    if (
        placed
        or _counts_colours(clause)
        or any(clause.of(kind) for kind in _FORBIDDEN)
        or _WITHIN.search(clause.text)
    ):
        return
    yield from _modes(clause)
    tails = (*read_tail(clause), *read_confined(clause))
    yield from tails
    found = None if tails else counting(clause)
    if any(_is_change(clause, item) for item in clause.numbers):
        return  # "it lifts A by at least 15": what changes, and no values
    if found is None or clause.of("extreme") or _is_of_other_cells(clause) or _is_bound(clause, found):
        return
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    beside = (*cells, *found.refs, *clause.of("range"), *clause.of("colour"))
    items = found.items | prepositions(clause) | frozenset(beside)
    hedged = bool(clause.of("hedge")) and not found.items & set(clause.of("hedge"))
    own = clause if found.end is None else replace(clause, end=found.end)
    for way in tellings(
        own, [found.anchor], lambda told, subject: _counts(clause, found, subject), found.refs
    ):
        sure = not way.loose or found.of_them is not None
        whole = (understood(clause, _PLAIN) if sure else ()) or _read_as(clause, found)
        count = replace(way.parts[0], partial=way.tentative or bool(bare_colours(clause)), certain=sure)
        panels = tuple(dict.fromkeys(s.panel for s in count.scope))
        yield Reading(count, items, panels, hedged, whole)


def _is_change(clause: Clause, item: Item) -> bool:
    """Whether a number tells by how much, and not by how many cells: "by at least 15", and not "by four cells"."""
    cells = [noun for noun in clause.of("noun", "cell") if not noun.text.casefold().startswith("point")]
    counted = any(noun.first == item.last for noun in cells) or not re.search(r"\d", item.text)
    return not counted and _BY.search(clause.sentence, clause.start, item.start) is not None


def _is_of_other_cells(clause: Clause) -> bool:
    """Whether words that nobody reads narrow what is counted: "other cells", "in absolute terms"."""
    return narrowed(clause, ("non", "zero")) or bool({"absolute", "magnitude"} & set(loose_words(clause)))


def _is_bound(clause: Clause, found: Counting) -> bool:
    """Whether "none" makes a bound on all values: "no value exceeds 5", "never gives even 5"."""
    if found.amount.kind != "none":
        return False
    held = found.test.relation in (">", "<", ">=", "<=") and found.of_them is None
    reached = any(_REACHES.search(clause.sentence, clause.start, item.start) for item in clause.numbers)
    return held or reached or any(before(clause, item) == ("even",) for item in clause.numbers)


def _read_as(clause: Clause, found: Counting) -> tuple[tuple[int, int], ...]:
    """The places of what makes the count, with those of the words that lead back to the cells counted before."""
    own = ((item.start, item.end) for item in sorted(found.items, key=lambda item: item.start))
    them = (m.span() for m in _THEM.finditer(clause.statement.text)) if found.of_them else ()
    return (*own, *them)


def _modes(clause: Clause) -> Iterator[Reading]:
    refs = [item for item in clause.items if item.kind == "ref"]
    mode, distinct = most_frequent(clause), all_distinct(clause)
    cells = [item for item in clause.items if item.kind == "noun"]
    for subject in subjects(clause, [item for item in refs if item not in clause.axes]):
        if subject.sure and mode is not None:
            yield Reading(
                Count(
                    Test("=", mode[0]),
                    Amount("most"),
                    subject.selections,
                    kind="mode",
                    nonzero=without_zeros(clause),
                ),
                mode[1] | frozenset([*refs, *cells]),
                understood=understood(clause, _PLAIN),
            )
        if subject.sure and distinct is not None:
            yield Reading(
                Count(Test("="), Amount("none"), subject.selections, subject.each, kind="distinct"),
                distinct | frozenset(refs),
            )


def _counts(clause: Clause, found: Counting, subject: Subject) -> Iterator[Count]:
    if _of_other_things(clause, found, subject):
        return
    lines = tuple(line for s in subject.selections for line in lines_of(clause, s))
    pooled = any(item.text.casefold() == "any" for item in clause.of("quant", "all"))  # "only once did any"
    per_line = subject.each and found.amount.total is None and len(lines) > 1 and not pooled
    if found.of_them is None and per_line:
        yield Count(found.test, found.amount, lines, True)
    if found.of_them is None:
        if not (per_line and any(isinstance(i.value, TickRef) and i.value.every for i in found.refs)):
            apart = tuple(_pairwise(clause, subject.selections))
            ways = apart[-1:] if _of_pairs(clause) and len(apart) > 1 else (subject.selections, *apart)
            yield from (Count(found.test, found.amount, scope) for scope in ways)
        return
    if not found.there:
        yield Count(found.test, found.amount, subject.selections)
    for there in subjects(clause, [*found.refs, *found.there]):
        yield Count(found.test, found.amount, subject.selections, False, there.selections, found.of_them)


def _pairwise(clause: Clause, scope: tuple[Selection, ...]) -> Iterator[tuple[Selection, ...]]:
    """Of a set crossed with itself: what is no pair with itself, and each pair once where it stands twice."""
    panels = [clause.panel(s.panel) for s in scope]
    if not all(s.whole for s in scope) or not all(same_labels(panel) for panel in panels):
        return
    if _of_pairs(clause) or all(has_unit_diagonal(panel) for panel in panels):
        yield tuple(replace(s, region="off-diagonal") for s in scope)
        if all(is_mirrored(panel) for panel in panels):
            yield tuple(replace(s, region="upper triangle") for s in scope)


def _of_pairs(clause: Clause) -> bool:
    """Whether pairs are counted: in a mirrored grid each of them once, and none of a member with itself."""
    return any(item.kind == "noun" and item.text.casefold().startswith("pair") for item in clause.items)


def _of_other_things(clause: Clause, found: Counting, subject: Subject) -> bool:
    """`three of the four rows`, `three machines`: whether lines are counted or are the total; or there is but one cell."""
    if _counts_lines(clause, found, subject):
        return True
    sizes = [len(list(s.places(clause.panel(s.panel)))) for s in subject.selections]
    if sum(sizes) == 1 and found.amount.kind == "most":
        return True  # "A is most of all like B"
    lines = {
        len(axis.ticks)
        for s in subject.selections
        for axis in (clause.panel(s.panel).rows, clause.panel(s.panel).columns)
    }
    return found.amount.total in lines and found.amount.total not in (*sizes, sum(sizes)) and not found.there


def _counts_lines(clause: Clause, found: Counting, subject: Subject) -> bool:
    """Whether the name of an axis stands behind the number, and each of its lines has more than one of the cells."""
    behind = next((i for i in clause.items if i.first >= found.anchor.last and i.kind != "number"), None)
    gap = set(between(clause, found.anchor, behind)) if behind is not None else set()
    behind = behind if all(word in _OF or cardinal(word) or word.isdigit() for word in gap) else None
    side = behind.value.side if behind is not None and isinstance(behind.value, AxisRef) else ""
    if not side:
        return False
    across = [(s, s.columns if side == "rows" else s.rows) for s in subject.selections]
    other = "columns" if side == "rows" else "rows"
    return any(
        len(axis_of(clause.panel(s.panel), other).ticks) > 1 if taken is None else len(taken) > 1
        for s, taken in across
    )
