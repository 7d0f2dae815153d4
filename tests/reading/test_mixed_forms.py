"""Forms met together: which side, which panel and which number, where axes, titles and values are told in different ways."""

import pytest

from sketch import read_text, sketch

ROWS = "oak: 4 7; elm: 3 5"


@pytest.mark.parametrize(
    "said",
    [
        "The airs dry and damp run along the bottom; the woods oak and elm run down the left side.",
        "On the y-axis stand the woods (oak, elm), on the x-axis the airs (dry, damp).",
        "**Horizontal axis**\n- Title: air\n- Ticks: dry, damp\n\n**Vertical axis**\n- Title: wood\n- Ticks: oak, elm",
        "x ticks: dry, damp\ny ticks: oak, elm",
    ],
)
@pytest.mark.parametrize(
    "lines",
    [
        "- 4 at oak, dry\n- 7 at oak, damp\n- 3 at elm, dry\n- 5 at elm, damp",
        "- oak\n    - 4 (dry)\n    - 7 (damp)\n- elm\n    - 3 (dry)\n    - 5 (damp)",
        "oak | 4 kg | 7 kg\nelm | 3 kg | 5 kg",
        "```\n4 kg 7 kg\n3 kg 5 kg\n```",
    ],
)
def test_sides_and_cells_told_in_different_ways(said: str, lines: str) -> None:
    assert sketch(f"# Kiln\n\n{said}\n\n{lines}\n") == [f"Kiln [dry, damp] {ROWS}"]


def test_two_sides_that_are_listed_with_their_ways() -> None:
    told = "There are 3 woods, listed top to bottom as oak, elm and fir, and 2 airs, listed left to right as dry and damp."
    assert sketch(f"# Kiln\n\n{told}\n\n- oak: 4, 7\n- elm: 3, 5\n- fir: 6, 2\n") == [
        f"Kiln [dry, damp] {ROWS}; fir: 6 2"
    ]


@pytest.mark.parametrize(
    "titles",
    [
        ("#### Shed: Mill", "#### Shed: Weir", "#### Wood = {}"),
        ("**Mill**", "**Weir**", "#### Wood = {}"),
        ("**(a) Mill**", "**(b) Weir**", "**{}**"),
        ("*Mill*", "*Weir*", "#### Wood = {}"),
        ("Panel A: Mill", "Panel B: Weir", "* **{}**"),
    ],
)
def test_titles_that_recur_stand_below_those_of_panels(titles: tuple[str, str, str]) -> None:
    first, second, row = titles

    def part(title: str, values: tuple[int, ...]) -> str:
        one, two, three, four = values
        rows = [(row.format("oak"), one, two), (row.format("elm"), three, four)]
        lines = "\n\n".join(f"{head}\n  - dry: {dry}\n  - damp: {damp}" for head, dry, damp in rows)
        return f"{title}\n\n{lines}\n\n"

    text = part(first, (4, 7, 3, 5)) + part(second, (1, 2, 8, 9))
    found = sketch(
        f"# Kiln\n\nRows: oak, elm. Columns: dry, damp.\n\n{text}### Notes\n\n- Elm dries faster.\n"
    )
    assert [own.split(" [")[1] for own in found] == [f"dry, damp] {ROWS}", "dry, damp] oak: 1 2; elm: 8 9"]
    assert "Mill" in found[0]
    assert "Weir" in found[1]


def test_lines_that_list_panels_are_no_titles() -> None:
    text = "# Kiln\n\nPanel A: Mill\nPanel B: Weir\n\nRows: oak, elm. Columns: dry, damp.\n\n- oak: 4, 7\n- elm: 3, 5\n"
    assert [own.split(" [")[1] for own in sketch(text)] == [f"dry, damp] {ROWS}"]


def test_a_number_with_thousands_is_no_list_below_its_row() -> None:
    text = "# Fish\n\nRows: Weir, Mill. Columns: 2018, 2019.\n\n#### Weir\n- 2018: 9,973\n- 2019: 1,739\n\n#### Mill\n- 2018: 5,403\n- 2019: 5,417\n"
    assert sketch(text) == ["Fish [2018, 2019] Weir: 9973 1739; Mill: 5403 5417"]


def test_thousands_between_semicolons_are_whole() -> None:
    text = "# Fish\n\n```csv\nsite;2018;2019\nWeir;9,973;1,739\nMill;5,403;5,417\n```\n"
    assert sketch(text) == ["Fish [2018, 2019] Weir: 9973 1739; Mill: 5403 5417"]


def test_a_mark_before_the_first_number_keeps_its_place() -> None:
    axes = "Rows: oak, elm. Columns: dry, damp, wet, soaked."
    text = "In the first row (oak) the values are 4, 7, 9 and 6. In the second row (elm) the values are –, 3, 5 and 8."
    assert sketch(f"# Kiln\n\n{axes}\n\n{text}\n") == [
        "Kiln [dry, damp, wet, soaked] oak: 4 7 9 6; elm: - 3 5 8"
    ]


def test_numbers_that_one_side_alone_has_tell_the_order_of_pairs() -> None:
    axes = "- The y-axis shows the layer (1, 2).\n- The x-axis shows the head (1, 2, 3)."
    lines = "\n".join(f"- {row}, {column}: {10 * row + column}" for row in (1, 2) for column in (1, 2, 3))
    assert sketch(f"# Heads\n\n{axes}\n\n{lines}\n") == ["Heads [1, 2, 3] 1: 11 12 13; 2: 21 22 23"]


def test_a_heading_of_components_and_axes_names_no_panels() -> None:
    text = "# Drift\n\n### Components/Axes\n\nRows: -10, 10. Columns: -2, 2.\n\n- -10: -2 → 39; 2 → 24\n- 10: -2 → 14; 2 → 18\n"
    assert sketch(text) == ["Drift [-2, 2] -10: 39 24; 10: 14 18"]


def test_ticks_without_the_noun_of_their_axis_are_the_same() -> None:
    text = "# Height\n\nRows: bench B1, bench B2\nColumns: 0 g, 5 g\n\n- B1: 3.1, 4.2\n- B2: 2.9, 4.4\n"
    assert sketch(text) == ["Height [0 g, 5 g] bench B1: 3.1 4.2; bench B2: 2.9 4.4"]


def test_a_bound_in_front_of_a_list_is_no_name_of_its_axis() -> None:
    panel = read_text(
        "# Melt\n\nRows: May, June. Columns: <1000 m, 1000–2000 m, >2000 m.\n\n- May: 4, 5, 6\n- June: 7, 8, 9\n"
    ).panels[0]
    assert panel.columns.label == ""
    assert [tick.text for tick in panel.columns.ticks] == ["<1000 m", "1000–2000 m", ">2000 m"]
