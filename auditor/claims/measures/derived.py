"""What is derived from a confusion matrix: accuracy, precision, recall and their like, as intervals."""

from collections.abc import Callable, Sequence

from auditor.claims.measures.confusion import Confusion
from auditor.truth import ANYTHING, Interval, largest, total
from auditor.world import World

ONE = Interval.point(1.0)
# A line of a normalised matrix adds up to one (or a hundred) but for the rounding of its cells.
_ROUNDING = 0.03


def share(part: Interval, whole: Interval) -> Interval:
    """A part of a whole: never below 0 or above 1."""
    quotient = part / whole
    return quotient.intersection(Interval(0.0, 1.0)) or quotient if quotient.known else ANYTHING


def normalised(matrix: Confusion, world: World) -> str:
    """What the cells are shares of: "actual" (each class adds up to one), "predicted", "all", or "" for counts."""
    values = [matrix.count(world, a, p) for a in matrix.actual for p in matrix.predicted]
    if matrix.counted or not values or not all(value.known for value in values):
        return ""
    if all(float(value.middle).is_integer() for value in values) and largest(values).high > 100:
        return ""
    if _unit(total(values).middle):
        return "all"
    for name, lines in (
        ("actual", [total(matrix.count(world, a, p) for p in matrix.predicted) for a in matrix.actual]),
        ("predicted", [total(matrix.count(world, a, p) for a in matrix.actual) for p in matrix.predicted]),
    ):
        sums = [line.middle for line in lines if line.middle > 0]
        if len(sums) > 1 and all(_unit(value) for value in sums):
            return name
    return ""


def _unit(value: float) -> bool:
    return abs(value - 1) <= _ROUNDING or abs(value - 100) <= 100 * _ROUNDING


def _hits(matrix: Confusion, world: World) -> Interval:
    return total(matrix.count(world, c, c) for c in matrix.actual if c in matrix.predicted)


def accuracy(matrix: Confusion, world: World) -> Interval:
    """The share of the diagonal."""
    if normalised(matrix, world) in ("actual", "predicted"):
        return ANYTHING
    return share(_hits(matrix, world), matrix.whole(world))


def recall(matrix: Confusion, world: World, name: str) -> Interval:
    """Of those of a class, the share that was recognised."""
    return (
        ANYTHING
        if normalised(matrix, world) == "predicted"
        else share(matrix.count(world, name, name), matrix.row(world, name))
    )


def precision(matrix: Confusion, world: World, name: str) -> Interval:
    """Of those taken for a class, the share that is of it."""
    return (
        ANYTHING
        if normalised(matrix, world) == "actual"
        else share(matrix.count(world, name, name), matrix.column(world, name))
    )


def f1(matrix: Confusion, world: World, name: str) -> Interval:
    """The harmonic mean of precision and recall."""
    if normalised(matrix, world) in ("actual", "predicted"):
        return ANYTHING
    both = matrix.row(world, name) + matrix.column(world, name)
    return share(matrix.count(world, name, name).scaled(2), both)


def specificity(matrix: Confusion, world: World, name: str) -> Interval:
    """Of those not of a class, the share that was not taken for it."""
    rest = matrix.whole(world) - matrix.row(world, name)
    false = matrix.column(world, name) - matrix.count(world, name, name)
    return share(rest - false, rest) if normalised(matrix, world) in ("", "all") else ANYTHING


def npv(matrix: Confusion, world: World, name: str) -> Interval:
    """Of those not taken for a class, the share that is not of it."""
    passed = matrix.whole(world) - matrix.column(world, name)
    missed = matrix.row(world, name) - matrix.count(world, name, name)
    return share(passed - missed, passed) if normalised(matrix, world) in ("", "all") else ANYTHING


def overlap(matrix: Confusion, world: World, name: str) -> Interval:
    """Intersection over union."""
    hits = matrix.count(world, name, name)
    return (
        share(hits, matrix.row(world, name) + matrix.column(world, name) - hits)
        if not normalised(matrix, world)
        else ANYTHING
    )


def _counted(
    count: Callable[[Confusion, World, str], Interval],
) -> Callable[[Confusion, World, str], Interval]:
    return lambda matrix, world, name: ANYTHING if normalised(matrix, world) else count(matrix, world, name)


