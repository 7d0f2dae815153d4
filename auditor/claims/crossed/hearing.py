"""Whole sentences on confusion matrices, for each matrix that they speak of."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import OF_CELLS, Reading
from auditor.claims.crossed.claims import Crossed
from auditor.claims.crossed.families import Families
from auditor.claims.crossed.line import line_of
from auditor.claims.crossed.panels import placed
from auditor.claims.crossed.part import Facts
from auditor.claims.crossed.reading import merged, read
from auditor.claims.matrices.reading import class_nouns, members_of
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.derived import normalised
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
    """What a whole sentence tells of confusion matrices, in each way that it may be meant."""
    matrices = _matrices(document)
    if not matrices or len(statement.text) > _LONGEST or _BEST_OF_ERRORS.search(statement.text):
        return
    text, chosen, apart = _NAMED.sub(r"\g<names> ", statement.text), tuple(matrices), True
    if len(matrices) > 1:
        text, chosen, apart = placed(statement, document, matrices)
    if not chosen or len({matrix.classes for matrix in chosen}) > 1:
        return
    if not apart and len(chosen) > 2:
        return
    ways = [_told(text, document, [matrix]) for matrix in chosen]
    if not apart:
        changes = [facts for facts in _told(text, document, chosen) if _of_both(facts)]
        ways = [changes] if changes else ways
    either = not apart and len(ways) > 1
    if not all(ways):
        return
    panels = tuple(matrix.panel for matrix in chosen)
    whole = ((0, len(statement.text)),)
    for found in zip(*ways, strict=False):
        yield Reading(
            Crossed(merged(found), either), frozenset(), panels, understood=whole, overrides=OVERRIDDEN
        )


def _of_both(facts: Facts) -> bool:
    """Whether each part of what is told speaks of two matrices."""
    panels: dict[int, set[int]] = {}
    for fact in facts:
        own = panels.setdefault(fact.at, set())
        own.update(number for one in fact.amounts for number in (one.panel, one.past) if number >= 0)
    return all(len(own) == 2 for own in panels.values())


def _matrices(document: Document) -> list[Confusion]:
    """The matrices, where it is told which way they are turned."""
    found: list[Confusion] = []
    for panel in range(len(document.panels)):
        ways = confusions(document, panel)
        if not ways:
            continue
        if len(ways) != 1 or len(ways[0]) != 1:
            return []
        (matrix,) = ways[0]
        square = set(matrix.actual) == set(matrix.predicted) and len(matrix.actual) > 1
        if matrix.partial or not square:
            return []
        found.append(matrix)
    return found


def _told(text: str, document: Document, matrices: Sequence[Confusion]) -> list[Facts]:
    """What a text tells of a matrix, or of the change from the first of two to the second."""
    world = World(document, Digits.PRINTED, {})
    members = members_of(document, matrices[0].whole(world).middle)
    line = line_of(text, matrices[0], class_nouns(document), members)
    shared = {normalised(one, world) for one in matrices}
    if len(shared) > 1 or line is None:
        return []
    return read(line, Families(matrices[0], matrices[1] if len(matrices) > 1 else None, shared.pop()))
