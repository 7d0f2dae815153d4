"""Whole sentences on confusion matrices, for each matrix that they speak of."""

import re
from collections.abc import Iterator, Sequence
from itertools import product

from auditor.claim import OF_CELLS, Reading
from auditor.claims.crossed.claims import Crossed
from auditor.claims.crossed.families import Families
from auditor.claims.crossed.line import line_of
from auditor.claims.crossed.reading import merged, read
from auditor.claims.matrices.reading import class_nouns, members_of
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.derived import normalised
from auditor.language.clauses import clauses
from auditor.language.refs import PanelRef
from auditor.language.taken_apart import mentions_apart
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.world import Reading as Digits
from auditor.world import World

# What is said of classes and errors is said of no single cell or line.
OVERRIDDEN = (
    *OF_CELLS,
    *"amount trend gap ratio difference duel standing tally identity spread count average derived-metric cell-set peak value move shape range rank order comparison threshold mean path".split(),
)
_LONGEST = 400
_LEAD = re.compile(
    r"(?:^|\b(?:in|at|for|during|on|of|under|within|by|from|with)\s+)(?:\b(?:the|both|each|either|all)\s+)*$",
    re.IGNORECASE,
)
_NOUN = re.compile(r"^(?:['’]s?)?\s*(?:panels?|matrix|matrices|figures?|grids?|models?|heatmaps?)?\b", re.IGNORECASE)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """What a whole sentence tells of confusion matrices, in each way that it may be meant."""
    matrices = _matrices(document)
    if not matrices or len(statement.text) > _LONGEST:
        return
    text, chosen = statement.text, list(matrices)
    if len(matrices) > 1:
        text, chosen = _placed(statement, document, matrices)
    if not chosen:
        return
    ways = [_told(text, document, matrix) for matrix in chosen]
    if not all(ways):
        return
    panels = tuple(matrix.panel for matrix in chosen)
    whole = ((0, len(statement.text)),)
    for found in product(*ways) if len(ways) == 1 else zip(*ways, strict=False):
        yield Reading(Crossed(merged(found)), frozenset(), panels, understood=whole, overrides=OVERRIDDEN)


def _matrices(document: Document) -> list[Confusion]:
    """The matrices of counts, where it is told which way they are turned."""
    world = World(document, Digits.PRINTED, {})
    found: list[Confusion] = []
    for panel in range(len(document.panels)):
        ways = confusions(document, panel)
        if not ways:
            continue
        if len(ways) != 1 or len(ways[0]) != 1:
            return []
        (matrix,) = ways[0]
        square = set(matrix.actual) == set(matrix.predicted) and len(matrix.actual) > 1
        if matrix.partial or not square or normalised(matrix, world):
            return []
        found.append(matrix)
    return found


def _told(text: str, document: Document, matrix: Confusion) -> list[tuple]:  # type: ignore[type-arg]
    world = World(document, Digits.PRINTED, {})
    members = members_of(document, matrix.whole(world).middle)
    line = line_of(text, matrix, class_nouns(document), members)
    return read(line, Families(matrix)) if line else []


def _placed(
    statement: Statement, document: Document, matrices: Sequence[Confusion]
) -> tuple[str, list[Confusion]]:
    """A sentence without the words that name its matrix, and that matrix; none where it names none, or several apart."""
    parts = clauses(statement, document, vocabulary(document), ())
    named = [item for item in mentions_apart(statement.text, document) if isinstance(item.value, PanelRef)]
    text = statement.text
    panels: tuple[int, ...] = parts[0].panels if parts else ()
    if len(named) > 1:
        return text, []
    for item in named:
        assert isinstance(item.value, PanelRef)
        panels = item.value.panels
        if len(panels) > 1 and not item.value.every:
            return text, []
        lead = _LEAD.search(text[: item.start])
        start = lead.start() if lead else item.start
        noun = _NOUN.match(text[item.end :])
        end = item.end + (noun.end() if noun else 0)
        text = text[:start] + re.sub(r"^\s*,", " ", text[end:])
    if not named and len(panels) != 1:
        return text, []
    return text, [matrix for matrix in matrices if matrix.panel in panels]
