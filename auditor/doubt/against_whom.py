"""Whom something is held against, which a sentence may tell by that one's number, or one by one."""

import re

from auditor.claim_parts import parts
from auditor.claims.comparison import Comparison
from auditor.claims.contests import Contest
from auditor.claims.pairing import Group
from auditor.doubt.asked import Asked
from auditor.doubt.rivals_named import named_lines
from auditor.language.refs import PanelRef

_PAIR = re.compile(
    r"\(\s*[-−+]?\d[\d.,]*\s*[^\s\d()]{0,4}\s*(?:against|versus|vs\.?|compared (?:to|with)|to)\s*[-−+]?\d[\d.,]*[^()]{0,12}\)",
    re.IGNORECASE,
)
_RESPECTIVELY = re.compile(r"\brespectively\b", re.IGNORECASE)
_ALL = re.compile(
    r"\b(?:others?|rest|all|any|every|each|everything|anything|none|nothing|else)\b", re.IGNORECASE
)


def rival_told_by_number(asked: Asked) -> str:
    """`A was ahead in May (26 against 24)`, held against all others, where only one of them has 24; or nothing."""
    if asked.kind not in ("comparison", "duel", "lead", "peak"):
        return ""
    found = _PAIR.search(asked.clause.text)
    several = any(_rivals(contest) > 1 for contest in parts(asked.claim, Contest)) or (
        isinstance(asked.claim, Comparison) and len(asked.claim.contests) > 1
    )
    if found and several and not _ALL.search(asked.clause.text):
        return f"whom it is held against is told by a number: {found.group()}"
    return ""


_THAN = re.compile(
    r"\bthan\s+(?P<whom>(?:\w+ly\s+)?(?:having|using|with|without|running|doing|not|no)\b.*)", re.IGNORECASE
)


def without_a_thing(asked: Asked) -> str:
    """`A is slower than having no pump at all`, held against another panel, which is not named; or nothing."""
    clause = asked.clause
    found = _THAN.search(clause.text) if asked.kind in ("comparison", "duel") else None
    if found is None:
        return ""
    at = clause.start + found.start("whom")
    named = any(item.start >= at and isinstance(item.value, PanelRef) for item in clause.items)
    across = any(
        {one.panel for one in contest.left.scope}.isdisjoint(one.panel for one in contest.right.scope)
        for contest in parts(asked.claim, Contest)
    )
    return f"whom it is held against was not made out: {found['whom']}" if across and not named else ""


def _rivals(contest: Contest) -> int:
    return sum(max(len(one.rows or ()), 1) * max(len(one.columns or ()), 1) for one in contest.right.scope)


def numbers_in_turn(asked: Asked) -> str:
    """`its best is below the worst of B and C (41 and 28, respectively)`, of which one number was held against both; or nothing."""
    found = asked.kind in ("comparison", "duel") and _RESPECTIVELY.search(asked.clause.text)
    told = [item for item in asked.clause.numbers if asked.clause.number(item).op == "="]
    return "its numbers are told in turn" if found and len(told) > 1 else ""


def other_side_named(asked: Asked) -> str:
    """`against B, A is ahead with 14 in May`, held against another month, where two lines of the other side are told; or nothing."""
    if asked.kind not in ("comparison", "duel"):
        return ""
    named = {side: named_lines(asked.clause, asked.clause.items, side) for side in ("rows", "columns")}
    for contest in parts(asked.claim, Contest):
        for side, other in (("rows", "columns"), ("columns", "rows")):
            own = [_held(one, side) for one in (contest.left, contest.right)]
            across = [_held(one, other) for one in (contest.left, contest.right)]
            both = own[0] == own[1] and len(own[0]) == 2 and own[0] <= named[side]
            if both and across[0] != across[1] and len(named[other]) < 2:
                return "two lines are named, and others are held against each other"
    return ""


def _held(group: Group, side: str) -> set[int]:
    return {line for one in group.scope for line in getattr(one, side) or ()}


def distance_as_value(asked: Asked) -> str:
    """`bright light costs A 7 points compared with medium light`, of which the 7 was read as a value of A; or nothing."""
    if asked.kind not in ("comparison", "duel") or not asked.clause.of("trend"):
        return ""
    for contest in parts(asked.claim, Contest):
        one, other = (_mean(asked, group) for group in (contest.left, contest.right))
        for told in contest.values:
            if told is None or one is None or other is None:
                continue
            fair = told.fair()
            apart = fair.low - 1e-9 <= abs(one - other) <= fair.high + 1e-9
            if apart and not any(fair.low <= value <= fair.high for value in (one, other)):
                return "its number is how far both lie apart"
    return ""


def _mean(asked: Asked, group: Group) -> float | None:
    """The mean of the cells of a group that are written."""
    panels = [(one, asked.clause.panel(one.panel)) for one in group.scope]
    values = [
        panel.values[at].value for one, panel in panels for at in one.places(panel) if at in panel.values
    ]
    return sum(values) / len(values) if values else None
