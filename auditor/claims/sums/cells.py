"""Sets of the cells of a panel: what is named in it, all, and the selections that make up a set."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.scope import of_ref
from auditor.world import Selection

_ENDS = 2
Cells = frozenset[tuple[int, int]]


class Field:
    """The panel that a clause speaks of, as a field of cells; panels with the same ticks are one field."""

    def __init__(self, clause: Clause, panels: Sequence[int]) -> None:
        self.clause, self.panels = clause, tuple(panels)
        self.panel = clause.panel(panels[0])
        self.rows, self.columns = len(self.panel.rows.ticks), len(self.panel.columns.ticks)
        self.all: Cells = frozenset((r, c) for r in range(self.rows) for c in range(self.columns))

    @property
    def alike(self) -> bool:
        """Whether all of its panels have the same ticks."""
        ticks = {
            tuple(tuple(tick.text for tick in axis.ticks) for axis in (panel.rows, panel.columns))
            for panel in map(self.clause.panel, self.panels)
        }
        return len(ticks) == 1

    def named(self, item: Item) -> Cells | None:
        """The cells that a mention names; None where that is not plain."""
        if getattr(item.value, "side", "") == "either":
            return None
        found = of_ref(self.clause, self.panels[0], item.value)
        return frozenset(found.places(self.panel)) if found is not None else None

    def side(self, cells: Cells) -> str:
        """The side of which some cells are whole lines; "" of none, and of all cells."""
        rows, columns = {r for r, _ in cells}, {c for _, c in cells}
        if len(cells) == len(self.all) or len(cells) != len(rows) * len(columns):
            return ""
        return "rows" if len(columns) == self.columns else "columns" if len(rows) == self.rows else ""

    def lines(self, side: str) -> tuple[Cells, ...]:
        """The lines of a side, in their order."""
        at, size = (0, self.rows) if side == "rows" else (1, self.columns)
        return tuple(frozenset(place for place in self.all if place[at] == n) for n in range(size))

    def between(self, one: Cells, other: Cells) -> Cells | None:
        """All lines from one to another; or between two that are named together."""
        side = self.side(one)
        if not side or self.side(other) != side:
            return None
        at = 0 if side == "rows" else 1
        low, high = min(place[at] for place in one), max(place[at] for place in other)
        if one == other and len({place[at] for place in one}) != _ENDS:
            return None
        return frozenset(place for place in self.all if low <= place[at] <= high) or None

    def around(self, cells: Cells) -> tuple[Cells, Cells]:
        """The rows and the columns in which some cells stand."""
        rows, columns = {row for row, _ in cells}, {column for _, column in cells}
        return (
            frozenset(place for place in self.all if place[0] in rows),
            frozenset(place for place in self.all if place[1] in columns),
        )

    def beside(self, cells: Cells, step: int) -> Cells | None:
        """The line that stands so many lines behind another."""
        side = self.side(cells)
        at = 0 if side == "rows" else 1
        lines = {place[at] for place in cells}
        if not side or len(lines) != 1:
            return None
        (line,) = lines
        return frozenset(place for place in self.all if place[at] == line + step) or None

    def selections(self, cells: Iterable[tuple[int, int]]) -> tuple[Selection, ...]:
        """As few selections as make up some cells, in each panel."""
        columns: dict[int, list[int]] = defaultdict(list)
        for row, column in sorted(cells):
            columns[row].append(column)
        rows: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for row, found in columns.items():
            rows[tuple(found)].append(row)
        return tuple(
            Selection(
                panel,
                None if len(own) == self.rows else tuple(own),
                None if len(found) == self.columns else found,
            )
            for panel in self.panels
            for found, own in rows.items()
        )
