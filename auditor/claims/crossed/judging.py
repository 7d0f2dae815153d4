"""What is told of the numbers of a confusion matrix, held against them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.claim import Judgement, Place
from auditor.claims.crossed.claims import Amount, Crossed, Fact
from auditor.claims.crossed.values import is_share, matrix_of, value_of
from auditor.claims.judging import show
from auditor.claims.measures.figures import shortened, states
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
    total,
    within,
)
from auditor.world import Reading, World

POINTS = "points"
_MOST_PERCENT = 100
_SLIGHT = 0.12  # "slightly more": no further ahead than by this part


def judge(claim: Crossed, world: World) -> Judgement:
    """Whether all of it holds; the first part that fails gives the reason."""
    results = [_judged(fact, world) for fact in claim.facts]
    if claim.either:
        half = len(results) // 2
        truths = {all_of(one.truth for one in part) for part in (results[:half], results[half:])}
        if len(truths) != 1:
            return Judgement(Truth.UNKNOWN, missing="it is not told which matrix is meant")
    telling = next(
        (one for way in (Truth.FALSE, Truth.UNKNOWN) for one in results if one.truth is way), results[0]
    )
    return replace(telling, truth=all_of(one.truth for one in results))


def _judged(fact: Fact, world: World) -> Judgement:
    values = [value_of(amount, world) for amount in fact.amounts]
    if not all(value.known for value in values):
        return Judgement(Truth.UNKNOWN, missing="the matrix does not show it")
    truth = _FORMS[fact.form](fact, values, world)
    truth = Truth.UNKNOWN if fact.loose and truth is Truth.FALSE else truth
    return Judgement(truth, _shown(fact, values), tuple(_places(fact, world)), "it is not sure what is meant")


def _shown(fact: Fact, values: Sequence[Interval]) -> str:
    """The numbers that it is about: those chosen, and the extremes of all."""
    order = sorted(range(len(values)), key=lambda n: -values[n].middle)
    telling = dict.fromkeys([*fact.chosen, *(order if len(order) <= 4 else [order[0], order[-1]])])
    return ", ".join(
        f"{fact.amounts[n].describe()} is {_number(fact.amounts[n], values[n])}" for n in telling
    )


def _number(amount: Amount, value: Interval) -> str:
    return f"{shortened(show(value.scaled(100)))}%" if is_share(amount) else shortened(show(value))


def _places(fact: Fact, world: World) -> list[Place]:
    found: list[Place] = []
    for amount in [fact.amounts[n] for n in fact.chosen] or fact.amounts[:1]:
        matrix = matrix_of(amount, world)
        cells = amount.cells or ([(amount.of, amount.of)] if amount.of else [])
        found += [(amount.panel, *matrix.places[cell]) for cell in cells if cell in matrix.places]
    return found


def _states(fact: Fact, value: Interval, num: Num, world: World) -> Truth:
    """Whether a value is the stated one; of shares a difference is told in points."""
    if is_share(fact.amounts[0]) and not num.unit and (num.word or num.value > _MOST_PERCENT):
        return Truth.UNKNOWN  # a count, or a year
    if is_share(fact.amounts[0]) and num.unit in ("", POINTS) and num.value > 1:
        num = replace(num, unit="%")
    elif num.unit == POINTS:
        return Truth.UNKNOWN
    if num.word and num.unit == "%" and num.op == "=":
        num = replace(num, word=False)
    return states(world, value, num) if is_share(fact.amounts[0]) else _counted(value, num, world)


def _counted(value: Interval, num: Num, world: World) -> Truth:
    """Whether a count is the stated one: a small one is no share, and a plain whole number is meant exactly."""
    if num.unit:
        return Truth.UNKNOWN
    exact = num.step >= 1 and num.op == "="
    stated = (
        Interval.point(num.value)
        if exact
        else num.fair()
        if world.reading is Reading.PRINTED
        else num.generous()
    )
    if world.reading is Reading.PRINTED:
        return within(value, stated.widened(1e-9))
    return Truth.UNKNOWN if value.intersection(stated.widened(1e-9)) is not None else Truth.FALSE


def _is(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    """Whether a value is as it is told; one that is written as the bound is no more and no less than it."""
    if fact.num is None:
        return Truth.UNKNOWN
    truth = _states(fact, values[0], fact.num, world)
    if truth is not Truth.TRUE and fact.num.op in (">=", "<=") and fact.num.step < 1:
        return truth | _states(fact, values[0], replace(fact.num, op="="), world)
    return truth


def _top(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    """Whether those chosen take the places from the rank on; ties leave it open which of them come first."""
    own = [values[n] for n in fact.chosen]
    others = [value for n, value in enumerate(values) if n not in fact.chosen]
    truths = []
    for value in own:
        before = [less(value, one) if not fact.low else less(one, value) for one in others]
        level = [at_most(value, one) if not fact.low else at_most(one, value) for one in others]
        ahead, beside = count_true(before), count_true(level)
        place = fact.rank - 1
        held = Truth.FALSE if ahead.low > place or beside.high < place else Truth.UNKNOWN
        truths.append(Truth.TRUE if ahead.high <= place <= beside.low else held)
    if fact.num is not None:
        truths.append(all_of(_states(fact, value, fact.num, world) for value in own))
    return all_of(truths)


def _end(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    end = smallest(values) if fact.low else largest(values)
    return _states(fact, end, fact.num, world) if fact.num else Truth.UNKNOWN


def _keeps(fact: Fact, value: Interval, bound: Num, world: World) -> Truth:
    """Whether a value keeps a bound; a count is held against a whole number as it is."""
    limit = Interval.point(bound.value)
    if (
        bound.op in (">", ">=", "<", "<=")
        and bound.step >= 1
        and not bound.unit
        and not is_share(fact.amounts[0])
    ):
        return {
            ">": less(limit, value),
            ">=": at_most(limit, value),
            "<": less(value, limit),
            "<=": at_most(value, limit),
        }[bound.op]
    return _states(fact, value, bound, world)


def _bound(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    if fact.bound is None:
        return Truth.UNKNOWN
    kept = [_keeps(fact, value, fact.bound, world) for value in values]
    if fact.num is None:
        return all_of(kept)
    if fact.num.unit == "part":
        kept_share = count_true(kept).scaled(1 / len(kept))
        return states(world, kept_share, fact.num)
    stated = fact.num.fair() if fact.num.op != "=" else Interval.point(fact.num.value)
    return within(count_true(kept), stated)


def _only(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    if fact.bound is None:
        return Truth.UNKNOWN
    kept = [_keeps(fact, value, fact.bound, world) for value in values]
    return all_of(truth if n in fact.chosen else ~truth for n, truth in enumerate(kept))


def _is_amount(fact: Fact, num: Num) -> bool:
    """Whether a number may tell a difference itself, and not only a part of what it is held against."""
    return num.unit != "part" and (num.unit != "%" or is_share(fact.amounts[0]))


def _beyond(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    one, other = values[:2]
    truth = less(one, other) if fact.low else less(other, one)
    if (
        fact.slight
        and truth is Truth.TRUE
        and not _SLIGHT * max(one.high, other.high) >= abs(one - other).low
    ):
        return Truth.UNKNOWN
    if fact.num is None:
        return truth
    ways = [_states(fact, abs(one - other), fact.num, world)] if _is_amount(fact, fact.num) else []
    if fact.num.unit in ("%", "part") and other.low > 0:
        ways.append(states(world, abs(one - other) / other, fact.num))
    return truth & any_of(ways)


def _times(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    one, other = values[:2]
    if fact.num is None or other.low <= 0:
        return Truth.UNKNOWN
    return states(world, one / other, fact.num)


def _same(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    truths = [same(one, other) for one, other in pairwise(values)]
    if fact.num is not None:
        truths += [_states(fact, value, fact.num, world) for value in values]
    return all_of(truths)


def _range(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    if fact.num is None or fact.bound is None:
        return Truth.UNKNOWN
    ends = _states(fact, smallest(values), fact.num, world) & _states(
        fact, largest(values), fact.bound, world
    )
    return ends


def _spread(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    return _states(fact, largest(values) - smallest(values), fact.num, world) if fact.num else Truth.UNKNOWN


def _mean(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    """The mean, which is told as a rounded number even where it is one of whole things."""
    if fact.num is None:
        return Truth.UNKNOWN
    mean = total(values).scaled(1 / len(values))
    if is_share(fact.amounts[0]) or fact.num.op != "=":
        return _states(fact, mean, fact.num, world)
    half = fact.num.step * (0.5 if world.reading is Reading.PRINTED else 1.0)
    stated = Interval.point(fact.num.value).widened(half + 1e-9)
    if world.reading is Reading.PRINTED:
        return within(mean, stated)
    return Truth.UNKNOWN if mean.intersection(stated) is not None else Truth.FALSE


def _sum(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    return _states(fact, total(values), fact.num, world) if fact.num else Truth.UNKNOWN


def _order(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    return all_of(at_most(one, other) if fact.low else at_most(other, one) for one, other in pairwise(values))


def _moves(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    """From the first value to the second, up or down: by so much, or by such a part of the first."""
    before, after = values[:2]
    truth = less(after, before) if fact.low else less(before, after)
    if fact.num is None:
        return truth
    if fact.num.unit in ("%", "part") and not before.low > 0:
        return Truth.UNKNOWN
    by = abs(after - before)
    ways = [_states(fact, by, fact.num, world)] if _is_amount(fact, fact.num) else []
    if fact.num.unit in ("%", "part"):
        ways.append(states(world, by / before, fact.num))
    return truth & any_of(ways)


def _nothing(fact: Fact, values: Sequence[Interval], world: World) -> Truth:
    return Truth.UNKNOWN


_FORMS: dict[str, Callable[[Fact, Sequence[Interval], World], Truth]] = {
    "is": _is,
    "top": _top,
    "end": _end,
    "bound": _bound,
    "only": _only,
    "beyond": _beyond,
    "times": _times,
    "same": _same,
    "range": _range,
    "spread": _spread,
    "mean": _mean,
    "sum": _sum,
    "order": _order,
    "moves": _moves,
    "nothing": _nothing,
}
