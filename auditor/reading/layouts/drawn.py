"""Tables that are drawn with lines: boxes of "┌─┬─┐", and grids of "+---+---+" as reStructuredText has them."""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.reading.layouts.laid import Laid, Row, grid_of
from auditor.reading.plain import Plain

_RULE = re.compile(r"[\s┌┐└┘├┤┬┴┼─━═╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋╭╮╰╯│║┃╞╡╪╤╧╟╢╫╥╨+=:|-]+$")
_OPENS = re.compile(r"[┌╔┏╭╒╓][─━═┬╦┳╤╥]+[┐╗┓╮╕╖]$|\+[-=:]+(?:\+[-=:]+)+\+$")
_BAR = re.compile(r"[|│┃║]")


def read(lines: Sequence[Plain]) -> Laid | None:
    """The table whose upper border the first line is."""
    if not lines or not _OPENS.match(lines[0].text):
        return None
    rows: list[Row] = []
    parted = True
    count = 1
    for line in lines[1:]:
        text = line.text
        if text and _RULE.match(text) and not _is_row(text):
            parted = True
        elif _is_row(text):
            row = _cells(line)
            joins = not parted and bool(rows) and not row[0].text and len(row) == len(rows[-1])
            rows[-1:] = [_joined(rows[-1], row)] if joins else [*rows[-1:], row]
            parted = False
        else:
            break
        count += 1
    return grid_of(count, rows)


def _is_row(text: str) -> bool:
    return len(text) > 2 and bool(_BAR.match(text[0]) and _BAR.match(text[-1])) and not _RULE.match(text)


def _cells(line: Plain) -> Row:
    edges = [found.start() for found in _BAR.finditer(line.text)]
    return tuple(line.part(left + 1, right) for left, right in pairwise(edges))


def _joined(upper: Row, lower: Row) -> Row:
    """A row of which some cells go on in the next line."""
    return tuple(_both(one, other) if other.text else one for one, other in zip(upper, lower, strict=True))


def _both(one: Plain, other: Plain) -> Plain:
    if not one.text:
        return other
    return Plain(f"{one.text} {other.text}", (*one.offsets[:-1], other.offsets[0], *other.offsets))
