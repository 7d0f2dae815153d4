"""Clauses that tell how far two sides lie apart, read to the last word."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.better import better, measured_side
from auditor.claims.duels.bouts import Bouts, Side, bouts, contested
from auditor.claims.duels.claims import Apart, Course, Furthest, Part, duels
from auditor.claims.duels.gap_frames import gap_frames
from auditor.claims.duels.lines import line_of
from auditor.claims.duels.places import (
    PANELS,
    SIDES,
    Where,
    dimension,
    grouped,
    lines_of,
    side_counted,
    where_of,
)
from auditor.claims.duels.reading import OVERRIDDEN, is_certain
from auditor.claims.duels.sides import panel_groups
from auditor.claims.found import Found, by_first_fit
from auditor.language.clauses import Clause
from auditor.language.refs import PanelRef, PositionRef, TickRef, axis_of
from auditor.language.subject import of_statement
from auditor.language.times import is_pair
from auditor.language.ways import is_ordered

_TELLING = re.compile(
    r"\b(?:gap|difference|distance|margin|divide|disparity|discrepancy|lead|advantage|edge|head start|deficit|arrears)\b",
    re.IGNORECASE,
)


def read(clause: Clause) -> Iterator[Reading]:
    """The readings by the first frame that fits and makes sense."""
    if not _TELLING.search(clause.text) or of_statement(clause):
        return
    line = line_of(clause)
    if "<x>" in line.line:
        return
    yield from by_first_fit(gap_frames(), line, partial(_readings, clause))


def _readings(clause: Clause, kind: str, found: Found) -> Iterator[Reading]:
    pair, told = _pair(clause, found), where_of(clause, found, "lead", "own", "aside", "tail")
    signed = bool(found.words("ahead", "behind"))
    if pair is None or told is None or told.but or told.only:
        return
    way = better(clause.document, clause.panels[0])
    if signed and (way == "lower" or any(measured_side(clause.panel(n)) for n in clause.panels)):
        return
    if found.words("behind"):
        pair = pair[1], pair[0]
    if kind == "bound" and ("never" in found.match.group() or found.words("ever") or told.every):
        told = replace(told, bare=True)
    for group in panel_groups(clause, told, pair[0]):
        parts = _parts(clause, kind, found, (pair[0], pair[1], told), group, signed=signed)
        if parts:
            claim = duels(parts, is_certain(clause, found), either=signed and not way)
            yield Reading.of_every_word(clause, claim, OVERRIDDEN, panels=group)


def _pair(clause: Clause, found: Found) -> tuple[Side, Side] | None:
    """The two sides that are told of, the one that leads first."""
    if found.words("left"):
        left, right = Side(grouped(found.items("left"))), Side(grouped(found.items("right")))
        return (left, right) if left.named and right.named else None
    if found.words("both"):
        mark, known = found.words("both"), len(clause.document.panels)
        if known != 2 or mark not in ("<panels>", "<map>") and side_counted(clause, mark, None) != {PANELS}:
            return None
        return Side({PANELS: [PanelRef((0,))]}), Side({PANELS: [PanelRef((1,))]})
    refs = [one for item in found.items("pair") for one in _single(item.value)]
    names = {
        next(iter(grouped([replace(item, value=ref)])), "")
        for item in found.items("pair")
        for ref in [item.value]
    }
    if len(refs) != 2 or len(names) != 1:
        return None
    name = next(iter(names))
    return Side({name: [refs[0]]}), Side({name: [refs[1]]})


def _single(value: object) -> list[object]:
    """The lines that a mention names, one by one."""
    if isinstance(value, TickRef):
        return [replace(value, ticks=(tick,)) for tick in value.ticks]
    if isinstance(value, PositionRef):
        return [replace(value, positions=(at,)) for at in value.positions]
    return [value]


Sides = tuple[Side, Side, Where]


def _parts(
    clause: Clause, kind: str, found: Found, told: Sides, panels: Sequence[int], *, signed: bool
) -> list[Part] | None:
    if kind in ("bound", "size"):
        made = _bouts(clause, told, panels)
        size = found.number("size")
        if made is None or size is None:
            return None
        if kind == "bound":
            size = replace(size, op="<=" if found.words("most") else ">=")
        elif len(made.held) > 1 and not told[2].every and not told[2].bare:
            return None
        return [Apart(made.held, size, signed)]
    if kind == "widest":
        return _widest(clause, found, told, panels, signed=signed)
    if kind == "drift":
        return _drift(clause, found, told, panels, signed=signed)
    return _course(clause, found, told, panels, signed=signed)


def _drift(
    clause: Clause, found: Found, told: Sides, panels: Sequence[int], *, signed: bool
) -> list[Part] | None:
    """`widens with every week`: from step to step along the one axis that is left."""
    named = {*told[0].named, *told[2].named}
    open_ = [side for side in SIDES if side not in named]
    axes = {dimension(item.value) for item in found.items("steps")} - {""}
    if len(open_) != 1 or axes - {*open_} or len(panels) != 1:
        return None
    where = replace(told[2], every=told[2].every | {open_[0]} - {*told[2].runs})
    made = _bouts(clause, (told[0], told[1], where), panels)
    if made is None or not is_ordered(axis_of(clause.panel(panels[0]), open_[0])):
        return None
    way = "up" if found.words("up") else "down"
    return [Course(one, two, way, signed) for one, two in pairwise(made.held)]


def _bouts(clause: Clause, told: Sides, panels: Sequence[int]) -> Bouts | None:
    left, right, where = told
    sides = contested(left, right, where, Where())
    made = bouts(clause, sides[0], sides[1], sides[2], panels, every_panel=True) if sides else None
    return made if made is not None and made.held else None


def _widest(
    clause: Clause, found: Found, told: Sides, panels: Sequence[int], *, signed: bool
) -> list[Part] | None:
    """`is largest in May`: among all months, at each place that is told beside."""
    at = grouped(found.items("at"))
    if len(at) != 1 or any(told[2].knows(name) for name in at):
        return None
    name, refs = next(iter(at.items()))
    if name == PANELS:
        panels = tuple(range(len(clause.document.panels)))
    where = replace(told[2], every=told[2].every | {name})
    made = _bouts(clause, (told[0], told[1], where), panels)
    if made is None or len(made.places) != len(made.held):
        return None
    groups: dict[tuple[tuple[str, int], ...], list[int]] = {}
    for n, place in enumerate(made.places):
        rest = tuple(sorted((key, value) for key, value in place.items() if key != name))
        groups.setdefault(rest, []).append(n)
    size = found.number("size1", "size2")
    if size is not None and len(groups) > 1:
        return None
    parts: list[Part] = []
    for numbers in groups.values():
        places = [made.places[n] for n in numbers]
        own = _position(clause, places[0][PANELS], name, refs)
        here = [n for n, place in enumerate(places) if place[name] == own]
        if len(here) != 1 or len(numbers) < 2:
            return None
        chosen = tuple(made.held[n] for n in numbers)
        parts.append(Furthest(chosen, here[0], "max" if found.words("max") else "min", signed, size))
    return parts


def _position(clause: Clause, panel: int, name: str, refs: Sequence[object]) -> int | None:
    if name == PANELS:
        own = [n for ref in refs if isinstance(ref, PanelRef) for n in ref.panels]
    else:
        own = list(lines_of(clause, panel, name, refs) or ())
    return own[0] if len(own) == 1 else None


def _course(
    clause: Clause, found: Found, told: Sides, panels: Sequence[int], *, signed: bool
) -> list[Part] | None:
    """`narrows from 9 in May to 4 in June`, `is wider in May than in June`; the ends may be told before."""
    where, ends = told[2], [grouped(found.items("from")), grouped(found.items("to"))]
    if where.runs and not any(ends) and len(where.runs) == 1:
        side, (first, last) = next(iter(where.runs.items()))
        ends = [{side: [ref]} if ref is not None else {} for ref in (first, last)]
        where = replace(where, runs={})
    elif not any(ends) and is_pair(clause.document) and not where.knows(PANELS):
        ends = [{PANELS: [PanelRef((panel,))]} for panel in (0, 1)]
    if any(len(end) != 1 for end in ends) or set(ends[0]) != set(ends[1]):
        return None
    name = next(iter(ends[0]))
    if where.knows(name) or where.runs:
        return None
    made = [
        _bouts(clause, (told[0], told[1], replace(where, named={**where.named, **end})), panels)
        for end in ends
    ]
    first, last = made
    if first is None or last is None or len(first.held) != len(last.held) or len(first.held) > 4:
        return None
    sizes = found.number("first"), found.number("last")
    if any(size is not None for size in sizes) and len(first.held) > 1:
        return None
    way = "up" if found.words("up", "more") else "down"
    return [Course(a, b, way, signed, sizes) for a, b in zip(first.held, last.held, strict=True)]
