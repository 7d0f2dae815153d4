"""Words for a way along an axis, and for a line by its place, that no reading of cells may pass over."""

import pytest

from said import said

FERRIES = """# Waiting time (minutes) by hour and pier

## Weekdays

| Pier | 07:00 | 08:00 | 09:00 | 10:00 |
|---|---|---|---|---|
| North | 5 | 11 | 18 | 7 |
| East | 7 | 15 | 24 | 9 |
| South | 4 | 8 | 13 | 6 |

## Sundays

| Pier | 07:00 | 08:00 | 09:00 | 10:00 |
|---|---|---|---|---|
| North | 1 | 3 | 5 | 7 |
| East | 2 | 4 | 6 | 8 |
| South | 1 | 2 | 4 | 5 |
"""
MEANT_OTHERWISE = [
    "The gap between the panels closes towards 10:00.",
    "On Sundays the last hour is the worst for nearly every pier.",
    "The later the hour, the longer the wait on Sundays.",
    "Even the worst Sunday wait (8) is below the weekday average at 09:00.",
    "The colours of the two panels hardly differ at 10:00.",
    "Seven weekday cells exceed 8, all of them in the East row, the 08:00 column or the 09:00 column.",
    "Three Sunday waits exceed 6, all of them in the East row or the 10:00 column.",
    "On weekdays South climbs at first and falls at the end, having peaked at 09:00.",
]


@pytest.mark.parametrize("sentence", MEANT_OTHERWISE)
def test_a_way_or_a_place_that_was_not_made_out_refutes_nothing(sentence: str) -> None:
    assert "contradicted" not in said(FERRIES, sentence).verdicts


def test_what_hardly_differs_is_about_the_same() -> None:
    assert said(FERRIES, "At 10:00 the two panels hardly differ for North.").verdict != "contradicted"
    assert said(FERRIES, "At 09:00 the two panels are equal for East.").verdict == "contradicted"
