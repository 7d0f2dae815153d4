"""Parts of a grid held against the rest of it: by their mean, by their share of the top cells, by the extreme."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from math import ceil, isfinite

from auditor.claim import Judgement
from auditor.claims.judging import Valued, extreme, mean, reaches, several, show, valued
from auditor.claims.regions.claims import Area, Hold, Stand
from auditor.truth import NOISE, Interval, Truth, all_of, any_of, less
from auditor.world import Reading, Selection, World

# The "high values" are this share of the cells at the top (fair), and most of them stand where they gather;
# where not even one of so many does (generous), they gather elsewhere.
TOP = (0.25, 1 / 3)
# "The highest values" are fewer: where none of this share stands in the part, they are elsewhere.
HIGHEST = 0.15
# A part whose best cell falls short of the best of all by less than this share of the spread is as good as best.
SHORT_OF_BEST = 0.1


def judge(claim: Stand, world: World) -> Judgement:
    """Whether all parts hold what they are said to hold."""
    truths = [_truth(claim, area, world) for area in claim.areas]
    if claim.unsure:
        other = replace(claim, direction="min" if claim.direction == "max" else "max")
        truths = [
            Truth.UNKNOWN if truth is Truth.FALSE and _truth(other, area, world) is not Truth.FALSE else truth
            for truth, area in zip(truths, claim.areas, strict=True)
        ]
    truth = all_of(truths)
    if not claim.named and truth is Truth.FALSE:
        truth = Truth.FALSE if any_of(truths) is Truth.FALSE else Truth.UNKNOWN
    wrong = next((a for a, t in zip(claim.areas, truths, strict=True) if t is Truth.FALSE), claim.areas[0])
    inside, outside = _parted(wrong, world)
    says, best = _says(claim, world, inside, outside)
    return Judgement(truth, says, tuple(c.place for c in best), "the cells do not settle where they gather")


def _parted(area: Area, world: World) -> tuple[list[Valued], list[Valued]]:
    """The cells of a part, and all others of its panel."""
    inside = valued(world, area.selections)
    places = {cell.place for cell in inside}
    return inside, [cell for cell in valued(world, [Selection(area.panel)]) if cell.place not in places]


def _truth(claim: Stand, area: Area, world: World) -> Truth:
    inside, outside = _parted(area, world)
    if not inside or not outside:
        return Truth.UNKNOWN
    if claim.direction == "min":
        inside, outside = ([_turned(cell) for cell in cells] for cells in (inside, outside))
    if world.reading is Reading.PRINTED:
        return _fair(claim, area, inside, outside)
    if not all(isfinite(v.low) and isfinite(v.high) for v in _values([*inside, *outside])):
        return Truth.UNKNOWN
    refuted = {
        Hold.BEST: lambda: _is_refuted_as_best(area, world, inside, outside),
        Hold.EXTREME: lambda: _holds_none(inside, outside, HIGHEST),
        Hold.GATHER: lambda: _is_below(inside, outside) and _holds_none(inside, outside, TOP[1]),
    }[claim.hold]()
    return Truth.FALSE if refuted else Truth.UNKNOWN


def _turned(cell: Valued) -> Valued:
    return Valued(cell.panel, cell.row, cell.column, -cell.value)


def _fair(claim: Stand, area: Area, inside: Sequence[Valued], outside: Sequence[Valued]) -> Truth:
    held = reaches(extreme(_values(inside), "max"), _values(outside), "max") is Truth.TRUE
    if claim.hold == Hold.BEST:
        return Truth.TRUE if held or _leads(area, [*inside, *outside]) else Truth.UNKNOWN
    above = less(mean(_values(outside)), mean(_values(inside))) is Truth.TRUE
    gathered = above and 2 * _at_top(inside, outside, TOP[0]) > 1
    return Truth.TRUE if gathered and (held or claim.hold == Hold.GATHER) else Truth.UNKNOWN


def _at_top(inside: Sequence[Valued], outside: Sequence[Valued], share: float) -> float:
    """Of the top cells, or of as many as the part has, the share that stands in the part; ties count for it."""
    size = len(inside) + len(outside)
    count = max(1, min(len(inside), ceil(share * size)))
    edge = sorted((cell.value.middle for cell in (*inside, *outside)), reverse=True)[count - 1]
    return min(count, sum(cell.value.middle >= edge for cell in inside)) / count


def _is_below(inside: Sequence[Valued], outside: Sequence[Valued]) -> bool:
    return less(mean(_values(inside)), mean(_values(outside))) is Truth.TRUE


def _holds_none(inside: Sequence[Valued], outside: Sequence[Valued], share: float) -> bool:
    """Whether a part surely holds none of the top cells."""
    count = max(2, ceil(share * (len(inside) + len(outside))))
    edge = sorted((cell.value.low for cell in outside), reverse=True)[:count][-1]
    return len(outside) >= count and all(cell.value.high < edge for cell in inside)


def _is_refuted_as_best(
    area: Area, world: World, inside: Sequence[Valued], outside: Sequence[Valued]
) -> bool:
    """Whether neither the best cell nor any mean favours the part: its lines', or its own among others of its shape."""
    everything = [*inside, *outside]
    top, own = (extreme(_values(cells), "max") for cells in (outside, inside))
    spread = max(c.value.high for c in everything) - min(c.value.low for c in everything)
    if top.low - own.high <= SHORT_OF_BEST * spread or _leads(area, everything):
        return False
    own_mean = mean(_values(inside))
    return any(
        less(own_mean, mean(_values(other))) is Truth.TRUE for other in _others(area, world, everything)
    )


