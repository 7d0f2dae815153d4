"""What the text declares of the axes, in items of their own with sub-items, or in sentences."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from auditor.reading.axis_clauses import tell_both_ways
from auditor.reading.axis_labels import label_of
from auditor.reading.axis_making import first_of, settled
from auditor.reading.axis_merging import in_one_writing, listed_apart, same_as_other
from auditor.reading.axis_sentences import axes_in_sentences
from auditor.reading.axis_words import (
    before_scale,
    edge_of,
    is_axis_label,
    side_of,
    side_of_label,
)
from auditor.reading.captioned_axes import captioned
from auditor.reading.cued_axes import cued
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.directed_axes import directed
from auditor.reading.headed_rows import heads_rows
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.settled_ticks import settled_on
from auditor.reading.tick_lists import ticks_in
from auditor.reading.tick_texts import can_be_tick, tick
from auditor.reading.ticks_in_use import as_used, listed_below
from auditor.reading.veiled_names import unveiled, veiled, written
from auditor.source import Span

_FURTHER = re.compile(
    r"(?<=[.;,]\s)(?:the\s+)?(?P<head>(?:(?:x|y|horizontal|vertical)(?:[\s-]?axis)?|(?:horizontal|vertical)ly|abscissa|ordinate"
    r"|axis\s+[xy]|rows|columns|(?:rows?|columns?|lines?|horizontal|vertical)\s+(?:labels|captions|names|heads|headings|headers|divisions))"
    r"(?:\s*\([^)]*\)|,?\s+[\"“][^\"“”]{1,40}[\"”]|(?<=axis),?\s+[^\W\d][\w/-]*(?:\s[\w/-]+){0,2}|\s+(?:in|of|for)\s+(?:the\s+\w+|(?:both|all|each|every|either)(?:\s+\w+)?)"
    r"|\s+(?:shows?|is|are|gives?|lists?|holds?|[–—-])\s+[^.:;,()]{1,40}|,\s+(?:from|beginning|starting|left|top|bottom|right|reading|listed)\b[^.:;()]{0,80})?)\s*:"
    r"|(?<=[.;]\s)(?P<bare>(?:rows|columns)\s*\([^)\d]*\))\s*(?=\d)",
    re.IGNORECASE,
)
# "X-axis: hours 1 to 4. The vertical axis shows the ward (eye, ear)": what comes next speaks of the other side.
_NEXT_SENTENCE = re.compile(
    r"[.;]\s+(?=(?:the\s+)?(?:x|y|horizontal|vertical)[\s-]?axis\s+(?:shows?|gives?|is|lists?|has|holds?|carries"
    r"|represents?|names?|reads?)\b[^:]*$)",
    re.IGNORECASE,
)
_SUBLABEL_TITLE = re.compile(
    r"^(?:axis\s+)?(?:labels?|titles?|names?|variables?|quantity|parameters?|caption|meaning|represents)$",
    re.IGNORECASE,
)
_SUBLABEL_TICKS = re.compile(
    r"\b(?:labels|ticks?(?: marks| labels)?|values|markers?|scale|range|categories|entries|order|items"
    r"|levels|marks|steps?|spacing|settings|classes|groups)\b",
    re.IGNORECASE,
)
_PROPERTY = re.compile(
    r"^(?:units?|range|type|direction|orientation|position|location|description|notes?|count|min\w*|max\w*)$",
    re.IGNORECASE,
)
# `Y-axis label: "Soil" – clay, loam, sand`: a name with the ticks behind it.
_CAPTIONED = re.compile(
    r"[\"“'‘`]?(?P<label>[^\"“”‘’`–—:;()]{1,60}?)[\"”'’`]?(?:\s+[–—-]\s+|[:;]\s+|\s*(?=\([^()]*[,;/–])"
    r"|[.,]\s+(?=(?:ticks?|values|markers?|marks|labels|categories|levels|entries|settings|order)\b[^:;]{0,40}:\s))(?P<rest>\S.*)$",
    re.DOTALL | re.IGNORECASE,
)
# `Y: soil (texture) = clay, loam, sand`
_EQUAL = re.compile(r"(?P<label>[^\W\d][^=:;,()]{1,40}?(?:\s\([^()]{1,40}\))?)\s+=\s+(?=\S)")
_AXES_IN_BRACKETS = re.compile(r"\((?:rows?|columns?|[xy])(?:[\s-]axis)?\s*[:=]", re.IGNORECASE)
_LINES = re.compile(r"[\W\d]*(?:by\s+)?(?:rows?|columns?)\b", re.IGNORECASE)
LONGEST_LABEL = 90
MOST_SUB_ITEMS = 60


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of text about one axis: the axis item itself, or one of its sub-items."""

    name: str
    text: Plain


