"""Blocks of numbers that stand twice in one panel, at two places."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from auditor.evidence.chance import tie_rate
from auditor.model import Panel
from auditor.quantity import Quantity

Place = tuple[int, int]
# Grids with more cells are looked at by rows and columns only: the search grows with their square.
LARGEST = 900
# Where more of a panel than this repeats at one distance, that is its structure (a function of x + y).
STRUCTURE = 0.5


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle of cells that also stands `shift` further on; places are of its upper left corner."""

    row: int
    column: int
    height: int
    width: int
    shift: Place

    @property
    def places(self) -> list[Place]:
        """The places of the first writing, row by row."""
        rows, columns = range(self.row, self.row + self.height), range(self.column, self.column + self.width)
        return [(row, column) for row in rows for column in columns]

    @property
    def copies(self) -> list[Place]:
        """The places of the second writing, in the same order."""
        return [(row + self.shift[0], column + self.shift[1]) for row, column in self.places]


def repeated_blocks(panel: Panel) -> Iterator[Block]:
    """The largest rectangle that repeats, for each distance at which one does."""
    values = panel.values
    rows, columns = len(panel.rows.ticks), len(panel.columns.ticks)
    if not 0 < rows * columns <= LARGEST:
        return
    for down in range(rows):
        for right in range(-columns + 1, columns):
            if (down, right) <= (0, 0):
                continue
            same = {
                p
                for p in values
                if (q := (p[0] + down, p[1] + right)) in values and values[p].value == values[q].value
            }
            if len(same) > 4 and (block := _largest(same, (down, right))):
                yield block


def _largest(same: set[Place], shift: Place) -> Block | None:
    """The rectangle with the most cells among some places; it does not overlap its own copy."""
    best: Block | None = None
    for row, column in same:
        width = _run(same, row, column)
        height = 0
        while width and (row + height, column) in same:
            width = min(width, _run(same, row + height, column))
            height += 1
            block = Block(row, column, height, width, shift)
            apart = shift[0] >= height or abs(shift[1]) >= width
            if apart and (best is None or height * width > best.height * best.width):
                best = block
    return best


def _run(same: set[Place], row: int, column: int) -> int:
    width = 0
    while (row, column + width) in same:
        width += 1
    return width


def evidence(panel: Panel, block: Block, ends: Collection[float]) -> int:
    """How many numbers of a block count: those that differ from their neighbours, ends of the scale apart."""
    values = {place: panel.values[place].value for place in block.places}
    return sum(
        value not in ends and value not in (values.get((row, column - 1)), values.get((row - 1, column)))
        for (row, column), value in values.items()
    )


def chance_of_block(panel: Panel, block: Block, ends: Collection[float]) -> float:
    """How likely it is that some block of a panel agrees as fully; 1 where that is its structure."""
    down, right = block.shift
    inside = set(block.places)
    values = panel.values
    pairs = [
        (place, (values[place], values[place[0] + down, place[1] + right]))
        for place in values
        if (place[0] + down, place[1] + right) in values
    ]
    if sum(a.value == b.value for _, (a, b) in pairs) > STRUCTURE * len(pairs):
        return 1.0
    near = tie_rate((pair for place, pair in pairs if place not in inside), ends)
    return (
        len(values) ** 2
        / 2
        * float(max(near, _tie_rate_of_all(list(values.values()), ends)) ** evidence(panel, block, ends))
    )


def _tie_rate_of_all(quantities: list[Quantity], ends: Collection[float]) -> float:
    pairs = ((a, b) for i, a in enumerate(quantities) for b in quantities[i + 1 :])
    return tie_rate(pairs, ends)
