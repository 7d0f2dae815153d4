"""What a matrix makes of a metric, and whether that is the stated number."""

from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.derived import COUNTS, OF_ALL, OF_CLASS, mean_of, share
from auditor.language.numbers import Num
from auditor.quantity import match_quantity, plain_number
from auditor.truth import ANYTHING, Interval, Truth, within
from auditor.world import Reading, World


def measured(check: Check, matrix: Confusion, world: World) -> Interval:
    """What the matrix makes of a metric."""
    name = check.of or matrix.positive
    if check.about in ("cell", "largest error", "most taken for", "outnumbers"):
        return matrix.count(world, check.of, check.other)
    if check.about in ("never", "always"):
        own = share(matrix.row(world, name), matrix.whole(world)) if name else ANYTHING
        return own if check.about == "always" or not own.known else Interval.point(1.0) - own
    if check.about in OF_ALL:
        return OF_ALL[check.about](matrix, world)
    if check.about in OF_CLASS:
        if check.average == "micro":
            return OF_ALL["accuracy"](matrix, world)
        if check.average or not name:
            return mean_of(matrix, world, check.about, check.average == "weighted")
        return OF_CLASS[check.about](matrix, world, name)
    return COUNTS[check.about](matrix, world, name) if check.about in COUNTS and name else ANYTHING


def shortened(text: str) -> str:
    """A number as text, without digits that nobody wants to read."""
    quantity = match_quantity(text, 0)
    return (
        f"{plain_number(round(quantity.value, 2 if quantity.unit else 4))}{quantity.unit}"
        if quantity and quantity.span.end == len(text)
        else text
    )


def states(world: World, actual: Interval, num: Num) -> Truth:
    """Whether a share or a count is the stated number; shares may be written in percent."""
    stated = num.fair() if world.reading is Reading.PRINTED else num.generous()
    if num.step >= 1 and num.op == "=" and (num.word or num.unit != "%" and num.value > 1):
        stated = Interval.point(num.value)  # a count
    percent = (num.unit == "%" and actual.high <= 1) or (actual.high <= 1 and num.value > 1)
    scale = stated.scaled(0.01) if percent else stated
    if world.reading is Reading.PRINTED:
        return within(actual, scale.widened(1e-9))
    return Truth.UNKNOWN if actual.intersection(scale.widened(1e-9)) is not None else Truth.FALSE
