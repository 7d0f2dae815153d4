"""How many of some sets of cells of a matrix are so large: "no error above 14", "for most pairs both directions differ by at most 2"."""

from auditor.claims.judging import show
from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import Confusion
from auditor.language.numbers import Num
from auditor.truth import Interval, Truth, count_true, stands, total, within
from auditor.world import Reading, World

Cells = tuple[tuple[str, str], ...]


def sets_hold(check: Check, matrix: Confusion, world: World) -> tuple[Truth, str]:
    """Whether as many of the `rivals` as is told, or such a part of them, keep the bound in `numerator`."""
    if check.numerator is None or check.value is None or not check.rivals:
        return Truth.UNKNOWN, ""
    sizes = {cells: _size(check, cells, matrix, world) for cells in check.rivals}
    bound = check.numerator
    kept = {cells: stands(bound.op, size, Interval.point(bound.value)) for cells, size in sizes.items()}
    telling = [cells for cells, one in kept.items() if one is Truth.TRUE]
    named = ", ".join(f"{' and '.join(cells[0])} with {show(sizes[cells])}" for cells in telling[:3])
    more = f" and {len(telling) - 3} more" if len(telling) > 3 else ""
    return _many(
        check.value, count_true(kept.values()), len(kept), world
    ), f"so it is for {named or 'none'}{more}"


def _many(num: Num, count: Interval, size: int, world: World) -> Truth:
    if num.unit == "part":
        bound = num.fair() if world.reading is Reading.PRINTED else num.generous()
        return within(count.scaled(1 / size), bound)
    return within(count, Interval.point(num.value) if num.op == "=" else num.fair())


def _size(check: Check, cells: Cells, matrix: Confusion, world: World) -> Interval:
    if check.other != "gaps":
        return total(matrix.count(world, *cell) for cell in cells)
    return abs(matrix.count(world, *cells[0]) - matrix.count(world, *cells[-1]))
