"""One row whose sum differs from the sum that all other rows share."""

from collections import Counter
from collections.abc import Iterator

from auditor.evidence.lines import SIDES, Line, Side, axis_of, lines, marks, name_of
from auditor.model import Panel
from auditor.quantity import plain_number
from auditor.rule import Example, Finding, Severity, rule
from auditor.truth import NOISE

# That many other rows must share the sum; a row that is further from it than this has a sum of its own.
FEWEST, FAR = 3, 0.25
# Smaller counts add up to the same by chance.
SMALLEST = 50

_GRID = """\
## Heatmap: where five hundred walkers went next
| From | hill | lake | moor | wood |
|---|---|---|---|---|
| hill | 310 | 52 | 61 | 77 |
| lake | 48 | {second} | 90 | 85 |
| moor | 39 | 66 | 341 | 54 |
| wood | 71 | 83 | 24 | 322 |
"""


_TOTALLED = """\
## Heatmap: walkers by where they came from
| From | hill | lake | moor | Total |
|---|---|---|---|---|
| hill | 61 | 22 | 17 | 100 |
| lake | 18 | 70 | 12 | 100 |
| moor | 9 | 26 | 65 | 100 |
| wood | 21 | 33 | 36 | 90 |
"""


@rule(
    "MAT004",
    severity=Severity.WARNING,
    bad=[Example(_GRID.format(second="227"), marks="48 | 227 | 90 | 85", says="450, all other rows to 500")],
    good=[Example(_GRID.format(second="277")), Example(_GRID.format(second="N/A")), Example(_TOTALLED)],
)
def odd_row_sum(panel: Panel) -> Iterator[Finding]:
    """One row sums to something else than all other rows, which share their sum.

    Assumes that rows which sum to the same number (1, 100, or a count of at least fifty) are shares of one
    whole, as in a normalised or balanced confusion matrix, and that the odd one was misread. At least three
    other rows must agree, counts exactly (four, unless they sum to a round number), shares within their
    rounding. Rows with missing cells and rows of zeros do not take part; a row that differs by more than a
    quarter may have a whole of its own, and one whose total is written beside it has.
    Columns are looked at where the rows do not agree.
    """
    for side in SIDES:
        members = [line for line in lines(panel, side) if _is_whole(panel, side, line)]
        shared = _shared_sum(members)
        if shared is not None and len(members) >= FEWEST and all(_sums_to(line, shared) for line in members):
            return
        odd = [line for line in members if shared is not None and not _sums_to(line, shared)]
        odd = [line for line in odd if not _is_totalled(panel, side, line)]
        if shared is not None and len(odd) == 1 and len(members) > FEWEST and _near(odd[0], shared):
            yield _finding(panel, odd[0], shared)
            return


def _is_totalled(panel: Panel, side: Side, line: Line) -> bool:
    """Whether the grid itself gives what a line sums to."""
    own = (one for one in panel.totals if (one.row if side == "row" else one.column) == line.index)
    return any(one.quantity is not None and _sums_to(line, one.quantity.value) for one in own)


def _is_whole(panel: Panel, side: Side, line: Line) -> bool:
    other = axis_of(panel, "column" if side == "row" else "row")
    approximate = any(quantity.approximate for quantity in line.quantities)
    return (
        len(line.cells) == len(other.ticks) and len(line.cells) > 1 and any(line.values) and not approximate
    )


def _shared_sum(members: list[Line]) -> float | None:
    """The sum of all lines but at most one, or None."""
    if all(quantity.step >= 1 for line in members for quantity in line.quantities):
        sums = Counter(round(sum(line.values)) for line in members)
        count, times = sums.most_common(1)[0] if sums else (0, 0)
        telling = count >= SMALLEST and (count % 10 == 0 or times > FEWEST)
        if telling and sum(_sums_to(line, count) for line in members) >= len(members) - 1:
            return float(count)
        return None
    for whole in (1.0, 100.0):
        if sum(_sums_to(line, whole) for line in members) >= len(members) - 1:
            return whole
    return None


def _sums_to(line: Line, whole: float) -> bool:
    """Whether the numbers may add up to the whole; counts are exact, but whole percentages are rounded."""
    exact = whole != 100 and all(quantity.step >= 1 for quantity in line.quantities)
    rounding = 0.0 if exact else sum(quantity.step for quantity in line.quantities) / 2
    return abs(sum(line.values) - whole) <= rounding + NOISE * whole


def _near(line: Line, whole: float) -> bool:
    return abs(sum(line.values) - whole) <= FAR * whole


def _finding(panel: Panel, line: Line, whole: float) -> Finding:
    places = marks(line.cells)
    return Finding(
        f"{line} sums to {plain_number(sum(line.values))}, all other {line.side}s to {plain_number(whole)}",
        places[0],
        also=places[1:],
        panel=name_of(panel),
        stated=plain_number(whole),
        actual=plain_number(sum(line.values)),
    )
