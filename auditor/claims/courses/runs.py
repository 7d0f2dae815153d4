"""Runs: the lines of a grid along which a sentence follows the values, and the values met on the way."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claim import Place
from auditor.claims.judging import SAMPLED_SHARE, mean, written_share
from auditor.language.refs import axis_of
from auditor.language.ways import Way
from auditor.model import Axis, Document, Panel
from auditor.truth import Interval
from auditor.world import Reading, Selection, World, diagonal_partner

# A single line of which this share is written, and so many points, shows its course.
SAMPLED_POINTS = 3


@dataclass(frozen=True, slots=True)
class Point:
    """One step of a line: the tick of the axis that is followed, and the cells there."""

    tick: str
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """Points in the order in which they are passed."""

    name: str
    points: tuple[Point, ...]

    def known(self, world: World) -> list[tuple[Point, Interval]]:
        """The points that exist with their values; a sample stands for the line in the printed reading."""
        valued = [(point, _value(world, point)) for point in self.points]
        present = [(point, value) for point, value in valued if value is not None]
        written = [
            (point, value)
            for point, value in present
            if any(_is_told(world, place) for place in point.places)
        ]
        if world.reading is Reading.PRINTED and self._sampled(world, len(written)):
            return written
        return present

    def _sampled(self, world: World, written: int) -> bool:
        panel = world.document.panels[self.points[0].places[0][0]] if self.points else None
        if panel is None:
            return False
        if written_share(panel) >= SAMPLED_SHARE:
            return True
        return written >= SAMPLED_POINTS and written >= SAMPLED_SHARE * len(self.points)


def _value(world: World, point: Point) -> Interval | None:
    """The value of a point: a cell's, or the mean of several; None where all of them are missing."""
    found = [(place, world.value(*place)) for place in point.places]
    values = [value for _, value in found if value is not None]
    written = [value for place, value in found if value is not None and _is_told(world, place)]
    if world.reading is Reading.PRINTED and 2 * len(written) >= len(point.places) > 1:
        values = written
    return mean(values) if values else None


def _is_told(world: World, place: Place) -> bool:
    """Whether the document gives a value for a place: its own, or a range for the block that it is in."""
    panel = world.document.panels[place[0]]
    return place[1:] in panel.values or any(
        place[1] in band.rows and place[2] in band.columns for band in panel.bands
    )


@dataclass(frozen=True, slots=True)
class Run:
    """The lines of one panel along one way: those of a selection, each at one position of the other axis.

    `side`, `order` and `direction` tell the way (see `Way`); `averaged` takes the mean of the lines.
    """

    lines: Selection
    side: str
    order: str = "listing"
    direction: int = 1
    averaged: bool = False

    @staticmethod
    def along(panel: int, way: Way, across: tuple[int, ...] | None = None, averaged: bool = False) -> "Run":
        """The lines along a way at some positions across (None: all of them)."""
        rows, columns = (None, across) if way.side == "rows" else (across, None)
        return Run(Selection(panel, rows, columns), way.side, way.order, way.direction, averaged)

    @property
    def panel(self) -> int:
        """The panel's number."""
        return self.lines.panel

    @property
    def way(self) -> Way:
        """The axis that is followed."""
        return Way(self.side, self.order, self.direction)

    @property
    def across(self) -> tuple[int, ...] | None:
        """The positions on the other axis; None for all of them."""
        return self.lines.columns if self.side == "rows" else self.lines.rows

    def versions(self, document: Document) -> list[list[Line]]:
        """The lines, in each order in which the way can be meant."""
        panel = document.panels[self.panel]
        if self.side in ("diagonal", "antidiagonal"):
            return [[Line("the diagonal", points)] for points in _diagonals(self, panel)]
        return [
            list(self._lines(panel, order)) for order in orders(axis_of(panel, self.side), self.way, panel)
        ]

    def _lines(self, panel: Panel, order: Sequence[int]) -> Iterator[Line]:
        other, ticks = axis_of(panel, self.way.across), axis_of(panel, self.side).ticks
        chosen = range(len(other.ticks)) if self.across is None else self.across
        if self.averaged:
            yield Line("all on average", tuple(Point(ticks[i].text, self._places(i, chosen)) for i in order))
            return
        for position in chosen:
            name = f"{other.label} {other.ticks[position].text}".strip()
            yield Line(name, tuple(Point(ticks[i].text, self._places(i, (position,))) for i in order))

    def _places(self, index: int, across: Sequence[int]) -> tuple[Place, ...]:
        if self.side == "rows":
            return tuple((self.panel, index, position) for position in across)
        return tuple((self.panel, position, index) for position in across)

    def describe(self, document: Document) -> str:
        """The lines in words: "the values of R1 for Dose 20 along Hour"."""
        panel = document.panels[self.panel]
        name = f" of {panel.name}" if len(document.panels) > 1 else ""
        if self.side in ("diagonal", "antidiagonal"):
            return f"the {self.side}{name}"
        axis, other = axis_of(panel, self.side), axis_of(panel, self.way.across)
        chosen = self.across or ()
        named = (
            f" for {other.label or 'line'} {' / '.join(other.ticks[i].text for i in chosen)}"
            if 0 < len(chosen) < len(other.ticks)
            else ""
        )
        back = "" if self.direction > 0 else ", backwards"
        what = "mean" if self.averaged else "values"
        return f"the {what}{name}{named} along {axis.label or 'the ' + self.side}{back}:"

    def order_of(self, document: Document) -> tuple[int, ...]:
        """The positions of the axis in the order in which they are passed."""
        panel = document.panels[self.panel]
        return orders(axis_of(panel, self.side), self.way, panel)[0]


