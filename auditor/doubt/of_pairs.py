"""Pairs of a matrix of relations that a sentence may not speak of, though its words fit them."""

import re

from auditor.doubt.asked import Asked
from auditor.language.refs import TickRef

_KIND = "pairs"
# "It is the only variable with no coefficient beyond 0.5": one of the members, and none of its pairs.
_ONLY_MEMBER = re.compile(
    r"\bthe\s+(?:only|sole|one)\s+(?!(?:pair|coefficient|correlation|link|cell|value|entry|relation|tie|bond|association|square|tile|number|exception|positive|negative)\w*\b)"
    r"[a-z]+\s+(?:without|(?:with|that\s+has|which\s+has|for\s+which)\s+(?:no|not\s+a|none))\b",
    re.IGNORECASE,
)
# What has no subject of its own takes it from the label: "**Wind:** positive only with Rain".
_WITHOUT_SUBJECT = re.compile(
    r"^\W*(?:(?:only|mostly|always|never|weakly|strongly|mildly|moderately)\s+)*(?:positive(?:ly)?|negative(?:ly)?|correlate[sd]?|correlating|linked|tied|related|with|goes|moves)\b",
    re.IGNORECASE,
)


def only_member(asked: Asked) -> str:
    """`it is the only variable with no coefficient beyond 0.5`; or nothing."""
    found = _ONLY_MEMBER.search(asked.clause.text) if asked.kind == _KIND else None
    return f"it tells one of the things that are paired from the others: {found.group()}" if found else ""


_EITHER = re.compile(
    r"^\W*(?:(?:and|but)\s+)?(?:either|neither|both)\s+(?:is|are|was|were|has|have|had)\b", re.IGNORECASE
)


def either_of_two(asked: Asked) -> str:
    """`either is negative with A, B and C`: two that were named before, with these; or nothing."""
    told = asked.kind == "threshold" and asked.clause.of("sign") and _EITHER.search(asked.clause.text)
    return "which two are meant was told before" if told else ""


def of_the_label(asked: Asked) -> str:
    """`positive only with A and B` behind the label C: that C may be one of each pair; or nothing."""
    clause = asked.clause
    if asked.kind != _KIND or not _WITHOUT_SUBJECT.match(clause.text):
        return ""
    own = {tick for item in clause.refs if isinstance(item.value, TickRef) for tick in item.value.ticks}
    told = {tick for item in clause.label if isinstance(item.value, TickRef) for tick in item.value.ticks}
    return f"it may speak of {', '.join(sorted(told - own))}" if told - own else ""
