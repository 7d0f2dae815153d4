"""Lines that each have the name of a row and all its cells with their keys, parted by signs of any kind.

::

    Oak → May 4 · June 6        **Oak** 4 (May) ▸ 6 (June)        Oak
    Elm → May 5 · June 7        **Elm** 5 (May) ▸ 7 (June)        :   May → 4 · June → 6

    Oak: May, 4; June, 6        Oak
    Elm: May, 5; June, 7        : May 4
                                : June 6

Other lists parted by commas or semicolons are read by forms of their own, which know the axes.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.layouts.keyed_line import Cell, commaed, each_alone, is_usual, ways_of
from auditor.reading.layouts.laid import BULLET, FEWEST, Laid, Row, grid_of
from auditor.reading.plain import Plain

_SIGNED = re.compile(
    r"[^|]{1,200}?(?:[·•▸►▶‣⋅∙●◦◆■▪★⇒»│┃¦‖→]|\s[|/&~]{1,2}\s|\d\s?[\[{]|,\s[~≈]?[-+−]?[.\d][^,;]{0,16};\s|\d\s?\)\s?[,;]\s\(|\w\.\s[^.]{1,40}\d\S{0,8}\.\s)[^\n]*\d"
)
_JOINT = re.compile(r"\s*[:.]\s+|\s+(?:→|⇒|▸|►|▶|»|->|=>|–|—|-|\||·|•|=|::)\s+")
_BESIDE = re.compile(r"(?<=[^\W\d_]|[)\]])\s+(?=[~≈]?[-+−]?[.\d])")
# What ends so holds a cell already, where the sign behind it parts further ones.
_VALUED = re.compile(r"\s[(\[]?[~≈]?[-+−]?[.\d][\d.,]*\S{0,3}$|[)\]]$")
_DEFINED = re.compile(r"[:~][ \t]+")
_NUMBERED = re.compile(r"(?:row|column|line)\s\d{1,3}\s*[,–—-]\s*(?=\S)", re.IGNORECASE)
_MOST_JOINTS = 4
_MOST_CELLS = 60
_Read = tuple[int, Plain, list[Cell]]
_LONGEST_LABEL = 60


def may_begin(lines: Sequence[str]) -> bool:
    """Whether the first of the lines may begin a run: it has a rare sign, or what defines it follows."""
    first, *behind = lines
    defined = next((line for line in behind if line), "")
    return bool(_SIGNED.match(first)) or (len(first) <= _LONGEST_LABEL and bool(_DEFINED.match(defined)))


def read(lines: Sequence[Plain]) -> Laid | None:
    """The grid that the first line begins, with all lines behind it that have its keys."""
    runs = [_run(lines, first) for first in _rows(lines, 0)]
    rows = max(runs, key=len, default=[])
    if len(rows) < FEWEST or len({label.text for _, label, _ in rows}) < len(rows):
        return None
    keys = [key for key, _ in rows[0][2]]
    body: list[Row] = [(label, *_in_order(cells, keys)) for _, label, cells in rows]
    return grid_of(rows[-1][0], [(keys[0].part(0, 0), *keys), *body])


def _run(lines: Sequence[Plain], first: _Read) -> list[_Read]:
    """A row and those behind it that can be read with its keys."""
    rows = [first]
    while True:
        at = rows[-1][0]
        while at < len(lines) and not lines[at].text:
            at += 1
        ways = _rows(lines, at) if at < len(lines) else iter(())
        following = next((row for row in ways if _same(first[2], row[2])), None)
        if following is None:
            return rows
        rows.append(following)


def _rows(lines: Sequence[Plain], at: int) -> Iterator[_Read]:
    """The ways in which a line may begin a row: where it ends, its name and its cells."""
    line = lines[at]
    if bullet := BULLET.match(line.text):
        line = line.part(bullet.end())
    told = _defining(lines, at)
    if told and 0 < len(line.text) <= _LONGEST_LABEL:
        end, parts = told
        ways = ways_of(parts[0]) if len(parts) == 1 else each_alone(parts)
        yield from ((end, line, cells) for cells in ways)
        return
    for label, rest in _cut(line):
        if not is_usual(rest):
            yield from ((at + 1, label, cells) for cells in ways_of(rest))
        elif cells := commaed(rest):
            yield at + 1, label.part(row.end() if (row := _NUMBERED.match(label.text)) else 0), cells


def _defining(lines: Sequence[Plain], at: int) -> tuple[int, list[Plain]] | None:
    """The lines below one that define it, without their signs, and where they end."""
    below = next((n for n in range(at + 1, min(at + 3, len(lines))) if lines[n].text), len(lines))
    parts: list[Plain] = []
    if _DEFINED.match(lines[at].text):
        return None
    while below < len(lines) and len(parts) < _MOST_CELLS and (defined := _DEFINED.match(lines[below].text)):
        parts.append(lines[below].part(defined.end()))
        below += 1
    return (below, parts) if parts else None


def _cut(line: Plain) -> Iterator[tuple[Plain, Plain]]:
    """The ways in which a line may be a name and what follows it."""
    near = line.text[:_LONGEST_LABEL]
    joints = list(_JOINT.finditer(near))[:_MOST_JOINTS]
    joints += list(_BESIDE.finditer(near))[:1]
    joints += [found for found in re.finditer(r"\s+", near) if _is_marked(line, found.start())][:1]
    for found in joints:
        label, rest = line.part(0, found.start()), line.part(found.end())
        parting = found.group().strip()
        if label.text and not (_VALUED.search(label.text) and parting and parting in rest.text):
            yield label, rest


def _is_marked(line: Plain, at: int) -> bool:
    """Whether markup ends at a place: "**Oak** May 4"."""
    return at > 0 and line.offsets[at] - line.offsets[at - 1] > 1


def _same(first: Sequence[Cell], other: Sequence[Cell]) -> bool:
    """Whether cells have the keys of the first row, be it without some."""
    keys = [key.text for key, _ in first]
    own = [key.text for key, _ in other]
    return set(own) <= set(keys) and 2 * len(own) > len(keys)


def _in_order(cells: Sequence[Cell], keys: Sequence[Plain]) -> Iterator[Plain]:
    placed = {key.text: value for key, value in cells}
    return (placed.get(key.text, key.part(0, 0)) for key in keys)
