"""Classes of a matrix that are told together, panel by panel or by name, and were read one by one or of all."""

import re

from auditor.claim_parts import parts, selections
from auditor.claims.measures.claims import Check
from auditor.doubt.asked import Asked

_MISSED = re.compile(r"\b(?:missed|overlooked|unnoticed|undetected|ignored)\b", re.IGNORECASE)
_NO_CLASS = frozenset(
    "none nothing missed no-call nocall absent silence silent background noise unknown reject rejected undetected unclassified".split()
)


def missed_by_name(asked: Asked) -> str:
    """`six were missed`, where one of the classes is that of what was not found at all; or nothing."""
    if asked.kind != "derived-metric" or not _MISSED.search(asked.clause.text):
        return ""
    ticks = {
        tick.text.casefold()
        for panel in asked.clause.document.panels
        for axis in (panel.rows, panel.columns)
        for tick in (axis.ticks if len(axis.ticks) > 2 else ())
    }
    named = sorted(tick for tick in ticks if tick in _NO_CLASS or tick.startswith(("no ", "not ")))
    return f"which were missed may be told by the class {named[0]}" if named else ""


_OTHER_CLASSES = re.compile(
    r"^\W*(?:(?:and|but|while)\s+)?(?:no other|none of the others?|not one other)\s+[a-z]+\s+(?:has|have|had|falls?|is|are|drops?|gets?|stays?)\b",
    re.IGNORECASE,
)


def other_classes(asked: Asked) -> str:
    """`no other class is below 80%`, which leaves out one that was told before; or nothing."""
    found = asked.kind == "derived-metric" and _OTHER_CLASSES.search(asked.clause.text)
    return "which classes are left out was told before" if found else ""


_MOST_SYMMETRIC = re.compile(
    r"\b(?:most|least|nearest|closest|almost|nearly)\s+(?:to\s+)?(?:symmetric|symmetrical|symmetry|balanced|even)\b",
    re.IGNORECASE,
)


def told_of_one_pair(asked: Asked) -> str:
    """`the most symmetric pair is A and B`, read as a symmetry of all; or nothing."""
    found = asked.kind == "identity" and _MOST_SYMMETRIC.search(asked.clause.text)
    return "it tells one pair from the others" if found else ""


JOINT_FIRST = re.compile(
    r"\b(?:highest|lowest|largest|smallest|best|worst|strongest|weakest)\s+(?:for|in|with|among)\s+[^,;:.]{1,40}?(?:\([^()]*\))?\s+and\s",
    re.IGNORECASE,
)


def put_first_together(asked: Asked) -> str:
    """`recall is highest for A (95%) and B (92%)`: the two best ones, of which the second is not the best; or nothing."""
    span = asked.clause.statement.span
    written = asked.clause.document.source.text[span.start : span.end]
    found = asked.kind == "derived-metric" and JOINT_FIRST.search(written)
    return "two are put first together" if found else ""


_NUMBER = re.compile(r"(?<![\w.])\d[\d.,]*")
_BOTH = re.compile(r"\b(?:both|each|either|all)\b", re.IGNORECASE)


def dealt_among_panels(asked: Asked) -> str:
    """`A is the best in both: 86% with X and 90% with Y`, of which each number is told of one panel; or nothing."""
    clause = asked.clause
    several = len({one.panel for one in selections(asked.claim)}) > 1
    both = asked.kind == "derived-metric" and several and _BOTH.search(clause.sentence)
    values = {check.value.value for check in parts(asked.claim, Check) if check.value is not None}
    dealt = both and len(values) == 1 and len(_NUMBER.findall(clause.sentence)) > 1
    return "its numbers may be told of a panel each" if dealt else ""
