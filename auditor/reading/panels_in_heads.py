"""Tables whose heads tell a panel beside the column: `| Age | Men: walk | Men: bike | Women: walk | Women: bike |`.

So may two lines of heads. Where the text counts as many panels and names them, each is a table of its own.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.numerals import CARDINALS
from auditor.quantity import number_of
from auditor.reading.block import Block
from auditor.reading.plain import Plain

_JOINT = re.compile(r"\s*[:/|]\s+|\s+[/|–—-]\s+|,\s+|\s+(?=\()")
_PANELS = re.compile(
    rf"\b(?P<count>\d|{'|'.join(CARDINALS)})\s+(?:[\w-]+\s+){{0,2}}?"
    r"(?:panels?|heat\s?maps|maps|plots|matrices|grids|charts|sub-?plots|pictures)\b",
    re.IGNORECASE,
)
_COUNTS = {word: number for number, word in enumerate(("two", "three", "four", "five", "six"), start=2)}
_FEWEST = 2
Pair = tuple[Plain, Plain]
Rows = Sequence[Sequence[Plain]]


def cut_by_head(block: Block, beside: Sequence[Block]) -> list[Block]:
    """A table for each panel that the heads name; none where the text counts and names no panels.

    `beside` are the blocks near the table that may tell.
    """
    read = _two_lines(block.rows) or _one_line(block.rows)
    if read is None:
        return []
    heads, body = read
    text = " ".join(own.text for own in beside).casefold()
    counts = {_count(found["count"]) for found in _PANELS.finditer(text)}
    ways = [way for way in (0, 1) if _tells_panels(heads, way, text, counts)]
    if len(ways) != 1:
        return []
    way = ways[0]
    names = dict.fromkeys(pair[way].text for pair in heads)
    corner = block.rows[0][0]
    return [replace(block, rows=_part(heads, body, corner, way, name), panel=name) for name in names]


def _count(word: str) -> int:
    return int(word) if word.isdigit() else _COUNTS.get(word, 0)


def _tells_panels(heads: Sequence[Pair], way: int, text: str, counts: set[int]) -> bool:
    """Whether one half of each head names a panel: the text names all, and counts as many."""
    names = {pair[way].text.casefold() for pair in heads}
    columns = {pair[1 - way].text.casefold() for pair in heads}
    whole = len(names) * len(columns) == len(set(heads)) == len(heads)
    named = all(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) for name in names)
    return whole and min(len(names), len(columns)) >= _FEWEST and named and len(names) in counts


def _one_line(rows: Rows) -> tuple[list[Pair], Rows] | None:
    """The two halves of each head behind the first, and the rows below."""
    pairs: list[Pair] = []
    for cell in rows[0][1:]:
        found = _JOINT.search(cell.text)
        if found is None or not found.start():
            return None
        behind = cell.part(found.end())
        bare = behind.part(1, len(behind.text) - 1) if behind.text.startswith("(") else behind
        pairs.append((cell.part(0, found.start()), bare))
    return pairs, rows[1:]


def _two_lines(rows: Rows) -> tuple[list[Pair], Rows] | None:
    """The pairs that two lines of heads make, the upper of which stands over several columns."""
    upper, lower, *body = rows
    if len(upper) != len(lower) or not body or any(number_of(cell.text) is not None for cell in upper[1:]):
        return None
    above: list[Plain] = []
    for cell in upper[1:]:
        above.append(cell if cell.text or not above else above[-1])
    names = [cell.text for cell in above]
    over_several = len(set(names)) < len(names) and all(names) and all(cell.text for cell in lower[1:])
    return (list(zip(above, lower[1:], strict=True)), body) if over_several else None


def _part(
    heads: Sequence[Pair], body: Rows, corner: Plain, way: int, name: str
) -> tuple[tuple[Plain, ...], ...]:
    """The columns of one panel, with the labels of the rows."""
    own = [number for number, pair in enumerate(heads, start=1) if pair[way].text == name]
    top = (corner, *(heads[number - 1][1 - way] for number in own))
    return (top, *((row[0], *(row[number] for number in own if number < len(row))) for row in body if row))
