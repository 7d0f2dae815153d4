"""Grids in less usual dress: arrows behind rows, names joined by a slash, sentences row by row, shares class by class."""

import pytest

from sketch import sketch

FORMS = {
    "rows behind arrows": (
        "- **Oak** → May: 4%; June: 5%; July: 6%\n- **Elm** → May: 7%; June: N/A; July: 9%\n",
        "[May, June, July] Oak: 4 5 6; Elm: 7 - 9",
    ),
    "columns with equals signs, their axes named without ticks": (
        "Oak: May=4, June=5\nElm: May=7, June=8\n\nRows (y): tree. Columns (x): month. The colour bar goes from 2 to 9.\n",
        "[May, June] Oak: 4 5; Elm: 7 8",
    ),
    "two names joined by a slash before a dash": (
        "Oak/May - 4\nOak/June - 1,005\nElm/May - 7\nElm/June - 8\n",
        "[May, June] Oak: 4 1005; Elm: 7 8",
    ),
    "sentences that tell a row each, columns in a sentence": (
        "The three columns are, from left to right, the Park, the Lane and the Quay.\n\n"
        "The row for Oak reads 4, 5 and 6 from left to right.\nThe row for Elm reads 7, 8 and 9 from left to right.\n",
        "[Park, Lane, Quay] Oak: 4 5 6; Elm: 7 8 9",
    ),
    "columns told in order before their verb": (
        "Columns, from left to right, are the depths 5 m, 10 m and 15 m; rows, from top to bottom, are trees.\n\n"
        "Row 1 (Oak): 4 | 5 | 6\nRow 2 (Elm): 7 | 8 | 9\n",
        "[5 m, 10 m, 15 m] Oak: 4 5 6; Elm: 7 8 9",
    ),
    "a line over the heads that names their axis": (
        "|  | Depth (m) |  |  |\n|---|---|---|---|\n| **Tree** | 5 | 10 | 15 |\n| Oak | 4 | 5 | 6 |\n| Elm | 7 | 8 | 9 |\n",
        "[5, 10, 15] Oak: 4 5 6; Elm: 7 8 9",
    ),
    "tabs that leave cells open": (
        "```tsv\nTree\t5\t10\t15\nOak\t4\t\t6\nElm\t7\t8\t\n```\n",
        "[5, 10, 15] Oak: 4 - 6; Elm: 7 8 -",
    ),
    "commas that leave cells open": (
        "```csv\nTree,5,10,15\nOak,,5,6\nElm,7,,9\n```\n",
        "[5, 10, 15] Oak: - 5 6; Elm: 7 - 9",
    ),
    "shares of what each class was taken for": (
        "- Oak was read as Oak in 83%, as Elm in 12% and as Fir in 5% of all cases.\n"
        "- Elm was read as Oak in 16%, as Elm in 75% and as Fir in 9% of all cases.\n"
        "- Fir was read as Oak in 2%, as Elm in 4% and as Fir in 94% of all cases.\n",
        "[Oak, Elm, Fir] Oak: 83 12 5; Elm: 16 75 9; Fir: 2 4 94",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_a_form_gives_its_grid(form: str) -> None:
    text, grid = FORMS[form]
    assert sketch(f"# Trees\n\n{text}") == [f"Trees {grid}"]


def test_what_is_said_of_it_makes_no_column() -> None:
    table = "| Tree | Oak | Elm |\n|---|---|---|\n| Oak | 40 | 10 |\n| Elm | 8 | 42 |\n"
    told = "Recall differs: it is 80.0% for Oak and 84.0% for Elm.\n"
    assert sketch(f"# Trees\n\n{table}\n{told}") == ["Trees [Oak, Elm] Oak: 40 10; Elm: 8 42"]


LISTED = "Columns: hours (1 h, 2 h, 4 h). Rows: dough.\n\n"


def test_a_line_of_named_values_stands_under_its_row() -> None:
    lines = "- Rye\n  - 1 h: 39, 2 h: 41, 4 h: N/A\n- Spelt\n  - 1 h: 35, 2 h: 36, 4 h: 38\n"
    assert sketch(f"# Rise of dough\n\n{LISTED}{lines}") == [
        "Rise of dough [1 h, 2 h, 4 h] Rye: 39 41 -; Spelt: 35 36 38"
    ]


def test_a_line_may_hold_several_places() -> None:
    lines = "- (1 h, Rye): 39; (2 h, Rye): 41; (4 h, Rye): 40\n- (1 h, Spelt): 35; (2 h, Spelt): 36; (4 h, Spelt): 38\n"
    assert sketch(f"# Rise of dough\n\n{LISTED}{lines}") == [
        "Rise of dough [1 h, 2 h, 4 h] Rye: 39 41 40; Spelt: 35 36 38"
    ]


def test_columns_may_be_told_across() -> None:
    axes = (
        "- downwards, the two trees, one row each\n- across, the sampling dates (12 Aug, 19 Aug, 26 Aug)\n\n"
    )
    found = sketch(f"# Sap\n\nAxes:\n\n{axes}Data:\n\n- Oak: 48, 55, 61\n- Elm: 52, 60, 67\n")
    assert [line.partition("[")[2] for line in found] == [
        "12 Aug, 19 Aug, 26 Aug] Oak: 48 55 61; Elm: 52 60 67"
    ]
