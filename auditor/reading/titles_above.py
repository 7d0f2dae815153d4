"""Titles that stand above others though they look alike: "#### Dry soil" over "#### Oak", "#### Elm", and again.

What recurs under several titles of the same rank, each right above the first of those that recur, is a part of each.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.reading.block import TITLES, Block

_FEWEST = 2


@dataclass(frozen=True, slots=True)
class Above:
    """The titles above others, and those that recur below them, by the ids of their blocks."""

    openers: frozenset[int] = frozenset()
    recurring: frozenset[int] = frozenset()


def titles_above(blocks: Sequence[Block]) -> Above:
    """Which titles stand above others of their kind and level."""
    titles = [block for block in blocks if block.kind in TITLES]
    times = Counter(map(_look, titles))
    openers = [
        block
        for block, following in pairwise(blocks)
        if block.kind in TITLES
        and following.kind in TITLES
        and times[_look(block)] == 1
        and times[_look(following)] >= _FEWEST
    ]
    levels = Counter((block.kind, block.level) for block in openers)
    own = [block for block in openers if levels[block.kind, block.level] >= _FEWEST]
    recurring = [block for block in titles if times[_look(block)] >= _FEWEST] if own else []
    return Above(frozenset(map(id, own)), frozenset(map(id, recurring)))


def _look(block: Block) -> tuple[str, int, str]:
    return block.kind, block.level, block.text.casefold()
