"""What a panel is called, where it stands, and by which other names the text may speak of it."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.model import Panel
from auditor.reading.axis_words import side_of
from auditor.reading.form import Entry
from auditor.reading.outline import Node
from auditor.reading.sections import is_generic

# "3.2 Results" is numbered; "18 h" and "4 GPUs" are told by their number.
_NUMBERING = re.compile(
    r"^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]|\d{1,2}(?:\.\d{1,2})*(?=\s+[\"“‘'`(]?[A-Z][a-z]{2})|[A-Z][.)])\s+(?=\S)|^\s*\d{1,2}[.)](?!\d)\s*"
)
_COUNTED = re.compile(r"^\s*(?P<number>\d{1,2}(?:\.\d{1,2})?)\s+\S")
_SIDES = "left|right|center|centre|middle|top|bottom|upper|lower|first|second|third|fourth"
_SIDE = re.compile(rf"\b(?P<side>{_SIDES})(?:[\s-]+hand)?\b", re.IGNORECASE)
_SIDE_NOTE = re.compile(
    rf"\s*\((?:the\s+)?(?:far\s+)?(?:{_SIDES})(?:[\s-]+(?:hand|left|right|most))?(?:\s+(?:heatmap|panel|plot|chart"
    rf"|matrix|grid|map|subplot|figure|side))?\)",
    re.IGNORECASE,
)
_KIND = re.compile(
    r"^(?:heat\s?maps?|panels?|matrix|matrices|plots?|grids?|figures?|charts?|tables?|data)\s*[:–—-]\s+"
    r"|\s*[–—-]\s+(?:scores|values|data)\b.*$",
    re.IGNORECASE,
)
# "Late tide (same axes as Early tide)"
_LIKE_ANOTHER = re.compile(
    r"\s*[(\[](?:with\s+)?(?:the\s+)?same\s+(?:ax[ie]s|ticks?|rows?|columns?|layout|order|scales?|grid|labels?|legend|colou?rs?)\b[^()\[\]]*[)\]]",
    re.IGNORECASE,
)
_AXES_BEHIND = re.compile(
    r"(?<!\s)\s*\([^()]*\bin\s+(?:brackets|parentheses)\)$"
    r"|(?<!\s)\s*\((?:the\s+)?(?:rows?|columns?|[xy])(?:[\s-]axis)?\s*(?:[:=]|(?:are|show|is)\s)[^()]*\)$",
    re.IGNORECASE,
)
_KIND_BEHIND = re.compile(r"\s+(?:heat\s?map|panel|plot|grid|chart)\s*$", re.IGNORECASE)
_SIDED = re.compile(
    rf"^(?:{_SIDES})(?:[\s-]+hand)?\s+(?:heat\s?map|panel|matrix|plot|grid|map|chart|subplot"
    rf"|figure)\s*(?:\((?P<inner>.+)\)|[:–—-]\s*(?P<behind>.+))$",
    re.IGNORECASE,
)
# "Top-left: Oak"
_SIDE_BEFORE = re.compile(rf"^(?:{_SIDES})(?:[\s-]+(?:left|right|hand))?\s*[:–—]\s+(?=\S)", re.IGNORECASE)
# "In the left map (Oak) one reads", "The right panel, for Elm, shows"
_SIDED_WITHIN = re.compile(
    rf"\b(?:{_SIDES})(?:[\s-]+hand)?\s+(?:heat\s?map|panel|matrix|plot|grid|map|chart|subplot|figure)\s*"
    r"(?:\((?P<inner>[^()]+)\)|,?\s+(?:which\s+)?(?:for|of|shows?|showing|titled|called|named|labell?ed|is|gives|holds)\s+"
    r"(?:the\s+)?[\"“'*]*(?P<behind>[^,:;\"”*]+?)[\"”'*]*(?=\s*[,:;]|$))",
    re.IGNORECASE,
)
# A heading of an axis names no panel, though the data stand below it.
_AXIS = re.compile(r"(?:[xy][\s-]?axis|rows|columns|(?:vertical|horizontal)\s+axis)\b", re.IGNORECASE)
_CAPTION = re.compile(r"^(?:\([a-z]\)|[a-z]\)|panel\s|(?:sub)?fig)", re.IGNORECASE)
_COUNTED_CAPTION = re.compile(
    r"(?P<caption>(?:figure|fig\.|table|panel|map|plot)\s+[A-Z]?\d{1,2}[a-z]?[.:]\s+[^.:;]{3,70}?)(?=[.:;(]|$)",
    re.IGNORECASE,
)
_NAMED_SIDE = (
    r"[\"”'’)*`:]*\s*(?:heat\s?map|panel|plot|matrix)?\s*(?:\(|,|is|stands|sits|:)?\s*(?:(?:on|at|to|in)\s+the\s+)?"
    r"(?P<side>left|right|cent(?:er|re)|middle|top|bottom|above|below|upper|lower)\b"
)
_SIDE_NAMED = (
    r"\b(?P<side>left|right|cent(?:er|re)|middle|top|bottom|upper|lower)(?:[\s-]hand)?(?:\s+(?:heat\s?map"
    r"|panel|plot|matrix|one|side))?\s*"
    r"(?:\(|:|=|is|shows|,)\s*(?:the\s+)?[\"“'‘*`(]*"
)
_SAME_SIDE = {
    "centre": "center",
    "middle": "center",
    "upper": "top",
    "lower": "bottom",
    "above": "top",
    "below": "bottom",
}
MOST_SIDED_PANELS = 12
_LONGEST_CAPTION = 80


@dataclass(frozen=True, slots=True)
class PanelReading:
    """A panel, the figure it belongs to, the nodes whose values it took up, and those left unplaced."""

    panel: Panel
    title: Node | None
    figure: Node | None
    entries: tuple[Entry, ...]
    unplaced: tuple[Entry, ...]

    @property
    def own_name(self) -> str:
        """What the panel's lines themselves call it, where one table holds several."""
        return self.entries[0].panel


