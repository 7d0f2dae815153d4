"""What is told of the cells beside one: their values, and how far they lie from its own."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.cellsets.areas import place
from auditor.claims.cellsets.claims import Area, Cond, Counted, Fact, Listed, Parts
from auditor.claims.cellsets.conditions import VERBS, behind_unit
from auditor.claims.cellsets.words import Line
from auditor.language.numbers import Num
from auditor.quantity import plain_number

_OPPOSITE = {"=": "=", "~": "~", ">": "<", ">=": "<=", "<": ">", "<=": ">="}
_BELOW = frozenset("below under beneath lower less short".split())
_ABOVE = frozenset("above over higher more".split())
_JOINED = re.compile(r"\w(?:,\s|\s+and\s)\w", re.IGNORECASE)
_BESIDE = re.compile(
    r"\b(?:above|below|left|right|beside|neighbou?r\w*|around|adjacent|next)\b", re.IGNORECASE
)
_IT = frozenset("it its own value that this the maximum peak minimum one cell".split())
_IS = VERBS | frozenset("at the with value with of all only just exactly respectively".split())


def values_listed(line: Line, at: int, chosen: Sequence[Area]) -> tuple[Parts, int]:
    """`..., 72 and 75, ...` behind an area: its values, and where the line goes on."""
    if line.text(at) not in (",", "("):
        return (), at
    nums, end = _numbers(line, at + 1)
    if len(nums) > 1 and line.text(end) in (",", ")"):
        return (_listed(chosen, nums),), end + 1
    return (), at


def are_listed(line: Line, at: int, chosen: Sequence[Area]) -> Parts | None:
    """`the cells above and below it are 81 and 70`: the values of an area to the end of the line."""
    start = line.skip(at, _IS)
    nums, end = _numbers(line, start)
    if any(_names_each(area) for area in chosen):
        return None  # "of A, B and C are 4, 7 and 5": told in turn
    if start == at or len(nums) < 2 or not line.is_end(line.skip(end, ("respectively",))):
        return None
    return (_listed(chosen, nums),)


def _names_each(area: Area) -> bool:
    """Whether an area lists its lines by name, and not by how they lie to another cell."""
    return bool(_JOINED.search(area.name)) and not _BESIDE.search(area.name)


def _listed(chosen: Sequence[Area], nums: tuple[Num, ...]) -> tuple[Fact, ...]:
    """That areas hold some values; where only some have so many cells, these are meant."""
    fitting = [area for area in chosen if len(area.places) == len(nums)]
    return tuple(Listed(area, nums) for area in fitting or chosen)


def _numbers(line: Line, at: int) -> tuple[tuple[Num, ...], int]:
    found: list[Num] = []
    while (num := line.num(at)) is not None and num.op in ("=", "~"):
        found.append(num)
        at = behind_unit(line, at + 1)
        following = line.skip(at, (",", "and"))
        if line.num(following) is None:
            break
        at = following
    return tuple(found), at


def beside_it(line: Line, at: int, chosen: Sequence[Area]) -> tuple[Fact, ...] | None:
    """`lie more than 8 points below it`: how far the cells of an area lie from the one that they stand beside."""
    found = next((one for k in range(at) if (one := place(line, k)) is not None), None)
    start = line.skip(
        at,
        VERBS | {"all", "both", "each", "more", "less", "than", "at", "least", "most", "by", "only", "just"},
    )
    num = line.num(start)
    if found is None or num is None or num.unit == "%" or start == at or num.op not in _OPPOSITE:
        return None
    end = behind_unit(line, start + 1)
    way = line.text(end)
    last = line.skip(end + 1, _IT | {"of", "than"})
    if way not in _BELOW | _ABOVE or last == end + 1 or not line.is_end(last):
        return None
    grid = line.clause.panel(line.panel)
    cell = grid.values.get(found[0])
    if cell is None:
        return None
    down = way in _BELOW
    value = round(cell.value - num.value if down else cell.value + num.value, 9)
    op = _OPPOSITE[num.op] if down else num.op
    limit = replace(num, value=value, text=plain_number(value), op=op)
    return tuple(Counted(area, (Cond(limit),), None, None) for area in chosen)
