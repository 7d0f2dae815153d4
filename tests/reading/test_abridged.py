"""Ticks that are told in short, and lists that are led by a word: what is meant in full is read."""

import pytest

from auditor.reading.document import read
from auditor.source import Source

DIGITS = """\
# Digits

Rows: true digit. {}

- true 0: 972, 0, 1, 0, 0
- true 1: 0, 1126, 3, 1, 0
- true 2: 5, 2, 1001, 6, 2
- true 3: 0, 0, 5, 984, 0
- true 4: 1, 0, 3, 0, 955
"""


def ticks(text: str) -> tuple[list[str], list[str]]:
    panel = read(Source("a.md", text)).panels[0]
    return [tick.text for tick in panel.rows.ticks], [tick.text for tick in panel.columns.ticks]


@pytest.mark.parametrize(
    ("told", "columns"),
    [
        ("Columns: 0, 1, 2, …, 4.", "0 1 2 3 4"),
        ("Columns (predicted): 0, 1, ..., 4.", "0 1 2 3 4"),
        ("Columns, left to right: 0, 1, and so on up to 4.", "0 1 2 3 4"),
        ("Columns: 0, 2, …, 8.", "0 2 4 6 8"),
        ("Columns: 1, 2, 4, …, 16.", "1 2 4 8 16"),
        ("Columns: 10%, 20%, …, 50%.", "10% 20% 30% 40% 50%"),
        ("Columns: T1, T2, ..., T5.", "T1 T2 T3 T4 T5"),
        ("The columns are Jan, Feb, …, May.", "Jan Feb Mar Apr May"),
        ("Columns from left to right: 0, 1, 2, 3, 4.", "0 1 2 3 4"),
        ("Here are the rows, with the columns running from 0 to 4:", "0 1 2 3 4"),
        ("Each row is read in the order A, B, C, D, E.", "A B C D E"),
    ],
)
def test_columns_told_in_short_are_read_in_full(told: str, columns: str) -> None:
    assert ticks(DIGITS.format(told))[1] == columns.split()


@pytest.mark.parametrize("told", ["Columns: 0, 1, …, 7.", "Columns: 0, 3, …, 4."])
def test_what_leads_to_no_such_end_or_to_another_number_of_columns_is_not_filled_in(told: str) -> None:
    assert "…" not in ticks(DIGITS.format(told))[1][:3]


def test_what_is_told_of_all_rows_is_the_order_along_them() -> None:
    text = """\
# Hits by zone

- **Y-axis (zones, top to bottom):** Rim, Paint, Wing
- **X-axis (quarters):** Q1, Q2, Q3, Q4

All rows are given in the order Q1 → Q4.

- At the rim the team hits 66.4% in Q1, 64.9% in Q2, 63.2% in Q3 and 61.8% in Q4.
- The paint row reads 44.1%, 43.5%, 42.2% and 40.6%.
- Wing starts at 36.5% and continues with 35.8%, 34.7% and 32.4%.
"""
    panel = read(Source("a.md", text)).panels[0]
    assert [tick.text for tick in panel.rows.ticks] == ["Rim", "Paint", "Wing"]
    assert len(panel.cells) == 12


def test_lists_led_by_from_and_to_name_the_places_behind_these_words() -> None:
    text = """\
# Trips

Vertical axis: origin. Horizontal axis: destination.

- **From Quay:** to Quay N/A, to Old Wharf 1,240, to Mill 610
- **From Old Wharf:** to Quay 980, to Old Wharf N/A, to Mill 1,105
- **From Mill:** to Quay 430, to Old Wharf 890, to Mill N/A
"""
    assert ticks(text) == (["Quay", "Old Wharf", "Mill"], ["Quay", "Old Wharf", "Mill"])


def test_places_of_the_picture_may_be_ticks() -> None:
    text = """\
# Moss on posts

The rows stand for height, in the order in which they are seen: Top, Upper, Lower, Base. The columns are North and South.

- Top
  - North: 41%
  - South: 17%
- Upper
  - North: 47%
  - South: 19%
- Lower
  - North: 63%
  - South: 29%
- Base
  - North: 58%
  - South: 34%
"""
    assert ticks(text) == (["Top", "Upper", "Lower", "Base"], ["North", "South"])


def test_tokens_are_ticks_be_they_articles_or_in_brackets() -> None:
    text = """\
# Attention

- **X-axis (source):** `The`, `old`, `clock`, `[EOS]`
- **Y-axis (target):** `Die`, `alte`, `Uhr`, `[EOS]`

Format: (source, target): weight

- (The, Die): 0.82; (old, Die): 0.09; (clock, Die): 0.05; ([EOS], Die): 0.04
- (The, [EOS]): 0.02; (old, [EOS]): 0.01; (clock, [EOS]): 0.02; ([EOS], [EOS]): 0.95
"""
    assert ticks(text)[1] == ["The", "old", "clock", "[EOS]"]
    assert {cell.row for cell in read(Source("a.md", text)).panels[0].cells} == {0, 3}


def test_a_table_of_means_beside_the_panels_is_no_panel() -> None:
    text = """\
# Scores

## Zero-shot

| Model | Law | Verse | Code |
|---|---|---|---|
| Heron | 41.0 | 52.0 | 36.0 |
| Stork | 58.0 | 60.0 | 55.0 |
| Crane | 71.0 | 63.0 | 70.0 |

## Five-shot

| Model | Law | Verse | Code |
|---|---|---|---|
| Heron | 44.0 | 53.0 | 38.0 |
| Stork | 62.0 | 61.0 | 57.0 |
| Crane | 75.0 | 66.0 | 72.0 |

## Averages

| Model | Zero-shot mean | Five-shot mean |
|---|---|---|
| Heron | 43.0 | 45.0 |
| Stork | 57.7 | 60.0 |
| Crane | 68.0 | 71.0 |
"""
    assert [panel.name for panel in read(Source("a.md", text)).panels] == ["Zero-shot", "Five-shot"]
