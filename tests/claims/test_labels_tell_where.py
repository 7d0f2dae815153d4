"""A bold label that names a row or a column tells where what follows holds."""

import pytest

from said import said

CUPS = """\
## Cups sold

| Stall \\ Day | May | June | July |
|---|---|---|---|
| Ash | 10 | 30 | 42 |
| Oak | 22 | 15 | 12 |
| Elm | 5 | 9 | 20 |
| Fir | 8 | 19 | 33 |
"""


@pytest.mark.parametrize(
    ("label", "true", "false"),
    [
        ("**May.** ", "Oak sold about twice as many as Ash.", "Ash sold about twice as many as Oak."),
        ("**June.** ", "Ash sold more than Oak.", "Elm sold more than Oak."),
        ("- **July**: ", "Ash is above Oak.", "Oak is above Ash."),
        ("- **July**: ", "Elm is above Oak.", "Elm is above Fir."),
        ("**Ash.** ", "Values rise from May to July.", "Values fall from May to July."),
        ("- **Oak**: ", "The numbers fall from May to July.", "The numbers rise from May to July."),
        ("**June.** ", "Values fall from Oak to Elm.", "Values fall from Elm to Fir."),
        ("**July.** ", "Cups stay over 11 in all four stalls.", "Cups stay over 13 in all four stalls."),
    ],
)
def test_what_is_compared_is_compared_where_the_label_tells(label: str, true: str, false: str) -> None:
    assert said(CUPS, label + true).verdict == "supported"
    assert said(CUPS, label + false).verdict == "contradicted"


def test_an_extreme_of_the_grid_bears_nothing_out_behind_the_label_of_a_line() -> None:
    assert said(CUPS, "**May.** The lowest is 5.").verdict == "supported"
    assert said(CUPS, "**June.** The lowest is 5.").verdict != "supported"
    assert said(CUPS, "**June.** The lowest of the whole grid is 5.").verdict == "supported"


def test_a_label_that_names_the_compared_side_tells_no_place() -> None:
    assert said(CUPS, "**Ash.** It is above Elm in every month.").verdict != "contradicted"
