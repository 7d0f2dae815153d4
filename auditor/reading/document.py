"""A document put together: panels from its data, statements from its prose, and what could not be read."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration, Document, Figure, Statement, Unread
from auditor.reading.axes import declarations, named_in_labels, roles
from auditor.reading.entries import Choice, choose
from auditor.reading.form import Entry
from auditor.reading.legends import ScopedLegend, legends
from auditor.reading.outline import Node, outline
from auditor.reading.panels import PanelReading, read_panels
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.reading.syntax import blocks
from auditor.source import Source, Span

_LOOKS_LIKE_DATA = re.compile(r"^[~≈]?\s?[-+−]?\d[\d.,%]*\s*(?:\([^)]*\))?\s*(?:[,;|]\s*[-+−]?\d|$)")


def read(source: Source) -> Document:
    """Read a Markdown or plain-text document."""
    nodes = outline(blocks(source))
    declared = [_with_roles(axis, nodes) for axis in declarations(nodes)]
    scales = [scale for scale in legends(nodes) if not in_prose(scale.node) or not scale.node.label]
    structural = _structural(declared, scales, nodes)
    known = [*declared, *named_in_labels(nodes)] if len(declared) < 2 else declared
    choices = [choice for node in nodes if id(node) not in structural and (choice := choose(node, known))]
    entries = [entry for choice in choices for entry in choice.entries]
    readings = read_panels(entries, nodes, declared, scales)
    taken = _taken(readings)
    return Document(
        source,
        _figures(readings, scales, declared, nodes),
        tuple(_statements(nodes, readings, taken)),
        tuple(_unread(nodes, structural, taken)),
        tuple(_notes(choices, source)),
    )


def _with_roles(axis: AxisDeclaration, nodes: Sequence[Node]) -> AxisDeclaration:
    return replace(
        axis, aliases=(*axis.aliases, *(label for side, label in roles(nodes) if side == axis.side))
    )


def _structural(
    declared: Sequence[AxisDeclaration], scales: Sequence[ScopedLegend], nodes: Sequence[Node]
) -> set[int]:
    """The nodes that declare axes and legends, which are no data."""
    spans = [axis.span for axis in declared] + [scale.legend.span for scale in scales]
    return {
        id(node) for node in nodes
        if node.block.kind in ("item", "paragraph") and any(span.contains(Span(node.block.span.start, node.block.span.start)) for span in spans)
    }  # fmt: skip


def _taken(readings: Sequence[PanelReading]) -> dict[int, tuple[int, Entry]]:
    """Which nodes a panel took values from: node to (panel, entry)."""
    taken: dict[int, tuple[int, Entry]] = {}
    for number, reading in enumerate(readings):
        for entry in reading.entries:
            if entry not in reading.unplaced:
                taken[id(entry.node)] = (number, entry)
    return taken


def _figures(
    readings: Sequence[PanelReading],
    scales: Sequence[ScopedLegend],
    declared: Sequence[AxisDeclaration],
    nodes: Sequence[Node],
) -> tuple[Figure, ...]:
    """One figure for each top heading that has panels below it."""
    found: list[Figure] = []
    keys: list[int] = []
    for reading in readings:
        key = id(reading.figure)
        if key in keys:
            at = keys.index(key)
            found[at] = Figure(
                found[at].name,
                found[at].span,
                (*found[at].panels, reading.panel),
                found[at].legends,
                found[at].axes,
            )
        else:
            keys.append(key)
            span = reading.figure.block.span if reading.figure is not None else reading.panel.span
            legends_here = tuple(scale.legend for scale in scales)
            found.append(Figure(reading.panel.figure, span, (reading.panel,), legends_here, tuple(declared)))
    return tuple(found)


# --- statements -----------------------------------------------------------------------------------


def _statements(
    nodes: Sequence[Node], readings: Sequence[PanelReading], taken: dict[int, tuple[int, Entry]]
) -> Iterator[Statement]:
    for node in nodes:
        if node.block.kind in ("fence", "image", "break", "table", "heading", "summary"):
            continue
        owner, entry = taken.get(id(node), (None, None))
        panel = owner if owner is not None else _panel_of(node, readings)
        row = _row_of(entry, readings) if entry is not None and entry.spread and owner is not None else None
        for text in _prose(node, entry):
            for sentence in sentences(text):
                if re.search(r"[A-Za-z]{2}", sentence.text) and not sentence.text.endswith(":"):
                    trail = tuple(parent.name.text for parent in node.parents)
                    label = node.label.text if node.label is not None else ""
                    yield Statement(
                        sentence.text, sentence.span(), sentence.offsets, panel, (*trail, label) if label else trail, row,
                        section=trail[-1] if trail else "",
                    )  # fmt: skip


def _prose(node: Node, entry: Entry | None) -> list[Plain]:
    """What a node says besides values: its whole body, or what follows the values in it."""
    if entry is not None:
        return [node.body.part(entry.consumed)] if entry.consumed < len(node.body.text) else []
    return [node.body] if node.body.text else []


def _panel_of(node: Node, readings: Sequence[PanelReading]) -> int | None:
    """The panel under whose own title a node stands."""
    for number, reading in enumerate(readings):
        if (
            reading.title is not None
            and reading.title is not reading.figure
            and reading.title in node.parents
        ):
            return number
    return None


def _row_of(entry: Entry, readings: Sequence[PanelReading]) -> int | None:
    for reading in readings:
        if entry in reading.entries and entry.values:
            span = entry.values[0].span
            return next((cell.row for cell in reading.panel.cells if cell.span == span), None)
    return None


# --- what is left ---------------------------------------------------------------------------------


def _unread(
    nodes: Sequence[Node], structural: set[int], taken: dict[int, tuple[int, Entry]]
) -> Iterator[Unread]:
    """Lines that look like data and are in no panel."""
    for node in nodes:
        if id(node) in taken or id(node) in structural or in_prose(node):
            continue
        if node.block.kind == "table" and len(node.block.rows) > 1:
            yield Unread(node.block.span, "a table that is not a grid of numbers")
        elif node.block.kind == "item" and node.label is not None and _LOOKS_LIKE_DATA.match(node.body.text):
            yield Unread(node.block.span, "values that could not be placed on two axes")


def _notes(choices: Sequence[Choice], source: Source) -> Iterator[str]:
    """How competing readings of a line were settled."""
    for choice in choices:
        if len(choice.fits) > 1:
            line = source.line_of(choice.node.block.span)
            fits = ", ".join(f"{name} {fit:.2f}" for name, fit in choice.fits)
            yield f"line {line}: read as {choice.entries[0].form} (fit to the axes: {fits})"
