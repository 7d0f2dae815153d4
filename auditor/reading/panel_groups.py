"""A table whose spanning heads, or the names in its first column, are panels that the text before it names.

"Two heatmaps, Dry and Wet" over a table with the heads "Dry" and "Wet" above 2001, 2005 and again 2001, 2005.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from auditor.numerals import CARDINALS, cardinal
from auditor.reading.block import Block
from auditor.reading.plain import Plain

Row = Sequence[Plain]
_PANELS = re.compile(
    r"\b(?:panels|heat\s?maps|maps|matrices|grids|subplots|plots|figures|charts|blocks)\b", re.IGNORECASE
)
_PANEL = r"(?:panel|heat\s?map|map|matrix|grid|subplot|plot|figure|chart|block)\b"
_SENTENCE = re.compile(r"(?<!\d)[.]\s+(?=[A-Z\"“])|\n")
_FEWEST = 2


def by_groups(block: Block, before: Sequence[Block]) -> list[Block]:
    """A table for each panel; none where the text before names no panels as the table does."""
    by_heads = _by_heads(block)
    parts = by_heads or _by_first_column(block)
    names = [part.panel for part in parts]
    lines = [cell.text for cell in parts[0].rows[0][1:]] if by_heads else []
    told = parts and (
        are_named(names, before) or _are_counted(names, before) or _are_all(lines, names, before)
    )
    return parts if told else []


def _are_all(lines: Sequence[str], names: Sequence[str], before: Sequence[Block]) -> bool:
    """Whether a line lists the columns below each spanning head, and none of these: "Columns: 2001, 2005"."""
    listed = re.compile(r"[:=]\s*[\W_]*" + r"\W+(?:and\W+)?".join(map(re.escape, lines)) + r"\W*$")
    return bool(lines) and any(
        listed.search(own) and not any(_stands_in(name, own) for name in names) for own in _said(before)
    )


def _are_counted(names: Sequence[str], before: Sequence[Block]) -> bool:
    """Whether a sentence speaks of as many panels as there are names."""
    return any(_counts(own) == len(names) for own in _said(before))


def are_named(names: Sequence[str], before: Sequence[Block]) -> bool:
    """Whether one sentence speaks of panels and has all the names, or each name stands beside a word for a panel."""
    said = _said(before)
    if any(_PANELS.search(own) and all(_stands_in(name, own) for name in names) for own in said):
        return True
    beside = [re.compile(rf"(?<!\w){re.escape(name)}(?:-hand)?\s+{_PANEL}", re.IGNORECASE) for name in names]
    return all(any(pattern.search(text) for text in _texts(before)) for pattern in beside)


def _texts(before: Sequence[Block]) -> list[str]:
    return [block.text for block in before if block.kind not in ("table", "fence")]


def _said(before: Sequence[Block]) -> list[str]:
    """The sentences of a text, without its data."""
    return [sentence for text in _texts(before) for sentence in _SENTENCE.split(text)]


_COUNTED = re.compile(
    rf"\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:[a-z-]+\s+){{0,2}}?{_PANELS.pattern}", re.IGNORECASE
)


def _counts(sentence: str) -> int:
    """How many panels a sentence counts: "two heatmaps printed next to each other"; 0 where it counts none."""
    found = _COUNTED.search(sentence)
    if found is None:
        return 0
    return int(found["count"]) if found["count"].isdigit() else cardinal(found["count"].casefold()) or 0


def _stands_in(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def _by_heads(block: Block) -> list[Block]:
    """The columns under each spanning head, where there are the same under all of them."""
    upper, lower, *body = block.rows
    if len(upper) != len(lower) or not body:
        return []
    spans: list[tuple[str, list[int]]] = []
    for column, cell in enumerate(upper[1:], 1):
        if spans and (cell.text in ("", spans[-1][0])):
            spans[-1][1].append(column)
        else:
            spans.append((cell.text, [column]))
    under = [[lower[column].text for column in columns] for _, columns in spans]
    names = [name for name, _ in spans]
    if not _are_groups(names, under):
        return []
    corner = lower[0] if lower[0].text else upper[0]
    return [
        replace(
            block,
            panel=name,
            rows=(
                (corner, *(lower[column] for column in columns)),
                *((row[0], *(row[column] for column in columns if column < len(row))) for row in body if row),
            ),
        )
        for name, columns in spans
    ]


def _by_first_column(block: Block) -> list[Block]:
    """The rows behind each name of the first column, where the second has the same names for all of them."""
    head, *body = block.rows
    if len(head) < _FEWEST + 2 or any(len(row) < _FEWEST + 1 for row in body):
        return []
    filled: list[tuple[str, Row]] = []
    for row in body:
        filled.append((row[0].text or (filled[-1][0] if filled else ""), row[1:]))
    parts = [(name, [row for _, row in own]) for name, own in groupby(filled, key=lambda pair: pair[0])]
    if not _are_groups([name for name, _ in parts], [[row[0].text for row in rows] for _, rows in parts]):
        return []
    return [replace(block, panel=name, rows=(tuple(head[1:]), *map(tuple, rows))) for name, rows in parts]


def _are_groups(names: Sequence[str], under: Sequence[Sequence[str]]) -> bool:
    """Whether several names, all different, stand for the same several lines each."""
    apart = len(names) >= _FEWEST and all(names) and len(set(names)) == len(names)
    alike = all(own == under[0] for own in under) and len(set(under[0])) == len(under[0]) >= _FEWEST
    return apart and alike and all(under[0])
