"""What the text declares of the axes: labels, full lists of ticks, ranges, steps, counts, order."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.model import AxisDeclaration, Tick
from auditor.numerals import cardinal
from auditor.quantity import Quantity, match_quantity, number_of, plain_number, quantities
from auditor.reading.labels import shares_words
from auditor.reading.lists import numeric_list, text_list
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.source import Span

_SIDES = (
    (
        "columns",
        re.compile(r"\b(?:x[\s‑-]?ax[ie]s|horizontal(?:\s+ax[ie]s)?|columns?(?!\s*\d))\b", re.IGNORECASE),
    ),
    ("rows", re.compile(r"\b(?:y[\s‑-]?ax[ie]s|vertical(?:\s+ax[ie]s)?|rows?(?!\s*\d))\b", re.IGNORECASE)),
)
_SENTENCE = re.compile(
    r"(?:^|(?<=[.;,]\s)|(?<=\band\s)|(?<=\bwhile\s))(?:the\s+|along the\s+|on the\s+)?(?P<axis>(?:x|y|horizontal|vertical)(?:[\s-]?\(?[xy]?\)?[\s-]?axis)|rows|columns)(?P<gap>\s*\([^)]*\))?\s+"
    r"(?:of the \w+ )?(?:(?:shows?|represents?|lists?|is|are|gives?|holds?|carries|has|have|displays?|denotes?|indicates?|contains?|spans?|runs?|ranges?|correspond\w*|plots?|reads?|marks?)\b|(?=the\s+\w+(?:\s\w+){0,3}\s*\())",
    re.IGNORECASE,
)
_FURTHER = re.compile(
    r"(?<=[.;,]\s)(?:the\s+)?(?P<head>(?:x|y|horizontal|vertical)[\s-]?axis(?:\s*\([^)]*\))?)\s*:",
    re.IGNORECASE,
)
_ROLE = re.compile(
    r"(?P<label>[\"“'][^\"”']{1,60}[\"”']|[^\s,;:(]+(?:\s[^\s,;:(]+){0,3})\s*\((?:on the\s+|the\s+|as\s+)?(?P<side>horizontal|vertical|rows?|columns?|x|y|x-axis|y-axis)"
    r"(?:\s+axis)?(?:,[^()]*)?\)",
    re.IGNORECASE,
)
_ROLE_IS = re.compile(
    r"\b(?P<side>rows?\s*=|rows?:|columns?\s*=|columns?:|rows are|columns are)\s*(?P<label>[^,.;()]{1,40})",
    re.IGNORECASE,
)
_QUOTED = re.compile(r"[\"“'‘](?P<text>[^\"“”]{1,80}?)[.,]?[\"”'’](?!\w)")
_LABELLED = re.compile(
    r"(?:label(?:l?ed)?|titled?|named?|caption(?:ed)?|called|title)(?:\s+as)?[:\s]+[\"“'‘](?P<text>[^\"“”]{1,80}?)[.,]?[\"”'’](?!\w)",
    re.I,
)
_POSITIONAL = re.compile(
    r"^(?:x|y|[xy][\s-]?axis|top|bottom|left|right|horizontal|vertical|rows?|columns?|shared|both|upper|lower|side|axis|of|the|each|heatmaps?|panels?|"
    r"matri(?:x|ces)|plots?|for|all|common|hand|lefthand|,|and|/|\s|-)+$",
    re.IGNORECASE,
)
_NUM = r"[~≈]?[-+−]?\d[\d.,]*(?:[eE][-+]?\d+)?(?![\deE])"
_RANGE = re.compile(
    rf"(?:\b(?:from|between|rang(?:es?|ing)(?:\s+from)?|spans?|spanning|covers?|covering|runs?(?:\s+from)?)\s+(?P<low>{_NUM})"
    rf"\s?(?:%|[A-Za-zµ°]{{1,3}})?\s*(?:[-–—]|to|through|up to|and|\.\.\.?)\s*(?P<high>{_NUM}))"
    rf"|(?<![\w.,])(?P<low2>{_NUM})\s?%?\s*(?:[-–—]|to|through|up to|\.\.\.?)\s*(?P<high2>{_NUM})(?![\w])",
    re.IGNORECASE,
)
_STEP = re.compile(
    r"(?:(?:in\s+)?(?:steps?|increments?|intervals?)\s+of|every|spaced by|stepping by)\s+(?P<step>\d[\d.,]*)",
    re.I,
)
_UNIT_STEP = re.compile(
    r"\bone (?:tick|mark|label) per unit\b|\bin unit steps\b|\binteger (?:steps|ticks|values)\b",
    re.IGNORECASE,
)
_COUNT = re.compile(
    r"\b(?P<count>\d{1,3}|[A-Za-z]+(?:-[a-z]+)?)\s+(?:\w+,?\s+){0,2}?(?:ticks?|tick marks?|values?|categories|levels?|labels?|markers?|marks|entries|positions|bins)\b",
    re.IGNORECASE,
)
_ORDERS = (
    ("top", r"top[\s-]to[\s-]bottom|(?:from\s+)?(?:the\s+)?top down(?:ward)?s?|incr\w+ downward|downwards?\b|at the top\b(?!.*at the bottom)|top\)?\s*(?:to|→)"),
    ("bottom", r"bottom[\s-]to[\s-]top|bottom[\s-]up|upwards?\b|at the bottom"),
    ("left", r"left[\s-]to[\s-]right|rightwards?\b"),
    ("right", r"right[\s-]to[\s-]left|leftwards?\b|\(rightmost\).*\(leftmost\)"),
)  # fmt: skip
_ORDER_PATTERNS = tuple((name, re.compile(pattern, re.IGNORECASE)) for name, pattern in _ORDERS)
_SAME = re.compile(
    r"\b(?:same|identical)\b.{0,40}\b(?:x|y|horizontal|vertical|rows?|columns?|ax[ie]s)\b|\bas (?:on )?the [xy]-axis",
    re.I,
)
_LIST_CUE = re.compile(
    r"(?::|\b(?:are|include|including|labell?ed(?: as| with)?|namely|shows?|lists?|ticks?|markers?|values?|categories|labels?|represents?|with|at|left to right|top to bottom|bottom to top)\b[:,]?)\s+",
    re.IGNORECASE,
)
_SUBLABEL_TITLE = re.compile(
    r"^(?:axis\s+)?(?:label|titles?|names?|variable|quantity|parameter|caption)$", re.IGNORECASE
)
_SUBLABEL_TICKS = re.compile(
    r"\b(?:labels|ticks?(?: marks| labels)?|values|markers?|scale|range|categories|entries|order|items|levels|marks|steps?)\b",
    re.IGNORECASE,
)
_RUNNING_TEXT = re.compile(
    r"\b(?:from|to|per|steps?|ticks?|each|evenly|ranging|is|are|has|have|shown|located)\b", re.IGNORECASE
)
MOST_IMPLIED_TICKS = 60


@dataclass(frozen=True, slots=True)
class _Part:
    """A piece of text about one axis: the axis item itself, or one of its sub-items."""

    name: str
    text: Plain


def side_of(text: str) -> str:
    """The side that a label such as "X-axis (Ratio)" or "Rows" names: "rows", "columns", "both" or ""."""
    found = [(pattern.search(text), side) for side, pattern in _SIDES]
    hits = sorted((match.start(), side) for match, side in found if match)
    if len(hits) == 2 and re.search(r"\b(?:and|/|&)\b", text):
        return "both"
    return hits[0][1] if hits else ""


def declarations(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """All axis declarations of a document, in order; the later fill what the earlier leave open."""
    found: list[AxisDeclaration] = []
    for node in nodes:
        for side, head, text in _about_axes(node):
            parts = [_Part("", text), *_children(node, nodes)]
            found.append(_declaration(side, head, parts, node))
    return _same_as_other(_merged(found), nodes)


def _about_axes(node: Node) -> Iterator[tuple[str, Plain, Plain]]:
    """The sides that a node declares, with its head and the text about them."""
    if node.label is not None and len(node.label.text) < 80:
        side = side_of(node.label.text)
        if side and _is_axis_label(node.label.text):
            yield from _labelled(node.label, node.body, ("rows", "columns") if side == "both" else (side,))
            return
    if node.block.kind in ("item", "paragraph") and not in_prose(node):
        hits = list(_SENTENCE.finditer(node.body.text))
        for number, found in enumerate(hits):
            limit = hits[number + 1].start() if number + 1 < len(hits) else len(node.body.text)
            rest = node.body.part(found.end(), limit)
            yield (
                side_of(found["axis"]),
                node.body.part(found.start("axis"), found.end("axis")),
                rest.part(0, _sentence_end(rest.text)),
            )


def _labelled(label: Plain, body: Plain, sides: Sequence[str]) -> Iterator[tuple[str, Plain, Plain]]:
    """The axis of a label, and further ones that its text goes on to: "Vertical axis: a, b. Horizontal axis: 1, 2"."""
    further = list(_FURTHER.finditer(body.text))
    own = body.part(0, further[0].start() if further else None)
    yield from ((side, label, own) for side in sides)
    for number, found in enumerate(further):
        limit = further[number + 1].start() if number + 1 < len(further) else len(body.text)
        head = body.part(found.start("head"), found.end("head"))
        yield side_of(head.text), head, body.part(found.end(), limit)


def _is_axis_label(text: str) -> bool:
    head = re.sub(r"\([^)]*\)", "", text).strip()
    return bool(
        re.match(
            r"^(?:the\s+)?(?:(?:\w+\s+){0,2}(?:x|y|horizontal|vertical)[\s‑-]?(?:\(?[xy]\)?[\s‑-]?)?ax[ie]s.*|(?:x\s*(?:and|/|&)\s*y|both)[\s-]?ax[ie]s.*|(?:rows|columns|row|column)(?:\s+(?:labels?|ticks|names|categories|headers?|axis))?"
            r"|axis\s+[xy]|[xy]\s*-?\s*axis.*|(?:horizontal|vertical)(?:\s+(?:axis|dimension|direction|labels?))?)$",
            head,
            re.IGNORECASE,
        )
    ) or bool(re.match(r"^(?:horizontal|vertical)?\s*ax[ie]s\b", head, re.IGNORECASE) and side_of(text))


def _sentence_end(text: str) -> int:
    found = re.search(r"(?<!\d)[.;]\s+(?=[A-Z])", text)
    return found.start() if found else len(text)


def _children(node: Node, nodes: Sequence[Node]) -> list[_Part]:
    """The sub-items of an axis item, with their own labels ("Label", "Ticks")."""
    parts: list[_Part] = []
    for child in nodes:
        if node in child.parents and child.block.kind == "item":
            name = child.label.text if child.label is not None else ""
            parts.append(_Part(name or "item", child.body))
    return parts


def _declaration(side: str, head: Plain, parts: list[_Part], node: Node) -> AxisDeclaration:
    own = parts[0].text
    label = _label(head, parts)
    listed = next((ticks for part in parts if (ticks := _ticks(part, label))), ())
    if not listed:
        listed = tuple(
            _tick(part.text) for part in parts[1:] if part.name == "item" and 0 < len(part.text.text) < 60
        )
    whole = " . ".join(
        part.text.text for part in parts if part.name in ("", "item") or _SUBLABEL_TICKS.search(part.name)
    )
    with_names = " . ".join(f"{part.name} {part.text.text}" for part in parts)
    ranged = [part.text for part in parts if part.name in ("", "item") or _SUBLABEL_TICKS.search(part.name)]
    low, high = next((ends for text in (*ranged, head) if (ends := _range(text))[0]), (None, None))
    step = _step(parts)
    order = next(
        (
            name
            for name, pattern in _ORDER_PATTERNS
            if pattern.search(f"{head.text} . {with_names}") and _fits(name, side)
        ),
        "",
    )
    count = _count(own)
    aliases = tuple(re.findall(r"\(([^()]{1,30})\)", f"{head.text} {own.text}"))
    aliases = tuple(alias for alias in aliases if not _POSITIONAL.match(alias) and number_of(alias) is None)
    span = Span(
        node.block.span.start, parts[-1].text.span().end if parts[-1].text.text else node.block.span.end
    )
    if not listed and low and high:
        listed = _stepped(low, high, step)
    complete = not re.search(r"\b(?:such as|e\.g\.|including|for example|among)\b", whole)
    return AxisDeclaration(side, label, span, tuple(listed), low, high, step, count, order, complete, aliases)


def _fits(order: str, side: str) -> bool:
    return (order in ("top", "bottom")) == (side == "rows")


def _label(head: Plain, parts: list[_Part]) -> str:
    for part in parts[1:]:
        if _SUBLABEL_TITLE.match(part.name):
            return part.text.text.strip(" .'\"“”")
    own = parts[0].text.text
    for found in (_LABELLED.search(own), _QUOTED.match(own)):
        if found:
            return found["text"].strip(" .")
    for bracket in re.findall(r"\(([^()]*)\)", head.text):
        if not _POSITIONAL.match(bracket):
            return str(bracket).strip(" '\"“”")
    if quoted := _QUOTED.search(own):
        return quoted["text"].strip(" .")
    first = parts[0].text.part(0, _sentence_end(own))
    if len(text_list(first)) > 2 and not re.search(r"[:(]", first.text):
        return ""
    start = re.match(
        r"^(?:represents?|shows?|displays?|denotes?|indicates?|lists?|corresponds to)?\s*(?:the\s+)?(?P<label>[A-Za-zηµ][^,;:.(\d]*)",
        own,
    )
    phrase = start["label"].strip() if start else ""
    phrase = re.split(
        r"\s+(?:ranging|from|with|in steps|rang\w+|listed|labell?ed|values|ticks|markers)\b", phrase
    )[0].strip()
    useless = _POSITIONAL.match(phrase) or re.search(
        r"\b(?:ticks?|from|label\w*|values?|markers?|explicit|left|right|top|bottom)\b", phrase, re.I
    )
    phrase = re.sub(r"^(?:the|a|an)\s+", "", phrase, flags=re.IGNORECASE)
    return (
        ""
        if useless or cardinal(phrase.split(" ")[0] if phrase else "") or len(phrase.split()) > 7
        else phrase
    )


def _tick(text: Plain) -> Tick:
    return Tick(text.text.strip(" '\"“”."), text.span(), number_of(text.text))


def _ticks(part: _Part, label: str) -> tuple[Tick, ...]:
    """The full list of ticks that a text gives, or nothing."""
    if _SUBLABEL_TITLE.match(part.name):
        return ()
    text = part.text
    run = numeric_list(text)
    if len(run) > 2 or (len(run) == 2 and _COUNT.search(text.text)):
        return tuple(_tick(text.part(start, end)) for start, end in run)
    if part.name == "item":
        return ()
    for candidate in _list_candidates(part, label):
        items = text_list(candidate)
        words = [candidate.text[start:end] for start, end in items]
        if len(items) > 1 and not any(_no_tick(word, label) for word in words):
            return tuple(_tick(candidate.part(start, end)) for start, end in items)
    return ()


def _no_tick(word: str, label: str) -> bool:
    return bool(_POSITIONAL.match(word) or _RUNNING_TEXT.search(word)) or word.casefold() == label.casefold()


def _list_candidates(part: _Part, label: str) -> Iterator[Plain]:
    text = part.text
    end = _sentence_end(text.text)
    first = text.part(0, end)
    for sentence in (first, text):
        if ":" in sentence.text:
            position = sentence.text.index(":") + 1
            rest = sentence.part(position)
            yield rest.part(0, _sentence_end(rest.text))
    if bracket := re.search(r"\(([^()]+,[^()]+)\)", first.text):
        yield first.part(bracket.start(1), bracket.end(1))
    yield first
    for found in _LIST_CUE.finditer(first.text):
        yield first.part(found.end())
    if label and label in first.text:
        yield first.part(first.text.index(label) + len(label) + 1)


def _range(text: Plain) -> tuple[Quantity | None, Quantity | None]:
    for found in _RANGE.finditer(text.text):
        suffix = "" if found["low"] else "2"
        low = _quantity(text, found.start(f"low{suffix}"))
        high = _quantity(text, found.start(f"high{suffix}"))
        if low and high:
            return low, high
    return None, None


def _quantity(text: Plain, start: int) -> Quantity | None:
    while start < len(text.text) and text.text[start] in "~≈":
        start += 1
    found = match_quantity(text.text, start)
    return replace(found, span=text.span(start, found.span.end)) if found else None


def _step(parts: list[_Part]) -> Quantity | None:
    for part in parts:
        if found := _STEP.search(part.text.text):
            return _quantity(part.text, found.start("step"))
        if found := _UNIT_STEP.search(part.text.text):
            return Quantity("1", part.text.span(found.start(), found.end()), 1.0, 1.0)
    return None


def _stepped(low: Quantity, high: Quantity, step: Quantity | None) -> tuple[Tick, ...]:
    """The ticks that a range and a step imply, where the step divides the range."""
    if step is None or step.value <= 0 or high.value <= low.value:
        return ()
    steps = (high.value - low.value) / step.value
    if abs(steps - round(steps)) > 1e-6 or steps > MOST_IMPLIED_TICKS:
        return ()
    values = [low.value + i * step.value for i in range(round(steps) + 1)]
    return tuple(Tick(plain_number(value), Span(low.span.start, high.span.end), value) for value in values)


def _count(text: Plain) -> Quantity | None:
    for found in _COUNT.finditer(text.text):
        word = found["count"]
        value = int(word) if word.isdigit() else cardinal(word)
        if value is not None and value > 1:
            return Quantity(word, text.span(found.start("count"), found.end("count")), float(value), 1.0)
    return None


def _same_as_other(found: list[AxisDeclaration], nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """An axis "with the same categories as the x-axis" takes over the other's ticks."""
    text = {node.block.span.start: node.body.text for node in nodes}
    listed = next((axis.ticks for axis in found if axis.ticks), ())
    return [
        replace(axis, ticks=listed)
        if not axis.ticks and _SAME.search(text.get(axis.span.start, ""))
        else axis
        for axis in found
    ]


