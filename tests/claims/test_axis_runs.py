"""Trends along an axis that is said to grow from one tick to another, where the ticks may be values as well."""

import pytest

from said import said

TRAYS = """# Yield by tray count and spacing

| Trays \\ Spacing | 5 | 10 | 15 |
|---|---|---|---|
| 2 | 11.2 | 12.6 | 13.9 |
| 4 | 18.7 | 21.3 | 13.0 |
| 8 | 29.4 | 33.8 | 12.2 |
| 16 | 27.4 | 30.8 | 14.5 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        (
            "At spacing 10 the yield climbs steadily as the trays grow from 2 to 8.",
            "At spacing 10 the yield falls steadily as the trays grow from 2 to 8.",
        ),
        (
            "At spacing 15 the yield falls steadily when the trays increase from 2 to 8.",
            "At spacing 15 the yield falls steadily when the trays increase from 4 to 16.",
        ),
    ],
)
def test_a_trend_holds_between_the_ticks_that_the_axis_runs_through(true: str, false: str) -> None:
    assert said(TRAYS, true).verdict == "supported"
    assert said(TRAYS, false).verdict == "contradicted"


def test_what_is_no_run_of_an_axis_keeps_its_numbers() -> None:
    assert said(TRAYS, "At spacing 15 the yield goes from 13.9 to 14.5.").verdict != "contradicted"
