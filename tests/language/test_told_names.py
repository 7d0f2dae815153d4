"""Names that a document itself explains."""

import pytest

from auditor.language.told_names import told_names
from said import said

LABELS = ("Hgt", "Sun", "RHR", "Slp", "Mass")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (
            "Hgt (plant height), Sun (hours of light)",
            {"plant height": "Hgt", "height": "Hgt", "light": "Sun"},
        ),
        (
            "- **RHR** – pulse at rest, on waking\n- **Slp** – hours of sleep",
            {"pulse": "RHR", "sleep": "Slp"},
        ),
        ("* RHR: resting pulse\n* Slp: sleep, from the diary", {"resting pulse": "RHR", "sleep": "Slp"}),
        ("- Mass, Hgt – body mass and height\n- Slp = sleep", {"height": "Hgt", "body mass": "Mass"}),
    ],
)
def test_what_is_explained_in_a_list_has_the_explanation_for_a_name(text: str, names: dict[str, str]) -> None:
    found = {" ".join(words): label for words, label in told_names(text, LABELS).items()}
    assert names.items() <= found.items()


@pytest.mark.parametrize(
    "text",
    [
        "RHR (the pulse at rest) goes with nothing.",  # one remark in brackets
        "- RHR – the pulse climbs with age.\n- Slp – hours vary with the season.",  # sentences
        "- RHR: 41, 42, 43\n- Slp: 7, 8, 9",  # data
        "- RHR – resting pulse\n\n- nothing else is explained",  # one alone
    ],
)
def test_remarks_sentences_and_data_are_no_names(text: str) -> None:
    assert told_names(text, LABELS) == {}


GRID = """\
## What goes with what

- **RHR** – resting pulse, on waking
- **Slp** – hours of sleep
- **Run** – kilometres run in a week

| | RHR | Slp | Run |
|---|---|---|---|
| RHR | 1.00 | -0.31 | -0.62 |
| Slp | -0.31 | 1.00 | 0.12 |
| Run | -0.62 | 0.12 | 1.00 |
"""


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("Sleep goes with the resting pulse at -0.31.", "supported"),
        ("Sleep with the resting pulse gives -0.62.", "contradicted"),
        ("For sleep the weakest partner is the resting pulse.", "contradicted"),
    ],
)
def test_sentences_may_use_the_names_that_a_list_explains(sentence: str, verdict: str) -> None:
    assert said(GRID, sentence).verdict == verdict
