"""Why a reading that holds bears out only a part of what is said: of each it tells a mean, of a fragment no subject, of so many others."""

import re

from auditor.claim_parts import parts, selections
from auditor.claims.pairing import Group
from auditor.doubt.asked import Asked
from auditor.language.clauses import Spot
from auditor.language.verbs import finite_verb
from auditor.numerals import cardinal

_COURSE = re.compile(
    r"\b(?:narrow\w*|widen\w*|shr[aiu]nk\w*|grow[ns]?|grew|clos(?:es|ed|ing)|dwindl\w+|halv\w+|doubl\w+|increas\w+|decreas\w+|fell|falls?|fallen|rose|rises?|risen)\b",
    re.IGNORECASE,
)


def means_for_each(asked: Asked) -> str:
    """`A is the best in May and in June`, held against the means over both; or nothing."""
    clause = asked.clause
    if asked.kind != "comparison" or any(item.kind == "aggregate" for item in clause.items):
        return ""
    for group in parts(asked.claim, Group):
        several = any(
            one.rows is not None and one.columns is not None and max(len(one.rows), len(one.columns)) > 1
            for one in group.scope
        )
        if several and group.measure in ("mean", "sum"):
            return "it may be told of each, and not of their mean"
    return ""


def extreme_without_subject(asked: Asked) -> str:
    """`A has the highest peak and | the lowest floor`, where whose floor that is stands in the part before; or nothing."""
    clause = asked.clause
    if asked.kind not in ("peak", "ordinal") or not clause.start or clause.numbers:
        return ""
    if len(clause.refs) > 1 or any(isinstance(item.value, Spot) for item in clause.refs):
        return ""  # it names a cell of its own
    goes_on = clause.sentence[: clause.start].rstrip().endswith(("and", "or", "&"))
    bare = goes_on and not finite_verb(clause.text) and bool(clause.of("extreme"))
    return "whose extreme it is stands in the part before" if bare else ""


_OF_THEM = re.compile(
    r"\b(?:each|every(?: single)? one|all|any|none|both|most)\s+of\s+(?:them|these|those)\b", re.IGNORECASE
)


def extreme_of_each(asked: Asked) -> str:
    """`every one of them peaks in May`, held against the peak of all, or against the others there; or nothing."""
    if asked.kind not in ("peak", "ordinal", "comparison") or not asked.clause.of("extreme"):
        return ""
    found = _OF_THEM.search(asked.clause.text)
    scope = list(selections(getattr(asked.claim, "scope", asked.claim)))
    lines = sum(len(one.rows or ()) + len(one.columns or ()) for one in scope)
    of_one = bool(scope) and (asked.kind == "comparison" or lines <= 1)
    return f"the extreme of {found.group()} is told" if found and of_one else ""


def course_of_a_gap(asked: Asked) -> str:
    """`the gap has narrowed from 8 in May`, of which only the 8 in May was read; or nothing."""
    clause = asked.clause
    if asked.kind != "gap" or len(clause.numbers) > 1:
        return ""
    found = _COURSE.search(clause.text)
    return f"whether it has {found.group()} was not held against the data" if found else ""


_SO_MANY = re.compile(
    r"\W*(?P<count>[a-z]+)\s+(?:[a-z]+\s+)?[a-z]+s\s(?!later|earlier|ago|before|after|on\b)", re.IGNORECASE
)


def others_than_counted(asked: Asked) -> str:
    """`four towns peak in May`, read of three that were named before; or nothing."""
    opens = _SO_MANY.match(asked.clause.text)
    count = cardinal(opens["count"].casefold()) if opens else None
    if asked.kind not in ("trend", "peak", "comparison", "identity") or not count or count < 2:
        return ""
    told = list(selections(asked.claim))
    rows = {row for one in told for row in one.rows or ()}
    columns = {column for one in told for column in one.columns or ()}
    panels = {one.panel for one in told}
    return (
        ""
        if count in (len(rows), len(columns), len(panels))
        else f"it is told of {opens['count']}"
        if opens
        else ""
    )
