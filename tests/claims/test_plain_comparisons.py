"""Plain sentences that hold lines, cells and panels against each other, each with a false twin."""

import pytest

from said import said

CANALS = """# Water hardness in four canals (degrees)

| canal | March | April | May | June | July | August |
|---|---|---|---|---|---|---|
| North Cut | 31 | 29 | 27 | 25 | 28 | 33 |
| Mill Leat | 22 | 23 | 22 | 20 | 21 | 24 |
| Old Navigation | 16 | 14 | 9 | 8 | 24 | 19 |
| Quay Street | 9 | 7 | 5 | 4 | 6 | 8 |

### Observations

"""
PAIRS = [
    ("Old Navigation was softer than Mill Leat in every month except July.", ""),
    ("In April the North Cut was 6 degrees above Mill Leat.", "In April the North Cut was 9 degrees above Mill Leat."),
    ("The North Cut was never more than 9 degrees above Mill Leat.", "The North Cut was never more than 6 degrees above Mill Leat."),
    ("The North Cut was always at least 5 degrees above Mill Leat.", "The North Cut was always at least 8 degrees above Mill Leat."),
    (
        "The North Cut is above Mill Leat in every month, but never by more than 9.",
        "The North Cut is above Mill Leat in every month, but never by more than 6.",
    ),
    ("Old Navigation is lower than Mill Leat from March to June.", "Old Navigation is lower than Mill Leat from March to July."),
    ("The North Cut and Mill Leat were closest in June.", "The North Cut and Mill Leat were closest in March."),
    ("Mill Leat is closer to the North Cut than to Quay Street.", "Mill Leat is closer to Quay Street than to the North Cut."),
    ("Old Navigation is above Mill Leat only in July.", "Old Navigation is above Mill Leat only in June."),
    ("Old Navigation is lower than Mill Leat except in July.", "Old Navigation is lower than Mill Leat except in June."),
    ("Mill Leat had the same hardness in March and May.", "Mill Leat had the same hardness in March and June."),
    ("Old Navigation lies between Mill Leat and Quay Street in June.", "Old Navigation lies between Mill Leat and Quay Street in July."),
    ("No canal was harder than the North Cut.", "No canal was harder than Mill Leat."),
    ("Quay Street trailed Mill Leat by 13 degrees in March.", "Quay Street trailed Mill Leat by 17 degrees in March."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), PAIRS, ids=[true for true, _ in PAIRS])
def test_of_two_lines(true: str, false: str) -> None:
    assert said(CANALS, true).verdict != "contradicted"
    if false:
        assert said(CANALS, true).verdict == "supported"
        assert said(CANALS, false).verdict == "contradicted"


HUMID = CANALS.replace("Water hardness in four canals (degrees)", "Relative humidity in four cellars (%)")
ADJECTIVES = [
    ("The North Cut is more humid than Mill Leat in all six months.", "Old Navigation is more humid than Mill Leat in all six months."),
    ("By August every cellar was more humid than in June.", "By August every cellar was less humid than in June."),
    ("Mill Leat is less humid than the North Cut throughout.", "Mill Leat is less humid than Old Navigation throughout."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), ADJECTIVES)
def test_adjectives_of_what_is_measured(true: str, false: str) -> None:
    assert said(HUMID, true).verdict == "supported"
    assert said(HUMID, false).verdict == "contradicted"


FARES = """# Cable car fares (euros)

| line | Adult | Child | Dog |
|---|---|---|---|
| Ridge | 14.50 | 7.00 | 3.50 |
| Gorge | 12.00 | 6.00 | 4.50 |
| Peak | 19.50 | 7.00 | 5.00 |

### Observations

"""
FARE_PAIRS = [
    ("With every line an adult costs more than a child.", "With every line a dog costs more than a child."),
    ("An adult pays 5 euros more with Peak than with Ridge.", "An adult pays 8 euros more with Peak than with Ridge."),
    ("Gorge charges more than Ridge for dogs only.", "Peak charges more than Ridge for dogs only."),
    ("Ridge and Peak ask the same fare for a child.", "Ridge and Peak ask the same fare for a dog."),
    ("Gorge undercuts all the others for adults.", "Ridge undercuts all the others for adults."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), FARE_PAIRS)
