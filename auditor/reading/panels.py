"""Panels: entries laid on the axes that fit them, named, with their legends."""

import re
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.model import AxisDeclaration, Panel, Tick
from auditor.reading.axis_merging import merged
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.derived import measures_among, without_derived
from auditor.reading.form import SIDE_BY_SIDE, Entry
from auditor.reading.group import Group
from auditor.reading.groups import groups
from auditor.reading.key import Key, matches
from auditor.reading.known_axes import KnownAxis, is_declared
from auditor.reading.labels import canonical, unit_of
from auditor.reading.layout import lay_out
from auditor.reading.legend_scopes import ScopedLegend
from auditor.reading.list_order import in_told_order
from auditor.reading.names import PanelReading, named
from auditor.reading.numeric import is_numeric
from auditor.reading.outline import Node
from auditor.reading.panel_legends import with_legends
from auditor.reading.placing import Layout
from auditor.reading.refuted_steps import with_steps_of_data
from auditor.reading.remarks import without_remarks
from auditor.reading.rest_of_grid import RestOfGrids
from auditor.reading.restated import with_restated
from auditor.reading.roles import ACTUAL, PREDICTED, are_opposite, role_of
from auditor.reading.scope import Scoped, path_of
from auditor.reading.sequences import implied_ticks
from auditor.reading.square_lists import with_names_of_rows
from auditor.reading.summed import without_sums
from auditor.reading.title_keys import AxesAt
from auditor.reading.told_names import with_told_names
from auditor.source import Span

_CONTINUED = re.compile(r"\b(?:continued|continuation|cont(?:'d|\.))", re.IGNORECASE)
FEWEST_UNDECLARED = 3
_NEAREST = 10
_MOST = 0.8


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
    rows, columns = _axis("rows", entries, axes), _axis("columns", entries, axes)
    entries = in_told_order(entries, rows, columns, leads.get(id(entries[0].node), ""))
    laid = with_names_of_rows(without_sums(lay_out(entries, rows, columns)))
    if not _is_grid(laid, entries, rows, columns):
        return None
    span = Span(min(e.node.block.span.start for e in entries), max(e.node.block.span.end for e in entries))
    panel = Panel(
        figure=group.figure.name.text if group.figure is not None else "",
        name="",
        span=span,
        rows=laid.rows,
        columns=laid.columns,
        cells=laid.cells,
        surplus=laid.surplus,
        restated=laid.restated,
        bands=laid.bands,
        totals=laid.totals,
        form=entries[0].form,
        orientation=_orientation(entries, rows, columns),
    )
    return PanelReading(panel, group.title, group.figure, entries, laid.unplaced)


# --- the axes of a panel ----------------------------------------------------------------------------


def _axis(side: str, entries: Sequence[Entry], axes: Scoped[DeclaredAxis]) -> KnownAxis | None:
    """Of the declarations that reach the entries the best fitting; of equals the innermost, nearest."""
    start = entries[0].node.block.span.start
    candidates: list[DeclaredAxis] = []
    for level in axes.reaching(path_of(entries[0].node)):
        candidates += _nearest([axis for axis in level if axis.axis.side == side], start)
    keys = list(_keys(entries))
    readings = [_settled(axis, entries) for axis in merged(candidates)]
    if not any(axis.ticks or axis.low for axis in readings):
        readings += _from_elsewhere(side, start, keys, entries, axes)
    if not readings:
        return None

    told = list(dict.fromkeys(canonical(key.text) for entry in entries[:400] for key in entry.keys))

    def rank(numbered: tuple[int, AxisDeclaration]) -> tuple[float, bool, bool, int]:
        number, axis = numbered
        fit = round(_fit(axis, keys, entries), 6)
        return fit, bool(axis.ticks or axis.low), _in_that_order(axis, told), -number

    return KnownAxis(max(enumerate(readings), key=rank)[1])


def _in_that_order(axis: AxisDeclaration, told: Sequence[str]) -> bool:
    """Whether the data name the ticks in the order in which they are declared, or in the reverse."""
    ticks = [canonical(tick.text) for tick in axis.ticks]
    own = [text for text in told if text in ticks]
    places = [ticks.index(text) for text in own]
    return len(own) > 2 and places in (sorted(places), sorted(places, reverse=True))


def _from_elsewhere(
    side: str, start: int, keys: Sequence[Key], entries: Sequence[Entry], axes: Scoped[DeclaredAxis]
) -> list[AxisDeclaration]:
    """What an earlier section declares and that fits the data as if it were their own."""
    above = axes.all()[: bisect_right(axes.all(), start, key=lambda declared: declared.axis.span.start)]
    near = [_settled(declared, entries) for declared in above[-_NEAREST:] if declared.axis.side == side]
    return [axis for axis in near if _is_own(axis, keys, entries)]


