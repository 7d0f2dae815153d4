"""Scores and shares of a matrix that name no class, behind words that name one or several."""

import re

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


_FEWEST_COUNTS = 2
_PUT_BEHIND = re.compile(r",\s*(?:or\s+|i\.e\.\s+|that is,?\s+)?$")


def share_of_what_was_told(asked: Asked) -> str:
    """`12 A pass as B and 18 B as A, half of the errors`: that both counts together may be meant; or nothing."""
    clause = asked.clause
    if asked.kind != "derived-metric" or clause.refs:
        return ""
    ahead = clause.sentence[: clause.start]
    shares = any(check.base for check in parts(asked.claim, Check))
    counts = len(re.findall(r"(?<![\w.])\d[\d,.]*(?=\s[a-z])", ahead))
    apposed = _PUT_BEHIND.search(ahead) is not None
    return (
        "it may be a share of several counts together"
        if shares and apposed and counts >= _FEWEST_COUNTS
        else ""
    )
