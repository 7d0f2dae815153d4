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
from auditor.reading.axis_words import order_of
from auditor.reading.declared_axis import DeclaredAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.sentences import sentences
from auditor.reading.tick_lists import ticks_in

_WAY = r"(?:from\s+)?(?P<way>left\s+to\s+right|right\s+to\s+left|top\s+to\s+bottom|bottom\s+to\s+top)"
_VERB = r"(?:are|read|run|show|stand\s+for|go|come)"
_SUBJECT = r"(?:the|its)\s+(?P<subject>[\w-]+(?:\s+[\w-]+){0,3}?)"
_DIRECTED = re.compile(
    rf"^(?:{_SUBJECT}\s*[,(]?\s*(?:(?:read|listed|taken|ordered|counted)\s+)?{_WAY}[,)]?\s+{_VERB}[:,]?\s+"
    rf"|{_SUBJECT.replace('subject', 'subject2')}\s+{_VERB}\s*[,:]?\s*{_WAY.replace('way', 'way2')}\s*[:,]\s*"
    rf"|{_WAY.replace('way', 'way3')},?\s+{_SUBJECT.replace('subject', 'subject3')}\s+{_VERB}[:,]?\s+)",
    re.IGNORECASE,
)
# "Shift (left to right)", "Shift, from left to right": the label of a list of ticks.
_DIRECTED_LABEL = re.compile(
    rf"^(?:the\s+)?(?P<subject>[^\W\d][\w-]*(?:\s+[\w-]+){{0,3}}?)(?:\s*[,(–—-]+\s*|(?P<bare>\s+)(?=from\s))(?:read\s+|listed\s+)?{_WAY}\s*\)?$",
    re.IGNORECASE,
)
_NO_AXIS = re.compile(
    r"\b(?:heat\s?maps?|panels?|plots?|matri\w+|maps?|grids?|charts?|figures?|legend|colou?r\w*|scale|values?|numbers?"
    r"|scores?|shares?|cells?|tiles?|squares?|readings?|entries|counts?|percentages?|means?|averages?|results?|trends?)\b",
    re.IGNORECASE,
)
_FEWEST = 3


def directed(nodes: Sequence[Node], declared: Collection[str]) -> Iterator[DeclaredAxis]:
    """The axes that a sentence tells by their direction alone; of the sides that nothing else declares."""
    yield from _in_turn(nodes)
    found = [axis for node in nodes if _may_tell(node) for axis in _of_node(node)]
    for side in ("rows", "columns"):
        own = [axis for axis in found if axis.axis.side == side]
        if len(own) == 1 and side not in declared:
            yield own[0]


# "In minutes, for 6 h, 12 h and 18 h in turn."
_IN_TURN = re.compile(
    r"\b(?:for|at|under|in)\s+(?P<list>[^.;:]{3,160}?),?\s+(?:in\s+turn|in\s+(?:that|this)\s+order|respectively)(?=[.:;]|$)",
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
            yield DeclaredAxis(AxisDeclaration("columns", "", text.span(*found.span()), own), node, (own,), found[0])


def _may_tell(node: Node) -> bool:
    return node.block.kind in ("paragraph", "item") and not in_prose(node) and " to " in node.block.text


def _of_node(node: Node) -> Iterator[DeclaredAxis]:
    if node.label is not None and (found := _DIRECTED_LABEL.match(node.label.text.strip())):
        axis = _listed(node.body, found["subject"], found["way"], fewest=2)
        # "Oslo from left to right: 4, 5" is a row.
        if axis is not None and not (found["bare"] and any(tick.number is not None for tick in axis.ticks)):
            yield DeclaredAxis(axis, node, (axis.ticks,), node.block.text)
        return
    for sentence in sentences(node.block.content):
        found = _DIRECTED.match(sentence.text)
        if found and (axis := _axis(sentence, found)):
            yield DeclaredAxis(axis, node, (axis.ticks,), sentence.text)


def _axis(sentence: Plain, found: re.Match[str]) -> AxisDeclaration | None:
    way = next(found[name] for name in ("way", "way2", "way3") if found[name])
    label = next(found[name] for name in ("subject", "subject2", "subject3") if found[name])
    axis = _listed(sentence.part(found.end()), label, way, fewest=_FEWEST)
    return replace(axis, span=sentence.span()) if axis else None


def _listed(text: Plain, label: str, way: str, fewest: int) -> AxisDeclaration | None:
    """The axis whose ticks a text lists in the order of a direction, if it lists as many as are wanted."""
    lists = ticks_in(text, "", loose=True).lists
    if _NO_AXIS.search(label) or not lists or len(lists[0]) < fewest:
        return None
    first, _, rest = label.partition(" ")
    label = rest if rest and cardinal(first) is not None else label
    side = "columns" if "left" in way.lower() else "rows"
    return AxisDeclaration(side, label, text.span(), lists[0], order=order_of(side, way, lists[0]))
