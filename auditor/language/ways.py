"""Along which lines a sentence follows the values: "with increasing dose", "from left to right", "down the column".

A way is an axis with a direction. A sentence names it by the axis, by the picture, by the ticks that it passes, or
leaves it to be understood: in a sentence about one row the values are followed across the columns.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import PositionRef, Ref, TickRef, axis_of
from auditor.language.scope import of_ref
from auditor.model import Axis
from auditor.reading.labels import same_label

_CALENDAR = tuple(
    frozenset(text.split())
    for text in (
        "jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december",
        "mon tue wed thu fri sat sun monday tuesday wednesday thursday friday saturday sunday",
        "spring summer autumn fall winter",
        "morning noon midday afternoon evening night midnight",
        "tiny small medium large huge xs s m l xl xxl",
        "low medium moderate high",
    )
)


@dataclass(frozen=True, slots=True)
class Way:
    """An axis that is followed: "rows" from row to row, "columns" from column to column, or a diagonal.

    `order` is "growing" (by the size of the ticks), "picture" (as they stand) or "listing" (unsaid: either).
    """

    side: str
    order: str = "listing"
    direction: int = 1

    @property
    def across(self) -> str:
        """The other side."""
        return "columns" if self.side == "rows" else "rows"


@dataclass(frozen=True, slots=True)
class Ways:
    """Axes that are followed at the same time, and the mentions that say so.

    `every` tells that the other axis is said not to matter ("at each dose"), `stepwise` that each step is meant.
    """

    ways: tuple[Way, ...]
    items: frozenset[Item]
    every: bool = False
    stepwise: bool = False


def unnamed_ways(clause: Clause, refs: Sequence[Ref], panels: Sequence[int]) -> Iterator[Way]:
    """The way that is understood: across the only line that the sentence speaks of, if its ticks have an order."""
    grids = [clause.panel(index) for index in panels]
    sides = {side_of(ref) for ref in refs}
    for side in ("rows", "columns"):
        axes = [axis_of(grid, side) for grid in grids]
        other = "columns" if side == "rows" else "rows"
        alone = all(len(axis_of(grid, other).ticks) == 1 for grid in grids)
        if any(len(axis.ticks) < 2 for axis in axes):
            continue
        if alone or (other in sides and all(is_ordered(axis) for axis in axes)):
            yield Way(side)


def in_disorder(axis: Axis) -> bool:
    """Whether numbers stand along an axis in no order, as where one was written that it does not declare."""
    numbers = [tick.number for tick in axis.ticks if tick.number is not None]
    return len(numbers) == len(axis.ticks) and sorted(numbers) not in (numbers, numbers[::-1])


def is_ordered(axis: Axis) -> bool:
    """Whether the ticks have an order of their own: numbers, hours, spans, or names of days, months, sizes."""
    if len(axis.ticks) < 2:
        return False
    if all(tick.number is not None for tick in axis.ticks):
        return True
    texts = [tick.text.casefold().strip(" .") for tick in axis.ticks]
    letters = [text[-1:] for text in texts]
    counted = all(text[:-1] == texts[0][:-1] and text[:-1].endswith(" ") for text in texts)
    named = any(set(texts) <= names for names in _CALENDAR)
    return named or (counted and letters == sorted(letters)) or _is_sequence(texts)


def _is_sequence(texts: Sequence[str]) -> bool:
    """Hours, spans and decades: "08:00", "18-24" and "65+", "2020s": the same words around numbers that only rise or fall."""
    words = {re.sub(r"[\d\W_]+", " ", text).strip() for text in texts}
    numbers = [tuple(map(int, re.findall(r"\d+", text))) for text in texts]
    if len(words) > 1 or not all(numbers):
        return False
    return all(a < b for a, b in pairwise(numbers)) or all(a > b for a, b in pairwise(numbers))


def side_of(ref: object) -> str:
    """The side of a reference to ticks or positions, or ""."""
    return ref.side if isinstance(ref, TickRef | PositionRef) else ""


def parts(item: Item) -> list[Ref]:
    """The references of a mention: two of a crossing, else one."""
    if isinstance(item.value, Spot):
        return [item.value.rows, item.value.columns]
    return [item.value] if isinstance(item.value, TickRef | PositionRef) else []


def positions(clause: Clause, panel: int, ref: object) -> tuple[int, ...] | None:
    """The places of a reference's ticks on the panel's axis, in the order in which the text names them."""
    if not isinstance(ref, TickRef | PositionRef) or ref.side == "either":
        return None
    axis = axis_of(clause.panel(panel), ref.side)
    if isinstance(ref, TickRef) and ref.ticks:
        found = [
            next((i for i, tick in enumerate(axis.ticks) if same_label(tick.text, text)), None)
            for text in ref.ticks
        ]
        return tuple(i for i in found if i is not None) if None not in found else None
    chosen = of_ref(clause, panel, ref)
    return None if chosen is None else chosen.rows if ref.side == "rows" else chosen.columns
