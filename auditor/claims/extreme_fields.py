"""Some lines as the field in which an extreme is looked for: "among A, B and C, B is the lowest in every row", "on each of the five days ..."."""

import re
from dataclasses import dataclass, replace

from auditor.claims.extreme_claim import Extreme
from auditor.language.clauses import Clause
from auditor.language.each import one_by_one
from auditor.language.items import Item
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.world import Selection

_AMONG = re.compile(
    r"\W*(?:and |but )?(?:of|among|amongst|out of|within) (?:(?:all|the|these|those|our|its) ){0,2}(?:\w+ )?",
    re.IGNORECASE,
)
_ON_EACH = re.compile(
    r"\W*(?:and |but )?(?:on|in|at|for|during|under) (?:each|every|all|both)(?: of)?(?: (?:the|these|those|our|its))?(?: \w+)? ?",
    re.IGNORECASE,
)
_SIDES = ("rows", "columns")


@dataclass(frozen=True, slots=True)
class Field:
    """Lines of a side, by the words that open a clause; `each` tells the extreme of every one of them."""

    side: str
    ref: TickRef
    items: frozenset[Item]
    each: bool


def field_of(clause: Clause) -> Field | None:
    """The field that a clause opens with, or nothing; a number may count it."""
    refs = clause.refs
    if not clause.of("extreme") or not refs or not isinstance(group := refs[0].value, TickRef):
        return None
    counts = [item for item in clause.numbers if item.last == refs[0].first]
    if group.side not in _SIDES or group.every or group.unknown or len(group.ticks) < 2 or len(counts) > 1:
        return None
    if counts and clause.number(counts[0]).value != len(group.ticks):
        return None
    rivals = [
        item.value for item in refs[1:] if isinstance(item.value, TickRef) and item.value.side == group.side
    ]
    named = len(rivals) == 1 and set(rivals[0].ticks) < set(group.ticks) and bool(rivals[0].ticks)
    cues = clause.of("extreme")
    kinds = [item for item in refs if isinstance(item.value, AxisRef) and item.first == cues[0].last]
    used = frozenset((refs[0], *counts, *kinds))  # "the busiest pier is A": a kind of what is found
    if _AMONG.fullmatch(clause.sentence, clause.start, refs[0].start):
        return Field(group.side, group, used, each=False) if named and not _pooled(clause, used) else None
    if _ON_EACH.fullmatch(clause.sentence, clause.start, refs[0].start) and not rivals:
        return Field(group.side, group, used, each=True)
    return None


def without(clause: Clause, field: Field) -> Clause:
    """A clause without the words for its field."""
    return replace(clause, items=tuple(item for item in clause.items if item not in field.items))


def within(clause: Clause, meant: Extreme, field: Field) -> Extreme | None:
    """An extreme that is looked for among the lines of a field only, or in each of them; None where it can't be."""
    scope: list[Selection] = []
    for one in meant.scope:
        lines = field.ref.indices(axis_of(clause.panel(one.panel), field.side))
        own = one.rows if field.side == "rows" else one.columns
        if not lines or own is not None or one.region:
            return None
        for part in ([n] for n in lines) if field.each else (lines,):
            rows, columns = (tuple(part), one.columns) if field.side == "rows" else (one.rows, tuple(part))
            scope.append(Selection(one.panel, rows, columns))
    return replace(meant, scope=tuple(scope), each=meant.each or field.each)


def leaves(clause: Clause, meant: Extreme) -> bool:
    """Whether an extreme is looked for beyond the field that its clause opens with."""
    field = field_of(clause)
    if field is None:
        return False
    for one in meant.scope:
        own = one.rows if field.side == "rows" else one.columns
        lines = field.ref.indices(axis_of(clause.panel(one.panel), field.side))
        if own is None or not set(own) <= set(lines):
            return True
    return False


def _pooled(clause: Clause, used: frozenset[Item]) -> bool:
    """`Of A, B and C, B is the busiest`: whether nothing tells that cells are meant, and not means."""
    told = one_by_one(clause) or any(item not in used for item in clause.numbers)
    across = {item.value.side for item in clause.refs if isinstance(item.value, TickRef)}
    return not told and len(across) < len(_SIDES)
