"""What is said of transfers: means of some scores, less those of others."""

from dataclasses import dataclass

from auditor.claim import Judgement
from auditor.claims.judging import num_text, show
from auditor.claims.transfers.grid import Cells
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.truth import Interval, Truth, all_of, less, stands, total, within
from auditor.world import Reading, World


@dataclass(frozen=True, slots=True)
class Score:
    """The mean of some cells, less that of others: a number, or more than nothing if none is told."""

    panel: int
    cells: Cells
    less: Cells = ()
    value: Num | None = None
    text: str = ""


@dataclass(frozen=True, slots=True)
class ScoresTold:
    """All that a clause tells of transfers; all of it must hold."""

    parts: tuple[Score, ...]

    def describe(self, document: Document) -> str:
        """For instance: A to B = 12; A to B less B to A above 0."""
        told = (f"{one.text} {num_text(one.value) if one.value else 'above 0'}" for one in self.parts)
        return "; ".join(dict.fromkeys(told))


def judge(claim: ScoresTold, world: World) -> Judgement:
    """Whether all parts hold; what the first that does not is instead."""
    results = [(part, *_held(part, world)) for part in claim.parts]
    wrong = next((one for one in results if one[1] is Truth.FALSE), results[0])
    places = tuple((wrong[0].panel, *cell) for cell in (*wrong[0].cells, *wrong[0].less)[:6])
    truth = all_of(verdict for _, verdict, _ in results)
    return Judgement(
        truth, f"{wrong[0].text} is {show(wrong[2])}", places, "some cells of it are not written"
    )


def _held(part: Score, world: World) -> tuple[Truth, Interval]:
    actual = _mean(part.panel, part.cells, world)
    if part.less:
        actual = actual - _mean(part.panel, part.less, world)
    num = part.value
    if not actual.known:
        return Truth.UNKNOWN, actual
    if num is None:
        return less(Interval.point(0.0), actual), actual
    if num.op in (">", "<", ">=", "<="):
        return stands(num.op, actual, Interval.point(num.value)), actual
    if world.reading is Reading.PRINTED:
        return within(actual, num.fair().widened(1e-9)), actual
    return (Truth.UNKNOWN if actual.intersection(num.generous()) is not None else Truth.FALSE), actual


def _mean(panel: int, cells: Cells, world: World) -> Interval:
    values = [world.value(panel, *cell) for cell in cells]
    known = [value for value in values if value is not None]
    return (
        total(known).scaled(1 / len(known))
        if known and len(known) == len(values)
        else Interval(-1e308, 1e308)
    )
