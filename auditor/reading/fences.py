"""A fenced block that holds several grids, each under a line of words, cut into titles and blocks.

::

    Site North
            2001  2002
    10 cm    4.1   4.4

    Site South
            2001  2002
    10 cm    6.1   6.4

So are remarks that blank lines part from the only grid: its caption, its scale.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from auditor.reading.block import Block
from auditor.reading.layouts import in_a_fence
from auditor.reading.missing import NO_VALUE
from auditor.reading.other_literals import literals_of
from auditor.reading.plain import Plain
from auditor.reading.specifications import panels_of

_NUMBER = re.compile(r"(?<![\w.])[-+−]?\d[\d.,]*(?![\w.])")
_APART = re.compile(r"\S(?:\t|[ ]{2,}|[ \t]*[|│┃])\s*\S")
_GAP = re.compile(r"\t|[ ]{2,}|[ \t]*[|│┃][ \t]*")
_LONGEST_TITLE = 80
_YEAR = re.compile(r"(?:19|20)\d\d(?:\s?[/–-]\s?\d{2,4})?")
_FEWEST_ROWS = 2


@dataclass(frozen=True, slots=True)
class _Line:
    start: int
    text: str

    @property
    def is_title(self) -> bool:
        """Whether a line is of words, or of a number and its unit, and not of columns."""
        text = self.text.strip()
        if _YEAR.fullmatch(text):
            return True
        if not re.search(r"[^\W\d_]", text) or _APART.search(text) or len(text) > _LONGEST_TITLE:
            return False
        return len(_NUMBER.findall(text)) < 2

    @property
    def cells(self) -> int:
        """How many pieces wide gaps and bars make of a line."""
        return len(_GAP.split(self.text.strip("|│┃ \t")))

    @property
    def is_row(self) -> bool:
        return len(_NUMBER.findall(self.text)) > 1

    @property
    def heads(self) -> tuple[str, ...]:
        """The pieces of a line behind its first, be that blank; none where it begins with a number."""
        first, *rest = _GAP.split(self.text.strip("|│┃").rstrip())
        return () if _NUMBER.fullmatch(first.strip()) else tuple(rest)


def cut(block: Block) -> Iterator[Block]:
    """The block itself, or its titles and grids in turn where it holds several."""
    if block.kind == "fence" and panels_of(block.content):
        yield block
        return
    if block.kind == "fence" and (tables := in_a_fence(block.content)):
        yield from (replace(block, kind="table", rows=table.rows, panel=table.name) for table in tables)
        return
    lines = list(_lines(block.raw)) if block.kind == "fence" else []
    if labelled := [] if literals_of(block.content) else _places(lines) or _labelled(lines):
        yield from (replace(_part(block, line, line), kind="item", raw="") for line in labelled)
        return
    if parts := _by_corner(lines):
        for corner, own in parts:
            yield replace(_part(block, corner, corner), kind="title", level=7, raw="")
            yield _part(block, own[0], own[-1])
        return
    titles = [n for n, line in enumerate(lines) if line.is_title and _heads_rows(lines, n)]
    if len(titles) < 2 or literals_of(block.content) or any(line.text.strip() for line in lines[: titles[0]]):
        yield from _without_remarks(block, lines)
        return
    for number, place in enumerate(titles):
        end = titles[number + 1] if number + 1 < len(titles) else len(lines)
        yield replace(_part(block, lines[place], lines[place]), kind="title", level=7, raw="")
        yield _part(block, lines[place + 1], lines[end - 1])


# "Oak -> 4 %, 5 %, 7 %": a list of values with its name, as in running text.
_VALUE = r"[~≈]?[-+−]?\d[\d.]*(?:\s?[%‰]|\s?[^\W\d_]{1,4})?|" rf"{NO_VALUE}" r"|[–—-]"
_LIST = re.compile(
    rf"\s*(?P<name>[^\W\d_][^:=→>|,;\[{{]{{0,40}}?)\s*(?:->|→|=>|⇒|[:=])\s*(?:(?:{_VALUE})\s*[,;]\s+)+(?:{_VALUE})\s*",
    re.IGNORECASE,
)


# "(1, 2): 4.1  (1, 3): 5.0": places with a value each, several in a line.
_PLACE = re.compile(
    rf"\([^(),]{{1,30}},[^(),]{{1,30}}\)\s*(?:->|→|=>|⇒|[:=])\s*(?:{_VALUE})(?=\s*(?:[,;|]|\s|$))",
    re.IGNORECASE,
)


def _places(lines: Sequence[_Line]) -> list[_Line]:
    """The places of a fence that holds nothing else, one by one, where some line has several."""
    found = [(line, list(_PLACE.finditer(line.text))) for line in lines if line.text.strip()]
    rest = "".join(_PLACE.sub("", line.text) for line, _ in found)
    if not found or rest.strip(" \t,;|") or max(len(own) for _, own in found) < 2:
        return []
    return [_Line(line.start + one.start(), one.group()) for line, own in found for one in own]


def _labelled(lines: Sequence[_Line]) -> list[_Line]:
    """The lines of a fence of nothing but lists of values with a name each."""
    filled = [line for line in lines if line.text.strip()]
    if len(filled) < _FEWEST_ROWS or not all(_LIST.fullmatch(line.text) for line in filled):
        return []
    return [
        _Line(line.start + len(line.text) - len(line.text.lstrip()), line.text.strip()) for line in filled
    ]


def _by_corner(lines: Sequence[_Line]) -> list[tuple[_Line, list[_Line]]]:
    """Grids between blank lines, each with the name of its panel in the corner over it and the same heads behind."""
    parts = [list(own) for filled, own in groupby(lines, key=lambda line: bool(line.text.strip())) if filled]
    if len(parts) < 2 or any(len(part) <= _FEWEST_ROWS for part in parts):
        return []
    heads = [part[0].text.split() for part in parts]
    corners = {head[0].casefold() for head in heads}
    named = len(corners) == len(parts) and all(re.match(r"[^\W\d]", head[0]) for head in heads)
    alike = len({tuple(head[1:]) for head in heads}) == 1 and len(heads[0]) > 2
    rows = all(line.is_row for part in parts for line in part[1:])
    if not (named and alike and rows):
        return []
    own = [part[0] for part in parts]
    places = [line.start + line.text.index(head[0]) for line, head in zip(own, heads, strict=True)]
    return [(_Line(place, head[0]), part) for place, head, part in zip(places, heads, parts, strict=True)]


def _without_remarks(block: Block, lines: Sequence[_Line]) -> Iterator[Block]:
    """The block itself, or its grid and, as paragraphs, what else stands in it between blank lines.

    Grids that each have the same heads are blocks of their own.
    """
    parts = [list(own) for filled, own in groupby(lines, key=lambda line: bool(line.text.strip())) if filled]
    grids = [part for part in parts if sum(line.is_row and line.cells > 2 for line in part) >= _FEWEST_ROWS]
    if (
        len(parts) > 1
        and grids == parts
        and len({part[0].heads for part in parts}) == 1
        and parts[0][0].heads
    ):
        yield from (_part(block, part[0], part[-1]) for part in parts)
        return
    remarks = [part for part in parts if all(line.cells < 3 for line in part)]
    if len(grids) != 1 or not remarks or len(grids) + len(remarks) < len(parts):
        yield block
        return
    for part in parts:
        own = _part(block, part[0], part[-1])
        yield own if part is grids[0] else replace(own, kind="paragraph", raw="")


def _lines(raw: str) -> Iterator[_Line]:
    position = 0
    for text in raw.split("\n"):
        yield _Line(position, text)
        position += len(text) + 1


def _heads_rows(lines: Sequence[_Line], place: int) -> bool:
    """Whether rows of numbers follow a line up to the next of words."""
    rows = 0
    for line in lines[place + 1 :]:
        if line.is_title:
            break
        rows += line.is_row
        if rows >= _FEWEST_ROWS:
            return True
    return False


def _part(block: Block, first: _Line, last: _Line) -> Block:
    start, end = first.start, last.start + len(last.text)
    content = block.content
    offsets = content.offsets[start : end + 1]
    raw = block.raw[start:end]
    part = Plain(raw, offsets)
    return replace(block, content=part, span=part.span(), raw=raw)
