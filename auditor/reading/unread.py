"""Lines that look like data and are in no panel, with the reason; never plain prose or a declaration."""

import re
from collections.abc import Iterator, Sequence

from auditor.model import Unread
from auditor.reading.key import matches
from auditor.reading.keys import read_keys
from auditor.reading.names import PanelReading
from auditor.reading.numeric import looks_numeric
from auditor.reading.outline import Node
from auditor.reading.sections import in_prose
from auditor.reading.title_keys import AxesAt

_LIST = re.compile(r"^[\[(]?[~≈]?\s?[-+−]?\d[\d.,]*%?\s*(?:\([^)]*\))?\s*[,;|]\s*[~≈]?[-+−]?\d")
_ONE = re.compile(r"^[~≈]?\s?[-+−]?\d[\d.,]*\s?\S{0,6}\s*(?:\([^)]*\))?\.?$")
_BESIDE = re.compile(r"(?:[^\W\d_]+ ){1,3}[-+−]?\d[\d.]*(?:\s?%)?(?=[,;]|\.?$)")
_BESIDE_ALL = re.compile(r"^(?:(?:[^\W\d_]+ ){1,3}[-+−]?\d[\d.]*(?:\s?%)?[,;]?\s?){2,}\.?$")
_BLOCK = re.compile(r"(?<![\w.])[-+−]?\d+(?:\.\d+)?(?![\w.])")


def unread(
    nodes: Sequence[Node], declaring: set[int], readings: Sequence[PanelReading], axes_at: AxesAt
) -> Iterator[Unread]:
    """Lines that look like data and are in no panel."""
    taken = {id(e.node) for reading in readings for e in reading.entries}
    left = {id(e.node) for reading in readings for e in reading.unplaced}
    for node in nodes:
        if id(node) in declaring or (id(node) in taken and id(node) not in left):
            continue
        if reason := _reason(node, axes_at):
            yield Unread(node.block.span, reason)


def _reason(node: Node, axes_at: AxesAt) -> str:
    kind = node.block.kind
    # Names with a number each are no grid.
    if (
        kind == "table"
        and len(node.block.rows) > 1
        and len(node.block.rows[0]) > 2
        and looks_numeric(node.block.rows)
    ):
        return "a table whose rows or columns could not be told"
    if kind in ("fence", "math"):
        return "a block of numbers that is not a grid" if _is_block_of_numbers(node.block.raw) else ""
    if kind not in ("item", "paragraph") or node.label is None or in_prose(node):
        return ""
    if _LIST.match(node.body.text) and len(node.label.text.split()) <= 4:
        return "a list of values without a row of the grid"
    if kind == "item" and len(_BESIDE.findall(node.body.text)) > 1 and _BESIDE_ALL.match(node.body.text):
        return "values beside words that no axis declares"
    if kind == "item" and _ONE.match(node.body.text) and _names_a_place(node, axes_at):
        return "a value whose row or column is not told"
    return ""


def _is_block_of_numbers(raw: str) -> bool:
    lines = [line for line in raw.split("\n") if len(_BLOCK.findall(line)) > 1]
    letters = sum(character.isalpha() for character in raw)
    return len(lines) > 1 and letters < len(raw) / 3


def _names_a_place(node: Node, axes_at: AxesAt) -> bool:
    """Whether the label names a tick, so that the value must belong to a grid."""
    if node.label is None:
        return False
    axes = axes_at(node)
    keys = read_keys(node.label, axes)
    return len(keys) == 2 or any(matches(key, axis) >= 1 for key in keys for axis in axes)
