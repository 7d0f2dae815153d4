"""Of which areas a line speaks: put in front, or named as what it tells of."""

from collections.abc import Iterator

from auditor.claims.cellsets.areas import areas
from auditor.claims.cellsets.claims import Area
from auditor.claims.cellsets.shapes import PREPOSITIONS, Ways
from auditor.claims.cellsets.words import REF, Line

# What a place that is put in front may begin with.
LEADING = PREPOSITIONS | {"outside", "off", "away", "beyond", "below", "above", "beneath"}


def areas_of(line: Line, ways: Ways, name: str) -> list[Area]:
    """An area for each set of cells that its words may mean."""
    return [Area.of(line.panel, cells, name) for cells in ways]


def name_of(line: Line, start: int, end: int) -> str:
    """The words of a line from one place to another, as they are written."""
    words = [w.item.text if w.item is not None else w.text for w in line.words[start:end]]
    return " ".join(words).strip(" ,") or "the grid"


def everything(line: Line) -> Area:
    """All cells of the panel."""
    grid = line.clause.panel(line.panel)
    cells = frozenset((r, c) for r in range(len(grid.rows.ticks)) for c in range(len(grid.columns.ticks)))
    return Area.of(line.panel, cells, "the grid")


def led(line: Line) -> Iterator[tuple[list[Area] | None, int]]:
    """An area that is put in front, and where the rest begins; none at first."""
    yield None, 0
    if line.text(0) in LEADING or line.text(0) == REF:
        for ways, at in areas(line, 0):
            if line.text(0) == REF and line.text(at) != ",":
                continue
            yield areas_of(line, ways, name_of(line, 0, at)), line.skip(at, (",",))
