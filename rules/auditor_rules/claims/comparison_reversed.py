"""Comparisons: "A is higher than B in every row", "B beats the rest on average", "C lies between A and B"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import UNDECIDED, Judgement, Reading, claim
from auditor.claims.comparison import Comparison, named
from auditor.claims.comparison_reading import read
from auditor.claims.contest_sizes import as_told, by_amount, within_degree
from auditor.claims.contests import Contest, contest_truth, deciding, numbers_of
from auditor.claims.judging import cell_text, part_off, show
from auditor.claims.off_the_best import read_off_the_best
from auditor.claims.pairing import Group, Pair, holds, measured, pairs, related
from auditor.language.clauses import Clause
from auditor.language.quantifiers import PLAIN
from auditor.quantity import plain_number
from auditor.rule import Example
from auditor.truth import Truth, all_of, any_of
from auditor.world import Reading as Digits
from auditor.world import World

_FEWEST_LINES = 2  # that can be taken together


def _read(clause: Clause) -> Iterator[Reading]:
    """What is told of one cell and the best of its like, to the last word; else any two sides."""
    found = list(read_off_the_best(clause))
    yield from found or read(clause)


@claim(
    "CLM020",
    kind="comparison",
    reads=_read,
    bad=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- South exceeds north in all cases.\n",
            marks="South exceeds north in all cases.",
            says="5.2 at (south, 2)",
        )
    ],
    good=[
        Example(
            "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
            "- On average, south is higher than north.\n- In year 1, north trails south by 3.1.\n"
        )
    ],
)
def comparison_reversed(claim: Comparison, world: World) -> Judgement:
    """Of two things compared, the other one is the higher (or better) one.

    "In every row" is judged cell by cell; without such a word the mean and most of the cells have to say otherwise
    before a comparison is refuted. Where it is not known which way is better, nothing is refuted.
    """
    if claim.gains:
        return _of_gains(claim, world)
    if not claim.contests:
        return UNDECIDED
    judgement = _judged(claim, world)
    if judgement.truth is Truth.FALSE and _holds_together(claim, world):
        return replace(judgement, truth=Truth.UNKNOWN, missing="the lines may be meant taken together")
    return (
        judgement
        if claim.certain or judgement.truth is not Truth.FALSE
        else replace(judgement, truth=Truth.UNKNOWN, missing="the sentence may compare something else")
    )


def _holds_together(claim: Comparison, world: World) -> bool:
    """`The first two rows have more than the last two`: whether it is so of their sums, where each is not told of."""
    first, groups = claim.contests[0], [(one.left, one.right) for one in claim.contests]
    plain = claim.quantifier.kind == "plain" and not claim.per and first.relation in ("<", ">")
    lefts, rights = ({s for pair in groups for s in pair[side].scope} for side in (0, 1))
    if not plain or len(lefts) < _FEWEST_LINES or len(lefts) != len(rights) or first.amount or lefts & rights:
        return False
    cells = [[cell.value for cell in Group(tuple(side)).cells(world)] for side in (lefts, rights)]
    return all(cells) and related(first.relation, *(measured(side, "sum") for side in cells)) is Truth.TRUE


def _of_gains(claim: Comparison, world: World) -> Judgement:
    """Two gains that the text tells itself, compared as differences and as ratios: both have to agree."""
    a, b, c, d = (num.fair() if world.reading is Digits.PRINTED else num.generous() for num in claim.gains)
    truths = {related(claim.per, abs(b - a), abs(d - c)), related(claim.per, b / a, d / c)}
    truth = truths.pop() if len(truths) == 1 else Truth.UNKNOWN
    numbers = [num.value for num in claim.gains]
    says = f"it is {plain_number(round(abs(numbers[1] - numbers[0]), 6))} against {plain_number(round(abs(numbers[3] - numbers[2]), 6))}"
    return Judgement(truth, says, missing="as differences and as ratios they compare differently")


def _judged(claim: Comparison, world: World) -> Judgement:
    truths = [_truth(claim, contest, world) for contest in claim.contests]
    if claim.among:
        truth = holds(claim.quantifier, truths, world.reading)
    elif claim.each or world.reading is Digits.PRINTED:
        truth = all_of(truths)
    else:
        truth = any_of(truths)
    worst = next(
        (c for c, t in zip(claim.contests, truths, strict=True) if t is Truth.FALSE), claim.contests[0]
    )
    nowhere = claim.quantifier.kind == "none"
    proof = deciding(worst, world, Truth.TRUE if nowhere else Truth.FALSE)
    because = tuple(cell.place for pair in proof[:3] for cell in pair)
    return Judgement(
        truth,
        _says(worst, world, proof, nowhere),
        because,
        "the cells compared are not all written",
        off=_failing(worst, world, proof),
    )


def _failing(contest: Contest, world: World, proof: Sequence[Pair]) -> float | None:
    """Which part of the pairs are otherwise."""
    return part_off(len(proof), len(pairs(world, contest.left, contest.right))) if proof else None


def _truth(claim: Comparison, contest: Contest, world: World) -> Truth:
    quant = PLAIN if claim.among else claim.quantifier
    truth = contest_truth(contest, quant, claim.per, world)
    return truth & within_degree(contest, world) & by_amount(contest, world, quant) & as_told(contest, world)


def _says(contest: Contest, world: World, proof: Sequence[Pair], nowhere: bool) -> str:
    names = [named(world.document, group.scope, group.measure) for group in (contest.left, contest.right)]
    one, other = numbers_of(contest, world)
    means = f"{names[0]} has {show(one)}, {names[1]} {show(other)}"
    if not proof:
        return means
    (left, right), total = proof[0], len(proof)
    pair = f"{cell_text(world.document, left.place)} stands against {cell_text(world.document, right.place)}"
    does = "is so" if nowhere else "fails"
    return f"that {does} in {total} {'cell' if total == 1 else 'cells'}: {pair}"
