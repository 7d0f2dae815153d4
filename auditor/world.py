"""The data as judges see them: cells as intervals, under two ways of reading the digits.

*Printed* takes every number exactly as it is written; *generous* as all numbers that round to it. A
claim is supported where it holds of the printed numbers, and contradicted only where it fails for all
numbers that the generous reading allows. In both, a place that nobody wrote a value for is a hole,
which may hold anything that the document allows it to; a place written as missing does not exist.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property
from math import ceil, floor

from auditor.metrics import Metric, metrics_of
from auditor.model import Cell, Document, Panel
from auditor.quantity import Quantity
from auditor.truth import ANYTHING, Interval

# A decimal in a sentence, other than a share in percent or a version number.
_DECIMAL = re.compile(r"(?<![\w.])\d+\.\d+(?!\w|\.\d|\s?%)")
# In a sentence on these a decimal is worked out, or is none of the data; so is one before a word for a factor.
_NO_DATA = re.compile(
    r"\b(?:means?|averag(?:e|es|ed|ing)|version|release|section|F_?1|precision|recall|kappa|scores?|factor|quotient|ratio)\b",
    re.IGNORECASE,
)
_FACTOR = re.compile(r"\d+\.\d+(?=\s*(?:times\b|-?fold\b|[x×](?!\w)))", re.IGNORECASE)
BOLD = "bold cells"
# Cells that are set apart, by the mark that each of them has.
SET_APART = {
    BOLD: "bold",
    "italic cells": "italic",
    "underlined cells": "underlined",
    "struck cells": "struck",
    "cells with a dagger": "dagger",
    "cells with a star": "star",
    "bracketed cells": "bracketed",
}
REGIONS = (
    "diagonal",
    "off-diagonal",
    "upper triangle",
    "lower triangle",
    "upper triangle with the diagonal",
    "lower triangle with the diagonal",
    "antidiagonal",
    "neighbours",
    *SET_APART,
)


class Reading(Enum):
    """How written digits are read."""

    PRINTED = "printed"
    GENEROUS = "generous"


@dataclass(frozen=True, slots=True)
class Selection:
    """Some cells of one panel: the crossing of some rows and columns (None: all), within a region if one is named."""

    panel: int
    rows: tuple[int, ...] | None = None
    columns: tuple[int, ...] | None = None
    region: str = ""

    def places(self, panel: Panel) -> Iterator[tuple[int, int]]:
        """The places selected, row by row, whether written or not."""
        rows = range(len(panel.rows.ticks)) if self.rows is None else self.rows
        columns = range(len(panel.columns.ticks)) if self.columns is None else self.columns
        for row in rows:
            for column in columns:
                if _in_region(self.region, row, column, panel):
                    yield row, column

    @property
    def whole(self) -> bool:
        """Whether it is the whole panel."""
        return self.rows is None and self.columns is None and not self.region

    @property
    def lines(self) -> tuple["Selection", ...]:
        """The whole rows, or columns, that it names, each by itself; none where it names parts of them."""
        if self.columns is None:
            return tuple(replace(self, rows=(row,)) for row in self.rows or ())
        return tuple(replace(self, columns=(column,)) for column in self.columns) if self.rows is None else ()

    @property
    def is_cell(self) -> bool:
        """Whether it is the crossing of one row and one column."""
        return self.rows is not None and self.columns is not None and len(self.rows) == len(self.columns) == 1

    def covers(self, other: "Selection") -> bool:
        """Whether all cells of another selection are surely among these."""
        if self.panel != other.panel or (self.region and self != other):
            return False
        sides = ((self.rows, other.rows), (self.columns, other.columns))
        return all(
            mine is None or (theirs is not None and set(theirs) <= set(mine)) for mine, theirs in sides
        )

    def describe(self, document: Document, name_panel: bool = True) -> str:
        """The selection in words: "R1 at Hour 4, Dose 10 and 20"."""
        panel = document.panels[self.panel]
        parts = [_side_text(panel, "rows", self.rows), _side_text(panel, "columns", self.columns)]
        place = ", ".join(part for part in (self.region and f"the {self.region}", *parts) if part)
        name = panel.name if name_panel and len(document.panels) > 1 else ""
        return " at ".join(part for part in (name, place) if part) or "the panel"


def _side_text(panel: Panel, side: str, chosen: tuple[int, ...] | None) -> str:
    axis = panel.rows if side == "rows" else panel.columns
    if chosen is None:
        return ""
    ticks = [axis.ticks[index].text for index in chosen]
    label = axis.label or ("row" if side == "rows" else "column")
    if len(ticks) > 4:
        ticks = [*ticks[:2], "...", ticks[-1]]
    return f"{label} {' / '.join(ticks)}"


def _in_region(region: str, row: int, column: int, panel: Panel) -> bool:
    if not region:
        return True
    if region in SET_APART:
        cell = panel.grid.get((row, column))
        return cell is not None and SET_APART[region] in cell.marks
    if region == "antidiagonal":
        return row + column == len(panel.columns.ticks) - 1
    partner = diagonal_partner(panel, row)
    if partner is None:
        return False
    if region == "diagonal":
        return column == partner
    if region == "off-diagonal":
        return column != partner
    if region == "neighbours":
        return abs(column - partner) == 1
    if column == partner:
        return region.endswith("with the diagonal")
    return (column > partner) == region.startswith("upper")


def diagonal_partner(panel: Panel, row: int) -> int | None:
    """The column of the row's cell on the diagonal: that of its label where the axes share most of them, else by place.

    Two axes of different variables may have a label in common by chance: a batch of 64, a window of 64.
    """
    rows, columns = panel.rows.ticks, panel.columns.ticks
    if crosses_itself(panel):
        return panel.columns.index(rows[row].text)
    return row if len(rows) == len(columns) else None


def crosses_itself(panel: Panel) -> bool:
    """Whether at least half of the labels of the longer axis stand on the other one as well; or all of the shorter."""
    rows, columns = ({tick.text for tick in axis.ticks} for axis in (panel.rows, panel.columns))
    shared = len(rows & columns)
    return shared > 0 and (
        2 * shared > max(len(rows), len(columns)) or shared == min(len(rows), len(columns))
    )


def same_labels(panel: Panel) -> bool:
    """Whether a grid crosses a set with itself: the same labels on both axes."""
    rows, columns = ({tick.text for tick in axis.ticks} for axis in (panel.rows, panel.columns))
    return len(rows) > 1 and rows == columns


Valued = tuple[tuple[int, int], Interval]


@dataclass(frozen=True)
class World:
    """A document's data under one reading; `bounds` limit what a panel's holes may hold.

    `ends` are the smallest and the largest value of a panel, where the text states them and not all cells are written.
    Without `holes` nothing exists but what is written, as for a sentence that speaks of "the listed values".
    """

    document: Document
    reading: Reading
    bounds: dict[int, Interval] = field(default_factory=dict)
    ends: dict[int, tuple[Interval, Interval]] = field(default_factory=dict)
    holes: bool = True

    def interval(self, quantity: Quantity, panel: Panel) -> Interval:
        """What a written number stands for."""
        if self.reading is Reading.PRINTED or (not self.speaks_in_decimals and is_exact(panel)):
            return quantity.printed
        return quantity.interval

    def value(self, panel: int, row: int, column: int) -> Interval | None:
        """What is known of a place; None where it is written as missing."""
        place = panel, row, column
        if place not in self._known:
            self._known[place] = self._value(*place)
        return self._known[place]

    @cached_property
    def _known(self) -> dict[tuple[int, int, int], Interval | None]:
        return {}

    def _value(self, panel: int, row: int, column: int) -> Interval | None:
        grid = self.document.panels[panel]
        cell = grid.grid.get((row, column))
        if cell is None:
            return self.hole(panel, row, column) if self.holes else None
        return None if cell.quantity is None else self.interval(cell.quantity, grid)

    def hole(self, panel: int, row: int, column: int) -> Interval:
        """What an unwritten place may hold: what bands and stated ranges allow."""
        interval = self.bounds.get(panel, ANYTHING)
        for band in self.document.panels[panel].bands:
            if row in band.rows and column in band.columns:
                ends = (
                    (band.low.printed, band.high.printed)
                    if self.reading is Reading.PRINTED
                    else (band.low.interval, band.high.interval)
                )
                stated = ends[0].hull(ends[1])
                interval = interval.intersection(stated) or stated
        return interval

    def stated_end(self, selection: Selection, direction: str) -> Interval | None:
        """The smallest ("min") or largest value of a whole panel, where only the text tells it."""
        if not selection.whole or selection.panel not in self.ends or not self.holes:
            return None
        end = self.ends[selection.panel][direction == "max"]
        return Interval.point(end.middle) if self.reading is Reading.PRINTED else end

    def values(self, selection: Selection) -> list[Valued]:
        """All places of a selection that exist, with what is known of them."""
        grid = self.document.panels[selection.panel]
        found = ((place, self.value(selection.panel, *place)) for place in selection.places(grid))
        return [(place, value) for place, value in found if value is not None]

    def intervals(self, selection: Selection) -> list[Interval]:
        """What is known of the values of a selection."""
        return [value for _, value in self.values(selection)]

    @cached_property
    def speaks_in_decimals(self) -> bool:
        """Whether a sentence states a decimal that rounds to a cell: then even whole numbers may be rounded."""
        panels = self.document.panels
        ticks = {tick.number for one in panels for axis in (one.rows, one.columns) for tick in axis.ticks}
        whole = {q.value for one in panels for q in one.values.values() if q.step == 1}
        told = (
            float(number)
            for statement in self.document.statements
            if not _NO_DATA.search(statement.text)
            for number in _DECIMAL.findall(_FACTOR.sub("", statement.text))
        )
        return any({floor(one), ceil(one)} & whole for one in told if one not in ticks)

    @cached_property
    def metrics(self) -> tuple[Metric | None, ...]:
        """The measure of each panel, where it is known."""
        return metrics_of(self.document)


def is_exact(panel: Panel) -> bool:
    """Whether the panel's numbers are plain integers of nothing known to be measured, such as counts."""
    return all(
        q.step == 1 and not q.unit and not q.approximate for q in panel.values.values()
    ) and not _measured(panel)


def _measured(panel: Panel) -> bool:
    from auditor.metrics import metric_of

    metric = metric_of(panel)
    return metric is not None and metric.name not in ("count", "number")


def cells_of(panel: Panel, places: Iterable[tuple[int, int]]) -> list[Cell]:
    """The written cells at some places."""
    return [cell for place in places if (cell := panel.grid.get(place)) is not None]
