"""What a sentence can speak about: panels, ticks, places, regions, axes."""

from dataclasses import dataclass

from auditor.model import Axis, Document, Panel
from auditor.reading.labels import same_label
from auditor.world import SET_APART


@dataclass(frozen=True, slots=True)
class PanelRef:
    """One or more panels; `every` where the sentence speaks of each of them."""

    panels: tuple[int, ...]
    every: bool = False


@dataclass(frozen=True, slots=True)
class TickRef:
    """Rows or columns, by the text of their ticks; `side` is "either" where both axes have such ticks.

    `named` tells that the axis was named with them, `every` that all of its ticks are meant one by one.
    """

    side: str
    ticks: tuple[str, ...]
    named: bool = False
    every: bool = False
    unknown: bool = False  # names a tick that the axis does not have

    def indices(self, axis: Axis) -> tuple[int, ...]:
        """The positions of these ticks on an axis."""
        found = {i for text in self.ticks for i in _called(axis, text)}
        return tuple(sorted(found))


@dataclass(frozen=True, slots=True)
class PositionRef:
    """Rows or columns by where they stand: positions counted from the first (0) or the last (-1) as listed."""

    side: str
    positions: tuple[int, ...]
    visual: str = ""  # "top", "bottom", "left", "right", "middle": by the picture, not by the listing


@dataclass(frozen=True, slots=True)
class AxisRef:
    """An axis itself; `direction` is 1 for "larger windows" or "increasing ratio", -1 for the reverse."""

    side: str
    direction: int = 0


@dataclass(frozen=True, slots=True)
class PlaceRef:
    """One cell, by the texts of its row's and its column's tick."""

    row: str
    column: str


@dataclass(frozen=True, slots=True)
class RegionRef:
    """A part of the grid by its shape: "diagonal", "upper right corner", "lower left triangle".

    `told` where its axes are compared ("where x exceeds y"): what is said there is said of every cell.
    """

    name: str
    told: bool = False


def sets_apart(ref: object) -> bool:
    """Whether cells are meant by how they are set: the bold ones, those with a star."""
    return isinstance(ref, RegionRef) and ref.name in SET_APART


Ref = PanelRef | TickRef | PositionRef | AxisRef | PlaceRef | RegionRef


def _called(axis: Axis, text: str) -> list[int]:
    """The positions of the ticks with a label: as it is written, or else in any way of writing."""
    exact = [i for i, tick in enumerate(axis.ticks) if tick.text == text]
    return exact or [i for i, tick in enumerate(axis.ticks) if same_label(tick.text, text)]


def axis_of(panel: Panel, side: str) -> Axis:
    """The axis of a side."""
    return panel.rows if side == "rows" else panel.columns


def tick_index(axis: Axis, text: str) -> int | None:
    """The position of the first tick with this label, however it is written, or None."""
    return next(iter(_called(axis, text)), None)


def shared_ticks(document: Document) -> bool:
    """Whether some panel has the same labels on both axes."""
    return any(
        len({t.text for t in p.rows.ticks} & {t.text for t in p.columns.ticks}) >= 2 for p in document.panels
    )
