"""Two sides held against each other, bout by bout."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claim import Judgement, Place
from auditor.claims.better import better_in_line, resolved
from auditor.claims.changes.felt import felt
from auditor.claims.duels.claims import Apart, Bout, Course, Duels, Furthest, Held, Part, Test, Worth
from auditor.claims.judging import cell_text, described, part_off, show, states
from auditor.truth import Interval, Truth, all_of, any_of, at_most, less, total, within
from auditor.world import Reading, Selection, World

_SHOWN = 4


def judge(claim: Duels, world: World) -> Judgement:
    """All parts are so; one that fails is shown with the values of both sides."""
    truths = [_truth(part, world) for part in claim.parts]
    truth = all_of(truths)
    if truth is Truth.FALSE and (not claim.certain or claim.either and _may_be_turned(claim, world)):
        truth = Truth.UNKNOWN
    if truth is Truth.TRUE and claim.tentative:
        truth = Truth.UNKNOWN
    wrong = next(
        (p for p, one in zip(claim.parts, truths, strict=True) if one is Truth.FALSE), claim.parts[0]
    )
    bouts = _telling(wrong, world)
    cells = tuple(dict.fromkeys(cell for bout in bouts for cell in _cells(bout, world)))
    says = "; ".join(_says(bout, world) for bout in bouts[:_SHOWN])
    missing = "the values of the two sides do not settle it"
    return Judgement(truth, says, cells[:_SHOWN], missing, off=_lost(wrong, world))


def _lost(part: Part, world: World) -> float | None:
    """Which part of its bouts are lost."""
    if not isinstance(part, Held):
        return None
    lost = [bout for bout in part.bouts if _passes(part.test, bout, world) is Truth.FALSE]
    return part_off(len(lost), len(part.bouts))


def _may_be_turned(claim: Duels, world: World) -> bool:
    return all_of(_truth(_turned(part), world) for part in claim.parts) is not Truth.FALSE


def _turned(part: Part) -> Part:
    """The same of the other side, which is ahead if less is better."""
    if isinstance(part, Held):
        return replace(part, test=part.test.turned())
    if isinstance(part, Worth):
        return part
    if isinstance(part, Course):
        return replace(part, first=part.first.turned(), last=part.last.turned())
    return replace(part, bouts=tuple(bout.turned() for bout in part.bouts))


def _truth(part: Part, world: World) -> Truth:
    if isinstance(part, Held):
        held = (_passes(part.test, bout, world) for bout in part.bouts)
        return all_of([*held, *(~_all_pass(part.test, group, world) for group in part.spared)])
    if isinstance(part, Apart):
        return all_of(_is_so_far(part, bout, world) for bout in part.bouts)
    if isinstance(part, Worth):
        return _is_worth(part, world)
    return _is_furthest(part, world) if isinstance(part, Furthest) else _has_come(part, world)


def _all_pass(test: Test, bouts: Sequence[Bout], world: World) -> Truth:
    return all_of(_passes(test, bout, world) for bout in bouts)


def _sides(bout: Bout, world: World) -> tuple[Interval, Interval] | None:
    """The values of both sides; None where a cell is written as missing."""
    sides = []
    for scope in (bout.left, bout.right):
        values = [value for selection in scope for value in world.intervals(selection)]
        if len(values) < len(scope) or not all(value.known for value in values):
            return None
        sides.append(total(values))
    return sides[0], sides[1]


def _passes(test: Test, bout: Bout, world: World) -> Truth:
    if test.relation in ("good", "bad"):
        cell = next(iter(_cells(bout, world)), None)
        way = better_in_line(world.document, *cell) if cell is not None else ""
        if way:
            return _passes(replace(test, relation=resolved(test.relation, way)), bout, world)
        either = any_of(_passes(replace(test, relation=sign), bout, world) for sign in "<>")
        return either if either is Truth.FALSE else Truth.UNKNOWN
    sides = _sides(bout, world)
    if sides is None:
        return Truth.UNKNOWN
    left, right = sides
    if test.factor is not None:
        fair = world.reading is Reading.PRINTED
        truth = within(left / right, felt(test.factor, fair))
        if test.factor.mode != "times":  # "20% more" of shares may be meant in points
            points = left - right if test.factor.mode == "more" else right - left
            truth = any_of([truth, states(world, points, test.factor.number)])
        return truth
    if test.relation == "=":
        return _level(left, right, world)
    ahead = less(right, left) if test.relation == ">" else less(left, right)
    if test.size is None:
        level = test.shared and ahead is Truth.FALSE and left.intersection(right) is not None
        return Truth.UNKNOWN if level else ahead
    return states(world, left - right if test.relation == ">" else right - left, test.size)


def _level(left: Interval, right: Interval, world: World) -> Truth:
    """Whether both are the same, as far as the digits tell."""
    slack = 1e-9 * max(1.0, abs(left.middle))
    if min(left.high, right.high) - max(left.low, right.low) <= slack < abs(left.middle - right.middle):
        return Truth.FALSE
    alike = abs(left.middle - right.middle) <= slack
    return Truth.TRUE if alike and world.reading is Reading.PRINTED else Truth.UNKNOWN


def _gap(bout: Bout, world: World, *, signed: bool) -> Interval | None:
    sides = _sides(bout, world)
    if sides is None:
        return None
    return sides[0] - sides[1] if signed else abs(sides[0] - sides[1])


def _is_so_far(part: Apart, bout: Bout, world: World) -> Truth:
    gap = _gap(bout, world, signed=part.signed)
    return Truth.UNKNOWN if gap is None else states(world, gap, part.size)


def _is_worth(part: Worth, world: World) -> Truth:
    values = [value for one in part.cells for value in world.intervals(one)]
    return states(world, values[0], part.size) if len(values) == 1 else Truth.UNKNOWN


def _is_furthest(part: Furthest, world: World) -> Truth:
    gaps = [_gap(bout, world, signed=part.signed) for bout in part.bouts]
    own = gaps[part.at]
    if own is None:
        return Truth.UNKNOWN
    leads = less(Interval.point(0.0), own) if part.signed else Truth.TRUE
    rivals = [leads]
    for gap in (gap for n, gap in enumerate(gaps) if n != part.at):
        if gap is None:
            rivals.append(Truth.UNKNOWN)
        elif part.extreme == "max":
            rivals.append(at_most(gap, own))
        else:  # where it does not lead there is no lead that is smaller
            behind = at_most(gap, Interval.point(0.0)) if part.signed else Truth.FALSE
            rivals.append(at_most(own, gap) | behind)
    told = [states(world, own, part.size)] if part.size is not None else []
    return all_of([*rivals, *told])


def _has_come(part: Course, world: World) -> Truth:
    gaps = [_gap(bout, world, signed=part.signed) for bout in (part.first, part.last)]
    first, last = gaps
    if first is None or last is None:
        return Truth.UNKNOWN
    truths = [less(first, last) if part.way == "up" else less(last, first)]
    truths += [
        states(world, gap, num) for gap, num in zip((first, last), part.sizes, strict=True) if num is not None
    ]
    return all_of(truths)


def _telling(part: Part, world: World) -> list[Bout]:
    """The bouts that show best what is so: those that fail, or those spoken of."""
    if isinstance(part, Held):
        failing = [bout for bout in part.bouts if _passes(part.test, bout, world) is not Truth.TRUE]
        wrong = [group for group in part.spared if _all_pass(part.test, group, world) is Truth.TRUE]
        failing += [bout for group in wrong for bout in group]
        return failing or [*part.bouts, *(bout for group in part.spared for bout in group)]
    if isinstance(part, Apart):
        failing = [bout for bout in part.bouts if _is_so_far(part, bout, world) is not Truth.TRUE]
        return failing or list(part.bouts)
    if isinstance(part, Course):
        return [part.first, part.last]
    if isinstance(part, Worth):
        return [Bout(part.cells, ())]
    return [part.bouts[part.at], *(bout for n, bout in enumerate(part.bouts) if n != part.at)]


def _says(bout: Bout, world: World) -> str:
    if not bout.right:
        return "; ".join(cell_text(world.document, cell) for cell in _cells(bout, world))
    sides = _sides(bout, world)
    if sides is None:
        return f"{bout.describe(world.document)} are not all written"
    text = " stands against ".join(
        _shown(scope, value, world) for scope, value in zip((bout.left, bout.right), sides, strict=True)
    )
    apart = abs(sides[0] - sides[1])
    return f"{text} ({show(apart)} apart)" if apart.known and apart.high else text


def _shown(scope: tuple[Selection, ...], value: Interval, world: World) -> str:
    """A cell as it is written, or the sum of several."""
    cells = [(one.panel, *place) for one in scope for place in one.places(world.document.panels[one.panel])]
    if len(cells) == 1:
        return cell_text(world.document, cells[0])
    return f"{show(value)} of {described(world.document, scope)}"


def _cells(bout: Bout, world: World) -> list[Place]:
    chosen: list[Selection] = [*bout.left, *bout.right]
    grids = world.document.panels
    return [
        (one.panel, *place)
        for one in chosen
        for place in one.places(grids[one.panel])
        if place in grids[one.panel].grid
    ]
