"""Cells that a bound in front of a colon picks out: true fragments with false twins, and what is no such fragment."""

import pytest

from said import said

BAKERY = """# Loaves left over

Heatmap of unsold loaves per shop and weekday.

| Shop | Mon | Tue | Wed | Thu | Fri | Sat |
|---|---|---|---|---|---|---|
| Market | 14 | 11 | 9 | 12 | 6 | 3 |
| Station | 22 | 19 | 17 | 21 | 13 | 8 |
| Harbour | 31 | 27 | 24 | 29 | 18 | 16 |
| School | 5 | 4 | 4 | 7 | 2 | 38 |
"""
DOGS = """# Obedience course

Two heatmaps of exercises passed (%), one scale from 0 to 100.

## First week

| Breed | Sit | Stay | Come | Heel |
|---|---|---|---|---|
| Beagle | 41 | 17 | 23 | 11 |
| Collie | 73 | 58 | 66 | 47 |
| Poodle | 64 | 49 | 52 | 36 |

## Last week

| Breed | Sit | Stay | Come | Heel |
|---|---|---|---|---|
| Beagle | 68 | 39 | 44 | 31 |
| Collie | 96 | 87 | 93 | 81 |
| Poodle | 88 | 76 | 85 | 63 |

## Observations
"""
TASTES = """# Which teas are liked by the same people

|  | Assam | Darjeeling | Oolong | Sencha | Rooibos |
|---|---|---|---|---|---|
| Assam | 1.00 | 0.82 | 0.55 | 0.21 | 0.13 |
| Darjeeling | 0.82 | 1.00 | 0.74 | 0.36 | 0.19 |
| Oolong | 0.55 | 0.74 | 1.00 | 0.68 | 0.09 |
| Sencha | 0.21 | 0.36 | 0.68 | 1.00 | 0.04 |
| Rooibos | 0.13 | 0.19 | 0.09 | 0.04 | 1.00 |
"""
TWINS = [
    (BAKERY, "- **Below 5:** four cells, three of them in the School row and one at Market.", "- **Below 5:** four cells, two of them in the School row."),
    (BAKERY, "- **Over 25:** four cells, three of them at Harbour.", "- **Over 25:** four cells, three of them at Station."),
    (BAKERY, "- **30 or more:** two cells, Harbour on Monday (31) and School on Saturday (38).", "- **30 or more:** two cells, Harbour on Monday (31) and School on Friday (38)."),
    (BAKERY, "- **Over 35:** just one, School on Saturday.", "- **Over 35:** just one, Harbour on Saturday."),
    (BAKERY, "- **Twenty-plus club** – seven members, four of them from Harbour.", "- **Twenty-plus club** – seven members, five of them from Harbour."),
    (BAKERY, "- At least 20: seven cells, none of them on Friday.", "- At least 20: seven cells, none of them on Thursday."),
    (BAKERY, "- **Cells at 20 or more:** two at Station, four at Harbour (31, 27, 24 and 29).", "- **Cells at 20 or more:** three at Station, four at Harbour."),
    (BAKERY, "- **Above 20:** seven cells, six of them at Harbour and Station, the other one at School.", "- **Above 20:** seven cells, six of them at Harbour and Station, the other one at Market."),
    (BAKERY, "- **Under 4:** two cells only.", "- **Under 4:** three cells only."),
    (BAKERY, "- **Over 40:** none.", "- **Over 30:** none."),
    (BAKERY, "- **Above 15:** eleven cells, among them the whole Harbour row.", "- **Above 15:** eleven cells, among them the whole Station row."),
    (DOGS, "- **80 or more:** six cells, all of them in the last week.", "- **80 or more:** seven cells, all of them in the last week."),
    (DOGS, "- **Cells under 40:** four in the first week, two in the last.", "- **Cells under 40:** five in the first week, two in the last."),
    (DOGS, "- Over 95%: only Collie at Sit in the last week.", "- Over 95%: only Collie at Sit in the first week."),
    (DOGS, "- **Below 25:** three cells, each of them in the Beagle row.", "- **Below 25:** three cells, each of them in the Poodle row."),
    (TASTES, "- **Above 0.60:** three pairs, each of them adjacent. Under 0.10: two as well.", "- **Above 0.60:** three pairs, each of them adjacent. Under 0.10: three as well."),
    (TASTES, "- **Under 0.20:** four pairs, all with Rooibos.", "- **Under 0.20:** four pairs, all with Sencha."),
    (TASTES, "- **Over 0.80:** just one, Assam with Darjeeling (0.82).", "- **Over 0.80:** just one, Darjeeling with Oolong (0.82)."),
]  # fmt: skip
OPEN = [
    "- **Above 20:** four shops.",
    "- **Above 20 on average:** two cells.",
    "- **Above 20 °C:** two cells.",
    "- **Above 200:** two cells.",
    "- **Above 20:** nine cells last year.",
    "- **Above 20:** nine cells with a queue.",
    "- **Over 20:** nearly nine cells.",
    "- **Above 20:** five cells fewer than in spring.",
    "- **Hot spots:** seven cells.",
    "- **Rise of more than 5:** nine cells.",
    "- **Sampled twice:** ten values.",
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_what_a_bound_picks_out_is_counted_and_placed(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize("sentence", OPEN)
def test_what_a_label_may_pick_out_otherwise_stays_open(sentence: str) -> None:
    assert not {"supported", "contradicted"} & set(said(BAKERY, sentence).verdicts)


def test_the_size_of_the_grid_is_told_behind_a_label_that_says_so() -> None:
    assert said(BAKERY, "- **Grid:** 24 cells.").verdict == "supported"
    assert said(BAKERY, "- **Grid:** 30 cells.").verdict == "contradicted"
