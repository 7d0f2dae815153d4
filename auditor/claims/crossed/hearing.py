"""Whole sentences on confusion matrices, for each matrix that they speak of."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from auditor.claim import OF_CELLS, Reading
from auditor.claims.crossed.claims import Crossed
from auditor.claims.crossed.families import Families
from auditor.claims.crossed.in_parts import told_in_parts
from auditor.claims.crossed.panels import placed, shared_out, spots_of
from auditor.claims.crossed.part import Facts
from auditor.claims.crossed.reading import merged
from auditor.claims.crossed.rivals import Tell, against_each_other
from auditor.claims.crossed.telling import Before, Teller
from auditor.claims.crossed.ways import ways_of
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.derived import normalised
from auditor.language.tokens import norms
from auditor.model import Document, Statement
from auditor.world import Reading as Digits
from auditor.world import World

# What is said of classes and errors is said of no single cell or line.
OVERRIDDEN = (
    *OF_CELLS,
    *"amount trend gap ratio difference duel standing tally identity spread count average derived-metric cell-set peak value move shape range rank order comparison threshold mean path".split(),
)
_LONGEST = 400
# "Two of the trees, ash and oak, make up half": how many there are is told by their names.
_NAMED = re.compile(
    r"^\W*(?:two|three|four|five) of (?:the|these|its|all) (?:\w+ )?\w+, (?P<names>[^,;:]+(?:, [^,;:]+)*? and [^,;:]+), ",
    re.IGNORECASE,
)
# Of errors the most are not the best: which end is meant, the measure told before does not say.
_BEST_OF_ERRORS = re.compile(
    r"\b(?:miss\w*|errors?|slips?|mistake\w*|confus\w+)\b[^.]*;[^.;]*\b(?:best|worst)\b", re.IGNORECASE
)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a whole sentence tells of confusion matrices, in each way that it may be meant, and that they may be turned."""
    if len(statement.text) > _LONGEST or _BEST_OF_ERRORS.search(statement.text):
        return
    statement = _without_opening(statement, document)
    before, heard = _before(statement, document), False
    for turned in (False, True):
        matrices = _matrices(document, turned)
        if matrices:
            tell = partial(_told, document=document, turned=turned, before=before)
            for reading in _heard(statement, document, matrices, tell):
                heard = True
                yield reading
    matrices = _matrices(document, turned=False)
    if not heard and len(matrices) == 1 and not _matrices(document, turned=True):
        yield from _in_parts(statement, document, matrices[0], before)


def _in_parts(
    statement: Statement, document: Document, matrix: Confusion, before: Before
) -> Iterator[Reading]:
    """What some parts of a sentence tell, where others are not understood."""

    def tell(text: str, led: Before) -> list[Facts]:
        return _told(text, [matrix], document, turned=False, before=led)

    told = told_in_parts(statement.text, tell, before, World(document, Digits.PRINTED, {}))
    if told is not None:
        spans, facts = told
        yield Reading(Crossed(facts), frozenset(), (matrix.panel,), understood=spans, overrides=OVERRIDDEN)


# "Over all letters, ..." and "As to the hard ones, ..." claim nothing, where they name no class.
_OPENINGS = (
    re.compile(
        r"^\W*(?:(?:taken|measured|computed|counted|averaged)\s+)?(?:over|across)\s+(?:all|the)\s+(?:\w+\s+)?(?P<what>[a-z]+),\s+",
        re.IGNORECASE,
    ),
    re.compile(
        r"^\W*(?:as (?:to|for|regards)|turning to|regarding|concerning)\s+(?P<what>[^,;:.]{1,40}),\s+",
        re.IGNORECASE,
    ),
)


def _without_opening(statement: Statement, document: Document) -> Statement:
    """A sentence with spaces in place of an opening that says what it is about, in words that name no class."""
    names = {word for panel in document.panels for tick in panel.rows.ticks for word in norms(tick.text)}
    found = next((one for pattern in _OPENINGS if (one := pattern.match(statement.text))), None)
    if found is None or names & set(norms(found["what"])):
        return statement
    return replace(statement, text=" " * found.end() + statement.text[found.end() :])


# A sentence that only tells what comes next leans on the one before it.
_LEANING = re.compile(
    r"\W*(?:next|then|second|third|fourth|after (?:that|it|them)|behind (?:it|them)|followed)\b",
    re.IGNORECASE,
)


