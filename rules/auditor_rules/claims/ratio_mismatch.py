"""Ratios: "A is twice as high as B", "nearly tripled (14 → 41)", "the warmest day is 30% above the coldest"."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims.changes.both_told import of_both_values
from auditor.claims.changes.factors import Factor
from auditor.claims.changes.felt import felt
from auditor.claims.changes.operands import Ends, are_told, mean_values, on_the_whole
from auditor.claims.changes.parted import of_a_pair
from auditor.claims.changes.ratios import ratios
from auditor.claims.judging import LEADS, show, states
from auditor.language.clauses import Clause, uncut
from auditor.language.numbers import Num
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.quantity import plain_number
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of, within
from auditor.world import Reading as Digits
from auditor.world import World


@dataclass(frozen=True, slots=True)
class Ratio:
    """Some numbers are so many times others: the last end of each of `ends` as a multiple of its first.

    `last` is what the text tells of the last end; `either` is set where only one of the ends is meant, and it is not said which.
    """

    ends: tuple[Ends, ...]
    factor: Factor
    last: Num | None = None
    either: bool = False

    def describe(self, document: Document) -> str:
        """For instance: A is 2 times B."""
        shown = [
            f"{one.last.describe(document)} is {_factor_text(self.factor)} {one.first.describe(document)}"
            for one in self.ends[:3]
        ]
        return "; ".join(shown) + ("; ..." if len(self.ends) > 3 else "")


def _factor_text(factor: Factor) -> str:
    lead = LEADS[factor.number.op]
    if factor.mode == "times":
        return f"{lead}{plain_number(round(factor.number.value, 3))} times"
    return f"{lead}{factor.number.text} {factor.mode} than"


# What says where the two values stand, and nothing of how many times one is the other.
_OVERRIDDEN = ("amount", "value", "stages", "path", "trend", "change", "told-gap", "move")


def read(clause: Clause) -> Iterator[Reading]:
    """Every way to read the clause as a ratio."""
    for told in (*of_a_pair(clause), *of_both_values(clause), *ratios(clause)):
        panels = tuple(dict.fromkeys(panel for one in told.ends for panel in one.panels))
        yield Reading(
            Ratio(told.ends, told.factor, told.last, told.either),
            told.items,
            panels,
            bool(clause.of("hedge")),
            told.understood,
        )


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ratio of a whole sentence that tells both of its values and their places."""
    if statement.asks or not re.search(r"\d", statement.text):
        return
    clause = uncut(statement, document, vocabulary(document))
    for told in of_both_values(clause):
        yield Reading(
            Ratio(told.ends, told.factor),
            told.items,
            clause.panels,
            bool(clause.of("hedge")),
            told.understood,
            _OVERRIDDEN,
        )


@claim(
    "CLM012",
    kind="ratio",
    reads=read,
    hears=hear,
    precedence=Precedence(to_the_last_word=True),
    bad=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The highest speed is more than four times the lowest speed.\n",
            marks="The highest speed is more than four times the lowest speed.",
            says="2.97",
        )
    ],
    good=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- The highest speed is nearly three times the lowest speed.\n- From load 1 to load 2 the speed of run b is almost halved (9.2 → 5.0).\n"
        )
    ],
)
def ratio_mismatch(claim: Ratio, world: World) -> Judgement:
    """Something is not as many times something else as the text says.

    Factors in words are felt, not measured: "doubled" covers what lies within 15% of it, "nearly tripled" up to a
    quarter less, "more than twice" anything above. Two told numbers settle a ratio by themselves. A
    percentage by which something is higher may be one of points, where the values are percentages.
    """
    truths = [_truth(claim, ends, world) for ends in claim.ends]
    truth = _one_of(truths) if claim.either else all_of(truths)
    wrong = next(
        (ends for ends, t in zip(claim.ends, truths, strict=True) if t is Truth.FALSE), claim.ends[0]
    )
    return Judgement(truth, _says(wrong, world), wrong.places(world), "some of the values are not written")


def _one_of(truths: list[Truth]) -> Truth:
    if all(truth is Truth.TRUE for truth in truths) or all(truth is Truth.FALSE for truth in truths):
        return truths[0]
    return Truth.UNKNOWN


def _truth(claim: Ratio, ends: Ends, world: World) -> Truth:
    found = ends.values(world)
    if not found:
        return Truth.UNKNOWN
    truths = [_pair_truth(claim, first, last, world) for first, last in found]
    told = are_told(world, [ends]) if world.reading is Digits.PRINTED else Truth.TRUE
    return (
        truths[0] if len(found) == 1 else on_the_whole(truths, _pair_truth(claim, *mean_values(found), world))
    ) & told


def _pair_truth(claim: Ratio, first: Interval, last: Interval, world: World) -> Truth:
    fair = world.reading is Digits.PRINTED
    truth = within(last / first, felt(claim.factor, fair))
    if (
        truth is Truth.FALSE and first.middle * last.middle < 0
    ):  # of numbers on both sides of zero sizes may be meant
        return (
            Truth.FALSE
            if within(abs(last) / abs(first), felt(claim.factor, fair)) is Truth.FALSE
            else Truth.UNKNOWN
        )
    if claim.factor.mode != "times" and max(abs(first.high), abs(last.high)) > 1:
        points = last - first if claim.factor.mode == "more" else first - last
        truth = any_of([truth, states(world, points, claim.factor.number)])
    return truth if claim.last is None else truth & states(world, last, claim.last)


def _says(ends: Ends, world: World) -> str:
    shown = []
    for first, last in ends.values(world)[:3]:
        ratio = last / first
        text = plain_number(round(ratio.middle, 2)) if ratio.known else "an unknown number"
        shown.append(f"{show(last)} is {text} times {show(first)}")
    return "; ".join(shown)
