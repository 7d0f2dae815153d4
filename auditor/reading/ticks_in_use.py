"""Ticks settled by the rest of the document: the reading whose names its lines use, and lists below a sentence."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from auditor.model import Tick
from auditor.reading.axis_words import order_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.labels import canonical
from auditor.reading.outline import Node
from auditor.reading.sections import in_prose
from auditor.reading.tick_texts import can_be_tick, tick

_DIGIT = re.compile(r"\d")
_CELL = re.compile(r"\s*[,;|\t]\s*|\s{2,}")
_COMMA = re.compile(r",\s+")  # "Oak (old), May: 4": two names
_DASH = re.compile(r"\s+[—–]\s+")  # "Oak — May: 4, June: 6"
_LEADS_ON = re.compile(r"(?::|,|—|–|\b(?:namely|are|is|viz\.?|follows))\s*$", re.IGNORECASE)
_MOST = 60
_FEWEST = 4  # a name and three ticks
_MOST_LINES = 400


def as_used(found: Sequence[DeclaredAxis], nodes: Sequence[Node]) -> list[DeclaredAxis]:
    """Declarations with that reading of their list first of which most names are used by lines and tables."""
    found = [_without_own_name(declared) for declared in found]
    open_ones = [one for one in found if len(one.lists) > 1 or _may_begin_with_its_name(one)]
    declaring = {id(declared.node) for declared in found}
    names = set(_names(nodes, declaring)) if open_ones else set()
    lines = _lines_of_data(nodes, declaring) if open_ones else ""
    return [_named_by_its_first(_as_used(declared, names, lines), names) for declared in found]


def _may_begin_with_its_name(declared: DeclaredAxis) -> bool:
    return not declared.axis.label and len(declared.axis.ticks) >= _FEWEST and not declared.axis.aliases


def _named_by_its_first(declared: DeclaredAxis, names: set[str]) -> DeclaredAxis:
    """`grain, rough, even, smooth`: the first is the axis's name, where lines use all the others."""
    axis = declared.axis
    if not _may_begin_with_its_name(declared):
        return declared
    first, *rest = axis.ticks
    used = canonical(first.text) not in names and all(canonical(own.text) in names for own in rest)
    if not used or not first.text.islower() or _DIGIT.search(first.text):
        return declared
    lists = (tuple(rest), *(own for own in declared.lists if own != axis.ticks))
    return replace(declared, lists=lists, axis=replace(axis, ticks=tuple(rest), label=first.text))


def _without_own_name(declared: DeclaredAxis) -> DeclaredAxis:
    """A declaration without those readings of its list that begin with the axis's name: "depth, 5, 10 and 20".

    Remarks on the axis use its name as well, which makes it no tick.
    """
    label = canonical(declared.axis.label)
    named = [own for own in declared.lists if own and label and _heads_numbers(own, label)]
    others = tuple(own for own in declared.lists if not any(own is one for one in named))
    if not named or not others:
        return declared
    ticks = others[0] if any(declared.axis.ticks == own for own in named) else declared.axis.ticks
    return replace(declared, lists=others, axis=replace(declared.axis, ticks=ticks))


def _heads_numbers(ticks: Sequence[Tick], label: str) -> bool:
    """Whether the first of ticks is this name, and all others have numbers."""
    first, *rest = (own.text for own in ticks)
    return canonical(first) == label and not _DIGIT.search(first) and all(map(_DIGIT.search, rest))


def _as_used(declared: DeclaredAxis, names: set[str], lines: str) -> DeclaredAxis:
    if len(declared.lists) < 2:
        return declared
    used = [sum(canonical(own.text) in names for own in ticks) for ticks in declared.lists]
    best = max(range(len(used)), key=lambda i: (used[i], -i))
    like = [at for at, own in enumerate(declared.lists) if len(own) == len(declared.lists[best])]
    if not any("(" in own.text for at in like for own in declared.lists[at]):
        like = [best]
    standing = {
        at: sum(_stands_in(own.text, lines) for own in declared.lists[at])
        for at in like
        if used[at] == used[best] and len(like) > 1
    }
    best = max(standing, key=lambda i: (standing[i], -i), default=best)
    if best == 0:
        return declared
    lists = (declared.lists[best], *declared.lists[:best], *declared.lists[best + 1 :])
    return replace(declared, lists=lists, axis=replace(declared.axis, ticks=lists[0]))


def _stands_in(name: str, lines: str) -> bool:
    """Whether lines of data name something so, with no bracket behind it that would be a part of its name."""
    if not re.search(r"[^\W\d_]", name) or name not in lines:
        return False
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w|\s?\([^()\d])", lines) is not None


def _lines_of_data(nodes: Sequence[Node], declaring: set[int]) -> str:
    """The text of all lines with a label and a number that declare nothing."""
    own = [
        node.block.content.text
        for node in nodes
        if node.label is not None and id(node) not in declaring and re.search(r"\d", node.block.content.text)
    ]
    return "\n".join(own[:_MOST_LINES])


def _names(nodes: Sequence[Node], declaring: set[int]) -> Iterator[str]:
    """What lines, rows and columns are called; lines of remarks may name several: "oak and elm: 4"."""
    for node in nodes:
        if id(node) in declaring or (not node.block.rows and in_prose(node)):
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
