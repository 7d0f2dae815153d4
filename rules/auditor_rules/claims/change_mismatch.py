"""Changes: "from 5 to 10 units the score falls by 0.2", "the minimum rises from 3 to 12", "A gains 20 litres (31 to 51)"."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claim import Judgement, Reading, claim
from auditor.claims.changes.changes import changes
from auditor.claims.changes.operands import are_told, mean_values, on_the_whole
from auditor.claims.changes.told import ToldChange
from auditor.claims.courses.course import Shape
from auditor.claims.courses.tracks import differs_by
from auditor.claims.judging import num_text, show, states
from auditor.language.clauses import Clause
from auditor.model import Document
from auditor.rule import Example
from auditor.truth import Interval, Truth, all_of, any_of, less, same
from auditor.world import Reading as Digits
from auditor.world import World

Values = tuple[Interval, Interval]


@dataclass(frozen=True, slots=True)
class Change:
    """Changes that are all said to happen; `every` if each pair of cells is meant by itself.

    `among` tells that the sentence does not say where: it is supported where one of the changes is found, and never refuted.
    """

    parts: tuple[ToldChange, ...]
    every: bool = False
    among: bool = False

    def describe(self, document: Document) -> str:
        """For instance: from A at x to A at y, falls by 0.2."""
        shown = [f"{part.ends.describe(document)}, {_what(part)}" for part in self.parts[:3]]
        return "; ".join(shown) + ("; ..." if len(self.parts) > 3 else "")


def _what(part: ToldChange) -> str:
    first = f" from {num_text(part.first)}" if part.first else ""
    last = f" to {num_text(part.last)}" if part.last else ""
    size = f" by {num_text(part.size)}" if part.size else ""
    return f"{part.shape}{first}{last}{size}"


def read(clause: Clause) -> Iterator[Reading]:
    """Every way to read the clause as a change from one value to another."""
    for told in changes(clause):
        panels = tuple(dict.fromkeys(panel for part in told.parts for panel in part.ends.panels))
        yield Reading(
            Change(told.parts, told.every, told.among), told.items, panels, told.hedged, told.understood
        )


@claim(
    "CLM011",
    kind="change",
    reads=read,
    bad=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- From run a to run b, load 1 gains 5.1 (3.1 → 9.2).\n",
            marks="From run a to run b, load 1 gains 5.1 (3.1 → 9.2).",
            says="6.1 apart",
        )
    ],
    good=[
        Example(
            "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\n### Observations\n\n"
            "- Going from load 1 to load 2 costs run b 4.2 units and adds 1.4 for run a.\n"
        )
    ],
)
def change_mismatch(claim: Change, world: World) -> Judgement:
    """A change between two ticks, panels or told numbers differs from what the text says of it.

    A percentage may be a share of the first value or points, whichever fits. Where the sentence does not tell
    between which cells, it is supported by cells that fit, and never refuted.
    """
    truths = [_truth(part, claim.every, world) for part in claim.parts]
    truth = any_of(truths) if claim.among else all_of(truths)
    if claim.among and truth is Truth.FALSE and not all(_contrary(part, world) for part in claim.parts):
        truth = Truth.UNKNOWN
    wrong = next(
        (part for part, t in zip(claim.parts, truths, strict=True) if t is Truth.FALSE), claim.parts[0]
    )
    return Judgement(
        truth,
        _says(wrong, world),
        wrong.ends.places(world),
        "some of the values are not written, or it is not told which are meant",
    )


def _truth(part: ToldChange, every: bool, world: World) -> Truth:
    found = part.ends.values(world)
    if not found:
        return Truth.UNKNOWN
    truths = [_pair_truth(part, pair, world) for pair in found]
    if len(found) == 1 or every:
        told = are_told(world, [part.ends]) if world.reading is Digits.PRINTED else Truth.TRUE
        return all_of(truths) & told
    return on_the_whole(truths, _pair_truth(part, mean_values(found), world))


def _pair_truth(part: ToldChange, pair: Values, world: World) -> Truth:
    first, last = pair
    truths = [_direction(part, first, last, world)]
    truths += [
        states(world, value, num)
        for value, num in ((first, part.first), (last, part.last))
        if num is not None
    ]
    if part.size is not None:
        truths.append(differs_by(world, first, last, part.size))
    return all_of(truths)


def _contrary(part: ToldChange, world: World) -> bool:
    """Whether the told numbers themselves go the other way: "rises from 12 to 6"."""
    if part.first is None or part.last is None or part.unsure:
        return False
    return (
        _direction(part, Interval.point(part.first.value), Interval.point(part.last.value), world)
        is Truth.FALSE
    )


def _direction(part: ToldChange, first: Interval, last: Interval, world: World) -> Truth:
    if part.shape == Shape.SAME:
        truth = same(first, last)
    elif part.shape == Shape.MOVE:
        return Truth.TRUE
    else:
        truth = less(first, last) if part.shape == Shape.RISE else less(last, first)
    unsettled = part.unsure and truth is Truth.FALSE and world.reading is Digits.GENEROUS
    return Truth.UNKNOWN if unsettled else truth


def _says(part: ToldChange, world: World) -> str:
    shown = [
        f"the values are {show(first)} and {show(last)}, {_apart(first, last)} apart"
        for first, last in part.ends.values(world)[:3]
    ]
    return "; ".join(shown)


def _apart(first: Interval, last: Interval) -> str:
    return (
        show(Interval.point(round(abs(last.middle - first.middle), 6)))
        if first.known and last.known
        else "an unknown distance"
    )
