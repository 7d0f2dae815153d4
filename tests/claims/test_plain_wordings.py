"""What is shared, kept apart, missing, or lies between two ends, in plain sentences, each with a false twin."""

import pytest

from said import said

HIRES = """## Boats hired on a lake

The grid counts the boats that were hired.

| Boat \\ Day | Monday | Tuesday | Wednesday | Thursday | Friday |
|---|---|---|---|---|---|
| Canoe | 14 | 21 | 35 | 19 | 27 |
| Kayak | 30 | 21 | 18 | 12 | 40 |
| Pedalo | 9 | 16 | 27 | 24 | 33 |
"""

FARES = """## Ferry fares by port and season

Each cell is a price in euros; a blank cell was not offered.

| Port \\ Season | Winter | Spring | Summer | Autumn |
|---|---|---|---|---|
| Alba | 11.5 | 14.0 | 19.5 | 15.0 |
| Brine | N/A | 16.5 | 22.0 | N/A |
| Cove | 12.0 | N/A | 17.5 | 13.5 |
"""

TWINS = [
    (HIRES, "Canoe on Tuesday and kayak on Tuesday are equal.", "Canoe on Friday and kayak on Monday are equal."),
    (HIRES, "Canoe on Friday and pedalo on Wednesday have the same value.", "Canoe on Friday and pedalo on Thursday have the same value."),
    (HIRES, "Canoe on Monday and pedalo on Thursday differ by 10.", "Canoe on Monday and pedalo on Thursday differ by 12."),
    (HIRES, "Canoe on Friday and pedalo on Wednesday share the same 27.", "Canoe on Friday and pedalo on Thursday share the same 27."),
    (HIRES, "Canoe and kayak coincide at 21 on Tuesday.", "Canoe and kayak coincide at 35 on Wednesday."),
    (HIRES, "Just five boats separate canoe from pedalo on Monday.", "Just eight boats separate canoe from pedalo on Monday."),
    (HIRES, "Canoe and kayak drew equally many boats on Tuesday.", "Canoe and kayak drew equally many boats on Monday."),
    (HIRES, "No value between Monday and Thursday exceeds 36.", "No value between Monday and Thursday exceeds 34."),
    (FARES, "Brine has no price in autumn.", "Alba has no price in autumn."),
    (FARES, "Cove lacks a price in spring.", "Cove lacks a price in winter."),
    (FARES, "Brine lacks two prices.", "Brine lacks three prices."),
    (FARES, "No Brine price is given for winter.", "No Cove price is given for winter."),
    (FARES, "Cove is missing only in spring.", "Brine is missing only in winter."),
    (FARES, "Summer is the only season in which all three ports have a price.", "Spring is the only season in which all three ports have a price."),
    (FARES, "Three combinations were not measured.", "Two combinations were not measured."),
    (FARES, "One port has no missing value.", "Two ports have no missing value."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), TWINS)
def test_plain_wording_and_its_false_twin(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert said(grid, false).verdict == "contradicted"
