"""Moves held against the data."""

from collections.abc import Sequence
from math import inf

from auditor.claim import Judgement
from auditor.claims.judging import show, states
from auditor.claims.moves.claims import PAIRED, Move, Moves, Step
from auditor.language.amounts_told import Amount
from auditor.language.hedges import FACTOR, PLAIN_FACTOR, Spread
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, any_of, at_most, less, total, within
from auditor.world import Reading, World

_NOTHING = Interval.point(0.0)
# "more than half": nobody calls 45 % so; nor 75 % "two thirds".
_BOUND = 0.05
_EXACT = Spread(PLAIN_FACTOR.fair, 0.11)


def judge(claim: Moves, world: World) -> Judgement:
    """All that is told of moves must hold."""
    truths = [_truth(move, world) for move in claim.parts]
    truth = all_of(truths)
    wrong = next((m for m, t in zip(claim.parts, truths, strict=True) if t is Truth.FALSE), claim.parts[0])
    if truth is Truth.FALSE and not claim.certain or truth is Truth.TRUE and not claim.supports:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what is meant")
    return Judgement(truth, _says(wrong, world), _places(wrong, world), "some of the values are not written")


def _ends(step: Step, world: World, *, mean: bool = False) -> tuple[Interval, Interval] | None:
    """What it goes from and to: of several cells their sum, or their mean; None where a cell does not exist."""
    first, last = (world.intervals(end) for end in (step.first, step.last))
    if not first or len(first) != len(last):
        return None
    part = 1 / len(first) if mean else 1.0
    return total(first).scaled(part), total(last).scaled(part)


def _far(move: Move, world: World) -> list[Interval | None]:
    """How far each step goes the way that is told; None where one of its cells does not exist."""
    found = []
    for step in move.steps:
        ends = _ends(step, world, mean=move.mean)
        apart = None if ends is None else ends[1] - ends[0]
        if move.relative and ends is not None and apart is not None:
            apart = apart / ends[0]
        turned = apart if apart is None or move.way == "up" else -apart if move.way == "down" else abs(apart)
        found.append(turned)
    return found


def _truth(move: Move, world: World) -> Truth:
    far = _far(move, world)
    if any(one is None for one in far) and move.how == "go" and move.amount is not None:
        return Truth.UNKNOWN
    sizes = [_size(move, n, far[n], world) for n in range(len(far))]
    if move.how == "go":
        truth = _go(move, far, sizes)
        return Truth.UNKNOWN if truth is Truth.FALSE and _tells_value(move, world) else truth
    if move.how == "past":
        return _past(move, world)
    if move.how in PAIRED:
        return _against(move, far, world)
    goals = [[_is_end(move, n, far) & sizes[n] for n in group if far[n] is not None] for group in move.told]
    truth = Truth.UNKNOWN if not all(goals) else all_of(any_of(goal) for goal in goals)
    return Truth.UNKNOWN if truth is Truth.FALSE and _tells_value(move, world) else truth


def _tells_value(move: Move, world: World) -> bool:
    """`gains 12 in May`: whether the number told is the value of a cell that is named, and so perhaps no amount."""
    ends = (_ends(move.steps[n], world) for group in move.told for n in group)
    values = [value for pair in ends if pair is not None for value in pair]
    size = move.size
    return size is not None and any(states(world, value, size) is not Truth.FALSE for value in values)


def _go(move: Move, far: Sequence[Interval | None], sizes: Sequence[Truth]) -> Truth:
    """Whether so many steps go the way that is told, and as far."""
    # Where all that go are named, it does not matter that another step does not exist.
    meant = (
        range(len(far)) if move.amount is not None else [*(n for one in move.told for n in one), *move.spared]
    )
    if any(far[n] is None for n in meant):
        return Truth.UNKNOWN
    goes = [
        Truth.UNKNOWN if one is None else less(_NOTHING, one) & size
        for one, size in zip(far, sizes, strict=True)
    ]
    told = all_of(any_of(goes[n] for n in group) for group in move.told)
    told &= all_of(~less(_NOTHING, far[n] or _NOTHING) for n in move.spared)
    if move.amount is None:
        return told
    low, high = goes.count(Truth.TRUE), len(goes) - goes.count(Truth.FALSE)
    return told & fits(move.amount, low, high, len(goes))


