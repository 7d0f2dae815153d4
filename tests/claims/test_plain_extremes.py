"""Extremes, ranks, means and sums in the plain sentences that most people write, each with a false twin."""

import pytest

from said import all_judged, said

SPRINGS = """# Flow of the springs in litres per minute

Rows: spring (Alder, Beech, Cork). Columns: month (Apr, May, Jun, Jul).

| spring | Apr | May | Jun | Jul |
|---|---|---|---|---|
| Alder | 31.6 | 26.2 | 19.8 | 14.3 |
| Beech | 42.5 | 37.9 | 33.4 | 30.7 |
| Cork | 36.1 | 35.5 | 24.0 | 20.2 |
"""
DESKS = """# Readers at the desks

| Desk | Monday | Tuesday | Friday |
|---|---|---|---|
| Maps | 12 | 31 | 18 |
| Music | 44 | 27 | 52 |
| Law | 63 | 38 | 29 |
"""
TWINS = [
    # A cell that is named by row and column has its rank among all cells.
    (SPRINGS, "July at Alder, with 14.3, is the lowest value.", "July at Beech, with 30.7, is the lowest value."),
    (SPRINGS, "Jun at Alder, with 19.8, is the second-lowest value.", "Jun at Cork, with 24.0, is the second-lowest value."),
    (SPRINGS, "April at Beech is the highest value.", "April at Cork is the highest value."),
    (SPRINGS, "At Cork, June is the second-lowest value with 24.0.", "At Cork, May is the second-lowest value with 35.5."),
    # Nothing gets as far.
    (SPRINGS, "No other value gets as high as the 42.5 of Beech in April.", "No other value gets as high as the 37.9 of Beech in May."),
    (SPRINGS, "No cell was lower than the 14.3 of Alder in July.", "No cell was lower than the 20.2 of Cork in July."),
    # Means that go from one line to another.
    (SPRINGS, "The monthly means fall from 36.73 in April to 21.73 in July.", "The monthly means fall from 36.73 in April to 25.73 in July."),
    (SPRINGS, "The mean over all springs falls from 36.73 in April to 21.73 in July.", "The mean over all springs falls from 36.73 in April to 25.73 in July."),
    (SPRINGS, "The average of the three springs drops from 36.73 in April to 21.73 in July.", "The average of the three springs drops from 36.73 in April to 25.73 in July."),
    # What another one did as well.
    (SPRINGS, "Beech peaked in April, as did Cork.", "Beech peaked in May, as did Cork."),
    (SPRINGS, "Alder was lowest in July, and so was Cork.", "Alder was lowest in June, and so was Cork."),
    # Sums, means and counts.
    (DESKS, "Law has the largest sum, 130.", "Music has the largest sum, 130."),
    (DESKS, "The largest sum is 130, at Law.", "The largest sum is 130, at Music."),
    (DESKS, "Tuesday has the lowest mean, 32.", "Friday has the lowest mean, 32."),
    (DESKS, "On Monday 119 readers were counted in total.", "On Monday 129 readers were counted in total."),
    (DESKS, "Most readers were counted at Law on Monday.", "Most readers were counted at Music on Monday."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_of_twins_one_is_supported_and_the_other_is_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict in ("contradicted", "undecidable"), said(grid, false)
    if "readers" not in false and "lower" not in false:
        assert said(grid, false).verdict == "contradicted", said(grid, false)


def test_the_section_may_speak_of_the_row_of_a_cell() -> None:
    text = f"{SPRINGS}\n### Cork\n\nJune at Cork, with 24.0, is the second-lowest value.\n"
    assert "contradicted" not in {one.verdict.value for one in all_judged(text)}


def test_what_starts_with_the_lowest_value_is_not_lowest_as_a_whole() -> None:
    grid = "## Weight\n\n| calf \\ week | 1 | 2 |\n|---|---|---|\n| Uma | 30 | 50 |\n| Ola | 32 | 41 |\n"
    assert said(grid, "Uma starts with the lowest weight.").verdict != "contradicted"
    assert said(grid, "Ola starts with the lowest weight.").verdict != "supported"


def test_the_overall_maximum_may_be_that_of_all_panels() -> None:
    text = (
        "## Old\n\n| a \\ b | 1 | 2 |\n|---|---|---|\n| x | 9 | 7 |\n| y | 6 | 8 |\n\n"
        "## New\n\n| a \\ b | 1 | 2 |\n|---|---|---|\n| x | 3 | 2 |\n| y | 5 | 4 |\n\n### Notes\n\n"
        "The overall maximum is 9, the overall minimum 2.\n"
    )
    assert {one.verdict.value for one in all_judged(text)} == {"supported"}


def test_the_reason_of_an_open_verdict_is_true() -> None:
    """Where all cells are written, none is said to be missing."""
    for sentence in ("Maps never comes first.", "Law had 63 visits by lorries on Friday."):
        found = said(DESKS, sentence)
        assert not any("written" in reason for reason in found.explanations), found


def test_headings_of_lists_that_all_lines_share_name_none_of_them() -> None:
    grid = "# Sweetness\n\nRows: slope. Columns: week.\n\n" + "".join(
        f"- **{name}**: week 1: {a}, week 2: {b}\n"
        for name, a, b in (("North", 16, 18), ("South", 19, 21), ("Dell", 15, 17))
    )
    assert said(grid, "In week 2 the readings are 18, 21 and 17.").verdict == "supported"
