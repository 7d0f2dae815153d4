"""What sentences mention: every way of naming a panel, a tick, a place, a region, a number."""

from functools import cache

import pytest

from auditor.language.clauses import Spot, clauses
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.vocabulary import Vocabulary, vocabulary
from auditor.model import Document, Statement
from auditor.reading.document import read
from auditor.source import Source, Span

GRID = """## Heatmaps: yield of two reactors

- **X-axis (Catalyst load)**: 0.5, 1, 2, 5
- **Y-axis (Temperature)**: 40, 60, 80, 100

**Batch reactor (left):**

- 40: 10.1, 12.2, 14.3, 15.4
- 60: 20.1, 25.2, 31.3, 33.4
- 80: 41.1, 48.2, 52.3, 51.4
- 100: 44.1, 45.2, 46.3, 43.4

**Flow reactor (right):**

- 40: 11.1, 13.2, 15.3, 16.4
- 60: 22.1, 27.2, 33.3, 35.4
- 80: 43.1, 50.2, 54.3, 53.4
- 100: 46.1, 47.2, 48.3, 45.4
"""
MATRIX = """## Overlap of four dialects

| A \\ B | Alpine | Baltic | Celtic | Dorian |
|---|---|---|---|---|
| Alpine | 1.0 | 0.4 | 0.3 | 0.2 |
| Baltic | 0.4 | 1.0 | 0.6 | 0.1 |
| Celtic | 0.3 | 0.6 | 1.0 | 0.5 |
| Dorian | 0.2 | 0.1 | 0.5 | 1.0 |
"""


@cache
def known(text: str) -> tuple[Document, Vocabulary]:
    document = read(Source("d.md", text))
    return document, vocabulary(document)


def mentions(grid: str, sentence: str) -> list[str]:
    document, names = known(grid)
    statement = Statement(sentence, Span(0, len(sentence)), tuple(range(len(sentence) + 1)))
    found = [item for clause in clauses(statement, document, names) for item in clause.items]
    return [shown(item) for item in found if item.kind in ("ref", "number")]


def shown(item: Item) -> str:
    value = item.value
    if isinstance(value, Num):
        return f"{value.op}{value.value:g}"
    return ref(value)


def ref(value: object) -> str:
    match value:
        case PanelRef():
            return "panel " + "+".join(map(str, value.panels))
        case TickRef():
            return f"{value.side} {'+'.join(value.ticks) or 'each'}"
        case PositionRef():
            return f"{value.side} at {value.positions} {value.visual}".strip()
        case AxisRef():
            return f"axis {value.side}" + {1: " up", -1: " down", 0: ""}[value.direction]
        case PlaceRef():
            return f"cell {value.row}, {value.column}"
        case RegionRef():
            return value.name
        case Spot():
            return f"{ref(value.rows)} x {ref(value.columns)}"
    raise TypeError(value)


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("at a temperature of 80", ["rows 80"]),
        ("at temperatures 60 and 80", ["rows 60+80"]),
        ("at temperatures from 60 to 100", ["rows 60+80+100"]),
        ("for catalyst loads 0.5–2", ["columns 0.5+1+2"]),
        ("at a catalyst load of 2 or more", ["columns 2+5"]),
        ("at temperature 80 and catalyst load 2", ["rows 80 x columns 2"]),
        ("with a load of 5 at a temperature of 60", ["rows 60 x columns 5"]),
        ("at the highest temperature", ["rows 100"]),
        ("with the smallest catalyst load", ["columns 0.5"]),
        ("for every temperature", ["rows each"]),
        ("as temperature increases", ["axis rows up"]),
        ("with increasing catalyst load", ["axis columns up"]),
        ("at lower temperatures", ["axis rows down"]),
        ("in the first row", ["rows at (0,)"]),
        ("in the last two columns", ["columns at (-1, -2)"]),
        ("in the top row", ["rows at (0,) top"]),
        ("in the upper-right corner", ["upper right corner"]),
        ("in the lower left quadrant", ["lower left quadrant"]),
        ("the batch reactor", ["panel 0"]),
        ("the right panel", ["panel 1"]),
        ("both panels", ["panel 0+1"]),
        ("in the second heatmap", ["panel 1"]),
    ],
)
def test_a_reference_is_found_however_it_is_written(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("Alpine against Celtic", ["either Alpine x either Celtic"]),
        ("the overlap of Baltic and Celtic", ["either Baltic+Celtic"]),
        ("on the diagonal", ["diagonal"]),
        ("off the diagonal", ["off-diagonal"]),
        ("below the diagonal", ["lower triangle"]),
        ("in the upper triangle", ["upper triangle"]),
    ],
)
def test_members_of_one_set_on_both_axes_are_ticks_of_either(sentence: str, found: list[str]) -> None:
    assert mentions(MATRIX, sentence) == found


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("is 52.3", ["=52.3"]),
        ("is about 52", ["~52"]),
        ("is nearly 52", ["<~52"]),
        ("is just over 52", [">~52"]),
        ("exceeds 52", [">52"]),
        ("is less than 30.5", ["<30.5"]),
        ("is at least 31", [">=31"]),
        ("is 31 or more", [">=31"]),
        ("stays below the 50 mark", ["<50"]),
        ("(≤44)", ["<=44"]),
        ("(>45.5)", [">45.5"]),
        ("seven cells", ["=7"]),
        ("-3.5 degrees", ["=-3.5"]),
        ("1,250 runs", ["=1250"]),
        ("Pass@1 and R2", []),
    ],
)
def test_a_number_carries_the_words_that_bound_or_blur_it(sentence: str, found: list[str]) -> None:
    assert mentions(GRID, sentence) == found


def test_an_example_in_brackets_bounds_nothing() -> None:
    assert mentions(GRID, "Low loads (e.g., load 0.5) give little.") == ["axis columns down"]


def test_numbers_shared_out_among_panels_make_one_clause_each() -> None:
    document, names = known(GRID)
    text = "The highest yield is 52.3 in the batch reactor and 54.3 in the flow reactor."
    statement = Statement(text, Span(0, len(text)), tuple(range(len(text) + 1)))
    assert [clause.panels for clause in clauses(statement, document, names)] == [(0,), (1,)]


@pytest.mark.parametrize(
    ("sentence", "count"),
    [
        ("The yield peaks at 80, but it drops at 100.", 2),
        ("The yield rises with temperature and load.", 1),
        ("The highest yield is 54.3; the lowest is 10.1.", 2),
        ("The yield is highest in the flow reactor, while the batch reactor has the lowest.", 2),
        ("Temperature 80 and load 2 give the highest yield.", 1),
    ],
)
def test_a_sentence_is_cut_where_both_sides_make_a_statement(sentence: str, count: int) -> None:
    document, names = known(GRID)
    statement = Statement(sentence, Span(0, len(sentence)), tuple(range(len(sentence) + 1)))
    assert len(clauses(statement, document, names)) == count
