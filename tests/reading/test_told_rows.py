"""Rows told freely, each value beside its tick; pairs in a told order; outcomes; panels that the text names."""

import pytest

from auditor.model import Panel
from sketch import read_text, sketch


def only_panel(text: str) -> Panel:
    (panel,) = read_text(text).panels
    return panel


AXES = "- Y-axis: barn, mill, pond\n- X-axis: 06:00, 12:00, 18:00\n\n### Values\n\n"

TOLD = {
    "verbs of all kinds": "- barn: The day opens at 06:00 with 12, moves to 31 at 12:00 and is back to 17 at 18:00.",
    "a value before its tick": "- **barn:** 12 at 06:00, then 31 at 12:00; 17 at 18:00",
    "a sentence of its own": "In the barn it was 12 degrees at 06:00, 31 at 12:00 and 17 at 18:00.",
    "ticks at first, values behind": "- barn: at 06:00 12, at 12:00 31, at 18:00 17",
    "the last left unsaid": "In the barn it was 12 at 06:00, then 31 and finally 17.",
    "by way of": "The barn went from 12 at 06:00 via 31 at 12:00 to 17 at 18:00.",
}


@pytest.mark.parametrize("name", TOLD)
def test_a_row_told_freely_is_read(name: str) -> None:
    others = "\n- mill: 1 at 06:00, 2 at 12:00, 3 at 18:00\n- pond: 4 at 06:00, 5 at 12:00, 6 at 18:00\n"
    sep = "\n" if TOLD[name].startswith("-") else "\n\n"
    (grid,) = sketch(AXES + TOLD[name] + sep + others.strip("\n") + "\n")
    assert "barn: 12 31 17" in grid.replace(" degrees", "")


NOT_TOLD = {
    "differences": "The barn gains 12 by 06:00, 31 more at 12:00 and 17 less at 18:00.",
    "means": "In the barn the average is 12 at 06:00, 31 at 12:00 and 17 at 18:00.",
    "moves by an amount": "The barn rises 12 at 06:00, climbs 31 at 12:00 and falls 17 at 18:00.",
    "two rows at once": "In barn and mill it is 12 at 06:00, 31 at 12:00 and 17 at 18:00.",
    "a number too many": "In the barn it was 12 or 13 at 06:00, 31 at 12:00 and 17 at 18:00.",
}


@pytest.mark.parametrize("name", NOT_TOLD)
def test_a_sentence_on_something_else_tells_no_row(name: str) -> None:
    assert sketch(AXES + NOT_TOLD[name] + "\n") == []


def test_a_row_that_a_list_gives_stays_a_statement_where_a_sentence_tells_it_again() -> None:
    said = "In the barn it was 13 at 06:00, 31 at 12:00 and 17 at 18:00."
    text = AXES + "- barn: 12, 31, 17\n- mill: 1, 2, 3\n- pond: 4, 5, 6\n\n" + said
    assert sketch(text) == ["[06:00, 12:00, 18:00] barn: 12 31 17; mill: 1 2 3; pond: 4 5 6"]
    assert any(statement.text == said for statement in read_text(text).statements)


def test_ranges_and_colours_stand_beside_years() -> None:
    axes = "- Y-axis: low, high\n- X-axis: 2019, 2020, 2021\n\n"
    panel = only_panel(
        axes + "- low: 2019 4–8 (pale), 2020 ~11 (grey), 2021 between 12 and 16 (dark)\n"
        "- high: 2019 ~21 (pale), 2020 24–28 (grey), 2021 ~31 (dark)\n"
    )
    assert [(band.low.text, band.high.text) for band in panel.bands] == [
        ("4", "8"),
        ("12", "16"),
        ("24", "28"),
    ]
    assert [cell.text for cell in panel.cells] == ["11", "21", "31"]


