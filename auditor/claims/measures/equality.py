"""Plain arithmetic: whether the two sides of an equation agree."""

from auditor.claims.measures.arithmetic import Side, equations
from auditor.language.numbers import Num
from auditor.quantity import plain_number
from auditor.truth import Interval, Truth, all_of, within
from auditor.world import Reading, World


def equation_holds(text: str, world: World) -> tuple[Truth, str]:
    """Whether all equations of a text hold, and what the first wrong one comes to instead."""
    truths = []
    shown = ""
    for equation in equations(text):
        truth = _equal(equation.left, equation.right, equation.nearly, world)
        truths.append(truth)
        if truth is Truth.FALSE and not shown:
            value = equation.left.printed * (
                100 if equation.right.percent and not equation.left.percent else 1
            )
            shown = f"{text[equation.left.start : equation.left.end].strip()} is {plain_number(float(f'{value:.6g}'))}{'%' if equation.right.percent else ''}"
    return (all_of(truths) if truths else Truth.UNKNOWN), shown


def _equal(left: Side, right: Side, nearly: bool, world: World) -> Truth:
    """Whether two sides agree in the digits that the right one shows; a share may stand for its percentage."""
    factors = [1.0]
    if left.percent != right.percent:
        factors = [100.0] if right.percent else [0.01]
        factors += [1.0] if not left.single else []
    ways = [_agree(left, right, factor, nearly, world) for factor in factors]
    return (
        Truth.TRUE
        if Truth.TRUE in ways
        else Truth.FALSE
        if all(way is Truth.FALSE for way in ways)
        else Truth.UNKNOWN
    )


def _agree(left: Side, right: Side, factor: float, nearly: bool, world: World) -> Truth:
    if not right.single or (left.counts and right.counts and not nearly):
        return _sides(left.interval.scaled(factor), left.printed * factor, right, world)
    num = Num(
        right.printed, right.step, "", "~" if nearly and right.step >= 1 and abs(right.printed) >= 10 else "="
    )
    if world.reading is Reading.PRINTED:
        return within(Interval.point(left.printed * factor), num.fair().widened(1e-9 * abs(right.printed)))
    spread = num.generous().widened(right.step if nearly else 0.0)
    return Truth.UNKNOWN if left.interval.scaled(factor).intersection(spread) is not None else Truth.FALSE


def _sides(left: Interval, printed: float, right: Side, world: World) -> Truth:
    room = 1e-6 * max(abs(printed), abs(right.printed))
    if world.reading is Reading.PRINTED:
        return Truth.of(abs(printed - right.printed) <= room)
    return Truth.UNKNOWN if left.widened(room).intersection(right.interval) is not None else Truth.FALSE
