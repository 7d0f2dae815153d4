"""Tables that hold several panels at once, cut into one table for each.

The rows stand in sections, each under a line with nothing but its name; or two tables stand side by side; or every
cell holds several values (`panels_in_cells.py`); or each label tells its panel (`panels_in_labels.py`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.reading.block import Block
from auditor.reading.layouts.frames import unframed
from auditor.reading.layouts.keyed_cells import spread
from auditor.reading.panel_groups import by_groups
from auditor.reading.panels_in_cells import cut_by_value
from auditor.reading.panels_in_labels import cut_by_label
from auditor.reading.panels_in_lists import cut_lists
from auditor.reading.plain import Plain

_NEAR = 8  # blocks above a table in which the text may tell of its cells


def cut_by_panel(blocks: Sequence[Block]) -> Iterator[Block]:
    """The blocks, each table of several panels as one table for each of them, which knows its panel's name."""
    blocks = cut_lists(blocks, _NEAR)
    for number, block in enumerate(blocks):
        if block.kind != "table" or len(block.rows) < 3:
            yield block
            continue
        block = replace(block, rows=spread(unframed(block.rows)))
        beside = [
            own for own in blocks[max(0, number - _NEAR) : number] if own.kind not in ("table", "fence")
        ]
        after = [own for own in blocks[number + 1 : number + 2] if own.kind == "paragraph"]
        halves = (
            _side_by_side(block)
            or cut_by_label(block, beside, blocks[:number])
            or by_groups(block, blocks[:number])
            or [block]
        )
        yield from (
            part
            for half in halves
            for part in cut_by_value(half, [*reversed(beside), *after]) or _by_section(half) or [half]
        )


def _by_section(block: Block) -> list[Block]:
    """A table for each section of rows, where all sections have the same rows; else none."""
    head, *body = block.rows
    places = [number for number, row in enumerate(body) if _is_name_alone(row)]
    if len(places) < 2 or places[0] != 0:
        return []
    ends = [*places[1:], len(body)]
    sections = [body[start + 1 : end] for start, end in zip(places, ends, strict=True)]
    labels = [[row[0].text for row in rows] for rows in sections]
    if not labels[0] or any(own != labels[0] for own in labels):
        return []
    return [
        replace(block, rows=(head, *rows), panel=body[start][0].text)
        for start, rows in zip(places, sections, strict=True)
    ]


def _is_name_alone(row: Sequence[Plain]) -> bool:
    """Whether a row holds nothing but a name, in its first cell or across all."""
    spanned = len(row) > 1 and all(cell.offsets == row[0].offsets for cell in row)
    return bool(row and row[0].text) and (spanned or not any(cell.text for cell in row[1:]))


def _side_by_side(block: Block) -> list[Block]:
    """The two halves of a table that repeats its labels in the middle: `| Oak | 4 | 5 | Oak | 6 | 7 |`."""
    head, *body = block.rows
    half, odd = divmod(len(head), 2)
    if odd or half < 3 or any(len(row) != 2 * half for row in body):
        return []
    title, *rows = body if _names_halves(body[0], half) else [head, *body]
    labels = [row[0].text for row in rows]
    if len(set(labels)) < 2 or not all(labels) or any(row[half].text != row[0].text for row in rows):
        return []
    names = [title[start].text for start in (0, half)]
    names = names if len(set(names)) == 2 and all(names) else ["left", "right"]
    return [
        replace(block, rows=tuple(row[start : start + half] for row in (head, *rows)), panel=name)
        for start, name in zip((0, half), names, strict=True)
    ]


def _names_halves(row: Sequence[Plain], half: int) -> bool:
    """Whether a row has nothing but a name at the beginning of each half."""
    return bool(row[0].text and row[half].text) and not any(c.text for n, c in enumerate(row) if n % half)
