"""Numbers that are shared out among panels or ticks."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.language.clauses.chains import chain_in
from auditor.language.clauses.clause import PREDICATES, Clause, Spot
from auditor.language.clauses.firsts import counted_extreme
from auditor.language.clauses.panels import panels_named
from auditor.language.clauses.spots import side_of
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, TickRef

# Words between a verb of change and the number that tells by how much.
_SIZING = frozenset("by only just about roughly some nearly almost a an another around approximately".split())


def distributed(clause: Clause) -> list[Clause]:
    """A clause that shares out its numbers, as one clause for each: "12 in the first panel, 15 in the second".

    So many numbers as panels (or ticks of one side), each next to its own, and all else said of every one.
    """
    told_at_once = chain_in(clause.sentence, clause.items) or counted_extreme(clause.sentence, clause.items)
    if told_at_once is not None:
        return [clause]
    whole = _halved(clause)
    for owners in _owners(whole):
        pairs = _paired(whole, owners)
        if pairs:
            rest = [item for item in whole.items if not any(item in pair for pair in pairs)]
            rest = [item for item in rest if not _emphasises(item, pairs)]
            starts = [clause.start, *(min(a.start, b.start) for a, b in pairs[1:]), clause.end]
            shares = [
                _share(
                    whole, sorted([*_repeated(whole, rest, pairs, at), *pair], key=lambda item: item.start)
                )
                for at, pair in enumerate(pairs)
            ]
            return [
                replace(share, shown=(a, b)) for share, a, b in zip(shares, starts, starts[1:], strict=False)
            ]
    return [clause]


def _owners(clause: Clause) -> Iterator[list[Item]]:
    """Panels, or ticks, that may have a number each; ticks of both sides, or else of one."""
    yield [item for item in clause.items if isinstance(item.value, PanelRef) and _one(item.value)]
    ticks = [item for item in clause.items if isinstance(item.value, TickRef) and _one(item.value)]
    sides = {side_of(item.value) for item in ticks}
    yield ticks
    between = "between" in clause.text[: ticks[0].start - clause.start].casefold() if ticks else False
    if len(sides) > 1 and (clause.of("trend") or between):
        yield from ([item for item in ticks if side_of(item.value) == side] for side in sorted(sides))


def _halved(clause: Clause) -> Clause:
    """`Between May and June A gains 4, B 5`: the clause with the place before its verb of change taken apart."""
    verbs = clause.of("trend")
    crossed = [item for item in clause.items if isinstance(item.value, Spot)]
    if len(verbs) != 1 or len(crossed) != 1 or crossed[0].start > verbs[0].start or len(clause.numbers) < 2:
        return clause
    spot = crossed[0].value
    assert isinstance(spot, Spot)
    items = [
        part
        for item in clause.items
        for part in (
            [replace(item, value=spot.rows), replace(item, value=spot.columns)]
            if item is crossed[0]
            else [item]
        )
    ]
    return replace(clause, items=tuple(items))


def _emphasises(item: Item, pairs: Sequence[tuple[Item, Item]]) -> bool:
    """`but only 4 at B`: an "only" before one of the numbers."""
    return item.has("quant", "only") and any(0 <= number.first - item.last <= 1 for number, _ in pairs)


def _repeated(
    clause: Clause, rest: Sequence[Item], pairs: Sequence[tuple[Item, Item]], at: int
) -> list[Item]:
    """The mentions that all share; behind the first pair, a verb of change is understood before each number."""
    verbs = [item for item in rest if item.has("trend")]
    number = pairs[at][0]
    if not at or len(verbs) != 1 or not _leads(clause, verbs[0], pairs[0][0]):
        return list(rest)
    moved = replace(verbs[0], start=number.start, end=number.start, first=number.first, last=number.first)
    return [moved if item is verbs[0] else item for item in rest]


def _leads(clause: Clause, verb: Item, number: Item) -> bool:
    """Whether a verb tells by how much: "gains 4", "falls by about 4", and not "rises to 4"."""
    gap = clause.sentence[verb.end : number.start].casefold().split()
    return verb.end <= number.start and set(gap) <= _SIZING


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
        and not (
            item.has("trend")
            and firsts[0].kind != "number"
            and item.start < seconds[0].start
            and _leads(clause, item, seconds[0])
        )
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
