"""Axes known only from labels that cross one set of names with another: "Gauge N, year 1: 4", "Gauge N, year 2: 5", ...

That every first half stands with every second half, once each, shows that the halves are rows and columns; and so
does the name of an axis before each of them ("Gauge 1", "Gauge 2"), where only some of the places are told.
"""

import re
from collections.abc import Iterator, Sequence

from auditor.model import AxisDeclaration, Tick
from auditor.quantity import number_of
from auditor.reading.lists import pieces
from auditor.reading.missing import NO_VALUE
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sections import in_prose
from auditor.reading.values import HEDGED
from auditor.source import Span

_POINT = re.compile(
    r"^\(?(?P<place>[^→]{2,90}?|[^→=:,;]{1,40}\s→\s[^→=:,;]{1,40}?(?=\s*[=:]))\)?\s*(?::|→|->|–|—|=|(?<=\)))\s+"
    rf"(?:{HEDGED}[-+−]?\.?\d(?:[^:→,;]|,(?=\d{{3}}(?!\d)))*|{NO_VALUE}|[-–—])(?:\s*\([^()]*\))?\.?$",
    re.IGNORECASE,
)
# "A1 0.12": the code of a place needs no sign.
_CODED = re.compile(
    r"^(?P<place>[^\W\d_]{1,2}\d{1,3}|\d{1,3}[^\W\d_]{1,2})\s+[~≈]?[-+−]?\.?\d[\d.]*\s?\S{0,4}$"
)
_JOINTS = tuple(
    re.compile(joint)
    for joint in (
        r",\s+", r"\s+/\s+", r"\s+→\s+", r"\s+[×x]\s+", r"\s+vs\.?\s+", r"\s+\|\s+", r"\s*;\s+", r"\s+[–—-]\s+",
        r"\s+and\s+", r"\s+(?=[^\W\d_]\w*\s?=\s?\S)", r"\s+(?:at|on|with|in|for|under|to|into)\s+",
        r"(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])",
    )
)  # fmt: skip
_BETWEEN = (re.compile(r"\s*;\s+"), re.compile(r"\s*,\s+"))
_FEWEST = 4
_MOST = 400


def recurring_pairs(nodes: Sequence[Node]) -> list[AxisDeclaration]:
    """The two sides of the first labels under one title that cross them; none where there are none."""
    told: dict[int, list[Plain]] = {}
    for node in nodes:
        if node.block.kind in ("item", "paragraph") and not in_prose(node):
            place = id(node.parents[-1]) if node.parents else 0
            told.setdefault(place, []).extend(_places(node.block.content))
    for places in told.values():
        if len(places) >= _FEWEST and (axes := _crossed(places[:_MOST])):
            return axes
    return []


def _places(line: Plain) -> list[Plain]:
    """The place of the value that a line tells, or of each of several."""
    alone = [line]
    for own in (*(pieces(line, joint) for joint in _BETWEEN), alone):
        parts = [part.part(0, len(part.text.rstrip(" .;,"))) for part in own]
        for pattern in (_POINT, _CODED):
            found = [pattern.match(part.text) for part in parts]
            if all(found) and (len(parts) > 1 or own is alone and pattern is _POINT):
                return [
                    part.part(*told.span("place")) for part, told in zip(parts, found, strict=True) if told
                ]
    return []


def _crossed(places: Sequence[Plain]) -> list[AxisDeclaration]:
    for joint in _JOINTS:
        joints = [joint.search(place.text) for place in places]
        halves = [
            (place.part(0, found.start()), place.part(found.end()))
            for place, found in zip(places, joints, strict=True)
            if found
        ]
        if len(halves) < len(places):
            continue
        sides = [list({half.text: half for half in side}.values()) for side in zip(*halves, strict=True)]
        pairs = {(one.text, other.text) for one, other in halves}
        distinct = min(map(len, sides)) > 1 and len(pairs) == len(places)
        if distinct and (len(pairs) == len(sides[0]) * len(sides[1]) or _are_some_of(sides, len(pairs))):
            return list(map(_axis, sides))
    return []


def _are_some_of(sides: Sequence[Sequence[Plain]], count: int) -> bool:
    """Whether labels name some places of a grid: names of both sides recur, and one side is called by its own."""
    return all(len(side) < count for side in sides) and any(map(_common_name, sides))


def _axis(halves: Sequence[Plain]) -> AxisDeclaration:
    """One side, whose name stands before each of its ticks where all begin so."""
    label = _common_name(halves)
    ticks = tuple(_ticks(halves, label))
    return AxisDeclaration("", label, Span(0, 0), ticks)


def _common_name(halves: Sequence[Plain]) -> str:
    first = halves[0].text.split()
    for many in range(len(first) - 1, 0, -1):
        name = " ".join(first[:many]).rstrip(":= ")
        if (
            name
            and not re.search(r"\d", name)
            and all(_behind(half.text, name) is not None for half in halves)
        ):
            return name
    return ""


def _behind(text: str, name: str) -> int | None:
    """Where the tick begins behind the name of its axis."""
    found = re.match(rf"{re.escape(name)}(?:\s*[:=]\s*|\s+)(?=\S)", text)
    return found.end() if found else None


def _ticks(halves: Sequence[Plain], label: str) -> Iterator[Tick]:
    for half in halves:
        tick = half.part(_behind(half.text, label) or 0) if label else half
        yield Tick(tick.text, tick.span(), number_of(tick.text))
