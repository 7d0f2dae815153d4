"""What was written held against what is read."""

import re

from auditor.model import Axis, Document, Panel
from auditor.quantity import number_of
from drawn.documents import Written
from drawn.grids import Side

Cells = dict[tuple[str, str], float | None]


def same(tick: str, side: Side) -> str:
    """A tick without its unit and the name of its axis, by which it is told from others."""
    text = tick.casefold().strip(' *"')
    for unit in (side.unit, ""):
        bare = text.removesuffix(unit.casefold()).strip() if unit else text
        if (number := number_of(bare)) is not None and side.kind == "number":
            return f"{number:g}"
    label = side.label.casefold().removeprefix("number of ")
    text = text.removeprefix(label).strip(" =:") if text != label else text
    if (number := number_of(text)) is not None and side.kind == "number":
        return f"{number:g}"
    return re.sub(r"\s+", "", text)


def cells_of(panel: Panel, rows: Side, columns: Side) -> Cells:
    return {
        (same(panel.rows.ticks[cell.row].text, rows), same(panel.columns.ticks[cell.column].text, columns)): (
            cell.quantity.value if cell.quantity else None
        )
        for cell in panel.cells
    }


def _misread(axis: Axis, side: Side) -> list[str]:
    """What is read of a declared axis, where it is not what was written."""
    ticks = axis.declaration.ticks if axis.declaration else ()
    read = [tick.text for tick in ticks]
    same_ticks = [same(text, side) for text in read] == [same(tick, side) for tick in side.ticks]
    return [] if same_ticks else [f"axis {side.ticks} read as {read}"]


def faults(written: Written, document: Document) -> list[str]:
    """What does not come back as it was written; empty where all does."""
    panels = [panel for figure in document.figures for panel in figure.panels]
    shown = written.figure
    if len(panels) != len(shown.grids):
        return [f"{len(panels)} panels for {len(shown.grids)}: {[panel.name for panel in panels]}"]
    found: list[str] = []
    for grid, panel in zip(shown.grids, panels, strict=True):
        if len(shown.grids) > 1 and grid.name.casefold() not in panel.name.casefold():
            found.append(f"called {panel.name!r} for {grid.name!r}")
        wanted = {
            (same(r, shown.rows), same(c, shown.columns)): float(v.replace(",", "")) if v else None
            for (r, c), v in grid.values.items()
        }
        got = cells_of(panel, shown.rows, shown.columns)
        if not written.declared:
            turned = {(r, c): v for (c, r), v in cells_of(panel, shown.columns, shown.rows).items()}
            got = max(got, turned, key=lambda own: len(own.items() & wanted.items()))
        lost = [place for place, v in wanted.items() if got.get(place) != v]
        more = [(place, v) for place, v in got.items() if place not in wanted]
        if written.declared:
            found += _misread(panel.rows, shown.rows) + _misread(panel.columns, shown.columns)
        if lost or more:
            found.append(f"{panel.name!r}: lost {len(lost)} of {len(wanted)} {lost[:2]}, more {more[:3]}")
    return found
