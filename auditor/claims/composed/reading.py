"""Clauses read by what their mentions make together, whatever the verb and the order of their words."""

from collections.abc import Callable, Iterator

from auditor.claim import Reading
from auditor.claims.composed.bounding import bounds
from auditor.claims.composed.comparing import comparisons
from auditor.claims.composed.equalling import equalities
from auditor.claims.composed.moving import moves
from auditor.claims.composed.ranking import ranks
from auditor.claims.composed.scene import Scene
from auditor.claims.composed.telling import amounts, ranges
from auditor.claims.cores.claims import Fact, Ranked, Tested, cores
from auditor.language.clauses import Clause, uncut
from auditor.language.refs import TickRef
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

Form = Callable[[Scene], Iterator[tuple[Fact, ...]]]
_FORMS: tuple[Form, ...] = (comparisons, equalities, ranks, moves, bounds, amounts, ranges)
# So many words may be strange, as verbs and nouns of a field are; then nothing is refuted.
_STRANGE = 2


def read(clause: Clause) -> Iterator[Reading]:
    """The ways to take a clause, a part of its sentence, whose mentions fill the slots of a form and leave none over."""
    if not _is_whole(clause):
        yield from _read(clause, certain=False)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The same of a whole sentence, of which nothing is refuted where one of its words is not known."""
    if document.panels and not statement.asks:
        yield from _read(uncut(statement, document, vocabulary(document)), certain=True)


def _read(clause: Clause, *, certain: bool) -> Iterator[Reading]:
    if not clause.panels or any(item.kind == "ref" for item in clause.label):
        return
    if any(isinstance(item.value, TickRef) and item.value.side == "either" for item in clause.items):
        return
    scene = Scene.of(clause)
    opening = scene.signs[0].does if scene.signs else ""
    if scene.strange > _STRANGE or not certain and opening in ("number", "trend"):
        return  # a part that begins so leans on the one before it
    # What is hedged, or may be told of other data, is understood well enough to be borne out alone.
    sure = certain and not scene.all("word", "hedge", "foreign")
    for form in _FORMS:
        found = [facts for facts in form(scene) if facts and all(map(_says_something, facts))]
        if found:
            for facts in found:
                claim = cores(facts, certain=sure)
                whole = ((clause.start, clause.end),)
                yield Reading(claim, frozenset(clause.items), clause.panels, False, whole)
            return


def _is_whole(clause: Clause) -> bool:
    """Whether the clause is its whole sentence."""
    return not clause.start and clause.end >= len(clause.sentence.rstrip(" .;!"))


def _says_something(fact: Fact) -> bool:
    """Whether there is a cell that a fact is about: where all are written as missing there is none."""
    return bool(fact.worths if isinstance(fact, Ranked) else fact.tests if isinstance(fact, Tested) else fact)