def named(
    readings: Sequence[PanelReading], nodes: Sequence[Node], positions: dict[int, int]
) -> list[PanelReading]:
    """Give each panel its name: of its own title, or of a caption beside its table."""
    titles = Counter(id(reading.title) for reading in readings)
    found: list[PanelReading] = []
    above = bool(readings) and _captioned_above(readings[0], nodes, positions)
    below = {} if above else _captions_below(readings, nodes, positions)
    for reading in readings:
        own = reading.title
        title = reading.figure if own is not None and _AXIS.match(own.name.text) else own
        text = title.name.text if title is not None else ""
        if reading.own_name:
            text = reading.own_name
        elif id(reading) in below:
            text = below[id(reading)]
        elif title is None or titles[id(title)] > 1:
            caption = _caption(reading, nodes, positions, above=above) if len(readings) > 1 else ""
            text = caption or ("" if title is reading.figure and len(readings) > 1 else text)
        figure = cleaned(reading.figure.name.text) if reading.figure is not None else ""
        name = _SIDE_NOTE.sub("", reading.own_name) or cleaned(text)
        panel = replace(reading.panel, name=name, side=_side(text), figure=figure, aliases=_aliases(text))
        found.append(replace(reading, panel=panel))
    return _with_sides(_told_apart(_by_number(found)), nodes)


def _by_number(readings: list[PanelReading]) -> list[PanelReading]:
    """Panels that differ in nothing but the number in front keep it: "4 Layers", "8 Layers"."""
    names = Counter((reading.panel.figure, reading.panel.name) for reading in readings)
    result: list[PanelReading] = []
    for reading in readings:
        counted = _COUNTED.match(reading.title.name.text) if reading.title is not None else None
        if counted and not reading.own_name and names[reading.panel.figure, reading.panel.name] > 1:
            name = f"{counted['number']} {reading.panel.name}"
            reading = replace(reading, panel=replace(reading.panel, name=name))
        result.append(reading)
    return result


def _told_apart(readings: list[PanelReading]) -> list[PanelReading]:
    """Panels of one figure under the same name are told apart by a number."""
    names = Counter((reading.panel.figure, reading.panel.name) for reading in readings)
    seen: Counter[tuple[str, str]] = Counter()
    result: list[PanelReading] = []
    for reading in readings:
        key = (reading.panel.figure, reading.panel.name)
        seen[key] += 1
        if names[key] > 1 and reading.panel.name:
            reading = replace(reading, panel=replace(reading.panel, name=f"{key[1]} ({seen[key]})"))
        result.append(reading)
    return result


def _aliases(text: str) -> tuple[str, ...]:
    """Other names that a title gives: its letter "(a)", a short form in brackets."""
    found = [
        match[1]
        for match in re.finditer(r"\(([^()]{1,24})\)", _LIKE_ANOTHER.sub("", text))
        if not _SIDE.fullmatch(match[1].strip())
    ]
    return tuple(name for name in found if not is_generic(name))


