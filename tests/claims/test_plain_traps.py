"""Plain sentences with a number, a place or an "only" that is not what it looks like."""

import pytest

from said import said

GRID = """\
## Heatmap: Crates landed

- **X-axis (Month)**: May, June, July, August
- **Y-axis (Boat)**: Heron, Plover, Dunlin, Curlew, Avocet

| Boat \\ Month | May | June | July | August |
|---|---|---|---|---|
| Heron | 12 | 19 | 23 | 31 |
| Plover | 8 | 4 | 15 | 9 |
| Dunlin | 27 | 33 | 38 | 41 |
| Curlew | 5 | 11 | 16 | 24 |
| Avocet | 2 | 3 | 5 | 7 |

### Observations

"""

TWO = """\
## Heatmap: Catch in tonnes, two seasons

### Calm season

| Boat \\ Month | May | June | July |
|---|---|---|---|
| Heron | 42 | 39 | 43 |
| Plover | 18 | 24 | 35 |
| Dunlin | 57 | 12 | 38 |

### Rough season

| Boat \\ Month | May | June | July |
|---|---|---|---|
| Heron | 22 | 21 | 23 |
| Plover | 11 | 14 | 25 |
| Dunlin | 37 | 6 | 9 |

## Observations

"""


@pytest.mark.parametrize(
    "true",
    [
        "In every month the figure of Avocet is the lowest of the five boats.",
        "May is the only month in which Plover has a higher figure than Curlew.",
        "All values of 30 or more are in the rows Heron and Dunlin.",
        "None of the four values of the rows Heron and Dunlin in the columns May and June is lower than 12.",
        "For four boats the value rises with every step to a later month.",
        "All figures under 5 belong to Plover and Avocet.",
    ],
)
def test_a_true_sentence_on_one_panel_is_not_refuted(true: str) -> None:
    assert "contradicted" not in said(GRID, true).verdicts, said(GRID, true)


@pytest.mark.parametrize(
    "true",
    [
        "In both Calm season and Rough season Plover is the only boat with a value higher than 24 and lower than 36 in July.",
        "In July the first place belongs to Heron in the calm season.",
        "Heron is the steadiest of the three boats in both seasons.",
        "In June the first place belongs to Heron in both panels.",
    ],
)
def test_a_true_sentence_on_two_panels_is_not_refuted(true: str) -> None:
    assert "contradicted" not in said(TWO, true).verdicts, said(TWO, true)


@pytest.mark.parametrize(
    "false",
    [
        "No value of the map is higher than the 38 crates of Dunlin in July.",
        "None of the twenty values is higher than the 33 of Dunlin in June.",
        "The sum of every row is 85.",
        "Nothing exceeds the 31 of Heron in August.",
    ],
)
def test_a_false_sentence_is_not_borne_out(false: str) -> None:
    assert "supported" not in said(GRID, false).verdicts, said(GRID, false)
