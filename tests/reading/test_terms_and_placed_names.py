"""Names in quotes with their places, terms on a line of their own, and lists of measures beside a matrix."""

from auditor.reading.document import read
from auditor.source import Source

_AXES = """## Axes
- **Rows (Actual):** "Dry" {first}, "Wet soil" {second}.
- **Columns (Predicted):** "Dry" on the left, "Wet soil" on the right.

## Counts

- (actual Dry, predicted Dry): 90
- (actual Dry, predicted Wet soil): 13
- (actual Wet soil, predicted Dry): 5
- (actual Wet soil, predicted Wet soil): 41
"""
_MATRIX = (
    "# Frost\n\n| True \\ Predicted | frost | thaw |\n|---|---|---|\n| frost | 40 | 3 |\n| thaw | 5 | 52 |\n"
)


def _rows(text: str) -> list[str]:
    return [tick.text for tick in read(Source("a.md", text)).panels[0].rows.ticks]


def test_two_names_in_quotes_are_ticks_in_the_order_of_their_places() -> None:
    assert _rows(_AXES.format(first="above", second="below")) == ["Dry", "Wet soil"]
    assert _rows(_AXES.format(first="below", second="above")) == ["Wet soil", "Dry"]


def test_a_term_labels_what_is_told_of_it_on_the_next_line() -> None:
    document = read(Source("a.md", f"{_MATRIX}\n## Scores\n\nthaw\n: precision 0.945, recall 0.912\n"))
    told = next(one for one in document.statements if one.text.startswith("precision"))
    assert told.trail[-1] == "thaw"


def test_a_list_of_measures_is_no_panel() -> None:
    document = read(Source("a.md", f"{_MATRIX}\n## Derived\n\n- Support: 43 and 57, 100 in all.\n"))
    assert len(document.panels) == 1
