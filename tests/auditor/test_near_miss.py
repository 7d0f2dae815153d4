"""What is far from the data is left open: a slip leaves a sentence nearly true, a misreading anything."""

import pytest

from said import said

FERRY = """\
## Passengers by crossing and month

| crossing \\ month | May | Jun | Jul | Aug | Sep |
|---|---|---|---|---|---|
| Ayle | 31 | 44 | 62 | 70 | 38 |
| Bode | 18 | 23 | 41 | 47 | 21 |
| Cray | 52 | 66 | 88 | 95 | 57 |
| Dorn | 12 | 15 | 28 | 33 | 14 |
"""
NEAR = [
    "The maximum of the figure is 88, at Cray in July.",
    "The minimum of the figure is at Dorn in June.",
    "Ayle has its highest value in July.",
    "All values of Cray are above 55.",
    "No value of Bode exceeds 45.",
    "Every value of Ayle is above 35.",
    "Cray is below Ayle in every month.",
    "The highest value of Dorn is found in May.",  # the other end of it, in plain words
]
FAR = [
    "The maximum of the figure is at Dorn in June.",
    "The minimum of the figure is at Cray in June.",
    "All values of Ayle are above 65.",
]


@pytest.mark.parametrize("sentence", NEAR)
def test_a_near_miss_is_contradicted(sentence: str) -> None:
    assert "contradicted" in said(FERRY, sentence).verdicts, said(FERRY, sentence)


@pytest.mark.parametrize("sentence", FAR)
def test_what_is_far_off_is_left_open(sentence: str) -> None:
    assert "contradicted" not in said(FERRY, sentence).verdicts, said(FERRY, sentence)
