"""Sentences that are easily taken for another one: each as it is meant, with a false twin."""

import pytest

from said import said

PLOTS = """## Potato yield

| Plot \\ Month | May | June | July | August |
|---|---|---|---|---|
| North | 6.2 | 7.1 | 9.4 | 8.3 |
| South | 4.5 | 5.0 | 8.8 | 7.9 |
| East | 5.7 | 4.1 | 6.6 | 6.0 |
"""
SALTS = """# Melt rate of two salts

## Panel A: Ca(Ox)2

| Depth \\ Day | Mon | Tue | Wed |
|---|---|---|---|
| 1 cm | 21 | 25 | n/a |
| 2 cm | 17 | 18 | 19 |

## Panel B: Mg(Fo)3

| Depth \\ Day | Mon | Tue | Wed |
|---|---|---|---|
| 1 cm | 28 | 31 | n/a |
| 2 cm | 20 | 23 | 26 |
"""
TRIPS = """# Trip time to the harbour

**Colour bar (shared)**: trip time in minutes, 5 (green) to 40 (red)

## Ferry

| Pier \\ Departure time | 7:00 | 9:00 |
|---|---|---|
| Quay | 18 | 22 |
| Mole | 25 | 31 |

## Cable car

| Pier \\ Departure time | 7:00 | 9:00 |
|---|---|---|
| Quay | 14 | 15 |
| Mole | 27 | 29 |
"""

CROPS = """## How often two crops follow each other

| Crop | Rye | Oat | Pea |
|---|---|---|---|
| Rye | 5 | 74 | 31 |
| Oat | 47 | 6 | 22 |
| Pea | 28 | 35 | 3 |
"""

TWINS = [
    # "Row" and "column" tell which axis is meant, where both have the label.
    (CROPS, "In the Oat row the Rye column reads 47.", "In the Oat row the Rye column reads 74."),
    # The first value told is that of the first stretch, and not of the one behind "before".
    (
        PLOTS,
        "In the North row the yield climbs from 6.2 in May to 9.4 in July before slipping back in August.",
        "In the North row the yield climbs from 6.2 in May to 9.9 in July before slipping back in August.",
    ),
    # A verb parts what an extreme is one of from what it belongs to.
    (
        PLOTS,
        "The lowest entry in the June column belongs to East.",
        "The lowest entry in the June column belongs to South.",
    ),
    # A stretch put first ends before the comma.
    (
        PLOTS,
        "From May to July, the East row lies between 4.1 and 6.6.",
        "From May to July, the East row lies between 4.1 and 6.1.",
    ),
    # The digit behind a bracket belongs to a name.
    (
        SALTS,
        "Every combination reaches a higher rate with Mg(Fo)3 than with Ca(Ox)2.",
        "Every combination reaches a higher rate with Ca(Ox)2 than with Mg(Fo)3.",
    ),
    # What is slower takes longer.
    (TRIPS, "At 7:00 the cable car is slower than the ferry from Mole.", "At 7:00 the cable car is slower than the ferry from Quay."),
    # "Top" singles out what is measured.
    (PLOTS, "In every one of the three rows the top yield is found in July.", "In every one of the three rows the top yield is found in August."),
    # Of two that are told apart, the one is ahead of the other, and not of all.
    (
        PLOTS,
        "South beats East in June and July, whereas East is ahead in May.",
        "South beats East in June and July, whereas East is ahead in August.",
    ),
    # The pairs in a bracket belong to the panels, one each.
    (
        SALTS,
        "1 cm is ahead of 2 cm in both panels on Tue (25 versus 18, 31 versus 23).",
        "1 cm is ahead of 2 cm in both panels on Tue (25 versus 18, 31 versus 29).",
    ),
    # A number that is right tells what the extreme is one of, whatever it is called.
    (
        TRIPS,
        "The longest crossing in the figure, 31 minutes, is the ferry passage from Mole at 9:00.",
        "The longest crossing in the figure, 31 minutes, is the cable car passage from Mole at 9:00.",
    ),
    # Where one of the two is missing, there is no gain.
    (
        SALTS,
        "The largest gain, 7, is seen for 1 cm on Mon, and the smallest, 3, for 2 cm on Mon.",
        "The largest gain, 7, is seen for 1 cm on Tue, and the smallest, 3, for 2 cm on Mon.",
    ),
    (PLOTS, "A yield of more than 9 appears only once.", "A yield of more than 8.5 appears only once."),
    # A count of all cells is qualified by nothing that follows.
    (
        PLOTS,
        "Five of the twelve cells exceed 7, while only three are above 8.1.",
        "Six of the twelve cells exceed 7, while only three are above 8.1.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_of_twins_one_is_supported_and_the_other_contradicted(grid: str, true: str, false: str) -> None:
    assert said(grid, f"- {true}").verdict == "supported", said(grid, f"- {true}")
    assert "contradicted" in said(grid, f"- {false}").verdicts, said(grid, f"- {false}")


@pytest.mark.parametrize(
    "sentence",
    [
        "In both dry plots the yield stays below 5.",  # of three: which two is told elsewhere
        "The smallest value in that column belongs to East.",  # no column was named
        "North's biggest lead is in May.",  # over whom?
    ],
)
def test_what_is_told_elsewhere_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(PLOTS, f"- {sentence}").verdicts


@pytest.mark.parametrize("verb", ["loses", "gains", "drops"])
def test_the_value_of_a_cell_is_not_refuted_as_the_amount_of_a_change(verb: str) -> None:
    assert "contradicted" not in said(PLOTS, f"- North {verb} 7.1 in June.").verdicts


def test_behind_is_what_does_worse_or_has_less() -> None:
    assert said(TRIPS, "- At 9:00 the Mole is behind the Quay with the ferry.").verdict == "supported"
    assert said(TRIPS, "- At 9:00 the Quay is behind the Mole with the ferry.").verdict == "supported"


def test_the_label_of_a_scale_may_open_its_text() -> None:
    from auditor.reading.document import read
    from auditor.source import Source

    for text, label in (
        ("trip time in minutes, 5 (green) to 40 (red)", "trip time in minutes"),
        ("from 5 (green) to 40 (red), in minutes", ""),
        ("shared by both, 5 (green) to 40 (red)", ""),
        ("dark green, 5 to 40", ""),
    ):
        changed = TRIPS.replace("trip time in minutes, 5 (green) to 40 (red)", text)
        legend = read(Source("document.md", changed)).panels[0].legend
        assert legend is not None
        assert legend.label == label, text
