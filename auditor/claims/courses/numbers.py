"""Numbers of a course: values listed along the way, values of its ends, sizes, counts of steps."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.courses.course import TURNS, Shape
from auditor.claims.courses.draft import Draft, DraftLeg, leg_of
from auditor.claims.courses.marks import take_mark_at
from auditor.claims.courses.told_numbers import UNITS, role_of
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, axis_of

_LISTED = re.compile(r"\s*(?:,|→|->|to|and|, and|then|, then|–|-|;)\s*")
_ARROWED = re.compile(r"\s*(?:→|->)\s*")


def take_lists(draft: Draft, numbers: Sequence[Item]) -> bool:
    """Take the numbers of a list: all in one bracket, or joined by arrows."""
    text = draft.clause.statement.text
    runs: list[list[Item]] = []
    for item in numbers:
        gap = text[runs[-1][-1].end : item.start] if runs else ""
        listed = _in_brackets(text, item.start) and _LISTED.fullmatch(gap)
        if runs and (listed or _ARROWED.fullmatch(gap)):
            runs[-1].append(item)
        else:
            runs.append([item])
    listings = [run for run in runs if len(run) > 1]
    if len(listings) > 1 or (listings and (draft.values or not _is_plain_list(draft, listings[0]))):
        return False
    for run in listings:
        draft.values = [draft.clause.number(item) for item in run]
        draft.used.update(run)
    return True


def _is_plain_list(draft: Draft, run: Sequence[Item]) -> bool:
    """Whether nothing else is said of a list in its bracket ("in the former case")."""
    text = draft.clause.statement.text
    if not _in_brackets(text, run[0].start):
        return True
    behind = text[run[-1].end :].split(")")[0]
    return not re.search(r"[^\W\d_]{2,}", behind) or bool(
        re.match(
            r"\W*(?:a|an|the)?\s*(?:loss|gain|drop|rise|increase|decrease|decline|reduction|improvement)\b",
            behind,
        )
    )


def take_number(draft: Draft, item: Item) -> bool:
    """Take a number for what it tells: a value of a leg, a size, a tick."""
    role = role_of(draft, item)
    if role == "via":
        draft.values.append(draft.clause.number(item))
        draft.used.add(item)
        return True
    if not role and draft.legs and (_is_turning_value(draft, item) or _is_alone(draft, item)):
        role = "last"
    if not draft.legs:
        return False
    leg = leg_of(draft, item, "start" if role == "first" else "end")
    tick = draft.setting.tick_of(draft.clause.number(item))
    if (
        tick is not None
        and set(draft.words.before(item, 1)) <= {"at", "in"}
        and not draft.clause.number(item).bracket
        and take_mark_at(draft, leg, tick, item)
    ):
        draft.used.add(item)
        return True
    if role in ("until", "first", "last") and tick is not None and not draft.clause.number(item).bracket:
        return take_number_as_tick(draft, item, leg, role, tick)
    if not role or role in leg.found or role == "until":
        return False
    num = draft.clause.number(item)
    fold = "fold" in draft.words.norms(item.last, item.last + 2) or num.unit == "times"
    num = _plain(num) if role in ("first", "last") else num
    leg.found[role] = replace(num, unit="times") if fold else num
    draft.used.add(item)
    return True


def _is_turning_value(draft: Draft, item: Item) -> bool:
    """`peaks at 60 (57.9)`: a value in brackets."""
    return draft.clause.number(item).bracket and draft.legs[-1].shape in TURNS


def _is_alone(draft: Draft, item: Item) -> bool:
    """`recovers slightly (14.2)`: the only number of the last leg, with nothing else in its brackets."""
    text = draft.clause.statement.text
    closed = text[: item.start].endswith("(") and text[item.end :].startswith(")")
    leg = draft.legs[-1]
    moving = leg.shape in (Shape.RISE, Shape.FALL) and leg.cue is not None and leg.cue.last <= item.first
    return closed and moving and "last" not in leg.found and item is draft.clause.numbers[-1]


def takes_count(draft: Draft, item: Item) -> bool:
    """Whether a number only counts the lines or steps that there are: "over the five weeks"."""
    num = draft.clause.number(item)
    if draft.words.norm(item.first - 1) in ("every", "each"):
        draft.used.add(item)  # "every two hours" tells how long a step is
        return True
    panel = draft.clause.panel(draft.clause.panels[0])
    counts = {
        len(panel.rows.ticks),
        len(panel.columns.ticks),
        len(panel.rows.ticks) - 1,
        len(panel.columns.ticks) - 1,
        len(draft.clause.document.panels),
    }
    counted = any(
        0 <= other.first - item.last <= 1 and (other.kind == "noun" or other in draft.clause.axes)
        for other in draft.clause.items
    )
    if (
        counted
        and num.op == "="
        and num.step == 1
        and draft.words.norm(item.first - 1) == "for"
        and not _counts_lines(draft, item)
        and takes_duration(draft, item, int(num.value))
    ):
        return True
    if (
        not counted
        or num.op != "="
        or num.step != 1
        or num.value not in counts
        or draft.words.before(item, 1) in (("by",), ("to",), ("from",))
    ):
        return False
    if draft.words.norm(item.last) in UNITS or not _is_size(draft, item):
        return False
    draft.used.add(item)
    return True


def _counts_lines(draft: Draft, item: Item) -> bool:
    """`for four boats ... from month to month`: whether another axis is followed than the one that is counted."""
    sides = [(one, one.value.side) for one in draft.clause.axes if isinstance(one.value, AxisRef)]
    own = [side for one, side in sides if 0 <= one.first - item.last <= 1]
    return any(side != other for side in own for _, other in sides)


def _is_size(draft: Draft, item: Item) -> bool:
    """Whether as many lines as are told are all that there are; the steps between them are one fewer."""
    axis = next((one for one in draft.clause.axes if 0 <= one.first - item.last <= 1), None)
    side = axis.value.side if axis is not None and isinstance(axis.value, AxisRef) else ""
    if not side:
        return True
    size = len(axis_of(draft.clause.panel(draft.clause.panels[0]), side).ticks)
    return draft.clause.number(item).value in (
        size,
        size - 1 if draft.words.norm(item.first - 1) != "for" else size,
    )


def takes_duration(draft: Draft, item: Item, steps: int) -> bool:
    """`falls for three months`: so many steps."""
    leg = leg_of(draft, item, "end") if draft.legs else None
    if leg is None or leg.shape not in (Shape.RISE, Shape.FALL) or {"end", "zone", "start"} & set(leg.found):
        return False
    leg.found["steps"] = steps
    draft.used.add(item)
    return True


def take_number_as_tick(draft: Draft, item: Item, leg: DraftLeg, role: str, tick: str) -> bool:
    """A number that is also a tick's: only "until 21" is surely the tick."""
    if role != "until" or "end" in leg.found:
        return False
    leg.found["end"] = tick
    draft.used.add(item)
    return True


def _plain(num: Num) -> Num:
    """A number of which "up to" only told that it is the end."""
    return Num(
        num.value,
        num.step,
        num.text,
        "=" if num.op in ("<=", ">=") else num.op,
        num.unit,
        num.word,
        num.bracket,
    )


def _in_brackets(text: str, position: int) -> bool:
    return text.count("(", 0, position) > text.count(")", 0, position)
