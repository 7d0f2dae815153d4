"""Pairs of a matrix of relations that a sentence may not speak of, though its words fit them."""

import re

from auditor.claim_parts import parts
from auditor.claims.relations.claims import Related
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


_OF_PAIRS = (_KIND, "bond")
_COUNTED = re.compile(
    r"\b(?:just|only|exactly|precisely)\s+(?:one|two|three|four|five|six|\d+)\b(?!\s+(?:pairs?|of)\b)",
    re.IGNORECASE,
)
_SPARED = re.compile(
    r"^\W*(?:apart|aside|except|other than|besides|leaving|excluding|save|setting|barring)\b", re.IGNORECASE
)
_APART = re.compile(
    r"\b\d*\.?\d+\s+(?:points?\s+)?(?:higher|lower|more|less|stronger|weaker|above|below)\b.*\bthan\b",
    re.IGNORECASE,
)


def parts_unheard(asked: Asked) -> str:
    """`just one is negative`, `apart from A, B ...`, `0.2 higher than`, where all pairs or a value were read; or nothing."""
    text = asked.clause.text
    if asked.kind not in _OF_PAIRS:
        return ""
    facts = [one for one in parts(asked.claim, Related) if one.about in ("bound", "mean")]
    every = any(one.quantifier == "all" and one.about == "bound" for one in facts)
    if every and (found := _COUNTED.search(text) or _SPARED.search(text)):
        return f"how many pairs are meant was not made out: {found.group()}"
    means = any(one.about == "mean" for one in facts)
    return "its number may be how far they lie apart" if means and _APART.search(text) else ""


_SHARED = re.compile(r"\b(?:with|to|and)\s[^,;]*\band\s+(?:with|to)\b", re.IGNORECASE)


def pairs_with_one_member(asked: Asked) -> str:
    """`A's values with B and with C differ by 0.2`: two cells that share A, where others were compared; or nothing."""
    told = asked.kind == "difference" and _SHARED.search(asked.clause.text)
    return "it may be told of two pairs with one member" if told else ""
