"""Axes told by nothing but a direction: "The shifts, from left to right, are early and late", "Shift, left to right".

So are those of the lists that follow a line such as "For 6 h, 12 h and 18 h in turn".

Panels and values are told from left to right as well, and declare nothing.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.model import AxisDeclaration
from auditor.numerals import cardinal
from auditor.reading.axis_merging import says_same
from auditor.reading.axis_words import order_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.reading.sequences import implied_ticks, stepped
from auditor.reading.tick_lists import ticks_in
from auditor.reading.tick_texts import can_be_tick, tick
from auditor.source import Span

_WAY = r"(?:from\s+)?(?P<way>left\s+to\s+right|right\s+to\s+left|top\s+to\s+bottom|bottom\s+to\s+top)"
_VERB = r"(?:are|read|run|show|stand\s+for|go|come)"
_SUBJECT = r"(?:the|its)\s+(?P<subject>[\w-]+(?:\s+[\w-]+){0,3}?)"
_DIRECTED = re.compile(
    rf"^(?:{_SUBJECT}\s*[,(]?\s*(?:(?:read|listed|taken|ordered|counted)\s+)?{_WAY}[,)]?\s+{_VERB}[:,]?\s+"
    rf"|{_SUBJECT.replace('subject', 'subject2')}\s+{_VERB}\s*[,:]?\s*{_WAY.replace('way', 'way2')}\s*[:,]\s*"
    rf"|{_WAY.replace('way', 'way3')},?\s+{_SUBJECT.replace('subject', 'subject3')}\s+{_VERB}[:,]?\s+)",
    re.IGNORECASE,
)
_EDGE = (
    r"(?:(?:at|on|along)\s+)?(?:the\s+)?(?:left|right|top|bottom)(?:[\s-]?hand)?(?:\s+(?:side|edge|margin))?"
)
# "Shift (left to right)", "Shift (bottom, left to right)": the label of a list of ticks.
_DIRECTED_LABEL = re.compile(
    rf"^(?:the\s+)?(?P<subject>[^\W\d][\w-]*(?:\s+[\w-]+){{0,3}}?)(?:\s*\([^()]{{1,40}}\))?(?:\s*[,(–—-]+\s*|(?P<bare>\s+)(?=from\s))(?:{_EDGE}\s*[,;:]\s*)?(?:read\s+|listed\s+)?{_WAY}\s*\)?$",
    re.IGNORECASE,
)
# "Stroke (mm), top to bottom 1, 2, 4, 8": below a heading of axes a colon may lack.
_UNDER_AXES = re.compile(
    r"^(?:the\s+)?(?P<subject>[^\W\d][\w-]*(?:\s+[\w-]+){0,3}?)(?:\s*\([^()]{1,40}\))?\s*[,(]\s*"
    rf"(?:read\s+|listed\s+)?{_WAY}\s*[,:)]?\s+(?=\S)",
    re.IGNORECASE,
)
_AXES = re.compile(r"\bax[ie]s\b", re.IGNORECASE)
_LINES = re.compile(r"(?:rows?|columns?|lines?|[xy][\s-]?axis)", re.IGNORECASE)
_NO_AXIS = re.compile(
    r"\b(?:heat\s?maps?|panels?|plots?|matri\w+|maps?|grids?|charts?|figures?|legend|colou?r\w*|scale|values?|numbers?"
    r"|scores?|shares?|cells?|tiles?|squares?|readings?|entries|counts?|percentages?|means?|averages?|results?|trends?)\b",
    re.IGNORECASE,
)
_WAY_WITHIN = re.compile(
    r"[,;]?\s*\(?(?:(?:are|is)\s+(?:drawn|listed|shown|laid\s+out|stacked|arranged|numbered|ordered)\s+|running\s+|listed\s+|read\s+)?"
    r"(?:from\s+)?(?:the\s+)?\b(?:left(?:\s+(?:edge|side|column))?\s+to\s+(?:the\s+)?right|right(?:\s+(?:edge|side|column))?\s+to\s+(?:the\s+)?left"
    r"|top(?:\s+(?:row|edge))?\s+(?:to\s+(?:the\s+)?bottom(?:\s+row)?|down(?:wards?)?)"
    r"|bottom(?:\s+(?:row|edge))?\s+(?:to\s+(?:the\s+)?top(?:\s+row)?|up(?:wards?)?))\b",
    re.IGNORECASE,
)
# "Angle: 0, 30 and 60, from the top row to the bottom row"
_LED = re.compile(r"^(?:the\s+)?(?P<subject>[^\W\d][\w-]*(?:\s[\w-]+){0,2}):\s+")
# "Sizes climb from 16 in the top row to 128 in the bottom row, doubling each time"
_PLACE = r"(?:in|at|on)\s+the\s+(?P<{}>top|bottom|left|right)(?:most)?(?:\s+(?:row|column|edge|side|end))?"
_END_TO_END = re.compile(
    r"^(?:the\s+)?(?P<subject>[^\W\d][\w-]*(?:\s[\w-]+){0,2}?)\s+(?:run|go|climb|rise|fall|drop|increase|decrease|range|count)s?\s+"
    rf"(?:up\s+|down\s+)?from\s+\S+(?:\s\S+)?\s+{_PLACE.format('one')}\s+(?:up\s+|down\s+)?to\s+\S+(?:\s\S+)?\s+{_PLACE.format('other')}",
    re.IGNORECASE,
)
_NOUN = re.compile(r"(?:^|[,;]\s*|\band\s+)(?:the\s+)?(?P<noun>[^\W\d_]{3,}s?)\s+(?=\S)", re.IGNORECASE)
_FEWEST = 3


def directed(nodes: Sequence[Node], declared: Collection[str]) -> Iterator[DeclaredAxis]:
    """The axes that a sentence tells by their direction alone; of the sides that nothing else declares."""
    yield from _in_turn(nodes)
    if "columns" not in declared:
        yield from _given_by_lists(nodes)
    found = [
        axis for node in nodes if _may_tell(node) for axis in _of_node(node) or _listed_below(node, nodes)
    ]
    if not found and not declared:
        found = [axis for node in nodes if not in_prose(node) for axis in _crossed(node)]
    for side in ("rows", "columns"):
        own = [axis for axis in found if axis.axis.side == side]
        if len(own) == 1 and side not in declared:
            yield own[0]


# "In minutes, for 6 h, 12 h and 18 h in turn."
_VALUES = re.compile(r"[~≈]?[-+−]?\d[\d.]*%?\s*[,;|]\s+[~≈]?[-+−]?\d")
_IN_TURN = re.compile(
    r"\b(?:for|at|under|in)\s+(?P<list>[^.;:]{3,160}?),?\s+(?:in\s+turn|in\s+(?:that|this)\s+order|respectively)(?=[.:;]|$)",
    re.IGNORECASE,
)
# "Each list gives the years 2001 to 2006 in order"
_LISTS_GIVE = re.compile(
    r"\b(?:(?:each|every)\s+(?:list|row|line)|(?:all|both)\s+(?:lists|rows|lines)|the\s+(?:lists|rows|lines|values))\s+"
    r"(?:gives?|runs?|goes?|covers?|holds?|lists?|shows?)\s+(?:from\s+)?(?P<list>[^.:;]{3,160})",
    re.IGNORECASE,
)
_LISTED = re.compile(r"\s*[,;|]\s+")


def _in_turn(nodes: Sequence[Node]) -> Iterator[DeclaredAxis]:
    """The columns that a line lists in order, of which the labelled list right below gives as many values."""
    for node, following in pairwise(nodes):
        text = node.block.content
        found = _IN_TURN.search(text.text) if node.block.kind == "paragraph" and not in_prose(node) else None
        if found is None or following.label is None:
            continue
        lists = ticks_in(text.part(found.start("list") - 1, found.end("list")), "", loose=True).lists
        count = len(_LISTED.split(following.body.text.rstrip(" .")))
        if own := next((ticks for ticks in lists if len(ticks) == count), ()):
            yield DeclaredAxis(
                AxisDeclaration("columns", "", text.span(*found.span()), own), node, (own,), found[0]
            )


def _given_by_lists(nodes: Sequence[Node]) -> Iterator[DeclaredAxis]:
    """The columns that a sentence says all lists run along; as many as the first list of values has."""
    listed = next((node for node in nodes if node.label is not None and _VALUES.match(node.body.text)), None)
    count = len(_LISTED.split(listed.body.text.rstrip(" ."))) if listed is not None else 0
    for node in nodes if count > 1 else ():
        found = _LISTS_GIVE.search(node.block.text) if node.block.kind == "paragraph" else None
        if found is None or in_prose(node):
            continue
        text = node.block.content.part(*found.span("list"))
        told = ticks_in(text, "", loose=True)
        ends = AxisDeclaration("columns", "", text.span(), (), told.low, told.high)
        own = next((ticks for ticks in (*told.lists, implied_ticks(ends)) if len(ticks) == count), ())
        if own:
            yield DeclaredAxis(replace(ends, ticks=own, low=None, high=None), node, (own,), found[0])


def _may_tell(node: Node) -> bool:
    return node.block.kind in ("paragraph", "item") and not in_prose(node) and " to " in node.block.text


def _is_below_axes(node: Node) -> bool:
    return any(_AXES.search(parent.name.text) for parent in node.parents if parent.is_title)


def _listed_below(node: Node, nodes: Sequence[Node]) -> list[DeclaredAxis]:
    """The axis whose ticks stand as items below its name and direction: "Rate (per cycle), left to right:"."""
    found = (
        _DIRECTED_LABEL.match(node.label.text.strip())
        if node.label is not None and not node.body.text
        else None
    )
    items = [one.block.content for one in nodes if found and one.parents and one.parents[-1] is node]
    ticks = tuple(tick(item) for item in items if can_be_tick(item.text))
    if found is None or len(ticks) < len(items) or len(ticks) < 2 or _NO_AXIS.search(found["subject"]):
        return []
    side = "columns" if "left" in found["way"].lower() else "rows"
    order = order_of(side, found["way"], ticks)
    span = Span(node.block.span.start, items[-1].span().end)
    axis = AxisDeclaration(side, found["subject"], span, ticks, order=order)
    return [DeclaredAxis(axis, node, (ticks,), node.block.text)]


def _of_node(node: Node) -> list[DeclaredAxis]:
    return list(_told_by(node))


def _told_by(node: Node) -> Iterator[DeclaredAxis]:
    if node.label is not None and (found := _DIRECTED_LABEL.match(node.label.text.strip())):
        axis = _listed(node.body, found["subject"], found["way"], fewest=2)
        # "Oslo from left to right: 4, 5" is a row.
        bare = found["bare"] and not _LINES.fullmatch(found["subject"])
        if axis is not None and not (bare and any(tick.number is not None for tick in axis.ticks)):
            yield DeclaredAxis(axis, node, (axis.ticks,), node.block.text)
        elif axis is None and says_same(node.body.text) and not _NO_AXIS.search(found["subject"]):
            side = "columns" if "left" in found["way"].lower() else "rows"
            open_axis = AxisDeclaration(side, found["subject"], node.block.span)
            yield DeclaredAxis(open_axis, node, (), node.block.text)
        return
    for sentence in sentences(node.block.content):
        told = _UNDER_AXES.match(sentence.text) if _is_below_axes(node) else None
        if told and (axis := _listed(sentence.part(told.end()), told["subject"], told["way"], fewest=2)):
            yield DeclaredAxis(axis, node, (axis.ticks,), sentence.text)
            continue
        if both := list(_both_ways(sentence)):
            yield from (DeclaredAxis(axis, node, (axis.ticks,), sentence.text) for axis in both)
            continue
        way, led = _WAY_WITHIN.search(sentence.text), _LED.match(sentence.text)
        if way and led and led.end() < way.start():
            axis = _listed(sentence.part(led.end(), way.start()), led["subject"], _way(way[0]), fewest=2)
            if axis is not None:
                yield DeclaredAxis(axis, node, (axis.ticks,), sentence.text)
            continue
        if ends := _END_TO_END.match(sentence.text):
            axis = _listed(sentence, ends["subject"], f"{ends['one']} to {ends['other']}", fewest=_FEWEST)
            if axis is not None:
                yield DeclaredAxis(axis, node, (axis.ticks,), sentence.text)
            continue
        found = _DIRECTED.match(sentence.text)
        if found and (axis := _axis(sentence, found)):
            yield DeclaredAxis(axis, node, (axis.ticks,), sentence.text)


# "by seat (front, rear) and band (low, high)"
_LISTED_NAME = r"(?:the\s+)?(?P<{0}>[^\W\d][\w-]*(?:\s[\w-]+){{0,2}}?)\s+\((?P<{0}list>[^()]*[,;–][^()]*)\)"
_CROSSED = re.compile(
    rf"\b(?:by|for\s+each|per|against|over)\s+{_LISTED_NAME.format('one')}\s*(?:,\s*|\s+)(?:and(?:\s+by)?|by|against|versus|vs\.?|×|x)\s+"
    + _LISTED_NAME.format("other"),
    re.IGNORECASE,
)


def _crossed(node: Node) -> Iterator[DeclaredAxis]:
    """The rows and the columns that a sentence crosses, each with its list."""
    text = node.block.content
    crossed = _CROSSED.search(text.text) if node.block.kind in ("paragraph", "item") else None
    sides = (("rows", "one"), ("columns", "other"))
    for side, name in sides if crossed else ():
        lists = ticks_in(text.part(*crossed.span(f"{name}list")), "", loose=True).lists  # type: ignore[union-attr]
        if lists:
            axis = AxisDeclaration(side, crossed[name], text.span(*crossed.span()), lists[0])  # type: ignore[index,union-attr]
            yield DeclaredAxis(axis, node, lists, text.text)


def _both_ways(sentence: Plain) -> Iterator[AxisDeclaration]:
    """Two lists with a way behind each: "Shelves R1 to R4 from the bottom up, bays C1 to C3 from left to right"."""
    ways = list(_WAY_WITHIN.finditer(sentence.text))
    if len(ways) != len(("rows", "columns")):
        return
    starts = (0, ways[0].end())
    parts = [sentence.part(start, way.start()) for start, way in zip(starts, ways, strict=True)]
    names = [_NOUN.search(part.text) for part in parts]
    told = [
        _listed(part, name["noun"] if name else "", _way(way[0]), fewest=2)
        for part, name, way in zip(parts, names, ways, strict=True)
    ]
    found = [axis for axis in told if axis is not None]
    if {axis.side for axis in found} == {"rows", "columns"}:
        yield from found


def _way(text: str) -> str:
    """A way in the words of the two ends: "from the bottom upwards" is "bottom to top"."""
    text = " ".join(text.casefold().split())
    for end, other in (("left", "right"), ("right", "left"), ("top", "bottom"), ("bottom", "top")):
        if re.search(rf"\b{end}\b", text) and (text.find(end) < text.find(other) or other not in text):
            return f"{end} to {other}"
    return "bottom to top" if "up" in text else "top to bottom"


def _axis(sentence: Plain, found: re.Match[str]) -> AxisDeclaration | None:
    way = next(found[name] for name in ("way", "way2", "way3") if found[name])
    label = next(found[name] for name in ("subject", "subject2", "subject3") if found[name])
    axis = _listed(sentence.part(found.end()), label, way, fewest=_FEWEST)
    return replace(axis, span=sentence.span()) if axis else None


def _listed(text: Plain, label: str, way: str, fewest: int) -> AxisDeclaration | None:
    """The axis whose ticks a text lists in the order of a direction, if it lists as many as are wanted."""
    told = ticks_in(text, "", loose=True)
    steps = stepped(told.low, told.high, told.step) if told.low and told.high else ()
    lists = (*([steps] if steps else []), *told.lists)
    if _NO_AXIS.search(label) or not lists or len(lists[0]) < fewest:
        return None
    first, _, rest = label.partition(" ")
    label = rest if rest and cardinal(first) is not None else label
    side = "columns" if "left" in way.lower() else "rows"
    return AxisDeclaration(side, label, text.span(), lists[0], order=order_of(side, way, lists[0]))
