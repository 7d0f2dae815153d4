"""What a sentence is about, where its words would fit something else: it must not be refuted, or borne out, by that."""

import pytest

from said import said

KILNS = """## Gas of four kilns before and after relining

The gas in m³ that each kiln burns in a firing, once before relining and once after relining.

- **Columns (Load):** Half, Full, Double
- **Rows (Kiln):** Corner, North, Yard, Shed

#### Before relining
| Kiln / Load | Half | Full | Double |
|---|---|---|---|
| Corner | 90 | 120 | 210 |
| North | 81 | 133 | 190 |
| Yard | 75 | 101 | 170 |
| Shed | 98 | 140 | 230 |

#### After relining
| Kiln / Load | Half | Full | Double |
|---|---|---|---|
| Corner | 70 | 95 | 160 |
| North | 74 | 92 | 150 |
| Yard | 61 | 88 | 141 |
| Shed | 72 | 99 | 166 |
"""

TRAMS = """## Riders of trams by day and slot

- **Columns (Slot):** Dawn, Noon, Dusk
- **Rows (Day):** Monday, Tuesday, Wednesday, Thursday, Friday

| Day / Slot | Dawn | Noon | Dusk |
|---|---|---|---|
| Monday | 31 | 40 | 22 |
| Tuesday | 35 | 41 | 20 |
| Wednesday | 36 | 44 | 24 |
| Thursday | 30 | 47 | 90 |
| Friday | 33 | 45 | 41 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "With the relining in place, North is above Corner at Half load.",
        "All four corner cells of the after panel are between 70 and 170.",
    ],
)
def test_words_shared_by_panels_and_ticks_lead_to_what_is_meant(sentence: str) -> None:
    assert "contradicted" not in said(KILNS, sentence).verdicts


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Corner exceeds 65 after relining.", "supported"),
    ],
)
def test_a_tick_called_corner_is_still_a_tick(sentence: str, verdict: str) -> None:
    assert said(KILNS, sentence).verdict == verdict


@pytest.mark.parametrize(
    "sentence",
    [
        "Overall, the Dawn column collects more riders than the Dusk column.",
        "Every Noon count is higher than all of the Dusk counts.",
        "The Dusk column runs from 20 to 41.",
        "The Noon column runs from 41 to 47.",
        "Thursday was the only day on which Dusk beat Dawn.",
        "Wednesday was the only day on which Noon beat Dawn.",
    ],
)
def test_less_than_what_is_said_bears_nothing_out(sentence: str) -> None:
    assert "supported" not in said(TRAMS, sentence).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "Overall, the Dusk column collects more riders than the Dawn column.",
        "The Noon column runs from 40 to 47.",
        "Every Noon count is higher than the Dawn count.",
    ],
)
def test_what_holds_in_full_is_borne_out(sentence: str) -> None:
    assert said(TRAMS, sentence).verdict == "supported"
