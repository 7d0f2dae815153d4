"""Factors told beside both of their values and the places of these: "doubles, going from 9 at A to 17 at B", "A's 9 is twice B's 4".

The values must be those of the cells that are named beside them. Then nothing is left that the factor may be told of.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.changes.factors import FactorCue, factor_cues
from auditor.claims.changes.told_ratio import ToldRatio, told_ends
from auditor.claims.contesting import select
from auditor.claims.courses.flow import pronouns
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef, PlaceRef, Ref, RegionRef, TickRef
from auditor.language.tokens import tokens
from auditor.language.ways import parts, side_of
from auditor.language.wording import Wording

_BLUR = r"(?:(?:about|roughly|around|only|just|some|a mere)\s+)?"
_PLACE = r"(?:[^,;:()]|(?<=\d):(?=\d)){1,40}"
_FROM = re.compile(rf"\bfrom\s+{_BLUR}$", re.IGNORECASE)
_TO = re.compile(
    rf"\s?(?:%|[^\W\d][\w/]{{0,11}})?(?:\s+(?:at|in|on|with|for|under|before|after)\s+{_PLACE}?)?\s+to\s+{_BLUR}",
    re.IGNORECASE,
)
_FROM_PLACE = re.compile(rf"\bfrom\s{_PLACE}\($", re.IGNORECASE)
_TO_PLACE = re.compile(rf"[^\w()]{{0,3}}\w{{0,10}}\)\s+to\s{_PLACE}\(", re.IGNORECASE)
_PHRASE_END = re.compile(r"[,;:)](?:\s|$)")
# Between a factor and the values it is told of, beside places.
_TURNS = frozenset(
    ", ; : ( ) . - – — the a an at in on for with under before after of going rising climbing growing falling dropping sinking moving shrinking up down namely "
    "is are was were be exactly precisely that those as than ' ’ 's ’s s much many high large great value score figure result % only still just about nearly almost more less "
    "over under above below".split()
)  # fmt: skip
# What is worked out of values, and so may be what the factor is told of.
_OTHERWISE = re.compile(
    r"\b(?:not|never|no|none|neither|nor|without|except|but|would|could|might|if|gap|lead|margin|advantage|difference|distance|gain|loss|"
    r"range|spread|average|averages|mean|excess|deficit|together|combined|sum|total|totals|rate of|pace of|speed of|cost of|price of)\b|n['’]t\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Half:
    """One of two values, with the references that stand beside it."""

    value: Num
    refs: tuple[Ref, ...]
    anywhere: bool = False  # in whatever panel


def of_both_values(clause: Clause) -> Iterator[ToldRatio]:
    """The ratio of two values that a clause tells with their places."""
    if not clause.of("factor") and not clause.of("quant", "half") and "a " not in clause.text:
        return
    if (
        len(clause.numbers) > 4
        or any(isinstance(item.value, RegionRef) for item in clause.items)
        or _OTHERWISE.search(clause.text)
    ):
        return
    words, items = Wording.of(clause), frozenset(clause.items)
    cues = list(factor_cues(clause, words))
    told, ticks = _values_and_ticks(clause, cues[0].items if cues else ())
    if len(cues) != 1 or len(told) != 2 or any(clause.number(item).op not in ("=", "~") for item in told):
        return
    clause = replace(clause, items=tuple(ticks.get(item, item) for item in clause.items))
    halves = (_changing if cues[0].changing else _compared)(clause, words, cues[0], told)
    if halves is None or not _grounded(clause, halves):
        return
    first, last = halves
    yield ToldRatio(
        (told_ends(first.value, last.value),),
        cues[0].factor,
        items,
        understood=((clause.start, clause.end), *pronouns(clause)),
    )


def _values_and_ticks(clause: Clause, cue: Sequence[Item]) -> tuple[list[Item], dict[Item, Item]]:
    """The numbers of a clause that may be values; and those that are ticks beside them, as references."""
    numbers = [item for item in clause.numbers if item not in cue]
    bracketed = [item for item in numbers if clause.number(item).bracket]
    ticks: dict[Item, Item] = {}
    for item in numbers if len(numbers) > 2 else ():
        found = () if item in bracketed else _ticks_at(clause, clause.number(item))
        if len(found) == 1:
            ticks[item] = replace(item, kind="ref", value=found[0])
    return [item for item in numbers if item not in ticks], ticks


def _ticks_at(clause: Clause, number: Num) -> list[TickRef]:
    """What a number may be as a tick, once for each side."""
    grids = [clause.panel(index) for index in clause.panels]
    found = [
        TickRef(side, (tick.text,))
        for grid in grids
        for side, axis in (("rows", grid.rows), ("columns", grid.columns))
        for tick in axis.ticks
        if tick.number == number.value
    ]
    return list(dict.fromkeys(found))


def _changing(
    clause: Clause, words: Wording, cue: FactorCue, told: Sequence[Item]
) -> tuple[_Half, _Half] | None:
    """`doubles from 9 at A to 17 at B`, `from A (9) to B (17) it doubles`."""
    text, (one, two) = clause.sentence, told
    bracketed = clause.number(one).bracket and clause.number(two).bracket
    start = (_FROM_PLACE if bracketed else _FROM).search(text, clause.start, one.start)
    link = (_TO_PLACE if bracketed else _TO).fullmatch(text, one.end, two.start)
    if start is None or link is None or not bracketed and _are_ticks(clause, one, two):
        return None
    stop = _PHRASE_END.search(text, two.end, clause.end)
    end = stop.start() if stop else clause.end
    others = [
        item for item in clause.items if item.kind in ("trend", "aggregate", "compare", "extreme", "rank")
    ]
    if any(item not in cue.items and not start.start() > item.start >= start.start() - 12 for item in others):
        return None
    behind = end <= tokens(text)[cue.first].start
    if behind:
        rest = _plain(clause, words, cue.last, words.last)
    else:
        opened = next((at for at in range(cue.last, words.last) if words.norm(at) == "from"), None)
        rest = opened is not None and _plain(clause, words, cue.last, opened)
    if not rest:
        return None
    middle = text.rindex("to", one.end, two.start)
    return _halves(clause, told, (start.start(), middle), (middle, end), apart=True)


def _compared(
    clause: Clause, words: Wording, cue: FactorCue, told: Sequence[Item]
) -> tuple[_Half, _Half] | None:
    """`A's 9 is twice B's 4`, `A (9) is twice as high as B (4)`: what is measured by comes last, and is returned first."""
    one, two = told
    between = one.last <= cue.first and cue.last <= two.first
    if (
        not between
        or not _plain(clause, words, one.last, cue.first)
        or not _plain(clause, words, cue.last, two.first)
    ):
        return None
    if _are_ticks(clause, one, two):
        return None
    at = tokens(clause.sentence)[cue.first].start
    last, first = _halves(clause, told, (clause.start, at), (at, clause.end))
    return first, last


def _halves(
    clause: Clause,
    told: Sequence[Item],
    one: tuple[int, int],
    two: tuple[int, int],
    *,
    apart: bool = False,
) -> tuple[_Half, _Half]:
    """Two values with the references in their parts of the text; a side that only one part names is told of both.

    Where something changes, `apart`, a panel that only one part names is that part's alone: "from 9 before the repairs to 17".
    """
    named = [(item.start, ref) for item in clause.items for ref in _refs(item)]
    own = [[ref for at, ref in named if start <= at < end] for start, end in (one, two)]
    outside = [ref for at, ref in named if not any(start <= at < end for start, end in (one, two))]
    kinds = [{_side(ref) for ref in refs} for refs in own]
    lent = [
        [ref for ref in refs if _side(ref) not in other and not (apart and isinstance(ref, PanelRef))]
        for refs, other in zip(own, kinds[::-1], strict=True)
    ]
    return (
        _Half(clause.number(told[0]), (*own[0], *lent[1], *outside), apart and "panel" in kinds[1]),
        _Half(clause.number(told[1]), (*own[1], *lent[0], *outside), apart and "panel" in kinds[0]),
    )


def _refs(item: Item) -> list[Ref]:
    return parts(item) or ([item.value] if isinstance(item.value, PlaceRef | PanelRef) else [])


def _side(ref: Ref) -> str:
    return "panel" if isinstance(ref, PanelRef) else side_of(ref) or "cell"


def _grounded(clause: Clause, halves: Iterable[_Half]) -> bool:
    """Whether each value stands in a cell of its places."""
    return all(any(_stands(clause, half, panel) for panel in _panels(clause, half)) for half in halves)


def _panels(clause: Clause, half: _Half) -> Sequence[int]:
    named = [ref.panels for ref in half.refs if isinstance(ref, PanelRef)]
    if named:
        return named[0] if len(named) == 1 else ()
    return range(len(clause.document.panels)) if half.anywhere else clause.panels


def _stands(clause: Clause, half: _Half, panel: int) -> bool:
    chosen = select(clause, panel, [ref for ref in half.refs if not isinstance(ref, PanelRef)])
    told = half.value.fair()
    return chosen is not None and any(
        told.low <= quantity.value <= told.high
        for (row, column), quantity in clause.panel(panel).values.items()
        if (chosen.rows is None or row in chosen.rows)
        and (chosen.columns is None or column in chosen.columns)
    )


def _plain(clause: Clause, words: Wording, first: int, last: int) -> bool:
    """Whether nothing but places, and words that lead to them, stands between two positions."""
    taken = {at for item in clause.items if _refs(item) for at in range(item.first, item.last)}
    return all(at in taken or words.norm(at) in _TURNS for at in range(first, last))


def _are_ticks(clause: Clause, *items: Item) -> bool:
    """Whether numbers may be ticks of one axis, and no values."""
    wanted = {clause.number(item).value for item in items}
    grids = [clause.panel(index) for index in clause.panels]
    return any(
        wanted <= {tick.number for tick in axis.ticks} for grid in grids for axis in (grid.rows, grid.columns)
    )
