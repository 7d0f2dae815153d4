"""Sentences on sums and means of whole lines are held against these."""

import pytest

from said import said

ORCHARD = """\
# Baskets picked in an orchard

- **Rows (Crew)**: Heron, Lark, Swift
- **Columns (Day)**: Monday, Tuesday, Wednesday, Thursday

| Crew \\ Day | Monday | Tuesday | Wednesday | Thursday |
|---|---|---|---|---|
| Heron | 31 | 28 | 40 | 35 |
| Lark | 22 | 41 | 19 | 26 |
| Swift | 37 | 33 | 29 | 42 |
"""
HARBOUR = """\
# Boats counted at three piers

## Summer

| pier \\ hour | 8 | 12 | 16 |
|---|---|---|---|
| east | 12 | 25 | 31 |
| west | 9 | 14 | 22 |
| north | 5 | 8 | 6 |

## Winter

| pier \\ hour | 8 | 12 | 16 |
|---|---|---|---|
| east | 4 | 11 | 9 |
| west | 6 | 15 | 10 |
| north | 2 | 3 | 1 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Daily totals range from 88 to 103.", "Daily totals range from 80 to 103."),
        ("Wednesday had fewer baskets in total than Thursday.", "Thursday had fewer baskets in total than Wednesday."),
        ("By its total, Tuesday is the second-highest day.", "By its total, Monday is the second-highest day."),
        ("On average, Lark has the lowest value.", "On average, Heron has the lowest value."),
        ("The row totals lie between 108 and 141.", "The row totals lie between 120 and 141."),
        ("Over the four days, Swift averages 35.25 baskets.", "Over the four days, Swift averages 38.25 baskets."),
    ],
)  # fmt: skip
def test_a_true_sentence_on_lines_is_supported_and_its_false_twin_refuted(true: str, false: str) -> None:
    assert said(ORCHARD, true).verdict == "supported"
    assert said(ORCHARD, false).verdict == "contradicted"


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("In the summer totals by pier, west comes second.", "In the summer totals by pier, north comes second."),
        ("Pier totals in winter fall from west over east to north.", "Pier totals in summer rise from east to west."),
    ],
)  # fmt: skip
def test_lines_of_a_panel_are_those_of_that_panel(true: str, false: str) -> None:
    assert said(HARBOUR, true).verdict != "contradicted"
    assert said(HARBOUR, false).verdict != "supported"


@pytest.mark.parametrize(
    "sentence",
    [
        "Apart from Monday, Lark has a total of 86.",
        "In all columns Swift lies above Lark in the mean of two days.",
        "Leaving Wednesday aside, the total of Heron is 134.",
        "The median of the totals is 132.",
    ],
)
def test_what_is_told_of_a_part_of_a_line_is_not_held_against_the_whole(sentence: str) -> None:
    assert not any(read.startswith("of the ") for read in said(ORCHARD, sentence).read_as)


def test_a_sentence_on_totals_under_the_title_of_a_row_is_judged_as_any_other() -> None:
    document = """\
# Parcels weighed

- **Rows (Van)**: Ash, Elm
- **Columns (Day)**: Monday, Tuesday, Friday

- **Row 1 (Ash)**: Values: 5, 9, 4. The highest total is that of Tuesday.
- **Row 2 (Elm)**: Values: 7, 12, 6. In total Friday comes last.
"""
    assert (
        "contradicted" not in said(document, "Monday has the highest total of all days but Tuesday.").verdicts
    )
