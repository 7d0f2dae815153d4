"""Guesses of an extreme's number, where the clause goes on to tell where the extreme stands, and it stands elsewhere."""

import re
from collections.abc import Sequence
from typing import Any

from auditor.claims.amounts.amount import Amounts
from auditor.claims.extreme_claim import Extreme
from auditor.claims.extreme_scopes import looked_elsewhere
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef
from auditor.language.scope import selection
from auditor.language.tick_views import views
from auditor.world import Selection

_STANDS = re.compile(
    r"\b(?:belongs?|belonged|stands?|stood|lies|lay|sits?|sat|occurs?|occurred|comes?|came|falls?|fell|goes|went|appears?|is|was|are|were|found|reached|recorded|seen|measured|attained)\s+"
    r"(?:\w+\s+){0,2}?(?:to|at|in|on|for|with|from|by|under)\b",
    re.IGNORECASE,
)


def extreme_stands_elsewhere(clause: Clause, kind: str, claim: Any) -> str:
    """`the lowest score of A, 4, belongs to May`, where the 4 of A stands in June; or nothing."""
    told: list[tuple[Num, tuple[Selection, ...]]] = []
    if kind == "amount" and isinstance(claim, Amounts):
        told = [
            (part.number, part.term.first.scope)
            for part in claim.parts
            if part.term.second is None and part.term.first.function in ("max", "min")
        ]
    elif kind == "peak" and isinstance(claim, Extreme) and claim.value is not None and not claim.place:
        told = [(claim.value, claim.scope)]
    if any(looked_elsewhere(clause, scope) for _, scope in told):
        return "its extreme is one of a part of what it speaks of"
    elsewhere = any(_stands_elsewhere(clause, number, scope) for number, scope in told)
    return "its extreme stands elsewhere than is told" if elsewhere else ""


def _stands_elsewhere(clause: Clause, told: Num, scope: Sequence[Selection]) -> bool:
    """Whether a verb behind the number leads to places of which none holds it."""
    same = (item.end for item in clause.numbers if abs(clause.number(item).value) == abs(told.value))
    number = next(same, clause.end)
    stands = _STANDS.search(clause.sentence[: clause.end], number)
    # "Belongs to 40% depth": what is written like a number may be a tick.
    behind = [
        item
        for item in views(clause)[-1].refs
        if stands and item.start >= stands.start() and not isinstance(item.value, PanelRef)
    ]
    fair = told.fair()
    for one in scope if behind else ():
        values = clause.panel(one.panel).values
        chosen = selection(clause, one.panel, behind)
        within = set(one.places(clause.panel(one.panel)))
        if chosen is not None:
            within &= set(chosen.places(clause.panel(one.panel)))
        if any(fair.low <= values[place].value <= fair.high for place in within if place in values):
            return False
    return bool(behind)
