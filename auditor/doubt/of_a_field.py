"""Superlatives that name the field they are won in: "the shortest of all desks", "among the months, May"."""

import re

from auditor.claim_parts import selections
from auditor.language.clauses import Clause
from auditor.language.refs import AxisRef, TickRef

_KINDS = ("comparison", "peak", "ordinal", "standing")
_LED = re.compile(
    r"\b(?:of|among|amongst|out of)\s+(?:(?:all|any|the|our|these|its|\w+)\s+){0,3}$", re.IGNORECASE
)


def of_a_field(clause: Clause, kind: str, claim: object) -> str:
    """`At 9 o'clock Freight has the shortest queue of all desks`, held against its queues at other times; or nothing."""
    if kind not in _KINDS or not clause.of("extreme"):
        return ""
    chosen = list(selections(claim))
    for side, words in _fields(clause):
        lines = {s.rows if side == "rows" else s.columns for s in chosen}
        if len(lines) == 1 and len(next(iter(lines)) or ()) == 1:
            return f"it is told of {words}, and of one of them only it was read"
    return ""


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


def _led(clause: Clause, start: int, extreme: int) -> bool:
    """Whether it stands behind "of all" and the superlative, or opens the clause."""
    led = _LED.search(clause.sentence[:start])
    return led is not None and (start > extreme or not clause.sentence[clause.start : led.start()].strip())
