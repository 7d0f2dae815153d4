"""Claims on flows: how large they are, and how much larger than others."""

from dataclasses import dataclass

from auditor.claim import Judgement
from auditor.claims.flows.grid import Cells
from auditor.claims.judging import num_text, show
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, less, stands, total, within
from auditor.world import Reading, World


@dataclass(frozen=True, slots=True)
class Flow:
    """The sum of some cells of a panel, less that of others: a number, or more than nothing if none is told."""

    panel: int
    cells: Cells
    less: Cells = ()
    value: Num | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class FlowsTold:
    """All that a clause tells of flows; all of it must hold."""

    parts: tuple[Flow, ...]

    def describe(self, document: Document) -> str:
        """For instance: from A to B = 12; A to B less B to A above 0."""
        return "; ".join(
            f"{part.text} = {num_text(part.value)}" if part.value else f"{part.text} is above 0"
            for part in self.parts
        )


def judge(claim: FlowsTold, world: World) -> Judgement:
    """Whether all parts hold; what the first that does not is instead."""
    results = [(part, *_held(part, world)) for part in claim.parts]
    truth = all_of(verdict for _, verdict, _ in results)
    wrong = next((one for one in results if one[1] is Truth.FALSE), results[0])
    places = tuple((wrong[0].panel, *cell) for cell in (*wrong[0].cells, *wrong[0].less)[:6])
    return Judgement(
        truth, f"{wrong[0].text} is {show(wrong[2])}", places, "some cells of it are not written"
    )


def _held(part: Flow, world: World) -> tuple[Truth, Interval]:
    actual = _sum(part.panel, part.cells, world)
    if part.less:
        actual = actual - _sum(part.panel, part.less, world)
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
