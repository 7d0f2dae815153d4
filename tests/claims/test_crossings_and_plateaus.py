"""Where lines cross, and from where on an axis makes no difference, each true sentence with a false twin."""

import pytest

from said import said

DYES = """# Colour strength of dyes

Higher is better.

| Dye | 5 min | 10 min | 20 min | 40 min | 80 min |
|---|---|---|---|---|---|
| Madder | 12 | 30 | 51 | 52 | 51 |
| Weld | 48 | 44 | 39 | 30 | 22 |
| Woad | 20 | 21 | 20 | 45 | 70 |
"""
CROSSINGS = [
    ("Madder overtakes Weld at 20 min.", "Madder overtakes Weld at 80 min."),
    ("At 20 min, Madder overtakes Weld.", "At 20 min, Weld overtakes Madder."),
    ("Weld falls behind Madder from 20 min on.", "Weld falls behind Madder from 80 min on."),
    ("Weld is overtaken by Woad at 40 min.", "Weld is overtaken by Woad at 10 min."),
    ("The crossover between Madder and Weld lies between 10 and 20 min.",
     "The crossover between Madder and Weld lies between 40 and 80 min."),
    ("The order of Weld and Woad flips between 20 and 40 min.", "The order of Weld and Woad flips between 5 and 10 min."),
    ("Madder and Weld swap places between 10 and 20 min.", "Madder and Weld swap places between 40 and 80 min."),
    ("Woad moves ahead of Weld at 40 min.", "Woad moves ahead of Weld at 10 min."),
]  # fmt: skip
OPEN_CROSSINGS = [
    "Weld almost overtakes Madder at 80 min.",
    "Weld overtakes Madder in price at 20 min.",
    "Woad could overtake Weld at 10 min.",
    "The price of Weld overtakes that of Madder at 80 min.",
]
PLATEAUS = [
    ("Nothing changes for Madder after 20 min.", "Nothing changes for Madder after 10 min."),
    ("Beyond 20 min, nothing more is gained for Madder.", "Beyond 5 min, nothing more is gained for Madder."),
    (
        "There is no further gain for Madder beyond 20 min.",
        "There is no further gain for Madder beyond 10 min.",
    ),
    ("Madder stops improving at 20 min.", "Madder stops improving at 10 min."),
    ("Up to 20 min, nothing changes for Woad.", "Up to 40 min, nothing changes for Woad."),
    ("The gains of Madder dry up after 20 min.", "The gains of Madder dry up after 10 min."),
]
OPEN_PLATEAUS = [
    "Nothing changes for the recipe of Weld after 10 min.",
    "Beyond 10 min, nothing more is gained for dyers at Madder.",
    "Only the price of Woad changes after 10 min.",
]


@pytest.mark.parametrize(("true", "false"), [*CROSSINGS, *PLATEAUS])
def test_where_it_is_so_is_told_rightly(true: str, false: str) -> None:
    assert said(DYES, true).verdict == "supported", said(DYES, true)
    assert said(DYES, false).verdict == "contradicted", said(DYES, false)


@pytest.mark.parametrize("sentence", [*OPEN_CROSSINGS, *OPEN_PLATEAUS])
def test_what_is_said_of_other_things_stays_open(sentence: str) -> None:
    assert said(DYES, sentence).verdict != "contradicted", said(DYES, sentence)
