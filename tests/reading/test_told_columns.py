"""Rows told in sentences, each with a verb and a subject of its own, where no axis is declared."""

import pytest

from sketch import sketch

TOLD = {
    "days, and other subjects": (
        "On Monday, trams came 4 minutes late in the Early shift, 3 in the Swing and 6 in the Night. "
        "Tuesday had 5 minutes in the Early shift, 2 in the Swing and 7 in the Night. "
        "For Friday riders noted 8 minutes in the Early shift, 1 in the Swing and 9 in the Night.",
        "[Early, Swing, Night] Monday: 4 3 6; Tuesday: 5 2 7; Friday: 8 1 9",
    ),
    "bold names": (
        "The **old well** gave 4 buckets at dawn, 3 at noon and 6 at dusk.\n\n"
        "On the **mill pond** people drew 5 buckets at dawn, 2 at noon and 7 at dusk.\n\n"
        "At the **deep spring** we filled 8 buckets at dawn, 1 at noon and 9 at dusk.",
        "[dawn, noon, dusk] old well: 4 3 6; mill pond: 5 2 7; deep spring: 8 1 9",
    ),
    "counted rows, hours for columns": (
        "Deck 1 took 4 cars at 06:00, 3 at 12:00 and 6 at 18:00. On Deck 2 stood 5 cars at 06:00, 2 at 12:00 "
        "and 7 at 18:00. Nobody looks after Deck 3, where 8 waited at 06:00, 1 at 12:00 and 9 at 18:00.",
        "[06:00, 12:00, 18:00] Deck 1: 4 3 6; Deck 2: 5 2 7; Deck 3: 8 1 9",
    ),
}
UNTOLD = {
    "two sentences alone": "Ann made all of us some 4 at dawn and 3 at noon. Bo brought her guests 5 at dawn and 2 at noon.",
    "differences": "Ann gains 4 at dawn and 3 at noon. Bo loses 5 at dawn and 2 at noon. Cy rises by 8 at dawn and 1 at noon.",
    "no names": "We saw 4 at dawn and 3 at noon. They saw 5 at dawn and 2 at noon. It was 8 at dawn and 1 at noon.",
    "a sentence among them that cannot be read": "Ann made all of us some 4 at dawn and 3 at noon. Bo brought her guests 5 at dawn and 2 at noon. "
    "Cy lost 8 at dawn and 1 at noon. Di found 7 at dawn and 6 at noon.",
}


@pytest.mark.parametrize("name", TOLD)
def test_sentences_with_the_same_columns_beside_their_values_tell_rows(name: str) -> None:
    text, grid = TOLD[name]
    (found,) = sketch(f"# Map\n\n## Cells\n\n{text}\n")
    assert found.removeprefix("Cells ") == grid


@pytest.mark.parametrize("name", UNTOLD)
def test_sentences_on_something_else_tell_no_rows(name: str) -> None:
    assert sketch(f"# Map\n\n## Cells\n\n{UNTOLD[name]}\n") == []


def test_what_a_table_gives_is_not_told_again_by_sentences() -> None:
    table = "| | dawn | noon |\n|---|---|---|\n| Ann | 4 | 3 |\n| Bo | 5 | 2 |\n| Cy | 8 | 1 |\n\n"
    text = "Ann made 4 at dawn and 3 at noon. Bo brought 5 at dawn and 2 at noon. Cy saw 9 at dawn and 1 at noon."
    assert sketch(f"# Map\n\n{table}## In words\n\n{text}\n") == ["[dawn, noon] Ann: 4 3; Bo: 5 2; Cy: 8 1"]
