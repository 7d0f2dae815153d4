"""Sentences whose nouns and verbs nobody knows, told in plain words."""

import pytest

from auditor.language.plainly import told_plainly
from auditor.language.plainly.construction import Construction, constructions
from auditor.language.vocabulary import vocabulary
from auditor.reading.document import read
from auditor.source import Source
from said import said

GRID = """\
## Heatmap: Crates landed

- **X-axis (Month)**: May, June, July, August
- **Y-axis (Boat)**: Heron, Plover, Dunlin, Curlew
- **Legend**: from 0 (white) over 20 (teal) to 40 (navy)

| Boat \\ Month | May | June | July | August |
|---|---|---|---|---|
| Heron | 12 | 19 | 23 | 31 |
| Plover | 8 | 0 | 15 | 9 |
| Dunlin | 27 | 33 | 38 | 21 |
| Curlew | 5 | 11 | 0 | 14 |

### Observations

"""

# The same boats in two panels, for what is told of panels.
TWO = """\
## Heatmap: Crates landed in two seasons

### Calm season

| Boat \\ Month | May | June | July | August |
|---|---|---|---|---|
| Heron | 22 | 29 | 33 | 41 |
| Plover | 18 | N/A | 25 | 19 |
| Dunlin | 37 | 43 | 48 | 31 |

### Rough season

| Boat \\ Month | May | June | July | August |
|---|---|---|---|---|
| Heron | 12 | 19 | 23 | 31 |
| Plover | 8 | 4 | 15 | 9 |
| Dunlin | 27 | 33 | 38 | 21 |

### Observations

"""

TOLD = [(one, text, plain) for one in constructions() for text, plain in one.told]


def ways(text: str, grid: str = GRID) -> list[str]:
    """The ways in which a sentence on a grid is told in plain words."""
    document = read(Source("crates.md", f"{grid}- {text}\n"))
    statement = document.statements[-1]
    return [plain.statement.text for plain in told_plainly(statement, document, vocabulary(document))]


@pytest.mark.parametrize(("one", "text", "plain"), TOLD, ids=[text for _, text, _ in TOLD])
def test_a_construction_is_told_in_plain_words(one: Construction, text: str, plain: str) -> None:
    assert plain in (*ways(text), *ways(text, TWO)), one.pattern


def test_every_construction_has_an_example() -> None:
    assert [one.pattern for one in constructions() if not one.told] == []


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Four skippers haul in more than 25.", "Four values are more than 25."),
        ("No haul of Plover tots up above 15.", "No value of Plover is above 15."),
        ("In June none of the catches is over 33.", "In June none of the values is over 33."),
    ],
)
def test_what_is_counted_is_a_value_and_what_it_does_is_to_be_so(text: str, plain: str) -> None:
    assert plain in ways(text)


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("No trip of Plover brings home more than 15.", "No trip of Plover brings home more than 12."),
    ],
)
def test_what_is_told_plainly_is_judged(true: str, false: str) -> None:
    assert said(GRID, true).verdict == "supported", said(GRID, true)
    assert said(GRID, false).verdict == "contradicted", said(GRID, false)


def test_what_is_counted_is_refuted_where_neither_cells_nor_lines_are_so_many() -> None:
    assert said(GRID, "Four skippers haul in more than 25.").verdict == "supported"
    assert said(GRID, "Five skippers haul in more than 25.").verdict == "contradicted"
    assert said(GRID, "Two skippers haul in more than 25.").verdict != "contradicted"
