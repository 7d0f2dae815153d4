"""Sentences that are understood in pieces, and with allowances: each true one with a false twin, which is left alone."""

import pytest

from said import said

KILNS = """## Glaze gloss

| Glaze \\ Kiln temperature, °C | 900 | 1000 | 1100 | 1200 |
|---|---|---|---|---|
| Ash | 31 | 38 | 44 | 52 |
| Tin | 24 | 29 | 41 | 47 |
| Lead | 40 | 45 | 58 | 63 |
| Salt | 12 | 16 | 11 | 20 |
"""

VERSES = """## Rhyme transfer

| Source \\ Target | en | de | fr | it |
|---|---|---|---|---|
| en | 90 | 71 | 62 | 60 |
| de | 74 | 88 | 64 | 58 |
| fr | 70 | 59 | 91 | 77 |
| it | 66 | 55 | 79 | 92 |
"""

TRUE = [
    (KILNS, "Lead is the glossiest of all at every temperature."),
    (KILNS, "Lead is shinier than Ash at every temperature."),
    (KILNS, "Salt pots are below 21 throughout, and nobody likes them."),
    (VERSES, "Four pairs reach 88 or more, and that is no surprise."),
    (VERSES, "English to German (71) is worse than German to English (74)."),
]
FALSE = [
    (KILNS, "Salt is the glossiest of all at every temperature."),
    (KILNS, "Tin is shinier than Ash at every temperature."),
    (KILNS, "Salt pots are below 17 throughout, and nobody likes them."),
    (VERSES, "Five pairs reach 88 or more, and that is no surprise."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_a_piece_that_holds_hardly_by_chance_is_supported(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert "supported" in found.verdicts, found
    assert "contradicted" not in found.verdicts, found


@pytest.mark.parametrize(("grid", "sentence"), FALSE)
def test_a_false_piece_is_never_supported(grid: str, sentence: str) -> None:
    assert "supported" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_what_most_twins_would_fit_as_well_is_left_alone() -> None:
    assert "supported" not in said(KILNS, "Ash is stranger than Tin at 900 °C.").verdicts
