"""What another thing does as well, and courses that turn later, told in plain words."""

import pytest

from auditor.language.plain_order import plain_order
from said import said


def told(text: str) -> str:
    for start, end, words in reversed(plain_order(text)):
        text = text[:start] + words + text[end:]
    return text


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Like Ash, it peaks in May.", "It peaks in May."),
        ("Unlike Ash 2, the upper row falls.", "The upper row falls."),
        ("As expected, A falls.", "As expected, A falls."),
        ("It climbs until May and slips back only afterwards.", "It climbs until May and then slips back."),
        ("It goes on gaining until May.", "It keeps gaining until May."),
        ("A rises as the dose goes up from 0 to its largest setting.", "A rises as the dose goes up."),
    ],
)
def test_a_course_is_told_in_plain_words(text: str, plain: str) -> None:
    assert told(text) == plain


GRID = """## Rates of four schools

| School \\ Lessons | 0 | 1 | 2 | 3 | 4 |
|---|---|---|---|---|---|
| Ashby | 61 | 66 | 72 | 79 | 76 |
| Birch | 52 | 55 | 63 | 68 | 70 |
| Corley | 58 | 64 | 71 | 75 | 81 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Unlike Ashby, Birch keeps climbing to the end.", "Unlike Birch, Ashby keeps climbing to the end."),
        ("- **Birch:** Unlike Ashby, it keeps climbing to the end.", "- **Ashby:** Unlike Birch, it keeps climbing to the end."),
        ("Ashby climbs up to three lessons and slips only afterwards.", "Birch climbs up to three lessons and slips only afterwards."),
        ("At Corley the rate rises steadily as lessons go up from 0 to their largest number.", "At Ashby the rate rises steadily as lessons go up from 0 to their largest number."),
    ],
)  # fmt: skip
def test_of_what_is_likened_only_the_subject_is_judged(true: str, false: str) -> None:
    assert said(GRID, true).verdict == "supported"
    assert said(GRID, false).verdict == "contradicted"


def test_what_is_told_of_the_beginning_refutes_nothing_of_the_whole() -> None:
    assert said(GRID, "Every row climbs first.").verdict != "contradicted"
