"""Tables whose heads or rows name a panel beside the line, which the text calls panels."""

import pytest

from sketch import sketch

TOLD = "# Yield\n\nTwo maps stand side by side: Clay on the left, Sand on the right.\n\n"
BOTH = ["Clay [1 day, 3 days] 2 m: 1 2; 4 m: 5 6", "Sand [1 day, 3 days] 2 m: 3 4; 4 m: 7 8"]


@pytest.mark.parametrize("joint", [" ", ", ", ": ", " | ".replace("|", "/"), " – "])
def test_heads_cross_panels_with_columns(joint: str) -> None:
    heads = " | ".join(f"{panel}{joint}{day}" for panel in ("Clay", "Sand") for day in ("1 day", "3 days"))
    table = f"| Depth | {heads} |\n|--|--|--|--|--|\n| 2 m | 1 | 2 | 3 | 4 |\n| 4 m | 5 | 6 | 7 | 8 |\n"
    assert sketch(TOLD + table) == BOTH


def test_rows_cross_panels_with_rows() -> None:
    table = "| Depth | 1 day | 3 days |\n|--|--|--|\n| Clay, 2 m | 1 | 2 |\n| Clay, 4 m | 5 | 6 |\n| Sand, 2 m | 3 | 4 |\n| Sand, 4 m | 7 | 8 |\n"
    assert sketch(TOLD + table) == BOTH


def test_without_a_word_on_panels_the_columns_are_of_one_grid() -> None:
    table = "| Depth | Clay 1 | Clay 3 | Sand 1 | Sand 3 |\n|--|--|--|--|--|\n| 2 m | 1 | 2 | 3 | 4 |\n| 4 m | 5 | 6 | 7 | 8 |\n"
    assert len(sketch("# Yield on clay and on sand\n\n" + table)) == 1
