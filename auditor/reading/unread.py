"""Lines that look like data and are in no panel, with the reason; never plain prose or a declaration."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from auditor.model import Unread
from auditor.reading.key import matches
from auditor.reading.keys import read_keys
from auditor.reading.names import PanelReading
from auditor.reading.numeric import looks_numeric
from auditor.reading.outline import Node
from auditor.reading.sections import in_prose
from auditor.reading.title_keys import AxesAt

_LIST = re.compile(
    r"^(?!\D{0,3}\d{1,3}(?:,\d{3})+(?![\d,;|]|\s*[,;|]))[\[(]?[~≈]?\s?[-+−]?\d[\d.,]*%?\s*(?:\([^)]*\))?\s*[,;|]\s*[~≈]?[-+−]?\d"
)
_ONE = re.compile(r"^[~≈]?\s?[-+−]?\d[\d.,]*\s?\S{0,6}\s*(?:\([^)]*\))?\.?$")
_BESIDE = re.compile(r"(?:[^\W\d_]+ ){1,3}[-+−]?\d[\d.]*(?:\s?%)?(?=[,;]|\.?$)")
_BESIDE_ALL = re.compile(r"^(?:(?:[^\W\d_]+ ){1,3}[-+−]?\d[\d.]*(?:\s?%)?[,;]?\s?){2,}\.?$")
_BLOCK = re.compile(r"(?<![\w.])[-+−]?\d+(?:\.\d+)?(?![\w.])")
_GAP = re.compile(r"\s*[,;|]\s*|\t|\s{2,}")


def unread(
    nodes: Sequence[Node], declaring: set[int], readings: Sequence[PanelReading], axes_at: AxesAt
) -> Iterator[Unread]:
    """Lines that look like data and are in no panel."""
    taken = {id(e.node) for reading in readings for e in reading.entries}
    left = {id(e.node) for reading in readings for e in reading.unplaced}
    free = [n for n in nodes if id(n) not in declaring and (id(n) not in taken or id(n) in left)]
    alike = Counter(keys for node in free if (keys := _keys(node)))
    for node in free:
        if reason := _reason(node, axes_at):
            yield Unread(node.block.span, reason)
        elif alike[_keys(node)] > 1:
            yield Unread(
                node.block.span, "values with names that recur from line to line, and that no axis declares"
            )


# "Oak — dry = 4, wet = 7": each value with its name.
_KEYED = re.compile(
    r"(?P<key>[^\s,;:=–—][^,;:=–—]{0,24}?)\s?=\s?[~≈]?[-+−]?\d[\d.,]*\d?\s?[^\s,;=]{0,5}(?=[,;]\s|\.?\s*$)"
)
_FEWEST_KEYS = 3


def _keys(node: Node) -> tuple[str, ...]:
    """The names of the values of a line that gives each its own, in order; none where these are few, or it is prose."""
    if node.block.kind not in ("item", "paragraph") or "=" not in node.block.text or in_prose(node):
        return ()
    keys = tuple(found["key"].strip().casefold() for found in _KEYED.finditer(node.block.text))
    return keys if len(keys) >= _FEWEST_KEYS else ()


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
    return (len(lines) > 1 and letters < len(raw) / 3) or _has_values_last(raw)


def _has_values_last(raw: str) -> bool:
    """Whether below a head all lines have as many pieces, three or more, with a number as their last."""
    _, *lines = [_GAP.split(line.strip()) for line in raw.strip("\n").split("\n")]
    values = [line for line in lines if _BLOCK.fullmatch(line[-1])]
    widths = {len(line) for line in lines}
    return len(lines) > 2 and len(values) >= 0.8 * len(lines) and len(widths) == 1 and min(widths) > 2


def _names_a_place(node: Node, axes_at: AxesAt) -> bool:
    """Whether the label names a tick, so that the value must belong to a grid."""
    if node.label is None:
        return False
    axes = axes_at(node)
    keys = read_keys(node.label, axes)
    return len(keys) == 2 or any(matches(key, axis) >= 1 for key in keys for axis in axes)
