"""Panels that no heading names: sentences above lists, labels of panel and row, names before values."""

import pytest

from sketch import sketch

AXES = "# Looms\n\nRows wool, silk; columns slow, fast.\n\n"
WARP, WEFT = "{} [slow, fast] wool: 4 5; silk: 6 7", "{} [slow, fast] wool: 1 2; silk: 3 8"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Left heatmap: **Warp** (mm), drawn in blue.", "Right heatmap: **Weft** (mm), drawn in red."),
        ("In the left map (Warp) one reads", "and in the right map (Weft)"),
        ("Upper panel (Warp):", "Lower panel (Weft):"),
    ],
)
def test_a_sentence_that_names_a_panel_at_one_side_is_its_title(first: str, second: str) -> None:
    text = f"{AXES}{first}\n\n- wool: 4, 5\n- silk: 6, 7\n\n{second}\n\n- wool: 1, 2\n- silk: 3, 8\n"
    assert [line.replace(" (mm)", "") for line in sketch(text)] == [WARP.format("Warp"), WEFT.format("Weft")]


def test_lists_that_say_most_places_again_otherwise_are_another_panel() -> None:
    text = AXES + "- wool: 4, 5\n- silk: 6, 7\n\nAfter oiling.\n\n- wool: 1, 2\n- silk: 3, 8\n"
    assert [line.split("[")[1] for line in sketch(text)] == [own.split("[")[1] for own in (WARP, WEFT)]


def test_one_line_said_again_is_no_panel() -> None:
    text = AXES + "- wool: 4, 5\n- silk: 6, 7\n- wool: 4, 9\n"
    assert sketch(text) == [WARP.format("Looms")]


@pytest.mark.parametrize(
    "lines",
    [
        "- Warp, wool: 4, 5\n- Warp, silk: 6, 7\n- Weft, wool: 1, 2\n- Weft, silk: 3, 8\n",
        "- wool (Warp): 4, 5\n- silk (Warp): 6, 7\n- wool (Weft): 1, 2\n- silk (Weft): 3, 8\n",
        "- wool — Warp: 4, 5; Weft: 1, 2\n- silk — Warp: 6, 7; Weft: 3, 8\n",
        "- wool, slow: Warp 4, Weft 1\n- wool, fast: Warp 5, Weft 2\n- silk, slow: Warp 6, Weft 3\n- silk, fast: Warp 7, Weft 8\n",
    ],
)
def test_lines_may_name_the_panel_beside_the_row(lines: str) -> None:
    assert sketch(AXES + lines) == [WARP.format("Warp"), WEFT.format("Weft")]


def test_what_goes_with_a_value_is_no_panel() -> None:
    lines = "- wool, slow: wear 4, n 12\n- wool, fast: wear 5, n 12\n- silk, slow: wear 6, n 9\n- silk, fast: wear 7, n 9\n"
    assert sketch(AXES + lines) == [WARP.format("Looms")]


def test_paragraphs_that_open_with_a_name_are_a_panel_each() -> None:
    text = (
        AXES
        + "**Warp (top).** The wool row shows 4 at slow and 5 at fast. In the silk row, the values are 6 at slow and 7 at fast.\n\n"
        "**Weft (bottom).** In the wool row, we read 1 for slow and 2 for fast. The silk row shows 3 at slow and 8 at fast.\n"
    )
    assert sketch(text) == [WARP.format("Warp"), WEFT.format("Weft")]
