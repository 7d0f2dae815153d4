"""From a frame with its groups to tallies."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.found import Found
from auditor.claims.tallies.bounds import often
from auditor.claims.tallies.claims import Tally
from auditor.claims.tallies.pairing import Thing, is_at, paired
from auditor.claims.tallies.quantities import amounts_of, number_of, whole_of
from auditor.claims.tallies.things import Things, sorts_of, things
from auditor.claims.tallies.traits import traits_of
from auditor.language.amounts_told import Amount
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef

_BY_ITSELF = re.compile(r"\b(?:each|either|every|neither)\b", re.IGNORECASE)
_PLACES = TickRef | PositionRef | PlaceRef | RegionRef | Spot | PanelRef


@dataclass(frozen=True, slots=True)
class Said:
    """What a part has told, for a later part that leans on it: "three are at zero, and two exceed 5", "none of A does"."""

    sort: str
    places: tuple[Item, ...]
    kind: str
    found: Found
    tallies: tuple[Tally, ...]


@dataclass(frozen=True, slots=True)
class Fit:
    """A frame that fits: what `found` counts, and what is `said` of it, by an earlier part if it is told "again"."""

    kind: str
    found: Found
    said: Found


Way = tuple[tuple[Tally, ...], bool, Said]


def tallies(
    clause: Clause,
    kind: str,
    found: Found,
    lead: Sequence[Item],
    before: Said | None,
    *,
    beside: bool = False,
) -> Iterator[Way]:
    """The tallies that a frame may tell, whether it is sure which panel they are of, and what they count.

    `beside` another one it may be told of all or of none; alone that is told elsewhere.
    """
    if kind == "again" and before is None:
        return
    fit = Fit(before.kind, found, before.found) if kind == "again" and before else Fit(kind, found, found)
    places = (*_places(found, "where", "where2", "where3", "kind", "part_of", "line"), *lead)
    loose = False
    if found.words("line", "only"):
        sorts = [_side(found.items("only"))] if found.words("only") else ["cells"]
    elif word := found.words("noun", "among", "every", "out"):
        at = _places(found, "at", "one", "to")
        sorts = sorts_of(clause, _counted(found), word, whole_of(found), (*places, *at))
        open_ = kind == "value" and _of_panels(places) and whole_of(found) is None and not often(found)
        loose = open_ and set(sorts) <= set(OTHER_SIDE)  # the cells of lines may be meant as well
        sorts += ["cells"] if loose or kind == "fails" and not sorts and not whole_of(found) else []
    elif found.words("none") == "nothing":
        sorts = ["cells"]
    elif before is not None:
        sorts, places = [before.sort], places or before.places
    else:
        sorts = ["cells"] if fit.kind in ("versus", "alike") else []
    for sort in sorts:
        for group in things(clause, sort, _narrowing(places), blank=fit.kind == "fails") if sort else ():
            for told in _together_or_apart(clause, fit, group, before, beside=beside):
                if loose and sort == "cells":
                    told = tuple(replace(one, trait=replace(one.trait, meant=False)) for one in told)
                yield told, group.sure or fit.kind == "step", Said(sort, places, fit.kind, fit.said, told)


def _together_or_apart(
    clause: Clause, fit: Fit, group: Things, before: Said | None, *, beside: bool
) -> Iterator[tuple[Tally, ...]]:
    """The tallies of things of all panels together, and those of one panel after the other: "all rows but one, in each panel"."""
    panels = dict.fromkeys(one.panel for one in group.parts)
    if group.sort == "panels" or len(panels) < 2:
        yield from _of(clause, fit, group, before, beside=beside)
        return
    if not _of_each_panel(clause):
        yield from _of(clause, fit, group, before, beside=beside)
    apart = [
        replace(group, parts=tuple(one for one in group.parts if one.panel == panel)) for panel in panels
    ]
    ways = [list(_of(clause, fit, one, before, beside=beside)) for one in apart]
    for told in zip(*ways, strict=False):
        yield tuple(tally for tallies_of_one in told for tally in tallies_of_one)


def _of_each_panel(clause: Clause) -> bool:
    """Whether each panel is meant by itself."""
    told = [item.text for item in clause.items if isinstance(item.value, PanelRef) and item.value.every]
    return any(_BY_ITSELF.search(text) for text in told)


def _of_panels(places: Sequence[Item]) -> bool:
    """Whether places narrow what is counted to panels at most."""
    return all(isinstance(item.value, PanelRef) for item in places)


def _side(items: Sequence[Item]) -> str:
    """The side of what is named."""
    return next((i.value.side for i in items if isinstance(i.value, TickRef | PositionRef)), "")


def _counted(found: Found) -> Item | None:
    """The mention that tells what is counted: of several words the last one."""
    if out := [item for item in found.items("out") if isinstance(item.value, TickRef | PositionRef)]:
        value = out[0].value
        return (
            replace(out[0], value=AxisRef(value.side)) if isinstance(value, TickRef | PositionRef) else None
        )
    marked = [
        item
        for item in found.items(*(["noun"] if found.words("noun") else ["among", "every"]))
        if item.kind == "noun" or isinstance(item.value, AxisRef | TickRef | PanelRef)
    ]
    return marked[-1] if marked else None


def _narrowing(places: Sequence[Item]) -> list[Item]:
    """The places but for words for all lines of a side, or for all panels."""
    return [item for item in places if not (isinstance(item.value, TickRef | PanelRef) and item.value.every)]


def _places(found: Found, *groups: str) -> tuple[Item, ...]:
    return tuple(dict.fromkeys(item for item in found.items(*groups) if isinstance(item.value, _PLACES)))


def _of(
    clause: Clause, fit: Fit, group: Things, before: Said | None, *, beside: bool
) -> Iterator[tuple[Tally, ...]]:
    """The tallies of some things."""
    made = list(paired(clause, fit.kind, fit.found, fit.said, group, leaning=before is not None))
    if not made or len(made) < 2 and group.sort != "cells":
        return
    single = all(thing[0].is_cell for thing in made)
    if fit.kind in ("spread", "sum", "course", "break", "whole") and single:
        return
    told = _amounts(clause, fit.found, made, before)
    plain = fit.kind in ("value", "between", "sign")
    if not told or plain and told[0][0].kind in ("all", "none") and not beside:
        return
    for trait in traits_of(clause, fit.kind, fit.said, single):
        yield tuple(Tally(tuple(made), trait, *one) for one in told)


Told = tuple[Amount, tuple[int, ...], tuple[int, ...]]


def _amounts(clause: Clause, found: Found, made: Sequence[Thing], before: Said | None) -> list[Told]:
    """How many, with those named that do and those that do not: of all but some, of none but some."""
    size = len(made)
    if found.words("only"):
        alone = _named(clause, made, found, "only")
        return [(_exactly(len(alone)), alone, ())] if alone else []
    named = _named(clause, made, found, "named", "member")
    spared = _spared(clause, made, found)
    if named is None or spared is None:
        return []
    if found.words("rest"):
        return _of_rest(found, before, size)
    if found.words("spared", "ordinal", "sparednumber", "out"):
        left = number_of(found, "sparednumber")
        count = int(left.value) if left else len(spared)
        if not count or found.words("count") or _spares_lines(made, found, len(spared)):
            return []
        if found.words("none"):
            return [(_exactly(count), spared, ())]
        return [(_exactly(size - count), (), spared)]
    amounts = amounts_of(found, size)
    counts = [one.count.value for one in amounts if one.kind == "exactly" and one.count is not None]
    if named and not found.words("member") and any(count != len(named) for count in counts):
        return []
    return [(one, named, ()) for one in amounts]


def _of_rest(found: Found, before: Said | None, size: int) -> list[Told]:
    """`..., and ties in the other two`: as many as the parts before have left."""
    counts = [one.amount.count for one in before.tallies] if before else []
    if len(counts) != 1 or counts[0] is None or counts[0].op != "=":
        return []
    rest, told = size - int(counts[0].value), number_of(found, "count") if found.words("count") else None
    return (
        [(_exactly(rest), (), ())]
        if told is None or told.value == rest
        else [(Amount("exactly", told), (), ())]
    )


def _spares_lines(made: Sequence[Thing], found: Found, spared: int) -> bool:
    """`all cells but those of A`: a line that is left out holds one cell at least that is otherwise, and maybe no more."""
    named = [
        item for item in found.items("spared") if isinstance(item.value, TickRef | PositionRef | RegionRef)
    ]
    return bool(named) and len(named) < spared and all(thing[0].is_cell for thing in made)


def _exactly(count: int) -> Amount:
    return Amount("exactly", Num(float(count), 1.0, str(count), word=True))


def _named(clause: Clause, made: Sequence[Thing], found: Found, *groups: str) -> tuple[int, ...] | None:
    """Which of the things a list names; None where it names something else."""
    at: list[int] = []
    for item in found.items(*(group for group in groups if found.words(group))):
        if not isinstance(item.value, _PLACES):
            continue
        own = [n for n, thing in enumerate(made) if is_at(clause, thing[0], item)]
        if not own or len(own) == len(made) > 1:
            return None
        at += own
    return tuple(dict.fromkeys(at))


def _spared(clause: Clause, made: Sequence[Thing], found: Found) -> tuple[int, ...] | None:
    if found.words("ordinal"):
        return (0,) if found.words("ordinal") == "first" else (len(made) - 1,)
    if found.words("out"):
        return _named(clause, made, found, "out") or None
    return _named(clause, made, found, "spared")
