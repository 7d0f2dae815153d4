"""One line against all others, what there is none of, how often a bound is passed, extremes denied: each with a false twin."""

import pytest

from said import said

STALLS = """# Cups poured at five stalls

Rows: stall. Columns: day. Each cell holds the number of cups poured.

| Stall | Monday | Tuesday | Wednesday | Thursday | Sunday |
|---|---|---|---|---|---|
| Bridge | 40 | 36 | 44 | 50 | 86 |
| Depot | 95 | 90 | 88 | 92 | 34 |
| Abbey | 0 | 17 | 25 | 21 | 74 |
| Mill | 54 | 46 | 61 | 57 | 108 |
| Quay | 79 | 83 | 83 | 0 | 8 |
"""
RUNS = """# Error of five engines in percent

Rows: engine. Columns: setting. Lower is better.

| Engine | still | rain | storm |
|---|---|---|---|
| Ant | 9.5 | 14.1 | 27.0 |
| Bee | 7.0 | 10.4 | 21.5 |
| Cricket | 5.1 | 7.8 | 15.5 |
"""
TWINS = [
    (STALLS, "From Monday to Thursday nobody pours more than Depot.", "From Monday to Thursday nobody pours more than Bridge."),
    (STALLS, "No stall poured fewer cups on Sunday than Quay.", "No stall poured fewer cups on Sunday than Depot."),
    (STALLS, "No other stall poured as many cups on Sunday as Mill.", "No other stall poured as many cups on Sunday as Bridge."),
    (STALLS, "On Sunday nobody poured more than Mill.", "On Sunday nobody poured more than Abbey."),
    (STALLS, "Depot has the highest value on every day except Sunday.", "Mill has the highest value on every day except Sunday."),
    (STALLS, "In total Depot poured the most cups.", "In total Mill poured the most cups."),
    (STALLS, "Abbey had no cups on Monday.", "Abbey had no cups on Tuesday."),
    (STALLS, "No cups were poured at Quay on Thursday.", "No cups were poured at Mill on Thursday."),
    (STALLS, "Only once did any stall reach 100 cups.", "Twice did any stall reach 100 cups."),
    (STALLS, "The 100-cup mark was reached only once.", "The 100-cup mark was reached twice."),
    (STALLS, "Two stalls exceed 85 on Sunday: Bridge and Mill.", "Two stalls exceed 85 on Sunday: Bridge and Abbey."),
    (STALLS, "At Bridge the count never dropped under 36.", "At Bridge the count never dropped under 38."),
    (STALLS, "The highest value is not in the Bridge row.", "The highest value is not in the Mill row."),
    (STALLS, "The lowest value of Depot is on Sunday, not on Tuesday.", "The lowest value of Depot is on Tuesday, not on Sunday."),
    (STALLS, "Second to Depot on Monday is Quay.", "Second to Depot on Monday is Mill."),
    (RUNS, "No engine does better than Cricket in rain.", "No engine does better than Bee in rain."),
    (STALLS, "On Sunday Mill has the highest count of all stalls (108).", "On Sunday Bridge has the highest count of all stalls (86)."),
    (STALLS, "On Monday Abbey is the lowest of the five stalls, with 0.", "On Monday Bridge is the lowest of the five stalls, with 40."),
    (STALLS, "Among the stalls, Quay is the quietest on Sunday.", "Among the stalls, Depot is the quietest on Sunday."),
    (STALLS, "Of all days, Sunday is the busiest for Abbey, with 74.", "Of all days, Wednesday is the busiest for Abbey, with 25."),
    (RUNS, "Ant has the highest error under every setting.", "Bee has the highest error under every setting."),
]  # fmt: skip
# These look false of the values, and speak of something else.
OF_OTHER_THINGS = [
    (STALLS, "On all days Bridge has the best view."),
    (STALLS, "Bridge is the most reliable on every day."),
    (STALLS, "No day is longer than Sunday at Depot."),
    (STALLS, "Nobody returned any cups at Abbey on Tuesday."),
    (STALLS, "Depot had no cups to spare on Thursday."),
    (STALLS, "No stall is closer to the river than Bridge."),
    (STALLS, "Every stall but Abbey starts the week above 35."),
    (STALLS, "No stall stays above 30 as long as Depot."),
    (STALLS, "Nobody beats Depot on Tuesday."),
    (RUNS, "No engine loses more from still to storm than Ant."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_is_told_from_its_false_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


# Each is an extreme of its own row or column, and not of the field that is told.
OF_THE_OTHER_AXIS = [
    (STALLS, "Depot on Sunday has the fewest cups among the stalls."),
    (STALLS, "Depot, with 34 on Sunday, is the lowest of the five stalls."),
    (STALLS, "On Thursday Depot is the highest of all days."),
]


@pytest.mark.parametrize(("grid", "sentence"), OF_THE_OTHER_AXIS, ids=[s for _, s in OF_THE_OTHER_AXIS])
def test_the_best_of_its_own_line_is_not_the_best_of_the_field(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported"


@pytest.mark.parametrize(("grid", "sentence"), OF_OTHER_THINGS, ids=[s for _, s in OF_OTHER_THINGS])
def test_other_things_are_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
