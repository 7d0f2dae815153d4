"""Ticks settled by the rest of the document: the reading whose names its lines use, and lists below a sentence."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from auditor.reading.axis_words import order_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.labels import canonical
from auditor.reading.outline import Node
from auditor.reading.tick_texts import can_be_tick, tick

_CELL = re.compile(r"\s*[,;|\t]\s*|\s{2,}")
_COMMA = re.compile(r",\s+")  # "Oak (old), May: 4": two names
_DASH = re.compile(r"\s+[—–]\s+")  # "Oak — May: 4, June: 6"
_LEADS_ON = re.compile(r"(?::|,|—|–|\b(?:namely|are|is|viz\.?|follows))\s*$", re.IGNORECASE)
_MOST = 60


def as_used(found: Sequence[DeclaredAxis], nodes: Sequence[Node]) -> list[DeclaredAxis]:
    """Declarations with that reading of their list first of which most names are used by lines and tables."""
    open_ones = [declared for declared in found if len(declared.lists) > 1]
    names = set(_names(nodes, {id(declared.node) for declared in found})) if open_ones else set()
    return [_as_used(declared, names) for declared in found]


def _as_used(declared: DeclaredAxis, names: set[str]) -> DeclaredAxis:
    if len(declared.lists) < 2:
        return declared
    used = [sum(canonical(own.text) in names for own in ticks) for ticks in declared.lists]
    best = max(range(len(used)), key=lambda i: (used[i], -i))
    if best == 0:
        return declared
    lists = (declared.lists[best], *declared.lists[:best], *declared.lists[best + 1 :])
    return replace(declared, lists=lists, axis=replace(declared.axis, ticks=lists[0]))


def _names(nodes: Sequence[Node], declaring: set[int]) -> Iterator[str]:
    """What lines, rows and columns are called."""
    for node in nodes:
        if id(node) in declaring:
            continue
        if node.block.rows:
            yield from (canonical(cell.text) for cell in node.block.rows[0])
            yield from (canonical(row[0].text) for row in node.block.rows[1:] if row)
        elif node.block.kind == "fence":
            lines = [_CELL.split(line.strip()) for line in node.block.raw.splitlines()]
            yield from (canonical(cell) for cell in lines[0])
            yield from (canonical(line[0]) for line in lines[1:])
        elif node.label is not None or node.is_title:
            name = _DASH.split(node.name.text)[0]
            yield canonical(name)
            if re.search(r"\d", node.body.text):
                yield from map(canonical, _COMMA.split(name)) if ", " in name else ()


def listed_below(found: Sequence[DeclaredAxis], nodes: Sequence[Node]) -> list[DeclaredAxis]:
    """Declarations, with the items below for ticks where a text leads to them: "Four kinds on both axes, namely"."""
    following = {id(node): nodes[number + 1 : number + 1 + _MOST] for number, node in enumerate(nodes)}
    filled = [_with_items(declared, following.get(id(declared.node), ())) for declared in found]
    return [d for d in filled if d.axis.label or d.axis.ticks or d.axis.low or not leads_to_list(d.node)]


def leads_to_list(node: Node) -> bool:
    """Whether a text breaks off where a list is to follow."""
    return bool(_LEADS_ON.search(node.block.content.text))


def _with_items(declared: DeclaredAxis, following: Sequence[Node]) -> DeclaredAxis:
    text = declared.node.block.content.text
    if declared.axis.ticks or declared.axis.low or not leads_to_list(declared.node):
        return declared
    items = list(takewhile(lambda node: node.block.kind == "item", following))
    ticks = tuple(tick(item.block.content) for item in items)
    if len(ticks) < 2 or not all(_names_a_tick(item) for item in items):
        return declared
    order = declared.axis.order or order_of(declared.axis.side, text, ticks)
    return replace(declared, lists=(ticks,), axis=replace(declared.axis, ticks=ticks, order=order))


def _names_a_tick(item: Node) -> bool:
    """Whether an item is nothing but a name, which may stand in quotes."""
    content = item.block.content
    quoted = re.fullmatch(r"[\"“][^\"“”]+[\"”]\.?", content.text)
    return item.label is None and (bool(quoted) or can_be_tick(content.text))
