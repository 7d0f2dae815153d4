"""The lines of a fixed-width block as rows of cells, with a blank cell where a column is left open."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.reading.plain import Plain
from auditor.reading.values import SHADE_SIGNS

TAB = re.compile(r"[ ]*\t[ ]*")
WIDE = re.compile(r"\t+|[ ]{2,}")
COMMA = re.compile(r"[ \t]*[,;][ \t]*")
NARROW = re.compile(r"\s+")
_LINE = re.compile(r"[^\n]*\S[^\n]*")
_WORD = re.compile(r"\S+")
_BAR = re.compile(r"[ \t]*[|│┃][ \t]*")
_INNER = re.compile(r"[ ]{2,}\S")
_BAR_OR_WIDE = re.compile(r"[ \t]*[|│┃][ \t]*|\t+|[ ]{2,}")
_DECORATION = re.compile(r"^[\s\-+|=_│┃─┼┌┐└┘├┤┬┴]*$")


@dataclass(frozen=True, slots=True)
class _Cell:
    """A cell with the columns of characters that it stands in."""

    text: Plain
    start: int
    end: int


def rows_of(body: Plain, gap: re.Pattern[str]) -> list[list[Plain]]:
    """The rows of a block whose cells are parted by bars, or else by gaps; two tabs or commas leave a cell open."""
    if gap in (TAB, COMMA) and (separated := _separated(body, gap)):
        return separated
    cut = _barred_and_spaced(body, gap)
    rows = [row for line, indent in _lines(body) if (row := list(_cells(line, indent, gap, cut)))]
    columns = _columns(rows)
    rows = [_parted(rows[0], columns), *rows[1:]] if rows else rows
    placed = [_placed(row, columns) for row in rows]
    return (
        [[cell.text for cell in row] for row in (_with_corner(placed[0], columns), *placed[1:])]
        if placed
        else []
    )


def _separated(body: Plain, gap: re.Pattern[str]) -> list[list[Plain]]:
    """The cells between tabs or commas; nothing where not all lines have as many of them.

    The first may lack the blank corner, and the last what is left open at its end: a block has no blanks around it.
    """
    lines = [line for line in _LINE.finditer(body.text) if not _DECORATION.match(line.group())]
    parted = [[found.span() for found in gap.finditer(body.text, *line.span())] for line in lines]
    most = max(map(len, parted), default=0)
    if not most or any(len(own) < most for own in parted[1:-1]) or len(parted[0]) < most - 1:
        return []
    rows = []
    for line, own in zip(lines, parted, strict=True):
        starts, ends = [line.start(), *(end for _, end in own)], [*(start for start, _ in own), line.end()]
        rows.append([body.part(start, end) for start, end in zip(starts, ends, strict=True)])
    rows[-1] += [body.part(len(body.text))] * (most + 1 - len(rows[-1]))
    return rows


def columns_of(line: Plain) -> list[Plain]:
    """The pieces of a line between blanks and bars."""
    return [cell.text for cell in _cells(line, 0, NARROW)]


_BOUND = r"[<>≤≥]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[–-]\s?\d[\d.,]*|\+|and (?:more|above))"
_BAND = rf"[{SHADE_SIGNS}]+\s*(?:=\s*)?(?:{_BOUND})\s?%?"
_SHADE_KEY = re.compile(rf"^[^\S\n]*{_BAND}(?:[^\S\n,;]*[,;]?[^\S\n]+{_BAND})+[^\S\n]*$", re.MULTILINE)


def without_shade_key(body: Plain) -> Plain:
    """A block with blanks for a line that tells what shades mean: "░ <25  ▒ 25–49  █ 50+"."""
    return replace(body, text=_SHADE_KEY.sub(lambda line: " " * len(line.group()), body.text))


def lines_of(body: Plain) -> Iterator[Plain]:
    """The lines of a block, without its rules."""
    return (line for line, _ in _lines(body))


def _lines(body: Plain) -> Iterator[tuple[Plain, int]]:
    """The lines of a block, without its rules, and how far each is indented."""
    position = 0
    for line in body.text.split("\n"):
        if not _DECORATION.match(line):
            yield body.part(position, position + len(line)), len(line) - len(line.lstrip())
        position += len(line) + 1


def _barred_and_spaced(body: Plain, gap: re.Pattern[str]) -> re.Pattern[str] | None:
    """What parts the cells where bars stand only between some columns: "oak  4  5  |  9"."""
    if gap is not WIDE:
        return None
    lines = [line for line in _LINE.findall(body.text) if not _DECORATION.match(line)]
    spaced = sum(any(_INNER.search(part) for part in _BAR.split(line.strip())) for line in lines)
    return _BAR_OR_WIDE if 0 < len(lines) - 1 <= spaced and all(map(_BAR.search, lines)) else None


def _cells(
    line: Plain, indent: int, gap: re.Pattern[str], cut: re.Pattern[str] | None = None
) -> Iterator[_Cell]:
    barred = cut is None and _BAR.search(line.text)
    start = 0
    ends = list((cut or (_BAR if barred else gap)).finditer(line.text))
    for found in [*ends, None]:
        end = found.start() if found else len(line.text)
        within = barred and 0 < start < len(line.text)
        if end > start or within:
            yield _Cell(line.part(start, end), indent + start, indent + end)
        start = found.end() if found else end


def _columns(rows: Sequence[Sequence[_Cell]]) -> list[tuple[int, int]]:
    """Where the columns of the rows of usual length stand; none where they overlap."""
    if len(rows) < 2:
        return []
    lengths = Counter(len(row) for row in rows[1:])  # the head may lack a corner
    usual = max(lengths, key=lambda length: (lengths[length], length))
    full = [row for row in rows[1:] if len(row) == usual]
    spans = [(min(row[i].start for row in full), max(row[i].end for row in full)) for i in range(usual)]
    apart = all(one[1] <= other[0] for one, other in pairwise(spans))
    return spans if apart else []


def _parted(head: Sequence[_Cell], columns: Sequence[tuple[int, int]]) -> list[_Cell]:
    """A head of which long names leave a single blank between them: each word over a column of its own is one."""
    found: list[_Cell] = []
    for cell in head:
        words = [
            _Cell(cell.text.part(*word.span()), cell.start + word.start(), cell.start + word.end())
            for word in _WORD.finditer(cell.text.text)
        ]
        over = [[i for i, column in enumerate(columns) if _meets(word, column)] for word in words]
        each = all(len(own) == 1 for own in over) and len({own[0] for own in over}) == len(words)
        found += words if len(words) > 1 and each else [cell]
    words = [
        _Cell(cell.text.part(*word.span()), cell.start + word.start(), cell.start + word.end())
        for cell in head
        for word in _WORD.finditer(cell.text.text)
    ]
    # Heads that stand not quite over their columns are still one for each behind the labels.
    return words if len(found) < len(columns) - 1 == len(words) else found


def _meets(cell: _Cell, column: tuple[int, int]) -> bool:
    return cell.start < column[1] and column[0] < cell.end


def _with_corner(head: list[_Cell], columns: Sequence[tuple[int, int]]) -> list[_Cell]:
    """A head that stands over the columns behind that of the labels, with a blank over these."""
    if len(columns) < 2 or len(head) < len(columns) or not head[0].text.text:
        return head
    (_, labels), (start, end) = columns[:2]
    behind = labels <= head[0].start < end and start < head[0].end
    return [_Cell(head[0].text.part(0, 0), head[0].start, head[0].start), *head] if behind else head


def _placed(row: Sequence[_Cell], columns: Sequence[tuple[int, int]]) -> list[_Cell]:
    """A row that is too short, with blanks in the columns that it leaves open before its last value."""
    if len(row) >= len(columns):
        return list(row)
    places: list[int] = []
    for cell in row:
        over = [i for i, (start, end) in enumerate(columns) if cell.start < end and start < cell.end]
        if len(over) != 1 or (places and over[0] <= places[-1]):
            return list(row)
        places += over
    filled: list[_Cell] = []
    for cell, place in zip(row, places, strict=True):
        blank = _Cell(cell.text.part(0, 0), cell.start, cell.start)
        filled += [*[blank] * (place - len(filled)), cell]
    return filled
