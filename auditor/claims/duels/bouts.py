"""From what a clause names to bouts: which cells stand against which, at each place that is told."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import product

from auditor.claims.duels.claims import Bout
from auditor.claims.duels.places import PANELS, SIDES, Where, lines_of, told_lines
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.refs import PanelRef, axis_of
from auditor.world import Selection

Place = dict[str, int]


@dataclass(slots=True)
class Side:
    """What stands on one side: what it names by dimension; all others of the first one (`others`); taken together (`whole`)."""

    named: dict[str, list[object]] = field(default_factory=dict)
    others: bool = False
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Bouts:
    """Bouts that are told of, those that are left out, and at which place each of them is."""

    held: tuple[Bout, ...]
    spared: tuple[tuple[Bout, ...], ...]
    places: tuple[Place, ...] = ()
    spared_at: tuple[Place, ...] = ()


def contested(left: Side, right: Side, lead: Where, tail: Where) -> tuple[Side, Side, Where] | None:
    """Both sides with all that tells them apart, and where else it is so; None where that is not clear."""
    own, rival = dict(left.named), dict(right.named)
    merged = Where({**lead.named}, lead.every | tail.every, lead.bare or tail.bare)
    merged.but, merged.only = {**lead.but, **tail.but}, {**lead.only, **tail.only}
    merged.runs = {**lead.runs, **tail.runs}
    merged.cases = tail.cases if lead.cases is None else lead.cases
    for name, refs in tail.named.items():
        if name in rival:
            return None
        if name in own or name in lead.named:
            rival[name] = refs
        else:
            merged.named[name] = refs
    for name in (next(iter(own), ""),) if right.others else tuple(rival):
        if name not in own and name in merged.named:
            own[name] = merged.named.pop(name)
        if name not in own or not name:
            return None
    for name in own:
        if name in merged.named or name in merged.runs:
            return None
    against = {next(iter(own))} if right.others else set(rival)
    for name in [name for name in own if name not in against]:
        merged.named[name] = own.pop(name)
    if merged.every & (against | set(merged.named)) or set(merged.only) & against:
        return None
    return Side(own, left.others, left.whole), Side(rival, right.others, right.whole), merged


def bouts(
    clause: Clause, left: Side, right: Side, where: Where, panels: Sequence[int], *, every_panel: bool
) -> Bouts | None:
    """The bouts in some panels, or between panels; None where it is not told where they are."""
    against = set(left.named)
    own = [_panels(left.named.get(PANELS, []), panels), _panels(right.named.get(PANELS, []), panels)]
    if PANELS in against:
        rounds = (
            list(product(*own))
            if not right.others
            else [(a, b) for a in own[0] for b in clause.panels if b not in own[0]]
        )
    else:
        named = _panels(where.named.get(PANELS, []), panels) if where.named.get(PANELS) else list(panels)
        if PANELS in where.only or PANELS in where.but or not every_panel and len(named) > 1:
            return None
        rounds = [(n, n) for n in named]
    made = [_in_panels(clause, left, right, where, *one) for one in rounds]
    if not made or any(one is None for one in made):
        return None
    known = [one for one in made if one is not None]
    if any(bout.left == bout.right for one in known for bout in one.held):
        return None  # nothing stands against itself
    return Bouts(
        tuple(bout for one in known for bout in one.held),
        _together([group for one in known for group in zip(one.spared_at, one.spared, strict=True)]),
        tuple(place for one in known for place in one.places),
    )


def _together(groups: Sequence[tuple[Place, tuple[Bout, ...]]]) -> tuple[tuple[Bout, ...], ...]:
    """What is left out at the same place of several panels is left out of all of them together."""
    found: dict[tuple[tuple[str, int], ...], tuple[Bout, ...]] = {}
    for place, bouts_there in groups:
        key = tuple(sorted(place.items()))
        found[key] = (*found.get(key, ()), *bouts_there)
    return tuple(found.values())


def _panels(refs: Sequence[object], panels: Sequence[int]) -> list[int]:
    found = [n for ref in refs if isinstance(ref, PanelRef) for n in ref.panels]
    return found or list(panels)


def _in_panels(clause: Clause, left: Side, right: Side, where: Where, one: int, two: int) -> Bouts | None:
    """The bouts of a panel with itself, or with another."""
    against = [name for name in left.named if name in SIDES]
    common = [side for side in SIDES if side not in against]
    places = {side: told_lines(clause, one, side, where) for side in common}
    if any(lines is None for lines in places.values()):
        return None
    if one != two and any(
        _labels(clause, one, s, places[s]) != _labels(clause, two, s, places[s]) for s in common
    ):
        return None
    owns = _lines(clause, one, left, against)
    rivals = _others(clause, two, left, against) if right.others else _lines(clause, two, right, against)
    spared = _spared(clause, one, where, common)
    if owns is None or rivals is None or spared is None:
        return None
    held: list[Bout] = []
    out: list[tuple[Bout, ...]] = []
    out_at: list[Place] = []
    at: list[Place] = []
    for chosen in product(*(places[side] or () for side in common)):
        place = dict(zip(common, chosen, strict=True))
        made = _made(one, two, place, (owns, left.whole), (rivals, right.whole))
        if _is_out(place, spared) or _not_only(clause, one, where, place):
            out.append(tuple(made))
            out_at.append(place)
        else:
            held += made
            at += [{**place, PANELS: one}] * len(made)
    return Bouts(tuple(held), tuple(out), tuple(at), tuple(out_at))


def _labels(clause: Clause, panel: int, side: str, lines: Sequence[int] | None) -> list[str]:
    ticks = axis_of(clause.panel(panel), side).ticks
    return [ticks[n].text if n < len(ticks) else "" for n in lines or ()]


def _lines(clause: Clause, panel: int, side: Side, against: Sequence[str]) -> list[Place] | None:
    """All places that a side names in the dimensions that tell the sides apart."""
    found = [lines_of(clause, panel, name, side.named[name]) for name in against]
    if any(lines is None for lines in found):
        return None
    return [dict(zip(against, chosen, strict=True)) for chosen in product(*(lines or () for lines in found))]


def _others(clause: Clause, panel: int, left: Side, against: Sequence[str]) -> list[Place] | None:
    if not against:
        return [{}]
    own = lines_of(clause, panel, against[0], left.named[against[0]])
    every = plain_lines(axis_of(clause.panel(panel), against[0]))
    return None if own is None else [{against[0]: n} for n in every if n not in own]


def _spared(
    clause: Clause, panel: int, where: Where, common: Sequence[str]
) -> dict[str, tuple[int, ...]] | None:
    found = {}
    for side, refs in where.but.items():
        lines = lines_of(clause, panel, side, refs) if side in common else None
        if lines is None or side in where.named:
            return None
        found[side] = lines
    return found


def _is_out(place: Place, spared: dict[str, tuple[int, ...]]) -> bool:
    return bool(spared) and all(place[side] in lines for side, lines in spared.items())


def _not_only(clause: Clause, panel: int, where: Where, place: Place) -> bool:
    return any(
        place[side] not in (lines_of(clause, panel, side, refs) or ())
        for side, refs in where.only.items()
        if side in place
    )


def _made(
    one: int, two: int, place: Place, left: tuple[list[Place], bool], right: tuple[list[Place], bool]
) -> list[Bout]:
    """The bouts at one place: each against each, or all of a side together."""
    sides = []
    for panel, (lines, whole) in ((one, left), (two, right)):
        cells = [_cell(panel, {**place, **line}) for line in lines]
        sides.append([tuple(cells)] if whole else [(cell,) for cell in cells])
    return [Bout(a, b) for a, b in product(*sides)]


def _cell(panel: int, place: Place) -> Selection:
    return Selection(panel, (place["rows"],), (place["columns"],))
