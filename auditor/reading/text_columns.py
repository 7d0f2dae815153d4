"""A table in running text, as a PDF or a spreadsheet gives it: a line of heads, lines of a label and numbers.

::

    Town Jan Apr Jul
    Oslo -4.3 4.5 16.4
    Bergen 1.3 5.9 14.1
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from auditor.quantity import number_of

_NUMBER = re.compile(
    r"(?:[~≈]?[-+−]?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)%?[*†‡]?|[-–—]|n/?a|nan)$", re.IGNORECASE
)
_CAPTION = re.compile(r"(?:table|fig(?:ure|\.)?|panel)\s*\(?[\dA-Z]|.*:\s", re.IGNORECASE)
_LONGEST_LABEL = 4  # words
_FEWEST_ROWS = 2
_FEWEST_NUMBERS = 2
LONGEST = 300  # lines


def begins_table(lines: Sequence[str]) -> bool:
    """Whether the first three lines may be a line of heads and two of numbers."""
    if len(lines) < 1 + _FEWEST_ROWS:
        return False
    tabbed = "\t" in lines[0]
    width = _numbers_behind(lines[1], tabbed=tabbed)
    return width >= _FEWEST_NUMBERS and _heads(lines[0], lines[1:], width, tabbed=tabbed)


def table_length(lines: Sequence[str]) -> int:
    """How many lines, from the first on, are a table; 0 where they are none."""
    if not begins_table(lines[: 1 + _FEWEST_ROWS]):
        return 0
    tabbed = "\t" in lines[0]
    width = _numbers_behind(lines[1], tabbed=tabbed)
    end = 1
    while end < len(lines) and _numbers_behind(lines[end], tabbed=tabbed) == width:
        end += 1
    whole = end - 1 >= _FEWEST_ROWS and width >= _FEWEST_NUMBERS
    return end if whole and _heads(lines[0], lines[1:end], width, tabbed=tabbed) else 0


def _cells(line: str, *, tabbed: bool) -> list[str]:
    return [cell.strip() for cell in (line.split("\t") if tabbed else line.split())]


def _numbers_behind(line: str, *, tabbed: bool) -> int:
    """How many numbers follow a label of a few words; 0 where a line has another form."""
    cells = _cells(line, tabbed=tabbed)
    label = 1 if tabbed else next((n for n, cell in enumerate(cells) if n and _NUMBER.match(cell)), 0)
    rest = cells[label:]
    fits = 0 < label <= _LONGEST_LABEL and any(_NUMBER.match(cell) for cell in rest)
    return len(rest) if fits and all(_NUMBER.match(cell) or (tabbed and not cell) for cell in rest) else 0


def _heads(line: str, rows: Sequence[str], width: int, *, tabbed: bool) -> bool:
    """Whether a line names the columns: with words, or with numbers in order, with or without a corner."""
    cells = _cells(line, tabbed=tabbed)
    if line.endswith((".", ":", ",", ";")) or _CAPTION.match(line) or len(cells) not in (width, width + 1):
        return False
    heads = cells[-width:]
    if len(set(heads)) < width:
        return False
    numbers = [number_of(head) for head in heads]
    if all(number is None for number in numbers):
        return True
    known = [number for number in numbers if number is not None]
    in_order = len(known) == width and known in (sorted(known), sorted(known, reverse=True))
    named = len(cells) == width or number_of(cells[0]) is None
    if len(cells) > width and all(_cells(row, tabbed=tabbed)[:1] == cells[:1] for row in rows):
        return False  # "bed 1 4 5" over "bed 2 6 7"
    return in_order and named and not all(_is_in_order(_cells(row, tabbed=tabbed)[-width:]) for row in rows)


def _is_in_order(cells: Sequence[str]) -> bool:
    """Whether a row rises or falls as a line of numbered heads does, which may then be one of the rows."""
    numbers = [number_of(cell) or 0.0 for cell in cells]
    return all(a < b for a, b in pairwise(numbers)) or all(a > b for a, b in pairwise(numbers))
