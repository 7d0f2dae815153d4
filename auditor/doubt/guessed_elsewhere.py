"""Guesses of an extreme's number, where the clause goes on to tell where the extreme stands, and it stands elsewhere."""

import re
from typing import Any

from auditor.claims.amounts.amount import Amount, Amounts
from auditor.language.clauses import Clause
from auditor.language.refs import PanelRef
from auditor.language.scope import selection

_STANDS = re.compile(
    r"\b(?:belongs?|belonged|stands?|stood|lies|lay|sits?|sat|occurs?|occurred|comes?|came|falls?|fell|goes|went|appears?|is|was|are|were|found|reached|recorded|seen|measured|attained)\s+"
    r"(?:\w+\s+){0,2}?(?:to|at|in|on|for|with|from|by|under)\b",
    re.IGNORECASE,
)


def extreme_stands_elsewhere(clause: Clause, kind: str, claim: Any) -> str:
    """`the lowest score of A, 4, belongs to May`, where the 4 of A stands in June; or nothing."""
    if kind != "amount" or not isinstance(claim, Amounts):
        return ""
    extremes = (
        part
        for part in claim.parts
        if part.term.second is None and part.term.first.function in ("max", "min")
    )
    elsewhere = any(_stands_elsewhere(clause, part) for part in extremes)
    return "its extreme stands elsewhere than is told" if elsewhere else ""


def _stands_elsewhere(clause: Clause, part: Amount) -> bool:
    """Whether a verb behind the number leads to places of which none holds it."""
    told = (item.end for item in clause.numbers if abs(clause.number(item).value) == abs(part.number.value))
    number = next(told, clause.end)
    stands = _STANDS.search(clause.sentence[: clause.end], number)
    behind = [
        item
        for item in clause.refs
        if stands and item.start >= stands.start() and not isinstance(item.value, PanelRef)
    ]
    fair = part.number.fair()
    for one in part.term.first.scope if behind else ():
        values = clause.panel(one.panel).values
        chosen = selection(clause, one.panel, behind)
        within = set(one.places(clause.panel(one.panel)))
        if chosen is not None:
            within &= set(chosen.places(clause.panel(one.panel)))
        if any(fair.low <= values[place].value <= fair.high for place in within if place in values):
            return False
    return bool(behind)