def declarations(nodes: Sequence[Node], children: dict[int, list[Node]]) -> list[DeclaredAxis]:
    """All axis declarations of a document, in order; the later fill what the earlier leave open."""
    seen, below = veiled(nodes, children)
    told = _telling_of_data(seen) | _placed_cells(seen)
    ways = tell_both_ways(node.block.text for node in seen)
    equated = _equated(seen)
    found = [
        declared
        for node in seen
        if id(node) not in told
        for declared in (equated.get(id(node)) or _of_node(node, below, both_ways=ways))
    ]
    found += listed_apart(found, seen)
    found += captioned(seen, {declared.axis.side for declared in found if _tells_ticks(declared)})
    found += directed(seen, {declared.axis.side for declared in found if declared.axis.ticks})
    if both := cued(seen, found):
        found = [declared for declared in found if declared.node is not both[0].node] + both
    own = listed_below(settled_on(written(nodes), unveiled(found, seen, nodes)), nodes)
    return as_used(in_one_writing(same_as_other(own)), nodes)


def _tells_ticks(declared: DeclaredAxis) -> bool:
    return bool(declared.axis.ticks or declared.axis.low or declared.lists)


def _telling_of_data(nodes: Sequence[Node]) -> set[int]:
    """The headings behind a table of their own section: "Rows (sums)" leads to remarks on the rows."""
    tables: set[int] = set()
    found: set[int] = set()
    for node in nodes:
        section = id(node.parents[-1]) if node.parents else 0
        if node.block.kind in ("table", "fence"):
            tables.add(section)
        elif node.is_title and section in tables and _LINES.match(node.name.text):
            found.add(id(node))
    return found


# "Row = Oak, Column = May: 4.2"
_SIDE = r"(?:rows?|lines?|cols?|columns?|[xy])(?:\s*[=:]\s*|\s+)"
_PLACED = re.compile(
    rf"\(?\s*{_SIDE}[^,;:=|]{{1,60}}[,;|]\s*{_SIDE}[^,;:=|]{{1,60}}\)?\s*(?:[:=|,;→]|->|is\b).*\d",
    re.IGNORECASE,
)
_FEWEST_CELLS = 3
_FEWEST_NAMED = 2


def _placed_cells(nodes: Sequence[Node]) -> set[int]:
    """The lines that name a row and a column and a value each: an axis is told once, and cells many times."""
    found = [id(node) for node in nodes if _PLACED.match(node.block.content.text)]
    return set(found) if len(found) >= _FEWEST_CELLS else set()


# "x = input px: 224, 336"
_EQUATED = re.compile(
    r"(?:the\s+)?(?P<side>[xy]|rows?|columns?|cols?)\s*=\s*(?P<name>[^\W\d][^:=,;]{1,40})", re.IGNORECASE
)


def _equated(nodes: Sequence[Node]) -> dict[int, tuple[DeclaredAxis, ...]]:
    """The axes of two lines such as "x = input px: 224, 336", one for each side.

    Where more lines begin so they are rows: "y = Oak: 4, 5", "y = Elm: 6, 7".
    """
    named = [
        (node, found)
        for node in nodes
        if node.label is not None and (found := _EQUATED.fullmatch(node.label.text)) and not in_prose(node)
    ]
    if [found["side"][0].lower() in "yr" for _, found in named] not in ([False, True], [True, False]):
        return {}
    own: dict[int, tuple[DeclaredAxis, ...]] = {}
    for node, found in named:
        head = node.name.part(*found.span("side"))
        parts = [
            _Part("", head.part(len(head.text))),
            _Part("label", node.name.part(*found.span("name"))),
            _Part("ticks", before_scale(node.body)),
        ]
        side = "rows" if found["side"][0].lower() in "yr" else "columns"
        own[id(node)] = (_declaration(side, head, parts, node),)
    told = all(one[0].axis.ticks or one[0].axis.low for one in own.values())
    return own if told else {}


