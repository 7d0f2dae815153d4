"""Factors told beside both of their values: these, at their places, settle how many times one is the other."""

import pytest

from said import said

_GRID = (
    "# Drying\n\nMinutes to dry, one table for each cloth: **Linen** and **Wool**. Rows: airing, columns: layers.\n\n"
    "## Linen\n\n| airing | 1 | 3 | 9 |\n|---|---|---|---|\n| Indoors | 41 | 83 | 247 |\n| Balcony | 24 | 60 | 155 |\n\n"
    "## Wool\n\n| airing | 1 | 3 | 9 |\n|---|---|---|---|\n| Indoors | 122 | 168 | 365 |\n| Balcony | 97 | 140 | 290 |\n\n"
)
TWINS = (
    ("Linen indoors doubles, going from 41 at 1 layer to 83 at 3.", "Linen indoors triples, going from 41 at 1 layer to 83 at 3."),
    ("On the balcony linen grows roughly sixfold from 24 at 1 layer to 155 at 9.", "On the balcony linen grows roughly tenfold from 24 at 1 layer to 155 at 9."),
    ("From 1 layer (122) to 9 (365), wool indoors triples.", "From 1 layer (122) to 9 (365), wool indoors doubles."),
    ("At 1 layer wool's 122 indoors is about three times linen's 41.", "At 1 layer wool's 122 indoors is about five times linen's 41."),
    ("Indoors at 1 layer, wool (122) is three times linen (41).", "Indoors at 1 layer, wool (122) is six times linen (41)."),
)  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_two_values_at_their_places_settle_a_factor(true: str, false: str) -> None:
    assert "contradicted" not in said(_GRID, true).verdicts
    assert "supported" in said(_GRID, true).verdicts
    assert "contradicted" in said(_GRID, false).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "Halving the airflow takes linen indoors from 83 to 247.",
        "Doubling the layers raises wool on the balcony from 97 to 140.",
        "The gap between the cloths doubles, from 81 at 1 layer indoors to 118 at 9.",
        "While the layers triple from 3 to 9, wool indoors only doubles from 168 to 365.",
        "With nine times the layers, linen indoors goes from 41 to 247.",
    ],
)
def test_factors_of_something_else_are_not_held_against_the_values(sentence: str) -> None:
    assert "contradicted" not in said(_GRID, sentence).verdicts


def test_how_many_times_is_not_borne_out_by_the_ends_alone() -> None:
    assert "supported" not in said(_GRID, "Linen indoors quintuples, going from 41 to 83.").verdicts[:1]


@pytest.mark.parametrize("span", ["over the three loads", "over the week"])
def test_what_a_mean_is_taken_over_compares_nothing(span: str) -> None:
    grid = "## Wait\n\n| desk | a | b | c |\n|---|---|---|---|\n| East | 10 | 14 | 18 |\n| West | 4 | 6 | 11 |\n\n"
    assert "contradicted" not in said(grid, f"East averages 14 {span}, against 7 for West.").verdicts
