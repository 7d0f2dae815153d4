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
from auditor.reading.missing import NO_VALUE

_NUMBER = re.compile(
    r"(?:[~≈]?[-+−]?(?:\d+(?:,\d{3})*(?:\.\d+)?|\.\d+)%?[*†‡]?|[-–—]|" rf"{NO_VALUE}" r")$", re.IGNORECASE
)
_CAPTION = re.compile(r"(?:table|fig(?:ure|\.)?|panel)\s*\(?[\dA-Z]|.*:\s", re.IGNORECASE)
_LONGEST_LABEL = 4  # words
_FEWEST_ROWS = 2
_FEWEST_NUMBERS = 2
LONGEST = 300  # lines
MOST_OPENING = 2 + _FEWEST_ROWS  # lines that tell whether a table begins: heads, a rule, two rows
_RULE = re.compile(r"[-=─━+┼ ]{3,}")
_TAB, _WIDE, _BLANKS = re.compile(r"\t"), re.compile(r"[ ]{2,}"), re.compile(r"\s+")


def begins_table(lines: Sequence[str]) -> bool:
    """Whether the first lines, three without a rule, may be a line of heads and two of numbers."""
    lines = _without_rule(lines)[: 1 + _FEWEST_ROWS]
    if len(lines) < 1 + _FEWEST_ROWS:
        return False
    gap = _gap(lines)
    width = _numbers_behind(lines[1], gap)
    return width >= _FEWEST_NUMBERS and _heads(lines[0], lines[1:], width, gap)


def table_length(lines: Sequence[str]) -> int:
    """How many lines, from the first on, are a table; 0 where they are none."""
    if not begins_table(lines[:MOST_OPENING]):
        return 0
    bare = _without_rule(lines)
    gap = _gap(bare[: 1 + _FEWEST_ROWS])
    width = _numbers_behind(bare[1], gap)
    end = 1
    while end < len(bare) and _numbers_behind(bare[end], gap) == width:
        end += 1
    whole = end - 1 >= _FEWEST_ROWS and width >= _FEWEST_NUMBERS
    fits = whole and _heads(bare[0], bare[1:end], width, gap)
    return end + len(lines) - len(bare) if fits else 0


def _without_rule(lines: Sequence[str]) -> Sequence[str]:
    """The lines without the rule below the first."""
    return [lines[0], *lines[2:]] if len(lines) > 1 and _RULE.fullmatch(lines[1]) else lines


def _gap(lines: Sequence[str]) -> re.Pattern[str]:
    """What parts the cells: tabs, or wide gaps where each line has several, else any blanks."""
    if "\t" in lines[0]:
        return _TAB
    return _WIDE if all(len(_WIDE.findall(line)) >= _FEWEST_NUMBERS for line in lines) else _BLANKS


def _cells(line: str, gap: re.Pattern[str]) -> list[str]:
    return [cell.strip() for cell in gap.split(line.strip(" ") if gap is not _BLANKS else line.strip())]


def _numbers_behind(line: str, gap: re.Pattern[str]) -> int:
    """How many numbers follow a label of a few words; 0 where a line has another form."""
    cells = _cells(line, gap)
    first = next((n for n, cell in enumerate(cells) if n and _NUMBER.match(cell)), 0)
    label = first if gap is _BLANKS else 1
    rest = cells[label:]
    fits = 0 < label <= _LONGEST_LABEL and any(_NUMBER.match(cell) for cell in rest)
    return (
        len(rest) if fits and all(_NUMBER.match(cell) or (gap is _TAB and not cell) for cell in rest) else 0
    )


def _heads(line: str, rows: Sequence[str], width: int, gap: re.Pattern[str]) -> bool:
    """Whether a line names the columns: with words, or with numbers in order, with or without a corner."""
    cells = _cells(line, gap)
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
    if len(cells) > width and all(_cells(row, gap)[:1] == cells[:1] for row in rows):
        return False  # "bed 1 4 5" over "bed 2 6 7"
    cornerless = len(cells) == width and gap is not _BLANKS
    ordered = all(_is_in_order(_cells(row, gap)[-width:]) for row in rows)
    return in_order and named and (cornerless or not ordered)


def _is_in_order(cells: Sequence[str]) -> bool:
    """Whether a row rises or falls as a line of numbered heads does, which may then be one of the rows."""
    numbers = [number_of(cell) or 0.0 for cell in cells]
    return all(a < b for a, b in pairwise(numbers)) or all(a > b for a, b in pairwise(numbers))