def _is_own(axis: AxisDeclaration, keys: Sequence[Key], entries: Sequence[Entry]) -> bool:
    ticks = {canonical(tick.text) for tick in axis.ticks or implied_ticks(axis)}
    lists = [entry for entry in entries if entry.spread and not entry.header]
    named = {canonical(key.text) for key in keys}
    if len(ticks) < 2 or len(named & ticks) >= 0.8 * len(ticks):
        return len(ticks) > 1
    return axis.side == "columns" and bool(lists) and all(len(entry.values) == len(ticks) for entry in lists)


def _nearest(level: Sequence[DeclaredAxis], start: int) -> list[DeclaredAxis]:
    """The declarations nearest above the data first, then those below it; only a few of very many."""
    above = [axis for axis in level if axis.axis.span.start <= start]
    below = [axis for axis in level if axis.axis.span.start > start]
    return [*above[:-_NEAREST:-1], *below[:_NEAREST]]


def _settled(declared: DeclaredAxis, entries: Sequence[Entry]) -> AxisDeclaration:
    """The declaration with that reading of its ticks that the data fit best, else the first."""
    axis = _without_noun(with_steps_of_data(_best_fitting(declared, entries), entries), entries)
    return _as_in_data(axis, entries, declared.said)


def _without_noun(axis: AxisDeclaration, entries: Sequence[Entry]) -> AxisDeclaration:
    """The axis without the noun behind its last tick, where the data lack it: "none, light, heavy shading"."""
    *others, last = axis.ticks or (None,)
    name, _, noun = last.text.rpartition(" ") if last is not None else ("", "", "")
    if last is None or not others or not name or not noun.islower():
        return axis
    told = {canonical(key.text) for key in _keys(entries)}
    known = {canonical(tick.text) for tick in others if tick is not None}
    if canonical(last.text) in told or canonical(name) not in told - known or not known <= told:
        return axis
    return replace(axis, ticks=(*axis.ticks[:-1], _with_text(last, name)))


def _as_in_data(axis: AxisDeclaration, entries: Sequence[Entry], said: str) -> AxisDeclaration:
    """An axis of bare numbers, with these written as the data have them all: "1.5 m" for 1.5.

    Such are the ticks that a range and a step imply, and those whose unit is told with the last of them alone,
    as the data write it: "150, 175 and 200 °C".
    """
    implied = len({tick.span for tick in axis.ticks}) == 1 and axis.step is not None
    if len(axis.ticks) < FEWEST_UNDECLARED or not (implied or all(map(_is_bare, axis.ticks))):
        return axis
    known = KnownAxis(axis)
    texts: dict[int, Counter[str]] = defaultdict(Counter)
    for key in _keys(entries):
        place = known.find(key.text)
        place = known.find_counted(key.text) if place is None else place
        if place is not None and (implied or unit_of(key.text)):
            texts[place][key.text] += 1
    if len(texts) < len(axis.ticks):
        return axis
    written = [
        texts[n].most_common(1)[0][0] for n in range(len(axis.ticks))
    ]  # the other axis may have one of them, too
    if not implied and not re.search(rf"(?<![\d.]){re.escape(written[-1])}(?!\w)", said):
        return axis
    return replace(axis, ticks=tuple(map(_with_text, axis.ticks, written)))


def _is_bare(tick: Tick) -> bool:
    return tick.number is not None and not unit_of(tick.text)


def _with_text(tick: Tick, text: str) -> Tick:
    return replace(tick, text=text)


def _best_fitting(declared: DeclaredAxis, entries: Sequence[Entry]) -> AxisDeclaration:
    axis = declared.axis
    options = [*declared.lists, *([()] if implied_ticks(axis) and not axis.step else [])]
    if not declared.lists or len(options) < 2:
        return axis
    keys = list(_keys(entries))
    lists = [] if _names_the_lists([replace(axis, ticks=ticks) for ticks in options], entries) else entries
    fits = [round(_fit(replace(axis, ticks=ticks), keys, lists), 6) for ticks in options]
    best = max(range(len(options)), key=lambda i: (fits[i], -i))
    return replace(axis, ticks=options[best])


def _names_the_lists(options: Sequence[AxisDeclaration], entries: Sequence[Entry]) -> bool:
    """Whether nearly all lists are called by ticks of an axis, so that none of them runs along it."""
    axes = [KnownAxis(option) for option in options]
    named = [entry.keys[-1] for entry in entries if entry.spread and entry.keys]
    return bool(named) and sum(is_declared(key.text, axes) for key in named) >= _MOST * len(named)


def _keys(entries: Sequence[Entry]) -> Iterator[Key]:
    for entry in entries[:400]:
        yield from entry.keys
        yield from entry.header
        for value in entry.values[:400]:
            yield from value.keys


def _fit(axis: AxisDeclaration, keys: Sequence[Key], entries: Sequence[Entry]) -> float:
    """How well an axis fits: by the keys that lie on it, and by the rows that are as long as it."""
    known = KnownAxis(axis)
    used = sum(matches(key, known) for key in keys)
    lists = [entry for entry in entries if entry.spread and not entry.header]
    ticks = axis.ticks or implied_ticks(axis)
    full = sum(len(entry.values) == len(ticks) for entry in lists)
    return used + 0.5 * full


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
