"""How many: rows, columns, cells and panels."""

from collections.abc import Collection
from dataclasses import dataclass

from auditor.claims.judging import num_text
from auditor.claims.makeup.parts import axis, several, states_count, used
from auditor.evidence.shape import WHOLE_ROWS
from auditor.language.numbers import Num
from auditor.model import Document, Panel
from auditor.reading.sequences import implied_ticks
from auditor.truth import Truth, all_of
from auditor.world import Reading, World

# A grid may be transcribed in part: a text that speaks of far more rows than are given is left alone.
MOST_MISSING = 1.5
_OTHER = {"rows": "columns", "columns": "rows"}


def tick_counts(panel: Panel, side: str) -> frozenset[int]:
    """How many ticks an axis may be said to have: those that are declared, those that are used, or all of them."""
    own = axis(panel, side)
    counts = {len(own.ticks)}
    if own.declaration is not None and own.declaration.complete and own.declaration.ticks:
        counts.add(len(own.declaration.ticks))
    elif (
        own.declaration is not None and own.declaration.complete and (told := implied_ticks(own.declaration))
    ):
        counts.add(len(told))
    if (panel.form in WHOLE_ROWS or is_full(panel)) and used(panel, side):
        counts.add(len(used(panel, side)))
    return frozenset(counts)


def is_full(panel: Panel) -> bool:
    """Whether a cell is written at every crossing of the ticks that are used, so that these are all that there are."""
    rows, columns = used(panel, "rows"), used(panel, "columns")
    return min(len(rows), len(columns)) > 1 and len(panel.cells) == len(rows) * len(columns)


def is_sideless(panel: Panel) -> bool:
    """Whether nothing tells which of the lines are rows: lists within lists, with no axis declared."""
    declared = panel.rows.declaration is not None or panel.columns.declaration is not None
    return panel.form == "points" and not declared


def is_settled(panel: Panel, side: str) -> bool:
    """Whether the document shows the whole of an axis: it declares its ticks, writes whole rows, none too long, or each cell."""
    own = axis(panel, side)
    declared = (
        own.declaration is not None
        and own.declaration.complete
        and (bool(own.declaration.ticks) or len(own.ticks) > len(used(panel, side)))
    )
    listed = panel.form == "long" and is_full(panel)  # a line for each cell of the whole grid
    return (
        (declared or listed or panel.form in WHOLE_ROWS)
        and not (panel.surplus and side == "columns")
        and not panel.totals
    )


def of_ticks(world: World, num: Num, panel: Panel, side: str) -> Truth:
    """Whether an axis has the stated number of ticks."""
    counts = tick_counts(panel, side)
    if world.reading is Reading.PRINTED:
        if panel.surplus and side == "columns":
            return Truth.UNKNOWN
        if is_full(panel):
            return states_count(world, num, [len(used(panel, side))])
        return all_of(states_count(world, num, [count]) for count in counts)
    if is_sideless(panel) and states_count(world, num, tick_counts(panel, _OTHER[side])) is Truth.TRUE:
        return Truth.UNKNOWN
    return refuted(world, num, counts, settled=is_settled(panel, side), least=len(used(panel, side)))


def refuted(world: World, num: Num, counts: Collection[int], *, settled: bool, least: int) -> Truth:
    """False where the stated number is surely none of the possible counts; never true."""
    if states_count(world, num, counts) is Truth.TRUE or num.value > MOST_MISSING * max(counts):
        return Truth.UNKNOWN
    return Truth.FALSE if settled or (num.op == "=" and num.value < least) else Truth.UNKNOWN