def _merged(found: list[AxisDeclaration]) -> list[AxisDeclaration]:
    """One declaration a side where several speak of the same axis."""
    merged: list[AxisDeclaration] = []
    for axis in found:
        earlier = next(
            (i for i, other in enumerate(merged) if other.side == axis.side and _same_axis(other, axis)), None
        )
        if earlier is None:
            merged.append(axis)
        else:
            merged[earlier] = _filled(merged[earlier], axis)
    return merged


def _same_axis(one: AxisDeclaration, other: AxisDeclaration) -> bool:
    if one.ticks and other.ticks and [tick.text for tick in one.ticks] != [tick.text for tick in other.ticks]:
        return False
    return not (one.label and other.label) or shares_words(one.label, other.label)


def _filled(one: AxisDeclaration, other: AxisDeclaration) -> AxisDeclaration:
    return replace(
        one,
        label=one.label or other.label,
        ticks=one.ticks or other.ticks,
        low=one.low or other.low,
        high=one.high or other.high,
        step=one.step or other.step,
        count=one.count or other.count,
        order=one.order or other.order,
        aliases=(*one.aliases, *other.aliases, *((other.label,) if other.label != one.label else ())),
    )


def roles(nodes: Sequence[Node]) -> list[tuple[str, str]]:
    """Sides and the words that prose ties to them: "lead time (rows)", "Row = true service"."""
    found: list[tuple[str, str]] = []
    for node in nodes:
        for pattern in (_ROLE, _ROLE_IS):
            for match in pattern.finditer(node.body.text):
                side = side_of({"x": "x-axis", "y": "y-axis"}.get(match["side"].lower(), match["side"]))
                found.append((side, match["label"].strip(" '\"“”")))
    return found