def _before(statement: Statement, document: Document) -> Before:
    """The sentence before one, and its label."""
    earlier = [one for one in document.statements if one.span.end <= statement.span.start]
    last = earlier[-1].text if earlier and earlier[-1].trail == statement.trail else ""
    label = statement.trail[-1] if statement.trail else ""
    return Before(last if _LEANING.match(statement.text) else "", label, last)


def _heard(
    statement: Statement, document: Document, matrices: Sequence[Confusion], tell: Tell
) -> Iterator[Reading]:
    if out := list(_dealt_out(statement, document, matrices, tell)):
        yield from out
        return
    text, chosen, apart = _NAMED.sub(r"\g<names> ", statement.text), tuple(matrices), True
    if len(matrices) > 1:
        text, chosen, apart = placed(statement, document, matrices)
    if not chosen or len({matrix.classes for matrix in chosen}) > 1:
        return
    if not apart and len(chosen) > 2:
        return
    ways = [tell(text, [matrix]) for matrix in chosen]
    if not apart:
        changes = [facts for facts in tell(text, chosen) if _of_both(facts)]
        ways = [changes] if changes else ways
    either = not apart and len(ways) > 1
    if not all(ways):
        return
    if (
        either and len(chosen[0].classes) == 2
    ):  # neither matrix nor class is told: another system may be meant
        ways = [[tuple(replace(fact, loose=True) for fact in facts) for facts in way] for way in ways]
    panels = tuple(matrix.panel for matrix in chosen)
    whole = ((0, len(statement.text)),)
    for found in zip(*ways, strict=False):
        yield Reading(
            Crossed(merged(found), either), frozenset(), panels, understood=whole, overrides=OVERRIDDEN
        )


def _dealt_out(
    statement: Statement, document: Document, matrices: Sequence[Confusion], tell: Tell
) -> Iterator[Reading]:
    """What a sentence tells of each of two matrices with a number of its own."""
    ways: list[list[Facts]] = []
    spots = spots_of(statement, document, matrices) if len(matrices) == 2 else []
    for one in shared_out(statement, matrices, spots):
        told = tell(one.text, [matrices[one.matrix]])
        ways.append([tuple(replace(fact, at=max(fact.at, one.at)) for fact in facts) for facts in told])
    panels = tuple(matrix.panel for matrix in matrices)
    whole = ((0, len(statement.text)),)
    if not all(ways) or not ways:
        held = against_each_other(statement.text, spots, matrices, tell)
        ways = [held] if held else []
    for found in zip(*ways, strict=False):
        yield Reading(Crossed(merged(found)), frozenset(), panels, understood=whole, overrides=OVERRIDDEN)


def _of_both(facts: Facts) -> bool:
    """Whether each part of what is told speaks of two matrices."""
    panels: dict[int, set[int]] = {}
    for fact in facts:
        own = panels.setdefault(fact.at, set())
        own.update(number for one in fact.amounts for number in (one.panel, one.past) if number >= 0)
    return all(len(own) == 2 for own in panels.values())


def _matrices(document: Document, turned: bool) -> list[Confusion]:
    """The matrices; `turned`, where nothing tells which way they are turned, in the other one."""
    found: list[Confusion] = []
    ambiguous = False
    for panel in range(len(document.panels)):
        ways = ways_of(document, panel)
        if not ways:
            continue
        if any(len(way) != 1 for way in ways):
            return []
        (matrix,) = ways[-1 if turned else 0]
        ambiguous = ambiguous or len(ways) > 1
        square = set(matrix.actual) == set(matrix.predicted) and len(matrix.actual) > 1
        if matrix.partial or not square:
            return []
        found.append(matrix)
    return found if ambiguous or not turned else []


def _told(
    text: str, matrices: Sequence[Confusion], document: Document, turned: bool, before: Before
) -> list[Facts]:
    """What a text tells of a matrix, or of the change from the first of two to the second."""
    world = World(document, Digits.PRINTED, {})
    shared = {normalised(one, world) for one in matrices}
    if len(shared) > 1:
        return []
    after = matrices[1] if len(matrices) > 1 else None
    families = Families(matrices[0], after, shared.pop(), turned, len(_matrices(document, turned)) > 1)
    return Teller(document, matrices[0], world).told(text, families, before)
