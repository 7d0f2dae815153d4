"""Which place a number is told for: "R1 scores 48.5 under K and 44.0 under L", "7.1 for A, 6.2 for B".

Numbers and references alternate. Either each number follows its place (*place first*) or precedes it
(*number first*); what comes before the first pair or behind the last one, and is of another side, is
shared by all of them. A sentence that fits neither is not taken apart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.around import before, between
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, RegionRef, TickRef, axis_of

LIST_WORDS = frozenset(", and & / or then ( ) ; ' \" plus finally".split())
ROWS, COLUMNS, PANEL, EITHER, REGION = "rows", "columns", "panel", "either", "region"


@dataclass(frozen=True, slots=True)
class Pair:
    """References with the numbers told for them, as written."""

    refs: tuple[Item, ...]
    numbers: tuple[Item, ...]


def sides(item: Item) -> tuple[str, ...]:
    """The sides of the grid that a reference settles."""
    value = item.value
    if isinstance(value, PanelRef):
        return (PANEL,)
    if isinstance(value, Spot | PlaceRef):
        return (ROWS, COLUMNS)
    if isinstance(value, TickRef | PositionRef):
        return (value.side,)
    if isinstance(value, RegionRef):
        return (ROWS, COLUMNS) if value.name.endswith("corner") else (REGION,)
    return ()


def all_sides(items: Sequence[Item]) -> tuple[str, ...]:
    """The sides that some references settle, in order."""
    return tuple(side for item in items for side in sides(item))


def disjoint(items: Sequence[Item]) -> bool:
    """Whether no two references settle the same side; labels that both axes have may stand twice."""
    found = all_sides(items)
    return len(set(found) - {EITHER}) + found.count(EITHER) == len(found) and found.count(EITHER) <= 2


def pairings(clause: Clause, numbers: Sequence[Item], refs: Sequence[Item]) -> Iterator[tuple[Pair, ...]]:
    """The ways in which the numbers belong to the references; none where the sentence fits no pattern."""
    groups, gaps = _groups(clause, numbers, _listed(clause, refs))
    if not groups or not all(disjoint(gap) for gap in gaps):
        return
    if len(groups) == 1:
        together = (*gaps[0], *gaps[1])
        if disjoint(together):
            yield (Pair(tuple(together), groups[0]),)
        return
    for attempt in (_place_first, _number_first):
        found = attempt(groups, gaps)
        if found is not None and all(disjoint(pair.refs) for pair in found):
            yield found


def _listed(clause: Clause, refs: Sequence[Item]) -> list[Item]:
    """References in which "A and row B" is one to both."""
    found: list[Item] = []
    for item in sorted(refs, key=lambda i: i.start):
        last = found[-1] if found else None
        if (
            last is not None
            and isinstance(last.value, TickRef)
            and isinstance(item.value, TickRef)
            and last.value.side == item.value.side
        ):
            joint = set(between(clause, last, item))
            plain = bool(last.value.ticks) and bool(item.value.ticks)
            if (
                joint == {"to"}
                and len(last.value.ticks) == len(item.value.ticks) == 1
                and before(clause, last)[-1:] == ("from",)
            ):
                ticks = _from_to(clause, item.value.side, last.value.ticks[0], item.value.ticks[0])
                found[-1] = replace(
                    last,
                    value=replace(last.value, ticks=ticks),
                    end=item.end,
                    last=item.last,
                    text=f"{last.text} to {item.text}",
                )
                continue
            if plain and joint and joint <= {"and", ",", "&", "both", "the"} and item.value.side != EITHER:
                ticks = (*last.value.ticks, *item.value.ticks)
                found[-1] = replace(
                    last,
                    value=replace(last.value, ticks=ticks),
                    end=item.end,
                    last=item.last,
                    text=f"{last.text} {item.text}",
                )
                continue
        found.append(item)
    return found


def _from_to(clause: Clause, side: str, first: str, last: str) -> tuple[str, ...]:
    """The ticks from one to another, as the axis lists them."""
    for panel in clause.document.panels:
        texts = [tick.text for tick in axis_of(panel, side).ticks] if side in (ROWS, COLUMNS) else []
        if first in texts and last in texts:
            start, end = sorted((texts.index(first), texts.index(last)))
            return tuple(texts[start : end + 1])
    return first, last


def _groups(
    clause: Clause, numbers: Sequence[Item], refs: Sequence[Item]
) -> tuple[list[tuple[Item, ...]], list[list[Item]]]:
    """Runs of listed numbers, and the references before, between and behind them."""
    groups: list[tuple[Item, ...]] = []
    gaps: list[list[Item]] = [[]]
    for item in sorted(dict.fromkeys([*refs, *numbers]), key=lambda i: i.start):
        if item in refs:
            gaps[-1].append(item)
        elif groups and not gaps[-1] and set(between(clause, groups[-1][-1], item)) <= LIST_WORDS:
            groups[-1] = (*groups[-1], item)
        else:
            groups.append((item,))
            gaps.append([])
    return groups, gaps


def _place_first(
    groups: Sequence[tuple[Item, ...]], gaps: Sequence[Sequence[Item]]
) -> tuple[Pair, ...] | None:
    """`A 48.5, B 44.0 (under K)`: what the first place says beyond the others holds for them too."""
    own, tail = gaps[:-1], gaps[-1]
    first = set(all_sides(own[0]))
    mine = {side for gap in own[1:] for side in all_sides(gap)}
    if not all(own) or not mine <= first or mine & set(all_sides(tail)):
        return None
    state: dict[str, Item] = {}
    found = []
    for group, gap in zip(groups, own, strict=True):
        state = _updated(state, gap)
        found.append(Pair((*_distinct(state), *tail), group))
    return tuple(found)


def _number_first(
    groups: Sequence[tuple[Item, ...]], gaps: Sequence[Sequence[Item]]
) -> tuple[Pair, ...] | None:
    """`(under K:) 48.5 for A, 44.0 for B`: what stands before holds until it is replaced.

    What only the first or only the last place says holds for all: "48.5 for A and 44.0 for B under K".
    """
    lead, rest = gaps[0], gaps[1:]
    context = set(all_sides(lead))
    own = [[item for item in gap if not set(sides(item)) & context] for gap in rest]
    named = [set(all_sides(gap)) for gap in own]
    core = set.intersection(*named)
    if not core or any(one != core for one in named[1:-1]) or named[0] != core and named[-1] != core:
        return None
    extra = [
        _part(item, side)
        for gap in (own[0], own[-1])
        for item in gap
        for side in sides(item)
        if side not in core
    ]
    state = _updated({}, lead)
    found = []
    for group, gap, mine in zip(groups, rest, own, strict=True):
        new = [item for item in gap if item not in mine]
        if new and gap.index(new[0]) < gap.index(mine[-1]):
            return None
        shared = [item for item in extra if not set(sides(item)) & set(all_sides(mine))]
        found.append(Pair((*_distinct(state), *mine, *shared), group))
        state = _updated(state, new)
    return tuple(found)


def _updated(state: dict[str, Item], gap: Sequence[Item]) -> dict[str, Item]:
    """What is settled after some more references: a new row replaces the old one, be it part of a place."""
    new = {side: item for item in gap for side in sides(item)}
    if EITHER in new:
        new = {f"{EITHER}{index}": item for index, item in enumerate(gap)}
    return {**state, **new}


def _distinct(state: dict[str, Item]) -> tuple[Item, ...]:
    """The references of a state; of a place that was replaced in part, the part that still holds."""
    found = []
    for side, item in state.items():
        whole = all(state.get(other) is item for other in sides(item)) or side.startswith(EITHER)
        found.append(item if whole else _part(item, side))
    return tuple(dict.fromkeys(found))


def _part(item: Item, side: str) -> Item:
    value = item.value
    if isinstance(value, Spot):
        return replace(item, value=value.rows if side == ROWS else value.columns)
    if isinstance(value, PlaceRef):
        return replace(item, value=TickRef(side, (value.row if side == ROWS else value.column,), True))
    return item


def halves(item: Item) -> list[Item]:
    """The row and the column of a reference to both; none of another."""
    return [_part(item, ROWS), _part(item, COLUMNS)] if isinstance(item.value, Spot | PlaceRef) else []
