"""Sentences on what the grid does not hold, or half understood ones: neither supported nor contradicted."""

import pytest

from said import said

DEPOTS = """# Parcels by depot and month

Each cell holds the number of parcels, in thousands.

| Depot | January | February | March | April |
|---|---|---|---|---|
| Alder | 31 | 28 | 35 | 37 |
| Birch | 12 | 14 | 14 | 19 |
| Cedar | 48 | 44 | 51 | 46 |

## Observations

"""
ERRORS = """# Error rate of systems by language (%)

Each cell is the share of wrong sentences in percent; lower is better.

| System | German | French | Finnish |
|---|---|---|---|
| Plain | 18.2 | 15.0 | 27.5 |
| Tuned | 11.9 | 10.3 | 19.8 |
| Voting | 10.7 | 9.8 | 18.4 |

## Observations

"""
OPEN = ("undecidable", "not understood", "not-understood", "nothing said")


@pytest.mark.parametrize(
    "sentence",
    [
        "Cedar delivers more parcels than last year.",
        "Alder's vans are slower than Birch's.",
        "Parcels through Cedar weigh more than those through Birch.",
        "The heaviest parcel went through Cedar.",
        "With more vans, Cedar would be ahead of Alder.",
    ],
)
def test_what_depots_do_not_show(sentence: str) -> None:
    assert said(DEPOTS, sentence).verdict in OPEN


@pytest.mark.parametrize(
    "sentence",
    [
        "Voting is the slowest of the systems.",
        "Tuned was trained on more sentences than Plain.",
        "Voting is more expensive than Tuned.",
        "Plain is the most popular system.",
    ],
)
def test_what_error_rates_do_not_show(sentence: str) -> None:
    assert said(ERRORS, sentence).verdict in OPEN


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Cedar is ahead of Alder in every month.", "supported"),
        ("Alder is ahead of Cedar in every month.", "contradicted"),
        ("In March, Alder delivers more than Birch.", "supported"),
        ("In March, Birch delivers more than Alder.", "contradicted"),
    ],
)
def test_plain_comparisons_stay_decided(sentence: str, verdict: str) -> None:
    assert said(DEPOTS, sentence).verdict == verdict


@pytest.mark.parametrize(
    "sentence", ["In French, Plain leads Tuned.", "Alder and Birch are level on German."]
)
def test_who_leads_with_a_larger_error_is_not_supported(sentence: str) -> None:
    assert said(ERRORS, sentence).verdict != "supported"
