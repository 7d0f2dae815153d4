"""Panels: which entries belong together, what the panel is called, which axes and legend it has."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.model import AxisDeclaration, Cell, Legend, Panel
from auditor.quantity import match_quantity
from auditor.reading.axes import implied_ticks
from auditor.reading.form import Entry
from auditor.reading.grids.tables import is_numeric
from auditor.reading.keys import Key, matches, read_keys
from auditor.reading.labels import content_words, words
from auditor.reading.layout import Layout, lay_out
from auditor.reading.legends import ScopedLegend
from auditor.reading.outline import Node
from auditor.reading.sections import is_generic, names_a_side
from auditor.source import Span

_NUMBERING = re.compile(r"^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[A-Z][.)])\s+(?=\S)|^\s*\d{1,2}[.)]\s*")
_SIDES = "left|right|center|centre|middle|top|bottom|upper|lower|first|second|third|fourth"
_SIDE = re.compile(rf"\b(?P<side>{_SIDES})(?:[\s-]+hand)?\b", re.IGNORECASE)
_SIDE_NOTE = re.compile(
    rf"\s*\((?:the\s+)?(?:{_SIDES})(?:[\s-]+(?:hand|left|right|most))?(?:\s+(?:heatmap|panel|plot|chart|matrix|grid|map|subplot|figure|side))?\)",
    re.IGNORECASE,
)
_KIND = re.compile(
    r"^(?:heat\s?maps?|panels?|matrix|matrices|plots?|grids?|figures?|charts?|tables?|data)\s*[:–—-]\s+|\s*[–—-]\s+(?:scores|values|data)\b.*$",
    re.IGNORECASE,
)
_KIND_BEHIND = re.compile(r"\s+(?:heat\s?map|panel|plot|grid|chart)\s*$", re.IGNORECASE)
_SIDED = re.compile(
    rf"^(?:{_SIDES})(?:[\s-]+hand)?\s+(?:heat\s?map|panel|matrix|plot|grid|map|chart|subplot|figure)\s*(?:\((?P<inner>.+)\)|[:–—-]\s*(?P<behind>.+))$",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"\b(?:all|every|the)\s+(?:other|remaining|rest of the)\s+(?:cells?|values?|entries|squares?|pairs?|positions?|boxes|tiles)\s+(?:are|is|hold|holds|contain|contains|read|reads|=|equal|show|shows)\s+(?:exactly\s+)?(?P<value>[-+−]?\d[\d.]*|zero)",
    re.IGNORECASE,
)
_CAPTION = re.compile(r"^(?:\([a-z]\)|[a-z]\)|panel\s|(?:sub)?fig)", re.IGNORECASE)
ORIENTATION = re.compile(r"\b(?:predicted|prediction|called|output|classified as)\b", re.IGNORECASE)
ACTUAL = re.compile(r"\b(?:actual|true|truth|ground|real|reference|observed)\b", re.IGNORECASE)
FEWEST_UNDECLARED = 3


@dataclass(frozen=True, slots=True)
class Group:
    """Entries of one panel, with the title that names it and the figure it belongs to."""

    title: Node | None
    figure: Node | None
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class PanelReading:
    """A panel, the figure it belongs to, the nodes whose values it took up, and those left unplaced."""

    panel: Panel
    title: Node | None
    figure: Node | None
    entries: tuple[Entry, ...]
    unplaced: tuple[Entry, ...]


def read_panels(
    entries: Sequence[Entry],
    nodes: Sequence[Node],
    declared: Sequence[AxisDeclaration],
    scales: Sequence[ScopedLegend],
) -> list[PanelReading]:
    """All panels of a document."""
    readings = [reading for group in groups(entries, nodes, declared) if (reading := _panel(group, declared))]
    readings = _named(readings, nodes)
    return [
        replace(reading, panel=_with_others(_with_legend(reading, readings, scales), reading, nodes))
        for reading in readings
    ]


# --- grouping -------------------------------------------------------------------------------------


def groups(
    entries: Sequence[Entry], nodes: Sequence[Node], declared: Sequence[AxisDeclaration]
) -> list[Group]:
    """Entries that stand under one title, with the keys of the labels they stand under added to their own."""
    key_nodes = _key_nodes(entries, declared)
    found: list[Group] = []
    for entry in entries:
        inherited = [key for parent in entry.node.parents if (key := key_nodes.get(parent.block.span))]
        full = replace(entry, keys=(*inherited, *entry.keys)) if len(entry.keys) < 2 else entry
        title = _title(entry, key_nodes)
        figure = next((p for p in entry.node.parents if p.block.kind == "heading"), None)
        last = found[-1] if found else None
        if last and last.title is title and last.figure is figure and _continues(last.entries[-1], full):
            found[-1] = replace(last, entries=(*last.entries, full))
        else:
            found.append(Group(title, figure, (full,)))
    return _joined(found)


def _continues(last: Entry, entry: Entry) -> bool:
    return entry.table is None or last.table == entry.table


def _joined(found: list[Group]) -> list[Group]:
    """Groups under the same title, of lists only, are one panel, wherever other text stands between them."""
    joined: list[Group] = []
    for group in found:
        listed = group.entries[0].table is None
        same = next(
            (i for i, g in enumerate(joined) if g.title is group.title and g.figure is group.figure), None
        )
        if same is not None and listed:
            joined[same] = replace(joined[same], entries=(*joined[same].entries, *group.entries))
        else:
            joined.append(group)
    return joined


def _key_nodes(entries: Sequence[Entry], declared: Sequence[AxisDeclaration]) -> dict[Span, Key]:
    """The titles and labels that name a row or a column rather than a panel."""
    parents = {
        parent.block.span: parent
        for entry in entries
        if len(entry.keys) < 2
        for parent in entry.node.parents
        if parent.is_title
    }
    single = {
        parent.block.span
        for entry in entries
        if len(entry.keys) == 1 and not entry.spread and entry.form != "keyed"
        for parent in entry.node.parents
    }
    found: dict[Span, Key] = {}
    for span, parent in parents.items():
        if span not in single:
            continue
        keys = read_keys(parent.name, declared)
        if len(keys) == 1 and (
            _declared_key(keys[0], declared)
            or (not _complete(declared) and _counted(parent, keys[0], parents))
        ):
            found[span] = keys[0]
    if not found:
        found = _innermost(entries, single, parents)
    return found


def _complete(declared: Sequence[AxisDeclaration]) -> bool:
    return {axis.side for axis in declared if axis.ticks} == {"rows", "columns"}


def _declared_key(key: Key, declared: Sequence[AxisDeclaration]) -> bool:
    return any(
        matches(key, axis) >= 1 and (key.number is not None or matches(key, axis) > 1 or not key.name)
        for axis in declared
    )


def _counted(parent: Node, key: Key, parents: dict[Span, Node]) -> bool:
    """Whether titles of the same kind differ only in their number: "Batch 1", "Batch 2"."""
    if not key.name or (key.number is None and key.ordinal is None):
        return False
    others = [
        read_keys(p.name)
        for s, p in parents.items()
        if s != parent.block.span and p.block.kind == parent.block.kind
    ]
    return any(len(k) == 1 and words(k[0].name) == words(key.name) for k in others)


def _innermost(entries: Sequence[Entry], single: set[Span], parents: dict[Span, Node]) -> dict[Span, Key]:
    """Where each line has one key and nothing else tells, the label right above the lines is the other key.

    That holds where several such labels stand over lines with the same keys.
    """
    under: dict[Span, list[str]] = {}
    for entry in entries:
        titled = [
            p
            for p in entry.node.parents
            if p.block.span in parents and p.block.span in single and not is_generic(p.name.text)
        ]
        if len(entry.keys) == 1 and not entry.spread and entry.form == "points" and titled:
            under.setdefault(titled[-1].block.span, []).append(entry.keys[0].text.casefold())
    shared = Counter(key for keys in under.values() for key in set(keys))
    usual = [span for span, keys in under.items() if sum(shared[key] > 1 for key in keys) * 2 >= len(keys)]
    if len(usual) < 2:
        return {}
    return {span: keys[0] for span in usual if (keys := read_keys(parents[span].name))}


def _title(entry: Entry, key_nodes: dict[Span, Key]) -> Node | None:
    """The innermost title that is neither a key nor only "Values"."""
    for parent in reversed(entry.node.parents):
        if (
            parent.block.span not in key_nodes
            and not is_generic(parent.name.text)
            and not _introduces(parent)
        ):
            return parent
    return None


def _introduces(parent: Node) -> bool:
    """A line of running text that ends with a colon leads over to the data and names nothing."""
    text = parent.name.text
    return parent.block.kind == "paragraph" and (len(text.split()) > 5 or "," in text or text[:1].islower())


# --- one panel ------------------------------------------------------------------------------------


def _panel(group: Group, declared: Sequence[AxisDeclaration]) -> PanelReading | None:
    entries = group.entries
    rows, columns = _best("rows", group, declared), _best("columns", group, declared)
    laid = lay_out(entries, rows, columns)
    if not _is_grid(laid, entries, rows, columns):
        return None
    span = Span(min(e.node.block.span.start for e in entries), max(e.node.block.span.end for e in entries))
    panel = Panel(
        figure=_figure_name(group.figure),
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
        orientation=_orientation(entries),
    )
    return PanelReading(panel, group.title, group.figure, entries, laid.unplaced)


def _best(side: str, group: Group, declared: Sequence[AxisDeclaration]) -> AxisDeclaration | None:
    """Of several declarations of one side, the one whose ticks the entries use most; of equals the nearest above."""
    start = group.entries[0].node.block.span.start
    candidates = [axis for axis in declared if axis.side == side]
    if len(candidates) < 2:
        return candidates[0] if candidates else None
    keys = [
        key
        for entry in group.entries
        for key in (*entry.keys, *entry.header, *(k for v in entry.values for k in v.keys))
    ]

    def rank(axis: AxisDeclaration) -> tuple[float, bool, int]:
        used = sum(matches(key, axis) for key in keys)
        return used, axis.span.start < start, -abs(axis.span.start - start)

    return max(candidates, key=rank)


def _is_grid(
    laid: Layout, entries: Sequence[Entry], rows: AxisDeclaration | None, columns: AxisDeclaration | None
) -> bool:
    """Whether the entries really make a grid, and not just a list of numbers with labels."""
    placed = len(laid.cells) + len(laid.bands)
    if placed == 0 or len(laid.unplaced) > placed:
        return False
    if entries[0].table is not None:
        return is_numeric(entries) and len(laid.cells) >= 2
    known = [axis for axis in (rows, columns) if axis is not None and (axis.ticks or axis.low)]
    if len(known) == 2:
        keys = [key for entry in entries for key in entry.keys]
        fitting = sum(any(matches(key, axis) > 0 for axis in known) for key in keys)
        return 2 * fitting >= len(keys)
    if all(entry.spread for entry in entries):
        lengths = Counter(len(entry.values) for entry in entries)
        usual = lengths.most_common(1)[0][1]
        return len(entries) >= 2 and usual * 2 > len(entries) and placed >= 2 * FEWEST_UNDECLARED - 2
    return placed >= FEWEST_UNDECLARED and len(laid.rows.ticks) > 1


def _figure_name(node: Node | None) -> str:
    return node.name.text if node is not None else ""


def _orientation(entries: Sequence[Entry]) -> str:
    """Of a confusion matrix: whether its rows are what was predicted or what was there."""
    first = entries[0]
    row_text = f"{first.row_label} {first.keys[0].name} {first.keys[0].text}"
    column_text = f"{first.column_label} " + " ".join(key.text for key in first.header)
    if ORIENTATION.search(row_text) and not ORIENTATION.search(column_text):
        return "predicted"
    if ORIENTATION.search(column_text) and not ORIENTATION.search(row_text):
        return "actual"
    if ACTUAL.search(first.row_label) and not ACTUAL.search(first.column_label):
        return "actual"
    return "predicted" if ACTUAL.search(first.column_label) and not ACTUAL.search(first.row_label) else ""


# --- names ----------------------------------------------------------------------------------------


def _named(readings: list[PanelReading], nodes: Sequence[Node]) -> list[PanelReading]:
    """Give each panel its name: of its own title, or of a caption beside its table."""
    titles = Counter(id(reading.title) for reading in readings)
    named: list[PanelReading] = []
    for reading in readings:
        title = reading.title
        text = title.name.text if title is not None else ""
        own = title is not None and titles[id(title)] == 1 and title is not reading.figure
        if not own or title is None:
            caption = _caption(reading, nodes) if len(readings) > 1 else ""
            text = caption or (text if title is not reading.figure or len(readings) == 1 else "")
        name = _clean(text)
        figure = _clean(_figure_name(reading.figure)) or reading.panel.figure
        side = _side(text)
        named.append(replace(reading, panel=replace(reading.panel, name=name, side=side, figure=figure)))
    return named


def _caption(reading: PanelReading, nodes: Sequence[Node]) -> str:
    """A short line right above the table, or a lettered one right below it."""
    first = next(
        (
            i
            for i, n in enumerate(nodes)
            if n is reading.entries[0].node or n.block is reading.entries[0].node.block
        ),
        None,
    )
    if first is None:
        return ""
    before = nodes[first - 1] if first else None
    after = nodes[first + 1] if first + 1 < len(nodes) else None
    if (
        after is not None
        and after.block.kind in ("paragraph", "title")
        and _CAPTION.match(after.block.text)
        and len(after.block.text) < 80
    ):
        return after.block.text
    if (
        before is not None
        and before.block.kind in ("paragraph", "title", "image", "heading", "summary")
        and 0 < len(before.block.text) < 80
    ):
        ends = (
            before.block.text.rstrip().endswith(".")
            and before.block.kind == "paragraph"
            and len(before.block.text.split()) > 6
        )
        return "" if ends or is_generic(before.block.text) else before.block.text
    return ""


def _clean(text: str) -> str:
    """A title without numbering, kind and side: "2. Accuracy (left heatmap):" is "Accuracy"."""
    name = _NUMBERING.sub("", text.strip()).strip().rstrip(":").strip()
    if sided := _SIDED.match(name):
        name = sided["inner"] or sided["behind"]
    name = _SIDE_NOTE.sub("", name)
    name = _KIND.sub("", name).strip()
    bare = _KIND_BEHIND.sub("", name).strip()
    return (bare if bare and not is_generic(bare) else name).strip(" :")


def _side(text: str) -> str:
    found = _SIDE.search(text)
    side = found["side"].lower() if found else ""
    return {"centre": "center", "middle": "center", "upper": "top", "lower": "bottom"}.get(side, side)


# --- what belongs to a panel ----------------------------------------------------------------------


def _with_legend(
    reading: PanelReading, readings: Sequence[PanelReading], scales: Sequence[ScopedLegend]
) -> Panel:
    panel = reading.panel
    own = _best_scoped(panel, [s for s in scales if s.scope], readings)
    if own is not None:
        return replace(panel, legend=own)
    shared = [
        s
        for s in scales
        if not (s.nested and _names_a_panel(s.scope, readings)) and not _names_a_panel(s.scope, readings)
    ]
    shared = [s for s in shared if not s.nested] or shared
    if not shared:
        return panel
    ranked = sorted(shared, key=lambda s: (_weight(s.legend), _same_scope(s.node, reading)), reverse=True)
    return replace(panel, legend=ranked[0].legend, shares_legend=len(readings) > 1)


def _weight(legend: Legend) -> int:
    return 4 * (legend.low is not None) + 2 * bool(legend.ticks) + bool(legend.anchors) + bool(legend.colours)


def _same_scope(node: Node, reading: PanelReading) -> int:
    parents = {id(parent) for parent in reading.entries[0].node.parents}
    return sum(id(parent) in parents for parent in node.parents)


def _best_scoped(
    panel: Panel, scoped: Sequence[ScopedLegend], readings: Sequence[PanelReading]
) -> Legend | None:
    own = [(_overlap(s.scope, panel), s) for s in scoped]
    rivals = [max((_overlap(s.scope, r.panel) for r in readings), default=0.0) for s in scoped]
    fitting = [
        (score, s) for (score, s), best in zip(own, rivals, strict=True) if score > 0 and score >= best
    ]
    return max(fitting, key=lambda pair: pair[0])[1].legend if fitting else None


def _overlap(scope: str, panel: Panel) -> float:
    """How much of a scope's words speak of the panel: its name, or its side."""
    spoken, name = content_words(scope), content_words(panel.name)
    side = {panel.side} if panel.side and names_a_side(scope) else set()
    return (
        len(spoken & (name | side)) / len(spoken | name)
        if spoken and (spoken & name or spoken & side)
        else 0.0
    )


