"""Parts of the cells and of the lines, in many wordings, each with a false twin; and parts of other things."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim_grids import ANIMALS, GRIPPERS, HARVEST, PARSERS, SERVER, SIGNAL
from said import said

TWINS = [
    (HARVEST, "A quarter of the yields' twelve cells exceed 6.5.", "A quarter of the cells exceed 4.6."),
    (HARVEST, "Two thirds of all values lie below 6.", "Two thirds of all values lie below 4."),
    (HARVEST, "One in four cells falls short of 4.", "One in two cells falls short of 4."),
    (HARVEST, "Three out of four cells stay above 4.", "Three out of four cells stay above 6."),
    (HARVEST, "One value in six is above 7.", "One value in two is above 7."),
    (HARVEST, "Every sixth cell is above 7.", "Every third cell is above 4."),
    (HARVEST, "Just over two fifths of the cells are above 5.", "Just over two fifths of the cells are above 8."),
    (HARVEST, "Nearly half of the cells are above 5.", "Nearly half of the cells are above 3."),
    (HARVEST, "Exactly half of the cells are 5.0 or more.", "Exactly half of the cells are 4.5 or more."),
    (HARVEST, "More than a third of the cells exceed 5.", "More than two thirds of the cells exceed 5."),
    (HARVEST, "Fewer than half of the cells exceed 5.", "Fewer than a tenth of the cells exceed 5."),
    (HARVEST, "Well over half of the values lie below 6.", "Well over three quarters of the values lie below 6."),
    (HARVEST, "25% of the cells lie below 4.", "75% of the cells lie below 4."),
    (HARVEST, "For East, half of the values are above 4.", "For East, a quarter of the values are above 3."),
    (SERVER, "A fifth of the settings exceed 300.", "Three fifths of the settings exceed 300."),
    (SERVER, "As many as 50 % of the cells exceed 230.", "As many as 80 % of the cells exceed 230."),
    (SERVER, "With 16 threads, three quarters of the values are above 250.", "With 16 threads, a quarter of the values are above 250."),
    (GRIPPERS, "Five in twelve Suction values are above 0.84.", "Two in twelve Suction values are above 0.84."),
    (PARSERS, "Three quarters of the parsers exceed 70 on News.", "Half of the parsers exceed 70 on News."),
    (PARSERS, "On Law, one in four parsers stays below 60.", "On Law, three in four parsers stay below 60."),
    (PARSERS, "Orca beats Heron in two thirds of the columns.", "Orca beats Heron in a third of the columns."),
    (PARSERS, "Values below 50 make up a quarter of the cells.", "Values below 50 make up three quarters of the cells."),
]  # fmt: skip
SILENT = [
    (HARVEST, "A third of the harvest comes from South."),
    (HARVEST, "One in five visitors stopped at North."),
    (HARVEST, "Half of the staff left in 2013."),
    (HARVEST, "Every second year the plots are ploughed."),
    (HARVEST, "Every second column exceeds 4.5 for North."),
    (ANIMALS, "In 30 % of the cases the vet was called."),
    (ANIMALS, "A tenth of the animals had fleas."),
    (SIGNAL, "A third of the cells are above 0.5."),
    (PARSERS, "Two in three authors worked on Lynx."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_share_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_a_part_of_other_things_is_left_alone(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert "contradicted" not in found.verdicts, found
    assert found.verdict != "supported", found


@pytest.mark.parametrize(
    "sentence",
    [
        "In 2014, North is half of South plus a bit more.",
        "In 2012, North is nine tenths of South.",
        "South's 2014 value is about four fifths of its 2011 value.",
    ],
)
def test_a_part_of_one_value_is_no_share_of_the_cells(sentence: str) -> None:
    found = said(HARVEST, sentence)
    assert "count" not in found.kinds, found
    assert "contradicted" not in found.verdicts, found


def test_what_is_counted_is_told() -> None:
    assert "3 of 12" in said(HARVEST, "Two thirds of the cells exceed 6.5.").explanations[0]


WORDS = {2: "half", 3: "a third", 4: "a quarter", 6: "a sixth", 12: "a twelfth"}


@given(
    st.lists(st.integers(10, 99), min_size=12, max_size=12, unique=True),
    st.sampled_from(list(WORDS)),
    st.integers(0, 12),
)
def test_a_share_that_is_right_is_never_refuted_and_one_far_off_never_supported(
    values: list[int], parts: int, count: int
) -> None:
    edge = sorted(values, reverse=True)[count - 1] - 0.5 if count else 99.5
    rows = [f"| r{k} | {' | '.join(map(str, values[k : k + 4]))} |" for k in (0, 4, 8)]
    grid = "\n".join(["## Finds", "", "| pit | a | b | c | d |", "|---|---|---|---|---|", *rows])
    verdict = said(grid, f"{WORDS[parts].capitalize()} of the cells exceed {edge}.").verdict
    if count * parts == 12:
        assert verdict == "supported"
    elif abs(count - 12 / parts) > 1:
        assert verdict != "supported"
