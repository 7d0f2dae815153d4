"""What a list of ticks says of its names is none of them, wherever it stands."""

import pytest

from auditor.reading.document import read
from auditor.source import Source

TABLE = """

| | {} |
|{}|
| 1 | {} |
| 2 | {} |
"""

QUARRIES = ["Flint", "Chalk", "Slate", "Marl"]
LOADS = ["10", "20", "40", "80"]
LISTS = {
    "left to right `Flint`, `Chalk`, `Slate`, `Marl`, under both grids.": QUARRIES,
    "`Flint`, `Chalk`, `Slate`, `Marl` beside each of the panels": QUARRIES,
    "Flint, Chalk, Slate, Marl, repeated beside each map": QUARRIES,
    "Flint, Chalk, Slate, Marl, as one goes downstream": QUARRIES,
    "Flint, Chalk, Slate, Marl, the lowest pit being drawn last": QUARRIES,
    "Flint, Chalk, Slate, Marl, deepest pit rightmost": QUARRIES,
    "Flint, Chalk, Slate, Marl, clockwise": QUARRIES,
    "Flint, Chalk, Slate, Marl, thus four columns": QUARRIES,
    "Flint, Chalk, Slate, Marl, i.e. four columns in all": QUARRIES,
    "Flint, Chalk, Slate, Marl, when read from the left": QUARRIES,
    "Flint, Chalk, Slate, Marl, valid for both maps": QUARRIES,
    "Flint, Chalk, Slate and Marl of the second survey": QUARRIES,
    "Flint on the left, followed by Chalk, Slate and, at the very right, Marl": QUARRIES,
    "at the left Flint, then Chalk and Slate, at the right Marl": QUARRIES,
    "left column Flint, next Chalk, next Slate, right column Marl": QUARRIES,
    "flint, chalk, slate, marl, no gaps between them": ["flint", "chalk", "slate", "marl"],
    "flint, chalk, slate, marl, below each panel": ["flint", "chalk", "slate", "marl"],
    "10 comes first, followed by 20, 40 and 80": LOADS,
    "10, 20, 40, 80, i.e. 4 columns": LOADS,
    "10, 20, 40, 80, 4 columns altogether": LOADS,
    "10, 20, 40, 80, 40 being printed in bold": LOADS,
    "10 at the left, then 20, 40, and 80 at the right": LOADS,
    "step size 10, 20, 40, 80": LOADS,
}


@pytest.mark.parametrize(("text", "ticks"), LISTS.items())
def test_a_list_ends_before_what_is_said_of_it(text: str, ticks: list[str]) -> None:
    cells = [" | ".join(map(str, range(start, start + len(ticks)))) for start in (31, 57)]
    table = TABLE.format(" | ".join(ticks), "|".join("-" * (len(ticks) + 1)), *cells)
    (panel,) = read(Source("d.md", f"- **X-axis (pit)**: {text}\n- **Y-axis (year)**: 1, 2\n{table}")).panels
    assert panel.columns.declaration is not None
    assert [tick.text for tick in panel.columns.declaration.ticks] == ticks


STACKED = [
    "Vertically the pits are stacked, Flint at the bottom, Chalk above it, and Slate on top; horizontally come 1 and 2.",
    "On the vertical axis stand the pits, Flint lowest, then Chalk, then Slate; on the horizontal axis 1 and 2.",
    "The rows are the pits, Flint in the bottom row, Chalk above it and Slate on top. The columns are 1 and 2.",
]


@pytest.mark.parametrize("text", STACKED[:2])
def test_a_name_before_a_list_that_tells_its_ends_is_none_of_it(text: str) -> None:
    data = "\n\n- Flint: 4, 7\n- Chalk: 5, 9\n- Slate: 6, 8\n"
    (panel,) = read(Source("d.md", text + data)).panels
    assert [tick.text for tick in panel.rows.ticks] == ["Flint", "Chalk", "Slate"]


def test_where_names_are_printed_declares_no_further_axis() -> None:
    text = "Each row is a pit: Flint, Chalk, as listed on the left. Each column is a year: 1, 2, as printed below.\n\n"
    (panel,) = read(Source("d.md", text + "- Flint: 4, 7\n- Chalk: 5, 9\n")).panels
    assert panel.rows.label == "pit"
    assert [tick.text for tick in panel.columns.ticks] == ["1", "2"]


def test_lines_per_variable_are_listed_by_their_names() -> None:
    text = """The map has one row per pit and one column per hour; the pits are, from the top, Flint, Chalk and Slate,
and the hours run from 6 to 18 in steps of 6.

- At Flint the queue is 4, 7 and 5 carts long.
- At Chalk it is 9, 8 and 2.
- At Slate it is 3, 6 and 1.
""".replace("Slate,\nand", "Slate, and")
    (panel,) = read(Source("d.md", text)).panels
    assert [tick.text for tick in panel.rows.ticks] == ["Flint", "Chalk", "Slate"]
    assert [tick.text for tick in panel.columns.ticks] == ["6", "12", "18"]
    assert panel.values[(0, 2)].value == 5
