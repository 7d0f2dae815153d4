"""What is done to all lines runs along none of them, and what is so at no tick is not told of the tick nought."""

import pytest

from said import said

SEEDS = """\
# Seedlings after cold storage

| species \\ weeks | 0 | 4 | 8 |
|---|---|---|---|
| Alder | 34 | 51 | 63 |
| Birch | 58 | 72 | 81 |
| Rowan | 2 | 9 | 28 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "Storage for more weeks helps all three species, though not equally.",
        "Weeks in store help all three species.",
        "In no week does Alder overtake Birch.",
        "At no week is Rowan ahead of Alder.",
    ],
)
def test_what_is_so_is_not_contradicted(sentence: str) -> None:
    assert said(SEEDS, sentence).verdict != "contradicted"


def test_a_denial_at_every_tick_is_not_supported_where_it_is_false() -> None:
    assert said(SEEDS, "In no week does Birch overtake Alder.").verdict != "supported"


def test_the_tick_nought_is_still_named_by_none() -> None:
    assert said(SEEDS, "With no weeks, Birch has 58.").verdict == "supported"
