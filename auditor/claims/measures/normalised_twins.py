"""Matrices that show the same twice: as counts, and as shares of their rows or columns."""

from collections.abc import Sequence
from functools import lru_cache

from auditor.model import Document, Panel

# So large a part of the cells must be the share that the counts give, so that a wrong digit hides no twin.
_ALIKE = 0.8
_WHOLES = (1.0, 100.0)


def counts_only(document: Document, panels: Sequence[int]) -> tuple[int, ...]:
    """The panels without those that show another one of them as shares: what is worked out of both is worked out of the counts."""
    return tuple(
        index
        for index in panels
        if not any(other != index and _is_share_of(document, index, other) for other in panels)
    )


@lru_cache(maxsize=256)
def _is_share_of(document: Document, index: int, other: int) -> bool:
    """Whether a panel's cells are the shares of another's rows or columns."""
    shares, counts = document.panels[index], document.panels[other]
    same = all(
        [tick.text for tick in one.ticks] == [tick.text for tick in two.ticks]
        for one, two in ((shares.rows, counts.rows), (shares.columns, counts.columns))
    )
    if not same or not shares.values or any(value.step < 1 for value in counts.values.values()):
        return False
    return any(_fits(shares, counts, side, whole) for side in (0, 1) for whole in _WHOLES)


def _fits(shares: Panel, counts: Panel, side: int, whole: float) -> bool:
    totals: dict[int, float] = {}
    for place, quantity in counts.values.items():
        totals[place[side]] = totals.get(place[side], 0.0) + quantity.value
    close = [
        abs(quantity.value - whole * counts.values[place].value / totals[place[side]]) <= quantity.step
        for place, quantity in shares.values.items()
        if place in counts.values and totals[place[side]]
    ]
    return len(close) > 1 and sum(close) >= _ALIKE * len(close)
