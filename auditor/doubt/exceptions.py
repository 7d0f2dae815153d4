"""Exceptions that a sentence names, and that a reading has not left out."""

import re
from typing import Any

from auditor.claim_parts import parts, selections
from auditor.claims.pairing import Group
from auditor.doubt.asked import Asked
from auditor.language.refs import TickRef, axis_of
from auditor.language.unfolding import leaves_out
from auditor.language.vocabulary import vocabulary

_KINDS = ("comparison", "threshold", "trend")
_TOLD_OF_IT = re.compile(r",?\s+(?:when|where|which)\s+\w", re.IGNORECASE)
_NEAR = 3  # words between "except" and what it leaves out


def exception_passed_over(asked: Asked) -> str:
    """`A leads in every month except May, when B does`, read as that A leads in May, too; or nothing."""
    clause = asked.clause
    if asked.kind not in _KINDS:
        return ""
    known = _leaves_out(asked.claim)
    for cue in clause.of("except"):
        if cue.text.casefold().endswith(("exception", "exceptions")):
            continue  # "with one exception all of A ..."
        behind = next((item for item in clause.refs if 0 <= item.first - cue.last <= _NEAR), None)
        if behind is None or not isinstance(behind.value, TickRef) or behind.value.every:
            continue
        told = _TOLD_OF_IT.match(clause.sentence[behind.end : clause.end])
        if told:
            return "what it tells of the exception was passed over"
        if known:
            continue
        for side in ("rows", "columns"):
            if behind.value.side in (side, "either") and _is_within(asked, behind.value, side):
                return f"what is left out was passed over: {behind.text}"
    return ""


_SO_TOO = re.compile(
    r"\b(?:and|but|though|although|yet)\s+(?:even\s+)?(?:so\s+(?:do|did|does|has|have|had|is|are|was|were)\b|[^,;.]{1,40}\s(?:too|as well|also)\b)",
    re.IGNORECASE,
)


def exception_taken_back(asked: Asked) -> str:
    """`apart from A every line falls, and so does A`: the exception is none, or was told before; or nothing."""
    clause = asked.clause
    span = clause.statement.span
    left_out = bool(clause.of("except"))
    back = _SO_TOO.search(clause.document.source.text, span.start, span.end) if left_out else None
    return "what it leaves out is told to do the same" if back else ""


def left_out_in_a_frame(asked: Asked) -> str:
    """`with May left out, the mean is 5`, read as it stands: of May, or of all; or nothing."""
    clause = asked.clause
    named = leaves_out(clause.sentence, clause.document, vocabulary(clause.document))
    off = any(one.region == "off-diagonal" for one in selections(asked.claim))
    found = named and not off and not _leaves_out(asked.claim)
    return "something is left out of what it tells" if found else ""


def _leaves_out(claim: Any) -> bool:
    """Whether some cells are left out by a claim's own account."""
    return any(group.without for group in parts(claim, Group))


def _is_within(asked: Asked, ref: TickRef, side: str) -> bool:
    """Whether all that a claim is told of takes in a line that is left out, and only lines of the other side are chosen."""
    chosen = list(selections(asked.claim))
    told = [one.rows if side == "rows" else one.columns for one in chosen]
    own = ref.indices(axis_of(asked.clause.panel(chosen[0].panel), side)) if chosen else ()
    whole = all(lines is None for lines in told)
    return bool(own) and (whole or all(lines is None or set(own) <= set(lines) for lines in told))
