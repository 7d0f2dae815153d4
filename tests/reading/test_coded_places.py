"""Places told by a code of row and column: "B3", "r2c1"; and codes that nothing declares."""

import pytest

from sketch import sketch

AXES = "# Tray\n\n- Rows: A, B\n- Columns: 1 to 3\n\n"
TRAY = ["Tray [1, 2, 3] A: 4 5 6; B: 7 8 9"]


@pytest.mark.parametrize(
    "lines",
    [
        "- A1: 4, A2: 5, A3: 6\n- B1: 7, B2: 8, B3: 9",
        "- A1 4, A2 5, A3 6\n- B1 7, B2 8, B3 9",
        "- A1 = 4; A2 = 5; A3 = 6\n- B1 = 7; B2 = 8; B3 = 9",
        "**Row A:** A1: 4, A2: 5, A3: 6\n**Row B:** B1: 7, B2: 8, B3: 9",
        "**Row A:** A1 (4), A2 (5), A3 (6)\n**Row B:** B1 (7), B2 (8), B3 (9)",
        "- Well A1: 4\n- Well A2: 5\n- Well A3: 6\n- Well B1: 7\n- Well B2: 8\n- Well B3: 9",
        "| Well | Count |\n|--|--|\n| A1 | 4 |\n| A2 | 5 |\n| A3 | 6 |\n| B1 | 7 |\n| B2 | 8 |\n| B3 | 9 |",
    ],
)
def test_a_code_names_a_row_and_a_column(lines: str) -> None:
    assert sketch(AXES + lines + "\n") == TRAY


def test_codes_that_cross_need_no_declaration() -> None:
    assert sketch("# Tray\n\n- A1: 4, A2: 5, A3: 6\n- B1: 7, B2: 8, B3: 9\n") == TRAY


def test_rows_and_columns_are_named_by_their_letters() -> None:
    text = "# Tray\n\n- Rows: 1 to 2\n- Columns: 1 to 2\n\n- r1c1: 4\n- r1c2: 5\n- r2c1: 6\n- r2c2: 7\n"
    assert sketch(text) == ["Tray [1, 2] 1: 4 5; 2: 6 7"]


def test_declared_columns_that_count_are_no_columns_without_names() -> None:
    text = AXES + "| Spot | Count |\n|--|--|\n" + "".join(f"| {r}/{c} | {c} |\n" for r in "AB" for c in "123")
    assert sketch(text) == ["Tray [1, 2, 3] A: 1 2 3; B: 1 2 3"]
