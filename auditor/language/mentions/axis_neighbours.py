"""Pairs of labels that stand side by side on an axis that is crossed with itself: `neighbouring layers`, `steps next to each other`."""

import re

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.refs import RegionRef
from auditor.model import Panel
from auditor.world import same_labels

_BESIDE = frozenset("neighbouring neighboring adjacent consecutive successive contiguous".split())
_NEIGHBOURS = frozenset("neighbour neighbor".split())
_SHORTEST = 3
# "... that are (directly) next to each other", and where: of labels without an order only their places on the axis can be meant.
_NEXT = re.compile(
    r"\s+(?:(?:that|which)\s+)?(?:(?:are|is|stand|lie|sit|come)\s+)?(?:directly\s+|immediately\s+|right\s+)?(?:next\s+to|beside|adjacent\s+to)\s+(?:each\s+other|one\s+another)",
    re.IGNORECASE,
)
_ON_AXIS = re.compile(
    r"\s+(?:on|along|in)\s+(?:the|either|both|each)\s+(?:ax[ie]s|list|order|row of labels|scale)\b",
    re.IGNORECASE,
)


def find(context: Context, i: int) -> Item | None:
    """`adjacent layers`, `layers that are next to each other`, `neighbours on the axis`, as the cells beside the diagonal."""
    panels = context.document.panels
    if not panels or not all(same_labels(panel) for panel in panels):
        return None
    end = _phrase(context, i)
    if end is None:
        return None
    placed = _ON_AXIS.match(context.text, context.tokens[end - 1].end)
    if placed is None and not all(_ordered(panel) for panel in panels):
        return None
    while placed is not None and end < len(context.tokens) and context.tokens[end].start < placed.end():
        end += 1
    return context.item("ref", RegionRef("neighbours"), i, end)


def _phrase(context: Context, i: int) -> int | None:
    """Where the words for neighbours end that begin here."""
    if context.norm(i) in _BESIDE:
        return i + 2 if _of_things(context, i + 1) else None
    if context.norm(i) in _NEIGHBOURS and context.tokens[i].text.casefold().endswith("s"):
        return i + 1 if context.norm(i - 1) not in ("its", "their", "nearest", "direct", "closest") else None
    if not _of_things(context, i):
        return None
    following = _NEXT.match(context.text, context.tokens[i].end)
    if following is None:
        return None
    return next(
        (at for at in range(i + 1, len(context.tokens) + 1) if context.tokens[at - 1].end >= following.end()),
        None,
    )


def _of_things(context: Context, i: int) -> bool:
    """Whether a plural may name what the axes list; neighbouring cells are another matter."""
    text = context.tokens[i].text if i < len(context.tokens) else ""
    of_cells = ("noun", "cell") in phrases().get((context.norm(i),), []) and context.norm(i) != "pair"
    return len(text) > _SHORTEST and text.casefold().endswith("s") and not of_cells


def _ordered(panel: Panel) -> bool:
    """Whether the labels are numbered, so that those that follow one another are neighbours by themselves: "L2", "L4", "L6"."""
    numbers = [re.findall(r"\d+", tick.text) for tick in panel.rows.ticks]
    if not all(len(one) == 1 for one in numbers):
        return False
    values = [int(one[0]) for one in numbers]
    return values in (sorted(values), sorted(values, reverse=True)) and len(set(values)) == len(values)
