"""The lines of a document, freed of indentation and quote marks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

_RUN_IN = re.compile(
    r"(?P<head>(?P<mark>\*\*|__)(?:(?:(?:left|right|top|bottom|middle|upper|lower|first|second|third)\s+)?"
    r"(?:panel|heat\s?map|map|plot|matrix|grid|subplot)\b|\([a-z]\)\s)[^*_]{0,80}?[.:]?(?P=mark)[.:]?)\s+(?=[^\W_])",
    re.IGNORECASE,
)
# "Left heatmap: **Wear** (mm), columns are hours": the name of a panel that stands at one side, and what its axes are.
_SIDE = (
    r"(?:left|right|top|bottom|cent(?:er|re)|middle|upper|lower|first|second|third|fourth)(?:most|[\s-]hand)?\s+"
    r"(?:panel|heat\s?map|map|plot|matrix|grid|sub\s?plot|sub\s?figure)\b"
)
_SIDED = re.compile(
    rf"(?P<head>(?:\*\*|__)?(?:the\s+)?{_SIDE}\s*(?:\([^()]{{1,60}}\)|[:–—-]\s*(?:\*\*|__)?[\"“]?[^.,:;()*\"”]{{1,60}})?"
    r"[\"”]?(?:\*\*|__)?(?:\s*\([^()]{1,40}\))?(?:\*\*|__)?)(?:$|[.,;:](?:\s+(?P<rest>\S.*))?$)",
    re.IGNORECASE,
)
# "In the left map (Oak) one reads", right above its data.
_LEADS_TO = re.compile(rf"(?:[\w,*-]+\s+){{0,5}}?{_SIDE}[^.!?]{{0,80}}[^.!?]$", re.IGNORECASE)
_MOST_WORDS = 16
_DATA_LINE = re.compile(
    r"[|<`]|(?:[-*+•]\s+)?(?:\*\*|__)?[^:|]{1,50}?(?:\*\*|__)?:(?:\*\*|__)?\s*[~≈(\[]?[-+−]?\d[\d.]*\S{0,6}\s*[,;|/(]"
)
_NEAR = 3  # lines below a run-in head in which its data must begin
_DETAILS_TAG = re.compile(r"</?details[^>\n]{0,100}>", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Line:
    """A line without indentation and quote marks; `start` and `end` are where its text stands."""

    number: int
    start: int  # of the text behind indentation and quote marks
    end: int
    indent: int
    text: str
    title: bool = False  # whether it is told from its words, and not from its marks, that it is a title


def cut_at_tags(line: Line) -> list[Line]:
    """A line that opens or closes a `<details>` block beside other text, cut behind or before the tag."""
    lowered = line.text.lower()
    if "details" not in lowered:
        return [line]
    tags = [found.span() for found in _DETAILS_TAG.finditer(line.text)]
    cuts = [0, *(place for span in tags for place in span), len(line.text)]
    return [_stripped(_piece(line, *span)) for span in pairwise(cuts) if line.text[slice(*span)].strip()]


def _stripped(line: Line) -> Line:
    start = len(line.text) - len(line.text.lstrip())
    return _piece(line, start, start + len(line.text.strip()))


def with_run_in_heads(lines: list[Line]) -> Iterator[Line]:
    """The lines, with what names a panel above its data as a line of its own: `**Panel 1.** Rows ...`."""
    for number, line in enumerate(lines):
        parts, near = _headed(line)
        below = [other.text for other in lines[number + 1 : number + 2 + near] if other.text][:near]
        yield from parts if any(_DATA_LINE.match(text) for text in below) else [line]


def _headed(line: Line) -> tuple[list[Line], int]:
    """A line cut behind the panel's name that it may begin with, and in how many lines below its data must begin."""
    if line.text.startswith(("**", "__")) and (head := _RUN_IN.match(line.text)):
        return [_piece(line, 0, head.end("head")), _piece(line, head.end(), len(line.text))], _NEAR
    if sided := _SIDED.match(line.text):
        rest = [_piece(line, sided.start("rest"), len(line.text))] if sided["rest"] else []
        title = _piece(line, 0, sided.end("head") if rest else len(line.text))
        return [replace(title, title=True), *rest], _NEAR
    if _LEADS_TO.match(line.text) and len(line.text.split()) <= _MOST_WORDS:
        return [replace(line, title=True)], 1
    return [], 0


def _piece(line: Line, start: int, end: int) -> Line:
    return Line(line.number, line.start + start, line.start + end, line.indent, line.text[start:end])


def wraps(line: Line, following: Line) -> bool:
    """Whether a paragraph goes on: a hard-wrapped line, not a sentence or a label of its own."""
    ends = line.text.rstrip("*_`").endswith((".", ":", "!", "?", ";"))
    return not ends and len(line.text) > 40 and not re.match(r"[^.]{1,40}:(?:\*\*|__)?\s", following.text)
