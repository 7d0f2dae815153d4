"""Chains: several things named in order, each with or without its number: "A leads with 66, followed by B (63) and C (58)".

A chain is told as a whole: to cut it apart would lose the order, which is what it tells.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from auditor.language.clauses.chain_links import Link, Run, run_of, spread
from auditor.language.clauses.chain_ways import way_told
from auditor.language.clauses.clause import Spot
from auditor.language.items import Item
from auditor.language.refs import PanelRef, Ref, TickRef

_BREAKS = re.compile(r"[.;]\s|[!?]")


@dataclass(frozen=True, slots=True)
class Chain:
    """Things in order, from which end ("max", "min", "good", "bad"), the cues that say so, and where the words stand.

    The end is "" where it is told by words that need not be about values ("from oldest to youngest").

    `firsts` are only told to come before all others, in whatever order; `counted` from the first one, where the order is
    told to begin with it.
    """

    links: tuple[Link, ...]
    direction: str
    cues: tuple[Item, ...]
    start: int
    end: int
    firsts: bool = False
    counted: bool = False


def chain_in(text: str, items: Sequence[Item]) -> Chain | None:
    """The one chain of a sentence, or of a part of it, or None."""
    return _chain_in(text, tuple(items))


@lru_cache(maxsize=4096)
def _chain_in(text: str, items: tuple[Item, ...]) -> Chain | None:
    found = [chain for side in ("rows", "columns", "panel") if (chain := _of_side(text, items, side))]
    return max(found, key=lambda chain: len(chain.links), default=None)


def _of_side(text: str, items: tuple[Item, ...], side: str) -> Chain | None:
    named = [(item, ref) for item in items if (ref := _named(item, side)) is not None]
    for first in range(len(named)):
        run = run_of(text, items, named[first:])
        links = spread(run.links)
        chain = _headed(text, items, links, run) if len(links) > 1 else None
        if chain is not None:
            return chain
    return None


def _named(item: Item, side: str) -> Ref | None:
    """What a mention names of a side, be it half of a place."""
    value = item.value
    if isinstance(value, Spot):
        value = value.rows if side == "rows" else value.columns
    if isinstance(value, PanelRef):
        return value if side == "panel" and not value.every else None
    plain = isinstance(value, TickRef) and value.side == side and not value.every and not value.unknown
    return value if plain and isinstance(value, TickRef) and value.ticks else None


def _headed(text: str, items: Sequence[Item], links: tuple[Link, ...], run: Run) -> Chain | None:
    """The chain with the cue that tells its order; None where nothing does."""
    first = links[0].item
    start = max((found.end() for found in _BREAKS.finditer(text, 0, first.start)), default=0)
    until = links[1].item.start if links[1].item is not first else first.start
    named = {id(link.item) for link in links}
    own = [item for item in items if start <= item.start < run.end and id(item) not in named]
    extremes = [item for item in own if item.has("extreme") and item.start < until]
    joined = any(link.after in ("next", "with", "below") or link.place for link in links[1:])
    way = way_told(text, (start, first.start, until), len(links), joined, run.sign, extremes)
    if way is None:
        return None
    spans = (
        *way.told,
        *run.joints,
        *((item.start, item.end) for item in (*extremes, *own) if item.kind in ("extreme", "rank")),
    )
    cues = [
        item for item in own if item.kind != "ref" and any(a < item.end and item.start < b for a, b in spans)
    ]
    return Chain(links, way.direction, tuple(cues), start, run.end, way.firsts, way.counted)
