"""Trends along rows, columns and the diagonal, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from said import said

# A table with two axes of numbers.
NOISE = """## Noise level by speed and gear

- Colour scale: sound level in dB

| Gear \\ Speed | 20 | 40 | 60 | 80 | 100 |
|---|---|---|---|---|---|
| 1 | 51.2 | 58.0 | 66.3 | 74.9 | 83.1 |
| 2 | 49.0 | 55.5 | 63.8 | 71.0 | 79.6 |
| 3 | 60.2 | 52.4 | 47.7 | 55.1 | 64.0 |
| 4 | 45.1 | 50.6 | 57.9 | 52.3 | 46.8 |
"""

# Rows as lists of numbers, two panels, a measure of which less is better.
QUEUES = """## Waiting time in two halls

### Components
- **X-axis (Hour)**: 8, 10, 12, 14
- **Y-axis (Desks)**: 1, 2, 4
- **Legend**: Waiting time (min), from 2 to 60

#### North hall
- 1: 12.1, 25.4, 41.0, 58.8
- 2: 8.0, 14.9, 22.5, 31.3
- 4: 3.1, 6.2, 9.8, 15.0

#### South hall
- 1: 20.3, 18.8, 16.1, 11.9
- 2: 15.2, 14.0, 10.7, 8.8
- 4: 7.7, 7.1, 5.0, 3.9
"""

# Single points with gaps.
REEF = """## Kelp cover by depth and distance

- **X-axis (Distance)**: 5, 10, 15, 20
- **Y-axis (Depth)**: 2, 4, 8

### Values
* Distance 5, Depth 2: 61
* Distance 10, Depth 2: 54
* Distance 15, Depth 2: 40
* Distance 20, Depth 2: 28
* Distance 5, Depth 4: 55
* Distance 20, Depth 4: 31
* Distance 5, Depth 8: 22
* Distance 20, Depth 8: 35
"""

# One line of numbers.
TIDE = """## Water level

| hour | level |
|---|---|
| 1 | 12 |
| 2 | 19 |
| 3 | 33 |
| 4 | 52 |
| 5 | 49 |
| 6 | 30 |
| 7 | 14 |
| 8 | 13 |
| 9 | 12 |
"""

MONTHS = """## Visitors

| Site \\ Month | Jan | Feb | Mar | Apr |
|---|---|---|---|---|
| Castle | 120 | 180 | 260 | 410 |
| Museum | 400 | 380 | 310 | 260 |
| Park | 90 | 60 | 75 | 300 |
"""

DISTANCES = """## Similarity of four texts

