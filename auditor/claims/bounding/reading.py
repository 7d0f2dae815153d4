"""Clauses read as a bound or a range of cells, with every word accounted for."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.better import better
from auditor.claims.bounding.limits import bare, limit_of
from auditor.claims.bounding.others import panels_before, sets_apart
from auditor.claims.bounding.scopes import Around, around, before_of
from auditor.claims.bounding.words import BOUNDS, PLACING, PRONOUNS, RANGES
from auditor.claims.found import side_of
from auditor.claims.pairing import Group
from auditor.claims.range_claim import Range, Ranges
from auditor.claims.stretches import over_stretches
from auditor.claims.threshold import Threshold
from auditor.claims.threshold_scope import panels_are_sure
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.limits import bounds_by_a_cell, denied_behind
from auditor.language.numbers import Num
from auditor.language.phrasing import Match, phrasing
from auditor.language.quantifiers import PLAIN, Quantifier, says_every
from auditor.language.refs import PanelRef
from auditor.language.subject import Subject, contexts, subjects
from auditor.language.tokens import norms
from auditor.language.wording import Wording
from auditor.world import Selection

_BLOCK = re.compile(r"(?:\n\s*(?:[-*+•]|\d+[.)])\s+|\n\s*\n\s*)[*_]*$")

# What is reached or passed somewhere, though not everywhere.
_PASSED = re.compile(
    r"(?:exceed|surpass|top|pass|beat|break|broke|clear|cross|reach|attain|hit)|.*\bto$|.*\b(?:ris|rose|climb|get|got|com|came|go|went)\w*\b",
)


@over_stretches
def bounds(clause: Clause) -> Iterator[Reading]:
    """The bounds that a clause may tell: of all the cells of a place, or of none of them."""
    told = not denied_behind(clause) and not bounds_by_a_cell(clause, Wording.of(clause))
    for relation, match in _matches(clause, BOUNDS) if told else ():
        found, bound = around(clause, phrasing(clause), match), limit_of(clause, relation, match)
        if bound is None or found is None or len(clause.numbers) != _own(match) + _counts(clause, match):
            continue
        if found.none and (found.lasting or clause.of("not")):
            continue  # "no row stays below 5": of each row as a whole; "no row fails to reach 5"
        relation, num = bound
        if (
            match.words["verb"].endswith("better than")
            and better(clause.document, clause.panels[0]) != "higher"
        ):
            continue  # of seconds, what is better is below
        if found.placed:
            yield from _confined(clause, relation, num, match, found)
            continue
        if any(_is_told_where(clause, item) for item in found.refs if item.start >= match.span[0]):
            continue
        if found.sole:
            yield from _sole(clause, relation, num, match, found)
            continue
        amount = Quantifier("none") if found.none else Quantifier("all") if found.every else PLAIN
        if amount is PLAIN and _PASSED.match(match.words["verb"]):
            continue  # "A reaches 9" may tell of its highest value
        for subject, without, certain in _scopes(clause, found):
            if not subject.sure and len(clause.panels) > 1:
                continue
            if found.leaning and not sets_apart(clause, without, relation, num, none=found.none):
                continue
            parts = tuple(Group((s,), "", without) for s in subject.selections)
            sure = subject.sure and panels_are_sure(clause)
            claim = Threshold(parts, relation, num, amount, sure=sure, certain=certain)
            yield _reading(clause, claim, subject, found)


def _is_told_where(clause: Clause, item: Item) -> bool:
    """`All values above 5 in May are in A`: whether a verb within a place parts where it is said from where these are."""
    return isinstance(item.value, Spot) and bool(PLACING & set(norms(clause.sentence[item.start : item.end])))


def _sole(clause: Clause, relation: str, num: Num, match: Match, found: Around) -> Iterator[Reading]:
    """`row 2 exceeds 5 at A and B only`: the places of a line at which alone it does."""
    behind = [item for item in found.refs if item.start >= match.span[0]]
    ticks = [item for item in behind if not isinstance(item.value, PanelRef)]
    line = [item for item in found.refs if item not in ticks]
    sides = [{side_of(item) for item in items} - {""} for items in (line, ticks)]
    if found.none or found.out or found.pronoun or found.lasting or not all(len(one) == 1 for one in sides):
        return
    if sides[0] == sides[1] or any(says_every(item) for item in found.refs):
        return
    for subject in subjects(clause, line):
        inside = [s for tick in ticks for s in _first(subjects(clause, [*line, tick]))]
        if inside and (subject.sure or len(clause.panels) == 1):
            whole = tuple(Group((s,)) for s in subject.selections)
            only = tuple(Group((one,)) for s in inside for one in _cells(clause, s))
            claim = Threshold(whole, relation, num, Quantifier("only"), only=only)
            yield _reading(clause, claim, subject, found)


def _first(found: Iterator[Subject]) -> tuple[Selection, ...]:
    return next(found, Subject(())).selections


def _cells(clause: Clause, chosen: Selection) -> Iterator[Selection]:
    for row, column in chosen.places(clause.panel(chosen.panel)):
        yield Selection(chosen.panel, (row,), (column,))


def _confined(clause: Clause, relation: str, num: Num, match: Match, found: Around) -> Iterator[Reading]:
    """`all values above 5 lie in row 2`: the place to which those that keep the bound are confined."""
    if not found.every or found.none or found.out or found.pronoun or not found.refs:
        return
    before = [item for item in found.refs if item.start < match.span[0]]
    if not all(isinstance(item.value, PanelRef) for item in before) or len(before) == len(found.refs):
        return
    for subject in subjects(clause, found.refs):
        if subject.sure or len(clause.panels) == 1:
            inside = tuple(Group((s,)) for s in subject.selections)
            whole = tuple(Group((Selection(s.panel),)) for s in subject.selections)
            claim = Threshold(whole, relation, num, Quantifier("only"), only=inside)
            yield _reading(clause, claim, subject, found)


@over_stretches
def ranges(clause: Clause) -> Iterator[Reading]:
    """The ranges that a clause may tell of the cells of a place."""
    for meaning, match in _matches(clause, RANGES):
        low, high, found = match.item("low"), match.item("high"), around(clause, phrasing(clause), match)
        if low is None or high is None or found is None or found.out:
            continue
        denied = meaning == "outside" or match.words["verb"].startswith("never")
        if found.placed or found.none != denied or len(clause.numbers) != 2:
            continue
        meaning = "within" if meaning in ("outside", "inside") else meaning
        ends = [bare(clause.number(item)) for item in (low, high)]
        if ends[0].value > ends[1].value:
            continue
        if ends[1].unit and not ends[0].unit:
            ends[0] = replace(ends[0], unit=ends[1].unit)
        for subject, _, certain in _scopes(clause, found):
            if not subject.sure and len(clause.panels) > 1:
                continue
            part = Range(meaning, subject.selections, ends[0], ends[1], each=subject.each)
            yield _reading(clause, Ranges((part,), certain), subject, found, _one_end_holds(clause, part))


def _matches(clause: Clause, frames: Sequence[tuple[str, str]]) -> Iterator[tuple[str, Match]]:
    """The one place where one of some frames fits; nothing where several fit at different places."""
    line = phrasing(clause)
    found = [(name, match) for name, frame in frames for match in line.find(frame)]
    if len({match.span[1] for _, match in found}) == 1:
        yield max(found, key=lambda one: one[1].span[1] - one[1].span[0])


def _own(match: Match) -> int:
    return sum(match.has(name) for name in ("n", "low", "high"))


def _counts(clause: Clause, match: Match) -> int:
    """How many other numbers only tell how many things there are."""
    return sum(item not in match.items and clause.number(item).word for item in clause.numbers)


def _scopes(clause: Clause, found: Around) -> Iterator[tuple[Subject, tuple[Selection, ...], bool]]:
    """The cells that are meant, those left out, and whether it is settled that these are meant."""
    if found.pronoun and not found.refs:
        return
    spoken = (*clause.before, *(() if _opens_block(clause) else clause.topic))
    if found.leaning:
        yield from _of_the_rest(clause, found)
        return
    earlier = before_of(spoken) if found.pronoun else ()
    taken_over = list(contexts(clause, [*found.refs, *found.out]))
    alone = [()] if found.pronoun and () not in taken_over else []  # "it" may be what is measured
    for context in (*taken_over, *alone):
        for subject in subjects(clause, [*found.refs, *context]):
            out = next(subjects(clause, found.out), Subject(())).selections if found.out else ()
            if found.out and not out:
                continue
            yield subject, out, not earlier and not _crossed(clause, found)


def _of_the_rest(clause: Clause, found: Around) -> Iterator[tuple[Subject, tuple[Selection, ...], bool]]:
    """All cells of what is named but for those told before; what these are, and where the rest is looked for, is not settled."""
    panels = panels_before(clause)
    for subject in subjects(clause, [*found.refs, *panels]):
        out = next(subjects(clause, [*found.out, *panels]), Subject(())).selections
        if out:
            yield subject, out, False


def _crossed(clause: Clause, found: Around) -> bool:
    """`on every day except Friday in winter`: whether what is left out may be a line, and the rest tell where it is said.

    A cell that closes the sentence behind all other places is left out as a whole.
    """
    out, last = found.out, max((item.end for item in found.out), default=0)
    closing = not clause.sentence[last:].strip(" .;") and not any(item.start > last for item in found.refs)
    alone = len(out) == 1 and not any(map(says_every, found.refs))
    return (len(out) > 1 or any(isinstance(item.value, Spot) for item in out)) and not (closing and alone)


def _opens_block(clause: Clause) -> bool:
    """Whether a sentence is the first of its item or paragraph."""
    return bool(_BLOCK.search(clause.document.source.text, 0, clause.statement.span.start))


def _reading(
    clause: Clause, claim: Threshold | Ranges, subject: Subject, found: Around, settled: bool = False
) -> Reading:
    """A reading that understands the whole clause, if one noun at most is not known and a place or a number makes up for it."""
    panels = tuple(dict.fromkeys(s.panel for s in subject.selections))
    known = not found.unknown or found.leaning or len(found.unknown) == 1 and (bool(found.refs) or settled)
    whole = ((clause.start, clause.end), *_pronouns(clause, found)) if known else ()
    return Reading(claim, frozenset(clause.items), panels, bool(clause.of("hedge")), whole)


def _pronouns(clause: Clause, found: Around) -> Iterator[tuple[int, int]]:
    """The "it" that is no more than a subject for the values of a place that is named."""
    line = phrasing(clause)
    for word, place in zip(line.line.split(" "), line.places, strict=True):
        if found.pronoun and word in PRONOUNS:
            yield place


def _one_end_holds(clause: Clause, part: Range) -> bool:
    """Whether one of two ends is the extreme of the cells as they are written, so that these are meant."""
    values = [
        clause.panel(s.panel).values[place].value
        for s in part.scope
        for place in s.places(clause.panel(s.panel))
        if place in clause.panel(s.panel).values
    ]
    ends = [num.value for num in (part.low, part.high) if num is not None]
    return bool(values) and (min(values) in ends or max(values) in ends)