def _with_sides(readings: list[PanelReading], nodes: Sequence[Node]) -> list[PanelReading]:
    """Where a panel stands, if running text tells: "Oak (left)", "the left one shows Oak"."""
    if not 1 < len(readings) <= MOST_SIDED_PANELS:
        return readings
    first = min(reading.entries[0].node.block.span.start for reading in readings)
    text = "\n".join(node.block.text for node in nodes if node.block.span.start < first)
    result: list[PanelReading] = []
    for reading in readings:
        name = reading.panel.name
        if not reading.panel.side and 1 < len(name) <= 60:
            forward = re.search(re.escape(name) + _NAMED_SIDE, text, re.IGNORECASE)
            backward = re.search(_SIDE_NAMED + re.escape(name), text, re.IGNORECASE)
            side = (forward or backward or {"side": ""})["side"].lower()
            reading = replace(reading, panel=replace(reading.panel, side=_SAME_SIDE.get(side, side)))
        result.append(reading)
    return result


def _captioned_above(reading: PanelReading, nodes: Sequence[Node], positions: dict[int, int]) -> bool:
    """Whether the first panel has its caption above it, so that what stands below belongs to the next."""
    first = positions[id(reading.entries[0].node)]
    before = nodes[first - 1].block.text if first else ""
    after = nodes[first + 1].block.text if first + 1 < len(nodes) else ""
    alike = _caption_kind(before) == _caption_kind(after) != ""
    return bool(_COUNTED_CAPTION.match(before)) or alike


def _caption_kind(text: str) -> str:
    """What a caption begins with, whatever its letter: "(a) Oak" and "(b) Elm" begin alike; "" where it is none."""
    found = _CAPTION.match(text) if len(text) < _LONGEST_CAPTION else None
    return re.sub(r"[a-z](?=\))", "a", found[0].casefold()) if found else ""


def _captions_below(
    readings: Sequence[PanelReading], nodes: Sequence[Node], positions: dict[int, int]
) -> dict[int, str]:
    """The counted captions right below their tables, where each of several tables has one."""
    found: dict[int, str] = {}
    for reading in readings:
        at = positions[id(reading.entries[0].node)] + 1
        counted = _COUNTED_CAPTION.match(nodes[at].block.text) if at < len(nodes) else None
        if reading.entries[0].table is None or counted is None or nodes[at].block.kind == "heading":
            return {}
        found[id(reading)] = counted["caption"]
    return found if len(found) > 1 else {}


def _caption(reading: PanelReading, nodes: Sequence[Node], positions: dict[int, int], *, above: bool) -> str:
    """A short line right above the table, or a lettered one right below it."""
    first = positions[id(reading.entries[0].node)]
    before = nodes[first - 1] if first else None
    after = nodes[first + 1] if first + 1 < len(nodes) else None
    lettered = (
        after is not None
        and after.block.kind in ("paragraph", "title")
        and len(after.block.text) < _LONGEST_CAPTION
    )
    if after is not None and lettered and not above and _CAPTION.match(after.block.text):
        return after.block.text
    if before is None or before.block.kind not in ("paragraph", "title", "image", "heading", "summary"):
        return ""
    text = before.block.text
    if counted := _COUNTED_CAPTION.match(text):
        return counted["caption"]
    sentence = text.rstrip().endswith(".") and before.block.kind == "paragraph" and len(text.split()) > 6
    declares = text.rstrip().endswith(".") and bool(side_of(text))  # "Rows oak, elm; columns dry, wet."
    return "" if sentence or declares or not 0 < len(text) < _LONGEST_CAPTION or is_generic(text) else text


def cleaned(text: str) -> str:
    """A title without numbering, kind and side: "2. Accuracy (left heatmap):" is "Accuracy"."""
    name = _NUMBERING.sub("", text.strip()).strip().rstrip(":.").strip()
    sided = _SIDED.match(name) or _SIDED_WITHIN.search(name)
    if sided and not _SIDE.fullmatch(sided["inner"] or sided["behind"]):  # "Bottom heatmap (right)"
        name = sided["inner"] or sided["behind"]
    name = _AXES_BEHIND.sub("", _SIDE_NOTE.sub("", _LIKE_ANOTHER.sub("", name)))
    name = _KIND.sub("", _SIDE_BEFORE.sub("", name)).strip()
    bare = _KIND_BEHIND.sub("", name).strip()
    return (bare if bare and not is_generic(bare) else name).strip(" :")


def _side(text: str) -> str:
    noted = _SIDE_NOTE.search(text)  # of "Bottom (right)" the bracket tells where it stands
    found = _SIDE.search(noted.group() if noted else text)
    side = found["side"].lower() if found else ""
    return _SAME_SIDE.get(side, side)