def test_of_what_is_charged(true: str, false: str) -> None:
    assert said(FARES, true).verdict == "supported"
    assert said(FARES, false).verdict == "contradicted"


STEPS = """# Punctuality of ferries (%)

## Before

| pier | Mon | Tue | Wed |
|---|---|---|---|
| East | 71 | 74 | 73 |
| West | 93 | 92 | 94 |

## After

| pier | Mon | Tue | Wed |
|---|---|---|---|
| East | 78 | 79 | 80 |
| West | 91 | 93 | 95 |

### Observations

"""


def test_after_a_change_is_held_against_before_it() -> None:
    assert said(STEPS, "East was higher after the works throughout.").verdict == "supported"
    assert said(STEPS, "West was higher after the works throughout.").verdict != "supported"


DISTANCES = """# Road distances (km)

| | Arden | Brock | Calder | Dunmore |
|---|---|---|---|---|
| Arden | 0 | 42 | 17 | 88 |
| Brock | 42 | 0 | 35 | 61 |
| Calder | 17 | 35 | 0 | 73 |
| Dunmore | 88 | 61 | 73 | 0 |

### Observations

"""
LINKS = """# Correlations of test scores

| | Maths | Physics | Music | Sport | Latin |
|---|---|---|---|---|---|
| Maths | 1 | 0.86 | 0.31 | -0.12 | 0.44 |
| Physics | 0.86 | 1 | 0.25 | -0.05 | 0.38 |
| Music | 0.31 | 0.25 | 1 | -0.33 | 0.52 |
| Sport | -0.12 | -0.05 | -0.33 | 1 | -0.27 |
| Latin | 0.44 | 0.38 | 0.52 | -0.27 | 1 |

### Observations

"""
LINKED = [
    (DISTANCES, "Arden is closer to Calder than to Brock.", "Arden is closer to Brock than to Calder."),
    (DISTANCES, "Dunmore is farther from Arden than from Brock.", "Dunmore is farther from Brock than from Arden."),
    (DISTANCES, "Arden and Calder are the closest pair (17 km).", "Brock and Calder are the closest pair (35 km)."),
    (LINKS, "Latin correlates better with Music than with Maths.", "Latin correlates better with Physics than with Maths."),
    (
        LINKS,
        "The link between Music and Latin (0.52) is closer than that between Music and Maths (0.31).",
        "The link between Music and Physics (0.25) is closer than that between Music and Maths (0.31).",
    ),
    (LINKS, "Music is negatively correlated only with Sport.", "Maths is negatively correlated only with Latin."),
    (LINKS, "Maths is positively correlated with Physics, Music and Latin.", "Maths is positively correlated with Physics, Music and Sport."),
    (LINKS, "Only the correlations with Sport are negative.", "Only the correlations with Latin are negative."),
    (LINKS, "No two subjects correlate above 0.9.", "No two subjects correlate above 0.5."),
    (LINKS, "Latin correlates with Physics at 0.38.", "Latin correlates with Physics at 0.44."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), LINKED, ids=[true for _, true, _ in LINKED])
