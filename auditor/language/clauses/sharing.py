"""Numbers that are shared out among panels or ticks."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.language.clauses.chains import chain_in
from auditor.language.clauses.clause import PREDICATES, Clause
from auditor.language.clauses.panels import panels_named
from auditor.language.clauses.spots import side_of
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef


def distributed(clause: Clause) -> list[Clause]:
    """A clause that shares out its numbers, as one clause for each: "12 in the first panel, 15 in the second".

    So many numbers as panels (or ticks of one side), each next to its own, and all else said of every one.
    """
    if chain_in(clause.sentence, clause.items) is not None:
        return [clause]
    for kind in (PanelRef, TickRef):
        owners = [item for item in clause.items if isinstance(item.value, kind) and _one(item.value)]
        pairs = _paired(clause, owners)
        if pairs:
            rest = [item for item in clause.items if not any(item in pair for pair in pairs)]
            starts = [clause.start, *(min(a.start, b.start) for a, b in pairs[1:]), clause.end]
            shares = [_share(clause, sorted([*rest, *pair], key=lambda item: item.start)) for pair in pairs]
            return [
                replace(share, shown=(a, b)) for share, a, b in zip(shares, starts, starts[1:], strict=False)
            ]
    return [clause]


def _one(value: object) -> bool:
    return (isinstance(value, PanelRef) and len(value.panels) == 1) or (
        isinstance(value, TickRef) and len(value.ticks) == 1
    )


def _paired(clause: Clause, owners: Sequence[Item]) -> list[tuple[Item, Item]]:
    """Numbers and owners that alternate, number first throughout or owner first throughout."""
    numbers = [
        item for item in clause.numbers if not (isinstance(item.value, Num) and item.value.word)
    ] or clause.numbers
    opened = [
        item
        for item in clause.items
        if item.text.casefold() == "from" and any(0 <= n.first - item.last <= 2 for n in clause.numbers)
    ]
    if opened and any(item.has("trend") for item in clause.items):
        return []  # "climbs from 64.9 at 0.05 to 66.1 at 0.2" is one course
    if len(numbers) < 2 or len(owners) != len(numbers) or len({side_of(owner.value) for owner in owners}) > 1:
        return []
    mixed = sorted([*numbers, *owners], key=lambda item: item.start)
    firsts, seconds = mixed[::2], mixed[1::2]
    if not (all(i.kind == "number" for i in firsts) or all(i.kind == "number" for i in seconds)):
        return []
    if any(second.first - first.last > 4 for first, second in zip(firsts, seconds, strict=True)):
        return []
    cues = [
        item
        for item in clause.items
        if item.kind in PREDICATES
        and item.start > firsts[0].start
        and not item.has("range")
        and not _of_all(item, numbers)
    ]
    return (
        []
        if cues
        else [(a, b) if a.kind == "number" else (b, a) for a, b in zip(firsts, seconds, strict=True)]
    )


def _of_all(item: Item, numbers: Sequence[Item]) -> bool:
    """Whether "average" or "sum" is said of all numbers that follow: "A averages 4, B 5", "A yields 4 on average, B 5"."""
    early = (
        item.start < numbers[0].start
        or item.text.casefold() == "on average"
        and item.start < numbers[1].start
    )
    return item.has("aggregate", "mean", "sum") and early


def _share(clause: Clause, items: Sequence[Item]) -> Clause:
    named = [item for item in items if isinstance(item.value, PanelRef)]
    panels = (
        panels_named([item for item in named if _one(item.value)]) or panels_named(named) or clause.panels
    )
    others = tuple(item for item in clause.items if item not in items)
    return replace(
        clause, items=tuple(items), panels=panels, named=clause.named or bool(named), siblings=others
    )
