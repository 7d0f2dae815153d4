"""Panels: entries laid on the axes that fit them, named, with their legends."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.model import Panel
from auditor.reading.axes_of_panel import FEWEST_UNDECLARED, axis_of_panel
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.derived import measures_among, without_derived
from auditor.reading.form import SIDE_BY_SIDE, Entry
from auditor.reading.group import Group
from auditor.reading.groups import groups
from auditor.reading.key import matches
from auditor.reading.known_axes import KnownAxis
from auditor.reading.layout import lay_out
from auditor.reading.legend_scopes import ScopedLegend
from auditor.reading.list_order import in_told_order
from auditor.reading.names import PanelReading, named
from auditor.reading.numeric import is_numeric
from auditor.reading.outline import Node
from auditor.reading.panel_legends import with_legends
from auditor.reading.placing import Layout
from auditor.reading.remarks import without_remarks
from auditor.reading.rest_of_grid import RestOfGrids
from auditor.reading.restated import with_restated
from auditor.reading.roles import ACTUAL, PREDICTED, are_opposite, role_of
from auditor.reading.scope import Scoped
from auditor.reading.specifications import as_specified
from auditor.reading.square_lists import with_names_of_rows
from auditor.reading.summed import without_sums
from auditor.reading.title_keys import AxesAt
from auditor.reading.told_names import with_told_names
from auditor.reading.units_of_ticks import without_units
from auditor.source import Span

_CONTINUED = re.compile(r"\b(?:continued|continuation|cont(?:'d|\.))", re.IGNORECASE)


def read_panels(
    entries: Sequence[Entry],
    nodes: Sequence[Node],
    axes: Scoped[DeclaredAxis],
    scales: Scoped[ScopedLegend],
    axes_at: AxesAt,
) -> list[PanelReading]:
    """All panels of a document."""
    grouped = groups(entries, axes_at, _continued(nodes))
    leads = _leads(nodes)
    laid = without_remarks([reading for group in grouped for reading in _panels(group, axes, leads)], nodes)
    readings = with_restated([reading for reading in laid if not _is_guessed(reading) or _recur(laid)])
    positions = {id(node): number for number, node in enumerate(nodes)}
    readings = [
        reading
        for part in without_derived(readings)
        if part
        for reading in with_told_names(named(part, nodes, positions), nodes, positions)
    ]
    panels = with_legends(readings, scales)
    rest = RestOfGrids(nodes, readings)
    return [
        replace(reading, panel=rest.fill(panel, reading))
        for reading, panel in zip(readings, panels, strict=True)
    ]


def _is_guessed(reading: PanelReading) -> bool:
    """Whether words beside values are taken for columns that nothing declares: beside other grids they are remarks."""
    return any(entry.form == SIDE_BY_SIDE for entry in reading.entries)


def _recur(laid: Sequence[PanelReading]) -> bool:
    """Whether all grids have the same columns, so that words which stand beside the values name them."""
    return len({tuple(tick.text for tick in reading.panel.columns.ticks) for reading in laid}) == 1


def _continued(nodes: Sequence[Node]) -> set[int]:
    """Where tables begin that the line above calls the continuation of another."""
    return {
        node.block.span.start
        for before, node in pairwise(nodes)
        if node.block.kind in ("table", "fence", "math") and _CONTINUED.search(before.block.text[-80:])
    }


def _leads(nodes: Sequence[Node]) -> dict[int, str]:
    """What the paragraph right before a node says, by the node."""
    pairs = pairwise(nodes)
    return {id(node): before.block.text for before, node in pairs if before.block.kind == "paragraph"}


def _panels(group: Group, axes: Scoped[DeclaredAxis], leads: dict[int, str]) -> Iterator[PanelReading]:
    """The panel of a group; lists of measures among the rows of a matrix are a grid of their own."""
    whole = _panel(group, axes, leads)
    measures = measures_among(whole) if whole is not None else ()
    if whole is not None and not measures:
        yield whole
        return
    rest = [entry for entry in group.entries if not any(entry is own for own in measures)]
    for entries in (rest, list(measures)) if measures else ():
        if part := _panel(replace(group, entries=entries), axes, leads):
            yield part


def _panel(group: Group, axes: Scoped[DeclaredAxis], leads: dict[int, str]) -> PanelReading | None:
    entries = tuple(group.entries)
    rows, columns = axis_of_panel("rows", entries, axes), axis_of_panel("columns", entries, axes)
    entries = in_told_order(entries, rows, columns, leads.get(id(entries[0].node), ""))
    laid = with_names_of_rows(without_sums(lay_out(entries, rows, columns)))
    if not _is_grid(laid, entries, rows, columns):
        return None
    span = Span(min(e.node.block.span.start for e in entries), max(e.node.block.span.end for e in entries))
    panel = Panel(
        figure=group.figure.name.text if group.figure is not None else "",
        name="",
        span=span,
        rows=without_units(laid.rows),
        columns=without_units(laid.columns),
        cells=laid.cells,
        surplus=laid.surplus,
        restated=laid.restated,
        bands=laid.bands,
        totals=laid.totals,
        form=entries[0].form,
        orientation=_orientation(entries, rows, columns),
    )
    panel = as_specified(panel, entries)
    return PanelReading(panel, group.title, group.figure, entries, laid.unplaced)


# --- what is a grid ---------------------------------------------------------------------------------


def _is_grid(
    laid: Layout, entries: Sequence[Entry], rows: KnownAxis | None, columns: KnownAxis | None
) -> bool:
    """Whether the entries really make a grid, and not just a list of numbers with labels."""
    placed = len(laid.cells) + len(laid.bands)
    if placed == 0 or len(laid.unplaced) > placed:
        return False
    if entries[0].table is not None:
        return is_numeric(entries) and placed >= 2
    known = [axis for axis in (rows, columns) if axis is not None and (axis.ticks or axis.range)]
    if len(known) == 2 and _keys_fit(entries, known):
        return True
    if all(entry.spread for entry in entries):
        lengths = Counter(len(entry.values) for entry in entries)
        usual = lengths.most_common(1)[0][1]
        return len(entries) >= 2 and usual * 2 > len(entries) and placed >= 2 * FEWEST_UNDECLARED - 2
    return (
        _is_rectangle(laid, placed)
        if len(known) == 2 or any(entry.form == SIDE_BY_SIDE for entry in entries)
        else placed >= FEWEST_UNDECLARED and len(laid.rows.ticks) > 1
    )


def _keys_fit(entries: Sequence[Entry], known: Sequence[KnownAxis]) -> bool:
    keys = [key for entry in entries for key in entry.keys]
    return 2 * sum(any(matches(key, axis) > 0 for axis in known) for key in keys) >= len(keys)


def _is_rectangle(laid: Layout, placed: int) -> bool:
    """Whether the places taken fill most of a grid of their own, whatever the axes say."""
    rows, columns = {cell.row for cell in laid.cells}, {cell.column for cell in laid.cells}
    return len(rows) > 1 and len(columns) > 1 and placed * 3 >= 2 * len(rows) * len(columns)


def _orientation(entries: Sequence[Entry], rows: KnownAxis | None, columns: KnownAxis | None) -> str:
    """Of a confusion matrix: whether its rows are what was predicted or what was there."""
    first = entries[0]
    row_text = " ".join([first.row_label, *(f"{key.name} {key.text}" for key in first.keys[:1])])
    column_text = " ".join([first.column_label, *(f"{key.name} {key.text}" for key in first.header)])
    declared = [
        " ".join([a.declared.label, *a.declared.aliases]) if a is not None else "" for a in (rows, columns)
    ]
    told = [(column_text, row_text), (declared[1], declared[0])]
    for across, down in told if first.table is not None else reversed(told):
        if are_opposite(across, down):
            return role_of(down)
        if bool(PREDICTED.search(down)) != bool(PREDICTED.search(across)):
            return "predicted" if PREDICTED.search(down) else "actual"
        if bool(ACTUAL.search(down)) != bool(ACTUAL.search(across)):
            return "actual" if ACTUAL.search(down) else "predicted"
    return ""
