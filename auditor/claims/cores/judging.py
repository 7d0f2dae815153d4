"""Numbers worked out of cells, held against what is told of them."""

from collections.abc import Sequence
from statistics import median

from auditor.claim import Judgement
from auditor.claims.cores.claims import Cores, Distinct, Fact, Ranked, Test, Tested, Within, Worth
from auditor.claims.judging import show, states
from auditor.language.numbers import Num
from auditor.truth import (
    Interval,
    Truth,
    all_of,
    any_of,
    at_most,
    count_true,
    largest,
    less,
    same,
    smallest,
    stands,
    total,
    within,
)
from auditor.world import Reading, Selection, World

_BOUNDS = (">", "<", ">=", "<=")


def judge(claim: Cores, world: World) -> Judgement:
    """Whether all facts hold; where a value that is needed is not written, nothing is known."""
    truths = [_truth(fact, world) for fact in claim.facts]
    truth = all_of(truths)
    if truth is Truth.FALSE and not claim.certain:
        truth = Truth.UNKNOWN
    worst = next(
        (f for f, one in zip(claim.facts, truths, strict=True) if one is Truth.FALSE), claim.facts[0]
    )
    return Judgement(truth, _says(worst, world), missing="not all of its values are written")


def _truth(fact: Fact, world: World) -> Truth:
    if isinstance(fact, Tested):
        return _tested(fact, world)
    if isinstance(fact, Ranked):
        return _ranked(fact, world)
    if isinstance(fact, Distinct):
        return _distinct(fact, world)
    return _within(fact, world)


def _tested(fact: Tested, world: World) -> Truth:
    truths = [_test(test, world) for test in fact.tests]
    if fact.named is not None:
        return all_of(one if n in fact.named else ~one for n, one in enumerate(truths))
    if fact.count is None:
        return all_of(truths)
    count = count_true(truths)
    num = fact.count
    if num.op in _BOUNDS:
        return stands(num.op, count, Interval.point(num.value))
    return within(count, Interval.point(num.value))


def _test(test: Test, world: World) -> Truth:
    value = worth(test.worth, world)
    if value is None:
        return Truth.UNKNOWN
    if test.num is not None:
        if test.num.op in _BOUNDS and world.reading is Reading.PRINTED:
            return stands(test.num.op, value, Interval.point(test.num.value))
        if test.num.op in _BOUNDS:
            truth = stands(test.num.op, value, Interval.point(test.num.value))
            return truth if within(value, test.num.generous()) is Truth.FALSE else truth | Truth.UNKNOWN
        return states(world, value, test.num)
    zero = Interval.point(0.0)
    if test.relation == "same":
        return same(value, zero)
    return stands(test.relation, value, zero)


def worth(told: Worth, world: World) -> Interval | None:
    """A number as it is worked out of its cells; None where a value of them is not written."""
    own = _made(told.cells, told.how, world)
    if own is None or not told.joined:
        return own
    base = _made(told.base, told.base_how, world)
    if base is None:
        return None
    if told.joined == "ratio":
        return own / base
    if told.joined == "percent":
        return ((own / base) - Interval.point(1.0)).scaled(100.0)
    return abs(own - base) if told.joined == "apart" else own - base


def _made(cells: Sequence[Selection], how: str, world: World) -> Interval | None:
    found = [
        world.value(one.panel, *place)
        for one in cells
        for place in one.places(world.document.panels[one.panel])
    ]
    values = [value for value in found if value is not None and value.known]
    if not values or len(values) < len(found):
        return None
    if how == "median":
        return Interval(median(v.low for v in values), median(v.high for v in values))
    if how == "spread":
        return abs(largest(values) - smallest(values))
    made = {"max": largest, "min": smallest, "sum": total, "mean": total}[how](values)
    return made.scaled(1 / len(values)) if how == "mean" else made


def _ranked(fact: Ranked, world: World) -> Truth:
    found = {
        n: worth(one, world)
        for n, one in enumerate(fact.worths)
        if n in fact.at or not _is_absent(one, world)
    }
    known = {n: -value if fact.low else value for n, value in found.items() if value is not None}
    if len(known) < len(found):
        return Truth.UNKNOWN
    own = [known[n] for n in fact.at]
    rest = [value for n, value in known.items() if n not in fact.at]
    if len(own) > 1:  # the first few together
        return all_of(at_most(other, one) for one in own for other in rest)
    before = count_true(less(own[0], other) for other in rest)
    beside = count_true(at_most(own[0], other) for other in rest)
    place = fact.rank - 1
    if before.low > place or beside.high < place:
        return Truth.FALSE
    return Truth.TRUE if before.high <= place <= beside.low else Truth.UNKNOWN


def _is_absent(told: Worth, world: World) -> bool:
    """Whether it is a cell that is written as missing, which is above and below none."""
    place = next(told.cells[0].places(world.document.panels[told.cells[0].panel]), None)
    alone = len(told.cells) == 1 and told.cells[0].is_cell and not told.base and place is not None
    return alone and place is not None and world.value(told.cells[0].panel, *place) is None


def _distinct(fact: Distinct, world: World) -> Truth:
    found = [value for one in fact.cells for _, value in world.values(one)]
    texts = [value.middle for value in found if value.known]
    if len(texts) < len(found) or not texts:
        return Truth.UNKNOWN
    alike = Truth.of(len(set(texts)) < len(texts))  # as they are printed
    return alike if fact.denied else ~alike


def _within(fact: Within, world: World) -> Truth:
    inside = {
        (one.panel, *place) for one in fact.inside for place in one.places(world.document.panels[one.panel])
    }
    truths: list[Truth] = []
    some: list[Truth] = []
    for one in fact.cells:
        for place, value in world.values(one):
            passes = _passes(value, fact.num)
            some.append(passes)
            if (one.panel, *place) not in inside:
                truths.append(~passes)
    return all_of(truths) & any_of(some)


def _passes(value: Interval, num: Num) -> Truth:
    return stands(num.op, value, Interval.point(num.value))


def _says(fact: Fact, world: World) -> str:
    document = world.document
    if isinstance(fact, Tested):
        worths = [test.worth for test in fact.tests]
    elif isinstance(fact, Ranked):
        worths = list(fact.worths)
    else:
        return "that is not so"
    told = [(one.describe(document), worth(one, world)) for one in worths[:6]]
    return "; ".join(f"{name}: {show(value)}" for name, value in told if value is not None)