def with_sub_lists(children: dict[int, list[Node]], nodes: Sequence[Node]) -> dict[int, list[Node]]:
    """What stands below each node, with the items indented below an axis that has a text of its own."""
    found = dict(children)
    for number, node in enumerate(nodes):
        below = found.get(id(node), [])
        if node.is_title and below and below[0].block.kind == "item" and is_labelled(node):
            found[id(node)] = list(takewhile(lambda n, first=below[0]: _goes_on(first, n), below))  # type: ignore[misc]
        if node.block.kind == "item" and id(node) not in found and is_labelled(node):
            indented = takewhile(
                lambda n, level=node.block.level: n.block.kind == "item" and n.block.level > level,  # type: ignore[misc]
                nodes[number + 1 : number + 1 + MOST_SUB_ITEMS],
            )
            found[id(node)] = list(indented)
    return found


def _goes_on(first: Node, node: Node) -> bool:
    """Whether an item is of the list that another begins: as deep, behind the same sign."""
    own, block = first.block, node.block
    same = block.level > own.level or (block.level == own.level and block.marker[-1:] == own.marker[-1:])
    return block.kind == "item" and same and (not _tells_property(first) or _tells_property(node))


def _tells_property(node: Node) -> bool:
    """Whether an item tells the title of an axis, its ticks or the like."""
    name = node.label.text if node.label is not None else ""
    return bool(_SUBLABEL_TITLE.match(name) or _SUBLABEL_TICKS.search(name) or _PROPERTY.match(name))


# "Along the bottom: a colour bar with ticks at 0, 5 and 10"
_SCALE = re.compile(
    r"(?:(?:an?|the|one)\s+)?(?:[\w-]+\s+){0,2}?(?:colou?r|legend|scale|key)(?:s|bar|map)?\b", re.IGNORECASE
)

# "Along the foot: T1, T2. Up the left side: moss, peat": sentences that tell an edge each.
_NEXT_EDGE = re.compile(r"[.;]\s+(?:up|down|along|across|on|at)\s+the\s", re.IGNORECASE)


def is_labelled(node: Node) -> bool:
    """Whether a label or title is an axis's name, so that what stands below it belongs to the axis."""
    text = node.name.text
    named = node.label is not None or node.is_title
    if named and _LETTER_NAMED.fullmatch(text) and _tells_of_axes(node):
        return True
    if named and text.casefold() in ("x", "y"):
        return bool(re.search(r"[^\W\d_]{2}|\b[A-Z]\d|\b[A-Z]\b", node.body.text)) or _is_below_axes(node)
    if named and edge_of(text):
        return not _SCALE.match(node.body.text) and not _NEXT_EDGE.search(node.body.text)
    return named and len(text) < LONGEST_LABEL and bool(side_of(text)) and is_axis_label(text)


# "Y (Zone)", 'x ("Run")', "x, dropout", "y [depth]": a letter with the name of its axis.
_LETTER_NAMED = re.compile(
    r"[xy]\s*(?:\((?=[^()]*[^\W\d_]{3})[^()]*\)|\([^()\d]{2,40}\)|,\s+[^\W\d_]{2}[^:()]{0,40}|\[[^\[\]\d]{2,40}\])",
    re.IGNORECASE,
)


def _tells_of_axes(node: Node) -> bool:
    """Whether a line has words behind its label, or stands below a heading of axes, and so holds no values."""
    return _is_below_axes(node) or bool(re.search(r"[^\W\d_]{2}", node.body.text))


def _is_below_axes(node: Node) -> bool:
    return any(re.search(r"\bax[ie]s\b", parent.name.text, re.IGNORECASE) for parent in node.parents)


