"""How many cells have a colour is told beside other colours, by values, by bands of the key, and with where they are."""

import pytest

from said import said

FERRY = """# Seats sold on five ferries, in percent

**Key**
- red: below 40
- amber: 40 to 69
- green: 70 or more

| Ferry | Thu | Fri | Sat | Sun |
|---|---|---|---|---|
| Ada | 31 | 55 | 92 | 88 |
| Bea | 44 | 61 | 97 | 79 |
| Cleo | 38 | 69 | 84 | n/a |
| Dora | 52 | 70 | 99 | 83 |
| Edda | 27 | 48 | 75 | 66 |
"""
TWINS = [
    ("Red is used for 27, 31 and 38 only.", "Red is used for 27, 31 and 44 only."),
    ("Only 27, 31 and 38 are red.", "Only 27, 31 and 48 are red."),
    ("Red is rarer than amber.", "Amber is rarer than red."),
    ("Green outnumbers amber by two.", "Green outnumbers amber by four."),
    ("There are more green tiles than amber ones.", "There are more amber tiles than green ones."),
    ("Red appears nowhere in the Sat column.", "Red appears nowhere in the Thu column."),
    ("Amber was given to seven tiles.", "Amber was given to six tiles."),
    ("Only Ada, Cleo and Edda have a red tile.", "Only Ada and Cleo have a red tile."),
    ("There are three red tiles, all of them on Thu.", "There are three red tiles, two of them on Thu."),
    ("Red is used three times, and only on Thu.", "Red is used three times, and only on Fri."),
    ("The lowest band of the key is used three times, and never for Bea.", "The lowest band of the key is used four times."),
    ("The key's highest band is met nine times.", "The key's highest band is met eight times."),
    ("Ada has all three colours.", "Bea has all three colours."),
]  # fmt: skip
OPEN = [
    "White is found once.",
    "More than half of the 19 numbers are amber.",
    "More than a third of the 19 tiles are green.",
]


@pytest.mark.parametrize(("true", "false"), TWINS, ids=[true for true, _ in TWINS])
def test_cells_of_a_colour_are_counted(true: str, false: str) -> None:
    assert said(FERRY, true).verdict == "supported", said(FERRY, true)
    assert said(FERRY, false).verdict == "contradicted", said(FERRY, false)


@pytest.mark.parametrize("sentence", OPEN)
def test_what_may_be_told_of_blanks_or_parts_is_left_open(sentence: str) -> None:
    assert said(FERRY, sentence).verdict != "contradicted", said(FERRY, sentence)


def test_a_sentence_on_how_often_a_colour_is_met_is_no_key() -> None:
    text = (
        f"{FERRY}\n## Reading it\n\n- Green is the commonest colour; red is needed for 27, 31 and 38 only.\n"
    )
    assert said(text, "Amber occurs seven times.").verdict == "supported"
