"""Places that other lines tell: classes of outcomes, ends of rows, cells of rows that a sentence names."""

import pytest

from sketch import read_text

COUNTS = (40, 6, 9, 145)
OUTCOMES = {
    "roles": (
        "True positives (actual forged, predicted forged)",
        "False negatives (actual forged, predicted genuine)",
        "False positives (actual genuine, predicted forged)",
        "True negatives (actual genuine, predicted genuine)",
    ),
    "roles, turned": (
        "True Positives (Predicted: forged, Actual: forged)",
        "False Negatives (Predicted: genuine, Actual: forged)",
        "False Positives (Predicted: forged, Actual: genuine)",
        "True Negatives (Predicted: genuine, Actual: genuine)",
    ),
    "short": (
        "TP (true forged, predicted forged)",
        "FN (true forged, predicted genuine)",
        "FP (true genuine, predicted forged)",
        "TN (true genuine, predicted genuine)",
    ),
    "verbs": (
        "True positives (forged predicted as forged)",
        "False negatives (forged predicted as genuine)",
        "False positives (genuine predicted as forged)",
        "True negatives (genuine predicted as genuine)",
    ),
}


@pytest.mark.parametrize("name", OUTCOMES)
def test_classes_in_the_brackets_of_outcomes_are_the_ticks(name: str) -> None:
    lines = "\n".join(f"- {label}: {count}" for label, count in zip(OUTCOMES[name], COUNTS, strict=True))
    (panel,) = read_text(f"# Coins\n\n{lines}\n").panels
    assert [tick.text for tick in panel.rows.ticks] == ["forged", "genuine"]
    assert [tick.text for tick in panel.columns.ticks] == ["forged", "genuine"]
    assert tuple(panel.grid[place].text for place in ((0, 0), (0, 1), (1, 0), (1, 1))) == (
        "40",
        "6",
        "9",
        "145",
    )


def test_brackets_that_do_not_go_with_the_outcome_tell_no_class() -> None:
    text = "# Coins\n\n- True positives (actual forged, predicted genuine): 40\n- FN: 6\n- FP: 9\n- TN: 145\n"
    (panel,) = read_text(text).panels
    assert [tick.text for tick in panel.rows.ticks] == ["Positive", "Negative"]


SISTERS = {
    "the text tells": ("Forged is the positive class.\n", "| Forged | 11 | 35 |\n| Genuine | 150 | 4 |\n"),
    "a note tells": ("", "| Forged | 11 (FN) | 35 (true positive) |\n| Genuine | 150 | 4 |\n"),
}


@pytest.mark.parametrize("name", SISTERS)
def test_a_sister_matrix_tells_the_classes_of_outcomes(name: str) -> None:
    said, rows = SISTERS[name]
    lines = "- TP: 40\n- FN: 6\n- FP: 9\n- TN: 145\n"
    table = f"| Actual / Predicted | Genuine | Forged |\n|---|---|---|\n{rows}"
    first, _ = read_text(f"# Gates\n\n{said}\n### Gate A\n\n{lines}\n### Gate B\n\n{table}").panels
    assert [tick.text for tick in first.rows.ticks] == ["Forged", "Genuine"]


AXES = "* **Y-axis:** Layer, 2, 4, 6\n* **X-axis:** Lag, 0 to 12\n"
ENDS = (
    "For each layer, the leftmost cell (lag 0) and the rightmost cell (lag 12):",
    "In each row the value at the left edge (0) and the one at the right edge (12):",
    "**Values.** Of each layer the first lag (0) and the last lag (12):",
    "What each layer has at lag 0 and at lag 12:",
)


@pytest.mark.parametrize("lead", ENDS)
def test_ends_told_above_a_list_are_the_places_of_its_two_values(lead: str) -> None:
    lines = "* Layer 2: from -1.9 to 0.3\n* Layer 4: from about -1.2 to about 0.8\n* **Layer 6:** from -0.6 to 1.4\n"
    (panel,) = read_text(f"# Shift\n\n{AXES}\n## Data\n\n{lead}\n\n{lines}").panels
    assert [panel.grid[row, 0].text for row in range(3)] == ["-1.9", "-1.2", "-0.6"]
    assert [panel.grid[row, 12].text for row in range(3)] == ["0.3", "0.8", "1.4"]
    assert not panel.bands


def test_without_such_ends_a_range_is_that_of_the_row() -> None:
    lines = "* Layer 2: from -1.9 to 0.3\n* Layer 4: from -1.2 to 0.8\n* Layer 6: from -0.6 to 1.4\n"
    (panel,) = read_text(f"# Shift\n\n{AXES}\n## Data\n\nWhat each layer spans:\n\n{lines}").panels
    assert not panel.cells
    assert len(panel.bands) == 3


IN_LINES = {
    "The Hall row reads 14 µg at 06 and roughly 22 µg at 12; the Attic row 31 µg at 18, and the Cellar row has 9 µg at 24.": [
        ("Hall", "06", "14"), ("Hall", "12", "22"), ("Attic", "18", "31"), ("Cellar", "24", "9"),
    ],
    "Inside the map, the Hall row shows about 14 for 06 and about 22 for 12, and the Attic row about 31 for 18.": [
        ("Hall", "06", "14"), ("Hall", "12", "22"), ("Attic", "18", "31"),
    ],
    "In the map the 06 column holds 14 for Hall and 7 for Attic, the 12 column 22 for Hall.": [
        ("Hall", "06", "14"), ("Attic", "06", "7"), ("Hall", "12", "22"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("sentence", IN_LINES)
def test_cells_are_told_line_by_line(sentence: str) -> None:
    axes = "* **Vertical axis:** Room (Hall, Attic, Cellar)\n* **Horizontal axis:** Hour, 06, 12, 18 and 24\n"
    (panel,) = read_text(f"# Dust\n\n{axes}\n{sentence}\n").panels
    told = [
        (panel.rows.ticks[cell.row].text, panel.columns.ticks[cell.column].text, cell.text)
        for cell in panel.cells
    ]
    assert sorted(told) == sorted(IN_LINES[sentence])


def test_changes_told_line_by_line_are_no_cells() -> None:
    axes = "* **Vertical axis:** Room (Hall, Attic, Cellar)\n* **Horizontal axis:** Hour, 06, 12, 18 and 24\n"
    text = f"# Dust\n\n{axes}\nThe Hall row falls by 4 at 12 and 7 at 18, the Attic row gains 9 at 24.\n"
    assert not read_text(text).panels
