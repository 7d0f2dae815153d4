"""What is denied behind a bound, what is singled out among others, and what is so almost everywhere."""

import pytest

from said import said

TIDES = """\
# Litres of silt per trap

## Ebb

| Trap | 10 | 20 | 30 | 40 | 50 |
|---|---|---|---|---|---|
| Heron | 14 | 18 | 25 | 31 | 9 |
| Curlew | 11 | 12 | 19 | 22 | 16 |
| Plover | 8 | 15 | 17 | 28 | 21 |

## Flood

| Trap | 10 | 20 | 30 | 40 | 50 |
|---|---|---|---|---|---|
| Heron | 12 | 15 | 21 | 26 | 11 |
| Curlew | 9 | 10 | 16 | 17 | 12 |
| Plover | 7 | 11 | 14 | 23 | 19 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "In the ebb panel Heron sinks below 10 at 50 and has not been there before.",
        "The ebb panel exceeds 30 once, the flood panel not at all.",
        "The ebb panel is above the flood panel almost everywhere.",
        "The ebb panel is above the flood panel nearly everywhere; one trap makes the exception.",
        "In the ebb panel no cell fails to reach 8.",
        "At 20, Heron changed most, followed by Plover.",
    ],
)
def test_what_is_so_is_not_contradicted(sentence: str) -> None:
    assert said(TIDES, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    "sentence",
    [
        "The only increase is the one of Heron at 50.",
        "At 25 m the ebb panel has nothing at all.",
        "Heron changed most at 10.",
    ],
)
def test_what_is_not_so_is_not_supported(sentence: str) -> None:
    assert said(TIDES, sentence).verdict != "supported"


def test_who_fails_to_reach_a_bound_is_counted() -> None:
    assert said(TIDES, "Two of the fifteen cells of the ebb panel fail to reach 10.").verdict == "supported"
    assert (
        said(TIDES, "Five of the fifteen cells of the ebb panel fail to reach 10.").verdict == "contradicted"
    )
