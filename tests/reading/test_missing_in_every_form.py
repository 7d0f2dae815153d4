"""A word for a missing value is read as one, whatever the form in which the cells are written."""

import pytest

from sketch import read_text

_AXES = "- **Rows:** inn, mill\n- **Columns:** 3 am, 6 am, 9 am\n\n"
WORDS = [
    "n/a",
    "N/A",
    "n/d",
    "no data",
    "no reading",
    "not measured",
    "illegible",
    "unknown",
    "missing",
    "OOM",
]
FORMS = [
    "- inn\n  - 3 am = 12 kg\n  - 6 am = {0}\n  - 9 am = 14 kg\n- mill\n  - 3 am = 7 kg\n  - 6 am = 8 kg\n  - 9 am = {0}\n",
    "- inn\n  - 3 am: 12\n  - 6 am: {0}\n  - 9 am: 14\n- mill\n  - 3 am: 7\n  - 6 am: 8\n  - 9 am: {0}\n",
    "- inn: 12, {0}, 14\n- mill: 7, 8, {0}\n",
    "**inn** – 3 am: 12; 6 am: {0}; 9 am: 14\n**mill** – 3 am: 7; 6 am: 8; 9 am: {0}\n",
    "| | 3 am | 6 am | 9 am |\n|---|---|---|---|\n| inn | 12 | {0} | 14 |\n| mill | 7 | 8 | {0} |\n",
    "- (inn, 3 am): 12\n- (inn, 6 am): {0}\n- (inn, 9 am): 14\n- (mill, 3 am): 7\n- (mill, 6 am): 8\n- (mill, 9 am): {0}\n",
]  # fmt: skip


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("form", FORMS)
def test_a_word_for_a_missing_value_holds_its_place(form: str, word: str) -> None:
    (panel,) = read_text(f"# Flour\n\n{_AXES}{form.format(word)}").panels
    written = {
        (cell.row, cell.column): cell.quantity.value if cell.quantity else None for cell in panel.cells
    }
    assert written == {(0, 0): 12, (0, 1): None, (0, 2): 14, (1, 0): 7, (1, 1): 8, (1, 2): None}


def test_a_shade_may_stand_before_a_missing_value() -> None:
    text = "# Ferry\n\n```\n        6 h   8 h   9 h\nQuay  ░  9  ▒ 34  ░ n/a\nHead  ▒ 27  ▓ 58  ▒  31\n```\n"
    (panel,) = read_text(text).panels
    assert [cell.text for cell in panel.cells] == ["9", "34", "n/a", "27", "58", "31"]


@pytest.mark.parametrize("lower", [True, False])
def test_half_a_square_may_have_missing_values(lower: bool) -> None:
    head = "        Ada   Bea   Cid   Dot\n"
    rows = (
        "Ada    1.00\nBea    0.30  1.00\nCid     n/a  0.40  1.00\nDot    0.20  0.50   n/a  1.00\n"
        if lower
        else "Ada    1.00  0.30   n/a  0.20\nBea          1.00  0.40  0.50\nCid                1.00   n/a\nDot                      1.00\n"
    )
    (panel,) = read_text(f"# Voices\n\n```\n{head}{rows}```\n").panels
    assert len(panel.cells) == 10
    assert sum(cell.quantity is None for cell in panel.cells) == 2
