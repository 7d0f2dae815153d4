"""Numbers that may be ticks: "an hour at 8", "60 against 62 in the 50% column"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.language import around
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.model import Panel

_LEADS = frozenset(
    "at by in under for on with the a an than of within between and to from before after until".split()
)

_WITH_LETTERS = re.compile(r"\d+(?:[.,]\d+)?[^\W\d_]+")


def views(clause: Clause) -> tuple[Clause, ...]:
    """The clause as it was read; and again with its numbers as ticks, where they may name some."""
    numbers = [item for item in (*clause.before, *clause.items) if item.kind == "number"]
    ticks = {item: ref for item in numbers if (ref := _tick(clause, item)) is not None}
    if not ticks:
        return (clause,)
    items, before = (_seen(found, ticks) for found in (clause.items, clause.before))
    return clause, replace(clause, items=items, before=before)


def is_written_as_tick(clause: Clause) -> bool:
    """`the worst hour is 12h`: whether a number with the letters behind it is just what a tick is called."""
    panel = clause.panel(clause.panels[0])
    names = {tick.text.casefold() for axis in (panel.rows, panel.columns) for tick in axis.ticks}
    words = (_WITH_LETTERS.match(clause.sentence, item.start) for item in clause.numbers)
    return any(word is not None and word.group().casefold() in names for word in words)


def _seen(items: Sequence[Item], ticks: dict[Item, TickRef]) -> tuple[Item, ...]:
    return tuple(
        replace(item, kind="ref", value=ticks[item], senses=()) if item in ticks else item for item in items
    )


def _tick(clause: Clause, item: Item) -> TickRef | None:
    """The tick that a number may name: it is written so, and stands where a tick would."""
    num = clause.number(item)
    spelt = num.word and not _before_its_axis(clause, item)  # "four layers", but not "four of them"
    if spelt or num.op != "=" or num.bracket or not _placed(clause, item):
        return None
    panel = clause.panel(clause.panels[0])
    for side in ("rows", "columns"):
        for tick in axis_of(panel, side).ticks:
            if (
                tick.number == num.value
                and ("%" in tick.text or num.unit != "%")
                and not _finer(panel, num.step)
            ):
                return TickRef(side, (tick.text,))
    return None


def _before_its_axis(clause: Clause, item: Item) -> bool:
    return any(isinstance(other.value, AxisRef) and other.first == item.last for other in clause.items)


def _placed(clause: Clause, item: Item) -> bool:
    lead = around.before(clause, item, 1)
    if lead == ("by",) and _is_margin(clause, item):
        return False
    named = any(
        isinstance(other.value, AxisRef)
        and 0 <= other.first - item.last <= 1
        or other.kind == "noun"
        and other.value in ("row", "column")
        and other.first == item.last
        for other in clause.items
    )
    return (
        named or bool(lead) and (lead[0] in _LEADS or lead[0] in _axis_words(clause.panel(clause.panels[0])))
    )


def _is_margin(clause: Clause, item: Item) -> bool:
    """`ahead of B by 5`, `fell by 5`: whether a number tells by how much, as a comparison or a change stands before it."""
    told = (other for other in clause.items if other.last <= item.first)
    return any(other.has("compare") or other.has("trend") for other in told)


def _axis_words(panel: Panel) -> frozenset[str]:
    return frozenset(word for axis in (panel.rows, panel.columns) for word in norms(axis.label))


def _finer(panel: Panel, step: float) -> bool:
    """Whether a number has decimals and so looks like a value."""
    return step < 1 and not any(
        "." in tick.text for axis in (panel.rows, panel.columns) for tick in axis.ticks
    )
