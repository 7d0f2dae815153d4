"""A place that opens a sentence holds for the parts that share it, and for no part with a place of its own."""

import pytest

from auditor.language.clauses.carried_places import carried
from auditor.language.vocabulary import vocabulary
from auditor.reading.document import read
from auditor.source import Source
from said import said

GRID = """# Catch (t) by port and month

| Month \\ Port | Anse | Brisk | Cove | Dale |
|---|---|---|---|---|
| April | 12 | 18 | 31 | 22 |
| May | 25 | 33 | 40 | 34 |
| June | 41 | 52 | 47 | 60 |
| July | 38 | 66 | 44 | 75 |
"""


def told(sentence: str) -> str:
    document = read(Source("note.md", f"{GRID}\n### Observations\n\n- {sentence}\n"))
    return carried(document.statements[-1], document, vocabulary(document)).text


@pytest.mark.parametrize(
    ("sentence", "again"),
    [
        (
            "In June, Cove trails Brisk while Dale beats Anse.",
            "In June, Cove trails Brisk; while in June, Dale beats Anse.",
        ),
        (
            "After June, Anse falls whereas Brisk rises.",
            "After June, Anse falls; whereas after June, Brisk rises.",
        ),
    ],
)
def test_a_part_without_a_place_takes_the_one_that_opens_the_sentence(sentence: str, again: str) -> None:
    assert told(sentence) == again


@pytest.mark.parametrize(
    "sentence",
    [
        "In June, Cove trails Brisk while in May Dale beats Anse.",
        "In June, Cove trails Brisk while Dale has the most overall.",
        "In June, Cove trails Brisk; Dale beats Anse.",
        "Clearly, Cove trails Brisk while Dale beats Anse.",
    ],
)
def test_a_part_that_may_speak_of_another_place_stays_as_it_is(sentence: str) -> None:
    assert told(sentence) == sentence


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("In July, Dale is above Brisk while Cove is above Anse.", "supported"),
        ("In July, Dale is above Brisk while Cove is above Brisk.", "contradicted"),
        ("In April, Cove is above Brisk while Brisk is above Dale.", "contradicted"),
    ],
)
def test_such_a_part_is_judged_at_that_place(sentence: str, verdict: str) -> None:
    assert said(GRID, sentence).verdict == verdict