| text | A1 | A2 | A3 | A4 |
|---|---|---|---|---|
| A1 | 10 | 4 | 3 | 2 |
| A2 | 4 | 14 | 5 | 3 |
| A3 | 3 | 5 | 19 | 6 |
| A4 | 2 | 3 | 6 | 27 |
"""

TWINS = [
    (NOISE, "In gear 1 the level rises with speed.", "In gear 1 the level falls with speed."),
    (
        NOISE,
        "For gear 2, the sound level climbs steadily from 49.0 to 79.6.",
        "For gear 2, the sound level climbs steadily from 49.0 to 97.6.",
    ),
    (NOISE, "In row 3 the values dip in the middle.", "In row 2 the values dip in the middle."),
    (NOISE, "Gear 4 peaks at speed 60 (57.9).", "Gear 4 peaks at speed 80 (57.9)."),
    (NOISE, "The curve of gear 4 is an inverted U.", "The curve of gear 3 is an inverted U."),
    (NOISE, "Gear 3 is U-shaped.", "Gear 4 is U-shaped."),
    (
        NOISE,
        "Gear 1 grows monotonically (51.2, 58.0, 66.3, 74.9, 83.1).",
        "Gear 1 grows monotonically (51.2, 66.3, 58.0, 74.9, 83.1).",
    ),
    (
        NOISE,
        "At gear 1 the level never falls as the speed increases.",
        "At gear 3 the level never falls as the speed increases.",
    ),
    (
        NOISE,
        "With every step in speed, the level of gear 2 increases.",
        "With every step in speed, the level of gear 4 increases.",
    ),
    (NOISE, "Higher speeds give higher levels in gear 1.", "Higher speeds give lower levels in gear 1."),
    (
        NOISE,
        "From speed 60 to speed 100, gear 3 climbs from 47.7 to 64.0.",
        "From speed 60 to speed 100, gear 3 drops from 47.7 to 64.0.",
    ),
    (
        NOISE,
        "Beyond speed 60, the level in gear 4 declines.",
        "Beyond speed 60, the level in gear 3 declines.",
    ),
    (NOISE, "Up to speed 60 the level in gear 3 decreases.", "Up to speed 60 the level in gear 4 decreases."),
    (NOISE, "The first row increases from left to right.", "The first row decreases from left to right."),
    (
        NOISE,
        "In gear 2 the level rises by 30.6 dB from speed 20 to speed 100.",
        "In gear 2 the level rises by 40.6 dB from speed 20 to speed 100.",
    ),
    (NOISE, "Gear 4 first rises and then falls.", "Gear 4 falls steadily."),
    (NOISE, "Gear 1 does not decrease with speed.", "Gear 1 does not increase with speed."),
    (
        QUEUES,
        "In the North hall, waiting time increases with the hour for every number of desks.",
        "In the South hall, waiting time increases with the hour for every number of desks.",
    ),
    (
        QUEUES,
        "In both halls waiting time drops as the number of desks increases.",
        "In both halls waiting time rises as the number of desks increases.",
    ),
    (
        QUEUES,
        "North hall: performance degrades as the hour increases.",
        "North hall: performance improves as the hour increases.",
    ),
    (
        QUEUES,
        "In the North hall, waiting time generally grows over the hours.",
        "In the North hall, waiting time generally shrinks over the hours.",
    ),
    (
        QUEUES,
        "In the South hall, later hours mean shorter waiting times.",
        "In the South hall, later hours mean longer waiting times.",
    ),
    (
        QUEUES,
        "In the South hall more desks lead to shorter waiting times at each hour.",
        "In the South hall more desks lead to longer waiting times at each hour.",
    ),
    (
        REEF,
        "At depth 2 the cover falls from one distance to the next.",
        "At depth 2 the cover grows from one distance to the next.",
    ),
    (
        REEF,
        "At depth 2, kelp cover declines with distance (61, 54, 40, 28).",
        "At depth 2, kelp cover declines with distance (61, 40, 54, 28).",
    ),
    (TIDE, "Rises, then falls", "Falls steadily"),
    (TIDE, "The level peaks in the middle.", "The level dips in the middle."),
    (
        TIDE,
        "The level climbs until hour 4 and drops afterwards.",
        "The level falls steadily.",
    ),
    (TIDE, "Sharp increase at the beginning", "Sharp decrease at the beginning"),
    (TIDE, "The level is not monotonic.", "The level increases steadily throughout."),
    (MONTHS, "Castle increases every month.", "Museum increases every month."),
    (
        MONTHS,
        "Visitors of the castle grow from Jan to Apr.",
        "Visitors of the castle shrink from Jan to Apr.",
    ),
    (MONTHS, "Park dips in Feb and recovers afterwards.", "Museum climbs consistently over the months."),
    (
        DISTANCES,
        "Values increase along the diagonal from the top-left to the bottom-right.",
        "Values decrease along the diagonal from the top-left to the bottom-right.",
    ),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_trend_is_supported_and_its_reverse_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, f"- {true}").verdict == "supported", said(grid, f"- {true}")
    assert said(grid, f"- {false}").verdict == "contradicted", said(grid, f"- {false}")


SILENT = [
    (NOISE, "The gap between the gears widens with speed."),
    (NOISE, "Fuel consumption falls with speed."),
    (NOISE, "The number of quiet cells decreases with speed."),
    (NOISE, "Speed increases from left to right."),
    (NOISE, "The variance shrinks with speed."),
    (NOISE, "Noise would fall with speed if the road were wet."),
    (NOISE, "Only gear 4 falls with speed."),
    (NOISE, "Half of the gears fall with speed."),
    (NOISE, "The level falls more slowly with speed in gear 1 than in gear 2."),
    (QUEUES, "Staff costs rise with the number of desks."),
    (REEF, "At depth 8 the cover falls with distance, except near the wall."),
    (TIDE, "The moon rises."),
    (MONTHS, "Ticket prices fall over the months."),
]


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_what_is_no_trend_of_the_cells_is_never_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, f"- {sentence}").verdict != "contradicted", said(grid, f"- {sentence}")


@pytest.mark.parametrize(
    "sentence",
    [
        "The rise from gear 4 to gear 3 is larger at speed 40 than at speed 20.",
        "The increase in level from gear 2 to gear 1 is smaller at speed 100 than at speed 20.",
        "The drop from gear 3 to gear 4 is greater at 60 than at 20.",
    ],
)
def test_changes_that_are_held_against_each_other_are_no_trend(sentence: str) -> None:
    found = said(NOISE, f"- {sentence}")
    assert "supported" not in found.verdicts, found
    assert not {"trend", "path"} & set(found.kinds), found


GENEROUS = [
    # Hedged or general statements with some lines against them are left alone.
    (NOISE, "The level tends to rise with speed."),
    (NOISE, "The level rises with speed."),
    (NOISE, "The level generally decreases with the gear."),
    (TIDE, "The level is fairly flat at the end."),
    (REEF, "Cover decreases with distance."),
]


@pytest.mark.parametrize(("grid", "sentence"), GENEROUS)
def test_a_tendency_with_exceptions_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, f"- {sentence}").verdict != "contradicted", said(grid, f"- {sentence}")


def _line(values: list[str]) -> str:
    rows = "\n".join(f"| {i + 1} | {value} |" for i, value in enumerate(values))
    return f"## Level\n\n| hour | level |\n|---|---|\n{rows}\n"


NUMBERS = st.lists(st.integers(min_value=10, max_value=99), min_size=4, max_size=8)
SENTENCES = (
    "The level rises steadily.",
    "The level falls with the hour.",
    "The level peaks in the middle.",
    "The level rises at first.",
)


@settings(max_examples=40, deadline=None)
@given(NUMBERS, st.sampled_from(SENTENCES))
def test_a_supported_trend_stays_uncontradicted_when_the_cells_are_rounded(
    values: list[int], sentence: str
) -> None:
    fine = [f"{value + 0.3:.1f}" for value in values]
    if said(_line(fine), f"- {sentence}").verdict == "supported":
        assert said(_line([str(round(float(v))) for v in fine]), f"- {sentence}").verdict != "contradicted"


@settings(max_examples=40, deadline=None)
@given(
    NUMBERS,
    st.sampled_from(
        ("At A1 the level rises steadily with the hour.", "At A1 the level never falls with the hour.")
    ),
    st.data(),
)
def test_leaving_out_cells_never_makes_a_strict_trend_contradicted(
    values: list[int], sentence: str, data: st.DataObject
) -> None:
    head = (
        "## Level\n\n### Data\n\n- **X-axis (Hour)**: "
        + ", ".join(str(i + 1) for i in range(len(values)))
        + "\n- **Y-axis (Site)**: A1, B2\n\n"
    )
    points = [f"* Hour {i + 1}, Site A1: {value}.0" for i, value in enumerate(values)] + [
        f"* Hour {i + 1}, Site B2: 5.0" for i in range(len(values))
    ]
    if said(head + "\n".join(points), f"- {sentence}").verdict == "contradicted":
        return
    kept = data.draw(st.lists(st.sampled_from(range(len(points))), min_size=len(points) // 2, unique=True))
    sparse = head + "\n".join(point for i, point in enumerate(points) if i in kept)
    assert said(sparse, f"- {sentence}").verdict != "contradicted"


@settings(max_examples=30, deadline=None)
@given(st.permutations(range(4)))
def test_the_order_in_which_rows_are_listed_changes_no_verdict(order: list[int]) -> None:
    head, rows = NOISE.rstrip().rsplit("|---|---|---|---|---|---|\n", 1)
    lines = rows.split("\n")
    shuffled = f"{head}|---|---|---|---|---|---|\n" + "\n".join(lines[i] for i in order) + "\n"
    for sentence, verdict in (
        ("At speed 100 the level falls with the gear.", "supported"),
        ("At speed 20 the level rises with the gear.", "contradicted"),
    ):
        assert said(shuffled, f"- {sentence}").verdict in (verdict, "undecidable")
        assert said(shuffled, f"- {sentence}").verdict == said(NOISE, f"- {sentence}").verdict
