"""From a clause to what it says of cells that were counted: "..., all of them in row 4", "zeros are confined to row 4".

What is counted is told in the words before; of that the clause tells how many stand in some place, or that nothing of it
stands elsewhere.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Reading
from auditor.claims.better import better, resolved
from auditor.claims.count_claim import Count
from auditor.claims.counts import without
from auditor.language.amounts_told import Amount
from auditor.language.around import loose_words, word_set
from auditor.language.clauses import Clause
from auditor.language.clauses.panels import panels_of
from auditor.language.clauses.tails import head_end, opens_tail
from auditor.language.counted import Test, counted
from auditor.language.counting import counting
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.numbers import Num
from auditor.language.pairs import EITHER, sides
from auditor.language.refs import RegionRef, sets_apart
from auditor.language.subject import subjects
from auditor.language.tokens import norms
from auditor.language.wording import Wording
from auditor.world import SET_APART

_ONE = re.compile(r"\W*(?:and |with |but )?(?:just |only |exactly |the )?(?:one|other)\b", re.IGNORECASE)
_AMOUNTS = ("all", "both", "none")
_PLAIN = word_set(
    """
    of them they these those which all both none each every single last are were is was lie lies lay sit sits stand stands occur occurs fall
    falls belong belongs belonging lying found located just only exactly other remaining another additional confined
    limited restricted to exclusively solely cells values and with but
    """
)
# Words that lead to a place as it is named, with those of a tail itself.
_PLACING = _PLAIN | word_set(
    "in at on for within from under inside outside the one row column entirely recorded seen observed reached appear appears involving or"
)
# "Half of them without a pause at all": how many are meant is no number of cells.
_A_PART = re.compile(
    r"^\W*(?:and |with |but )?(?:about |over |nearly |almost |just )*(?:half|most|many|some|few|a (?:third|quarter|few)|two[ -]thirds|the (?:majority|bulk))\b",
    re.IGNORECASE,
)
_THEM = re.compile(r"\b(?:them|these|those|which|they|others?)\b", re.IGNORECASE)
_CONFINED = re.compile(
    r"\b(?:(?:are|is|were|was|remain|remains) )?(?:all |both |entirely )?(?:confined|limited|restricted) to\b"
    r"|\b(?:(?:are|is|were|was) )?(?:found|seen|occur|occurs|appear|appears|recorded|observed|lie|lies|reached) (?:only|exclusively|solely) (?=(?:in|at|on|for|within)\b)"
    r"|\b(?:are|is|were|was|lie|lies|sit|sits|stand|belong|fall|occur) (?:all|both|only|exclusively|solely) (?=(?:in|at|on|to|for|within)\b)",
    re.IGNORECASE,
)
# Where "all values above 60" are told to be.
_PLACED = re.compile(
    r"\b(?:are|is|were|was|lie|lies|stand|stands|occur|occurs|fall|falls|belong|belongs|sit|sits|appear|appears)"
    r"(?: (?:found|located|confined|limited|restricted|recorded|seen|observed|reached|set|printed|shown|marked))?(?: only)? (?=(?:in|at|on|to|for|within)\b)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Head:
    """What was counted: cells of some places that pass a test."""

    clause: Clause
    test: Test
    refs: tuple[Item, ...]


def read_tail(clause: Clause) -> Iterator[Reading]:
    """How many of what was counted before stand where the clause says."""
    if not clause.start or not opens_tail(clause.statement.text, clause.start):
        return
    if _A_PART.search(clause.text) or not _plainly_placed(clause, clause.start):
        return
    head = _head(clause)
    told = [i for i in clause.items if i.kind == "number" or i.kind == "quant" and i.value in _AMOUNTS]
    single = not told and _ONE.match(clause.text) is not None
    there = tuple(item for item in clause.items if sides(item))
    if (
        head is None
        or not (single or len(told) == 1)
        or not there
        or any(sides(item) == (EITHER,) for item in there)
    ):
        return
    items = frozenset(
        i
        for i in clause.items
        if i in (*told, *there) or i.kind in ("range", "noun") or i.has("quant", "only")
    )
    many = _many(clause, told)
    outside = "outside" in loose_words(clause)
    if outside and many.kind != "none":
        return
    if outside or many.kind == "all":
        yield from _confined(clause, head, there, items)
        return
    taken = {side for item in there for side in sides(item)}
    kept = [item for item in head.refs if not taken & set(sides(item))]
    for subject in subjects(clause, [*kept, *there]):
        count = Count(head.test, many, subject.selections, partial=not subject.sure, certain=subject.sure)
        yield _reading(clause, count, items)


def _plainly_placed(clause: Clause, start: int) -> bool:
    """Whether no word from a place on leads elsewhere than to what is named: "after 9:00" is not at 9:00."""
    nouns = {word for item in clause.items if item.kind == "noun" for word in norms(item.text)}
    rest = replace(clause, text=clause.statement.text[start : clause.end], start=start)
    return set(loose_words(rest)) <= _PLACING | nouns


def _many(clause: Clause, told: Sequence[Item]) -> Amount:
    if not told:
        return Amount("exactly", Num(1.0, 1.0, "one", word=True))
    if told[0].kind == "number":
        return Amount("exactly", clause.number(told[0]))
    return Amount("none" if told[0].value == "none" else "all")


def read_confined(clause: Clause) -> Iterator[Reading]:
    """`values under 20 are confined to the first row`: what the words before the verb count stands nowhere else."""
    bold = any(sets_apart(item.value) for item in clause.refs)
    if bold and (clause.items[0].has("quant", "only") or clause.of("quant", "none")):
        yield from _in_bold(clause, Amount("none" if clause.of("quant", "none") else "all"))
        return
    every = bool(clause.items) and (clause.items[0].has("quant", "all") or bold)
    found = (_PLACED if every else _CONFINED).search(clause.statement.text, clause.start, clause.end)
    if found is None or clause.of("quant", "none") or not _plainly_placed(clause, found.start()):
        return
    own = tuple(item for item in clause.items if item.start < found.start())
    there = tuple(
        item for item in clause.items if sides(item) and (item.start >= found.end() or sets_apart(item.value))
    )
    subject = _words(clause, clause.start, found.start())
    nouns = [item for item in own if item.kind == "noun" and item.value == "cell"]
    tested = counted(subject, Wording.of(subject), Amount("some"), nouns[0]) if nouns else None
    if tested is None or not there or any(sides(item) == (EITHER,) for item in there):
        return
    refs = tuple(item for item in own if sides(item))
    items = frozenset(
        i for i in clause.items if i in (*tested[1], *refs, *there) or i.kind in ("range", "noun", "quant")
    )
    yield from _confined(clause, _Head(subject, tested[0], refs), there, items)


def _in_bold(clause: Clause, amount: Amount) -> Iterator[Reading]:
    """`only values above 30 are in bold`, `no value below 8 is`: all of these cells pass, or none does."""
    bold = [item for item in clause.refs if sets_apart(item.value)]
    subject = _words(clause, clause.start, bold[0].start)
    nouns = [item for item in subject.items if item.kind == "noun" and item.value == "cell"]
    tested = counted(subject, Wording.of(subject), Amount("some"), nouns[0]) if nouns else None
    if tested is None or len(bold) > 1 or not _plainly_placed(clause, bold[0].start):
        return
    items = frozenset(
        i for i in clause.items if i in tested[1] or i.kind in ("ref", "noun", "range", "quant")
    )
    for place in subjects(clause, clause.refs):
        count = Count(tested[0], amount, place.selections, partial=not place.sure, certain=place.sure)
        yield _reading(clause, count, items)


def _confined(
    clause: Clause, head: _Head, there: tuple[Item, ...], items: frozenset[Item]
) -> Iterator[Reading]:
    taken = {side for item in there for side in sides(item)}
    kept = [item for item in head.refs if not taken & set(sides(item))]
    for scope in subjects(head.clause, head.refs):
        for place in (one for refs in _corners(there) for one in subjects(clause, [*kept, *refs])):
            if not {one.panel for one in place.selections} <= {one.panel for one in scope.selections}:
                continue  # what was counted in one panel stands in no other
            sure = scope.sure and place.sure
            picked = all(s.region in SET_APART for s in scope.selections)
            if not picked and not without(clause.document, scope.selections, place.selections):
                continue  # of cells that are all there are it says nothing
            count = Count(
                head.test, Amount("some"), scope.selections, False, place.selections, Amount("all"),
                partial=not sure, certain=sure,
            )  # fmt: skip
            yield _reading(clause, count, items)


def _corners(there: tuple[Item, ...]) -> list[tuple[Item, ...]]:
    """Places as they are named; of several cells a corner is a part of the grid, too."""
    wide = tuple(
        replace(item, value=RegionRef(item.value.name.replace("corner", "quadrant")))
        if isinstance(item.value, RegionRef)
        else item
        for item in there
    )
    return [there] if wide == there else [there, wide]


def _reading(clause: Clause, count: Count, items: frozenset[Item]) -> Reading:
    panels = tuple(dict.fromkeys(s.panel for s in (*count.there, *count.scope)))
    known = understood(clause, _PLAIN)
    text = clause.statement.text
    them = tuple(found.span() for found in _THEM.finditer(text, head_end(text, clause.start), clause.end))
    return Reading(count, items, panels, understood=(*known, *them))


def _head(clause: Clause) -> _Head | None:
    """What the words before a tail count."""
    end = head_end(clause.statement.text, clause.start)
    head = _words(clause, 0, end)
    found = counting(head)
    test = _graded(head, found.test) if found is not None else None
    return None if found is None or found.of_them or test is None else _Head(head, test, found.refs)


def _graded(head: Clause, test: Test) -> Test | None:
    """`ten tiles are slower than 40`: which way is meant, or nothing where it is not known."""
    told = next((item.sense("compare") for item in head.items if item.has("compare", "good", "bad")), "")
    if not told or test.relation != "=":
        return test
    relation = resolved(told, better(head.document, head.panels[0]))
    return replace(test, relation=relation) if relation else None


def _words(clause: Clause, start: int, end: int) -> Clause:
    """Some words of the sentence as a clause of their own, with the panels that these or those before them name."""
    items = tuple(item for item in (*clause.before, *clause.items) if item.start < end)
    own = tuple(item for item in items if item.start >= start)
    before = tuple(item for item in items if item.start < start)
    panels, named = panels_of(replace(clause, items=()), own, before)
    text = clause.statement.text[start:end]
    return replace(clause, text=text, start=start, end=end, items=own, before=(), panels=panels, named=named)
