"""Dates as ticks, with months that are as short as units: "3 May" is no 3 of something."""

import pytest

from said import said

POND = """# Oxygen in a pond

| date | top | bed |
|---|---|---|
| 3 May | 10.8 | 8.9 |
| 7 June | 9.7 | 6.0 |
| 4 Sept | 8.1 | 2.9 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("On 3 May the value at the bed is 8.9.", "On 3 May the value at the bed is 6.0."),
        ("The lowest value, 2.9, was measured on 4 Sept.", "The lowest value, 2.9, was measured on 7 June."),
        ("From 3 May to 7 June the bed loses 2.9.", "From 3 May to 7 June the bed gains 2.9."),
    ],
)
def test_a_date_names_its_row(true: str, false: str) -> None:
    assert said(POND, true).verdict == "supported"
    assert said(POND, false).verdict == "contradicted"


def test_the_day_of_a_date_is_no_value() -> None:
    assert "supported" not in said(POND, "The lowest value is 3 May gnats.").verdicts
