"""A key: what a label says of the place of a value, and how well it fits an axis."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.quantity import number_of
from auditor.reading.known_axes import GENERIC, KnownAxis
from auditor.reading.labels import content_words
from auditor.reading.sequences import calendar_kind
from auditor.source import Span

IN_RANGE = 0.5  # how well a number fits an axis of which only the ends are told


@dataclass(frozen=True, slots=True)
class Key:
    """One tick as it is named before a value.

    `name` is what stands before the tick ("Window"), `ordinal` the position in "Row 2 (...)",
    `unsaid` tells that the text names no line, which is counted.
    `whole` is the name with the tick as written, `reach` is "up" or "down" for "21% and above", "all" for
    "all positions", else "". `pair` tells a key of a bare pair such as (16, 64), whose order is the only hint
    at its axis.
    """

    text: str
    span: Span
    name: str = ""
    ordinal: int | None = None
    reach: str = ""
    pair: int | None = None
    whole: str = ""
    aside: "Key | None" = None  # the name in the bracket of "Row 2 (Oak)", where the text knows no such tick
    unsaid: bool = False
    begin: int = 0  # where the name begins in the source, where one is parted from the tick

    @property
    def as_written(self) -> "Key":
        """The key with its name as part of the tick."""
        if not self.whole:
            return self
        return replace(self, text=self.whole, name="", whole="", span=Span(self.begin, self.span.end))

    @property
    def number(self) -> float | None:
        """The tick as a number, where it is one."""
        return number_of(self.text)


def matches(key: Key, axis: KnownAxis) -> float:
    """How well a key fits an axis: 0 not at all, up to 1 by its name, and 1 more by its tick."""
    name = _name_fit(key, axis)
    if name < 0:
        return 0.0
    return name + _tick_fit(key, axis)


def name_a_place(keys: Sequence[Key], axes: Sequence[KnownAxis], fit: float = 1) -> bool:
    """Whether keys are two that tell a row and a column, each of them so well."""
    if len(keys) != 2:
        return False
    sides = [{axis.side for axis in axes if axis.side and matches(key, axis) >= fit} for key in keys]
    return all(sides) and len(set.union(*sides)) > 1


def are_coordinates(keys: Sequence[Key]) -> bool:
    """Whether two keys say by themselves which is the row and which the column: "x=4, y=2", "row 1, column 3"."""
    return {generic_side(key) for key in keys} == {"rows", "columns"} and len(keys) == 2


def generic_side(key: Key) -> str:
    """The side that a key's name tells whatever the axes are called: "rows" of "y=4" and "row 4"; else ""."""
    spoken = content_words(key.name)
    return GENERIC[min(spoken)] if len(spoken) == 1 and spoken <= GENERIC.keys() else ""


def _name_fit(key: Key, axis: KnownAxis) -> float:
    """The share of the name's words that speak of the axis; -1 for "row 3" on the columns."""
    spoken = content_words(key.name)
    if not spoken:
        return 0.0
    if any(spoken == label for label in axis.labels):
        return 1.0
    side = next((GENERIC[word] for word in sorted(spoken) if word in GENERIC), "")
    if side:
        rest = spoken - GENERIC.keys()
        return 0.9 if side == axis.side else (-1.0 if not rest else 0.0)
    return max((len(spoken & label) / len(spoken) for label in axis.labels), default=0.0)


def is_in_range(key: Key, axis: KnownAxis) -> bool:
    """Whether a number lies within an axis of which only the ends are told."""
    number = key.number
    return bool(
        axis.is_open and axis.range and number is not None and axis.range[0] <= number <= axis.range[1]
    )


def _tick_fit(key: Key, axis: KnownAxis) -> float:
    if axis.find(key.text) is not None:
        return 1.0
    kind = calendar_kind(key.text) if not axis.ticks else ""
    if kind and any({kind, f"{kind}s", f"week{kind}"} & label for label in axis.labels):
        return 0.1  # no more than a hint
    if axis.find_counted(key.text) is not None:
        return 0.6
    if key.number is not None:
        return IN_RANGE if is_in_range(key, axis) else 0.0
    return 0.7 if axis.find_near(key.text) is not None else 0.0
