"""Keys of shades that no head announces: items such as "pale: below 20" and "dark: 20 and more"."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile

from auditor.model import Anchor
from auditor.reading.colours import TONE_OR_COLOUR
from auditor.reading.legend_scopes import ScopedLegend
from auditor.reading.legend_text import anchor_values, joined
from auditor.reading.outline import Node
from auditor.reading.sections import in_prose
from auditor.source import Span

_MOST_WORDS = 4
_NUM = r"[-+−]?\d[\d.,]*\s?(?:%|[^\W\d_]{1,7})?"
_BAND = re.compile(
    rf"(?:(?:below|under|up to|less than|above|over|more than|from|at (?:least|most))\s+{_NUM}"
    rf"|{_NUM}\s?(?:–|-|to)\s?{_NUM}|{_NUM}\s+(?:and|or)\s+(?:more|less|above|below|over|under|higher|lower|up))\.?",
    re.IGNORECASE,
)


def key_of_shades(index: int, nodes: Sequence[Node]) -> ScopedLegend | None:
    """The key that begins at a node: items that tell nothing but which numbers each shade stands for."""
    run = _key_run(index, nodes)
    if not run:
        return None
    legend = joined([], Span(run[0].block.span.start, run[-1].block.span.end))
    anchors = tuple(anchor for item in run if (anchor := _band(item)))
    text = " ".join(item.block.text for item in run)
    return ScopedLegend(replace(legend, anchors=anchors, text=text), "", run[0], items=tuple(run))


def is_key(scale: ScopedLegend) -> bool:
    """Whether a scale is such a key, of which no item states anything of the data."""
    return any(item is scale.node for item in scale.items)


def _key_run(index: int, nodes: Sequence[Node]) -> list[Node]:
    """Items that tell nothing but which numbers each shade stands for: "pale: below 20", "dark: 20 and more"."""
    node = nodes[index]
    if node.block.kind != "item" or in_prose(node) or _band(node) is None:
        return []
    level = node.block.level
    run = list(
        takewhile(
            lambda own: own.block.kind == "item" and own.block.level == level and _band(own), nodes[index:]
        )
    )
    shades = sum(TONE_OR_COLOUR.search(own.name.text) is not None for own in run)
    before = nodes[index - 1] if index else None
    alone = before is None or before.block.kind != "item"
    bounded = sum(_BAND.fullmatch(own.body.text) is not None for own in run)
    return run if alone and len(run) > 1 and 2 * shades >= len(run) and bounded == len(run) else []


def _band(node: Node) -> Anchor | None:
    """The numbers that a shade of a key stands for."""
    if node.label is None or re.search(r"\d", node.label.text) or len(node.label.text.split()) > _MOST_WORDS:
        return None
    if not _BAND.fullmatch(node.body.text):
        return None
    low, high = anchor_values(node.body)
    return Anchor(node.label.text, node.block.span, low, high)
