"""Claims on the difference of two matrices."""

from collections.abc import Sequence

from auditor.claims.judging import show
from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.figures import measured, shortened, states
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, less, total
from auditor.world import Reading, World


def of_two(
    check: Check, chosen: Sequence[Confusion], own: Sequence[Confusion], world: World
) -> tuple[Truth, str]:
    """Whether two matrices differ as a claim says, and how they do."""
    if check.about == "shifted":
        return _shifted(check, own, world)
    if len(own) != 2 or (check.about == "better" and len(chosen) != 1):
        return Truth.UNKNOWN, ""
    first = chosen[0] if len(chosen) == 1 else own[0]
    second = next(matrix for matrix in own if matrix is not first)
    probe = Check(check.other, of=check.of, average=check.average)
    one, two = (measured(probe, matrix, world) for matrix in (first, second))
    if not one.known or not two.known:
        return Truth.UNKNOWN, ""
    if check.about == "better":
        lower = check.other in (
            "error rate",
            "false positive rate",
            "miss rate",
            "false discovery rate",
            "misses",
            "false alarms",
            "wrong",
        )
        truth = less(one, two) if lower else less(two, one)
        return truth, f"{check.other} is {show(one)} against {show(two)}"
    gap = abs(one - two)
    assert check.value is not None
    truth = states(
        world, gap, Num(check.value.value, check.value.step, check.value.text, check.value.op, "%")
    )
    return truth, f"the difference is {shortened(show(gap.scaled(100)))} points"


def _shifted(check: Check, own: Sequence[Confusion], world: World) -> tuple[Truth, str]:
    """What becomes of some cells from the first matrix to the second: which way, by how many, or to which part."""
    if len(own) != 2 or any(matrix.partial for matrix in own):
        return Truth.UNKNOWN, ""
    before, after = (total(matrix.count(world, *cell) for cell in check.cells) for matrix in own)
    if not before.known or not after.known:
        return Truth.UNKNOWN, ""
    says = f"{check.text} goes from {show(before)} to {show(after)}"
    way = check.trend.removeprefix("not ")
    moved = less(before, after) if way == "up" else less(after, before) if way == "down" else Truth.TRUE
    if check.trend.startswith("not "):
        return ~moved, says
    if check.value is None or moved is not Truth.TRUE:
        return moved, says
    num = check.value
    stated = num.fair() if world.reading is Reading.PRINTED else num.generous()
    if num.unit == "times":
        if before.low <= 0:
            return Truth.UNKNOWN, ""
        actual = after / before
    else:
        actual, stated = abs(after - before), Interval.point(num.value) if num.op == "=" else stated
    held = actual.intersection(stated.widened(1e-9)) is not None
    return moved & Truth.of(held), says
