"""The two things between which a gap is told: two lines or panels that are named, "the two", or the two panels of a step."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from auditor.claims.gap_heads import Head
from auditor.language.around import before
from auditor.language.changes import before_and_after
from auditor.language.clauses import Clause
from auditor.language.clauses.chain_links import singles
from auditor.language.items import Item
from auditor.language.pairs import halves
from auditor.language.refs import PanelRef, Ref, TickRef
from auditor.language.times import in_time


@dataclass(frozen=True, slots=True)
class Name:
    """One thing that a mention names, of a side."""

    item: Item
    ref: Ref
    side: str


def names_of(items: Sequence[Item]) -> list[Name]:
    """All single things that are named, in order."""
    found = []
    for item in items:
        for part in halves(item) or [item]:
            value = part.value
            if isinstance(value, PanelRef | TickRef) and not value.every:
                side = "panel" if isinstance(value, PanelRef) else value.side
                found += [Name(item, ref, side) for ref in singles(value)]
    return found


def pair_of(clause: Clause, names: Sequence[Name], head: Head) -> tuple[Name, Name] | None:
    """The two panels, where it speaks of "the two", else the first two neighbours of one side."""
    told = [i for i in clause.numbers if clause.number(i).word and clause.number(i).value == 2]
    every = [i for i in clause.items if isinstance(i.value, PanelRef) and i.value.every]
    two = sorted([*told, *clause.of("quant", "both"), *every], key=lambda item: item.start)
    two = [i for i in two if i.start < head.start if head.apart] or [
        i for i in two if head.end <= i.start <= head.end + len(" between the ")
    ]
    if two and len(clause.document.panels) == 2 and not any(name.side == "panel" for name in names):
        return Name(two[0], PanelRef((0,)), "panel"), Name(two[0], PanelRef((1,)), "panel")
    neighbours = ((one, other) for one, other in pairwise(names) if one.side == other.side != "either")
    if head.item is not None and head.change:
        return _of_step(clause, names, head, next(neighbours, None))
    return next(neighbours, None) or (_two_of_topic(clause, two[0]) if two else None)


def _of_step(
    clause: Clause, names: Sequence[Name], head: Head, named: tuple[Name, Name] | None
) -> tuple[Name, Name] | None:
    """`the gain from A to B`, else that from the one panel to the other; what lies ahead comes first."""
    if named is None and len(clause.document.panels) == 2 and not any(n.side == "panel" for n in names):
        assert head.item is not None
        first = before_and_after(clause.document) or 0
        named = (
            Name(head.item, PanelRef((first,)), "panel"),
            Name(head.item, PanelRef((1 - first,)), "panel"),
        )
    elif named is None or before(clause, named[0].item)[-1:] != ("from",):
        return None
    return (named[1], named[0]) if head.change == "up" else named


def untold(pair: Sequence[Name], head: Head) -> bool:
    """Whether the two things are panels that the text does not name."""
    return bool(head.change) and pair[0].item == head.item


def unordered(clause: Clause, pair: Sequence[Name], head: Head) -> bool:
    """Whether nothing tells which of two panels comes first, so that a change between them is one of size alone."""
    return untold(pair, head) and before_and_after(clause.document) is None and not in_time(clause.document)


def _two_of_topic(clause: Clause, words: Item) -> tuple[Name, Name] | None:
    """`The distance between the two`: the only two of one side that the sentence before has named."""
    by_side = {
        side: list(dict.fromkeys(name.ref for name in names_of(clause.topic) if name.side == side))
        for side in ("rows", "columns")
    }
    pairs = [(side, refs) for side, refs in by_side.items() if len(refs) == 2]
    if len(pairs) != 1:
        return None
    side, (one, other) = pairs[0]
    return Name(words, one, side), Name(words, other, side)
