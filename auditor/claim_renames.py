"""Names within claims, told for others of their sort: rows, columns, panels, members of pairs, classes of a matrix."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from auditor.claim_parts import nodes, parts
from auditor.model import Document
from auditor.world import Selection

Change = Callable[[Any], Any]

_PAIRED = ("pairs", "which", "one", "other", "pair")
_CLASSED = ("of", "cells", "base")


def renamings(claim: Any, document: Document) -> Iterator[Change]:
    """A name for another one, wherever it stands; and two names, each for the other."""
    for side in ("rows", "columns"):
        for panel in {one.panel for one in parts(claim, Selection)}:
            count = len(getattr(document.panels[panel], side).ticks)
            used = {n for s in parts(claim, Selection) if s.panel == panel for n in getattr(s, side) or ()}
            yield from (_line_for(side, panel, a, b) for a in sorted(used) for b in range(count) if a != b)
    members = sorted({member for pair in _pairs_in(claim) for member in pair})
    most = max((len(panel.rows.ticks) + 1 for panel in document.panels), default=0)
    yield from (_member_for(a, b) for a in members for b in range(most) if a != b)
    classes = sorted({name for amount in _amounts_in(claim) for cell in amount.cells for name in cell})
    classes = sorted({*classes, *(one.of for one in _amounts_in(claim) if one.of)})
    every = dict.fromkeys([*classes, *(tick.text for panel in document.panels for tick in panel.rows.ticks)])
    yield from (_class_for(a, b) for a in classes for b in every if a != b)
    panels = {number for part in _with_panels(claim) for number in [part.panel]}
    for panel in {one.panel for one in _areas_in(claim)}:
        used_places = {place for one in _areas_in(claim) if one.panel == panel for place in one.places}
        for axis, side in enumerate(("rows", "columns")):
            count = len(getattr(document.panels[panel], side).ticks)
            used = {place[axis] for place in used_places}
            yield from (
                _area_for(axis, panel, a, b)
                for a in sorted(used)
                for b in range(count)
                if a < b or b not in used
            )
    yield from (_panel_for(a, b) for a in sorted(panels) for b in range(len(document.panels)) if a != b)


def _line_for(side: str, panel: int, old: int, new: int) -> Change:
    def change(part: Any) -> Any:
        own = getattr(part, side) if isinstance(part, Selection) and part.panel == panel else None
        if not own or old not in own:
            return part
        return replace(
            part,
            **{
                side: tuple(
                    {old: new, new: old}.get(n, n) if new in own else new if n == old else n for n in own
                )
            },
        )

    return change


def _areas_in(claim: Any) -> Iterator[Any]:
    """The lines that a claim tells of by their cells."""
    return (
        part
        for part in nodes(claim)
        if isinstance(getattr(part, "places", None), tuple) and hasattr(part, "panel")
    )


def _area_for(axis: int, panel: int, old: int, new: int) -> Change:
    def change(part: Any) -> Any:
        places = getattr(part, "places", ())
        if (
            not isinstance(places, tuple)
            or len({place[axis] for place in places}) != 1
            or part.panel != panel
        ):
            return part
        (own,) = {place[axis] for place in places}
        other = {old: new, new: old}.get(own, own)
        return replace(part, places=tuple((other, b) if axis == 0 else (a, other) for a, b in places))

    return change


def _pairs_in(claim: Any) -> Iterator[tuple[int, int]]:
    """The pairs of members that a claim is about."""
    for part in nodes(claim):
        for name in _PAIRED:
            value = getattr(part, name, None)
            pairs = value if isinstance(value, tuple) and value and isinstance(value[0], tuple) else (value,)
            yield from (pair for pair in pairs if _is_pair(pair))


def _is_pair(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(type(n) is int for n in value)


def _member_for(old: int, new: int) -> Change:
    def other(pair: Any) -> Any:
        if not _is_pair(pair):
            return tuple(other(one) for one in pair) if isinstance(pair, tuple) else pair
        return tuple(sorted({old: new, new: old}.get(n, n) for n in pair))

    def change(part: Any) -> Any:
        own = {name: getattr(part, name) for name in _PAIRED if isinstance(getattr(part, name, None), tuple)}
        if getattr(part, "member", None) in (old, new):
            return replace(
                part, member=new if part.member == old else old, **{n: other(v) for n, v in own.items()}
            )
        return replace(part, **{name: other(value) for name, value in own.items()}) if own else part

    return change


def _amounts_in(claim: Any) -> Iterator[Any]:
    """The amounts of a matrix that a claim tells of, each with pairs of classes as its cells."""
    return (
        part for part in nodes(claim) if all(hasattr(part, name) for name in ("measure", "cells", "base"))
    )


def _class_for(old: str, new: str) -> Change:
    """A class for another, where both are named each for the other: what stands in the first place, or the second."""

    def other(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(other(one) for one in value)
        return {old: new, new: old}.get(value, value)

    def change(part: Any) -> Any:
        if not (hasattr(part, "measure") and hasattr(part, "cells")):
            return part
        return replace(part, **{name: other(getattr(part, name)) for name in _CLASSED})

    return change


def _with_panels(claim: Any) -> Iterator[Any]:
    return (part for part in nodes(claim) if isinstance(getattr(part, "panel", None), int))


def _panel_for(old: int, new: int) -> Change:
    def change(part: Any) -> Any:
        panel = getattr(part, "panel", None)
        return replace(part, panel=new) if isinstance(panel, int) and panel == old else part

    return change