def _leads(area: Area, everything: Sequence[Valued]) -> bool:
    """Whether the row with the highest mean and the column with the highest mean belong to the part, as printed.

    A lead that only rounding may hide was seen by nobody.
    """
    rows = _sides(area, "rows")
    columns = _sides(area, "columns")
    return all(
        chosen is None or _best_lines(everything, side) & chosen
        for side, chosen in (("row", rows), ("column", columns))
    )


def _sides(area: Area, side: str) -> frozenset[int] | None:
    """The rows (columns) of a part; None for all of them."""
    chosen = [one.rows if side == "rows" else one.columns for one in area.selections]
    return None if None in chosen else frozenset(i for indices in chosen if indices for i in indices)


def _best_lines(cells: Sequence[Valued], side: str) -> frozenset[int]:
    lines: dict[int, list[float]] = {}
    for cell in cells:
        lines.setdefault(cell.row if side == "row" else cell.column, []).append(cell.value.middle)
    means = {line: sum(values) / len(values) for line, values in lines.items()}
    best = max(means.values())
    return frozenset(line for line, value in means.items() if value >= best - NOISE * abs(best))


def _others(area: Area, world: World, everything: Sequence[Valued]) -> list[list[Valued]]:
    """All blocks of the part's shape, where it is one block."""
    panel = world.document.panels[area.panel]
    sizes = []
    for side, axis in (("rows", panel.rows), ("columns", panel.columns)):
        chosen = _sides(area, side)
        found = sorted(range(len(axis.ticks)) if chosen is None else chosen)
        if any(b - a != 1 for a, b in pairwise(found)):
            return []
        sizes.append((len(found), len(axis.ticks)))
    (height, rows), (width, columns) = sizes
    blocks = [
        [c for c in everything if top <= c.row < top + height and left <= c.column < left + width]
        for top in range(rows - height + 1)
        for left in range(columns - width + 1)
    ]
    return [block for block in blocks if len(block) == height * width]


def _values(cells: Sequence[Valued]) -> list[Interval]:
    return [cell.value for cell in cells]


def _says(
    claim: Stand, world: World, inside: Sequence[Valued], outside: Sequence[Valued]
) -> tuple[str, list[Valued]]:
    """Where the extreme stands, and the two means."""
    everything = [cell for cell in (*inside, *outside) if cell.value.known]
    if not inside or not outside or not everything:
        return "", []
    top = (max if claim.direction == "max" else min)(cell.value.middle for cell in everything)
    best = [cell for cell in everything if cell.value.middle == top][:3]
    word = "highest" if claim.direction == "max" else "lowest"
    found = f"the {word} is {several(world.document, [cell.place for cell in best])}"
    return (
        f"{found}; the mean there is {show(mean(_values(inside)))}, elsewhere {show(mean(_values(outside)))}",
        best,
    )