def mean_line(lines: Sequence[Line]) -> Line:
    """The line of the means of some lines, point by point."""
    groups = zip(*(line.points for line in lines), strict=True)
    return Line(
        "all on average",
        tuple(Point(g[0].tick, tuple(p for point in g for p in point.places)) for g in groups),
    )


def _diagonals(run: Run, panel: Panel) -> Iterator[tuple[Point, ...]]:
    count = len(panel.rows.ticks)
    for order in orders(panel.rows, run.way, panel):
        points = []
        for row in order:
            column = diagonal_partner(panel, row) if run.side == "diagonal" else count - 1 - row
            if column is not None and 0 <= column < len(panel.columns.ticks):
                points.append(Point(panel.rows.ticks[row].text, ((run.panel, row, column),)))
        yield tuple(points)


# "6pm" comes after "12pm": such labels stand in their order as they are written.
_CLOCK = re.compile(r"\d\s?(?:am|pm)\b|\d:\d\d", re.IGNORECASE)


# "wk 4", "110 A": a word and a number, of which the number tells the order.
_COUNTED = re.compile(
    r"(?P<word>[^\W\d_]+)[ -]?(?P<number>\d{1,4})|(?P<size>\d+(?:\.\d+)?)\s?(?P<unit>[^\W\d_]{1,6})"
)


# A unit, but for what multiplies a number: "2k".
_UNIT = re.compile(r"[-+−]?\d[\d.,]*\s?(?!(?:[kKMBT]|st|nd|rd|th)$)([^\W\d_]{1,8})")


def _numbers(axis: Axis) -> list[float | None]:
    """The numbers of the ticks; of ticks that are one word with a number each, these."""
    numbers = [tick.number for tick in axis.ticks]
    counted = [_COUNTED.fullmatch(tick.text.strip()) for tick in axis.ticks]
    if len({found[1] for tick in axis.ticks if (found := _UNIT.fullmatch(tick.text.strip()))}) > 1:
        return [None] * len(numbers)  # "100 kB", "1 MB": numbers of several units are in no order
    if any(number is not None for number in numbers) or not all(counted):
        return numbers
    told = [
        ((found["word"] or found["unit"]).casefold(), float(found["number"] or found["size"]))
        for found in counted
        if found
    ]
    return [number for _, number in told] if len({word for word, _ in told}) == 1 else numbers


def orders(axis: Axis, way: Way, panel: Panel) -> list[tuple[int, ...]]:
    """The ticks in the order in which they are passed; more than one where the text leaves it open."""
    listed = tuple(range(len(axis.ticks)))
    numbers = _numbers(axis)
    sized = None not in numbers and not any(_CLOCK.search(tick.text) for tick in axis.ticks)
    grown = tuple(sorted(listed, key=lambda i: numbers[i] or 0.0)) if sized else listed
    pictured = listed[::-1] if axis.first in ("right", "bottom") else listed
    if way.order == "growing":
        found = [grown]
    elif way.order == "picture":
        unsure = not axis.first and way.side == "rows" and panel.form not in ("tables", "fenced", "latex")
        found = [pictured, pictured[::-1]] if unsure else [pictured]
    else:
        found = list(dict.fromkeys((grown, listed)))
    return [order if way.direction > 0 else order[::-1] for order in found]
