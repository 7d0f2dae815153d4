"""Claims on derived metrics: what they are, and how they are held against the matrices."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.claim import Judgement, Place
from auditor.claims.judging import num_text, show
from auditor.claims.measures.arithmetic import Side, equations
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.derived import COUNTS, OF_ALL, OF_CLASS, mean_of, share
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.quantity import match_quantity, plain_number
from auditor.truth import ANYTHING, Interval, Truth, all_of, at_most, less, within
from auditor.world import Reading, Selection, World


@dataclass(frozen=True, slots=True)
class Check:
    """One thing to check.

    `about` is a metric or a count of it ("recall", "support"), "equation" (in `text`), "cell" (of class `of` taken
    for `other`), "flow" (either way), "never" and "always" (a model that does so for class `of`), "difference" (of the
    metric `other` between two matrices) or "better" (in that metric). `matrix` names one of several.
    """

    about: str
    value: Num | None = None
    of: str = ""
    other: str = ""
    average: str = ""
    matrix: str = ""
    text: str = ""
    trend: str = ""
    numerator: Num | None = None
    denominator: Num | None = None
    weak: bool = False

    def describe(self) -> str:
        """For instance: recall of B = 95%."""
        if self.about == "equation":
            return self.text
        name = " ".join(part for part in (self.average, self.about) if part)
        if self.about in ("highest", "lowest"):
            name = f"{self.about} {self.other}: {self.of}"
        elif self.about in ("cell", "flow", "largest error"):
            name = f"{'largest error: ' if self.about == 'largest error' else ''}{self.of} taken for {self.other}"
        elif self.about in ("difference", "better"):
            name = f"{self.about} in {self.other}"
        elif self.about in ("above", "below"):
            name = f"{self.text} {self.about} {self.other}"
        elif self.of:
            name = f"{name} of {self.of}"
        where = f" ({self.matrix})" if self.matrix else ""
        return f"{name}{where} = {num_text(self.value)}" if self.value else f"{name}{where}"


@dataclass(frozen=True, slots=True)
class Derived:
    """What a clause says of derived metrics; `turned` where the rows are taken for the other of what they may be."""

    checks: tuple[Check, ...]
    panels: tuple[Selection, ...]
    turned: bool = False

    def describe(self, document: Document) -> str:
        """All of it in one line."""
        return ", ".join(dict.fromkeys(check.describe() for check in self.checks))


def matrices(document: Document, panels: Sequence[Selection], turned: bool) -> list[Confusion]:
    """The matrices of some panels, in one of their orientations."""
    found: list[Confusion] = []
    for selection in panels:
        ways = confusions(document, selection.panel)
        if ways:
            found.extend(ways[-1 if turned else 0])
    return found


def judge(claim: Derived, world: World) -> Judgement:
    """True if all checks hold; what a failing one comes to instead is told."""
    own = matrices(world.document, claim.panels, claim.turned)
    truths: list[Truth] = []
    says: list[str] = []
    because: list[Place] = []
    proven = any(check.about == "equation" for check in claim.checks)
    for check in claim.checks:
        truth, actual, places = _check(check, own, world)
        if (
            proven
            and truth is Truth.UNKNOWN
            and check.about != "equation"
            and not _settles(check, own, world)
        ):
            continue  # the matrix does not hold all that the equation counts, so that only the arithmetic can be checked
        truths.append(truth)
        if truth is Truth.FALSE:
            says.append(actual)
            because.extend(places)
    return Judgement(
        all_of(truths), "; ".join(dict.fromkeys(says)), tuple(because), "the matrix does not show it"
    )


def _settles(check: Check, own: Sequence[Confusion], world: World) -> bool:
    """Whether the matrix tells the metric at all."""
    chosen = [matrix for matrix in own if not check.matrix or matrix.name == check.matrix]
    return check.about in ("difference", "better", "above", "below", "highest", "lowest") or any(
        measured(check, matrix, world).known for matrix in chosen
    )


def _check(check: Check, own: Sequence[Confusion], world: World) -> tuple[Truth, str, list[Place]]:
    if check.about == "equation":
        return (*_equation(check.text, world), [])
    chosen = [matrix for matrix in own if not check.matrix or matrix.name == check.matrix]
    if check.about in ("difference", "better"):
        return (*_two(check, chosen, own, world), [])
    if not chosen:
        return Truth.UNKNOWN, "", []
    results = [_single(check, matrix, own, world) for matrix in chosen]
    truth = all_of(result[0] for result in results)
    if len(chosen) > 1 and truth is Truth.FALSE and any(result[0] is not Truth.FALSE for result in results):
        truth = Truth.UNKNOWN  # it may be said of one of them
    return (
        (Truth.UNKNOWN if check.weak and truth is Truth.FALSE else truth),
        results[0][1],
        _places(chosen[0], check),
    )


def _places(matrix: Confusion, check: Check) -> list[Place]:
    if check.about == "cell" and (check.of, check.other) in matrix.places:
        return [(matrix.panel, *matrix.places[check.of, check.other])]
    diagonal = [matrix.places[c, c] for c in matrix.actual if (c, c) in matrix.places and check.of in ("", c)]
    return [(matrix.panel, *place) for place in diagonal]


# --- one metric of one matrix -------------------------------------------------------------------------


def measured(check: Check, matrix: Confusion, world: World) -> Interval:
    """What the matrix makes of a metric."""
    name = check.of or matrix.positive
    if check.about == "cell":
        return matrix.count(world, check.of, check.other)
    if check.about == "largest error":
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


def _single(check: Check, matrix: Confusion, own: Sequence[Confusion], world: World) -> tuple[Truth, str]:
    if check.average == "each":
        return _each(check, matrix, world)
    if check.about in (*OF_CLASS, *COUNTS) and not check.of and not check.average and not matrix.positive:
        return _of_some(check, matrix, own, world)
    actual = measured(check, matrix, world)
    if check.about == "cell" and check.value is not None and check.value.unit == "%":
        actual = share(actual, matrix.row(world, check.of))
    if check.about in ("above", "below"):
        return _ordered(check, matrix, world)
    if check.about in ("highest", "lowest"):
        return _leading(check, matrix, world)
    if check.about == "flow":
        return _either_way(check, matrix, own, world)
    if check.about == "largest error":
        return _foremost(check, matrix, actual, world)
    if check.value is None or not actual.known:
        return Truth.UNKNOWN, ""
    truth = states(world, actual, check.value) & _parts(check, matrix, actual, world)
    word = check.describe().split(" = ")[0]
    shown = show(actual.scaled(100)) + "%" if check.value.unit == "%" and actual.high <= 1 else show(actual)
    if check.trend and truth is Truth.TRUE:
        truth = _moved(check, matrix, own, actual, world)
    return truth, f"{word} is {_short(shown)}"


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


def _leading(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """A class with the highest (lowest) value of a metric; a tie is no fault."""
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
    truth = all_of(
        at_most(value, own) if check.about == "highest" else at_most(own, value) for value in values.values()
    )
    best = max(values, key=lambda name: values[name].low * (1 if check.about == "highest" else -1))
    return truth, f"{best} has {show(values[best])}, {check.of} {show(own)}"


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
    results = [_single(way, matrix, own, world) for way in ways]
    truths = [truth for truth, _ in results]
    truth = (
        Truth.TRUE
        if Truth.TRUE in truths
        else Truth.FALSE
        if all(t is Truth.FALSE for t in truths)
        else Truth.UNKNOWN
    )
    return truth, results[0][1]


def _foremost(check: Check, matrix: Confusion, actual: Interval, world: World) -> tuple[Truth, str]:
    """Whether no other count off the diagonal is larger, and the stated count is right."""
    others = [
        (a, p)
        for a in matrix.actual
        for p in matrix.predicted
        if a != p and (a, p) in matrix.places and (a, p) != (check.of, check.other)
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


def _short(text: str) -> str:
    quantity = match_quantity(text, 0)
    return (
        f"{plain_number(round(quantity.value, 2 if quantity.unit else 4))}{quantity.unit}"
        if quantity and quantity.span.end == len(text)
        else text
    )


def states(world: World, actual: Interval, num: Num) -> Truth:
    """Whether a share or a count is the stated number; shares may be written in percent."""
    stated = num.fair() if world.reading is Reading.PRINTED else num.generous()
    if (num.word and num.step >= 1) or (
        num.step >= 1 and num.op == "=" and num.unit != "%" and num.value > 1
    ):
        stated = Interval.point(num.value)  # a count
    percent = (num.unit == "%" and actual.high <= 1) or (actual.high <= 1 and num.value > 1)
    scale = stated.scaled(0.01) if percent else stated
    if world.reading is Reading.PRINTED:
        return within(actual, scale.widened(1e-9))
    return Truth.UNKNOWN if actual.intersection(scale.widened(1e-9)) is not None else Truth.FALSE


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


# --- two matrices -------------------------------------------------------------------------------------


def _two(
    check: Check, chosen: Sequence[Confusion], own: Sequence[Confusion], world: World
) -> tuple[Truth, str]:
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
    return truth, f"the difference is {_short(show(gap.scaled(100)))} points"


# --- plain arithmetic ---------------------------------------------------------------------------------


def _equation(text: str, world: World) -> tuple[Truth, str]:
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
