"""Where what seemed to be declared loses lines of data, the reading that accounts for more of them stands."""

import pytest

from sketch import read_text, sketch

GRID = "[S1, S2, Wide] Oak-7: 4.1 5.2 6.3; Elm-2: 3.9 6 7.2; Ash-12: 3.5 5.8 8.1"
VALUES = {"Oak-7": ("4.1", "5.2", "6.3"), "Elm-2": ("3.9", "6.0", "7.2"), "Ash-12": ("3.5", "5.8", "8.1")}
LINES = {
    "a note behind each value": ("- **{}:** ", "{} {} (low)", ", "),
    "a name and a full stop": ("**{}.** ", "{1} at {0}", ", "),
    "a dash behind the name": ("- **{}** – ", "{} {}", "; "),
    "places in brackets": ("- {}: ", "{1} ({0})", ", "),
}


def listed(frame: str, cell: str, joint: str) -> str:
    lines = [
        frame.format(row)
        + joint.join(cell.format(*pair) for pair in zip(("S1", "S2", "Wide"), own, strict=True))
        for row, own in VALUES.items()
    ]
    return "\n\n".join(lines)


@pytest.mark.parametrize("form", LINES)
def test_keys_that_recur_in_all_lines_are_the_columns(form: str) -> None:
    assert [line.strip() for line in sketch(listed(*LINES[form]))] == [GRID]


@pytest.mark.parametrize("joint", [", ", " / ", " × ", " and "])
def test_labels_that_cross_two_sets_of_names_are_rows_and_columns(joint: str) -> None:
    lines = [f"- Gauge {one}{joint}tank {other}: {n}" for n, (one, other) in enumerate(PAIRS, 3)]
    (panel,) = read_text("\n".join(lines)).panels
    assert [tick.text.removeprefix("Gauge ") for tick in panel.rows.ticks] == ["N", "S"]
    assert [tick.text.removeprefix("tank ") for tick in panel.columns.ticks] == ["9", "12"]
    assert [cell.text for cell in panel.cells] == ["3", "4", "5", "6"]


PAIRS = [("N", "9"), ("N", "12"), ("S", "9"), ("S", "12")]


def test_measures_of_lines_are_no_columns() -> None:
    assert (
        sketch("- Oak-7: recall 0.6 (low), loss 0.7 (low)\n- Elm-2: recall 0.5 (low), loss 0.4 (low)") == []
    )


def test_how_it_was_settled_is_told() -> None:
    lines = "Oak: Bea 7.5 ± 0.4, Cleo 6.1 ± 0.2\n\nElm: Bea 7.1 ± 0.5, Cleo 5.9 ± 0.3\n"
    assert any("4 cells in place of 0" in note for note in read_text(lines).notes)


def test_a_list_that_differs_from_the_data_stays_what_is_declared() -> None:
    text = "- X-axis: 1, 2, 3\n- Y-axis: Oak, Elm, Ash\n\n- Oak: 4, 5, 6\n- Elm: 7, 8, 9\n- Fir: 2, 3, 5\n"
    (panel,) = read_text(text).panels
    assert panel.rows.declaration is not None
    assert [tick.text for tick in panel.rows.declaration.ticks] == ["Oak", "Elm", "Ash"]


def test_remarks_that_repeat_a_part_of_one_of_several_panels_are_no_panel() -> None:
    table = "### {}\n\n| | a | b | c |\n|---|---|---|---|\n| x | {} | 5 | 6 |\n| y | 7 | 8 | 9 |\n\n"
    text = (
        table.format("Dry", 4) + table.format("Wet", 3) + "## More\n\n- **Row y:** the values are 7, 8, 9.\n"
    )
    assert [panel.name for panel in read_text(text).panels] == ["Dry", "Wet"]
