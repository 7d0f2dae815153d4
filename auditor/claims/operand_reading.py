"""From what to what a clause goes: two ticks, two panels, one step of an axis, a whole line, or two told numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.contesting import select
from auditor.claims.operands import Ends, of_cells
from auditor.claims.runs import orders
from auditor.language.changes import before_and_after
from auditor.language.clauses import Clause, Spot
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, Ref, RegionRef, TickRef, axis_of
from auditor.language.subject import contexts
from auditor.language.tokens import norms
from auditor.language.ways import Way, named_ways, parts, positions, side_of, unnamed_ways
from auditor.language.wording import Wording
from auditor.model import Axis
from auditor.numerals import cardinal, ordinal
from auditor.quantity import number_of
from auditor.world import Selection

_FORTH = frozenset("to → -> into until till by through towards toward onto".split())
_BACK = (
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
_MOVING = frozenset(
    "going moving go move switching stepping passing scaling shifting changing jumping goe".split()
)
_STEPS = frozenset("step increment move hop stage".split())
_RANGED = (" to ", "-", "–", " through ", "→", "->")


@dataclass(frozen=True, slots=True)
class Transition:
    """The ends between which something changes, with the mentions that tell them; `every` if said of each pair by itself."""

    ends: tuple[Ends, ...]
    items: frozenset[Item]
    every: bool = False
    whole: bool = False  # from one end of the axis to the other


def transitions(clause: Clause, words: Wording) -> Iterator[Transition]:
    """The ways to tell from what to what a clause goes, by places."""
    refs = [item for item in clause.items if parts(item) or isinstance(item.value, PlaceRef | RegionRef)]
    yield from _between_places(clause, words, refs)
    found = list(_between_ticks(clause, words, refs))
    yield from found
    if not found:
        yield from _between_panels(clause, words, refs)
        yield from _steps(clause, words, refs)


def steps_axis(clause: Clause, factor: Item) -> bool:
    """Whether a factor only tells how an axis is followed: "doubling the batch size"."""
    moved = factor.text.casefold() in ("doubling", "halving", "tripling", "quadrupling", "doubled", "halved")
    axes = [
        item
        for item in clause.items
        if item in clause.axes or any(isinstance(ref, TickRef) and ref.named for ref in parts(item))
    ]
    return moved and any(0 <= item.first - factor.last <= 3 for item in axes)


# --- ticks ----------------------------------------------------------------------------------------


def _between_ticks(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`from 5 to 10 units`, `five repairs in place of one`, and what an earlier clause said of it."""
    for items in (refs, [item for item in clause.before if parts(item)]):
        span = _span(clause, words, items) or (
            _number_span(clause, words) or _axis_span(clause, words) if items is refs else None
        )
        if span is None:
            continue
        first, last, taken = span
        rest = [item for item in refs if item not in taken]
        others = [
            ref
            for item in taken
            if isinstance(item.value, Spot)
            for ref in parts(item)
            if side_of(ref) != side_of(first)
        ]
        if any(side_of(ref) == side_of(first) for item in rest for ref in parts(item)):
            continue
        yield from _with_rest(clause, words, rest, (first, last), frozenset(taken), others)
        return


def _span(clause: Clause, words: Wording, items: Sequence[Item]) -> tuple[Ref, Ref, list[Item]] | None:
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
        if opened or any(word in _FORTH for word in gap):
            return _ref(one), _ref(two), [one, two]
        if any(gap[at : at + len(phrase)] == phrase for phrase in _BACK for at in range(len(gap))):
            return _ref(two), _ref(one), [one, two]
    return None


def _axis_span(clause: Clause, words: Wording) -> tuple[Ref, Ref, list[Item]] | None:
    """`when the length goes from 128 to 256`: two numbers that are ticks of an axis that is named before them."""
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
    """`from scale 1 to scale 2`: two numbers that are ticks of the axis whose label has the word before them."""
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
            if (moving or name in norms(axis.label)) and ticks[0] is not None and ticks[1] is not None:
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
    """`five repairs in place of one`: a bare number that is a tick of the reference's axis."""
    behind = words.norms(item.last, item.last + 5)
    phrase = next((phrase for phrase in _BACK if behind[: len(phrase)] == phrase), None)
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


def _with_rest(
    clause: Clause,
    words: Wording,
    rest: Sequence[Item],
    span: tuple[Ref, Ref],
    taken: frozenset[Item],
    others: Sequence[Ref] = (),
) -> Iterator[Transition]:
    """The cells at both ticks, where the other references and the context say."""
    own = [*others, *(ref for item in rest if not _is_listed(item, rest) for ref in _flat(item))]
    every = any(isinstance(item.value, TickRef | PanelRef) and item.value.every for item in clause.items)
    for context in contexts(clause, [*rest, *taken]) if not own else [()]:
        fixed = [*own, *(ref for item in context for ref in _flat(item))]
        ends = []
        for panel in clause.panels:
            first, last = (select(clause, panel, [*fixed, ref]) for ref in span)
            if first is not None and last is not None:
                ends.append(Ends(of_cells(first), of_cells(last)))
        if ends:
            ways = named_ways(clause, words)
            yield Transition(
                tuple(ends),
                taken | frozenset(rest) | (ways.items if ways else frozenset()) | _panel_items(clause),
                every,
            )


