"""What the text declares of the colour scales: of the figure or of one panel, listed or in prose."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from auditor.metrics import metric_named
from auditor.model import Anchor, Legend
from auditor.quantity import quantities
from auditor.reading.axis_words import side_of
from auditor.reading.colours import TONE_OR_COLOUR, colours_in, is_colour
from auditor.reading.legend_keys import key_of_shades
from auditor.reading.legend_scopes import COLOUR_WORD, HEAD, PLACE, ScopedLegend, pieces, scope_words
from auditor.reading.legend_sentences import mentioned_scales
from auditor.reading.legend_text import (
    anchor_values,
    colour_bands,
    colour_scale,
    inline_anchors,
    joined,
    ranges,
    tick_marks,
)
from auditor.reading.outline import Node
from auditor.reading.paired_bands import band_of
from auditor.reading.sections import in_prose, is_prose_heading
from auditor.source import Span

_HEADING = re.compile(
    rf"(?:\d[\d.]*\s+)?(?:the\s+)?(?:(?:legends?|{COLOUR_WORD}|scales?)(?:[\s/&]+\w+){{0,3}}|(?:colou?rs?\s+)?keys?)",
    re.IGNORECASE,
)


# "Scales, one per panel"
_SHARED_OUT = re.compile(
    r"\s*(?:,|[–—-](?=\s))?\s*(?:one|each|separate\w*|its own)?\s*(?:for|per|of|in|by)\s+"
    r"(?:each|every|all|both|the(?:\s+\w+)?)?\s*"
    r"(?:panels?|heat\s?maps?|plots?|maps?|grids?|matri\w+)$",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"(?:label(?:l?ed)?|titled?|named?|caption(?:ed)?|represent(?:s|ing)|for|of|showing|indicat(?:es|ing)"
    r"|shows)[:\s]+[\"“'‘](?P<text>[^\"“”]{1,60}?)[.,]?[\"”'’](?!\w)",
    re.I,
)


_WORDS_LABEL = re.compile(
    r"\b(?:represent(?:s|ing)|indicat(?:es|ing)|encod(?:es|ing)|measures"
    r"|shows)\s+(?:the\s+)?(?P<text>[\w@ %-]{2,40}?)(?:\s+(?:values?|scores?))?(?=[.,;]|\s+(?:and|from"
    r"|rang|with|in)\b|$)",
    re.I,
)


# "Bus delay (min), 0 (light) to 9 (dark)": what stands before the first comma, unless it tells of the bar itself.
_OPENING_LABEL = re.compile(
    r"(?:the\s+|titled\s+)?(?P<text>[^\W\d_](?:[^\d,.;:–—]|(?<=[^\W_])\d){2,50}?)\s*[,;:–—].*\d",
    re.IGNORECASE | re.DOTALL,
)
_OF_THE_BAR = re.compile(
    r"\b(?:from|to|at|rang\w+|runs?|goes|spans?|covers?|between|with|is|are|shows?|means|denotes?|marks?|titled|shared|common|same|"
    r"both|each|all|one|ones|values?|linear\w*|log\w*|sequential|diverging|continuous|discrete|left|right|top|bottom|upper|lower|"
    r"below|above|vertical|horizontal|scales?|bar|map|ramp|ticks?|approx\w*|about)\b",
    re.IGNORECASE,
)


_SUB_TITLE = re.compile(r"^(?:label|titles?|names?|metric|caption|measure)$", re.IGNORECASE)


_SUB_RANGE = re.compile(r"\b(?:range|scale|values?|min.*max|extent|limits|domain)\b", re.IGNORECASE)


_SUB_TICKS = re.compile(r"\b(?:ticks?|marks?|markers?|labels)\b", re.IGNORECASE)


_MARKERS = re.compile(r"scale(?:\s*(?:/|and|&)\s*(?:markers?|ticks?|values?))?", re.IGNORECASE)
# What a sentence about the scale begins with.
_OPENS = re.compile(
    rf"(?:the|its|a|one|our)?\s*(?:[\w-]+\s+){{0,2}}?(?:legend|{COLOUR_WORD}|scale|bar|key)\b", re.IGNORECASE
)
_FEW_WORDS = 5
_REACH = 3  # so many lines above, the head of an axis still governs what its scale is
_PROPERTY = re.compile(
    r"\b(?:position|placement|location|orientation|low|high|min\w*|max\w*|bottom|top|gradient|type|ends?"
    r"|middle|mid\w*|note|direction|unit|format|font)\b",
    re.IGNORECASE,
)


def legends(nodes: Sequence[Node], children: dict[int, list[Node]]) -> list[ScopedLegend]:
    """All legends that a document declares, in order."""
    found: list[ScopedLegend] = []
    taken: set[int] = set()
    for index, node in enumerate(nodes):
        if id(node) in taken or _is_scale_of_axis(nodes, index):
            continue
        if _is_head(node) and not _in_statements(node):
            own = _sub_items(index, nodes, children)
            taken |= {id(child) for child in own}
            found.extend(replace(scale, items=tuple(own)) for scale in _declared(node, own))
        elif key := key_of_shades(index, nodes):
            taken |= {id(item) for item in key.items}
            found.append(key)
        elif node.block.kind in ("paragraph", "item", "image") and not in_prose(node):
            found.extend(mentioned_scales(node))
    return found


def _is_scale_of_axis(nodes: Sequence[Node], index: int) -> bool:
    """`Scale/Markers: from 0 to 40` in the lines below the head of an axis: its ticks, and no colour scale."""
    label = nodes[index].label
    if label is None or not _MARKERS.fullmatch(label.text.strip(" :")):
        return False
    if TONE_OR_COLOUR.search(nodes[index].body.text):
        return False
    for node in reversed(nodes[max(0, index - _REACH) : index]):
        name = node.name.text
        if side_of(name):
            beside = node.block.kind == "item" and node.block.level == nodes[index].block.level
            return not (beside and re.search(r"\d", node.body.text))
        if node.block.kind in ("heading", "title") or HEAD.search(name):
            return False
    return False


def _tells_ends(node: Node) -> bool:
    """Whether what leads to a list tells a scale and its ends: "The colour bar runs from 0 to 9, with ticks:"."""
    text = node.label.text if node.label is not None else ""
    return bool(_OPENS.match(text)) and bool(ranges(node.name))


def _in_statements(node: Node) -> bool:
    """`Colour: the darkest cell is ...` under "Key Observations" is a statement."""
    return in_prose(node) and any(is_prose_heading(parent.name.text) for parent in node.parents[-1:])


def _is_head(node: Node) -> bool:
    if node.block.kind in ("heading", "title", "summary") or (node.label is not None and not node.body.text):
        bare = _SHARED_OUT.sub("", re.sub(r"\([^()]*\)", "", node.name.text).strip(" :"))
        return bool(_HEADING.fullmatch(bare)) or (
            node.label is not None
            and bool(HEAD.search(bare))
            and (len(bare.split()) < _FEW_WORDS or _tells_ends(node))
        )
    if node.label is None or len(node.label.text) >= 60:
        return False
    return bool(HEAD.search(node.label.text)) and not colours_in(node.label.text)[1:]


def _sub_items(index: int, nodes: Sequence[Node], children: dict[int, list[Node]]) -> list[Node]:
    """Sub-items of a legend, with or without a text; also the flattened anchors that follow it at its depth."""
    head = nodes[index]
    own = [child for child in children.get(id(head), []) if child.block.kind in ("item", "paragraph")]
    if _tells_ends(head):
        own = list(takewhile(lambda child: _anchor(child) is not None, own))
    if not own and head.block.kind == "item":
        indented = (n.block.kind == "item" and n.block.level > head.block.level for n in nodes[index + 1 :])
        own = [n for n, _ in zip(nodes[index + 1 :], takewhile(bool, indented), strict=False)]
    for node in nodes[index + 1 :] if not own else ():
        if node.label is None or node.block.kind != "item":
            break
        if not is_colour(node.label.text) and not (_tells_ends(head) and _anchor(node)):
            break
        own.append(node)
    return own


def _declared(head: Node, children: list[Node]) -> Iterator[ScopedLegend]:
    """The legend of a head and its sub-items; sub-items with ranges of their own are one legend a panel."""
    label = head.name.text
    own = [child for child in children if _is_panel_scale(child)]
    shared = [child for child in children if not any(child is other for other in own)]
    main = _legend(head, shared)
    for child in own:
        scope = child.label.text if child.label is not None else ""
        yield ScopedLegend(_with_label(_legend(child, []), main.label), scope, child, nested=True)
    for piece, scope in pieces(head.body if head.label is not None else head.body.part(len(head.body.text))):
        yield ScopedLegend(_with_label(piece, main.label), scope, head, nested=True)
    if not own or main.low or main.ticks or main.anchors:
        yield ScopedLegend(main, scope_words(label), head)


def _with_label(legend: Legend, label: str) -> Legend:
    return legend if legend.label else replace(legend, label=label)


def _is_panel_scale(child: Node) -> bool:
    """`Oak: 40-52 (dark = highest)`: a name that is no colour and no property, before a range."""
    if child.label is None or colours_in(child.label.text):
        return False
    name = child.label.text
    if any(pattern.search(name) for pattern in (_SUB_TITLE, _SUB_RANGE, _SUB_TICKS, HEAD, _PROPERTY)):
        return False
    return bool(ranges(child.body)) or len(colours_in(child.body.text)) > 1


def _legend(head: Node, children: list[Node]) -> Legend:
    body = head.body if head.label is not None else head.body.part(len(head.body.text))
    lead = [(node.name, "") for node in (head, *children) if not node.body.text and _tells_ends(node)]
    texts = [(body, ""), *lead, *((c.body, _name(c)) for c in children if _speaks_of_scale(c))]
    anchored = [anchor for child in children if (anchor := _anchor(child))]
    end = children[-1].block.span.end if children else head.block.span.end
    legend = joined(
        [colour_scale(text, name) for text, name in texts if text.text], Span(head.block.span.start, end)
    )
    ticks = next(
        (marks for c in children if _SUB_TICKS.search(_name(c)) and (marks := tick_marks(c.body, "ticks"))),
        (),
    )
    loose = (
        ()
        if ticks or legend.ticks
        else next((marks for c in children if not anchored and (marks := tick_marks(c.body, ""))), ())
    )
    whole = " ".join([body.text, *(f"{c.label.text if c.label else ''} {c.body.text}" for c in children)])
    anchors = tuple(anchored) or colour_bands(body) or inline_anchors(body) or legend.anchors
    return replace(
        legend,
        label=_label(head, children),
        ticks=ticks or legend.ticks or loose,
        anchors=anchors,
        colours=tuple(colours_in(whole)),
        text=whole,
    )


def _name(child: Node) -> str:
    return child.label.text if child.label is not None else ""


def _speaks_of_scale(child: Node) -> bool:
    return child.label is None or bool(_SUB_RANGE.search(child.label.text) or HEAD.search(child.label.text))


def _label(head: Node, children: list[Node]) -> str:
    for child in children:
        if child.label is not None and _SUB_TITLE.match(child.label.text):
            return child.body.text.strip(" .'\"“”")
    if head.label is not None:
        for pattern in (_LABEL, _WORDS_LABEL):
            if found := pattern.search(head.body.text):
                return found["text"].strip(" .")
        if opening := _opening_label(head.body.text):
            return opening
    for bracket in re.findall(r"\(([^()]*)\)", head.name.text):
        if not PLACE.fullmatch(f"({bracket})") and not colours_in(bracket) and "=" not in bracket:
            return str(bracket)
    return ""


def _opening_label(text: str) -> str:
    """The noun with which a text about a scale opens, before it tells its ends; "" where there is none."""
    found = _OPENING_LABEL.match(text)
    label = found["text"].strip() if found else ""
    told = (
        len(label.split()) > 1 or metric_named(label, scale=True) is not None
    )  # a colour map's name is one word
    of_bar = colours_in(label) or _OF_THE_BAR.search(label) or HEAD.search(label)
    return label if told and not of_bar else ""


def _anchor(child: Node) -> Anchor | None:
    """`Teal: ~40`, `Pale grey: few guests (2-6)`, `0-20: red`."""
    if child.label is None:
        return band_of(child.block.content)
    if is_colour(child.label.text):
        low, high = anchor_values(child.body)
        return Anchor(child.label.text, child.block.span, low, high)
    colour = child.body.text.partition(",")[0].rstrip(".")  # "pale yellow, the top end"
    if is_colour(colour) and any(quantities(child.label.text)):
        low, high = anchor_values(child.label)
        return Anchor(colour, child.block.span, low, high)
    return None