def test_of_pairs(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


def test_of_what_is_better_no_one_knows_none_is_refuted() -> None:
    grid = CANALS.replace("Water hardness in four canals (degrees)", "Readings")
    assert said(grid, "No canal was worse than the North Cut.").verdict != "contradicted"


def test_members_that_are_alike_have_no_equal_rows() -> None:
    assert said(LINKS, "Maths and Physics are almost interchangeable at 0.86.").verdict != "contradicted"


SONGS = """# Confusion matrix of a bird song classifier

Rows: true species. Columns: predicted species. 200 recordings per species.

| true \\ predicted | wren | robin | blackbird | thrush | finch |
|---|---|---|---|---|---|
| wren | 170 | 18 | 3 | 2 | 7 |
| robin | 12 | 161 | 9 | 8 | 10 |
| blackbird | 1 | 5 | 156 | 36 | 2 |
| thrush | 0 | 4 | 22 | 171 | 3 |
| finch | 9 | 11 | 4 | 1 | 175 |

### Observations

"""
SUNG = [
    ("For blackbird, 156 of 200 are right, thus 78.0 %.", "For blackbird, 166 of 200 are right, thus 83.0 %."),
    ("Of 200 blackbirds 156 were recognised, which is 78.0 %.", "Of 200 blackbirds 156 were recognised, which is 82.0 %."),
    ("The finch was recognised in 175 of 200 cases.", "The finch was recognised in 170 of 200 cases."),
    ("Finch did best, with 175 of 200 right.", "Finch did best, with 171 of 200 right."),
    ("Robin fares worse than wren.", "Robin fares better than wren."),
    ("More wrens were taken for robins than the other way round.", "More robins were taken for wrens than the other way round."),
    (
        "36 blackbirds were heard as thrushes, but only 22 thrushes as blackbirds.",
        "22 blackbirds were heard as thrushes, but only 36 thrushes as blackbirds.",
    ),
    ("Robin is confused with wren 12 times and with finch 10 times.", "Robin is confused with wren 12 times and with finch 8 times."),
    ("Wren is recognised more often than robin.", "Robin is recognised more often than wren."),
    ("The species wren is most often taken for robin.", "The species wren is most often taken for finch."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), SUNG, ids=[true for true, _ in SUNG])
def test_of_classes(true: str, false: str) -> None:
    assert said(SONGS, true).verdict == "supported"
    assert said(SONGS, false).verdict == "contradicted"


def test_rows_that_add_up_alike_tell_not_who_does_best() -> None:
    assert said(SONGS, "Robin does worst.").verdict != "supported"


# Amber is best in seven of the eight wet fields, and Bere in all dry ones.
BARLEY = """## Yield of barley in tonnes per hectare

- **X-axis (Field)**: Brook, Chapel, Dell, East, Ford, Gate, Hill, Island
- **Y-axis (Variety)**: Amber, Bere, Cassia

### Wet year

| Variety | Brook | Chapel | Dell | East | Ford | Gate | Hill | Island |
|---|---|---|---|---|---|---|---|---|
| Amber | 9.1 | 9.4 | 9.8 | 9.2 | 9.9 | 9.3 | 9.6 | 4.0 |
| Bere | 6.1 | 6.4 | 6.8 | 6.2 | 6.9 | 6.3 | 6.6 | 5.0 |
| Cassia | 3.1 | 3.4 | 3.8 | 3.2 | 3.9 | 3.3 | 3.6 | 3.0 |

### Dry year

| Variety | Brook | Chapel | Dell | East | Ford | Gate | Hill | Island |
|---|---|---|---|---|---|---|---|---|
| Amber | 2.1 | 2.4 | 2.8 | 2.2 | 2.9 | 2.3 | 2.6 | 2.0 |
| Bere | 4.1 | 4.4 | 4.8 | 4.2 | 4.9 | 4.3 | 4.6 | 3.0 |
| Cassia | 1.1 | 1.4 | 1.8 | 1.2 | 1.9 | 1.3 | 1.6 | 2.5 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Bere is the best variety on every dry field.", "Amber is the best variety on every wet field."),
        ("Cassia is the worst variety on each wet field.", "Cassia is the worst variety on each dry field."),
        ("Bere is the best variety in all fields in the dry year.", "Amber is the best variety in all fields in the wet year."),
    ],
)  # fmt: skip
def test_no_mean_settles_what_is_told_of_every_line(true: str, false: str) -> None:
    assert said(BARLEY, true).verdict == "supported", said(BARLEY, true)
    assert said(BARLEY, false).verdict == "contradicted", said(BARLEY, false)


@pytest.mark.parametrize(
    "sentence",
    [
        "Amber is not the best variety on every wet field.",
        "Cassia is not the best variety on any wet field.",
        "Amber is the best variety on every wet field but Island.",
        "Amber is the best variety on average in the wet year.",
        "Bere is the best of all varieties in the dry year.",
        "Amber has the best average over all wet fields.",
    ],
)
def test_what_is_denied_or_excepted_of_every_line_is_not_refuted(sentence: str) -> None:
    assert "contradicted" not in said(BARLEY, sentence).verdicts, said(BARLEY, sentence)
