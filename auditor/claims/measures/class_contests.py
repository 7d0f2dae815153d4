"""Claims that hold the classes of one matrix against each other: one ahead of another, how many of them keep a bound."""

from dataclasses import replace

from auditor.claims.judging import show
from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.derived import COUNTS, OF_CLASS
from auditor.claims.measures.figures import measured, shortened, states
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, any_of, count_true, less, same, total, within
from auditor.world import World

KINDS = ("ahead", "classes", "level", "mean", "over")


def contest_holds(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """Whether the classes stand to each other as is told, and how they do."""
    if check.about == "over":
        return _over(check, matrix, world)
    measure = {**OF_CLASS, **COUNTS}[check.other]
    values = {name: measure(matrix, world, name) for name in matrix.actual}
    if not all(value.known for value in values.values()):
        return Truth.UNKNOWN, ""
    if check.about == "ahead":
        return _ahead(check, values, world)
    if check.about == "mean":
        return _mean(check, values, world)
    if check.about == "level":
        one, other = values.get(check.of), values.get(check.text)
        truth = same(one, other) if one is not None and other is not None else Truth.UNKNOWN
        return truth, f"{check.other} is not the same for {check.of} and {check.text}"
    return _counted(check, values, world)


def _mean(check: Check, values: dict[str, Interval], world: World) -> tuple[Truth, str]:
    """The mean of some classes, each alike."""
    own = [values[name] for name, _ in check.cells if name in values]
    if check.value is None or len(own) != len(check.cells):
        return Truth.UNKNOWN, ""
    mean = total(own).scaled(1 / len(own))
    return states(world, mean, check.value), f"the mean {check.other} is {shortened(show(mean.scaled(100)))}%"


def _over(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """One measure of the matrix, or of its positive class, above another, and by how many points if that is told."""
    one, other = (measured(_of(name, check.of), matrix, world) for name in (check.text, check.other))
    if not one.known or not other.known:
        return Truth.UNKNOWN, ""
    truth, says = less(other, one), f"{check.text} is {show(one)} and {check.other} {show(other)}"
    if check.value is None:
        return truth, says
    gap, shown = _gap(check.value, one - other, world)
    return truth & gap, shown if truth is Truth.TRUE else says


def _of(name: str, positive: str) -> Check:
    """`macro recall`, `accuracy`, `recall` (of the positive class)."""
    average, _, about = name.rpartition(" ")
    if average in ("macro", "weighted", "micro"):
        return Check(about, average=average)
    return Check(name, of=positive if name in OF_CLASS else "")


def _ahead(check: Check, values: dict[str, Interval], world: World) -> tuple[Truth, str]:
    """One class above another, and by how much if that is told."""
    one, other = values.get(check.of), values.get(check.text)
    if one is None or other is None:
        return Truth.UNKNOWN, ""
    truth = less(other, one)
    says = f"{check.other} is {show(one)} for {check.of} and {show(other)} for {check.text}"
    if check.value is None:
        return truth, says
    gap, shown = _gap(check.value, one - other, world)
    return truth & gap, shown if truth is Truth.TRUE else says


def _gap(num: Num, gap: Interval, world: World) -> tuple[Truth, str]:
    """Whether a difference of shares is the stated one, in points; a small one may be told as a share itself."""
    ways = [states(world, gap, replace(num, unit="%"))]
    ways += [states(world, gap, num)] if num.value <= 1 else []
    return any_of(ways), f"the difference is {shortened(show(gap.scaled(100)))}"


def _keeps(value: Interval, bound: Num, world: World) -> Truth:
    """Whether a value keeps a bound; beyond doubt it does where it would keep one that is a step farther on."""
    truth = states(world, value, bound)
    farther = {">": bound.step, ">=": bound.step, "<": -bound.step, "<=": -bound.step}.get(bound.op)
    if truth is not Truth.UNKNOWN or farther is None or not value.known:
        return truth
    stricter = replace(bound, value=bound.value + farther).fair()
    percent = bound.unit == "%" or bound.value > 1 >= value.high
    return within(value, stricter.scaled(0.01) if percent else stricter) | truth


def _counted(check: Check, values: dict[str, Interval], world: World) -> tuple[Truth, str]:
    """How many classes keep the bound that stands in `numerator`."""
    bound, count = check.numerator, check.value
    if bound is None or count is None:
        return Truth.UNKNOWN, ""
    kept = {name: _keeps(value, bound, world) for name, value in values.items()}
    shown = ", ".join(name for name, truth in kept.items() if truth is Truth.TRUE) or "no class"
    return within(count_true(kept.values()), Interval.point(count.value)), f"so it is for {shown}"