# `Label: "Hour" (horizontal). Scale: 0 to 20 in steps of 4`: the side stands behind the name.
_SIDE_BEHIND = re.compile(
    r"[\"“'‘]?(?P<name>[^\"“”()‘’:;,]{1,40}?)[\"”'’]?\s*"
    r"\((?P<side>(?:on\s+)?(?:the\s+)?(?:x|y|horizontal|vertical|rows?|columns?)(?:[\s-]?axis)?)\)\s*[.:;,–—-]*\s*(?P<rest>.*)$",
    re.DOTALL | re.IGNORECASE,
)


def _named_first(node: Node) -> DeclaredAxis | None:
    """The axis of a line that names it before its side."""
    titled = node.label is not None and _SUBLABEL_TITLE.match(node.label.text)
    found = _SIDE_BEHIND.match(node.body.text) if titled else None
    if found is None:
        return None
    name, side, rest = (node.body.part(*found.span(group)) for group in ("name", "side", "rest"))
    parts = [_Part("", side.part(len(side.text))), _Part("label", name), _Part("ticks", rest)]
    return _declaration(side_of_label(side.text), side, parts, node)


# "Row 5 (Fir)", "Top row, fir"
_NUMBERED_LINE = re.compile(
    r"(?:row|column|line)\s+#?\d+\b"
    r"|(?:the\s+)?(?:top|bottom|upper|lower|middle|first|second|third|fourth|fifth|last|next)\s+(?:row|column|line)\s*[,(–—]\s*\S",
    re.IGNORECASE,
)


def _of_node(node: Node, children: dict[int, list[Node]], *, both_ways: bool) -> Iterator[DeclaredAxis]:
    head = node.name
    if in_prose(node) or heads_rows(node, children.get(id(node), [])):
        return
    if is_labelled(node):
        side = side_of_label(head.text)
        sides = ("rows", "columns") if side == "both" else (side,)
        yield from _labelled(node, head, sides, children)
    elif node.block.kind == "table":
        yield from _tabled(node)
    elif named := _named_first(node):
        yield named
    elif node.label is not None and _NUMBERED_LINE.match(head.text):
        return  # "Row 5 (Fir): 2, 5, 8. Paler than in the rows above."
    elif node.block.kind in ("item", "paragraph", "image") or _AXES_IN_BRACKETS.search(node.block.text):
        yield from axes_in_sentences(node, both_ways=both_ways)


def _labelled(
    node: Node, head: Plain, sides: Sequence[str], children: dict[int, list[Node]]
) -> Iterator[DeclaredAxis]:
    """The axis of a label, and further ones that its text goes on to: "Rows: a, b. Columns: 1, 2"."""
    told = _own_text(node, children)
    body = before_scale(told)
    if sentence := _NEXT_SENTENCE.search(body.text):
        yield from axes_in_sentences(node, body.part(sentence.end()))
        body = body.part(0, sentence.start() + 1)
    further = list(_FURTHER.finditer(body.text))
    own = body.part(0, further[0].start() if further else None)
    parts = [_Part(_own_name(head.text), own)]
    parts += [part for part in _sub_items(node, children) if part.text is not told]
    yield from (_declaration(side, head, parts, node) for side in sides)
    for number, found in enumerate(further):
        limit = further[number + 1].start() if number + 1 < len(further) else len(body.text)
        further_head = body.part(*found.span("head" if found["head"] else "bare"))
        yield _declaration(
            side_of_label(further_head.text), further_head, [_Part("", body.part(found.end(), limit))], node
        )


def _tabled(node: Node) -> Iterator[DeclaredAxis]:
    """The axes that a table lists, one a line: `| Axis | Label | Ticks |`, `| Part | What it says |`."""
    head, *rows = node.block.rows or ((),)
    sides = {side_of_label(row[0].text) for row in rows if row and _names_an_axis(row[0].text)}
    called = bool(head) and head[0].text.casefold() in ("axis", "axes", "side", "dimension")
    if not called and not sides >= {"rows", "columns"}:
        return
    names = [name.text.casefold() for name in head[1:]]
    names = names if called or len(names) > 1 else [""]
    for row in rows:
        side = side_of_label(row[0].text)
        if side in ("rows", "columns"):
            own = [] if names == [""] else [_Part("", row[0].part(len(row[0].text)))]
            parts = [_Part(name, cell) for name, cell in zip(names, row[1:], strict=False)]
            yield _declaration(side, row[0], [*own, *parts], node)


