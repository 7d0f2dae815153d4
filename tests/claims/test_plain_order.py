"""Comparisons told in a roundabout way: clefts, leads, exceptions behind "but", values told for others; each with a false twin."""

import pytest

from said import said

# Less is better.
FRIDGES = """# Power drawn by fridges

Two heatmaps show the mean power in watts (lower is better).

- **X-axis (Room, °C)**: 16, 20, 24, 28
- **Y-axis (Load, kg)**: 5, 10, 20

## Compressor

* Load 5: 41.0, 46.5, 55.0, 71.5
* Load 10: 44.0, 50.5, 61.0, 80.0
* Load 20: 49.5, 58.0, 72.5, 99.0

## Absorption

* Load 5: 52.0, 60.5, 70.0, 93.5
* Load 10: 43.0, 63.5, 75.0, 99.0
* Load 20: 59.5, 69.0, 85.5, 121.0
"""

READERS = """## Loans per branch and month

The cells give the number of loans.

| Branch \\ Month | May | June | July | August |
|---|---|---|---|---|
| Harbour | 120 | 90 | 60 | 75 |
| Mill | 40 | 52 | 66 | 70 |
| Park | 118 | 90 | 48 | 25 |
| Rise | 30 | 45 | 44 | 20 |
"""

# The bright row is the same in both panels.
CRICKETS = """# Chirps of crickets

**Field**

| Light \\ Hour | 2 | 6 | 10 | 14 |
|---|---|---|---|---|
| bright | 21 | 18 | 12 | 30 |
| dim | 33 | 25 | 19 | 38 |
| faint | 33 | 25 | 19 | 44 |

**Lab**

| Light \\ Hour | 2 | 6 | 10 | 14 |
|---|---|---|---|---|
| bright | 21 | 18 | 12 | 30 |
| dim | 29 | 20 | 16 | 31 |
| faint | 40 | 22 | 14 | 35 |
"""

TWINS = [
    (READERS, "In July it is Mill, not Harbour, that lends more.", "In June it is Mill, not Harbour, that lends more."),
    (READERS, "In July it is Mill that leads.", "In August it is Mill that leads."),
    (READERS, "In June, Rise is below each of the other branches.", "In July, Mill is below each of the other branches."),
    (READERS, "Mill is below each of the other branches in May except Rise.", "Mill is below each of the other branches in May except Park."),
    (READERS, "Harbour is above Mill in every month but July.", "Harbour is above Mill in every month but August."),
    (READERS, "The lead of Harbour over Rise is 90 loans in May.", "The lead of Harbour over Rise is 80 loans in May."),
    (READERS, "Harbour's lead over Mill amounts to 80 in May.", "Harbour's lead over Mill amounts to 60 in May."),
    (READERS, "The margin between Park and Mill is 78 in May.", "The margin between Park and Mill is 68 in May."),
    (READERS, "In June, Harbour and Park are neck and neck, 90 against 90.", "In May, Harbour and Rise are neck and neck, 120 against 30."),
    (FRIDGES, "At 10 kg and 16 °C, Absorption edges out Compressor, 43.0 to 44.0.", "At 5 kg and 16 °C, Absorption edges out Compressor, 52.0 to 41.0."),
    (READERS, "In May, Harbour lends three times as many as Mill does.", "In May, Harbour lends twice as many as Mill does."),
    (READERS, "In July, Rise lends a third less than Mill.", "In July, Rise lends a quarter less than Park."),
    (READERS, "In July, Mill lends half as many again as Rise.", "In July, Mill lends twice as many as Rise."),
    (READERS, "No two branches are alike.", "In June, Harbour and Mill are alike."),
    (FRIDGES, "Absorption draws more than Compressor everywhere but at 10 kg and 16 °C.", "Absorption draws more than Compressor everywhere but at 20 kg and 16 °C."),
    (FRIDGES, "Compressor outperforms absorption at 20 °C and 24 °C for every load.", "Compressor outperforms absorption at 16 °C and 20 °C for every load."),
    (FRIDGES, "In the left panel, doubling the load from 10 to 20 kg at 16 °C adds 5.5.", "In the left panel, doubling the load from 10 to 20 kg at 16 °C adds 7.5."),
    (CRICKETS, "In bright light, the two panels match cell for cell.", "In dim light, the two panels match cell for cell."),
    (CRICKETS, "In Field, the dim and faint rows differ only at hour 14.", "In Field, the dim and faint rows differ only at hour 10."),
    (CRICKETS, "In faint light, Lab has less than Field at every hour except 2.", "In faint light, Lab has less than Field at every hour except 6."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence"), [(grid, true) for grid, true, _ in TWINS])
def test_a_true_comparison_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), [(grid, false) for grid, _, false in TWINS])
def test_its_false_twin_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(
    ("grid", "sentence"),
    [
        # A comparative with a rival is no trend along the other axis.
        (READERS, "Harbour is busier than Rise from the first month to the last."),
        # A noun behind "every" does not make an exception of a clause that goes on.
        (READERS, "Harbour lends at every hour but July is its poorest month."),
        # Told for a rival in whose place nothing was named.
        (READERS, "Mill lends 66 in July, against 44 for Rise."),
    ],
)
def test_what_is_right_is_never_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
