"""From a frame with its groups to tallies."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.standings.found import Found
from auditor.claims.tallies.claims import Tally, Trait
from auditor.claims.tallies.things import Things, is_single, sorts_of, things
from auditor.claims.tallies.told import amounts_of, is_negated, number_of, traits_of, whole_of
from auditor.language.amounts_told import Amount
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.scope import of_ref
from auditor.language.subject import crossing
from auditor.metrics import metric_of
from auditor.world import Selection

_PLACES = TickRef | PositionRef | PlaceRef | RegionRef | Spot | PanelRef
Thing = tuple[Selection, ...]


@dataclass(frozen=True, slots=True)
class Noun:
    """What a part counts, for a later part that does not tell it: "three are at zero, and two exceed 5"."""

    sort: str
    places: tuple[Item, ...]


def tallies(
    clause: Clause, kind: str, found: Found, lead: Sequence[Item], before: Noun | None
) -> Iterator[tuple[tuple[Tally, ...], bool, Noun]]:
    """The tallies that a frame may tell, whether it is sure which panel they are of, and what they count."""
    places = (*_places(found, "where", "where2", "kind", "part_of"), *lead)
    word = found.words("noun")
    total = whole_of(found)
    if not word and not found.words("every", "out"):
        if before is None and kind not in ("versus", "alike"):
            return
        sorts = [before.sort] if before else ["cells"]
        places = (*places, *(item for item in (before.places if before else ()) if not places))
    else:
        noun = _counted(found)
        sorts = sorts_of(clause, noun, word, total, places)
    for sort in sorts:
        for group in things(clause, sort, _without_side(places, sort)) if sort else ():
            for tally in _of(clause, kind, found, group):
                yield tally, group.sure, Noun(sort, places)


def _counted(found: Found) -> Item | None:
    """The mention that tells what is counted: of several words the last one."""
    marked = [item for item in found.items("noun", "every", "out") if item.kind == "noun" or isinstance(item.value, AxisRef | TickRef | PanelRef | PositionRef)]
    out = found.items("out")
    if out and isinstance(out[0].value, TickRef | PositionRef):
        return replace(out[0], value=AxisRef(out[0].value.side))
    return marked[-1] if marked else None


def _without_side(places: Sequence[Item], sort: str) -> list[Item]:
    """The places but for words for all lines of a side."""
    return [item for item in places if not (isinstance(item.value, TickRef) and item.value.every) and not (isinstance(item.value, PanelRef) and item.value.every)]


def _places(found: Found, *groups: str) -> tuple[Item, ...]:
    return tuple(dict.fromkeys(item for item in found.items(*groups) if isinstance(item.value, _PLACES)))


def _of(clause: Clause, kind: str, found: Found, group: Things) -> Iterator[tuple[Tally, ...]]:
    """The tallies of some things."""
    made = list(_paired(clause, kind, found, group))
    if not made or len(made) < 2 and group.sort != "cells":
        return
    single = all(is_single(thing[0]) for thing in made)
    if kind in ("spread", "sum", "course", "break") and single:
        return
    named, spared = _named(clause, made, found, "named"), _spared(clause, made, found)
    if named is None or spared is None:
        return
    for trait in traits_of(kind, found, single):
        told = _amounts(found, made, named, spared)
        if told:
            yield tuple(Tally(tuple(made), trait, *one) for one in told)


def _amounts(
    found: Found, made: Sequence[Thing], named: tuple[int, ...], spared: tuple[int, ...]
) -> list[tuple[Amount, tuple[int, ...], tuple[int, ...]]]:
    """How many, with those named that do and those that do not: of all but some, of none but some."""
    size = len(made)
    if found.words("spared", "ordinal", "sparednumber", "out"):
        left = number_of(found, "sparednumber")
        count = int(left.value) if left else len(spared)
        if not count or found.words("count"):
            return []
        if found.words("none"):
            return [(_exactly(count), spared, ())]
        return [(_exactly(size - count), (), spared)]
    amounts = amounts_of(found, size)
    counts = [one.count.value for one in amounts if one.kind == "exactly" and one.count is not None]
    if named and any(count != len(named) for count in counts):
        return []
    return [(one, named, ()) for one in amounts]


def _exactly(count: int) -> Amount:
    return Amount("exactly", Num(float(count), 1.0, str(count), word=True))


def _named(clause: Clause, made: Sequence[Thing], found: Found, group: str) -> tuple[int, ...] | None:
    """Which of the things a list names; None where it names something else."""
    at: list[int] = []
    for item in found.items(group):
        if not isinstance(item.value, _PLACES):
            continue
        own = [n for n, thing in enumerate(made) if _is_at(clause, thing[0], item)]
        if not own or len(own) == len(made) > 1:
            return None
        at += own
    return tuple(dict.fromkeys(at))


def _is_at(clause: Clause, one: Selection, item: Item) -> bool:
    """Whether a thing is (a part of) what is named."""
    if isinstance(item.value, PanelRef):
        return one.panel in item.value.panels
    place = of_ref(clause, one.panel, item.value)
    return place is not None and crossing(place, one) is not None


def _spared(clause: Clause, made: Sequence[Thing], found: Found) -> tuple[int, ...] | None:
    if found.words("ordinal"):
        return (0,) if found.words("ordinal") == "first" else (len(made) - 1,)
    if found.words("out"):
        return _named(clause, made, found, "out") or None
    return _named(clause, made, found, "spared")


def _paired(clause: Clause, kind: str, found: Found, group: Things) -> Iterator[Thing]:
    """The things by themselves, or each held against another."""
    if is_negated(found) and kind not in ("value", "between"):
        return
    if kind in ("versus", "alike"):
        yield from _of_panels(clause, kind, found, group)
        return
    if kind not in ("peak", "beats"):
        yield from ((one,) for one in group.parts)
        return
    if group.sort not in OTHER_SIDE:
        return
    for one in group.parts:
        first = _crossed(clause, one, found.items("at" if kind == "peak" else "one"))
        second = one if kind == "peak" else _crossed(clause, one, found.items("other"))
        if first is not None and second is not None and is_single(first) and first != second:
            yield first, second


def _crossed(clause: Clause, one: Selection, items: Sequence[Item]) -> Selection | None:
    """The part of a thing at a line that crosses it."""
    place = of_ref(clause, one.panel, items[0].value) if items else None
    return crossing(one, place) if place is not None else None


def _of_panels(clause: Clause, kind: str, found: Found, group: Things) -> Iterator[Thing]:
    """The same cells of two panels: of the one that is told first, or of the only two that there are."""
    panels = _two_panels(clause, found)
    if panels is None or group.sort == "panels":
        return
    own, other = panels
    if kind == "versus" and (found.words("good") or found.words("bad")):
        metric = metric_of(clause.panel(own))
        if metric is None or not metric.better:
            return
        if (metric.better == "higher") == bool(found.words("bad")):
            own, other = other, own
    for one in group.parts:
        if one.panel == group.parts[0].panel and _same_shape(clause, own, other):
            first, second = replace(one, panel=own), replace(one, panel=other)
            yield (second, first) if found.words("bad", "good") else (first, second)


def _two_panels(clause: Clause, found: Found) -> tuple[int, int] | None:
    told = [n for item in (*found.items("both"), *found.items("rival")) if isinstance(item.value, PanelRef) for n in item.value.panels]
    named = list(dict.fromkeys(told))
    every = range(len(clause.document.panels))
    if len(named) == 1 and len(every) == 2:
        named += [n for n in every if n not in named]
    if not named and len(every) == 2:
        named = list(every)
    return (named[0], named[1]) if len(named) == 2 else None


def _same_shape(clause: Clause, one: int, other: int) -> bool:
    ticks = [[[t.text for t in axis.ticks] for axis in (p.rows, p.columns)] for p in (clause.panel(one), clause.panel(other))]
    return ticks[0] == ticks[1]
