"""Sets of cells told by their colours: true sentences with false twins, and what is open."""

import pytest

from said import said

MOTHS = """# Moths at the light trap

**Key:** white 0–4, straw 5–9, apricot 10–19, brick 20–39

| Week \\ Hour | 21 h | 22 h | 23 h | 24 h |
|---|---|---|---|---|
| first | 2 (white) | 6 (straw) | 8 (straw) | 3 (white) |
| second | 5 (straw) | 14 (apricot) | 22 (brick) | 9 (straw) |
| third | 7 (straw) | 18 (apricot) | 31 (brick) | 12 (apricot) |
| fourth | 1 (white) | 7 (straw) | 9 (straw) | 4 (white) |

## Observations

"""
TWINS = [
    ("Two cells are brick.", "Three cells are brick."),
    ("Two cells are brick, both of them at 23 h.", "Two cells are brick, both of them at 22 h."),
    ("Four cells are white, two in the first week and two in the fourth week.",
     "Four cells are white, three in the first week and one in the fourth week."),
    ("The 22 h column never gets darker than apricot.", "The 22 h column never gets darker than straw."),
    ("The first week has no apricot cell.", "The third week has no apricot cell."),
    ("The 22 h column shows two apricot cells.", "The 22 h column shows three apricot cells."),
    ("No cell of the fourth week is apricot or darker.", "No cell of the second week is apricot or darker."),
    ("Every week has at least one straw cell.", "Every week has at least two straw cells."),
    ("Brick appears in two of the four weeks.", "Brick appears in three of the four weeks."),
    ("White is confined to the first week and the fourth week.", "White is confined to the first week."),
    ("The fourth week uses only white and straw.", "The second week uses only white and straw."),
    ("The third week uses three colours.", "The third week uses four colours."),
    ("Straw is the commonest colour, with seven cells.", "White is the commonest colour."),
    ("The first and the fourth week wear the same colours.", "The second and the third week wear the same colours."),
]  # fmt: skip
OPEN = [
    "Before dawn no cell is brick.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_cells_are_told_by_their_colours(true: str, false: str) -> None:
    """What holds of noted colours is borne out, and its twin refuted."""
    assert set(said(MOTHS, true).verdicts) == {"supported"}
    assert set(said(MOTHS, false).verdicts) == {"contradicted"}


@pytest.mark.parametrize("sentence", OPEN)
def test_what_is_told_of_other_places_or_colours_stays_open(sentence: str) -> None:
    """A place or a colour that the document does not know settles nothing."""
    assert not {"supported", "contradicted"} & set(said(MOTHS, sentence).verdicts)
