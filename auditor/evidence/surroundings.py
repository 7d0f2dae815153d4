"""What a cell's surroundings let expect of it."""

from statistics import median

from auditor.model import Panel

Place = tuple[int, int]
# A cell needs this many neighbours, and a panel this many such cells, for anything to be expected.
FEWEST_NEIGHBOURS, FEWEST_CELLS = 3, 12


def expectations(panel: Panel) -> dict[Place, float]:
    """For each cell the median of its up to eight neighbours."""
    values = {place: quantity.value for place, quantity in panel.values.items()}
    found = {}
    for row, column in values:
        near = [(row + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
        around = [values[place] for place in near if place in values]
        if len(around) >= FEWEST_NEIGHBOURS:
            found[row, column] = median(around)
    return found


def usual_distance(panel: Panel, expected: dict[Place, float]) -> float | None:
    """How far cells usually are from what is expected of them: the ninth of ten, or None for few cells.

    Never less than two units of the last digit shown.
    """
    if len(expected) < FEWEST_CELLS:
        return None
    away = sorted(abs(panel.values[place].value - value) for place, value in expected.items())
    step = max(quantity.step for quantity in panel.values.values())
    return max(away[int(0.9 * (len(away) - 1))], 2 * step)
