"""Ticks with the unit that their axis is told in, values with theirs, and things that are counted by names of their own."""

import pytest

from said import said

BREAD = """# Size of a loaf

Size in ml of displaced water, by hydration in per cent and proofing time in hours.

- Rows: the hydration in per cent (60, 70, 80)
- Columns: the proofing time in hours (4, 8, 12, 16)

### Values (hydration, hours)

- (60, 4): 310
- (60, 8): 352
- (60, 12): 388
- (60, 16): 401
- (70, 4): 338
- (70, 8): 395
- (70, 12): 474
- (70, 16): 463
- (80, 4): 331
- (80, 8): 402
- (80, 12): 441
- (80, 16): 420
"""
TOLD = [
    ("At 80 % the 12-hour loaf measures 441.", "At 80 % the 12-hour loaf measures 414."),
    ("The tallest loaf, 474 ml, came from 70 % hydration and 12 hours.", "The tallest loaf, 474 ml, came from 80 % hydration and 12 hours."),
    ("The four loaves at 80 per cent average 398.5 ml.", "The four loaves at 80 per cent average 389.5 ml."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TOLD, ids=[true for true, _ in TOLD])
def test_a_unit_tells_the_axis_and_goes_with_its_number(true: str, false: str) -> None:
    assert "supported" in said(BREAD, true).verdicts, said(BREAD, true)
    assert "contradicted" not in said(BREAD, true).verdicts, said(BREAD, true)
    assert "contradicted" in said(BREAD, false).verdicts, said(BREAD, false)


def test_a_number_of_things_must_be_that_of_the_cells_they_are_taken_for() -> None:
    assert "contradicted" not in said(BREAD, "The six loaves at 80 per cent average 389.5 ml.").verdicts


def test_two_measures_in_one_clause_tell_two_things() -> None:
    sums = "## Honey\n\n| Site | May | June |\n|---|---|---|\n| heath | 4 | 9 |\n| lane | 6 | 8 |\n| quarry | 1 | 2 |\n"
    text = (
        "The readings at lane add up to 14 kg, the largest row total of all, and quarry averages just 1.5 kg."
    )
    assert "contradicted" not in said(sums, text).verdicts, said(sums, text)
