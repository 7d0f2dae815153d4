"""A line of cells that hold ranges, and the bands that it is said to pass."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.model import Document, Panel
from auditor.quantity import plain_number
from auditor.truth import Truth
from auditor.world import Selection

Ends = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Station:
    """A band that a line passes: its ends, and, if told, the position where; `first` tells that it is not met before."""

    low: float
    high: float
    position: int | None = None
    first: bool = False

    @property
    def ends(self) -> Ends:
        """Both ends."""
        return self.low, self.high


@dataclass(frozen=True, slots=True)
class Passage:
    """The bands that a row or column passes, in their order."""

    line: Selection
    stations: tuple[Station, ...]

    def describe(self, document: Document) -> str:
        """For instance: Line North passes 10-20, then reaches 20-30 at 20 cm."""
        panel = document.panels[self.line.panel]
        ticks = (panel.columns if self.line.rows is not None else panel.rows).ticks
        told = [
            band_text(one.ends) + (f" at {ticks[one.position].text}" if one.position is not None else "")
            for one in self.stations
        ]
        return f"{self.line.describe(document)} passes {', then '.join(told)}"

    def truth(self, panel: Panel) -> Truth:
        """Whether the bands are met in this order; unknown where some are not written, or none is called so."""
        found = bands_of(panel, self.line)
        if None in found or not found:
            return Truth.UNKNOWN
        if not {one.ends for one in self.stations} <= all_bands(panel):
            return Truth.UNKNOWN
        return Truth.of(_in_order(found, self.stations))


def _in_order(found: Sequence[Ends | None], stations: Sequence[Station]) -> bool:
    at = -1
    for one in stations:
        if one.position is None:
            later = [i for i in range(at + 1, len(found)) if found[i] == one.ends]
            if not later:
                return False
            at = later[0]
            continue
        met = found[one.position] == one.ends and one.position > at
        if not met or (one.first and one.ends in found[: one.position]):
            return False
        at = one.position
    return True


def bands_of(panel: Panel, line: Selection) -> list[Ends | None]:
    """The bands along a row or column, None where a cell holds none."""
    ends: dict[tuple[int, int], Ends] = {
        (band.rows[0], band.columns[0]): (band.low.value, band.high.value)
        for band in panel.bands
        if len(band.rows) == len(band.columns) == 1
    }
    return [ends.get(place) for place in line.places(panel)]


def all_bands(panel: Panel) -> set[Ends]:
    """All bands that the cells of a panel hold."""
    return {ends for ends in bands_of(panel, Selection(0)) if ends is not None}


def band_text(ends: Ends) -> str:
    """A band in words: "10-20"."""
    return "-".join(map(plain_number, ends))