def _names_a_panel(scope: str, readings: Sequence[PanelReading]) -> bool:
    return len(readings) > 1 and any(_overlap(scope, reading.panel) > 0 for reading in readings)


def _with_others(panel: Panel, reading: PanelReading, nodes: Sequence[Node]) -> Panel:
    """Fill the rest of the grid where the text gives one value for "all other cells", and remember that it did."""
    for node in _beside(reading, nodes):
        found = _OTHERS.search(node.body.text)
        if not found:
            continue
        place = node.body.span(found.start("value"), found.end("value"))
        number = "0" if found["value"].lower() == "zero" else found["value"]
        quantity = match_quantity(number.rstrip("."), 0)
        if quantity is None:
            continue
        panel = _on_implied_axes(panel)
        filled = [
            Cell(row, column, replace(quantity, span=place), place, found["value"], assumed=True)
            for row in range(len(panel.rows.ticks)) for column in range(len(panel.columns.ticks)) if (row, column) not in panel.grid
        ]  # fmt: skip
        return replace(panel, cells=(*panel.cells, *filled))
    return panel


def _on_implied_axes(panel: Panel) -> Panel:
    """The panel with all the ticks that the axes declare, where so far only those with values were known."""
    placed = {}
    for side, axis in (("rows", panel.rows), ("columns", panel.columns)):
        full = (axis.declaration.ticks or implied_ticks(axis.declaration)) if axis.declaration else ()
        known = {words(tick.text) for tick in full}
        placed[side] = (
            replace(axis, ticks=full) if full and all(words(t.text) in known for t in axis.ticks) else axis
        )
    if placed["rows"] is panel.rows and placed["columns"] is panel.columns:
        return panel

    def position(axis: str, old: int) -> int:
        text = (panel.rows if axis == "rows" else panel.columns).ticks[old].text
        return next(i for i, tick in enumerate(placed[axis].ticks) if words(tick.text) == words(text))

    cells = tuple(
        replace(c, row=position("rows", c.row), column=position("columns", c.column)) for c in panel.cells
    )
    return replace(panel, rows=placed["rows"], columns=placed["columns"], cells=cells)


def _beside(reading: PanelReading, nodes: Sequence[Node]) -> Iterator[Node]:
    """The nodes among and right around the panel's entries, and under its title."""
    own = {id(entry.node) for entry in reading.entries}
    positions = [i for i, node in enumerate(nodes) if id(node) in own]
    if positions:
        yield from nodes[max(0, positions[0] - 2) : positions[-1] + 2]
