"""Whether so many of some things are the part of them that a sentence tells: "a third of the cells", "nearly half"."""

from auditor.language.hedges import SHARE, VAGUE_PERCENT, VAGUE_SHARE, Spread
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, at_most, less, within

_NOISE = 1e-9
# What is told in round percent is rounded to these.
_ROUND = 0.05
# How far from a part that can be reached a share may lie and still be called so.
_EXACT = 0.02


def is_portion(part: Num, whole: int | None, count: Interval, size: int, fair: bool) -> Truth:
    """Whether a count is such a part of a size; where the part is told of just so many things, it is exact."""
    share = Interval(count.low / size, count.high / size)
    edge = Interval.point(part.value)
    if part.op in ("<", "<="):
        return less(share, edge) if part.op == "<" else at_most(share, edge)
    if part.op in (">", ">="):
        return less(edge, share) if part.op == ">" else at_most(edge, share)
    if whole is not None and whole != size and not _is_ratio(whole, size):
        return Truth.UNKNOWN
    wide = 0.0 if _divides(part, size) else (0.5 if fair else 1.0) / size
    return within(share, _meant(part, whole == size, wide, fair))


def _is_ratio(whole: int, size: int) -> bool:
    """Whether "one in five" may be said of so many things, or five would have to be all of them."""
    return whole < size


def _divides(part: Num, size: int) -> bool:
    """Whether just such a part of so many things is a whole number of them."""
    return abs(part.value * size - round(part.value * size)) < _NOISE


def _meant(part: Num, exact: bool, wide: float, fair: bool) -> Interval:
    """All that a part may stand for, `wide` at least on either side where it is not exact."""
    room = min(part.value, 1 - part.value)
    if part.op == "=":
        slack = _NOISE if (exact or not part.step) and not part.unit else _slack(part, room, wide, fair)
        return Interval(part.value - slack, part.value + slack)
    far, near = max(_of(VAGUE_SHARE, fair) * room, wide), (-_NOISE if fair else wide)
    if part.unit == "%":
        far = min(far, _of(VAGUE_PERCENT, fair))
    if part.op == "~":
        return Interval(part.value - far, part.value + far)
    return (
        Interval(part.value - far, part.value + near)
        if part.op == "<~"
        else Interval(part.value - near, part.value + far)
    )


def _slack(part: Num, room: float, wide: float, fair: bool) -> float:
    if part.unit != "%":
        slack = _of(SHARE, fair) * room
        # Where just such a part of them can be, a cell more or less is no support.
        return max(min(slack, _EXACT) if fair and not wide else slack, wide) + _NOISE
    rounded = _ROUND if abs(part.value / _ROUND - round(part.value / _ROUND)) < _NOISE else part.step
    return (part.step / 2 if fair else rounded) + _NOISE


def _of(spread: Spread, fair: bool) -> float:
    return spread.fair if fair else spread.generous
