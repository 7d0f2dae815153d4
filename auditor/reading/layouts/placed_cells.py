"""Lines of nothing but cells, each behind both names of its place.

::

    A to B = 4, A to C = 5        Row Oak, column May: 4. Row Oak, column June: 6.
    D to B = 7, D to C = 8        Row Elm, column May: 5. Row Elm, column June: 7.

One sign parts the cells of all lines, one the names of all places, and one leads to all values.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.reading.layouts.keyed_line import pieces
from auditor.reading.layouts.laid import BULLET, FEWEST, Laid, is_value
from auditor.reading.layouts.places import tables_of
from auditor.reading.missing import NO_VALUE
from auditor.reading.plain import Plain
from auditor.reading.values import HEDGED

_VALUE = rf"{HEDGED}[-+−]?\.?\d\S{{0,12}}(?:\s\S{{1,10}})?|{NO_VALUE}|[–—-]"
_CELL = re.compile(
    rf"(?P<place>.{{2,90}}[^\s=:→>–—-])(?:\s*(?P<sign>=|:(?!\d\d)|→|->|=>|≈)|\s+(?P<dash>[–—-]|is))\s+(?P<value>{_VALUE})$"
)
_LED = re.compile(
    rf"(?:=|:|→|[-=]>|≈|\s[–—-]|\sis)\s+(?:{HEDGED}[-+−]?\.?\d|[–—-](?=[.;,|\s]|$)|{NO_VALUE}(?!\w))"
)
_PARTS = tuple(
    re.compile(sign) for sign in (r"\s*;\s+", r"\s+[|·•]\s+", r"\.\s+(?=\S)", r"\s*,\s+(?:and\s+)?")
)
_JOINTS = tuple(
    re.compile(sign, re.IGNORECASE)
    for sign in (
        r",\s+", r"\s*(?:→|->)\s*", r"\s+to\s+", r"\s+/\s+", r"\s*[×✕]\s*", r"\s+x\s+", r"\s+(?:vs\.?|versus)\s+",
        r"\s+by\s+", r"\s*\|\s*", r"\s+[–—-]\s+", r"\s+(?:taken\s+|called\s+|read\s+|labell?ed\s+)?as\s+", r"\s+&\s+",
        r"\s+and\s+", r"\s+(?:at|in|on|for|with|under|against)\s+", r"\s*/\s*",
    )
)  # fmt: skip
_SIDE = re.compile(r"(?:the\s+)?(?P<side>row|col(?:umn|\.)?)\s+(?=\S)", re.IGNORECASE)
_FROM = re.compile(r"from\s+", re.IGNORECASE)
_Pair = tuple[Plain, Plain]


@dataclass(frozen=True, slots=True)
class _Cell:
    place: Plain
    sign: str
    value: Plain


def may_begin(line: str) -> bool:
    """Whether a line leads to two values at least."""
    return len(_LED.findall(line, 0, _NEAR)) >= FEWEST


_NEAR = 200


def read(lines: Sequence[Plain], fewest: int = FEWEST) -> Laid | None:
    """The grid that the first line begins, with at least so many cells in it."""
    for sign in _PARTS:
        cells, count = _told(lines, sign, fewest)
        for pairs in _pairs(cells):
            points = [(pair, cell.value) for pair, cell in zip(pairs, cells, strict=True)]
            if tables := tables_of(points):
                return Laid(count, tables)
    return None


def _told(lines: Sequence[Plain], parting: re.Pattern[str], fewest: int) -> tuple[list[_Cell], int]:
    """The cells of the lines that tell nothing else, and how many lines these are."""
    found: list[_Cell] = []
    count = 0
    for number, line in enumerate(lines, start=1):
        if not line.text:
            continue
        own = _cells(line, parting)
        if not own or (not found and len(own) < fewest) or own[0].sign != (found or own)[0].sign:
            break
        found += own
        count = number
    return found, count


def _cells(line: Plain, parting: re.Pattern[str]) -> list[_Cell]:
    """The cells of a line; none where a part is anything else."""
    bullet = BULLET.match(line.text)
    listed = line.part(bullet.end() if bullet else 0, len(line.text.rstrip(" .;,")))
    cells = [_cell(part) for part in pieces(listed, parting)]
    found = [cell for cell in cells if cell is not None]
    return found if len(found) == len(cells) and len({cell.sign for cell in found}) == 1 else []


def _cell(part: Plain) -> _Cell | None:
    found = _CELL.match(part.text)
    value = part.part(*found.span("value")) if found else None
    if found is None or value is None or not is_value(value):
        return None
    place = part.part(*found.span("place"))
    coordinates = place.text.startswith("(")  # which come column first
    return None if coordinates else _Cell(place, found["sign"] or found["dash"], value)


def _pairs(cells: Sequence[_Cell]) -> Iterator[list[_Pair]]:
    """The ways in which one sign may part the names of all places, row first."""
    if len(cells) < FEWEST * FEWEST:
        return
    for joint in _JOINTS:
        pairs = [pair for cell in cells if (pair := _halves(cell.place, joint))]
        if len(pairs) == len(cells):
            yield _by_side(pairs)


def _halves(place: Plain, joint: re.Pattern[str]) -> _Pair | None:
    """The names on both sides of a sign that stands but once."""
    found = list(joint.finditer(place.text))
    if len(found) != 1 or not 0 < found[0].start() < found[0].end() < len(place.text):
        return None
    led = _FROM.match(place.text)
    return place.part(led.end() if led else 0, found[0].start()), place.part(found[0].end())


def _by_side(pairs: list[_Pair]) -> list[_Pair]:
    """The pairs without "row" and "column", where all places have these words, and in that order."""
    told = [tuple(_SIDE.match(name.text) for name in pair) for pair in pairs]
    sides = {tuple(found["side"][:3].lower() if found else "" for found in own) for own in told}
    if len(sides) != 1 or sides & {("row", "row"), ("col", "col")} or "" in (own := next(iter(sides))):
        return pairs
    bare = [
        (one.part(first.end()), other.part(second.end()))
        for (one, other), (first, second) in zip(pairs, told, strict=True)
        if first and second
    ]
    return bare if own[0] == "row" else [(other, one) for one, other in bare]
