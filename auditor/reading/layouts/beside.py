"""Panels that stand side by side in one fenced block, cut into a table for each.

A double bar parts them, or the heads come again: ::

            Before          After
    Site    May    June     May    June
    Oak     4      5        6      7
"""

import re
from collections.abc import Sequence

from auditor.reading.fixed_width import NARROW, WIDE, rows_of
from auditor.reading.layouts.laid import FEWEST, Row, Table, is_value
from auditor.reading.plain import Plain

_DOUBLE = re.compile(r"\|\||║|‖|┃┃|││|\|[ \t]{1,8}\|")
_RULE = re.compile(r"[\s\-+|=_│┃║‖─═━┼╬╪╫]*$")
_BAR = re.compile(r"[ \t]*[|│┃][ \t]*|\t+|[ ]{2,}")
_SIDES = ("left", "right")


def read(body: Plain) -> tuple[Table, ...]:
    """The panels of a block in their order; none where it does not hold several."""
    return _between_bars(body) or _by_heads(body)


def _between_bars(body: Plain) -> tuple[Table, ...]:
    lines = [line for line in _lines(body) if not _RULE.match(line.text)]
    cuts = [[found.span() for found in _DOUBLE.finditer(line.text)] for line in lines]
    if len(lines) <= FEWEST or not cuts[0] or len({len(own) for own in cuts}) != 1:
        return ()
    parts = [_parts(line, own) for line, own in zip(lines, cuts, strict=True)]
    return _of_panels([[_cells(part) for part in own] for own in parts])


def _parts(line: Plain, cuts: Sequence[tuple[int, int]]) -> list[Plain]:
    starts, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(line.text)]
    return [line.part(start, end) for start, end in zip(starts, ends, strict=True)]


def _cells(part: Plain) -> list[Plain]:
    inner = part.part(len(part.text) - len(part.text.lstrip("|│┃ ")))
    gaps = [found.span() for found in _BAR.finditer(inner.text)]
    return [cell for cell in _parts(inner, gaps) if cell.text]


def _of_panels(lines: Sequence[Sequence[list[Plain]]]) -> tuple[Table, ...]:
    """The tables of lines that are cut into one part for each panel, the labels in the first of them or in each."""
    heads = [line for line in lines if not any(is_value(cell) for cell in line[-1])]
    body = lines[len(heads) :]
    if not heads or len(body) < FEWEST or heads != list(lines[: len(heads)]):
        return ()
    names = heads[0] if len(heads) > 1 and all(len(part) == 1 for part in heads[0]) else None
    tables = []
    for number, own in enumerate(heads[-1]):
        rows = [line[number] if _is_labelled(line, number) else [line[0][0], *line[number]] for line in body]
        width = len(rows[0])
        corner = own if len(own) == width else [own[0].part(0, 0), *own] if own else []
        if len(corner) != width or width <= FEWEST:
            return ()
        name = names[number][0].text if names else _side(number, len(heads[-1]))
        tables.append(Table((tuple(corner), *map(tuple, rows)), name))
    return tuple(tables) if all(table.is_grid for table in tables) else ()


def _is_labelled(line: Sequence[list[Plain]], number: int) -> bool:
    """Whether a part of a line has the label of its row itself, as the first has."""
    return not number or line[number][0].text == line[0][0].text


def _side(number: int, count: int) -> str:
    return _SIDES[number] if count == len(_SIDES) else str(number + 1)


def _by_heads(body: Plain) -> tuple[Table, ...]:
    """The panels of rows whose heads come several times over, below the name of each."""
    for gap in (WIDE, NARROW):
        rows = rows_of(body, gap)
        for place, row in enumerate(rows[: FEWEST + 1]):
            if parts := _repeated(row):
                above = [cell for cell in rows[place - 1] if cell.text] if place else []
                return _cut(rows[place:], parts, [cell.text for cell in above])
    return ()


def _repeated(head: Sequence[Plain]) -> int:
    """How many times the heads behind the first, or all of them, come over again; 0 where they do not."""
    for start in (1, 0):
        names = [cell.text for cell in head[start:]]
        for width in range(FEWEST, len(names) // 2 + 1):
            times, rest = divmod(len(names), width)
            again = not rest and all(names[at] == names[at % width] for at in range(len(names)))
            if again and len(set(names)) == width:
                return times
    return 0


def _cut(rows: Sequence[Sequence[Plain]], times: int, names: Sequence[str]) -> tuple[Table, ...]:
    head, *body = rows
    if len(head) % times == 0 and body and len(body[0]) == len(head) + 1:
        head = [head[0].part(0, 0), *head]
    width, rest = divmod(len(head) - 1, times)
    if rest or any(len(row) != len(head) for row in body):
        return ()
    called = names[-times:] if len(names) in (times, times + 1) else [_side(n, times) for n in range(times)]
    tables = []
    for number, name in enumerate(called):
        own = slice(1 + number * width, 1 + (number + 1) * width)
        lines: list[Row] = [(row[0], *row[own]) for row in (head, *body)]
        tables.append(Table(tuple(lines), name))
    return tuple(tables) if all(table.is_grid for table in tables) else ()


def _lines(body: Plain) -> list[Plain]:
    found, position = [], 0
    for line in body.text.split("\n"):
        found.append(body.part(position, position + len(line)))
        position += len(line) + 1
    return [line for line in found if line.text]
