"""Lists with two values in every cell (`- Oak: 61 / 70, 55 / 64`), told again as one list for each of them.

The text beside the lists must tell which value is which, as it does for tables.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from auditor.reading.block import Block
from auditor.reading.lists import pieces
from auditor.reading.panels_in_cells import Names, names_beside
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value

_LABEL = re.compile(r"[^:,;/]{1,60}:\s+(?=\S)")
_CELLS = re.compile(r"\s*[,;]\s+")
_JOINT = re.compile(r"\s*(?:/|→)\s*")
# "May 61 / 70": a cell with the name of its column.
_KEYED = re.compile(r"(?P<key>[^\W\d][^/→]*?)\s*(?::\s|=|\s)\s*(?=[~≈]?[-+−]?\.?\d\S*\s*(?:/|→))")
_BOTH = 2
_FEWEST = 2
Cells = tuple[Plain, list[tuple[Plain, list[Plain]]]]


def cut_lists(blocks: Sequence[Block], near: int) -> list[Block]:
    """The blocks, each run of such lines once for each value of a cell."""
    cells = [_cells(block) for block in blocks]
    cut: list[Block] = []
    for alike, numbers in groupby(range(len(blocks)), lambda number: cells[number] is not None):
        run = list(numbers)
        beside = [
            block for block in blocks[max(0, run[0] - near) : run[0]] if block.kind not in ("table", "fence")
        ]
        names = names_beside(list(reversed(beside)), _BOTH) if alike and len(run) >= _FEWEST else ()
        own = [blocks[number] for number in run]
        cut += list(_told_again(own, [c for n in run if (c := cells[n])], names)) if names else own
    return cut


def _cells(block: Block) -> Cells | None:
    """The label of a line and the two values of each of its cells; None where it has any other form."""
    double = block.kind in ("item", "paragraph") and _JOINT.search(block.text)
    led = _LABEL.match(block.text) if double else None
    if led is None:
        return None
    content = block.content.part(led.end(), len(block.text.rstrip(" .;")))
    split = [_parted(cell) for cell in pieces(content, _CELLS)]
    if "/" not in block.text and not all(key.text for key, _ in split):
        return None  # an arrow alone leads from a place to its value
    both = len(split) >= _FEWEST and all(len(own) == _BOTH for _, own in split)
    if not both or any(whole_value(value) is None for _, own in split for value in own):
        return None
    return block.content.part(0, led.end()), split


def _told_again(blocks: Sequence[Block], cells: Sequence[Cells], names: Names) -> Iterator[Block]:
    for place, name in enumerate(names):
        for block, (label, split) in zip(blocks, cells, strict=True):
            content = _joined(label, [(key, own[place]) for key, own in split])
            yield replace(block, content=content, panel=name.text)


def _parted(cell: Plain) -> tuple[Plain, list[Plain]]:
    """The name of a cell's column, which may be blank, and its values."""
    keyed = _KEYED.match(cell.text)
    key = cell.part(0, keyed.end("key") if keyed else 0)
    return key, pieces(cell.part(keyed.end() if keyed else 0), _JOINT)


def _joined(label: Plain, cells: Sequence[tuple[Plain, Plain]]) -> Plain:
    """A label and its cells as one text, each character with the place it has in the source."""
    text, offsets = label.text + " ", [*label.offsets]
    for number, (key, value) in enumerate(cells):
        for joint, part in ((", " if number else "", key), (": " if key.text else "", value)):
            text += joint + part.text
            offsets += [part.offsets[0]] * len(joint) + list(part.offsets[:-1])
    return Plain(text, (*offsets, cells[-1][1].offsets[-1]))
