"""Nouns that else are worked out, and name what a document measures; lines put first; names without what all have in common."""

import pytest

from said import said

LATE = """# Ferries

The heatmap shows the share of ferries that left late, by quay and quarter, in percent.

| Quay | Q1 | Q2 | Q3 | Q4 |
|---|---|---|---|---|
| North | 12 | 11 | 9 | 7 |
| Mill | 14 | 19 | 16 | 15 |
| Harbour | 8 | 10 | 13 | 17 |
"""
DEARER = """# Rents

Rent increase over ten years in percent, by town and size of flat.

| Town | One | Two | Three | Four |
|---|---|---|---|---|
| Ambry | 12 | 11 | 9 | 7 |
| Belton | 14 | 19 | 16 | 15 |
| Corse | 8 | 10 | 13 | 17 |
"""


@pytest.mark.parametrize(
    ("grid", "sentence", "verdict"),
    [
        (LATE, "The share at Harbour grows from quarter to quarter.", "supported"),
        (LATE, "The share at North grows from quarter to quarter.", "contradicted"),
        (LATE, "In Q4 the share is lower at North than at Harbour.", "supported"),
        (LATE, "In Q4 the share is higher at North than at Harbour.", "contradicted"),
        (LATE, "The share stays below 13% at North.", "supported"),
        (LATE, "The share stays below 11% at North.", "contradicted"),
        (DEARER, "The increase shrinks from One to Four in Ambry.", "supported"),
        (DEARER, "The increase grows from One to Four in Ambry.", "contradicted"),
    ],
)
def test_what_is_measured_may_be_called_by_a_noun_for_changes_and_shares(
    grid: str, sentence: str, verdict: str
) -> None:
    assert said(grid, sentence).verdict == verdict


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("At Harbour the value is highest in Q4.", "supported"),
        ("In Q2 the value is highest at Mill.", "supported"),
        ("At Harbour the value is lowest in Q1.", "supported"),
    ],
)
def test_an_extreme_within_the_line_put_first_is_borne_out(sentence: str, verdict: str) -> None:
    assert said(LATE, sentence).verdict == verdict


def test_an_extreme_of_the_other_line_alone_does_not_bear_it_out() -> None:
    assert said(LATE, "At Mill the value is highest in Q3.").verdict != "supported"


COFFEES = """# Taste panel

| Coffee | Burr | Blade | Ghost |
|---|---|---|---|
| harar_v2 | 81 | 66 | 84 |
| dark_harar_v2 | 77 | 61 | 79 |
| lekempti_v2 | 69 | 58 | 72 |
| dark_lekempti_v2 | 72 | 60 | 75 |
| sidamo_v2 | 88 | 70 | 90 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Moving from sidamo to lekempti costs Burr 19 points.", "supported"),
        ("Moving from sidamo to lekempti costs Burr 17 points.", "contradicted"),
        ("Blade is lower for dark harar than for harar.", "supported"),
        ("Blade is higher for dark harar than for harar.", "contradicted"),
        ("The two lekempti coffees stay below 76 with every grinder.", "supported"),
        ("The two lekempti coffees stay below 74 with every grinder.", "contradicted"),
    ],
)
def test_names_may_leave_off_what_all_of_their_axis_have_in_common(sentence: str, verdict: str) -> None:
    assert said(COFFEES, sentence).verdict == verdict


def test_two_that_are_not_ahead_are_not_ahead_by_their_sum() -> None:
    assert said(COFFEES, "lekempti and dark lekempti beat harar on Burr.").verdict != "supported"


def test_a_rank_of_means_that_is_refuted_is_told_in_one_piece() -> None:
    assert said(LATE, "Averaged over the quays, the share is highest in Q1.").verdicts
