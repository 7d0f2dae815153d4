"""Sentences of several claims, as careful writers build them, each with a false twin: asides in brackets, what was before, two panels apart."""

import pytest

from said import said

SHOPS = """# Parcels by shop and day

Two heatmaps, Summer and Winter. Rows are shops, columns are days. Cells show parcels.

### Summer

| Shop | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| North | 31 | 36 | 44 | 40 | 27 |
| South | 75 | 66 | 58 | 51 | 46 |
| West | 13 | 17 | 22 | 28 | 10 |
| East | 38 | 45 | 56 | 64 | 79 |

### Winter

| Shop | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| North | 29 | 22 | 33 | 34 | 25 |
| South | 60 | 57 | 47 | 43 | 35 |
| West | 9 | 8 | 11 | 12 | 7 |
| East | 34 | 38 | 46 | 50 | 60 |
"""
PONDS = """# Frogs by pond and month

Rows are ponds, columns are months.

| Pond | April | May | June | July | August |
|---|---|---|---|---|---|
| Mill | 14 | 19 | 28 | 33 | 21 |
| Fern | 45 | 38 | 30 | 24 | 22 |
| Lock | 8 | 15 | 20 | 29 | 37 |
"""


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (
            SHOPS,
            "For North the two panels differ by 14 parcels at most, on Tuesday.",
            "For North the two panels differ by 11 parcels at most, on Tuesday.",
        ),
        (
            SHOPS,
            "At South 15 parcels separate the two panels on Monday.",
            "At South 19 parcels separate the two panels on Monday.",
        ),
        (
            SHOPS,
            "In summer South's mean is 59.2, West's being 18.0.",
            "In summer South's mean is 59.2, West's being 23.0.",
        ),
        (
            SHOPS,
            "South keeps losing in summer (from 75 on Monday to 46 on Friday) and East keeps gaining.",
            "South keeps losing in summer (from 75 on Monday to 51 on Friday) and East keeps gaining.",
        ),
        (
            PONDS,
            "Lock, having been last in April with 8, ends on top with 37.",
            "Lock, having been second in April with 8, ends on top with 37.",
        ),
        (
            PONDS,
            "Lock leads in August with 37, having been last in April with 8.",
            "Lock leads in August with 37, having been second in April with 8.",
        ),
    ],
)
def test_long_sentences(grid: str, true: str, false: str) -> None:
    verdicts = said(grid, true).verdicts
    assert "supported" in verdicts, true
    assert not {"contradicted", "undecidable"} & set(verdicts), true
    assert "contradicted" in said(grid, false).verdicts, false


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (
            SHOPS,
            "The gap at East widens from 4 on Monday to 19 on Friday.",
            "The gap at East widens from 4 on Monday to 13 on Friday.",
        ),
        (
            SHOPS,
            "Those who use West are few (it never gets past 28 in summer), so its staff is small.",
            "Those who use West are few (it never gets past 25 in summer), so its staff is small.",
        ),
    ],
)
def test_what_is_only_borne_out(grid: str, true: str, false: str) -> None:
    assert "supported" in said(grid, true).verdicts, true
    assert not {"supported", "contradicted"} & set(said(grid, false).verdicts), false


@pytest.mark.parametrize(
    ("grid", "true"),
    [
        (SHOPS, "East leads the summer panel on Thursday and Friday."),
        (SHOPS, "South falls in summer (from 75 on Monday to 46 on Friday) and East rises."),
        (SHOPS, "In the summer panel, South is ahead of East on Monday, Tuesday and Wednesday, by as much as 37 on Monday."),
        (PONDS, "Until June it is Fern that leads, then Mill takes over for July, and August belongs to Lock."),
        (PONDS, "Having been last in April, Lock leads in August."),
    ],
)  # fmt: skip
def test_true_sentences_that_other_cuts_would_refute(grid: str, true: str) -> None:
    verdicts = said(grid, true).verdicts
    assert "supported" in verdicts, true
    assert "contradicted" not in verdicts, true
