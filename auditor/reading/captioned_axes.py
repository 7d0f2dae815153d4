"""Axes told in pairs of lines that name no side: "Label: Dose" over "Markers: 1, 2, 5", one pair after the other.

Two pairs are the two axes, the first being the horizontal one, as figures are told, unless both tell their sides
("Label: Dose (vertical)"). Where another line tells of an
axis, or a third pair follows, nothing is taken for granted.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.model import AxisDeclaration, Tick
from auditor.reading.axis_labels import label_of
from auditor.reading.axis_words import order_of, side_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.legend_scopes import HEAD
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.tick_lists import LONGEST_TEXT, ticks_in
from auditor.source import Span

_NAME = re.compile(r"(?:axis\s+)?(?:labels?|titles?|names?|variables?|parameters?|quantity)", re.IGNORECASE)
_TICKS = re.compile(
    r"(?:axis\s+|tick\s+)?(?:scale|ticks?|tick\s+(?:marks?|labels?)|markers?|marks|values?|range|categories|levels"
    r"|settings)(?:\s*(?:/|and|&)\s*(?:scale|ticks?|markers?|marks|values?|range|labels?))?",
    re.IGNORECASE,
)
_SIDES = ("columns", "rows")
_SIDE_BEHIND = re.compile(r"\s*(?:\([^()]*\)|[,–—-]\s[^,]*)$")


@dataclass(frozen=True, slots=True)
class _Pair:
    name: Node
    ticks: Node


def captioned(nodes: Sequence[Node], declared: Collection[str]) -> Iterator[DeclaredAxis]:
    """The axes of two pairs of lines; none where some line declares a side (`declared`)."""
    if declared:
        return
    if named := _called(nodes) or _at_edges(nodes):
        yield from _told(named)
        return
    pairs = list(_pairs(nodes))
    if len(pairs) != len(_SIDES):
        return
    own = tuple(side_of(pair.name.body.text) for pair in pairs)
    for side, pair in zip(own if set(own) == set(_SIDES) else _SIDES, pairs, strict=True):
        name, body = (
            _SIDE_BEHIND.sub("", pair.name.body.text) if side in own else pair.name.body.text,
            pair.ticks.body,
        )
        label = name.strip(" .\"“”'`")
        lists = _lists(body)
        if not lists:
            continue
        span = Span(pair.name.block.span.start, pair.ticks.block.span.end)
        said = f"{label} . {body.text}"[:LONGEST_TEXT]
        axis = AxisDeclaration(side, label, span, lists[0], order=order_of(side, said, lists[0]))
        yield DeclaredAxis(axis, pair.name, lists, said)
        yield DeclaredAxis(axis, pair.ticks, lists, said)


# "Short axis: 2, 4, 6": by whatever word but one that tells its side.
_CALLED = re.compile(r"(?:the\s+)?[^\W\d][\w-]*\.?\s+axis(?:\s*\([^()]{1,40}\))?", re.IGNORECASE)


# "Soils (left): clay, loam", "Bottom labels: May, June".
_EDGES = {
    side: re.compile(
        rf"(?:[^\W\d][\w\s-]{{0,30}}?[\s(]+)?(?:(?:on|at|along|down)\s+)?(?:the\s+)?(?:{edges})(?:[\s-]hand)?"
        r"(?:\s+(?:side|edge|margin|labels?|axis))?\)?",
        re.IGNORECASE,
    )
    for side, edges in (("rows", "left|right"), ("columns", "top|bottom|foot|head"))
}


def _called(nodes: Sequence[Node]) -> dict[str, Node]:
    """Two lines that are each called an axis, the rows first, as the places of a matrix are told."""
    found = [node for node in nodes if _is(node, _CALLED)]
    return dict(zip(reversed(_SIDES), found, strict=True)) if len(found) == len(_SIDES) else {}


def _at_edges(nodes: Sequence[Node]) -> dict[str, Node]:
    """Two lines, one behind the other, of names at the left and at the top; nothing where they hold numbers."""
    found = {side: [node for node in nodes if _is(node, edge)] for side, edge in _EDGES.items()}
    places = [
        n for n, node in enumerate(nodes) if any(node is own for own_ in found.values() for own in own_)
    ]
    if any(len(own) != 1 for own in found.values()) or places[1] - places[0] != 1:
        return {}
    named = any(
        tick.number is None for (own,) in found.values() for ticks in _lists(own.body)[:1] for tick in ticks
    )
    return {side: node for side, (node,) in found.items()} if named else {}


def _told(pair: dict[str, Node]) -> Iterator[DeclaredAxis]:
    """The axes of two lines that list their ticks."""
    listed = [(side, node, _lists(node.body)) for side, node in pair.items()]
    for side, node, lists in listed if all(lists for _, _, lists in listed) else ():
        said = node.block.text[:LONGEST_TEXT]
        axis = AxisDeclaration(
            side, label_of(node.body.part(0, 0), "", node.body, []), node.block.span, lists[0]
        )
        yield DeclaredAxis(replace(axis, order=order_of(side, said, lists[0])), node, lists, said)


def lists_ticks(node: Node) -> bool:
    """Whether a line's label says no more than that ticks or a scale follow: "Scale/Markers: 1, 2, 5"."""
    return _is(node, _TICKS)


def _lists(body: Plain) -> tuple[tuple[Tick, ...], ...]:
    return ticks_in(body, "", loose=True).lists


def _pairs(nodes: Sequence[Node]) -> Iterator[_Pair]:
    """A line that names something with the line of its ticks right behind it; no colour scale."""
    for before, node, after in zip((None, *nodes), nodes, (*nodes[1:], None), strict=False):
        if after is None or not (_is(node, _NAME) and lists_ticks(after)):
            continue
        heads = [*node.parents[-1:], *([before] if before is not None else [])]
        if not any(HEAD.search(head.name.text) for head in heads) and _lists(after.body):
            yield _Pair(node, after)


def _is(node: Node, words: re.Pattern[str]) -> bool:
    label = node.label.text.strip(" :") if node.label is not None else ""
    return bool(node.body.text) and words.fullmatch(label) is not None
