"""Sentences that were misheard: labels told again, losers named first, numbers passed, cells that were told before."""

import pytest

from said import said

ROWING = """\
# Rowing power

Watts. Rows: damper setting. Columns: stroke rate.

| Damper | 18 | 22 | 28 |
|---|---|---|---|
| 2 | 118 | 150 | 205 |
| 4 | 130 | 171 | 234 |
| 8 | 140 | 182 | 232 |
| 10 | 139 | 178 | 203 |
"""
WEIGHTS = """\
# Attention weights

- **X-axis (source):** `The`, `old`, `clock`, `[EOS]`
- **Y-axis (target):** `Die`, `alte`, `Uhr`, `[EOS]`

- (The, Die): 0.82; (old, Die): 0.09; (clock, Die): 0.05; ([EOS], Die): 0.04
- (The, alte): 0.07; (old, alte): 0.49; (clock, alte): 0.41; ([EOS], alte): 0.03
- (The, Uhr): 0.02; (old, Uhr): 0.02; (clock, Uhr): 0.93; ([EOS], Uhr): 0.03
- (The, [EOS]): 0.02; (old, [EOS]): 0.01; (clock, [EOS]): 0.02; ([EOS], [EOS]): 0.95
"""
LAKE = """\
# Oxygen in a lake

Milligrams per litre. Rows are depths, columns are months.

| Depth | Jun | Jul | Aug | Sep |
|---|---|---|---|---|
| 0 m | 9.1 | 8.7 | 8.2 | 8.8 |
| 5 m | 8.8 | 8.1 | 7.4 | 8.0 |
| 10 m | 6.0 | 4.9 | 3.1 | 2.6 |
| 15 m | 5.1 | 3.8 | 2.2 | 1.4 |
"""
MOODS = """\
# Correlation of habits

Rows and columns: Sleep, Study, Stress, Marks.

| | Sleep | Study | Stress | Marks |
|---|---|---|---|---|
| Sleep | 1.00 | -0.12 | -0.46 | 0.33 |
| Study | -0.12 | 1.00 | 0.19 | 0.58 |
| Stress | -0.46 | 0.19 | 1.00 | -0.17 |
| Marks | 0.33 | 0.58 | -0.17 | 1.00 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("At a rate of 28, damper 8 is overtaken by damper 4 (234 W versus 232 W).", "supported"),
        ("At a rate of 28, damper 8 is overtaken by damper 4 (232 W versus 234 W).", "supported"),
        ("At a rate of 28, damper 8 is overtaken by damper 4 (244 W versus 232 W).", "contradicted"),
        ("At a rate of 28, damper 8 loses to damper 4 (234 to 232).", "supported"),
    ],
)
def test_the_values_of_a_loser_named_first_may_stand_in_either_order(sentence: str, verdict: str) -> None:
    assert said(ROWING, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("230 W is passed in two cells only.", "supported"),
        ("230 W is passed in three cells only.", "contradicted"),
        ("205 W is crossed twice.", "supported"),
        ("190 W is never topped at 22.", "supported"),
        ("180 W is never topped at 22.", "contradicted"),
        ("240 W is never exceeded.", "supported"),
    ],
)
def test_a_number_that_is_passed_is_a_bound(sentence: str, verdict: str) -> None:
    assert said(ROWING, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("At 22 the second-largest damper, 8, is the best (182).", "supported"),
        ("At 18 the best damper is 8 (140), and at 22 the second-largest damper, 8, is the best (182).", "supported"),
        ("At 28 the largest damper, 10, is the worst.", "supported"),
        ("The highest rate, 28, has the highest mean.", "supported"),
        ("Damper 2 has the least at every rate except the highest, 28.", "supported"),
    ],
)  # fmt: skip
def test_a_tick_told_by_its_size_may_be_told_again_by_its_label(sentence: str, verdict: str) -> None:
    assert said(ROWING, sentence).verdict == verdict


def test_every_line_but_one_is_not_every_line() -> None:
    sentence = "Damper 2 produces the least at every stroke rate but the highest, 28, where damper 10 is lowest with 203 W."
    assert said(ROWING, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ("**Weakest diagonal cell:** `alte`→`old` at 0.49.", "supported"),
        ("**Strongest off-diagonal weight:** 0.41, `alte` to `clock`.", "supported"),
        ("**Lowest value on the diagonal:** 0.51", "contradicted"),
        ("**Smallest value off the diagonal:** 0.01", "supported"),
    ],
)
def test_a_label_may_tell_the_part_in_which_an_extreme_was_looked_for(line: str, verdict: str) -> None:
    assert said(WEIGHTS, line).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("The diagonal decreases from the first row to the second.", "supported"),
        ("The diagonal increases from the second row to the last.", "supported"),
        ("The diagonal increases from the first row to the second.", "contradicted"),
    ],
)
def test_a_part_of_a_diagonal_is_followed(sentence: str, verdict: str) -> None:
    assert said(WEIGHTS, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("line", "verdict"),
    [
        ("**Maximum value:** 234", "supported"),
        ("**Maximum value:** 244", "contradicted"),
        ("**Mean of damper 2:** 157.7", "supported"),
        ("**Mean of damper 2:** 167.7", "contradicted"),
        ("**Range:** 118–234", "supported"),
        ("**Range:** 108–234", "contradicted"),
        ("**Cells above 200:** 4", "supported"),
        ("**Cells above 200:** 6", "contradicted"),
        ("Sum of row 4: 535", "supported"),
    ],
)
def test_a_number_behind_the_name_of_a_quantity_says_something(line: str, verdict: str) -> None:
    assert said(ROWING, line).verdict == verdict


def test_down_a_depth_the_upper_ones_are_the_small_ones() -> None:
    assert said(LAKE, "The two upper depths reach their minimum in August.").verdict == "supported"
    assert said(LAKE, "The two lower depths reach their minimum in August.").verdict != "supported"


def test_a_label_may_own_the_pairs() -> None:
    assert said(MOODS, "**Stress:** positive only with Study.").verdict != "contradicted"


def test_one_of_the_members_is_none_of_its_pairs() -> None:
    assert (
        said(MOODS, "Stress is weak; it is the only variable with no coefficient beyond 0.5.").verdict
        != "contradicted"
    )


def test_a_list_of_ticks_behind_a_count_counts_nothing() -> None:
    sentence = "Two values reach 8.8 or more: Jun and Sep at 0 m, and Jun at 5 m."
    assert said(LAKE, sentence).verdict != "contradicted"
