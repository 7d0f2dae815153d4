"""The place of the one highest or lowest number, in whatever words: another one than its own is refuted."""

import pytest

from said import said

GAIN = """## Gain of a ferry by crew and load

- **Rows (Crew):** 1, 4, 16
- **Columns (Load length):** 2, 4, 6, 8

| Crew | 2 | 4 | 6 | 8 |
|---|---|---|---|---|
| 1 | 1.62 | 1.88 | 2.11 | 1.97 |
| 4 | 1.55 | 1.76 | 1.92 | 1.74 |
| 16 | 1.38 | 1.49 | 1.44 | 1.21 |
"""

FALSE = [
    "The best figure is 2.11, obtained with a crew of 4.",
    "The best figure, 2.11, needed a load length of 4.",
    "The record of 2.11 belongs to crew 16.",
    "With crew 4 the finest mark, 1.92, was had at load length 4.",
    "The poorest mark of all, 1.21, was earned by crew 4.",
    "It reaches its maximum, 2.11, with four load crates and crew 1.",
]
TRUE = [
    "The best figure is 2.11, obtained with a crew of 1.",
    "The best figure, 2.11, needed a load length of 6.",
    "The record of 2.11 belongs to crew 1.",
    "With crew 4 the finest mark, 1.92, was had at load length 6.",
    "The poorest mark of all, 1.21, was earned by crew 16.",
]
OPEN = [
    "The best figure, 2.11, is well above that of crew 4.",
    "The best figure is 2.11, but with a crew of 4 it cannot be had.",
    "The best figure is 2.11, while crew 4 gets less.",
    "The best figure, 2.11, was had by the smallest crew.",
    "The best figure, 2.11, is no match for what crew 4 was promised.",
]


@pytest.mark.parametrize("sentence", FALSE)
def test_another_place_is_refuted(sentence: str) -> None:
    assert said(GAIN, sentence).verdict == "contradicted"


@pytest.mark.parametrize("sentence", TRUE)
def test_its_own_place_is_not_refuted(sentence: str) -> None:
    assert said(GAIN, sentence).verdict != "contradicted"


@pytest.mark.parametrize("sentence", OPEN)
def test_a_line_that_is_held_against_it_is_no_place(sentence: str) -> None:
    assert said(GAIN, sentence).verdict != "contradicted"


ICE = """## Thickness of ice

| Across | 0 | 15 | 30 |
|---|---|---|---|
| stand | 25 | 28 | 33 |
| park | 27 | 29 | 31 |
"""


def test_none_that_reaches_a_number_is_as_high() -> None:
    assert said(ICE, "In the stand row none of the holes reaches 32.").verdict == "contradicted"
    assert said(ICE, "In the park row none of the holes reaches 32.").verdict == "supported"
    assert said(ICE, "Three cells exceed 28: together they average 31.").verdict == "supported"
    assert said(ICE, "Three cells exceed 28: together they average 93.").verdict == "contradicted"
