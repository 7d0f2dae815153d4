"""Numbers worked out of cells, told in sentences whose places stand anywhere: means, ranks, changes, counts, factors."""

import pytest

from said import said

FARM = (
    "## Frames rendered per minute\n\nHigher is better.\n\n| scheduler \\ worker nodes | 2 | 4 | 8 | 16 | 32 |\n|---|---|---|---|---|---|\n"
    "| Robin | 31 | 58 | 97 | 140 | 151 |\n| Greedy | 36 | 66 | 118 | 171 | 169 |\n| Affinity | 34 | 71 | 131 | 205 | 288 |\n"
    "| Dice | 27 | 49 | 80 | 112 | 126 |\n\n"
)
FERRY = (
    "## Cars waiting at a ferry, before and after retiming\n\nCars in the queue before retiming and after retiming.\n\n"
    "### Before\n\n| quay | dawn | noon | dusk |\n|---|---|---|---|\n| North | 34 | 56 | 67 |\n| Middle | 31 | 54 | 63 |\n| Annex | 16 | 22 | 27 |\n\n"
    "### After\n\n| quay | dawn | noon | dusk |\n|---|---|---|---|\n| North | 32 | 41 | 48 |\n| Middle | 30 | 42 | 46 |\n| Annex | 17 | 22 | 25 |\n\n"
)
PAIRS = [
    (FARM, "Affinity wins the 32-node column.", "Greedy wins the 32-node column."),
    (FARM, "At 2 nodes, Dice drops to last place.", "At 2 nodes, Affinity drops to last place."),
    (FARM, "Third place at 16 nodes belongs to Robin.", "Third place at 16 nodes belongs to Dice."),
    (FARM, "Dice is in last place at every node count.", "Robin is in last place at every node count."),
    (FARM, "Only Greedy loses frames between 16 and 32 nodes.", "Only Dice loses frames between 16 and 32 nodes."),
    (FARM, "Swapping Dice for Greedy gains 17 frames at 4 nodes.", "Swapping Dice for Greedy gains 22 frames at 4 nodes."),
    (FARM, "Not until 16 nodes does Dice pass 100.", "Not until 32 nodes does Dice pass 100."),
    (FARM, "It takes 16 nodes before Robin passes 100.", "It takes 8 nodes before Robin passes 100."),
    (FARM, "All twenty values are distinct.", ""),
    (FARM, "In the 32-node column the ranking runs Affinity, Greedy, Robin, Dice.", "In the 32-node column the ranking runs Affinity, Robin, Greedy, Dice."),
    (FARM, "At 32 nodes the schedulers lie furthest apart.", "At 8 nodes the schedulers lie furthest apart."),
    (FARM, "Affinity leads the 32-node column by 119 over its closest rival.", "Affinity leads the 32-node column by 137 over its closest rival."),
    (FARM, "Affinity houses every value above 180.", "Greedy houses every value above 180."),
    (FARM, "Anything in the last two columns tops 110.", "Anything in the last two columns tops 115."),
    (FARM, "The limit of 100 is broken by two schedulers at 8 nodes.", "The limit of 100 is broken by three schedulers at 8 nodes."),
    (FERRY, "Annex kept as many cars at noon after retiming as before.", ""),
    (FERRY, "North shrank between the two panels.", "North grew between the two panels."),
    (FERRY, "The total of North fell by 36 cars from Before to After.", ""),
    (FERRY, "With retiming, North's peak is 48 cars.", "With retiming, North's peak is 67 cars."),
    (FERRY, "Without retiming, the queue at Middle tops 60 at dusk.", "With retiming, the queue at Middle tops 60 at dusk."),
    (FERRY, "From Before to After, the mean reduction amounts to 7.4 cars.", "From Before to After, the mean reduction amounts to 9.4 cars."),
]  # fmt: skip
# What is no slip, though it looks like a false one.
SILENT = [
    (FARM, "Greedy lags behind the 131 frames of the leader at 8 nodes."),
    (FARM, "Greedy lacks 13 frames at 8 nodes."),
    (FERRY, "Only at dawn did any queue grow."),
    (FARM, "Affinity moved up most at 32 nodes, a jump of 83 frames."),
]


TRUE = [(grid, sentence) for grid, sentence, _ in PAIRS]
FALSE = [(grid, sentence) for grid, _, sentence in PAIRS if sentence]


@pytest.mark.parametrize(("grid", "sentence"), TRUE, ids=[sentence for _, sentence in TRUE])
def test_what_comes_out_as_told_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), FALSE, ids=[sentence for _, sentence in FALSE])
def test_what_comes_out_otherwise_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), SILENT, ids=[sentence for _, sentence in SILENT])
def test_what_may_be_meant_otherwise_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
