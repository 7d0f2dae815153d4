"""Scores of a matrix that name no class, behind words that name one."""

from auditor.claim_parts import parts
from auditor.claims.measures.claims import Check
from auditor.doubt.asked import Asked
from auditor.language.refs import TickRef

_OF_ONE_CLASS = frozenset(("recall", "precision", "f1"))


def class_named_before(asked: Asked) -> str:
    """`Easiest: owls. Recall stands at 99%`: that the class named just before may be meant; or nothing."""
    if asked.kind != "derived-metric":
        return ""
    clause = asked.clause
    scores = [check for check in parts(asked.claim, Check) if check.about in _OF_ONE_CLASS]
    loose = any(not (check.of or check.average) for check in scores)
    named = [item.value for item in clause.topic if isinstance(item.value, TickRef)]
    one = any(len(value.ticks) == 1 and not value.every for value in named[-1:])
    return "it may speak of the class that was named before" if loose and one else ""
