"""Where a phrase looks: the lines of a panel that its words, and those around it, single out."""

from dataclasses import dataclass, replace

from auditor.claims.phrased.claims import Worth
from auditor.claims.standings.places import plain_lines
from auditor.language.refs import axis_of, tick_index
from auditor.model import Document
from auditor.world import Selection

SIDES = ("rows", "columns")


@dataclass(frozen=True, slots=True)
class Spot:
    """What some words name: rows, columns and panels, a region of the grid, and what is left `out` of a side."""

    rows: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    panels: tuple[int, ...] = ()
    region: str = ""
    out: tuple[str, ...] = ()

    def on(self, side: str, named: tuple[str, ...]) -> "Spot":
        """The spot with other ticks on a side."""
        return replace(self, rows=named) if side == "rows" else replace(self, columns=named)

    def lines(self, side: str) -> tuple[str, ...]:
        """The ticks that are named on a side."""
        return self.rows if side == "rows" else self.columns

    @property
    def sides(self) -> tuple[str, ...]:
        """The dimensions in which it names anything."""
        own = (
            ("rows", self.rows),
            ("columns", self.columns),
            ("panels", self.panels),
            ("region", self.region),
        )
        return tuple(name for name, named in own if named)

    def joined(self, other: "Spot") -> "Spot | None":
        """Both together; None where they name something of the same side."""
        if set(self.sides) & set(other.sides) or (self.out and other.out):
            return None
        return Spot(self.rows or other.rows, self.columns or other.columns, self.panels or other.panels,
                    self.region or other.region, self.out or other.out)  # fmt: skip

    def moved(self, other: "Spot") -> "Spot":
        """The spot elsewhere: "that of X" for what was told of another."""
        return Spot(other.rows or self.rows, other.columns or self.columns, other.panels or self.panels,
                    other.region or self.region, other.out or self.out)  # fmt: skip

    def single(self) -> "list[Spot]":
        """One spot for each thing that is named on the first side of which several are."""
        if len(self.panels) > 1:
            return [replace(self, panels=(one,)) for one in self.panels]
        for side in SIDES:
            if len(self.lines(side)) > 1:
                return [self.on(side, (one,)) for one in self.lines(side)]
        return [self]


NOWHERE = Spot()
OTHERS = "*"  # what is left out where "all other rows" are told: those that the sentence names, and the side


@dataclass(frozen=True, slots=True)
class Scene:
    """The panel and the lines that are looked at (None: not told), and between which places something moves.

    `ranged` is a side of which a range of lines is looked at; `beside` are panels that are looked at together with it.
    """

    document: Document
    panel: int | None = None
    rows: tuple[int, ...] | None = None
    columns: tuple[int, ...] | None = None
    region: str = ""
    step: tuple[Spot, Spot] | None = None
    ranged: str = ""
    beside: tuple[int, ...] = ()

    def at(self, spot: Spot) -> "Scene | None":
        """The scene with what a spot names; None where that is not there."""
        panel = spot.panels[0] if spot.panels else self.panel
        beside = spot.panels[1:] if spot.panels else self.beside
        scene = replace(self, panel=panel, beside=beside, region=spot.region or self.region)
        for side in SIDES:
            if named := spot.lines(side):
                found = scene.indices(side, named)
                if found is None:
                    return None
                scene = scene._with(side, found)
        return scene._without(spot.out) if spot.out else scene

    def indices(self, side: str, named: tuple[str, ...]) -> tuple[int, ...] | None:
        """The positions of named ticks; None where one of them is missing."""
        if self.panel is None or self.beside:
            grids = self.document.panels
            if len({tuple(tick.text for tick in axis_of(one, side).ticks) for one in grids}) != 1:
                return None
        axis = axis_of(self.document.panels[self.panel or 0], side)
        texts = [tick.text for tick in axis.ticks]
        found = [texts.index(name) if name in texts else tick_index(axis, name) for name in named]
        return None if None in found else tuple(n for n in found if n is not None)

    def _with(self, side: str, lines: tuple[int, ...]) -> "Scene":
        return replace(self, rows=lines) if side == "rows" else replace(self, columns=lines)

    def _without(self, out: tuple[str, ...]) -> "Scene | None":
        if out[0] == OTHERS:
            return None
        for side in SIDES:
            left = self.indices(side, out)
            if left is not None:
                kept = tuple(n for n in self.lines(side) if n not in left)
                return self._with(side, kept) if kept else None
        return None

    def lines(self, side: str) -> tuple[int, ...]:
        """The lines of a side that are looked at: all but those that sum up others, where none is named."""
        own = self.rows if side == "rows" else self.columns
        return own if own is not None else plain_lines(axis_of(self.document.panels[self.panel or 0], side))

    def free(self, side: str) -> bool:
        """Whether no line of a side is named, but for a range of them."""
        return side == self.ranged or (self.rows if side == "rows" else self.columns) is None

    def between(self, step: "tuple[Spot, Spot]") -> "Scene | None":
        """The scene with all lines from one to another."""
        for side in SIDES:
            ends = [self.indices(side, one.lines(side)) for one in step if one.sides == (side,)]
            if len(ends) == len(step) and ends[0] and ends[1] and ends[0][0] < ends[1][0]:
                return replace(
                    self._with(side, tuple(range(ends[0][0], ends[1][0] + 1))), ranged=side, step=None
                )
        return None

    def on(self, side: str, line: int) -> "Scene":
        """The scene with one line of a side."""
        return replace(self._with(side, (line,)), ranged="" if side == self.ranged else self.ranged)

    def each(self) -> "tuple[Scene, ...]":
        """The scene in each of its panels."""
        panels = () if self.panel is None else (self.panel, *self.beside)
        return tuple(replace(self, panel=panel, beside=()) for panel in panels)

    def selection(self) -> Selection | None:
        """The cells that are looked at; None where the panel is not told."""
        if self.panel is None:
            return None
        grid = self.document.panels[self.panel]
        sides = {}
        for side, own in (("rows", self.rows), ("columns", self.columns)):
            plain = plain_lines(axis_of(grid, side))
            whole = len(plain) == len(axis_of(grid, side).ticks)
            sides[side] = own if own is not None else None if whole else plain
        return Selection(self.panel, sides["rows"], sides["columns"], self.region)

    def lacks(self, worth: Worth) -> bool:
        """Whether a number is that of a cell that is written as missing."""
        cells = worth.terms[0].start.cells
        if worth.function or worth.terms[0].end or not cells[0].is_cell:
            return False
        grid = self.document.panels[cells[0].panel]
        found = [grid.grid.get(place) for place in cells[0].places(grid)]
        return any(cell is not None and cell.quantity is None for cell in found)

    def cells(self) -> list[Selection]:
        """Each cell that is looked at, by itself."""
        chosen = [own for one in self.each() if (own := one.selection()) is not None]
        return [
            Selection(own.panel, (row,), (column,))
            for own in chosen
            for row, column in own.places(self.document.panels[own.panel])
        ]
