"""That a sentence singles out one change of several, where its reading tells of that change alone."""

import re

from auditor.claim_parts import parts
from auditor.claims.courses.runs import Run
from auditor.claims.measures.claims import Check
from auditor.doubt.asked import Asked
from auditor.language.items import Item
from auditor.language.singled_out import singled_out

_ONLY = re.compile(
    r"\b(?:only|sole|single|one)\s+(?:\w+\s+)?(?:increase|rise|gain|drop|fall|decline|loss|improvement|change|decrease|setback|exception)\b",
    re.IGNORECASE,
)
_MOST = re.compile(
    r"\b(?:help\w*|improve\w*|gain\w*|los(?:es?|t)|rises?|rose|falls?|fell|drop\w*|benefit\w*|suffer\w*|chang\w+|grew|grows?|costs?|matters?"
    r"|hurts?|pays?|worsen\w*|declin\w+|increas\w+|decreas\w+)\s+(?:by\s+)?(?:the\s+)?(?:most|least)\b",
    re.IGNORECASE,
)


def one_of_several(asked: Asked) -> str:
    """`A improved most`, `the only increase is at A`, read as that A improved; or nothing."""
    if asked.kind not in ("change", "comparison"):
        return ""
    found = _MOST.search(asked.clause.text) or (
        _ONLY.search(asked.clause.text) if asked.kind == "comparison" else None
    )
    if asked.kind == "comparison" and _tells_where(asked):
        return "it may tell where it is so, and not of which"
    return f"it singles one out among others: {found.group()}" if found else ""


_OWNED = re.compile(r"['’]s?\s+(?:\w+\s+){1,2}(?:is|was|are|were)\s+$", re.IGNORECASE)


def _tells_where(asked: Asked) -> bool:
    """`A's error is smallest at 5`, read as smaller than B's there."""
    cues = asked.clause.of("extreme")
    if len(cues) != 1 or not _OWNED.search(asked.clause.sentence[: cues[0].start]):
        return False
    return any(item.start > cues[0].start for item in asked.clause.refs)


_OPENS_ALONE = re.compile(r"\W*(?:and\s+|but\s+)?(?:only|just)\b", re.IGNORECASE)


def line_alone(asked: Asked) -> str:
    """`Only A falls from May to June`, read as A falling then: of the others nothing was asked; or nothing."""
    if asked.kind not in ("trend", "path", "change"):
        return ""
    if asked.kind == "path" and _OPENS_ALONE.match(asked.clause.text):
        return ""  # it was heard to be the only one
    along = {run.side for run in parts(asked.claim, Run)}
    lines = [item for item in singled_out(asked.clause) if _side(item) and _side(item) not in along]
    return f"it singles one out among others: {lines[0].text}" if along and lines else ""


def _side(item: Item) -> str:
    return str(getattr(item.value, "side", ""))


_BY_ITSELF = re.compile(r"\b(?:alone|only|sole|solely|nobody else|no other|nothing else)\b", re.IGNORECASE)
_BOUNDS = (">", "<", ">=", "<=")
_COUNTED_OF_CLASS = ("hits", "hit", "misses", "errors", "recall", "precision", "f1", "support", "called")


def bound_for_one_alone(asked: Asked) -> str:
    """`Owl alone gets past 20 hits`, borne out by the owls: of the other classes nothing was asked; or nothing."""
    if asked.kind != "derived-metric" or not _BY_ITSELF.search(asked.clause.text):
        return ""
    checks = [check for check in parts(asked.claim, Check) if check.of and check.about in _COUNTED_OF_CLASS]
    bounded = [check for check in checks if check.value is not None and check.value.op in _BOUNDS]
    whole = (
        len({check.value.op for check in bounded if check.value is not None}) > 1
    )  # the others were asked, too
    return "it singles out classes, and of the others nothing was asked" if bounded and not whole else ""
