"""A matrix whose derived numbers fit it only with rows and columns exchanged is one of unsure orientation."""

import pytest

from auditor.reading.document import read
from auditor.reading.turned import EITHER
from auditor.source import Source
from said import said

BIRDS = """# Bird call recogniser

## Confusion matrix

| True \\ Predicted | wren | robin | finch |
|---|---|---|---|
| wren | 60 | 30 | 10 |
| robin | 5 | 80 | 5 |
| finch | 2 | 8 | 100 |
"""

# recall: 60.0, 88.9, 90.9; precision: 89.6, 67.8, 87.0
STRAIGHT = ["Recall of wren is 60.0%.", "The precision for robin is 67.8%.", "Robin taken for wren: 5 times."]
TURNED = ["Recall of wren is 89.6%.", "Precision of robin: 88.9%.", "Finch was heard as wren (10)."]


def orientation(*sentences: str) -> str:
    """What the rows of the birds are taken for beside some sentences."""
    listed = "\n".join(f"- {sentence}" for sentence in sentences)
    (panel,) = read(Source("a.md", f"{BIRDS}\n### Observations\n\n{listed}\n")).panels
    return panel.orientation


@pytest.mark.parametrize(
    ("sentences", "expected"),
    [
        ((), "actual"),
        (STRAIGHT, "actual"),
        (TURNED, EITHER),
        (TURNED[:2], EITHER),
        (TURNED[1:], EITHER),
        (TURNED[:1], "actual"),  # one may be wrong
        ([*TURNED[:2], STRAIGHT[1]], "actual"),
        (["Recall: wren 89.6%, robin 67.8%", "Sensitivity of finches is 87.0%"], EITHER),
        (["The accuracy is 80.0%.", "Wrens number 100, robins 90."], "actual"),
        (["Recall of wren is 0.75.", "Precision of finch is 0.55."], "actual"),  # wrong either way
    ],
)
def test_the_numbers_of_a_document_may_speak_against_the_labels(sentences: list[str], expected: str) -> None:
    assert orientation(*sentences) == expected


@pytest.mark.parametrize("sentence", [*TURNED, *STRAIGHT])
def test_nothing_is_contradicted_that_holds_either_way(sentence: str) -> None:
    listed = "\n\n".join(TURNED)
    assert said(f"{BIRDS}\n{listed}\n", sentence).verdict != "contradicted"


@pytest.mark.parametrize("sentence", ["Recall of wren is 75.1%.", "The precision for robin is 55.2%."])
def test_what_is_wrong_either_way_is_contradicted(sentence: str) -> None:
    listed = "\n\n".join(TURNED)
    assert said(f"{BIRDS}\n{listed}\n", sentence).verdict == "contradicted"
