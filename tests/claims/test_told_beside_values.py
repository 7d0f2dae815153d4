"""What stands beside values: how far two of them are apart, pairs in one bracket, means in a row, totals put behind."""

import pytest

from said import said

HIVES = (
    "## Honey by hive (kg)\n\n"
    "### Dry year\n\n| hive \\ weekday | Mon | Tue | Wed | Thu | Fri | Sat |\n|---|---|---|---|---|---|---|\n"
    "| Ash | 10 | 12 | 14 | 16 | 18 | 20 |\n| Elm | 30 | 28 | 26 | 24 | 22 | 20 |\n| Fir | 5 | 5 | 6 | 7 | 7 | 6 |\n\n"
    "### Wet year\n\n| hive \\ weekday | Mon | Tue | Wed | Thu | Fri | Sat |\n|---|---|---|---|---|---|---|\n"
    "| Ash | 8 | 9 | 10 | 11 | 12 | 13 |\n| Elm | 21 | 20 | 19 | 18 | 17 | 16 |\n| Fir | 3 | 4 | 3 | 4 | 3 | 4 |\n\n"
)
TUNING = (
    "## Accuracy (%) by width and step size\n\n"
    "### Algebra\n\n| Width \\ Step | 1e-4 | 3e-4 | 1e-3 |\n|---|---|---|---|\n"
    "| 2 | 30.0 | 36.0 | 42.0 |\n| 8 | 33.0 | 41.0 | 46.0 |\n| 32 | 35.0 | 44.0 | 38.0 |\n| 64 | 36.0 | 40.0 | 20.0 |\n\n"
    "### Rhymes\n\n| Width \\ Step | 1e-4 | 3e-4 | 1e-3 |\n|---|---|---|---|\n"
    "| 2 | 50.0 | 55.0 | 57.0 |\n| 8 | 52.0 | 58.0 | 60.0 |\n| 32 | 53.0 | 61.0 | 54.0 |\n| 64 | 54.0 | 59.0 | 41.0 |\n\n"
)
TRUE = [
    (HIVES, "In the dry year Elm gave 30 on Monday but 20 on Saturday, a gap of 10 kg."),
    (HIVES, "In the dry year Elm gave 30 on Monday but only 22 on Friday, 8 fewer."),
    (HIVES, "In the dry year Ash gave 10 on Monday but 20 on Saturday, a factor of two."),
    (TUNING, "At 1e-3 width 64 keeps 41.0 on Rhymes but only 20.0 on Algebra, a gap of 21 points."),
    (HIVES, "In the wet year Elm is ahead of Ash early on (21 against 8 on Monday, 20 against 9 on Tuesday)."),
    (TUNING, "At 3e-4 width 32 is better than width 8 (44 against 41 on Algebra, 61 against 58 on Rhymes)."),
    (TUNING, "At 1e-4 width 8 outscores width 2 (33 against 30 on Algebra; 52 against 50 on Rhymes)."),
    (HIVES, "The three totals in the dry year are 90, 150 and 36 from Ash down to Fir."),
    (HIVES, "The means by weekday in the wet year are 10.7, 11, 10.7, 11, 10.7 and 11."),
    (HIVES, "From Saturday back to Monday the dry totals come to 46, 47, 47, 46, 45 and 45."),
    (HIVES, "Six days of Fir add up to 36 in the dry year, the smallest weekly total of any hive."),
    (HIVES, "In the wet year Elm has a mean of 18.5, the highest mean of any hive."),
    (HIVES, "Averaged over the six weekdays, Elm gave 25 kg in the dry year."),
    (HIVES, "In the dry year Monday's three hives come to 45."),
    (TUNING, "Averaged over its three steps, width 8 comes to 40.0 on Algebra."),
    (TUNING, "Over all three cells the width-8 row averages 40.0 on Algebra."),
    (TUNING, "Averaged over the four widths, Algebra at 1e-4 stands at 33.5."),
    (TUNING, "The best scores of the two tasks differ by 15 points."),
    (TUNING, "The highest scores of width 2 and width 8 differ by 4 points on Algebra."),
    (TUNING, "Width 64 at 1e-3 scores less than width 2 at 1e-4 on both tasks."),
    (HIVES, "In the wet year Elm leads on Friday (17 against 12)."),
]  # fmt: skip
FALSE = [
    (HIVES, "In the dry year Elm gave 30 on Monday but 20 on Saturday, a gap of 14 kg."),
    (HIVES, "In the dry year Ash gave 10 on Monday but 20 on Saturday, a factor of three."),
    (TUNING, "At 1e-3 width 64 keeps 41.0 on Rhymes but only 20.0 on Algebra, a gap of 24 points."),
    (HIVES, "The three totals in the dry year are 90, 160 and 36 from Ash down to Fir."),
    (HIVES, "From Saturday back to Monday the dry totals come to 46, 47, 52, 46, 45 and 45."),
    (HIVES, "Six days of Ash add up to 90 in the dry year, the smallest weekly total of any hive."),
    (HIVES, "In the wet year Ash has a mean of 10.5, the highest mean of any hive."),
    (HIVES, "Averaged over the six weekdays, Elm gave 29 kg in the dry year."),
    (HIVES, "In the dry year Monday's three hives come to 52."),
    (TUNING, "Averaged over its three steps, width 8 comes to 43.0 on Algebra."),
    (TUNING, "The best scores of the two tasks differ by 19 points."),
    (TUNING, "Width 64 at 3e-4 scores less than width 2 at 1e-4 on both tasks."),
]  # fmt: skip
# True, though they look false at first sight.
TRICKY = [
    (HIVES, "In the dry year Ash and Elm gave 10 and 30 on Monday, a gap of 2 to the year before."),
    (HIVES, "In the dry year Ash gave 18 on Friday and 20 on Saturday, a gap of 13 each."),
    (HIVES, "In the dry year Ash gave 18 kg on Friday but 20000 g on Saturday, a gap of 2."),
    (HIVES, "In the dry year Ash passes Fir on no day by less than 5 (10 against 5 on Monday, 20 against 6 on Saturday)."),
    (HIVES, "In the dry year Ash is behind Elm except on Saturday (18 against 22 on Friday, 20 against 20 on Saturday)."),
    (HIVES, "Over both years Elm gave 51 kg on Monday."),
    (TUNING, "The best steps differ by a factor of three between width 8 and width 32 on Algebra."),
    (TUNING, "Both tasks are best at width 32 or 8."),
    (TUNING, "In both panels width 2 is best at 1e-3."),
    (TUNING, "Over the widths beyond 4, Algebra averages 34.7 at 1e-4."),
    (HIVES, "On working days Elm averages 26 kg in the dry year."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence"), TRUE, ids=[sentence for _, sentence in TRUE])
def test_what_fits_the_values_beside_it_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), FALSE, ids=[sentence for _, sentence in FALSE])
def test_what_does_not_fit_them_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), TRICKY, ids=[sentence for _, sentence in TRICKY])
def test_what_only_looks_false_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