def _rest(value: Interval) -> Interval:
    return ONE - value if value.known else ANYTHING


# Metrics of one class, as shares of one.
OF_CLASS: dict[str, Callable[[Confusion, World, str], Interval]] = {
    "precision": precision,
    "recall": recall,
    "f1": f1,
    "specificity": specificity,
    "negative predictive value": npv,
    "overlap": overlap,
    "false positive rate": lambda m, w, c: _rest(specificity(m, w, c)),
    "miss rate": lambda m, w, c: _rest(recall(m, w, c)),
    "false discovery rate": lambda m, w, c: _rest(precision(m, w, c)),
    "prevalence": lambda m, w, c: (
        share(m.row(w, c), m.whole(w)) if normalised(m, w) in ("", "all") else ANYTHING
    ),
}
# Numbers of one class.
COUNTS: dict[str, Callable[[Confusion, World, str], Interval]] = {
    "support": _counted(lambda m, w, c: m.row(w, c)),
    "predictions": _counted(lambda m, w, c: m.column(w, c)),
    "hits": _counted(lambda m, w, c: m.count(w, c, c)),
    "misses": _counted(lambda m, w, c: m.row(w, c) - m.count(w, c, c)),
    "false alarms": _counted(lambda m, w, c: m.column(w, c) - m.count(w, c, c)),
    "others": _counted(lambda m, w, c: m.whole(w) - m.row(w, c)),
    "surplus": _counted(lambda m, w, c: m.column(w, c) - m.row(w, c)),
    "calls per case": _counted(lambda m, w, c: share(m.column(w, c), m.row(w, c))),
    "rejections": _counted(lambda m, w, c: m.whole(w) - m.row(w, c) - (m.column(w, c) - m.count(w, c, c))),
}
# Numbers and shares of the whole matrix.
OF_ALL: dict[str, Callable[[Confusion, World], Interval]] = {
    "accuracy": accuracy,
    "error rate": lambda m, w: _rest(accuracy(m, w)),
    "kappa": lambda m, w: kappa(m, w),
    "total": lambda m, w: ANYTHING if normalised(m, w) else m.whole(w),
    "correct": lambda m, w: ANYTHING if normalised(m, w) else _hits(m, w),
    "wrong": lambda m, w: ANYTHING if normalised(m, w) else m.whole(w) - _hits(m, w),
    "majority": lambda m, w: (
        ANYTHING if normalised(m, w) else share(largest(m.row(w, c) for c in m.actual), m.whole(w))
    ),
}
QUANTITIES = frozenset([*COUNTS, "total", "correct", "wrong"])


def kappa(matrix: Confusion, world: World) -> Interval:
    """Cohen's kappa: the agreement beyond what chance would give; of exact counts only."""
    lines = [(matrix.row(world, c), matrix.column(world, c)) for c in matrix.actual]
    whole, hits = matrix.whole(world), _hits(matrix, world)
    exact = all(value.low == value.high for line in lines for value in line) and hits.low == hits.high
    if normalised(matrix, world) or not exact or not whole.middle:
        return ANYTHING
    chance = sum(row.middle * column.middle for row, column in lines) / whole.middle**2
    return Interval.point((hits.middle / whole.middle - chance) / (1 - chance)) if chance < 1 else ANYTHING


def mean_of(matrix: Confusion, world: World, metric: str, weighted: bool = False) -> Interval:
    """The average of a metric over the classes: each alike (macro), or by support."""
    names = [name for name in matrix.actual if name in matrix.predicted]
    values = [OF_CLASS[metric](matrix, world, name) for name in names]
    if not values or not all(value.known for value in values):
        return ANYTHING
    if not weighted:
        return total(values).scaled(1 / len(values))
    supports = [matrix.row(world, name) for name in names]
    if normalised(matrix, world) or not all(support.known for support in supports):
        return ANYTHING
    return _weighted(values, supports)


def _weighted(values: Sequence[Interval], supports: Sequence[Interval]) -> Interval:
    weights = [support.middle for support in supports]
    whole = sum(weights) or 1.0
    return total(value.scaled(weight / whole) for value, weight in zip(values, weights, strict=True))
