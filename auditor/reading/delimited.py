"""A table in running text whose cells are parted by bars, slashes, semicolons or commas, under a line of heads.

::

    Town / month / rain (mm)
    Oslo / May / 53
    Oslo / June / 68
"""

import re
from collections.abc import Sequence

from auditor.quantity import match_quantity

_BARS = re.compile(r"\s+\|\|?\s+")
_TIGHT = re.compile(r",(?!\s)")  # of a file of fields
_JOINTS = (
    re.compile(r"\t"),
    _BARS,
    *(re.compile(pattern) for pattern in (r"\s+/\s+", r"\s*;\s*", r"\s*,\s+", r"\s+::\s+", r"\s*\\\s*")),
    _TIGHT,
)
# "Plot: dry, wet" over "Top: 4, 6": a colon parts the first cell from the others.
_LABELLED = re.compile(r"[^:]{1,40}:\s+(?=\S)")
_WORD = re.compile(r"[^\W\d_]")
_FEWEST_LINES = 4
_FEWEST_IN_BARS = 3  # lines, where bars part their cells
_FEWEST_CELLS = 3
_LONGEST_CELL = 5  # words
LONGEST = 300  # lines


def joint_of(lines: Sequence[str]) -> re.Pattern[str] | None:
    """What parts the cells of lines that begin a table: heads without a number, and lines that end with one each."""
    if len(lines) < _FEWEST_IN_BARS:
        return None
    first = lines[:_FEWEST_LINES]
    if len(lines) < _FEWEST_LINES:
        return _BARS if _fits(first, _BARS) else None
    if all(map(_LABELLED.match, first)):
        joints = [re.compile(rf":\s+|{joint.pattern}") for joint in _JOINTS]
    else:
        joints = list(_JOINTS)
    return next((joint for joint in joints if _fits(first, joint)), None)


def are_listed(lines: Sequence[str]) -> bool:
    """Whether lines behind bullets are parted by bars, as a table of which each row is an item."""
    return len(lines) >= _FEWEST_IN_BARS and _fits(lines[:_FEWEST_LINES], _BARS)


def length(lines: Sequence[str], joint: re.Pattern[str]) -> int:
    """How many lines, from the first on, have as many cells as the head."""
    width = len(joint.split(lines[0]))
    return next((n for n, line in enumerate(lines) if len(joint.split(line)) != width), len(lines))


def _fits(lines: Sequence[str], joint: re.Pattern[str]) -> bool:
    head, *body = ([cell.strip() for cell in joint.split(line)] for line in lines)
    if len(head) < _FEWEST_CELLS or any(len(row) != len(head) for row in body):
        return False
    named = all(_WORD.search(cell) for cell in head[1:]) and not any(_is_number(cell) for cell in head)
    if joint is _TIGHT and not named:  # "site,2021,2022"
        full = all(_is_number(cell) for row in (head, *body) for cell in row[1:])
        named = full and bool(_WORD.search(head[0])) and all(map(_WORD.search, (row[0] for row in body)))
        named = named and len(set(head)) == len(head)
    short = all(len(cell.split()) <= _LONGEST_CELL for row in (head, *body) for cell in row)
    return named and short and all(row[0] and _is_number(row[-1]) for row in body)


def _is_number(cell: str) -> bool:
    cell = cell.lstrip("~≈ ")
    found = match_quantity(cell, 0)
    return found is not None and len(cell) - found.span.end <= _LONGEST_UNIT


_LONGEST_UNIT = 4
