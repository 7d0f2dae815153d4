"""The lines of a document, freed of indentation and quote marks."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.reading.list_heads import values_alone

# "hours ..... 2, 4, 6": a label with a line of dots behind it.
DOTTED = re.compile(r"(?P<label>\d{1,2}:\d\d|[^\W_][^.:;,]{0,30}?)\s*(?:\.(?:\s?\.){2,}|…+)\s+(?=\S)")
_RUN_IN = re.compile(
    r"(?P<head>(?P<mark>\*\*|__)(?:(?:(?:left|right|top|bottom|middle|upper|lower|first|second|third)\s+)?"
    r"(?:panel|heat\s?map|map|plot|matrix|grid|subplot)\b|(?:left|right|top|bottom|middle|upper|lower|above|below)\s*[:–—-]\s|\([a-z]\)\s|fig(?:ure|\.)?\s*\d{1,3}[a-z]?\s*[:–—-]\s)[^*_]{0,80}?[.:]?(?P=mark)[.:]?(?:\s\([^()\s]{1,16}\)(?=[.:])[.:])?)\s+(?=[^\W_]|\()",
    re.IGNORECASE,
)
# "Left heatmap: **Wear** (mm), columns are hours": the name of a panel that stands at one side, and what its axes are.
_SIDE = (
    r"(?:(?:left|right|top|bottom|cent(?:er|re)|middle|upper|lower|first|second|third|fourth)(?:most|[\s-]hand)?\s+"
    r"(?:panel|heat\s?map|map|plot|matrix|grid|sub\s?plot|sub\s?figure)\b"
    r"|(?:panel|heat\s?map|sub\s?plot|sub\s?figure)\s+(?:\([a-h\d]\)|[a-h\d]\b)(?=\s*[:–—(-]))"
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
    r"|(?:[-*+•]\s+)?(?:\*\*|__)?[^:|]{1,50}?(?:\*\*|__)?(?::|\s[–—-])\s+(?!(?:from|between|ticks?|rang\w+)\b)[^\W\d][^:|=]{0,30}?"
    r"\s*(?:[=:→(]|\s)\s*[~≈]?[-+−]?\d[\d.]*\)?\s?[^\W\d]{0,4}\s*[,;|]"
    r"|(?:\S{1,20}\s+){1,4}?(?:[~≈+−-]?\d[\d.]*%?\s+)+[~≈+−-]?\d[\d.]*%?$"
)
# "y = farm, north to south", "cbar 0..4": a line of its own in what was noted down line by line.
_DEFINES = re.compile(
    r"(?:x|y|rows?|col(?:umn)?s?|c?bar|colou?rs?(?:\s?(?:bar|scale|map))?|legend|scale)\s*(?:=|\d+\s?(?:\.\.|–|-|to\b))"
    r"|(?:c?bar|colou?r\s?(?:bar|scale|map))\s+(?:ticks?|marks|labels)\s+(?:at\s+)?[-+−]?\d",
    re.IGNORECASE,
)
# A label, be it with an abbreviation ("col. bar: ") or with a line of dots behind it ("hours ..... 2, 4, 6").
_LABEL = re.compile(
    rf"(?:[^\W\d_]{{1,6}}\.\s)?(?:[^.]|\.(?=\d)){{1,40}}:(?:\*\*|__)?\s|{DOTTED.pattern}"
    r"|(?-i:Colou?r[\s-]?(?:bar|scale|key|map)|Legend|Shading)\b"
)
_SIGN = re.compile(r"[,;:=/|()→]|\s[–—]\s")
_BRACKETED = re.compile(r"\s?\([^()]*\)")  # notes behind values, which not all lines have
_DIGITS = re.compile(r"\d+")
_FEWEST_SIGNS = 2
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
    quoted: bool = False  # whether it stands in a block quote
    title: bool = False  # whether it is told from its words, and not from its marks, that it is a title


# "**Rows:** routes **Columns:** 6 h, 9 h": two declarations in one line, with no sign between them.
_SIDES = (
    r"(?:\*\*|__)?(?:Rows?|Columns?|[Xx][ -][Aa]xis|[Yy][ -][Aa]xis|Vertical|Horizontal)(?:\s[Aa]xis)?"
    r"(?:\*\*|__)?\s*:"
)
_TWO_SIDES = re.compile(rf"(?:[-*+•]\s+)?{_SIDES}(?:(?!{_SIDES})[^|]){{1,200}}?[\w)](?P<gap>\s+){_SIDES}")


def cut_at_sides(line: Line) -> list[Line]:
    """A line that tells of rows and columns, cut where the second begins, unless a sign parts them."""
    found = _TWO_SIDES.match(line.text)
    if found is None:
        return [line]
    return [_piece(line, 0, found.start("gap")), _piece(line, found.end("gap"), len(line.text))]


def cut_at_tags(line: Line) -> list[Line]:
    """A line that opens or closes a `<details>` block beside other text, cut behind or before the tag."""
    lowered = line.text.lower()
    if "details" not in lowered:
        return [line]
    tags = [found.span() for found in _DETAILS_TAG.finditer(line.text)]
    cuts = [0, *(place for span in tags for place in span), len(line.text)]
    return [_stripped(_piece(line, *span)) for span in pairwise(cuts) if line.text[slice(*span)].strip()]


_BREAK = re.compile(r"\s*<br\s*/?>\s*", re.IGNORECASE)
_IN_A_TABLE = re.compile(r"^\||<(?:t[dhr]|li)\b|\s\|\s", re.IGNORECASE)


def cut_at_breaks(line: Line) -> list[Line]:
    """A line with breaks as tags, cut there; not within a table."""
    if "<br" not in line.text.lower() or _IN_A_TABLE.search(line.text):
        return [line]
    breaks = [found.span() for found in _BREAK.finditer(line.text)]
    starts, ends = [0, *(end for _, end in breaks)], [*(start for start, _ in breaks), len(line.text)]
    return [_piece(line, *span) for span in zip(starts, ends, strict=True) if span[1] > span[0]] or [line]


def _stripped(line: Line) -> Line:
    start = len(line.text) - len(line.text.lstrip())
    return _piece(line, start, start + len(line.text.strip()))


def with_run_in_heads(lines: list[Line]) -> Iterator[Line]:
    """The lines, with what names a panel above its data as a line of its own: `**Panel 1.** Rows ...`."""
    lettered = _lettered_panels(lines)
    for number, line in enumerate(lines):
        if number in lettered:
            yield replace(line, title=True)
            continue
        parts, near = _headed(line)
        below = [other.text for other in lines[number + 1 : number + 2 + near] if other.text][:near]
        yield from parts if any(_DATA_LINE.match(text) for text in below) else [line]


_PANEL_LINE = re.compile(
    r"(?:panel|heat\s?map|sub\s?plot|sub\s?figure)\s+\(?(?P<letter>[a-h]|[1-9])\)?\s*[:–—-]\s+[^\s.:;,=|][^.:;=|]{0,50}$",
    re.IGNORECASE,
)


def _lettered_panels(lines: Sequence[Line]) -> set[int]:
    """The lines that name a panel each behind its letter, other text standing between them."""
    found = {n: own["letter"] for n, line in enumerate(lines) if (own := _PANEL_LINE.match(line.text))}
    filled = [n for n, line in enumerate(lines) if line.text]
    listed = any(one in found and other in found for one, other in pairwise(filled))
    return set(found) if len(set(found.values())) == len(found) > 1 and not listed else set()


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
    return replace(line, start=line.start + start, end=line.start + end, text=line.text[start:end])


# "y = Depth", "colour — mm": what tells of a side or of the colours has a line of its own.
_OF_AN_AXIS = re.compile(
    r"[*_`]{0,3}(?:(?:[xy]|horizontal|vertical)[\s-]ax[ie]s|[xy]|colou?rs?(?:[\s-]?(?:bar|scale|key|map))?|rows?|columns?|legend|scale)"
    r"[*_`]{0,3}(?:\s*\([^()]{1,40}\))?\s*(?:[=—–]|-{1,3}\s)\s*\S",
    re.IGNORECASE,
)
# "**Hive** — the four of them", below a line that begins so as well: a label each.
_IN_BOLD = re.compile(r"(?P<mark>\*\*|__)(?!\s)[^*_]{1,60}(?P=mark)\s*(?:[:=—–]|-{1,3}\s)")


def wraps(line: Line, following: Line) -> bool:
    """Whether a paragraph goes on: a hard-wrapped line, not a sentence or a label of its own."""
    ends = line.text.rstrip("*_`").endswith((".", ":", "!", "?", ";"))
    if _OF_AN_AXIS.match(following.text) or _DEFINES.match(following.text) or values_alone(line.text):
        return False
    if _IN_BOLD.match(line.text) and _IN_BOLD.match(following.text):
        return False
    return (
        not ends
        and len(line.text) > 40
        and not _LABEL.match(following.text)
        and not _are_alike(line.text, following.text)
    )


def _are_alike(one: str, other: str) -> bool:
    """Whether two lines have the same signs between words and as many numbers, as lines of data have."""
    one, other = _BRACKETED.sub("", one), _BRACKETED.sub("", other)
    signs = _SIGN.findall(one)
    counts = len(_DIGITS.findall(one)), len(_DIGITS.findall(other))
    return len(signs) >= _FEWEST_SIGNS and min(counts) >= _FEWEST_SIGNS and signs == _SIGN.findall(other)
