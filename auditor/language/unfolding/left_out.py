"""What is said of all but some lines, told of those that are left: "leaving C aside, the mean is 5", "A and B have a mean of 5".

The frame around what is left out may stand anywhere: "without C, ...", "... once C is removed", "the mean, C excluded, ...".
"""

import re
from collections.abc import Iterator, Sequence

from auditor.language.items import Item
from auditor.language.led_back import Retold
from auditor.language.led_back.complements import places
from auditor.language.mentions import analyse
from auditor.language.refs import PanelRef, PositionRef, RegionRef, TickRef, axis_of, shared_ticks
from auditor.language.rewriting import Rewritten
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_GONE = r"(?:excluded|ignored|omitted|removed|dropped|discounted|disregarded|discarded|excepted|exempted|(?:left|taken|set|put) (?:out|aside|away)(?: of (?:account|consideration|the (?:count|picture|comparison)))?|not counted|set to one side)"
_BEING = r"(?:(?:is|are|being|has been|have been|gets?) )?"
_AWAY = r"(?:out|aside|to one side|out of (?:account|consideration))"
_X = r"(?!(?:that|this|these|those|it|them)\b)(?P<{name}>[^,;:.()]{{1,60}}?)"
_END = r"(?=\s*(?:[,;:.)]|$))"
_FRAMES = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        # "leaving the last row aside", "setting aside the last row"
        rf"\b(?:(?:if|when|once) (?:one|we|you) )?(?:leav|sett|putt|tak)(?:ing|e|es)\s+(?:{_AWAY}\s+{_X.format(name='a')}|{_X.format(name='b')}\s+{_AWAY}){_END}",
        rf"\b(?:if|when|once)\s+(?:one|we|you)\s+(?:leaves?|sets?|puts?|takes?)\s+(?:{_AWAY}\s+{_X.format(name='c')}|{_X.format(name='d')}\s+{_AWAY}){_END}",
        # "ignoring the last row", "if one drops the last row"
        rf"\b(?:excluding|ignoring|omitting|disregarding|discounting|discarding|(?:dropping|removing)(?!\s+(?:to|by|from|below|under|off|in|at|back|again|only)\b)|not counting|(?:if|when|once)\s+(?:one|we|you)\s+(?:exclude|ignore|omit|disregard|discount|discard|drop|remove)s?)\s+{_X.format(name='e')}{_END}",
        # "with the last row left out", "once the last row is dropped"
        rf"\b(?:with|if|once|when|after|as soon as)\s+{_X.format(name='f')}\s+{_BEING}{_GONE}\b{_END}",
        # "the last row excluded", "the last row aside", between commas or in front
        rf"(?:^|(?<=,)\s|(?<=\()){_X.format(name='g')}\s+(?:{_GONE}|aside)\b{_END}",
    )
)
# Of these, only such as open the sentence, or close it behind a comma: elsewhere they may belong to one word alone.
_LOOSE = re.compile(
    rf"(?:^\W*|,\s*)(?P<frame>(?:apart|aside|away) from\s+{_X.format(name='x')}|(?:except(?: for)?|(?:save|but) for)\s+{_X.format(name='y')}|(?:outside(?: of)?|without|off)\s+{_X.format(name='z')}){_END}",
    re.IGNORECASE,
)
# Or such as stand behind the noun that the verb behind them belongs to: "the mean without the last row is 5".
_BEHIND_NOUN = re.compile(
    rf"(?<=\w )(?:excluding|ignoring|omitting|outside(?: of)?|without|not counting)\s+{_X.format(name='x')}(?=\s+(?:is|are|was|were|has|have|lies?|ranges?|comes?|stands?|equals?|amounts?|works?|runs?|falls?|rises?|drops?|adds?)\b)",
    re.IGNORECASE,
)
_FILLING = re.compile(
    r"(?:\W|\b(?:the|of|for|at|in|and|or|both|all|row|rows|column|columns|line|lines|panel|panels)\b)*",
    re.IGNORECASE,
)


def told_of_the_rest(statement: Statement, document: Document, names: Vocabulary) -> Retold | None:
    """The sentence said of the lines or panels that are left; None where none are left out, or it is not clear which."""
    text = statement.text
    for start, end, first, last in _frames(text):
        items = analyse(text, document, names).items
        if any(isinstance(item.value, TickRef) and item.value.every for item in items):
            return None  # "leaving A aside, every row ..." tells of each of the others by itself
        left = _left(
            document, text, [item for item in items if first <= item.start and item.end <= last], first, last
        )
        if left is None:
            continue
        whole = statement.source_span(0, len(text))
        return Retold(Rewritten.of(statement).put(start, end, left).told(statement), anew=(whole,))
    return None


def leaves_out(text: str, document: Document, names: Vocabulary) -> bool:
    """Whether lines, panels or a region are left out, so that only what is left is told of."""
    items = [item for item in analyse(text, document, names).items if item.kind in ("ref", "extreme")]
    return any(
        first <= item.start < last
        for pattern in _FRAMES
        for _, _, first, last in _of(pattern, text)
        for item in items
    )


def _frames(text: str) -> Iterator[tuple[int, int, int, int]]:
    """Where a frame stands, and what is left out in it."""
    for pattern in _FRAMES:
        yield from _of(pattern, text)
    for found in _LOOSE.finditer(text):
        name = next(name for name, words in found.groupdict().items() if words and name != "frame")
        yield *found.span("frame"), *found.span(name)
    for found in _BEHIND_NOUN.finditer(text):
        yield *found.span(), *found.span("x")


def _of(pattern: re.Pattern[str], text: str) -> Iterator[tuple[int, int, int, int]]:
    for found in pattern.finditer(text):
        name = next(name for name, words in found.groupdict().items() if words)
        yield found.start(), found.end(), *found.span(name)


def _left(document: Document, text: str, items: Sequence[Item], first: int, last: int) -> str | None:
    """Words for all lines or panels but those named in a part of a text; None where more than these is told there."""
    at, gone = first, [item.value for item in items]
    for item in items:
        if not _FILLING.fullmatch(text, at, item.start):
            return None
        at = item.end
    if not gone or not _FILLING.fullmatch(text, at, last):
        return None
    if all(value == RegionRef("diagonal") for value in gone):
        return "off the diagonal"
    if all(isinstance(value, PanelRef) for value in gone):
        out = {index for value in gone if isinstance(value, PanelRef) for index in value.panels}
        return _joined("in", [panel.name for index, panel in enumerate(document.panels) if index not in out])
    sides = {value.side for value in gone if isinstance(value, TickRef | PositionRef)}
    axes = [axis_of(panel, side) for panel in document.panels for side in sides]
    alike = len({tuple(tick.text for tick in axis.ticks) for axis in axes}) == 1
    if (
        len(sides) != 1
        or not alike
        or shared_ticks(document)
        or not all(isinstance(value, TickRef | PositionRef) for value in gone)
    ):
        return None
    side = next(iter(sides))
    places_out = {index for value in gone for index in places(value, side, axes[0])}
    label = axes[0].label or side
    left = [tick.text for index, tick in enumerate(axes[0].ticks) if index not in places_out]
    return _joined(f"at {label}", left) if places_out else None


def _joined(lead: str, names: Sequence[str]) -> str | None:
    """`at A, B and C`."""
    if not names:
        return None
    return f"{lead} {', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else f"{lead} {names[0]}"
