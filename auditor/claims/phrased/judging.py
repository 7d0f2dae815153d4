"""Phrased numbers held against the data."""

from collections.abc import Sequence

from auditor.claim import Judgement, Place
from auditor.claims.judging import part_off, show, states
from auditor.claims.phrased.claims import Check, Fact, Phrased, Ranked, Test, Worth
from auditor.claims.phrased.worths import worth_of
from auditor.language.hedges import FACTOR, NEARLY, PLAIN_FACTOR
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, all_of, any_of, at_most, count_true, less, same, stands, within
from auditor.world import Reading, World

# "Almost equal", "slightly higher": how far two numbers lie apart, as a share of the larger one.
_ALIKE = (0.06, 0.3)
_NOTHING = Interval.point(0.0)


def judge(claim: Phrased, world: World) -> Judgement:
    """Whether all that is told holds."""
    told = [(_fact(one, world), _shown(one, world)) for one in claim.facts]
    told += [(_ranked(one, world), _order(one, world)) for one in claim.ranks]
    truth = all_of(truth for truth, _ in told)
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it can be read in too many ways")
    failed = next((says for one, says in told if one is truth), told[0][1])
    because = tuple(_places(claim, world))[:4] if truth is Truth.FALSE else ()
    off = part_off(*_otherwise(claim, world)) if truth is Truth.FALSE else None
    return Judgement(
        truth, failed, because, missing="not all of the values that it speaks of are known", off=off
    )


def _fact(fact: Fact, world: World) -> Truth:
    found = [_test(one, world) for one in fact.tests]
    if fact.how in ("none", "count", "some", "only"):  # what falls is no rise of which anything is told
        turned = [any(_turns_back(check, world) for check in one.checks) for one in fact.tests]
        found = [Truth.FALSE if back else truth for back, truth in zip(turned, found, strict=True)]
    if fact.how == "only":
        if any(found[n] is None for n in fact.named):
            return Truth.UNKNOWN
        return all_of(
            truth if n in fact.named else ~truth for n, truth in enumerate(found) if truth is not None
        )
    truths = [truth for truth in found if truth is not None]  # where there is no value, nothing is told of it
    if not truths:
        return Truth.UNKNOWN
    if fact.how == "count" and fact.count is not None:
        return _counted(count_true(truths), fact.count)
    return {"all": all_of(truths), "some": any_of(truths), "none": ~any_of(truths)}.get(
        fact.how, ~all_of(truths)
    )


def _counted(found: Interval, amount: Num) -> Truth:
    if amount.op in (">", "<", ">=", "<="):
        return stands(amount.op, found, Interval.point(amount.value))
    return same(found, Interval.point(amount.value))


def _test(test: Test, world: World) -> Truth | None:
    """Whether all checks hold; None where there is a number of which nothing stands there."""
    found = [_check(one, world) for one in test.checks]
    truths = [truth for truth in found if truth is not None]
    if len(truths) < len(found):
        return None
    return ~all_of(truths) if test.negated else all_of(truths)


def _check(check: Check, world: World) -> Truth | None:
    own = worth_of(check.own, world)
    if own is None:
        return None
    if _backwards(check.own, own):
        return Truth.UNKNOWN
    if check.relation in ("is", "not"):
        truth = _states(own, check.size, world)
        return truth if check.relation == "is" else ~truth
    base = (
        worth_of(check.other, world)
        if check.other
        else Interval.point(check.limit.value)
        if check.limit
        else None
    )
    if base is None:
        return None
    if check.other is not None and _backwards(check.other, base):
        return Truth.UNKNOWN
    if check.relation == "x":
        return _times(own, base, check.size, world)
    if check.relation == "=":
        return same(own, base)
    if check.relation == "~":
        return _alike(own, base, world)
    truth = stands(check.relation, own, base)
    more = own - base if check.relation[0] == ">" else base - own
    if check.size is not None:
        sized = _states(more, check.size, world)
        if check.size.unit == "%":  # of the base, or of what the values are parts of
            sized |= _states((more / base).scaled(100.0), check.size, world)
        return truth & sized
    if check.degree and truth is Truth.TRUE and _alike(own, base, world) is not Truth.TRUE:
        return Truth.UNKNOWN
    return truth


def _backwards(worth: Worth, value: Interval) -> bool:
    """Whether a rise is told of what falls, or the other way round."""
    return worth.terms[0].way in ("up", "down") and value.low < 0


def _turns_back(check: Check, world: World) -> bool:
    """Whether what is told to rise or fall surely goes the other way."""
    if check.own.terms[0].way not in ("up", "down"):
        return False
    own = worth_of(check.own, world)
    return own is not None and own.high < 0


