"""What is told of some cells less others, together or on average: flows between places, transfers between sets."""

from dataclasses import dataclass

from auditor.claim import Judgement
from auditor.claims.judging import num_text, show
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import ANYTHING, Interval, Truth, all_of, less, stands, total, within
from auditor.world import Reading, World

Cells = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Net:
    """The sum, or the mean, of some cells of a panel, less that of others: a number, or more than nothing if none is told."""

    panel: int
    cells: Cells
    less: Cells = ()
    value: Num | None = None
    text: str = ""
    averaged: bool = False


@dataclass(frozen=True, slots=True)
class NetsTold:
    """All that a clause tells of such cells; all of it must hold."""

    parts: tuple[Net, ...]

    def describe(self, document: Document) -> str:
        """For instance: A to B = 12; A to B less B to A is above 0."""
        told = (
            f"{one.text} {f'= {num_text(one.value)}' if one.value else 'is above 0'}" for one in self.parts
        )
        return "; ".join(dict.fromkeys(told))


def judge(claim: NetsTold, world: World) -> Judgement:
    """Whether all parts hold; what the first that does not is instead."""
    results = [(part, *_held(part, world)) for part in claim.parts]
    truth = all_of(verdict for _, verdict, _ in results)
    wrong = next((one for one in results if one[1] is Truth.FALSE), results[0])
    places = tuple((wrong[0].panel, *cell) for cell in (*wrong[0].cells, *wrong[0].less)[:6])
    return Judgement(
        truth, f"{wrong[0].text} is {show(wrong[2])}", places, "some cells of it are not written"
    )


def _held(part: Net, world: World) -> tuple[Truth, Interval]:
    worked_out = _mean if part.averaged else _sum
    actual = worked_out(part.panel, part.cells, world)
    if part.less:
        actual = actual - worked_out(part.panel, part.less, world)
    if not actual.known:
        return Truth.UNKNOWN, actual
    num = part.value
    if num is None:
        return less(Interval.point(0.0), actual), actual
    if num.op in (">", "<", ">=", "<="):
        return stands(num.op, actual, Interval.point(num.value)), actual
    if world.reading is Reading.PRINTED:
        return within(actual, num.fair().widened(1e-9)), actual
    return (Truth.UNKNOWN if actual.intersection(num.generous()) is not None else Truth.FALSE), actual


def _sum(panel: int, cells: Cells, world: World) -> Interval:
    """What cells add up to; those that are written as missing hold nothing."""
    return total(value for cell in cells if (value := world.value(panel, *cell)) is not None)


def _mean(panel: int, cells: Cells, world: World) -> Interval:
    """Their mean; anything where one of them is written as missing."""
    known = [value for cell in cells if (value := world.value(panel, *cell)) is not None]
    return total(known).scaled(1 / len(known)) if known and len(known) == len(cells) else ANYTHING
