"""Ranges, clusters and spreads, in many wordings, each with a false twin; and ranges of other things."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claim_grids import GRIPPERS, HARVEST, PARSERS, SERVER, SIGNAL, SQUARES
from said import all_judged, said

TWINS = [
    (HARVEST, "Values range from 2.8 to 9.2.", "Values range from 2.8 to 9.9."),
    (HARVEST, "All yields lie between 2.5 and 9.5.", "All yields lie between 4 and 9.5."),
    (HARVEST, "North stays within 3.1 and 5.2.", "South stays within 5.0 and 7.4."),
    (
        HARVEST,
        "South's values range from 5.0 in 2012 to 9.2 in 2011.",
        "South's values range from 5.0 in 2013 to 9.2 in 2011.",
    ),
    (HARVEST, "In 2012 the values run from 4.5 to 5.0.", "In 2012 the values run from 4.5 to 5.5."),
    (
        HARVEST,
        "- **Range**: 2.8 (minimum) to 9.2 (maximum)",
        "- **Range**: 2.8 (minimum) to 7.4 (maximum)",
    ),
    (HARVEST, "Most values cluster between 3.9 and 6.6.", "Most values cluster between 7 and 9.5."),
    (
        HARVEST,
        "The gap between the highest and the lowest yield is 6.4.",
        "The gap between the highest and the lowest yield is 5.4.",
    ),
    (
        HARVEST,
        "North keeps within the band 3.1 to 5.2.",
        "North keeps within the band 4.5 to 5.2.",
    ),
    (HARVEST, "No value falls outside 2.8 to 9.2.", "No value falls outside 3.8 to 9.2."),
    (
        HARVEST,
        "Yields range from 3.1 to 5.2 for North and from 5.0 to 9.2 for South.",
        "Yields range from 3.1 to 5.2 for North and from 5.0 to 9.0 for South.",
    ),
    (HARVEST, "North moves within a three-point band.", "South moves within a two-point band."),
    (HARVEST, "The 2012 column is squeezed into 4.5–5.0.", "The 2012 column is squeezed into 4.6–5.0."),
    (HARVEST, "The yields spread over 6.4 units.", "The yields spread over 5.4 units."),
    (SERVER, "Throughput ranges from 112 to 377 req/s.", "Throughput ranges from 120 to 377 req/s."),
    (SERVER, "At 1 thread everything is in the 110s-120s.", "At 1 thread everything is in the 110s."),
    (SERVER, "With one thread, scores hover around 120.", "With 16 threads, scores hover around 120."),
    (
        GRIPPERS,
        "Success ranges from 0.40 to 0.94 with Suction and from 0.33 to 0.93 with Fingers.",
        "Success ranges from 0.40 to 0.94 with Suction and from 0.33 to 0.98 with Fingers.",
    ),
    (
        GRIPPERS,
        "Across both panels, values range from 0.33 to 0.94.",
        "Across both panels, values range from 0.38 to 0.94.",
    ),
    (SQUARES, "Values run from 0 to 8.", "Values run from 1 to 8."),
    (
        PARSERS,
        "News accuracies vary from 60.1 (Mole) to 85.9 (Lynx).",
        "News accuracies vary from 60.1 (Mole) to 85.9 (Orca).",
    ),
    (
        PARSERS,
        "The difference between the best and the worst parser on News is 25.8 points.",
        "The difference between the best and the worst parser on News is 15.8 points.",
    ),
]
SILENT = [
    (HARVEST, "Years range from 2011 to 2014."),
    (HARVEST, "Differences lie between 0.1 and 0.2."),
    (HARVEST, "Middle values range from 4.5 to 5.2."),
    (HARVEST, "The gap between North and South is 9.9."),
    (SERVER, "Threads range from 1 to 16."),
    (SERVER, "The queue length varies between 32 and 256."),
    (SERVER, "The legend ranges from 100 to 500."),
    (SERVER, "Latency ranges from 12 to 77 ms."),
    (SIGNAL, "The values range from 0.03 to 0.87."),
]
SCALED = """## Load map

- **X-axis (Zone)**: A, B
- **Y-axis (Hour)**: 1, 2
- **Legend**: Load, ranges from 20 to 40

* Hour 1: 30, 41
* Hour 2: 34, 71
"""
BARRELS = """# Barrels

Rows: oak, ash, elm. Columns: May, June, July.

- (oak, May): 12
- (oak, June): 31
- (oak, July): 18
- (ash, May): 25
- (ash, July): 40
- (elm, May): 22
- (elm, June): 17
- (elm, July): 28

Values range from 12 to 40.
"""


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_range_is_supported_and_its_false_twin_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), SILENT)
def test_a_range_of_something_else_is_left_alone(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert ("range", "contradicted") not in zip(found.kinds, found.verdicts, strict=True), found


def test_values_can_be_held_against_the_legend() -> None:
    assert said(SCALED, "Values exceed the legend's range (20-40), as the 71 shows.").verdict == "supported"
    assert said(SCALED, "No value lies outside the legend (20-40).").verdict == "contradicted"


def test_a_range_of_a_place_that_is_not_written_is_undecidable_though_the_text_bounds_it() -> None:
    assert said(BARRELS, "The ash barrel in June lies between 20 and 30.").verdict == "undecidable"


def test_a_round_end_may_lie_outside_the_data() -> None:
    assert said(HARVEST, "Values range from 2 to 10.").verdict == "undecidable"


@pytest.mark.parametrize(("start", "wrong"), [(60, False), (62, False), (55, True)])
def test_ranges_in_brackets_that_follow_upon_one_another_tell_what_names_stand_for(
    start: int, wrong: bool
) -> None:
    sentence = f"The bands are North (40 to 60) and South ({start} to 90)."
    verdicts = {one.verdict.value for one in all_judged(HARVEST + "\n\n" + sentence + "\n")}
    assert ("contradicted" in verdicts) == wrong


@given(st.floats(0, 5, allow_nan=False), st.floats(0, 5, allow_nan=False))
def test_a_band_around_the_data_is_never_contradicted(below: float, above: float) -> None:
    sentence = f"All yields lie between {2.8 - below:.1f} and {9.2 + above:.1f}."
    assert said(HARVEST, sentence).verdict != "contradicted"


@given(st.sampled_from(["0.42", "0.55", "0.61", "0.13"]))
def test_removing_cells_never_contradicts_a_range(value: str) -> None:
    fewer = "\n".join(line for line in SIGNAL.splitlines() if not line.endswith(value))
    assert said(fewer, "The values range from 0.03 to 0.87.").verdict != "contradicted"
