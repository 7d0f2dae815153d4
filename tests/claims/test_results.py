"""Sentences on tables of results and of records, each true sentence with a false twin."""

import pytest

from said import said

PARSERS = """## Dependency parsing on the held-out treebank

| Method | Dev Precision | Dev Recall | Test Precision | Test Recall | Time (s) |
|---|---|---|---|---|---|
| Chart | 81.2 | 77.0 | 80.4 | 76.1 | 41 |
| Shift | 79.5 | 80.3 | 78.8 | 79.9 | 12 |
| Shift+beam | 84.1 | 82.6 | 83.0 | 81.7 | 33 |
| Easy-first (ours) | 86.0 | 84.9 | 85.5 | 83.8 | 57 |
"""
SPEECH = """## Word error rates of the recognisers

| Recogniser | Quiet room WER | Street WER | Size (MB) |
|---|---|---|---|
| Hidden | 9.4 | 21.8 | 120 |
| Hybrid | 7.1 | 17.5 | 340 |
| Streaming | 6.8 | 18.9 | 95 |
"""
SOIL = """## Predicting soil moisture at two depths

| Site | Measure | Forest | Kriging | Spline |
|---|---|---|---|---|
| Dale | R2 | 0.81 | 0.74 | 0.66 |
| Dale | RMSE | 2.10 | 2.60 | 3.05 |
| Moor | R2 | 0.77 | 0.79 | 0.59 |
| Moor | RMSE | 2.44 | 2.31 | 3.40 |
"""
REGATTA = """## Tern rowing club, races of 1931

| Race | Date | Rival | Result | Water | Crowd |
|---|---|---|---|---|---|
| 1 | May 3 | Heron | W | Long Lake | 2,150 |
| 2 | May 17 | Swift | L | Mill Reach | 1,480 |
| 3 | June 7 | Plover | W | Long Lake | 3,020 |
| 4 | June 21 | Avocet | W | Castle Pool | 2,640 |
| 5 | July 5 | Curlew | L | Long Lake | 1,905 |
"""
COUNCIL = """## Council of the town, 1926

| Party | Leader | Votes | Share (%) | Seats |
|---|---|---|---|---|
| Millers | Ada Finch | 6,450 | 43.0 | 8 |
| Weavers | Tom Reed | 4,200 | 28.0 | 5 |
| Ferrymen | Lou Park | 3,000 | 20.0 | 4 |
| Free list | Meg Orr | 1,350 | 9.0 | 1 |
"""
TWINS = [
    (
        PARSERS,
        "We find that Shift+beam outperforms Chart in terms of recall.",
        "We find that Chart outperforms Shift+beam in terms of recall.",
    ),
    (
        PARSERS,
        "On the test precision, Shift+beam outperforms the Chart method by 2.6 points.",
        "On the test precision, Shift+beam outperforms the Chart method by 4.9 points.",
    ),
    (
        PARSERS,
        "As shown in Table 2, our method significantly outperforms all other methods.",
        "As shown in Table 2, our method does not outperform the other methods.",
    ),
    (
        PARSERS,
        "Chart obtains higher precision but lower recall than Shift, showing that search matters.",
        "Chart obtains lower precision but higher recall than Shift, showing that search matters.",
    ),
    (
        PARSERS,
        "Although Chart has the lowest recall, it achieves better precision than Shift.",
        "Although Chart has the highest recall, it achieves better precision than Shift.",
    ),
    (
        PARSERS,
        "The best performing system is Easy-first.",
        "The best performing system is Chart.",
    ),
    (
        SPEECH,
        "In particular, Hybrid is better than Hidden on both conditions.",
        "In particular, Hybrid is worse than Hidden on both conditions.",
    ),
    (
        SPEECH,
        "Hybrid (17.5%) shows lower street WER than Streaming (18.9%).",
        "Hybrid (17.5%) shows higher street WER than Streaming (18.9%).",
    ),
    (
        SOIL,
        "Forest outperforms Spline on both sites.",
        "Forest does not outperform Spline on both sites.",
    ),
    (
        SOIL,
        "Forest obtains the best R2 on Dale.",
        "Spline obtains the best R2 on Dale.",
    ),
    (REGATTA, "The Tern rowing club won 3 of their 5 races.", "The Tern rowing club won 4 of their 5 races."),
    (REGATTA, "Three races took place at Long Lake.", "Two races took place at Long Lake."),
    (REGATTA, "2 races were held in June.", "3 races were held in June."),
    (REGATTA, "The crowd was larger in race 3 than in race 4.", "The crowd was larger in race 4 than in race 3."),
    (COUNCIL, "The Millers received the most votes.", "The Weavers received the most votes."),
    (COUNCIL, "Three parties received less than 30 percent of the vote.", "Two parties received less than 30 percent of the vote."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_a_true_sentence_is_supported_and_its_twin_is_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


TRICKY = [
    (PARSERS, "Shift outperforms Chart."),  # in recall it does
    (PARSERS, "Shift does not outperform Chart."),  # in precision it does not
    (PARSERS, "Chart is the best method for long sentences."),
    (PARSERS, "Shift outperforms Easy-first on newspaper text."),
    (PARSERS, "Chart is better than our baseline."),
    (PARSERS, "Shift has the best trade-off between precision and time."),
    (PARSERS, "Chart outperforms earlier charts by 3 points."),
    (SPEECH, "Hidden has a higher accuracy than Streaming in some rooms."),
    (SPEECH, "Hidden outperforms Hybrid in size."),
    (SOIL, "Spline outperforms both after smoothing."),
    (REGATTA, "The club lost 2 boats on Long Lake."),
    (REGATTA, "Two races took place at Long Lake in fog."),
    (COUNCIL, "One party received more than 3,000 letters."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRICKY)
def test_what_the_table_does_not_settle_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)


KILN = """## Warped pots by clay and firing temperature

Lower is better.

| Clay | 900 | 1000 | 1100 |
|---|---|---|---|
| 0.1 | 12 | 9 | 6 |
| 0.2 | 8 | 7 | 9 |
| 0.4 | 5 | 8 | 11 |
"""
TIES = """## Correlations of weather and sales

| Series | Rain | Ices | Umbrellas | Teas |
|---|---|---|---|---|
| Rain | 1.00 | -0.12 | 0.66 | 0.25 |
| Ices | -0.12 | 1.00 | -0.07 | -0.31 |
| Umbrellas | 0.66 | -0.07 | 1.00 | 0.38 |
| Teas | 0.25 | -0.31 | 0.38 | 1.00 |
"""
PUMPS = """## Pumps on trial

Lower is better for the delay.

| Pump | Flow | Delay | Lift |
|---|---|---|---|
| Ayre | 12 | 4.1 | 30 |
| Bann | 15 | 6.2 | 34 |
| Cree | 9 | 2.8 | 41 |
"""


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        (KILN, "For temperatures 900 and 1000, a clay of 0.1 beats 0.2."),
        (KILN, "The 0.4 clay outperforms the 0.2 clay at 1100."),
        (TIES, "Umbrellas have a stronger correlation with Teas than with Rain."),
        (TIES, "Rain has a stronger correlation with Teas than with Umbrellas."),
    ],
)
def test_a_grid_of_one_measure_is_no_table_of_results(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert found.verdict != "supported", found
    assert "result" not in found.kinds, found


def test_a_way_that_is_told_of_one_measure_tells_nothing_of_another() -> None:
    assert said(PUMPS, "Bann outperforms Ayre in terms of flow.").verdict != "contradicted"
    assert (
        said(PUMPS, "Overall, Ayre outperforms Bann, which shows that size matters.").verdict != "supported"
    )
    assert (
        said(PUMPS, "Overall, Ayre outperforms Bann in delay, which shows that size matters.").verdict
        == "supported"
    )
    assert (
        said(PUMPS, "Overall, Bann outperforms Ayre in delay, which shows that size matters.").verdict
        == "contradicted"
    )
