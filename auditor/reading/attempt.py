"""The grids of a document under one reading of what it declares: of its axes, and of names that recur in labels."""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.model import AxisDeclaration
from auditor.quantity import number_of
from auditor.reading.asides import is_aside
from auditor.reading.axes import is_labelled
from auditor.reading.captioned_axes import lists_ticks
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.ends_told_above import with_told_ends
from auditor.reading.entries import Choice, choose
from auditor.reading.grids.outcomes import positive_classes
from auditor.reading.grids.rows import values_of_row
from auditor.reading.grids.shaded import meanings, with_meanings
from auditor.reading.known_axes import KnownAxis
from auditor.reading.labels import canonical, same_label
from auditor.reading.legend_scopes import ScopedLegend
from auditor.reading.legends import legends
from auditor.reading.named_outcomes import with_classes
from auditor.reading.names import PanelReading
from auditor.reading.outline import Node
from auditor.reading.pair_order import in_order, told_order
from auditor.reading.panels import read_panels
from auditor.reading.scope import Path, Scoped, path_of, sections_with_data
from auditor.reading.spoken_classes import spoken_classes
from auditor.reading.told_axes import behind_axes, told_axes
from auditor.reading.told_changes import without_changes
from auditor.source import Span

MOST_KNOWN = 12


class Attempt:
    """What is read where these axes are declared; `recurring` are known where no two sides are."""

    def __init__(
        self,
        nodes: Sequence[Node],
        children: dict[int, list[Node]],
        declared: Sequence[DeclaredAxis],
        recurring: Sequence[AxisDeclaration],
    ) -> None:
        self.nodes = nodes
        self.declared = declared
        captions = {id(axis.node) for axis in declared if lists_ticks(axis.node)}
        self.scales = [
            scale
            for scale in legends(nodes, children)
            if not is_labelled(scale.node)
            and id(scale.node) not in captions
            and not _is_row(scale.node, declared)
            and not _is_range(scale, declared)
        ]
        self.declaring = _declaring(declared, self.scales, children)
        with_data = sections_with_data(nodes, self.declaring)
        axes = Scoped([(axis.node, axis) for axis in declared], with_data)
        scoped = Scoped([(scale.node, scale) for scale in self.scales], with_data)
        self.known = _Known(axes, nodes, told_axes(declared), recurring)
        self.declaring |= {id(node) for node in nodes if _tells_ticks_again(node, self.known.at(node))}
        beside = _beside(nodes, self.known)
        self.choices, self.panels = _grids(nodes, self.declaring | beside, self.known, scoped)
        if not self.panels and beside:  # what stands beside nothing is the figure itself
            beside = set()
            self.choices, self.panels = _grids(nodes, self.declaring, self.known, scoped)
        self.declaring |= beside


_NUMBER = re.compile(r"(?<![\w.])[-+−]?\d[\d.]*\d|(?<![\w.])\d")
_FEWEST_TICKS = 3
_IN_ORDER = re.compile(
    r"(?:in\s+)?(?:this\s+)?order|columns?|from\s+left\s+to\s+right|left\s+to\s+right", re.IGNORECASE
)


def _tells_ticks_again(node: Node, axes: Sequence[KnownAxis]) -> bool:
    """`Values for k = 1, 3, 5.`: whether a line that is no row holds the ticks of an axis and no other number."""
    if node.block.kind not in ("paragraph", "item"):
        return False
    if node.label is not None and not _IN_ORDER.fullmatch(node.label.text):
        return False  # a row may have the very numbers of the ticks
    numbers = [number_of(text) for text in _NUMBER.findall(node.block.text)]
    told = [[tick.number for tick in axis.ticks] for axis in axes if len(axis.ticks) >= _FEWEST_TICKS]
    first = re.split(r"\s*[=:]\s*|\s+(?=[-+−]?\d)", node.block.text, maxsplit=1)[0]
    return numbers in told and not any(axis.find(first) is not None for axis in axes)


def _is_row(node: Node, declared: Sequence[DeclaredAxis]) -> bool:
    """Whether the label of a line is a tick that an axis lists, or two: "Long Bar", of which "bar" tells no legend."""
    ticks = [tick.text for axis in declared for tick in axis.axis.ticks]
    if node.label is None:
        return False
    sides = _VERSUS.split(node.label.text)
    return len(sides) < 3 and all(any(same_label(side, text) for text in ticks) for side in sides)


_VERSUS = re.compile(r"\s+(?:vs\.?|versus|and|with|×|x|/|[-–—↔])\s+", re.IGNORECASE)


def _is_range(scale: ScopedLegend, declared: Sequence[DeclaredAxis]) -> bool:
    """Whether the ends of a scale are those of an axis: "Hour. Scale: 0 to 20"."""
    low = scale.legend.low
    return low is not None and any(axis.axis.low and axis.axis.low.span == low.span for axis in declared)


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
    entries = with_told_ends(with_classes(entries, tuple(known.positive.values())), nodes, known.at)
    return choices, read_panels(without_changes(entries), nodes, known.axes, scales, known.at)


class _Known:
    """The axes that are known at a node: those that reach it, else names that recur in labels.

    `told` are the places where paragraphs that may hold data as well declare their axes, by their nodes.
    """

    def __init__(
        self,
        axes: Scoped[DeclaredAxis],
        nodes: Sequence[Node],
        told: dict[int, list[Span]],
        recurring: Sequence[AxisDeclaration],
    ) -> None:
        self.axes = axes
        self.told = told
        self.by_path: dict[Path, Sequence[KnownAxis]] = {}
        self.positive = positive_classes(nodes)
        self.spoken = spoken_classes(nodes)
        self.recurring = [KnownAxis(axis) for axis in recurring]

    def at(self, node: Node) -> Sequence[KnownAxis]:
        path = path_of(node)
        if path not in self.by_path:
            reaching = [axis for level in self.axes.reaching(path) for axis in level[:MOST_KNOWN]]
            known = [KnownAxis(axis.axis, axis.lacking) for axis in reaching]
            for axis in known:
                if len(axis.ticks) == _CLASSES:
                    first = canonical(axis.ticks[0].text)
                    spoken = self.spoken.of(axis)
                    axis.positive = self.positive.get(first, spoken if canonical(spoken) == first else "")
            sides = {axis.side for axis in known if axis.ticks or axis.range}
            lacking = self.recurring and _lack_names(known, self.recurring[0])
            self.by_path[path] = known if len(sides) == 2 and not lacking else [*known, *self.recurring]
        return self.by_path[path]


_MOST_NAMED = 0.6
_CLASSES = 2  # of a binary classifier


def _lack_names(known: Sequence[KnownAxis], paired: KnownAxis) -> bool:
    """Whether one list of ticks has most of the names that labels pair, and none has all of them."""
    names = set(paired.index)
    own = [set(axis.index) for axis in known if axis.ticks]
    most = any(len(names & ticks) >= _MOST_NAMED * len(names) for ticks in own)
    return most and not names <= set().union(*own)


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