def test_sentences_built_alike_tell_rows_and_columns_that_nothing_declares() -> None:
    text = "".join(
        f"On {day} it was {a} min at noon, {b} at four and {c} at eight.\n"
        for day, a, b, c in (("Monday", 4, 7, 2), ("Tuesday", 5, 9, 1), ("Friday", 8, 6, 3))
    )
    assert sketch(text) == ["[noon, four, eight] Monday: 4 7 2; Tuesday: 5 9 1; Friday: 8 6 3"]


def test_lines_of_measures_are_not_built_alike() -> None:
    assert sketch("- Oak: recall 0.61, loss 0.72\n- Elm: recall 0.48, loss 0.59\n") == []


def test_the_order_of_pairs_holds_for_several_in_one_line() -> None:
    text = (
        "- x: 1 to 3\n- y: 1 to 2\n\nCoordinates are given as (x, y).\n\n"
        "- (1, 1): 4, (2, 1): 5, (3, 1): 6\n- (1, 2): 7, (2, 2): 8, (3, 2): 9\n"
    )
    assert sketch(text) == ["[1, 2, 3] 1: 4 5 6; 2: 7 8 9"]


def test_classes_that_are_told_with_their_role_are_named_without() -> None:
    text = "- Rows: truth (True owl, True no owl)\n- Columns: verdict (Predicted owl, Predicted no owl)\n\n"
    text += "".join(
        f"- True {there}, Predicted {said}: {count}\n"
        for there, said, count in (
            ("owl", "owl", 9),
            ("owl", "no owl", 2),
            ("no owl", "owl", 3),
            ("no owl", "no owl", 7),
        )
    )
    assert sketch(text) == ["[owl, no owl] owl: 9 2; no owl: 3 7"]


COUNTED = [
    "TP = 9, FP = 3, FN = 2, TN = 7",
    "9 true positives, 3 false positives, 2 false negatives, 7 true negatives",
    "True positives number 9, false positives 3, false negatives are 2 and true negatives 7",
]


@pytest.mark.parametrize("told", COUNTED)
def test_the_label_of_a_line_of_outcomes_names_its_matrix(told: str) -> None:
    panels = read_text(f"# Two cut-offs\n\n- t = 0.2: {told}\n- t = 0.6: {told.replace('9', '8')}\n").panels
    assert [panel.name for panel in panels] == ["t = 0.2", "t = 0.6"]
    assert [[cell.text for cell in panel.cells] for panel in panels][1].count("8") == 1


HEADS = (
    "<table><tr><th></th><th colspan=2>Dry</th><th colspan=2>Wet</th></tr><tr><th>Bed</th>"
    + "<th>1 h</th><th>4 h</th>" * 2
)
ROWS = "</tr><tr><td>A</td><td>1</td><td>2</td><td>3</td><td>4</td></tr><tr><td>B</td><td>5</td><td>6</td><td>7</td><td>8</td></tr></table>"


@pytest.mark.parametrize(
    ("lead", "count"), [("Two heatmaps, Dry and Wet.", 2), ("One heatmap of yields.", 1)]
)
def test_spanning_heads_are_panels_where_the_text_says_so(lead: str, count: int) -> None:
    assert len(read_text(f"# Yield\n\n{lead}\n\n{HEADS}{ROWS}\n").panels) == count


def test_blocks_with_their_names_in_the_corner_are_panels() -> None:
    text = "```\nread   1  2  4\n4K     5  6  7\n8K     8  9  3\n\nwrite  1  2  4\n4K     2  3  4\n8K     1  5  6\n```\n"
    assert [panel.name for panel in read_text(text).panels] == ["read", "write"]


def test_a_rule_under_the_heads_of_columns_in_running_text_parts_nothing() -> None:
    text = "# Plate\n\n    well   pH 5   pH 6\n    -----------------\n    A1     1.46   2.17\n    B2     0.66      -\n"
    assert sketch(text)[0].endswith("A1: 1.46 2.17; B2: 0.66 -")