def fits(amount: Amount, low: int, high: int, size: int) -> Truth:
    """Whether so many of all fit what is told of how many there are."""
    if amount.kind == "all":
        wanted = Interval(size, size)
    elif amount.kind == "none":
        wanted = _NOTHING
    elif amount.kind == "most":
        wanted = Interval(size // 2 + 1, size)
    elif amount.count is not None:
        value = amount.count.value
        wanted = {
            ">": Interval(value + 1, inf),
            ">=": Interval(value, inf),
            "<": Interval(-inf, value - 1),
            "<=": Interval(-inf, value),
        }.get(amount.count.op, Interval.point(value))
    else:
        return Truth.UNKNOWN
    return within(Interval(low, high), wanted)


def _is_end(move: Move, number: int, far: Sequence[Interval | None]) -> Truth:
    """Whether one step goes furthest, or the least far of those that go that way."""
    own = far[number]
    assert own is not None
    others = [one for n, one in enumerate(far) if n != number and one is not None]
    if move.how == "most":
        ahead = all_of(at_most(other, own) for other in others)
    else:
        ahead = all_of(~less(_NOTHING, other) | at_most(own, other) for other in others)
    goes = less(_NOTHING, own) if move.way != "any" or move.how == "most" else Truth.TRUE
    if move.how == "least" and move.way != "any":
        goes &= any_of(
            [Truth.UNKNOWN, *(less(_NOTHING, other) for other in others)]
        )  # of one alone it says nothing
    return goes & ahead


def _size(move: Move, number: int, far: Interval | None, world: World) -> Truth:
    """Whether a step goes as far as is told."""
    if far is None:
        return Truth.UNKNOWN
    truth = Truth.TRUE
    ends = _ends(move.steps[number], world, mean=move.mean)
    if move.ends is not None and ends is not None:
        truth = all_of(states(world, end, told) for end, told in zip(ends, move.ends, strict=True))
    if move.size is not None:
        truth &= states(world, far, move.size)
        if move.size.unit == "%" and ends is not None:
            truth = any_of([truth, states(world, (far / ends[0]).scaled(100.0), move.size)])
    if move.share is not None and ends is not None:
        truth &= within(far / ends[0], part_told(move.share, world))
    return truth


def part_told(share: Num, world: World) -> Interval:
    """The parts that are told by "a third", "more than half", "nearly a quarter"."""
    fair, value = world.reading is Reading.PRINTED, share.value
    if not share.word:
        return share.fair() if fair else share.generous()
    exact, vague = (_EXACT.fair, FACTOR.fair) if fair else (_EXACT.generous, FACTOR.generous)
    loose = 0.0 if fair else _BOUND
    low, high = {
        ">": (1 - loose, inf),
        ">=": (1 - loose, inf),
        ">~": (1 - loose, 1 + vague),
        "<": (-inf, 1 + loose),
        "<=": (-inf, 1 + loose),
        "<~": (1 - vague, 1 + loose),
        "~": (1 - vague, 1 + vague),
    }.get(share.op, (1 - exact, 1 + exact))
    return Interval(value * low if low > -inf else low, value * high if high < inf else high)


def _against(move: Move, far: Sequence[Interval | None], world: World) -> Truth:
    """Whether one goes further than another, or so many times as far."""
    one, other = (far[group[0]] for group in move.told)
    if one is None or other is None:
        return Truth.UNKNOWN
    goes = less(_NOTHING, one) & less(_NOTHING, other)
    if move.how == "times":
        return goes & (within(one / other, part_told(move.size, world)) if move.size else Truth.UNKNOWN)
    if move.how == "same":
        return goes & states_same(one, other)
    return goes & (less(other, one) if move.how == "more" else less(one, other))


def states_same(one: Interval, other: Interval) -> Truth:
    """Whether two numbers are one, as they are written."""
    if one.known and other.known and one.low == one.high and other.low == other.high:
        return Truth.of(one.low == other.low)
    return Truth.UNKNOWN if one.intersection(other) is not None else Truth.FALSE


def _past(move: Move, world: World) -> Truth:
    """Whether one step begins behind another and ends ahead of it."""
    one, other = (_ends(move.steps[group[0]], world) for group in move.told)
    if one is None or other is None:
        return Truth.UNKNOWN
    if move.way == "down":
        one, other = other, one
    return less(one[0], other[0]) & less(other[1], one[1])


def _says(move: Move, world: World) -> str:
    """What the steps do: those that are told first, and the one that goes furthest."""
    far = _far(move, world)
    known = [n for n, one in enumerate(far) if one is not None]
    told = [n for group in move.told for n in group[:1] if n in known]
    far_most = sorted(known, key=lambda n: -_middle(far[n]))
    others = [] if move.alone and told else far_most[:2] if move.how != "least" else known
    shown = dict.fromkeys([*told, *others][:4])
    return "; ".join(
        f"from {move.steps[n].describe(world.document)} it is {_walk(move, n, world)}" for n in shown
    )


def _middle(value: Interval | None) -> float:
    return value.middle if value is not None and value.known else -inf


def _walk(move: Move, number: int, world: World) -> str:
    ends = _ends(move.steps[number], world)
    if ends is None:
        return "not known"
    apart = ends[1] - ends[0]
    size = f", {_plain(abs(apart.middle))} apart" if apart.known else ""
    part = abs(apart / ends[0]) if move.share is not None else Interval.point(inf)
    share = f", {_plain(part.middle)} of it" if part.known and part.high < inf else ""
    return f"{show(ends[0])} to {show(ends[1])}{size}{share}"


def _plain(value: float) -> str:
    return show(Interval.point(round(value, 4)))


def _places(move: Move, world: World) -> tuple[tuple[int, int, int], ...]:
    """The cells of the first steps that are told."""
    steps = [move.steps[n] for group in move.told for n in group[:1]] or list(move.steps)
    return tuple(
        (end.panel, *place)
        for step in steps[:4]
        for end in (step.first, step.last)
        for place, _ in world.values(end)
    )