def implied_ticks(axis: AxisDeclaration) -> tuple[Tick, ...]:
    """Whole-numbered ticks from a range such as (1-10) that names no step."""
    low, high = axis.low, axis.high
    if (
        not low
        or not high
        or low.step != 1
        or high.step != 1
        or not 1 < high.value - low.value < MOST_IMPLIED_TICKS
    ):
        return ()
    span = Span(low.span.start, high.span.end)
    return tuple(Tick(str(value), span, float(value)) for value in range(int(low.value), int(high.value) + 1))


def numbers_of(text: Plain) -> list[Quantity]:
    """All quantities of a text, with their spans in the source."""
    return [replace(q, span=text.span(q.span.start, q.span.end)) for q in quantities(text.text)]


def named_in_labels(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """Axes known only from labels that begin with the same word: "Rating AA, Maturity 1y" over many lines.

    They have no side and no ticks, and serve only to part a tick from its axis's name.
    """
    followers: dict[str, set[str]] = {}
    for node in nodes:
        if node.label is None or len(node.label.text) > 60:
            continue
        for part in re.split(r"\s*,\s*|\s+and\s+|\s*/\s*", node.label.text):
            first, _, rest = part.partition(" ")
            if rest and first.isalpha() and not first.islower():
                followers.setdefault(first, set()).add(rest)
    return [
        AxisDeclaration("", word, Span(0, 0))
        for word, rests in followers.items()
        if len(rests) >= 3 and _short(rests)
    ]


def _short(rests: set[str]) -> bool:
    return all(len(rest.split()) <= 2 for rest in rests)
