"""Counts and shares of cells of a confusion matrix, and what is said of every class: true ones, each with a false twin."""

import pytest

from said import said

BIRDS = """## Confusion matrix

| Actual \\ Predicted | owl | kite | crow |
|---|---|---|---|
| owl | 40 | 10 | 3 |
| kite | 12 | 45 | 2 |
| crow | 1 | 4 | 60 |
"""
COUNTED = [
    ("Keepers and model agree at 145 of the birds.", "Keepers and model agree at 154 of the birds."),
    ("Owls and kites are the trouble. The two cells together make 22 errors.", "Owls and kites are the trouble. The two cells together make 24 errors."),
    ("Swaps between kite and crow are rare, only 6 in all.", "Swaps between kite and crow are rare, only 9 in all."),
    ("Adding the converse, the swaps between owls and kites come to 22.", "Adding the converse, the swaps between owls and kites come to 27."),
]  # fmt: skip
SURELY = [
    ("All classes are recognised more than 75% of the time.", "All classes are recognised more than 80% of the time."),
    ("Kite and owl stand out. Both have a recall above 75%.", "Kite and owl stand out. Both have a recall above 85%."),
    ("Owls are taken for kites 10 times. The reverse error is more frequent (12).", "Owls are taken for kites 10 times. The reverse error is rarer (12)."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), COUNTED, ids=[true for true, _ in COUNTED])
def test_a_count_of_cells_is_supported_only_where_the_matrix_gives_it(true: str, false: str) -> None:
    assert "supported" in said(BIRDS, true).verdicts, said(BIRDS, true)
    assert "contradicted" not in said(BIRDS, true).verdicts, said(BIRDS, true)
    last = said(BIRDS, false).verdicts[-1]
    assert last != "supported", said(BIRDS, false)


@pytest.mark.parametrize(("true", "false"), SURELY, ids=[true for true, _ in SURELY])
def test_what_is_told_in_full_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert "supported" in said(BIRDS, true).verdicts, said(BIRDS, true)
    assert "contradicted" not in said(BIRDS, true).verdicts, said(BIRDS, true)
    assert said(BIRDS, false).verdict == "contradicted", said(BIRDS, false)


@pytest.mark.parametrize(
    "sentence",
    ["For every actual class the right answer is the most common one.", "The darkest cell of each row and column lies on the diagonal."],
)  # fmt: skip
def test_a_diagonal_that_leads_is_told(sentence: str) -> None:
    assert said(BIRDS, sentence).verdict == "supported", said(BIRDS, sentence)
    beaten = BIRDS.replace("| kite | 12 | 45", "| kite | 52 | 45")
    assert said(beaten, sentence).verdict != "supported", said(beaten, sentence)


def test_an_exception_is_made_of_what_does_not_keep_the_bound() -> None:
    low = BIRDS.replace("| owl | 40 | 10", "| owl | 30 | 20")
    assert (
        said(low, "Apart from owl, every class is recovered in more than seven out of ten cases.").verdict
        == "supported"
    )
    assert (
        said(low, "Apart from crow, every class is recovered in more than seven out of ten cases.").verdict
        != "supported"
    )
    assert (
        said(low, "Apart from owl, every class is recovered in more than nine out of ten cases.").verdict
        != "supported"
    )


def test_a_share_of_the_errors_is_no_bound_of_the_counts() -> None:
    text = "Owls and kites are the trouble. Together they are behind {}% of all mistakes."
    assert "supported" not in said(BIRDS, text.format(62)).verdicts


def test_an_axis_that_is_counted_is_told_no_other_count() -> None:
    grid = "## Yield\n\n| Soil | wheat | rye |\n|---|---|---|\n| clay | 4 | 5 |\n| loam | 6 | 7 |\n| sand | 2 | 3 |\n"
    assert said(grid, "Three soils are crossed with two grain types.").verdict != "contradicted"
    assert said(grid, "The soils have three levels.").verdict != "contradicted"


def test_each_class_of_a_list_has_its_own_value() -> None:
    sentence = "Sensitivity by level was 75.5% for owl, {}% for kite and 92.3% for crow."
    assert said(BIRDS, sentence.format(76.3)).verdict == "supported"
    assert said(BIRDS, sentence.format(79.3)).verdict == "contradicted"
