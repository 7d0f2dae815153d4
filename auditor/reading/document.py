"""A document put together: panels from its data, statements from its prose, and what could not be read."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TypeVar

from auditor.model import Document, Figure
from auditor.reading.asides import is_aside
from auditor.reading.axes import declarations, is_labelled, with_sub_lists
from auditor.reading.axis_merging import named_in_labels
from auditor.reading.captioned_axes import lists_ticks
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.derived import without_derived
from auditor.reading.directives import directives, given_claims, without_comments
from auditor.reading.emphasis import with_emphasis
from auditor.reading.entries import Choice, choose
from auditor.reading.fences import cut
from auditor.reading.grids.outcomes import positive_classes
from auditor.reading.grids.rows import values_of_row
from auditor.reading.grids.shaded import meanings, with_meanings
from auditor.reading.html_captions import with_caption
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import canonical
from auditor.reading.legend_keys import is_key
from auditor.reading.legend_scopes import ScopedLegend
from auditor.reading.legends import legends
from auditor.reading.names import PanelReading
from auditor.reading.noted_columns import noted_in_values
from auditor.reading.outline import Node, children_of, outline
from auditor.reading.pair_order import in_order, told_order
from auditor.reading.paired_labels import paired_in_labels
from auditor.reading.panels import read_panels
from auditor.reading.panels_in_tables import cut_by_panel
from auditor.reading.parallel_lines import parallel_lines
from auditor.reading.partners import partnered_in_labels
from auditor.reading.scope import Path, Scoped, path_of, sections_with_data
from auditor.reading.statements import statements
from auditor.reading.syntax import blocks
from auditor.reading.told_axes import behind_axes, told_axes
from auditor.reading.told_changes import without_changes
from auditor.reading.turned import with_doubted_orientation
from auditor.reading.unread import unread
from auditor.source import Source, Span

T = TypeVar("T")


def read(source: Source) -> Document:
    """Read a Markdown or plain-text document."""
    comments = directives(source)
    captioned = (part for block in blocks(without_comments(source)) for part in with_caption(block, source))
    uncut = [part for block in captioned for part in cut(block)]
    nodes = outline(list(cut_by_panel(uncut)))
    children = with_sub_lists(children_of(nodes), nodes)
    declared = declarations(nodes, children)
    captions = {id(axis.node) for axis in declared if lists_ticks(axis.node)}
    scales = [
        scale
        for scale in legends(nodes, children)
        if not is_labelled(scale.node) and id(scale.node) not in captions
    ]
    declaring = _declaring(declared, scales, children)
    with_data = sections_with_data(nodes, declaring)
    axes = Scoped([(axis.node, axis) for axis in declared], with_data)
    scoped = Scoped([(scale.node, scale) for scale in scales], with_data)
    known = _Known(axes, nodes, told_axes(declared))
    beside = _beside(nodes, known)
    choices, panels = _grids(nodes, declaring | beside, known, scoped)
    if not panels and beside:  # what stands beside nothing is the figure itself
        beside = set()
        choices, panels = _grids(nodes, declaring, known, scoped)
    readings, derived = without_derived(panels)
    declaring |= beside
    declaring |= {id(entry.node) for reading in derived for entry in reading.entries}
    keys = {id(item) for scale in scales if is_key(scale) for item in scale.items}
    telling = [node for node in nodes if id(node) not in keys]
    said = tuple(statements(telling, readings, declared))
    found = with_emphasis(
        Document(
            source,
            tuple(_figures(readings, declared, scales)),
            said,
            tuple(unread(nodes, declaring, readings, known.at)),
            tuple(_notes(choices, source)),
            given_claims(comments, said, source),
            tuple(replace(reading.panel, figure="") for reading in derived),
        )
    )
    return with_doubted_orientation(found)


def _beside(nodes: Sequence[Node], known: "_Known") -> set[int]:
    """The tables and items that tell of the experiment and not of the figure."""
    pairs = pairwise([None, *nodes])
    return {id(node) for before, node in pairs if node and is_aside(node, before, known.at(node))}


def _grids(
    nodes: Sequence[Node], left_out: set[int], known: "_Known", scales: Scoped[ScopedLegend]
) -> tuple[list[Choice], list[PanelReading]]:
    """How each line of data is read, and the panels that they make."""
    choices = [
        choice
        for node in nodes
        if id(node) not in left_out or id(node) in known.told
        if (choice := choose(node, known.at(node)))
        if (choice := behind_axes(choice, known.told.get(id(node), ())))
    ]
    shades, order = meanings(nodes), told_order(nodes)
    entries = [
        with_meanings(in_order(entry, order, known.at(choice.node)), shades)
        for choice in choices
        for entry in choice.entries
    ]
    return choices, read_panels(without_changes(entries), nodes, known.axes, scales, known.at)


class _Known:
    """The axes that are known at a node: those that reach it, else names that recur in labels.

    `told` are the places where paragraphs that may hold data as well declare their axes, by their nodes.
    """

    def __init__(
        self, axes: Scoped[DeclaredAxis], nodes: Sequence[Node], told: dict[int, list[Span]]
    ) -> None:
        self.axes = axes
        self.told = told
        self.by_path: dict[Path, Sequence[KnownAxis]] = {}
        self.positive = positive_classes(nodes)
        recurring = (
            paired_in_labels(nodes)
            or partnered_in_labels(nodes)
            or [*named_in_labels(nodes), *noted_in_values(nodes), *parallel_lines(nodes)]
        )
        self.recurring = [KnownAxis(axis) for axis in recurring]

    def at(self, node: Node) -> Sequence[KnownAxis]:
        path = path_of(node)
        if path not in self.by_path:
            reaching = [axis for level in self.axes.reaching(path) for axis in level[:MOST_KNOWN]]
            known = [KnownAxis(axis.axis) for axis in reaching]
            for axis in known:
                axis.positive = (
                    self.positive.get(canonical(axis.ticks[0].text), "") if len(axis.ticks) == 2 else ""
                )
            sides = {axis.side for axis in known if axis.ticks or axis.range}
            self.by_path[path] = known if len(sides) == 2 else [*known, *self.recurring]
        return self.by_path[path]


MOST_KNOWN = 12


def _declaring(
    declared: Sequence[DeclaredAxis], scales: Sequence[ScopedLegend], children: dict[int, list[Node]]
) -> set[int]:
    """The nodes that declare axes and legends, with all that is listed below them; they are no data."""
    heads = [axis.node for axis in declared] + [scale.node for scale in scales if not scale.prose]
    told = {id(axis.node) for axis in declared}
    items = [
        node for node in heads if node.block.kind in ("item", "paragraph", "title", "table") or node.is_title
    ]
    itemised = {id(scale.node) for scale in scales if scale.items}
    lists = [
        node for node in items if (is_labelled(node) or id(node) not in told) and id(node) not in itemised
    ]
    across = {len(axis.axis.ticks) for axis in declared} - {0, 1}
    below = [child for node in lists for child in _listed_below(node, children, across)]
    listed = [item for scale in scales for item in scale.items]
    return {id(node) for node in (*items, *below, *listed)}


def _listed_below(node: Node, children: dict[int, list[Node]], across: set[int]) -> list[Node]:
    """The items below an axis; none where each is a row of data, with a value for each tick of another axis."""
    items = [child for child in children.get(id(node), []) if child.block.kind == "item"]
    lengths = {len(values_of_row(child.body)[0]) if child.label else 0 for child in items}
    return [] if len(items) > 1 and len(lengths) == 1 and lengths <= across else items


# --- figures ----------------------------------------------------------------------------------------


def _figures(
    readings: Sequence[PanelReading], declared: Sequence[DeclaredAxis], scales: Sequence[ScopedLegend]
) -> Iterator[Figure]:
    """One figure for each top heading that has panels below it, with the declarations that its panels use."""
    members: dict[int, list[PanelReading]] = {}
    for reading in readings:
        members.setdefault(id(reading.figure), []).append(reading)
    heads = {id(own[0].figure): key for key, own in members.items() if own[0].figure is not None}
    axes = _by_figure([(declared_axis.node, declared_axis.axis) for declared_axis in declared], heads)
    legends_of = _by_figure([(scale.node, scale.legend) for scale in scales if not scale.nested], heads)
    for key, own in members.items():
        head = own[0].figure
        yield Figure(
            own[0].panel.figure,
            head.block.span if head is not None else own[0].panel.span,
            tuple(reading.panel for reading in own),
            (*legends_of.get(None, ()), *legends_of.get(key, ())),
            (*axes.get(None, ()), *axes.get(key, ())),
        )


def _by_figure(things: Sequence[tuple[Node, T]], heads: dict[int, int]) -> dict[int | None, list[T]]:
    """Declarations by the figure below whose title they stand; under None the others."""
    found: dict[int | None, list[T]] = {}
    for node, thing in things:
        owner = next((heads[id(parent)] for parent in reversed(node.parents) if id(parent) in heads), None)
        found.setdefault(owner, []).append(thing)
    return found


def _notes(choices: Sequence[Choice], source: Source) -> Iterator[str]:
    """How competing readings of a line were settled."""
    for choice in choices:
        if len(choice.fits) > 1:
            line = source.line_of(choice.node.block.span)
            fits = ", ".join(f"{name} {fit:.2f}" for name, fit in choice.fits)
            yield f"line {line}: read as {choice.entries[0].form} (fit to the axes: {fits})"
