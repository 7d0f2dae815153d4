"""Plateaus held against the values."""

from collections.abc import Sequence

from auditor.claim import Judgement
from auditor.claims.courses import series
from auditor.claims.judging import mean, show
from auditor.claims.pairing import written_spread
from auditor.claims.plateaus.claims import Plateau
from auditor.claims.standings.places import plain_lines
from auditor.language.refs import axis_of
from auditor.truth import Interval, Truth, all_of, largest, smallest
from auditor.world import Reading, World

_OPEN = "the values do not settle it, or some of them are not written"
# What changes by this share of all that a line does is no plateau, if it has one elsewhere.
OWN_SHARE = 0.25
# Of a line that changes elsewhere, this share of it may be changed where "nothing changes".
LEFT_OVER = 0.15
# What changes by this share of the panel's range surely changes.
CHANGING = 0.1


def judge(claim: Plateau, world: World) -> Judgement:
    """No line may change between the ticks."""
    panel = world.document.panels[claim.panel]
    across = axis_of(panel, "columns" if claim.side == "rows" else "rows")
    lines = claim.lines if claim.lines is not None else plain_lines(across)
    rows = [_values(claim, line, world) for line in lines]
    if any(value is None for row in rows for value in row):
        return Judgement(Truth.UNKNOWN, missing=_OPEN)
    known = [[value for value in row if value is not None] for row in rows]
    scale = written_spread(world, [claim.panel])
    fair = world.reading is Reading.PRINTED
    truths = [_line(claim, row, scale, fair) for row in known]
    truth = all_of(truths)
    if claim.lines is None and not fair and len(known) > 1:
        means = [mean(column) for column in zip(*known, strict=True)]
        against = sum(one is Truth.FALSE for one in truths)
        wrong = _line(claim, means, scale, fair) is Truth.FALSE and 2 * against > len(truths)
        truth = Truth.FALSE if wrong or against == len(truths) else Truth.UNKNOWN
    if truth is Truth.FALSE and not claim.certain:
        return Judgement(Truth.UNKNOWN, missing="it is not sure what is meant")
    shown = [
        f"for {across.ticks[line].text} they are {', '.join(map(show, row[claim.start : claim.end + 1]))}"
        for line, row in list(zip(lines, known, strict=True))[:3]
    ]
    places = tuple(
        (claim.panel, at, line) if claim.side == "rows" else (claim.panel, line, at)
        for line in lines[:3]
        for at in range(claim.start, claim.end + 1)
    )
    return Judgement(truth, "; ".join(shown), places[:12], _OPEN)


def _values(claim: Plateau, line: int, world: World) -> list[Interval | None]:
    count = len(axis_of(world.document.panels[claim.panel], claim.side).ticks)
    ends = ((at, line) if claim.side == "rows" else (line, at) for at in range(count))
    return [world.value(claim.panel, *place) for place in ends]


def _line(claim: Plateau, values: Sequence[Interval], scale: float, fair: bool) -> Truth:
    part = values[claim.start : claim.end + 1]
    truth = _flat(claim.how, part, scale, fair)
    if fair:
        rest = values[claim.end :] if not claim.start else values[: claim.start + 1]
        still = _width(part).high <= LEFT_OVER * _width(values).low or claim.how != "level"
        if not still and _width(values).low > CHANGING * scale:
            return Truth.UNKNOWN
        changes = _width(rest).low > CHANGING * scale if claim.alone else True
        return truth if changes else Truth.UNKNOWN
    return Truth.FALSE if truth is Truth.FALSE or _slipped(claim, values, scale) else Truth.UNKNOWN


def _flat(kind: str, part: Sequence[Interval], scale: float, fair: bool) -> Truth:
    if kind == "level":
        return series.level(part, scale, not fair)
    along = [-value for value in part] if kind == "no fall" else part
    return series.gains_nothing(along, scale, not fair)


def _slipped(claim: Plateau, values: Sequence[Interval], scale: float) -> bool:
    """Whether a good part of the line's change lies between the ticks, and a neighbouring tick would have been right."""
    part = values[claim.start : claim.end + 1]
    if claim.how == "no rise":
        moved = part[0] - largest(part)
        change = -moved.high
    elif claim.how == "no fall":
        change = (part[0] - smallest(part)).low
    else:
        change = _width(part).low
    shorter = [part[1:], part[2:]] if claim.start else [part[:-1], part[:-2]]
    right = any(len(one) > 1 and _flat(claim.how, one, scale, True) is Truth.TRUE for one in shorter)
    return right and change > OWN_SHARE * _width(values).high


def _width(values: Sequence[Interval]) -> Interval:
    return largest(values) - smallest(values)
