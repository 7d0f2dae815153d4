"""Whole documents: statements with their scope, lines that are not read, no figure at all."""

import pytest

from sketch import read_text, sketch

PAPER = """\
# Growth of moss under four lamps

The study ran for 6 weeks in 2021.

## Set-up

> **Layout.** The x-axis gives the lamp (red, blue, white), the y-axis the week (2, 4, 6; top to bottom).
> The colour bar runs from 0 mm (white) to 30 mm (dark green).

## Moss height

### Shaded

- Week 2: 3.1, 4.0, 4.4 (palest row)
- Week 4: 7.9, 9.5, 11.2. Blue pulls ahead of red.
- Week 6: 12.0, 16.3, 19.8

The shaded dish peaks at 19.8 under white light.

### Open

| Week \\ Lamp | red | blue | white |
|---|---|---|---|
| 2 | 4.0 | 5.2 | 6.1 |
| 4 | 10.1 | 13.0 | OOM |
| 6 | 15.5 | 21.9 | 27.4 |

- **Trend**: Height grows in each column.
- **Range**: 4.0 to 27.4

## Findings

1. White light wins everywhere.
2. The open dish is ahead: by 7.6 mm at most.
"""


def test_a_paper_gives_its_two_panels_on_the_declared_axes() -> None:
    assert sketch(PAPER) == [
        "Shaded [red, blue, white] 2: 3.1 4 4.4; 4: 7.9 9.5 11.2; 6: 12 16.3 19.8",
        "Open [red, blue, white] 2: 4 5.2 6.1; 4: 10.1 13 -; 6: 15.5 21.9 27.4",
    ]


def test_all_panels_share_the_axes_and_the_legend_of_the_text_above() -> None:
    document = read_text(PAPER)
    assert [(panel.rows.label, panel.columns.label, panel.rows.first) for panel in document.panels] == [
        ("week", "lamp", "top")
    ] * 2
    assert [
        (panel.legend and panel.legend.high and panel.legend.high.value) for panel in document.panels
    ] == [30, 30]


def test_every_sentence_but_data_and_headings_is_a_statement() -> None:
    texts = [statement.text for statement in read_text(PAPER).statements]
    assert texts == [
        "The study ran for 6 weeks in 2021.",
        "The x-axis gives the lamp (red, blue, white), the y-axis the week (2, 4, 6; top to bottom).",
        "The colour bar runs from 0 mm (white) to 30 mm (dark green).",
        "Blue pulls ahead of red.",
        "The shaded dish peaks at 19.8 under white light.",
        "Height grows in each column.",
        "Range: 4.0 to 27.4",
        "White light wins everywhere.",
        "The open dish is ahead: by 7.6 mm at most.",
    ]


def test_statements_know_their_panel_row_and_trail() -> None:
    found = {statement.text: statement for statement in read_text(PAPER).statements}
    behind_row = found["Blue pulls ahead of red."]
    assert (behind_row.panel, behind_row.row, behind_row.trail[-1]) == (0, 1, "Week 4")
    assert found["The shaded dish peaks at 19.8 under white light."].panel == 0
    trend = found["Height grows in each column."]
    assert (trend.panel, trend.trail[-2:]) == (1, ("Open", "Trend"))
    assert found["White light wins everywhere."].panel is None


def test_the_offsets_of_a_statement_point_into_the_text() -> None:
    text = "**Bold** claims: the *value* at `a  b` is 5 &amp; rising.\n"
    for statement in read_text(text).statements:
        for position, character in enumerate(statement.text):
            if character.isalnum():
                assert text[statement.offsets[position]] == character


def test_nothing_of_a_clean_document_is_unread() -> None:
    assert read_text(PAPER).unread == ()


UNREAD = {
    "a list outside the grid": "- 10: 4, 5\n- 20: 7, 8\n\n### Extra\n- odd: 3, 4, 5, 6, 7\n",
    "a lonely value on a known tick": (
        "- X-axis (Dose): 1, 2\n- Y-axis (Day): 10, 20\n\n## Data\n\n- 10: 4, 5\n- 20: 7, 8\n\n## More\n"
        "\n- Day 10: 5\n"
    ),
}


@pytest.mark.parametrize("kind", UNREAD)
def test_lines_that_look_like_data_and_are_in_no_panel_are_shown_with_a_reason(kind: str) -> None:
    unread = read_text(UNREAD[kind]).unread
    assert len(unread) == 1
    assert unread[0].reason


NOT_DATA = [
    "- Accuracy: 88.5%\n- Recall of oak: 80%.\n",
    "- **X-axis**: 1, 2, 3\n- **Legend**: 0 to 5\n",
    "- Learning rate: 0.01\n- Epochs: 12\n",
    "| Name | Meaning |\n|---|---|\n| a | first |\n| b | second |\n",
    "```python\nfor i in range(10):\n    print(i, 2)\n```\n",
    "### Key Observations\n- Row 10: 4, 5, 6 are the largest.\n",
    "The values 4, 5 and 6 are large: 7, 8 follow.\n",
]


@pytest.mark.parametrize("text", NOT_DATA)
def test_prose_and_declarations_are_never_called_unread(text: str) -> None:
    assert read_text(text).unread == ()


def test_a_document_without_a_figure_is_read_and_has_no_panel() -> None:
    document = read_text("# Notes\n\nNothing to see here.\n")
    assert document.figures == ()
    assert [statement.text for statement in document.statements] == ["Nothing to see here."]


def test_competing_readings_are_told() -> None:
    document = read_text(
        "- X-axis (Dose): 1, 2\n- Y-axis (Day): 10, 20\n\n- Day 10: 1 = 4, 2 = 5\n- Day 20: 1 = 7, 2 = "
        "8\n- Day 30: 4, 5\n"
    )
    assert all(note.startswith("line ") for note in document.notes)


@pytest.mark.parametrize("first", ["\ufeff", "\\n\n", "\n\n\n", "<!-- page 3 -->\n"])
def test_what_stands_before_the_text_does_no_harm(first: str) -> None:
    assert sketch(first + PAPER) == sketch(PAPER)


def test_windows_line_ends_do_no_harm() -> None:
    assert sketch(PAPER.replace("\n", "\r\n")) == sketch(PAPER)
