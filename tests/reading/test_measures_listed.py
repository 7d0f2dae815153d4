"""Lists of measures below a matrix are no panel: their numbers are statements, held against the matrix."""

import pytest

from auditor.reading.document import read
from auditor.source import Source
from said import said

LEAVES = """# Leaf classifier

### Axes

* **Y-axis (True label):** oak, elm, ash
* **X-axis (Predicted label):** oak, elm, ash

| True \\ Predicted | oak | elm | ash |
|---|---|---|---|
| oak | 60 | 30 | 10 |
| elm | 5 | 80 | 5 |
| ash | 2 | 8 | 100 |
"""
MEASURES = """
* **Recall:** oak 60.0%, elm 88.9%, ash 90.9%
* **Precision:** oak 89.6%, elm 67.8%, ash 87.0%
"""


def test_a_list_of_measures_by_class_is_no_panel() -> None:
    document = read(Source("a.md", LEAVES + MEASURES))
    assert [len(panel.cells) for panel in document.panels] == [9]
    assert sum("%" in statement.text for statement in document.statements) == 2


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("- **Recall:** oak 60.0%, elm 88.9%, ash 90.9%", "supported"),
        ("- **Recall:** oak 60.0%, elm 85.9%, ash 90.9%", "contradicted"),
        ("- **Precision:** oak 89.6%, elm 67.8%, ash 87.0%", "supported"),
        ("- **Precision:** oak 89.6%, elm 67.8%, ash 80.0%", "contradicted"),
    ],
)
def test_such_a_list_is_judged(sentence: str, verdict: str) -> None:
    assert said(LEAVES, sentence).verdict == verdict
