"""Superlatives that name the field they are won in: "the shortest of all desks", "among the months, May"."""

import re
from collections.abc import Iterator

from auditor.claim_parts import selections
from auditor.claims.extreme_claim import Extreme
from auditor.claims.extreme_fields import field_of
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, TickRef

_KINDS = ("comparison", "peak", "ordinal", "standing", "duel")
_LED = re.compile(
    r"\b(?:of|among|amongst|out of)\s+(?:(?:all|any|the|our|these|its|\w+)\s+){0,3}$", re.IGNORECASE
)
_PLACED = re.compile(
    r"\W*(?:on|in|at|for|during|under|within|across)\s+(?:(?:all|any|each|every|both|of|the|these|our|its|two|three|four|five|six|seven|eight)\s+){0,4}",
    re.IGNORECASE,
)


def of_a_field(clause: Clause, kind: str, claim: object) -> str:
    """`At 9 o'clock Freight has the shortest queue of all desks`, held against its queues at other times; or nothing."""
    if kind not in _KINDS or not clause.of("extreme"):
        return ""
    if kind == "duel":
        return _of_a_group_member(clause)
    chosen = list(selections(claim))
    for side, words in _fields(clause):
        lines = {s.rows if side == "rows" else s.columns for s in chosen}
        if len(lines) == 1 and len(next(iter(lines)) or ()) == 1:
            return f"it is told of {words}, and of one of them only it was read"
    looked = list(claim.scope) if isinstance(claim, Extreme) else chosen  # and not where it stands
    for group, words in _groups(clause):
        axes = [
            clause.panel(s.panel).rows if group.side == "rows" else clause.panel(s.panel).columns
            for s in looked
        ]
        own_lines = [s.rows if group.side == "rows" else s.columns for s in looked]
        for own, axis in zip(own_lines, axes, strict=True):
            if own is None or any(axis.ticks[n].text not in group.ticks for n in own):
                return f"it is told among {words} alone, and was read of others as well"
    return ""


def _of_a_group_member(clause: Clause) -> str:
    """`Of the first days, A has its lowest on Tuesday`: the field is no place where A is the lowest of all."""
    field = field_of(clause)
    if field is None or field.each:
        return ""
    return f"it is told among {', '.join(field.ref.ticks)} alone, and was read of something else"


def _groups(clause: Clause) -> Iterator[tuple[TickRef, str]]:
    """Several lines, but not all, that open the clause as the field of a superlative: "Of A, B and C, B is the best"."""
    extreme = min(item.start for item in clause.of("extreme"))
    for item in clause.items:
        led = item.start < extreme and (
            _led(clause, item.start, extreme) or _is_placed_first(clause, item.start)
        )
        if led and isinstance(item.value, TickRef) and len(item.value.ticks) > 1:
            yield item.value, item.text


def _fields(clause: Clause) -> list[tuple[str, str]]:
    """The sides of which all lines are named as the field, with their words."""
    extreme = min(item.start for item in clause.of("extreme"))
    return [
        (item.value.side, item.text)
        for item in clause.items
        if _of_all(item.value)
        and isinstance(item.value, TickRef | AxisRef)
        and _led(clause, item.start, extreme)
    ]


def _of_all(value: object) -> bool:
    return isinstance(value, AxisRef) or isinstance(value, TickRef) and value.every and not value.ticks


def _is_placed_first(clause: Clause, start: int) -> bool:
    """`On each of the five days the best is A`: whether the clause opens with where it is told."""
    return _PLACED.fullmatch(clause.sentence, clause.start, start) is not None


def _led(clause: Clause, start: int, extreme: int) -> bool:
    """Whether it stands behind "of all" and the superlative, or opens the clause."""
    led = _LED.search(clause.sentence[:start])
    return led is not None and (start > extreme or not clause.sentence[clause.start : led.start()].strip())
