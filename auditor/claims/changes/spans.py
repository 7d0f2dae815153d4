"""Two ticks between which a clause goes: "from 5 to 10", "four doses instead of two"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PositionRef, Ref, TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.ways import parts, side_of
from auditor.language.wording import Wording
from auditor.model import Axis
from auditor.numerals import cardinal
from auditor.quantity import number_of

FORTH = frozenset("to → -> into until till by through towards toward onto".split())
BACK = (
    ("in", "place", "of"),
    ("instead", "of"),
    ("rather", "than"),
    ("over",),
    ("versus",),
    ("vs",),
    ("compared", "with"),
    ("compared", "to"),
    ("relative", "to"),
    ("against",),
    ("in", "lieu", "of"),
    ("replacing",),
)
# "doubled from week 2 to week 3": what follows is no axis that is doubled.
_FROM = re.compile(r"\b(?:from|between|in|by|at|over|since|after|within|during|until|on)\b", re.IGNORECASE)
_MOVING = frozenset(
    "going moving go move switching stepping passing scaling shifting changing jumping goe".split()
)
_RANGED = (" to ", "-", "–", " through ", "→", "->")


def steps_axis(clause: Clause, factor: Item) -> bool:
    """Whether a factor only tells how an axis is followed: "doubling the batch size"."""
    moved = factor.text.casefold() in ("doubling", "halving", "tripling", "quadrupling", "doubled", "halved")
    axes = [
        item
        for item in clause.items
        if item in clause.axes or any(isinstance(ref, TickRef) and ref.named for ref in parts(item))
    ]
    return moved and any(
        0 <= item.first - factor.last <= 3 and not _FROM.search(clause.statement.text, factor.end, item.start)
        for item in axes
    )


def span_of(clause: Clause, words: Wording, items: Sequence[Item]) -> tuple[Ref, Ref, list[Item]] | None:
    """Two single ticks of one side, in the order of the change."""
    for item in items:
        ref = item.value
        between = words.norm(item.first - 1) == "between" and " and " in item.text
        if (
            isinstance(ref, TickRef)
            and len(ref.ticks) >= 2
            and (between or any(joint in f" {item.text} " for joint in _RANGED))
            and not ref.every
        ):
            return replace(ref, ticks=ref.ticks[:1]), replace(ref, ticks=ref.ticks[-1:]), [item]
    replaced = next((found for item in items if (found := _replaced(clause, words, item)) is not None), None)
    if replaced is not None:
        return replaced
    single = [
        item for item in items if isinstance(item.value, TickRef | PositionRef) and _is_single(item.value)
    ]
    for one, two in pairwise(single):
        gap = words.all[one.last : two.first]
        if side_of(one.value) != side_of(two.value) or len(gap) > 6:
            continue
        opened = "between" in words.before(one, 2) and "and" in gap
        if opened or any(word in FORTH for word in gap):
            return _ref(one), _ref(two), [one, two]
        if any(gap[at : at + len(phrase)] == phrase for phrase in BACK for at in range(len(gap))):
            return _ref(two), _ref(one), [one, two]
    return None


def _axis_span(clause: Clause, words: Wording) -> tuple[Ref, Ref, list[Item]] | None:
    """`when the length goes from 128 to 256`: two ticks of an axis that is named before them."""
    for one, two in pairwise(clause.numbers):
        joined = words.all[one.last : two.first] in (("to",), ("→",), ("->",))
        axes = [
            item
            for item in clause.axes
            if 0 <= one.first - item.last <= 5 and "from" in words.all[item.last : one.first]
        ]
        for item in axes if joined else []:
            side = side_of_axis(item)
            axis = axis_of(clause.panel(clause.panels[0]), side)
            ticks = [
                next((t.text for t in axis.ticks if t.number == clause.number(n).value), None)
                for n in (one, two)
            ]
            if ticks[0] is not None and ticks[1] is not None:
                return TickRef(side, (ticks[0],), True), TickRef(side, (ticks[1],), True), [one, two, item]
    return None


def side_of_axis(item: Item) -> str:
    """The side of a reference to an axis."""
    return item.value.side if isinstance(item.value, AxisRef) else ""


def _number_span(clause: Clause, words: Wording) -> tuple[Ref, Ref, list[Item]] | None:
    """`from depth 2 to depth 3`: two ticks of the axis whose label has the word before them."""
    told = [
        item
        for item in clause.items
        if item.kind == "number" or (isinstance(item.value, TickRef) and len(item.value.ticks) == 1)
    ]
    for one, two in pairwise(told):
        name = words.norm(one.first - 1)
        moving = name == "from" and words.norm(one.first - 2) in _MOVING
        if "to" not in words.all[one.last : two.first] or two.first - one.last > 3:
            continue
        for side in ("rows", "columns"):
            axis = axis_of(clause.panel(clause.panels[0]), side)
            ticks = [_tick_of(axis, side, item) for item in (one, two)]
            plain = isinstance(two.value, TickRef) and two.value.named
            known = moving or plain or name in norms(axis.label)
            if known and ticks[0] is not None and ticks[1] is not None:
                return TickRef(side, (ticks[0],), True), TickRef(side, (ticks[1],), True), [one, two]
    return None


def _tick_of(axis: Axis, side: str, item: Item) -> str | None:
    """The tick of an axis that a number or a reference stands for."""
    if isinstance(item.value, TickRef):
        return item.value.ticks[0] if item.value.side == side else None
    return next(
        (t.text for t in axis.ticks if isinstance(item.value, Num) and t.number == item.value.value), None
    )


def _replaced(clause: Clause, words: Wording, item: Item) -> tuple[Ref, Ref, list[Item]] | None:
    """`four doses instead of two`: a bare number that is a tick of the reference's axis."""
    behind = words.norms(item.last, item.last + 5)
    phrase = next((phrase for phrase in BACK if behind[: len(phrase)] == phrase), None)
    if phrase is None or len(behind) <= len(phrase):
        return None
    number = (
        cardinal(behind[len(phrase)])
        if not behind[len(phrase)][0].isdigit()
        else number_of(behind[len(phrase)])
    )
    at = item.last + len(phrase)
    taken = [
        item,
        *(
            other
            for other in clause.items
            if other.first == at and (other.kind == "number" or isinstance(other.value, TickRef))
        ),
    ]
    for ref in parts(item):
        axis = (
            axis_of(clause.panel(clause.panels[0]), side_of(ref))
            if side_of(ref) in ("rows", "columns")
            else None
        )
        tick = (
            next((t.text for t in axis.ticks if t.number == number), None)
            if axis is not None and number is not None
            else None
        )
        spoken = len(parts(item)) == 1 or (
            axis is not None and words.norm(item.last - 1) in norms(axis.label)
        )
        if tick is not None and spoken and isinstance(ref, TickRef) and len(ref.ticks) == 1:
            return TickRef(ref.side, (tick,), True), ref, taken
    return None


def _is_single(ref: TickRef | PositionRef) -> bool:
    return len(ref.ticks) == 1 if isinstance(ref, TickRef) else len(ref.positions) == 1


def _ref(item: Item) -> Ref:
    assert isinstance(item.value, TickRef | PositionRef)
    return item.value
