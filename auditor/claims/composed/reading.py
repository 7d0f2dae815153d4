"""Clauses read by what their mentions make together, whatever the verb and the order of their words."""

from collections.abc import Callable, Iterator

from auditor.claim import Reading
from auditor.claims.composed.bounding import bounds
from auditor.claims.composed.comparing import comparisons
from auditor.claims.composed.moving import moves
from auditor.claims.composed.ranking import ranks
from auditor.claims.composed.scene import Scene
from auditor.claims.composed.telling import amounts, ranges
from auditor.claims.cores.claims import Fact, cores
from auditor.language.clauses import Clause
from auditor.language.refs import TickRef

Form = Callable[[Scene], Iterator[tuple[Fact, ...]]]
_FORMS: tuple[Form, ...] = (comparisons, ranks, moves, bounds, amounts, ranges)
# So many words may be strange, as verbs and nouns of a field are; then nothing is refuted.
_STRANGE = 2
_TESTS = 400


def read(clause: Clause) -> Iterator[Reading]:
    """The ways to take a clause whose mentions fill the slots of a form, and leave none over."""
    if not clause.panels or clause.statement.asks or clause.label and any(i.kind == "ref" for i in clause.label):
        return
    if any(isinstance(item.value, TickRef) and item.value.side == "either" for item in clause.items):
        return
    scene = Scene.of(clause)
    if scene.strange > _STRANGE:
        return
    for form in _FORMS:
        found = [facts for facts in form(scene) if facts]
        if found:
            for facts in found:
                claim = cores(facts, certain=not scene.strange)
                understood = ((clause.start, clause.end),) if not scene.strange else ()
                yield Reading(claim, frozenset(clause.items), clause.panels, False, understood)
            return
