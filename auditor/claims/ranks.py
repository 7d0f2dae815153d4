"""Whether a value has a place in order among others: three-valued, ties counted or passed over."""

from collections.abc import Sequence

from auditor.model import Panel
from auditor.truth import Interval, Truth, less
from auditor.world import Reading, World, diagonal_partner


def may_rank(
    world: World, value: Interval, others: Sequence[Interval], rank: int, direction: str, ahead: bool = False
) -> Truth:
    """Whether a value has a rank among itself and others, 1 being the largest ("max") or the smallest ("min").

    With ties a value has several ranks: equal values may share one, or take up as many as they are. With
    `ahead` it is enough to be one of the first `rank`.
    """
    before = [less(value, other) if direction == "max" else less(other, value) for other in others]
    ties = [
        b is not Truth.TRUE and value.intersection(other) is not None
        for b, other in zip(before, others, strict=True)
    ]
    sure = [other for b, other in zip(before, others, strict=True) if b is Truth.TRUE]
    lowest = 1 + len({(other.low, other.high) for other in sure})
    highest = 1 + len(sure) + sum(ties)
    if ahead:
        lowest, highest = 1 + len(sure), 1 + len(sure)
        unknown = any(b is Truth.UNKNOWN for b in before)
        return (
            Truth.TRUE
            if highest + sum(b is Truth.UNKNOWN for b in before) <= rank
            else Truth.UNKNOWN
            if lowest <= rank and unknown
            else Truth.of(lowest <= rank)
        )
    if not lowest <= rank <= highest:
        return Truth.FALSE
    settled = all(b is not Truth.UNKNOWN for b in before)
    return Truth.TRUE if settled or world.reading is Reading.PRINTED and lowest == highest else Truth.UNKNOWN


def has_unit_diagonal(panel: Panel) -> bool:
    """Whether a square panel holds nothing but ones where a label meets itself."""
    places = [(row, diagonal_partner(panel, row)) for row in range(len(panel.rows.ticks))]
    diagonal = [panel.values.get((row, column)) for row, column in places if column is not None]
    return len(diagonal) > 1 and all(quantity is not None and quantity.value == 1 for quantity in diagonal)


def is_mirrored(panel: Panel) -> bool:
    """Whether each cell of a square panel holds what its mirror image holds, as far as both are written."""
    partners = [diagonal_partner(panel, row) for row in range(len(panel.rows.ticks))]
    pairs = [
        (value, panel.values.get((partners.index(column), partner)))
        for (row, column), value in panel.values.items()
        if (partner := partners[row]) is not None and column in partners
    ]
    return all(other is None or one.value == other.value for one, other in pairs)