def _states(own: Interval, size: Num | None, world: World) -> Truth:
    """Whether a number is as told; bounds are held exactly."""
    if size is None:
        return Truth.UNKNOWN
    if size.op in (">", "<", ">=", "<="):
        return stands(size.op, own, Interval.point(size.value))
    return states(world, own, size)


def _alike(own: Interval, base: Interval, world: World) -> Truth:
    if not own.known or not base.known:
        return Truth.UNKNOWN
    share = _ALIKE[world.reading is Reading.GENEROUS] * max(abs(own.middle), abs(base.middle))
    truth = within(own - base, Interval(-share, share))
    return truth if world.reading is Reading.PRINTED else Truth.UNKNOWN if truth is Truth.TRUE else truth


def _times(own: Interval, base: Interval, factor: Num | None, world: World) -> Truth:
    """Whether a number is so many times another one; a factor in words is felt, one in digits is worked out."""
    if factor is None or base.low <= 0 <= base.high:
        return Truth.UNKNOWN
    times = own / base
    if factor.op in (">", "<", ">=", "<="):
        return stands(factor.op, times, Interval.point(factor.value))
    if not factor.word:
        return states(world, times, factor)
    fair = world.reading is Reading.PRINTED
    spread = PLAIN_FACTOR if factor.op == "=" else FACTOR if factor.op == "~" else NEARLY
    wide = (spread.fair if fair else 2 * spread.generous) * factor.value
    low = factor.value - (wide if factor.op != ">~" else 0.0)
    high = factor.value + (wide if factor.op != "<~" else 0.0)
    truth = within(times, Interval(low, high))
    return truth if fair or truth is Truth.FALSE else Truth.UNKNOWN


def _ranked(claim: Ranked, world: World) -> Truth:
    """Whether so many others go before each of them; one that is as large may stand before it or behind."""
    found = [worth_of(one, world) for one in claim.series]
    found = [
        None if value is not None and _backwards(one, value) else value
        for one, value in zip(claim.series, found, strict=True)
    ]
    if any(found[n] is None for n in claim.told):
        return Truth.UNKNOWN
    return all_of(_rank_of(n, claim, found) for n in claim.told)


def _rank_of(at: int, claim: Ranked, found: Sequence[Interval | None]) -> Truth:
    own = found[at]
    others = [one for n, one in enumerate(found) if one is not None and n not in claim.told]
    if own is None:
        return Truth.UNKNOWN
    before = [less(one, own) if claim.low else less(own, one) for one in others]
    beside = [at_most(one, own) if claim.low else at_most(own, one) for one in others]
    wanted = claim.rank - 1
    if before.count(Truth.TRUE) > wanted or len(beside) - beside.count(Truth.FALSE) < wanted:
        return Truth.FALSE
    most, surely = len(before) - before.count(Truth.FALSE), beside.count(Truth.TRUE)
    return Truth.TRUE if most <= wanted <= surely else Truth.UNKNOWN


def _otherwise(claim: Phrased, world: World) -> tuple[int, int]:
    """How many of the things of which something is said are otherwise, and how many there are."""
    failing = size = 0
    for fact in claim.facts:
        if fact.how in ("all", "none"):
            truths = [_test(one, world) for one in fact.tests]
            size += len(truths)
            failing += truths.count(Truth.FALSE if fact.how == "all" else Truth.TRUE)
    return failing, size


def _shown(fact: Fact, world: World) -> str:
    """What the numbers are of which something is told."""
    tests = [fact.tests[n] for n in fact.named] or list(fact.tests)
    checks = [check for test in tests for check in test.checks]
    checks.sort(key=lambda one: _check(one, world) is not Truth.FALSE)
    worths = dict.fromkeys(one for check in checks[:2] for one in (check.own, check.other) if one is not None)
    return _values(tuple(worths)[:4], world)


def _order(claim: Ranked, world: World) -> str:
    return _values((*(claim.series[n] for n in claim.told), *claim.series)[:4], world)


def _values(worths: Sequence[Worth], world: World) -> str:
    told = [(one, worth_of(one, world)) for one in dict.fromkeys(worths)]
    known = [
        f"{one.describe(world.document)} is {show(value)}"
        for one, value in told
        if value is not None and value.known
    ]
    return ", ".join(known) or "nothing is known of it"


def _places(claim: Phrased, world: World) -> Sequence[Place]:
    worths = [check.own for fact in claim.facts for test in fact.tests for check in test.checks]
    worths += [one.series[n] for one in claim.ranks for n in one.told]
    cells = [cells for worth in worths for term in worth.terms for cells in term.start.cells]
    return [(one.panel, *place) for one in cells for place in one.places(world.document.panels[one.panel])]
