"""How much values vary: range and standard deviation, of all of them or line by line."""

from collections import defaultdict
from collections.abc import Sequence
from math import inf
from statistics import fmean, pstdev

from auditor.claims.judging import Valued
from auditor.claims.pairing import Group, measured, spread
from auditor.truth import Interval, Truth
from auditor.world import World


def spreads(group: Group, along: str, world: World) -> list[Interval]:
    """The range and the standard deviation of a group, of all its cells or line by line along a side.

    "Along rows" means from row to row, within each column.
    """
    cells = group.cells(world)
    lines = _lines(cells, along) if along else [cells]
    return [_mean_range(lines), _mean_deviation(lines)]


def _lines(cells: Sequence[Valued], along: str) -> list[list[Valued]]:
    lines: dict[tuple[int, int], list[Valued]] = defaultdict(list)
    for cell in cells:
        lines[cell.panel, cell.column if along == "rows" else cell.row].append(cell)
    return [line for line in lines.values() if len(line) > 1]


def _mean_range(lines: Sequence[Sequence[Valued]]) -> Interval:
    return measured([spread([cell.value for cell in line]) for line in lines], "mean")


def _mean_deviation(lines: Sequence[Sequence[Valued]]) -> Interval:
    """The mean standard deviation; all that can be where a value is not known."""
    if not lines or any(
        cell.value.high - cell.value.low == inf or not cell.value.known for line in lines for cell in line
    ):
        return Interval(0.0, inf)
    deviation = fmean(pstdev([cell.value.middle for cell in line]) for line in lines)
    slack = max(cell.value.high - cell.value.low for line in lines for cell in line) / 2
    return Interval(max(0.0, deviation - slack), deviation + slack)


def range_of(group: Group, along: str, world: World) -> list[Interval]:
    """The ranges of a group's lines along a side, or of all of it."""
    cells = group.cells(world)
    lines = _lines(cells, along) if along else [cells]
    return [spread([cell.value for cell in line]) for line in lines if len(line) > 1]


def agreeing(truths: Sequence[Truth]) -> Truth:
    """True or false only where all measures say so."""
    kinds = set(truths)
    return kinds.pop() if len(kinds) == 1 else Truth.UNKNOWN
