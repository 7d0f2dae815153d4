"""What the text declares of the colour scale: label, range, ticks, anchors, colour order."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.model import Anchor, Legend
from auditor.quantity import Quantity, match_quantity, quantities
from auditor.reading.colours import COLOUR, colours_in, is_colour
from auditor.reading.lists import numeric_list
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.source import Span

_HEAD = re.compile(
    r"\b(?:legend|colou?r[\s-]*(?:scale|bar|map|mapping|key|gradient|ramp|coding|legend|range|code|palette|encoding)|scale\s*bar|heat\s*scale|colou?rs?)\b"
    r"|^(?:scale|key|shading|hue)$",
    re.IGNORECASE,
)
_SUBJECT = re.compile(
    r"\b(?:legend|colou?r[\s-]*(?:scale|bar|map|key|gradient|ramp|legend|palette)|scale|bar|gradient|key|shading)s?\b",
    re.IGNORECASE,
)
_VERB = re.compile(
    r"\b(?:rang\w+|span\w*|cover\w*|runs?|running|goes|going|extend\w*|from|between|stretch\w*|reach\w*|ticks?|labell?ed|marked|marks)\b",
    re.IGNORECASE,
)
_NUM = r"[~≈]?\s?[-+−]?\d[\d.,]*(?:[eE][-+]?\d+)?%?(?![\deE])"
_ASIDE = r"(?:\s*(?:\([^()]{0,60}\)|[a-z°%]{1,8}\b(?<!to)(?<!and)))?"
_HEDGE = r"(?:(?:approximately|approx\.?|about|around|roughly|nearly|circa|just (?:above|below|under|over)|a low of|a high of)\s+)?"
_RANGE = re.compile(
    rf"(?:(?P<cue>\bfrom|\bbetween|\brang(?:es?|ing)(?:\s+of|:)?(?:\s+from)?|\bspans?|\bspanning|\bcovers?|\bcovering|\bruns?(?:\s+from)?)\s+)?(?:(?P<colour>{COLOUR.pattern})\s*(?:\(|at\s)?\s*)?{_HEDGE}"
    rf"(?<![\w.])(?P<low>{_NUM}){_ASIDE}\s*\)?\s*(?:[-–—]|to|through|up to|and|→|->|\.\.\.?)\s*(?:{COLOUR.pattern}\s*(?:\(|at\s)?\s*)?{_HEDGE}(?P<high>{_NUM})",
    re.IGNORECASE,
)
_TICKS = re.compile(
    r"\b(?:tick(?:s| marks?| labels?)?|labell?ed|labels?|marked|marks?|markers?|markings?|increments|numbers)\b",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"(?:label(?:l?ed)?|titled?|named?|caption(?:ed)?|represent(?:s|ing)|for|of|showing|indicat(?:es|ing)|shows)[:\s]+[\"“'‘](?P<text>[^\"“”]{1,60}?)[.,]?[\"”'’](?!\w)",
    re.I,
)
_WORDS_LABEL = re.compile(
    r"\b(?:represent(?:s|ing)|indicat(?:es|ing)|encod(?:es|ing)|measures|shows)\s+(?:the\s+)?(?P<text>[\w@ %-]{2,40}?)(?:\s+(?:values?|scores?))?(?=[.,;]|\s+(?:and|from|rang|with|in)\b|$)",
    re.I,
)
_SUB_TITLE = re.compile(r"^(?:label|titles?|names?|metric|caption|measure)$", re.IGNORECASE)
_SUB_RANGE = re.compile(r"\b(?:range|scale|values?|min.*max|extent|limits|domain)\b", re.IGNORECASE)
_SUB_TICKS = re.compile(r"\b(?:ticks?|marks?|markers?|labels)\b", re.IGNORECASE)
_STEP = re.compile(r"\b(?:steps?|increments?|intervals?)\s+of|every\s+(?=\d)", re.IGNORECASE)
_BELOW = re.compile(r"(?:<|≤|below|under|less than|up to)\s*$", re.IGNORECASE)
_ABOVE = re.compile(r"(?:>|≥|above|over|more than)\s*$", re.IGNORECASE)
_PLACE = re.compile(
    r"\((?:(?:far|right|left|top|bottom|vertical|horizontal|bar|side|hand|shared|common|at|on|to|of|the|edge|below|above|beside|each|both|panels?|heatmaps?|figure)\b[\s,-]*)+\)",
    re.IGNORECASE,
)
_NO_SCALE = re.compile(
    r"\b(?:no|without|neither|absent|lacks?)\b[^.]{0,30}\b(?:bar|legend|scale|key)\b|\bno explicit\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class ScopedLegend:
    """A legend, and the words that say which panels it is for ("" where it is the figure's)."""

    legend: Legend
    scope: str
    node: Node
    nested: bool = False


def legends(nodes: Sequence[Node]) -> list[ScopedLegend]:
    """All legends that a document declares; those of its components first, then those of its prose."""
    found: list[ScopedLegend] = []
    taken: set[int] = set()
    for index, node in enumerate(nodes):
        if index in taken or not _is_head(node):
            continue
        children = list(_children(index, nodes))
        taken |= {position for position, _ in children}
        found.extend(_declared(node, [child for _, child in children]))
    if not found:
        found = [item for node in nodes for item in _in_prose(node)]
    return found


def _is_head(node: Node) -> bool:
    if node.label is not None:
        return (
            bool(_HEAD.search(node.label.text))
            and len(node.label.text) < 60
            and not colours_in(node.label.text)[1:]
        )
    return node.block.kind == "heading" and bool(
        re.fullmatch(
            r"(?:\d[\d.]*\s+)?(?:legend|colou?r\s*(?:scale|bar|legend|map))(?:[\s/&]+\w+){0,3}",
            node.body.text,
            re.I,
        )
    )


def _children(index: int, nodes: Sequence[Node]) -> Iterator[tuple[int, Node]]:
    """Sub-items of a legend; also the flattened colour anchors that follow it at the same depth."""
    head = nodes[index]
    following = True
    for position in range(index + 1, len(nodes)):
        node = nodes[position]
        if head in node.parents:
            yield position, node
        elif (
            following and node.label is not None and is_colour(node.label.text) and node.block.kind == "item"
        ):
            yield position, node
        else:
            following = False
            if node.block.kind == "heading":
                return


def _declared(head: Node, children: list[Node]) -> Iterator[ScopedLegend]:
    """The legend of a head and its sub-items; sub-items with ranges of their own are one legend a panel."""
    label = head.label.text if head.label is not None else ""
    own = [child for child in children if _is_panel_scale(child)]
    shared = [child for child in children if child not in own]
    main = _legend(head, shared)
    for child in own:
        scope = child.label.text if child.label is not None else ""
        yield ScopedLegend(_with_label(_legend(child, []), main.label), scope, child, nested=True)
    if not own or main.low or main.ticks or main.anchors:
        yield ScopedLegend(main, _scope_words(label), head)


def _scope_words(label: str) -> str:
    return re.sub(r"[\s/&,]+", " ", _HEAD.sub(" ", _PLACE.sub(" ", label))).strip()


def _with_label(legend: Legend, label: str) -> Legend:
    return legend if legend.label else replace(legend, label=label)


def _is_panel_scale(child: Node) -> bool:
    """`AIME24: 40.0-52.0 (dark blue = highest)`: a name that is no colour and no property, before a range."""
    if child.label is None or colours_in(child.label.text):
        return False
    name = child.label.text
    structural = any(p.search(name) for p in (_SUB_TITLE, _SUB_RANGE, _SUB_TICKS, _HEAD))
    positional = re.search(
        r"\b(?:position|placement|location|orientation|low|high|min\w*|max\w*|bottom|top|gradient|type|ends?|middle|mid\w*|note|direction)\b",
        name,
        re.I,
    )
    has_range = any(_RANGE.finditer(child.body.text)) or len(colours_in(child.body.text)) > 1
    return has_range and not structural and not positional


def _legend(head: Node, children: list[Node]) -> Legend:
    texts = [head.body, *(child.body for child in children if _speaks_of_scale(child))]
    low, high = next((ends for text in texts if (ends := _ends(text))), (None, None))
    ticks = next(
        (ticks for text, name in _tick_texts(head, children) if (ticks := _tick_marks(text, name))), ()
    )
    anchors = tuple(anchor for child in children if (anchor := _anchor(child)))
    inline = tuple(_inline_anchors(head.body)) if not anchors else anchors
    if not ticks and low is None and len(run := numeric_list(head.body)) > 2:
        ticks = tuple(_quantity(head.body, start) for start, _ in run)
    whole = " ".join(
        [head.body.text, *(f"{c.label.text if c.label else ''} {c.body.text}" for c in children)]
    )
    end = children[-1].block.span.end if children else head.block.span.end
    return Legend(
        Span(head.block.span.start, end),
        _label(head, children),
        low,
        high,
        tuple(ticks),
        inline,
        tuple(colours_in(whole)),
        whole,
    )


def _speaks_of_scale(child: Node) -> bool:
    return child.label is None or bool(_SUB_RANGE.search(child.label.text) or _HEAD.search(child.label.text))


def _tick_texts(head: Node, children: list[Node]) -> Iterator[tuple[Plain, str]]:
    for child in children:
        if (
            child.label is not None
            and _SUB_TICKS.search(child.label.text)
            and not _SUB_TITLE.match(child.label.text)
        ):
            yield child.body, "ticks"
    yield head.body, ""
    yield from (
        (child.body, "") for child in children if child.label is None or not is_colour(child.label.text)
    )


def _tick_marks(text: Plain, name: str) -> tuple[Quantity, ...]:
    """Labelled marks of a bar: "ticks at 0.0, 0.5, and 1.0", with other words allowed between "ticks" and the list."""
    for cue in [*_TICKS.finditer(text.text)] or ([None] if name else []):
        rest = text.part(cue.end() if cue else 0)
        stop = re.search(r"(?<!\d)[.;](?:\s|$)", rest.text)
        sentence = rest.part(0, stop.start() if stop else None)
        bare = _without_brackets(sentence)
        run = numeric_list(bare)
        if len(run) > 1 and not _STEP.search(bare.text[: run[0][0]]):
            # A bar with its ends named one by one and more ticks between: "0.0 ... 1.0, further ticks at 0.2, 0.4".
            return tuple(_quantity(bare, start) for start, _ in run)
    return ()


def _without_brackets(text: Plain) -> Plain:
    blanked = re.sub(r"\([^()]*\)", lambda found: "," + " " * (len(found[0]) - 1), text.text)
    return Plain(re.sub(r" (?=,)|,(?=\s*,)", " ", blanked), text.offsets)


def _ends(text: Plain) -> tuple[Quantity, Quantity] | None:
    """The two ends of a stated range; "ticks at 50 to 56" is none."""
    for found in _RANGE.finditer(text.text):
        before = text.text[: found.start("low")]
        sentence = before[max(before.rfind(". "), before.rfind("; ")) + 1 :]
        if found["cue"] is None and _TICKS.search(sentence) and not _VERB.search(_TICKS.sub("", sentence)):
            continue
        joined = text.text[found.end("low") : found.start("high")].strip()
        if joined.endswith("and") and (found["cue"] or "").lower() not in ("between",):
            continue
        return _quantity(text, found.start("low")), _quantity(text, found.start("high"))
    return None


def _quantity(text: Plain, start: int) -> Quantity:
    while text.text[start] in "~≈ ":
        start += 1
    found = match_quantity(text.text, start)
    if found is None:
        raise ValueError(f"no number at {start} of {text.text!r}")
    return replace(found, span=text.span(start, found.span.end))


def _label(head: Node, children: list[Node]) -> str:
    for child in children:
        if child.label is not None and _SUB_TITLE.match(child.label.text):
            return child.body.text.strip(" .'\"“”")
    for pattern in (_LABEL, _WORDS_LABEL):
        if found := pattern.search(head.body.text):
            return found["text"].strip(" .")
    for bracket in re.findall(r"\(([^()]*)\)", head.label.text if head.label is not None else ""):
        if not _PLACE.fullmatch(f"({bracket})"):
            return str(bracket)
    return ""


def _anchor(child: Node) -> Anchor | None:
    """`Dark Blue: ~88`, `Dark purple: low values (3-5)`, `0-20: red`."""
    if child.label is None:
        return None
    if is_colour(child.label.text):
        low, high = _anchor_values(child.body)
        return Anchor(child.label.text, child.block.span, low, high)
    if is_colour(child.body.text.rstrip(".")) and any(quantities(child.label.text)):
        low, high = _anchor_values(child.label)
        return Anchor(child.body.text.rstrip("."), child.block.span, low, high)
    return None


def _anchor_values(text: Plain) -> tuple[Quantity | None, Quantity | None]:
    numbers = [
        replace(q, span=text.span(q.span.end - len(q.text), q.span.end)) for q in quantities(text.text)
    ]
    if len(numbers) >= 2:
        return numbers[0], numbers[1]
    if not numbers:
        return None, None
    start = next(quantities(text.text)).span.start
    before, after = text.text[:start], text.text[start + len(numbers[0].text) :]
    if _BELOW.search(before) or re.match(r"\s*(?:or|and) (?:less|below|under|lower)", after):
        return None, numbers[0]
    if _ABOVE.search(before) or re.match(r"\s*(?:\+|(?:or|and) (?:more|above|over|higher))", after):
        return numbers[0], None
    return numbers[0], numbers[0]


def _inline_anchors(text: Plain) -> Iterator[Anchor]:
    """`from 0.0 (dark purple) to 1.0 (yellow)`: a number with its colour in brackets, or the other way round."""
    pattern = rf"(?P<number>{_NUM})\s*\((?:[^()]*?,\s*)?(?P<colour>{COLOUR.pattern})[^()]*\)|(?P<colour2>{COLOUR.pattern})\s*(?:\((?:[^()\d]*)|at\s+)(?P<number2>{_NUM})\s*\)?"
    for found in re.finditer(pattern, text.text, re.IGNORECASE):
        suffix = "" if found["number"] else "2"
        value = _quantity(text, found.start(f"number{suffix}"))
        yield Anchor(found[f"colour{suffix}"], text.span(found.start(), found.end()), value, value)


def _in_prose(node: Node) -> Iterator[ScopedLegend]:
    """A scale that only a sentence mentions: "The bar on the right covers 30 to 80"."""
    if node.block.kind not in ("paragraph", "item"):
        return
    start = 0
    for end in [
        *(m.end() for m in re.finditer(r"(?<!\d)[.;]\s+(?=[A-Z])", node.body.text)),
        len(node.body.text),
    ]:
        sentence = node.body.part(start, end)
        start = end
        subject = _SUBJECT.search(sentence.text)
        if subject and not _NO_SCALE.search(sentence.text) and (ends := _ends(sentence)):
            verb = _VERB.search(sentence.text, subject.end())
            if verb and ends[0].span.start > sentence.offsets[subject.start()]:
                yield ScopedLegend(
                    Legend(
                        sentence.span(),
                        "",
                        *ends,
                        (),
                        tuple(_inline_anchors(sentence)),
                        tuple(colours_in(sentence.text)),
                        sentence.text,
                    ),
                    "",
                    node,
                )
                return