@dataclass(frozen=True, slots=True)
class Ticks:
    """The number of rows or columns of each of some panels."""

    side: str
    number: Num
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: 4 rows."""
        return f"{num_text(self.number)} {self.side}"

    def truth(self, world: World) -> Truth:
        """True if every panel has as many; false if none has, as the text may speak of one of them."""
        truths = [
            of_ticks(world, self.number, world.document.panels[index], self.side) for index in self.panels
        ]
        whole = all_of(truths)
        some = any(truth is not Truth.FALSE for truth in truths)
        return Truth.UNKNOWN if whole is Truth.FALSE and some else whole

    def shown(self, document: Document) -> str:
        """The number that there is."""
        found = {count for index in self.panels for count in tick_counts(document.panels[index], self.side)}
        return f"there are {several(found)} {self.side}"


@dataclass(frozen=True, slots=True)
class Size:
    """Rows by columns, in an order that the text does not tell."""

    one: Num
    other: Num
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: 4 by 5."""
        return f"{num_text(self.one)} by {num_text(self.other)}"

    def truth(self, world: World) -> Truth:
        """True if the shape fits in one order, false if in neither."""
        return self._of(world, self.one, self.other) | self._of(world, self.other, self.one)

    def _of(self, world: World, rows: Num, columns: Num) -> Truth:
        return Ticks("rows", rows, self.panels).truth(world) & Ticks("columns", columns, self.panels).truth(
            world
        )

    def shown(self, document: Document) -> str:
        """The shape that there is."""
        sizes = {
            f"{len(document.panels[i].rows.ticks)} by {len(document.panels[i].columns.ticks)}"
            for i in self.panels
        }
        return f"the grid is {' or '.join(sorted(sizes))}"


@dataclass(frozen=True, slots=True)
class Cells:
    """The number of cells of each of some panels, or, unless each is spoken of, of all of them together."""

    number: Num
    panels: tuple[int, ...]
    each: bool = False
    together: bool = False

    def describe(self, document: Document) -> str:
        """For instance: 20 cells in each panel."""
        where = " in each panel" if self.each else " in all panels together" if self.together else ""
        return f"{num_text(self.number)} cells" + (where if len(self.panels) > 1 else "")

    def truth(self, world: World) -> Truth:
        """True if the number fits each panel, or, where that can be meant, all together."""
        panels = [world.document.panels[index] for index in self.panels]
        if self.together:
            return self._of(world, panels)
        single = all_of(self._of(world, [panel]) for panel in panels)
        return single if self.each or len(panels) == 1 else single | self._of(world, panels)

    def _of(self, world: World, panels: list[Panel]) -> Truth:
        size = sum(panel.size for panel in panels)
        if world.reading is Reading.PRINTED:
            if all(is_full(panel) and not panel.surplus for panel in panels):
                return states_count(world, self.number, [sum(len(panel.cells) for panel in panels)])
            clean = not any(
                p.surplus or len(tick_counts(p, "rows")) > 1 or len(tick_counts(p, "columns")) > 1
                for p in panels
            )
            return states_count(world, self.number, [size]) if clean else Truth.UNKNOWN
        counts = {size, sum(len(p.values) for p in panels), sum(len(p.cells) for p in panels)}
        if len(panels) == 1:
            counts |= {
                rows * columns
                for rows in tick_counts(panels[0], "rows")
                for columns in tick_counts(panels[0], "columns")
            }
        settled = all(is_settled(panel, side) for panel in panels for side in ("rows", "columns"))
        return refuted(world, self.number, counts, settled=settled, least=sum(len(p.cells) for p in panels))

    def shown(self, document: Document) -> str:
        """The number that there is."""
        sizes = {document.panels[index].size for index in self.panels}
        return f"there are {several(sizes)} cells" + (" in each panel" if len(self.panels) > 1 else "")


@dataclass(frozen=True, slots=True)
class Written:
    """The number of values that the document gives, of a grid that may hold more."""

    number: Num
    panels: tuple[int, ...]

    def describe(self, document: Document) -> str:
        """For instance: 11 values are given."""
        return f"{num_text(self.number)} values are given"

    def truth(self, world: World) -> Truth:
        """True if so many numbers are written; false only where no way of counting fits."""
        panels = [world.document.panels[index] for index in self.panels]
        numbers = sum(len(p.values) for p in panels)
        if world.reading is Reading.PRINTED:
            return states_count(world, self.number, [numbers])
        cells = sum(len(p.cells) for p in panels)
        counts = {numbers, cells, cells + sum(len(p.surplus) + len(p.restated) for p in panels)}
        return refuted(
            world, self.number, counts, settled=not any(p.bands or p.totals for p in panels), least=0
        )

    def shown(self, document: Document) -> str:
        """The number that there is."""
        return f"{sum(len(document.panels[index].values) for index in self.panels)} are given"
