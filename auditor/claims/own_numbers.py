"""Two numbers that a sentence tells itself: whether they are as far apart, or as many times each other, as it says."""

from dataclasses import dataclass

from auditor.claim import Judgement
from auditor.claims.judging import LEADS, num_text, show
from auditor.language.numbers import Num
from auditor.model import Document
from auditor.quantity import plain_number
from auditor.truth import Interval, Truth
from auditor.world import World


@dataclass(frozen=True, slots=True)
class OwnNumbers:
    """Two numbers that are `apart` by so much, or of which the larger is so many `times` the smaller, or the first `percent` of the second."""

    one: Num
    two: Num
    apart: Num | None = None
    times: Num | None = None
    percent: Num | None = None

    def describe(self, document: Document) -> str:
        """For instance: 30.5 and 58 are 27.5 apart."""
        if self.apart is not None:
            return f"{num_text(self.one)} and {num_text(self.two)} are {num_text(self.apart)} apart"
        if self.percent is not None:
            return f"{num_text(self.one)} of {num_text(self.two)} are {num_text(self.percent)}"
        factor = f"{LEADS[self.times.op]}{plain_number(self.times.value)} times" if self.times else ""
        return f"the larger of {num_text(self.one)} and {num_text(self.two)} is {factor} the smaller"


def judge(claim: OwnNumbers, world: World) -> Judgement:
    """Whether the numbers stand to each other as is told, whatever the data are."""
    return Judgement(truth_of(claim), _says(claim))


def truth_of(claim: OwnNumbers) -> Truth:
    """What the numbers alone show; unknown where a factor in words may be meant loosely."""
    if claim.apart is not None:
        rounded = (claim.one.step + claim.two.step) / 2
        fair, apart = claim.apart.generous(), _apart(claim)
        return Truth.of(fair.low - rounded <= apart <= fair.high + rounded)
    if not min(claim.one.value, claim.two.value):
        return Truth.UNKNOWN  # nothing is a part or a multiple of nothing
    if claim.percent is not None:
        fair = claim.percent.generous()
        return Truth.of(fair.low <= _percentage(claim) <= fair.high)
    return (
        _truth_of_factor(_quotient(claim), claim.times)
        if claim.times and claim.times.value
        else Truth.UNKNOWN
    )


def _says(claim: OwnNumbers) -> str:
    if claim.apart is not None:
        return f"they are {show(Interval.point(round(_apart(claim), 6)))} apart"
    if claim.percent is not None:
        return f"they are {_percentage(claim):.3g}%" if claim.two.value else ""
    return f"it is {_quotient(claim):.2f} times" if min(claim.one.value, claim.two.value) else ""


def _percentage(claim: OwnNumbers) -> float:
    return 100 * claim.one.value / claim.two.value


def _apart(claim: OwnNumbers) -> float:
    return abs(claim.one.value - claim.two.value)


def _quotient(claim: OwnNumbers) -> float:
    low, high = sorted((claim.one.value, claim.two.value))
    return high / low


# How far a factor in words may be from what it is: of a bare one, of "almost", of "more than".
_FAR, _NEAR, _PAST = 1.25, 1.1, 0.97
_SURE = 1.08


def _truth_of_factor(found: float, told: Num) -> Truth:
    share = found / told.value
    if told.op in (">", ">=", ">~"):
        return Truth.TRUE if share >= 1 else Truth.FALSE if share < _PAST else Truth.UNKNOWN
    if told.op in ("<", "<=", "<~"):
        low = 1 / _FAR if told.op == "<~" else 0.0
        far = share > _NEAR or share < low
        return Truth.TRUE if low <= share <= 1 else Truth.FALSE if far else Truth.UNKNOWN
    close = 1 / _SURE <= share <= _SURE
    return Truth.TRUE if close else Truth.FALSE if not 1 / _FAR <= share <= _FAR else Truth.UNKNOWN
