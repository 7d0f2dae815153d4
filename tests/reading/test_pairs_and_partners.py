"""Grids of pairs: told below the titles of several panels, in triangles by partners, in lists without columns."""

import pytest

from auditor.model import Panel
from auditor.reading.document import read
from auditor.source import Source

PAIRS = """# Which birds feed together

## Wet months

- Crow {0} Finch: 0.41
- Crow {0} Gull: -0.20
- Finch {0} Gull: 0.07

## Dry months

- Crow {0} Finch: 0.52
- Crow {0} Gull: -0.31
- Finch {0} Gull: 0.12
"""
PARTNERS = """# Mixing of four paints

- **P1** (with P2 to P4): 7, 5, 2
- **P2** (with P3, P4): 6, 3
- **P3** (with P4): 8
"""
NESTED = """# Mixing of four paints

- P1 {0}
  - P2: 7
  - P3: 5
  - P4: 2
- P2 {0}
  - P3: 6
  - P4: 3
- P3 {0}
  - P4: 8
"""
SQUARE = """# Shared words of three dialects

- North: 100, 64, 31
- Middle: 64, 100, 58
- South: 31, 58, 100
"""
UPPER = """# Distances

The towns Ash, Bay, Cove and Dale label both axes.

- Ash: 12, 25, 40
- Bay: 14, 30
- Cove: 17
"""


def panels(text: str) -> tuple[Panel, ...]:
    return tuple(read(Source("d.md", text)).panels)


def told(panel: Panel) -> dict[tuple[str, str], float | None]:
    rows, columns = panel.rows.ticks, panel.columns.ticks
    return {
        (rows[cell.row].text, columns[cell.column].text): cell.quantity.value if cell.quantity else None
        for cell in panel.cells
    }


@pytest.mark.parametrize("joint", ["vs.", "–", "and", "&", "↔", "with"])
def test_pairs_below_the_titles_of_two_panels_are_cells_of_each(joint: str) -> None:
    wet, dry = panels(PAIRS.format(joint))
    assert [wet.name, dry.name] == ["Wet months", "Dry months"]
    assert told(wet) == {("Crow", "Finch"): 0.41, ("Crow", "Gull"): -0.2, ("Finch", "Gull"): 0.07}
    assert told(dry)["Finch", "Gull"] == 0.12


@pytest.mark.parametrize("text", [PARTNERS, NESTED.format("with")])
def test_a_list_that_names_its_partners_is_a_row_of_a_triangle(text: str) -> None:
    (panel,) = panels(text)
    assert told(panel) == {
        ("P1", "P2"): 7, ("P1", "P3"): 5, ("P1", "P4"): 2, ("P2", "P3"): 6, ("P2", "P4"): 3, ("P3", "P4"): 8,
    }  # fmt: skip


def test_a_list_whose_length_is_not_that_of_its_partners_is_not_cut_to_fit() -> None:
    (panel,) = panels(PARTNERS.replace("7, 5, 2", "7, 5"))
    assert ("P1", "P4") not in told(panel)


def test_a_symmetric_square_without_columns_has_the_names_of_its_rows() -> None:
    (panel,) = panels(SQUARE)
    assert told(panel)["North", "South"] == 31
    (skew,) = panels(SQUARE.replace("31, 58, 100", "33, 58, 100"))
    assert [tick.text for tick in skew.columns.ticks] == ["1", "2", "3"]


def test_lists_that_lack_the_diagonal_begin_beside_it() -> None:
    (panel,) = panels(UPPER)
    assert told(panel)["Ash", "Bay"] == 12
    assert told(panel)["Cove", "Dale"] == 17


def test_the_lower_half_of_a_table_with_numbered_heads_has_no_cells_above_its_diagonal() -> None:
    text = (
        "# Scales\n\n| | 1 | 2 | 3 |\n|---|---|---|---|\n| 1. Calm | — | | |\n| 2. Wit | .3 | — | |\n| 3. Tact"
        " | -.1 | .4 | — |\n"
    )
    (panel,) = panels(text)
    assert len(panel.cells) == 6


@pytest.mark.parametrize(
    "line", ["Support: 50 calls per class, 150 in all", "Mean recall of both coasts (East, West): 71.5%"]
)
def test_what_speaks_of_several_classes_is_no_row_and_no_cell(line: str) -> None:
    text = (
        "# Calls\n\nRows are the true coasts (East, West, Isle, Cape), columns the same four as heard.\n\n## Counts\n\n"
        "- East: 40, 5, 3, 2\n- West: 6, 41, 2, 1\n- Isle: 1, 2, 44, 3\n- Cape: 0, 3, 4, 43\n\n"
        f"## More\n\n- {line}\n"
    )
    (panel,) = panels(text)
    assert len(panel.cells) == 16
    assert len(panel.rows.ticks) == 4


LACKING = """# Which spices share a jar

- **Both axes:** Anise, Basil, Clove, {listed}

- Anise vs. Basil: 0.31
- Anise vs. Clove: 0.12
- Anise vs. Dill: -0.07
- Anise vs. Mace: 0.22
- Basil vs. Clove: 0.44
- Basil vs. Dill: 0.58
- Basil vs. Mace: -0.15
- Clove vs. Dill: 0.05
- Clove vs. Mace: 0.63
- Dill vs. Mace: 0.09
"""


@pytest.mark.parametrize("listed", ["Dill, Mace", "Mace", "Dill"])
def test_a_name_that_a_list_of_ticks_leaves_out_loses_no_pair(listed: str) -> None:
    (panel,) = panels(LACKING.format(listed=listed))
    assert len(panel.cells) == 10
    assert len({tick.text for axis in (panel.rows, panel.columns) for tick in axis.ticks}) == 5


IN_TWO_LISTS = """# Which spices share a jar

Pairs of anise:
- Anise vs. Basil: 0.31
- Anise vs. Clove: 0.12
- Anise vs. Dill: -0.07

The other pairs:
- Basil vs. Clove: 0.44
- Basil vs. Dill: 0.58
- Clove vs. Dill: {last}
"""


def test_lists_of_pairs_that_make_one_triangle_are_one_grid() -> None:
    (panel,) = panels(IN_TWO_LISTS.format(last="0.05"))
    assert len(panel.cells) == 6
