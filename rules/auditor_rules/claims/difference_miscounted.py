"""Two values and how far apart they are said to be: "9.2 in the south but 6.1 in the north, a gap of 3.1"."""

from auditor.claim import Judgement, claim
from auditor.claims.judging import states
from auditor.claims.told_gaps import ToldGap, read
from auditor.quantity import plain_number
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of, less
from auditor.world import Reading as Digits
from auditor.world import World

_ROUNDED = "its numbers are rounded"
_GRID = (
    "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n"
    "| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
)


@claim(
    "CLM079",
    kind="told-gap",
    reads=read,
    bad=[
        Example(
            _GRID + "- In year 1, south yields 9.2 but north only 6.1, a gap of 4.1.\n",
            marks="a gap of 4.1.",
            says="3.1",
        )
    ],
    good=[Example(_GRID + "- In year 1, south yields 9.2 but north only 6.1, a gap of 3.1.\n")],
)
def difference_miscounted(claim: ToldGap, world: World) -> Judgement:
    """Two numbers of a sentence are not as far apart as it says.

    Whether they stand in the grid is judged by itself; here they are only held against each other, each as all that rounds to it.
    """
    fair = world.reading is Digits.PRINTED
    one, two = (Interval.point(num.value) if fair else num.generous() for num in (claim.first, claim.second))
    apart = abs(one - two)
    says = f"they are {plain_number(round(apart.middle, 6))} apart"
    relative = claim.number.unit == "%"
    way = less(one, two) if claim.way == "up" else less(two, one) if claim.way else Truth.TRUE
    if not claim.times and not relative:
        return Judgement(all_of((way, states(world, apart, claim.number))), says, missing=_ROUNDED)
    if min(claim.first.value, claim.second.value) <= 0 or min(one.low, two.low) <= 0:
        return Judgement(Truth.UNKNOWN, "", missing="a ratio needs numbers above nought")
    larger, smaller = (one, two) if claim.first.value > claim.second.value else (two, one)
    if claim.times:
        ratio = larger / smaller
        says = f"they are a factor of {plain_number(round(ratio.middle, 3))} apart"
        return Judgement(all_of((way, states(world, ratio, claim.number))), says, missing=_ROUNDED)
    # What is told as a drop or a rise is told of the value that it begins with.
    shares = [(apart / base).scaled(100) for base in ((one,) if claim.way else (one, two))]
    says += f", which is {plain_number(round(shares[0].middle, 1))} %"
    ways = [*shares, apart] if claim.first.unit == "%" or claim.second.unit == "%" else shares
    sized = any_of(states(world, share, claim.number) for share in ways)
    return Judgement(all_of((way, sized)), says, missing=_ROUNDED)
