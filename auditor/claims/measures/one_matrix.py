"""Claims on the metrics of one matrix."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from auditor.claims.judging import show
from auditor.claims.measures.claims import Check
from auditor.claims.measures.class_contests import KINDS as CONTESTS
from auditor.claims.measures.class_contests import contest_holds
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.derived import COUNTS, OF_ALL, OF_CLASS, share
from auditor.claims.measures.figures import measured, shortened, states
from auditor.truth import Interval, Truth, all_of, at_most, count_true, less
from auditor.world import Reading, World


def of_matrix(check: Check, matrix: Confusion, own: Sequence[Confusion], world: World) -> tuple[Truth, str]:
    """Whether a claim holds in one matrix, and what that shows instead."""
    if check.average == "each":
        return _each(check, matrix, world)
    if check.about in (*OF_CLASS, *COUNTS) and not check.of and not check.average and not matrix.positive:
        return _of_some(check, matrix, own, world)
    actual = measured(check, matrix, world)
    if check.about == "cell" and check.value is not None and check.value.unit == "%":
        actual = share(actual, matrix.row(world, check.of))
    if check.about in _OF_CLASSES:
        return _OF_CLASSES[check.about](check, matrix, world)
    if check.about == "flow":
        return _either_way(check, matrix, own, world)
    if check.about in ("largest error", "most taken for"):
        return _foremost(check, matrix, actual, world)
    if check.value is None or not actual.known:
        return Truth.UNKNOWN, ""
    truth = states(world, actual, check.value) & _parts(check, matrix, actual, world)
    word = check.describe().split(" = ")[0]
    shown = show(actual.scaled(100)) + "%" if check.value.unit == "%" and actual.high <= 1 else show(actual)
    if check.trend and truth is Truth.TRUE:
        truth = _moved(check, matrix, own, actual, world)
    return truth, f"{word} is {shortened(shown)}"


def _ordered(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """One metric of a class above or below another."""
    name = check.of or matrix.positive
    if not name:
        return Truth.UNKNOWN, ""
    one, other = OF_CLASS[check.text](matrix, world, name), OF_CLASS[check.other](matrix, world, name)
    if not one.known or not other.known:
        return Truth.UNKNOWN, ""
    truth = less(other, one) if check.about == "above" else less(one, other)
    return truth, f"{check.text} is {show(one)} and {check.other} {show(other)}"


def _dominant(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """Whether the diagonal is nowhere below another cell of its row, its column, or the actual class."""
    truths = []
    for (actual, predicted), place in matrix.places.items():
        lines = [
            (name, own)
            for name in (actual, predicted)
            if actual != predicted and (own := matrix.places.get((name, name)))
        ]
        for name, own in lines:
            beside = own[0] == place[0] if check.text == "rows" else own[1] == place[1]
            if check.text == "both" or (name == actual if check.text == "actual" else beside):
                truths.append(
                    at_most(matrix.count(world, actual, predicted), matrix.count(world, name, name))
                )
    return all_of(truths) if truths else Truth.UNKNOWN, "a cell off the diagonal is higher"


def _leading(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """A class with the highest (lowest) value of a metric, or one of so many from that end; a tie is no fault."""
    measures = {**OF_CLASS, **COUNTS}
    values = (
        {
            name: measures[check.other](matrix, world, name)
            for name in matrix.actual
            if name in matrix.predicted
        }
        if check.other in measures
        else {}
    )
    if check.of not in values or not all(value.known for value in values.values()):
        return Truth.UNKNOWN, ""
    own = values[check.of]
    if check.rank > 1:
        return _from_the_end(check, values, own)
    truth = all_of(
        at_most(value, own) if check.about == "highest" else at_most(own, value) for value in values.values()
    )
    best = max(values, key=lambda name: values[name].low * (1 if check.about == "highest" else -1))
    return truth, f"{best} has {show(values[best])}, {check.of} {show(own)}"


def _from_the_end(check: Check, values: dict[str, Interval], own: Interval) -> tuple[Truth, str]:
    """Whether so many classes have a higher (lower) value; one with the same may stand on either side."""
    high = check.about == "highest"
    others = [value for name, value in values.items() if name != check.of]
    ahead = count_true([less(own, one) if high else less(one, own) for one in others])
    beside = count_true([at_most(own, one) if high else at_most(one, own) for one in others])
    before = check.rank - 1
    fits = ahead.high <= before <= beside.low
    truth = (
        Truth.FALSE
        if ahead.low > before or beside.high < before
        else Truth.of(True)
        if fits
        else Truth.UNKNOWN
    )
    return (
        truth,
        f"{check.other} of {check.of} is {show(own)}, and {ahead.low:g} others are {'higher' if high else 'lower'}",
    )


def _either_way(check: Check, matrix: Confusion, own: Sequence[Confusion], world: World) -> tuple[Truth, str]:
    """`A is confused with B`: A for B, B for A, or both together."""
    there, back = matrix.count(world, check.of, check.other), matrix.count(world, check.other, check.of)
    if check.value is None or not (there.known and back.known):
        return Truth.UNKNOWN, ""
    ways = [
        (there, matrix.row(world, check.of)),
        (back, matrix.row(world, check.other)),
        (there + back, matrix.whole(world)),
    ]
    shares = check.value.unit == "%"
    truths = [states(world, share(count, whole) if shares else count, check.value) for count, whole in ways]
    never = check.value.value == 0
    if never and truths[-1] is not Truth.TRUE and Truth.TRUE in truths:
        return Truth.UNKNOWN, ""  # never this way, but the other way round
    truth = (
        Truth.TRUE
        if Truth.TRUE in truths
        else Truth.FALSE
        if all(t is Truth.FALSE for t in truths)
        else Truth.UNKNOWN
    )
    return (
        truth,
        f"{check.of} is taken for {check.other} {show(there)} times, and {check.other} for {check.of} {show(back)} times",
    )


def _of_some(check: Check, matrix: Confusion, own: Sequence[Confusion], world: World) -> tuple[Truth, str]:
    """A metric without a class: that of the positive class, whichever it is, or an average of all."""
    ways = (
        [replace(check, average=average) for average in ("macro", "weighted", "micro")]
        if check.about in OF_CLASS
        else []
    )
    if len(matrix.actual) == 2:
        ways += [replace(check, of=name) for name in matrix.actual]
    if not ways:
        return Truth.UNKNOWN, ""
    results = [of_matrix(way, matrix, own, world) for way in ways]
    truths = [truth for truth, _ in results]
    truth = (
        Truth.TRUE
        if Truth.TRUE in truths
        else Truth.FALSE
        if all(t is Truth.FALSE for t in truths)
        else Truth.UNKNOWN
    )
    return truth, results[0][1]


def _outnumbers(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """Whether one class is taken for the other more often than the other for it."""
    there, back = matrix.count(world, check.of, check.other), matrix.count(world, check.other, check.of)
    if not (there.known and back.known):
        return Truth.UNKNOWN, ""
    return less(back, there), (
        f"{check.of} is taken for {check.other} {show(there)} times, and {check.other} for {check.of} {show(back)} times"
    )


def _foremost(check: Check, matrix: Confusion, actual: Interval, world: World) -> tuple[Truth, str]:
    """Whether no other count off the diagonal is larger, and the stated count is right."""
    others = [
        (a, p)
        for a in matrix.actual
        for p in matrix.predicted
        if a != p
        and (a, p) in matrix.places
        and (a, p) != (check.of, check.other)
        and (check.about == "largest error" or a == check.of)
    ]
    truths = [at_most(matrix.count(world, a, p), actual) for a, p in others]
    truth = all_of(truths) & (states(world, actual, check.value) if check.value else Truth.TRUE)
    best = max(others, key=lambda pair: matrix.count(world, *pair).low, default=None)
    shown = (
        f"{best[0]} is taken for {best[1]} {show(matrix.count(world, *best))} times"
        if best and Truth.FALSE in truths
        else ""
    )
    return truth, shown or f"{check.of} is taken for {check.other} {show(actual)} times"


def _each(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """A number that is said of every class, but for those that have no members at all."""
    truths = []
    wrong = []
    for name in matrix.actual:
        actual = (
            COUNTS[check.about](matrix, world, name)
            if check.about in COUNTS
            else OF_CLASS[check.about](matrix, world, name)
        )
        if actual.known and actual.high == 0:
            continue
        truth = (
            states(world, actual, check.value) if check.value is not None and actual.known else Truth.UNKNOWN
        )
        truths.append(truth)
        wrong += [f"{check.about} of {name} is {show(actual)}"] if truth is Truth.FALSE else []
    return all_of(truths), ", ".join(wrong[:3])


def _parts(check: Check, matrix: Confusion, actual: Interval, world: World) -> Truth:
    """Whether the counts of a quotient are those that the metric is made of; only printed counts can tell."""
    name = check.of or matrix.positive
    if check.numerator is None or check.denominator is None or world.reading is Reading.GENEROUS:
        return Truth.TRUE
    pairs = {
        "accuracy": (OF_ALL["correct"](matrix, world), OF_ALL["total"](matrix, world)),
        "error rate": (OF_ALL["wrong"](matrix, world), OF_ALL["total"](matrix, world)),
    }
    if name:
        hits = matrix.count(world, name, name)
        pairs |= {"precision": (hits, matrix.column(world, name)), "recall": (hits, matrix.row(world, name))}
    if check.about not in pairs or check.average:
        return Truth.TRUE
    counts = zip(pairs[check.about], (check.numerator, check.denominator), strict=True)
    same = all(count.known and count.low <= num.value <= count.high for count, num in counts)
    return Truth.TRUE if same else Truth.UNKNOWN


def _moved(
    check: Check, matrix: Confusion, own: Sequence[Confusion], actual: Interval, world: World
) -> Truth:
    """Whether a metric that "falls to" its value is indeed lower than that of the other matrix."""
    others = [other for other in own if other is not matrix]
    if len(others) != 1:
        return Truth.UNKNOWN
    before = measured(check, others[0], world)
    return less(actual, before) if check.trend == "down" else less(before, actual)


# What is told of classes, and needs no other matrix to be judged.
_OF_CLASSES: dict[str, Callable[[Check, Confusion, World], tuple[Truth, str]]] = {
    "above": _ordered,
    "below": _ordered,
    "dominant": _dominant,
    "highest": _leading,
    "lowest": _leading,
    "outnumbers": _outnumbers,
    **dict.fromkeys(CONTESTS, contest_holds),
}