def _names_an_axis(text: str) -> bool:
    return bool(edge_of(text)) or is_axis_label(text)


def _own_text(node: Node, children: dict[int, list[Node]]) -> Plain:
    """What is said behind an axis's name: on its line, or as the paragraph right below a title of no more words."""
    below = children.get(id(node), [])
    if node.label is not None:
        return node.body
    if below and below[0].block.kind == "paragraph" and below[0].label is None:
        return below[0].body
    return node.body.part(len(node.body.text))


def _own_name(head: str) -> str:
    """`X-axis label: Ratio` and `X-axis ticks: 0.1, 0.2` name a property of the axis in their own head."""
    last = re.sub(r"\([^)]*\)", "", head).split()[-1:]
    return (
        last[0]
        if last
        and re.fullmatch(
            r"labels?|titles?|ticks|values|categories|markers|names?|range", last[0], re.IGNORECASE
        )
        else ""
    )


def _sub_items(node: Node, children: dict[int, list[Node]]) -> list[_Part]:
    """The sub-items of an axis item, with their own labels ("Label", "Ticks")."""
    below = [child for child in children.get(id(node), []) if child.block.kind in ("item", "paragraph")]
    return [_Part(child.label.text if child.label is not None else "item", child.body) for child in below]


def _declaration(side: str, head: Plain, parts: list[_Part], node: Node) -> DeclaredAxis:
    parts = [own for part in parts for own in _parted(part)]
    label = label_of(head, parts[0].name, parts[0].text, [(part.name, part.text) for part in parts[1:]])
    tick_parts = [
        p
        for p in parts
        if p.name in ("", "item")
        or (_SUBLABEL_TICKS.search(p.name) and not _SUBLABEL_TITLE.match(p.name))
        or p.name.casefold() == "labels"
    ]
    lone = [part.name for part in parts].count("item") == 1  # one item below holds the whole list
    read = [ticks_in(part.text, label, loose=lone or part.name != "item") for part in tick_parts]
    listed = [own for ticks in read for own in ticks.lists]
    if not listed:
        own = tuple(tick(text) for text in _tick_items([p.text for p in parts[1:] if p.name == "item"]))
        listed = [own] if own else []
    everything = " . ".join(f"{part.name} {part.text.text}" for part in parts)
    in_head = ticks_in(head, label, loose=False)
    merged = first_of([*read, replace(in_head, lists=(), count=None)])
    end = parts[-1].text.span().end if parts[-1].text.text else node.block.span.end
    return settled(
        side, label, Span(node.block.span.start, end), listed, merged, f"{head.text} . {everything}", node
    )


def _tick_items(items: Sequence[Plain]) -> list[Plain]:
    """The items of a list that are ticks; any word is one among others: "digits", "upper", "home", "steps"."""
    found = [item for item in items if can_be_tick(item.text)]
    odd = [item for item in items if item not in found and item.text.isalpha()]
    return (
        [item for item in items if item in found or item in odd]
        if len(found) >= max(_FEWEST_NAMED, len(odd))
        else found
    )


def _parted(part: _Part) -> list[_Part]:
    """A name and the ticks listed behind it, where one text gives both."""
    if not part.name and (equal := _EQUAL.match(part.text.text)):
        name, rest = part.text.part(*equal.span("label")), part.text.part(equal.end())
        return (
            [_Part("label", name), _Part("ticks", rest)] if ticks_in(rest, "", loose=True).lists else [part]
        )
    found = _CAPTIONED.match(part.text.text) if _SUBLABEL_TITLE.match(part.name) else None
    if not found:
        return [part]
    name, rest = (part.text.part(found.start(group), found.end(group)) for group in ("label", "rest"))
    return [_Part(part.name, name), _Part("ticks", rest)] if ticks_in(rest, "", loose=True).lists else [part]
