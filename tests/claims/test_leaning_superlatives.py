"""Superlatives that leave out their subject, and what is told behind "where": each with a false twin."""

import pytest

from said import said

YARDS = """## Waste per yard

| Yard \\ Kind | Glass | Paper | Metal | Wood |
|---|---|---|---|---|
| Ash | 31 | 22 | 18 | 12 |
| Bay | 28 | 25 | 16 | 9 |
| Cove | 20 | 30 | 17 | 14 |
| Dell | 26 | 23 | 21 | 8 |
| Eyre | 33 | 27 | 15 | 10 |

### Observations
"""

TWINS = [
    (
        "The gap between Glass and Wood is smallest in Cove (6) and largest in Eyre (23).",
        "The gap between Glass and Wood is smallest in Cove (6) and largest in Ash (19).",
    ),
    (
        "The gap between Glass and Wood is largest in Eyre, where it is 23.",
        "The gap between Glass and Wood is largest in Ash, where it is 19.",
    ),
    (
        "The gap between Glass and Wood is largest in Eyre, where it reaches 23.",
        "The gap between Glass and Wood is largest in Eyre, where it reaches 25.",
    ),
    (
        "The average is lowest in Dell and highest in Eyre.",
        "The average is lowest in Dell and highest in Ash.",
    ),
    ("The total is highest in Eyre and lowest in Dell.", "The total is highest in Eyre and lowest in Ash."),
    (
        "Glass exceeds Wood everywhere. The distance between the two is smallest in Cove, where it is 6.",
        "Glass exceeds Wood everywhere. The distance between the two is smallest in Bay, where it is 6.",
    ),
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_what_leans_on_the_words_before_it_is_judged_by_them(true: str, false: str) -> None:
    assert set(said(YARDS, f"- {true}").verdicts) == {"supported"}, said(YARDS, f"- {true}")
    assert "contradicted" in said(YARDS, f"- {false}").verdicts, said(YARDS, f"- {false}")


def test_the_second_superlative_is_one_of_what_the_first_is_told_of() -> None:
    # Ash has the largest spread of none, and the largest value of none: what leans tells of the gain, not of the cells.
    found = said(YARDS, "- The gain from Wood to Metal is largest in Dell and smallest in Cove.")
    assert "peak" not in found.kinds


def test_its_low_is_that_of_the_subject() -> None:
    assert said(YARDS, "- Paper has its high in Cove and its low in Ash.").verdicts == (
        "supported",
        "supported",
    )
    # The lowest of all is in Dell, but not that of Paper.
    assert said(YARDS, "- Paper has its high in Cove and its low in Dell.").verdicts == (
        "supported",
        "undecidable",
    )


LONG = [
    (
        "Every yard has its lowest amount in the Wood column, and Paper never drops under 22.",
        "Every yard has its lowest amount in the Metal column, and Paper never drops under 22.",
    ),
    (
        "In all five yards the lowest amount is in the Wood column.",
        "In all five yards the lowest amount is in the Metal column.",
    ),
    ("Each of the five yards has its low at Wood.", "Each of the five yards has its low at Metal."),
    ("All four kinds stay below 34.", "All four kinds stay below 31."),
]


@pytest.mark.parametrize(("true", "false"), LONG)
def test_one_part_of_a_long_sentence_is_judged_by_itself(true: str, false: str) -> None:
    assert set(said(YARDS, f"- {true}").verdicts) == {"supported"}, said(YARDS, f"- {true}")
    assert "contradicted" in said(YARDS, f"- {false}").verdicts, said(YARDS, f"- {false}")


@pytest.mark.parametrize(
    "sentence",
    [
        "Each kind has its peak in Eyre, but Paper and Metal peak elsewhere.",
        "Every yard has its highest amount in the Glass column, although Cove does not.",
    ],
)
def test_what_is_taken_back_for_some_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(YARDS, f"- {sentence}").verdicts


def test_words_that_tell_nothing_of_the_data_support_nothing() -> None:
    found = said(
        YARDS, "- Every yard has its highest amount in the Glass column, and most visitors expected that."
    )
    assert "supported" not in found.verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "Cove is the largest that floods in all four kinds.",
        "Bay is the smallest to fit in every column.",
        "The summits are rounder in Ash for every kind.",
    ],
)
def test_a_superlative_of_another_thing_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(YARDS, f"- {sentence}").verdicts