def _is_listed(item: Item, rest: Sequence[Item]) -> bool:
    """Whether several references name ticks of one side, so that each belongs to a number of its own."""
    return (
        len([other for other in rest if side_of(other.value) and side_of(other.value) == side_of(item.value)])
        > 1
    )


def _flat(item: Item) -> list[Ref]:
    return parts(item) or ([item.value] if isinstance(item.value, PlaceRef | RegionRef) else [])


def _panel_items(clause: Clause) -> frozenset[Item]:
    return frozenset(item for item in clause.items if isinstance(item.value, PanelRef))


# --- cells ----------------------------------------------------------------------------------------


def _between_places(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`from (1, 2) to (3, 4)`: two cells of one panel."""
    cells = [item for item in refs if isinstance(item.value, PlaceRef | Spot)]
    if (
        len(cells) != 2
        or len(refs) != 2
        or not any(word in _FORTH for word in words.all[cells[0].last : cells[1].first])
    ):
        return
    ends = []
    for panel in clause.panels:
        first, last = (select(clause, panel, _flat(item)) for item in cells)
        if first is not None and last is not None:
            ends.append(Ends(of_cells(first), of_cells(last)))
    if ends:
        yield Transition(tuple(ends), frozenset(cells) | _panel_items(clause))


# --- panels ---------------------------------------------------------------------------------------


def _between_panels(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`from (a) to (b)`, `after tuning`, or the only two panels that there are, in their order."""
    step = panel_step(clause, words)
    if step is None:
        return
    for context in contexts(clause, refs) if not refs else [()]:
        fixed = [ref for item in (*refs, *context) for ref in _flat(item)]
        first, last = (select(clause, panel, fixed) for panel in step)
        if first is not None and last is not None:
            yield Transition((Ends(of_cells(first), of_cells(last)),), frozenset(refs) | _panel_items(clause))


def panel_step(clause: Clause, words: Wording, only_two: bool = False) -> tuple[int, int] | None:
    """The panel where a change begins and the one where it ends, or None; `only_two` takes the only two that there are."""
    if (
        any(isinstance(item.value, PanelRef) and item.value.every for item in clause.items)
        or named_ways(clause, words) is not None
    ):
        return None
    count = len(clause.document.panels)
    named = [
        item for item in clause.items if isinstance(item.value, PanelRef) and len(item.value.panels) == 1
    ]
    earlier = before_and_after(clause.document)
    if len(named) == 2:
        one, two = (item.value.panels[0] for item in named if isinstance(item.value, PanelRef))
        between = words.all[named[0].last : named[1].first]
        back = any(between[at : at + len(phrase)] == phrase for phrase in _BACK for at in range(len(between)))
        forth = any(word in _FORTH for word in between) or (
            words.norm(named[0].first - 1) == "between" and "and" in between
        )
        return None if one == two else (two, one) if back else (one, two) if forth else None
    if count < 2 or len(named) > 1:
        return None
    mentioned = named[0].value.panels[0] if named and isinstance(named[0].value, PanelRef) else None
    if earlier is not None and mentioned not in (None, earlier):
        return earlier, mentioned or 0
    return (0, 1) if only_two and count == 2 and earlier in (0, None) and mentioned is None else None


# --- steps and whole lines ------------------------------------------------------------------------


def _steps(clause: Clause, words: Wording, refs: Sequence[Item]) -> Iterator[Transition]:
    """`the first step alone`, or the whole way: "from left to right", "as the depth grows"."""
    named = named_ways(clause, words)
    number = _step_number(words)
    if named is None and number is None:
        return
    for context in contexts(clause, refs):
        spoken = [ref for item in (*refs, *context) for ref in parts(item)]
        ways = list(named.ways) if named else list(unnamed_ways(clause, spoken, clause.panels))
        for way in ways[:1] if len(ways) == 1 else []:
            ends = [one for panel in clause.panels for one in _way_ends(clause, panel, way, spoken, number)]
            if ends:
                yield Transition(
                    tuple(ends),
                    frozenset(refs) | (named.items if named else frozenset()) | _panel_items(clause),
                    bool(named and named.every),
                    number is None,
                )


def _step_number(words: Wording) -> int | None:
    """Which step is spoken of: 0 for the first, -1 for the last."""
    for position in range(words.first, words.last):
        if words.norm(position) in _STEPS:
            before = words.norm(position - 1)
            if before in ("last", "final"):
                return -1
            number = ordinal(before)
            return number - 1 if number else None
    return None


def _way_ends(
    clause: Clause, panel: int, way: Way, spoken: Sequence[Ref], number: int | None
) -> Iterator[Ends]:
    if way.side not in ("rows", "columns"):
        return
    order = orders(axis_of(clause.panel(panel), way.side), way, clause.panel(panel))[0]
    across = [
        found
        for ref in spoken
        if side_of(ref) == way.across and (found := positions(clause, panel, ref)) is not None
    ]
    chosen = across[0] if across else None
    if number is None:
        first, last = order[0], order[-1]
    elif -len(order) < number < len(order) - 1:
        first, last = (order[number], order[number + 1]) if number >= 0 else (order[-2], order[-1])
    else:
        return
    yield Ends(of_cells(_at(panel, way, first, chosen)), of_cells(_at(panel, way, last, chosen)))


def _at(panel: int, way: Way, index: int, across: tuple[int, ...] | None) -> Selection:
    return Selection(panel, (index,), across) if way.side == "rows" else Selection(panel, across, (index,))
