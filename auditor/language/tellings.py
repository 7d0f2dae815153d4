"""What a clause tells of what: its numbers with the cells that they are told for, in every way to read it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Generic, TypeVar

from auditor.language.around import dangling
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.pairs import Pair, pairings, sides
from auditor.language.refs import PanelRef, TickRef
from auditor.language.subject import Subject, contexts, subjects

T = TypeVar("T")
Part = Callable[[tuple[Item, ...], Subject], Iterator[T]]
_MOST_WAYS = 12


@dataclass(frozen=True, slots=True)
class Telling(Generic[T]):
    """One way to read a clause as parts, one for each place or group of places.

    `loose` where "it" is taken for the whole, for want of anything else: that may refute nothing. `tentative` where one of
    several panels is taken, none of which is named: that may support nothing.
    """

    parts: tuple[T, ...]
    loose: bool = False
    tentative: bool = False


def tellings(
    clause: Clause,
    numbers: Sequence[Item],
    part: Part[T],
    refs: Sequence[Item] | None = None,
    of_cells: bool = False,
) -> Iterator[Telling[T]]:
    """The ways to read a clause; `part` makes a part of numbers and a subject, which is a cell where it is `of_cells`."""
    named = [item for item in clause.items if sides(item)] if refs is None else list(refs)
    return islice(_tellings(clause, numbers, part, named, of_cells), _MOST_WAYS)


def _tellings(
    clause: Clause, numbers: Sequence[Item], part: Part[T], refs: Sequence[Item], of_cells: bool
) -> Iterator[Telling[T]]:
    led = False
    for pairs in map(_dealt, pairings(clause, numbers, refs)):
        for context in contexts(clause, refs, of_cells):
            if not context and led:
                continue  # "its mean" is that of what was named before, and not of the whole
            ways = [
                [
                    (found, subject.sure)
                    for subject in subjects(clause, [*context, *pair.refs])
                    for found in part(pair.numbers, subject)
                ]
                for pair in pairs
            ]
            if all(ways):
                led = led or bool(context) and dangling(clause)
                loose = not context and dangling(clause)
                for way in zip(*_evened(ways), strict=True):
                    yield Telling(tuple(found for found, _ in way), loose, not all(sure for _, sure in way))


def _dealt(pairs: Sequence[Pair]) -> list[Pair]:
    """`A and B score 4 and 5`: so many numbers as names are dealt out to them in turn."""
    found: list[Pair] = []
    for pair in pairs:
        lists = [item for item in pair.refs if len(_names(item)) == len(pair.numbers) > 1]
        if len(lists) != 1:
            found.append(pair)
            continue
        for name, number in zip(_names(lists[0]), pair.numbers, strict=True):
            found.append(
                Pair(
                    tuple(replace(item, value=name) if item is lists[0] else item for item in pair.refs),
                    (number,),
                )
            )
    return found


def _names(item: Item) -> Sequence[TickRef | PanelRef | Spot]:
    """The single names of a list of ticks or panels, be it at one tick of the other axis."""
    value = item.value
    if isinstance(value, Spot):
        rows, columns = (_names(replace(item, value=half)) for half in (value.rows, value.columns))
        if min(len(rows), len(columns)) > 1:
            return []
        return [replace(value, rows=name) for name in rows if isinstance(name, TickRef) and len(rows) > 1] + [
            replace(value, columns=name) for name in columns if isinstance(name, TickRef) and len(columns) > 1
        ]
    if isinstance(value, TickRef):
        return [replace(value, ticks=(tick,)) for tick in value.ticks]
    if isinstance(value, PanelRef):
        return [PanelRef((panel,)) for panel in value.panels]
    return []


def _evened(ways: Sequence[list[T]]) -> list[list[T]]:
    """As many alternatives for each pair: those with fewer repeat their last."""
    width = max(len(way) for way in ways)
    return [way + way[-1:] * (width - len(way)) for way in ways]
