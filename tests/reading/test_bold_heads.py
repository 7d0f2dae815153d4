"""A bold opening with a full stop, which is a label of what follows it."""

import pytest

from sketch import read_text

GRID = (
    "## Yield\n\n| field | wet | dry |\n|---|---|---|\n| north | 4 | 5 |\n| south | 6 | 8 |\n\n### Notes\n\n"
)


@pytest.mark.parametrize(
    ("text", "label"),
    [
        ("**Late spring.** The mean is 6.", "Late spring"),
        ("- **Extremes.** The mean is 6.", "Extremes"),
        ("1. **Wet fields (north).** The mean is 6.", "Wet fields (north)"),
    ],
)
def test_a_bold_head_is_the_label_of_its_paragraph(text: str, label: str) -> None:
    statement = read_text(GRID + text).statements[-1]
    assert (statement.trail[-1], statement.text) == (label, "The mean is 6.")


@pytest.mark.parametrize("head", ["North is poor.", "The two fields in the north of it.", "South wins."])
def test_a_bold_sentence_or_a_long_one_stays_a_statement(head: str) -> None:
    assert head in [s.text for s in read_text(f"{GRID}**{head}** The mean is 6.").statements]


def test_an_opening_that_is_not_bold_is_no_label() -> None:
    assert read_text(f"{GRID}Late spring. The mean is 6.").statements[-1].trail[-1] == "Notes"


def test_a_number_alone_is_a_statement_under_a_heading_that_tells_what_it_is() -> None:
    items = "- north: 4.5\n- south: 7.0\n"
    assert [s.text for s in read_text(f"{GRID}### Row means\n\n{items}").statements] == ["4.5", "7.0"]
    assert not read_text(f"{GRID}### Codes\n\n{items}").statements
