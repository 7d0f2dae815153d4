"""Two documents, and what sentences about them mention, put briefly."""

from functools import cache

from auditor.language.clauses import Clause, Spot, clauses
from auditor.language.items import Item
from auditor.language.mentions import analyse
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
LETTERED = GRID.replace("**Batch", "**(a) Batch").replace("**Flow", "**(b) Flow")
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


def clauses_of(grid: str, sentence: str) -> list[Clause]:
    document, names = known(grid)
    statement = Statement(sentence, Span(0, len(sentence)), tuple(range(len(sentence) + 1)))
    return clauses(statement, document, names)


def mentions(grid: str, sentence: str) -> list[str]:
    found = [item for clause in clauses_of(grid, sentence) for item in clause.items]
    return [shown(item) for item in found if item.kind in ("ref", "number")]


def texts(grid: str, sentence: str, kind: str) -> list[str]:
    return [item.text for item in analyse(sentence, *known(grid)).items if item.kind == kind]


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
