"""Derived metrics held against the matrices."""

from collections.abc import Sequence

from auditor.claim import Judgement, Place
from auditor.claims.measures.arithmetic import equations
from auditor.claims.measures.claims import Check, Derived, matrices
from auditor.claims.measures.class_contests import KINDS as CONTESTS
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.counted_cells import KINDS as COUNTED
from auditor.claims.measures.counted_cells import counts_hold
from auditor.claims.measures.equality import equation_holds
from auditor.claims.measures.figures import measured
from auditor.claims.measures.one_matrix import of_matrix
from auditor.claims.measures.two_matrices import of_two
from auditor.truth import Truth, all_of, total
from auditor.world import World


def judge(claim: Derived, world: World) -> Judgement:
    """True if all checks hold; what a failing one comes to instead is told."""
    own = matrices(world.document, claim.panels, claim.turned)
    truths: list[Truth] = []
    says: list[str] = []
    because: list[Place] = []
    proven = any(check.about == "equation" for check in claim.checks)
    for check in claim.checks:
        truth, actual, places = _of_fraction(check, claim, own, world) or _check(check, own, world)
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


def _of_fraction(
    check: Check, claim: Derived, own: Sequence[Confusion], world: World
) -> tuple[Truth, str, list[Place]] | None:
    """Of an accuracy told as so many out of all: whether it is so many; None of anything else."""
    if check.about != "accuracy" or len(own) != 1:
        return None
    whole, hits = own[0].whole(world), total(own[0].count(world, c, c) for c in own[0].actual)
    fractions = [
        equation.left
        for one in claim.checks
        if one.about == "equation"
        for equation in equations(one.text)
        if equation.left.denominator == whole.middle and whole.low == whole.high
    ]
    if len(fractions) != 1 or hits.low != hits.high or whole.middle <= 100:
        return None
    truth = Truth.of(fractions[0].numerator == hits.middle)
    return truth, f"{hits.middle:g} of {whole.middle:g} are on the diagonal", _places(own[0], check)


def _settles(check: Check, own: Sequence[Confusion], world: World) -> bool:
    """Whether the matrix tells the metric at all."""
    chosen = [matrix for matrix in own if not check.matrix or matrix.name == check.matrix]
    return check.about in (
        *COUNTED,
        *CONTESTS,
        "difference",
        "better",
        "shifted",
        "above",
        "below",
        "highest",
        "lowest",
    ) or any(measured(check, matrix, world).known for matrix in chosen)


def _check(check: Check, own: Sequence[Confusion], world: World) -> tuple[Truth, str, list[Place]]:
    if check.about == "equation":
        return (*equation_holds(check.text, world), [])
    chosen = [matrix for matrix in own if not check.matrix or matrix.name == check.matrix]
    if check.about in ("difference", "better", "shifted"):
        return (*of_two(check, chosen, own, world), [])
    if not chosen:
        return Truth.UNKNOWN, "", []
    results = [
        counts_hold(check, matrix, world) if check.about in COUNTED else of_matrix(check, matrix, own, world)
        for matrix in chosen
    ]
    truth = all_of(result[0] for result in results)
    if len(chosen) > 1 and truth is Truth.FALSE and any(result[0] is not Truth.FALSE for result in results):
        truth = Truth.UNKNOWN  # it may be said of one of them
    weak = check.weak or _of_other_errors(check, chosen[0], world)
    return (
        (Truth.UNKNOWN if weak and truth is Truth.FALSE else truth),
        results[0][1],
        _places(chosen[0], check),
    )


def _of_other_errors(check: Check, matrix: Confusion, world: World) -> bool:
    """`21 of the 41 errors`: whether a part of errors is told that has another whole than the class or the matrix."""
    if check.about not in ("miss rate", "false discovery rate", "error rate") or check.denominator is None:
        return False
    wholes = [matrix.whole(world)]
    wholes += [matrix.row(world, check.of), matrix.column(world, check.of)] if check.of else []
    return not any(whole.low <= check.denominator.value <= whole.high for whole in wholes)


def _places(matrix: Confusion, check: Check) -> list[Place]:
    if check.about == "cell" and (check.of, check.other) in matrix.places:
        return [(matrix.panel, *matrix.places[check.of, check.other])]
    diagonal = [matrix.places[c, c] for c in matrix.actual if (c, c) in matrix.places and check.of in ("", c)]
    return [(matrix.panel, *place) for place in diagonal]
