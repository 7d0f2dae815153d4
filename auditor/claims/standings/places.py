"""Which lines words for a place speak of: those named, so many of all, none, or all but some."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.found import Found, Ref
from auditor.language.numbers import Num
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.model import Axis, Panel

_SUMMARY = re.compile(
    r"\b(?:totals?|sums?|avg|averages?|means?|overall|median|macro|micro|all)\b\.?", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Told:
    """Where something is so: the kind of words ("list", "count", "none", "all", "not"), what they name, leave out and count."""

    kind: str
    named: tuple[Ref, ...] = ()
    but: tuple[Ref, ...] = ()
    only: bool = False
    count: Num | None = None
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Where:
    """The lines that are meant: all of them, those where it is so, and those where it is not."""

    places: tuple[int, ...]
    held: tuple[int, ...] = ()
    missed: tuple[int, ...] = ()
    count: Num | None = None


def told_by(kind: str, found: Found) -> Told | None:
    """The lines that words of a kind tell; None where a number among them is no number of lines."""
    named, but = found.refs("named"), found.refs("but")
    total, listed = found.size("total"), found.size("listed")
    if found.words("total") and total is None:
        return None
    whole = round(total.value) if total else None
    if kind == "count":
        count = found.size("count")
        return Told(kind, named, but, count=count, total=whole) if count else None
    if kind in ("list", "direct"):
        if found.words("listed") and (listed is None or listed.value != _number_of(named)):
            return None
        return Told("list", named, but, only=bool(found.words("only", "only2", "only3")))
    return Told(kind, named, but, total=whole)


def _number_of(named: Sequence[Ref]) -> int:
    return sum(len(ref.ticks) if isinstance(ref, TickRef) else len(ref.positions) for ref in named)


def plain_lines(axis: Axis) -> tuple[int, ...]:
    """The lines of an axis without those that sum up the others."""
    sums = [bool(_SUMMARY.search(tick.text)) for tick in axis.ticks]
    # One amid the others is a name: "Sum" for a task of summing up.
    own = tuple(n for n, one in enumerate(sums) if not (one and (all(sums[:n]) or all(sums[n + 1 :]))))
    return own if len(own) > 1 else tuple(range(len(axis.ticks)))


def lines_named(panel: Panel, side: str, named: Sequence[Ref]) -> tuple[int, ...] | None:
    """The positions of what is named on a side; None where something of it is not there."""
    axis = axis_of(panel, side)
    found: list[int] = []
    for ref in named:
        if ref.side != side:
            return None
        own = ref.indices(axis) if isinstance(ref, TickRef) else _counted(axis, ref)
        if not own or isinstance(ref, TickRef) and len(own) != len(ref.ticks):
            return None
        found += own
    return tuple(dict.fromkeys(found))


def _counted(axis: Axis, ref: PositionRef) -> tuple[int, ...]:
    size = len(axis.ticks)
    own = [at if at >= 0 else size + at for at in ref.positions]
    turned = (ref.visual in ("top", "bottom") and axis.first == "bottom") or (
        ref.visual in ("left", "right") and axis.first == "right"
    )
    if ref.visual == "middle" or not all(0 <= at < size for at in own):
        return ()
    return tuple(size - 1 - at for at in own) if turned else tuple(own)


def placed(panel: Panel, side: str, told: Told) -> Where | None:
    """The lines of a side that are meant; None where they are not made out, or are not as many as is told."""
    axis = axis_of(panel, side)
    named, but = lines_named(panel, side, told.named), lines_named(panel, side, told.but)
    if named is None or but is None:
        return None
    places = plain_lines(axis)
    if told.total is not None and told.total != len(places):
        if told.total != len(axis.ticks):
            return None
        places = tuple(range(len(axis.ticks)))
    rest = tuple(at for at in places if at not in {*named, *but})
    if told.kind == "none":
        return Where(places, but, rest)
    if told.kind == "not":
        return Where(places, (), named) if named else None
    if told.kind == "all":
        return Where(places, rest, but)
    if told.kind == "count":
        return _of_count(told, places, named, but, rest)
    if not named or but:
        return None
    return Where(places, named, rest if told.only else ())


def _of_count(
    told: Told, places: tuple[int, ...], named: tuple[int, ...], but: tuple[int, ...], rest: tuple[int, ...]
) -> Where | None:
    assert told.count is not None
    size = told.count.value
    if size > len(places) or named and len(named) != size or but and len(rest) != size:
        return None
    if but:
        return Where(places, rest, but, told.count)
    return Where(places, named, (), told.count)
