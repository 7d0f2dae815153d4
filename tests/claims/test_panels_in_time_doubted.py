"""Of panels that follow each other in time, what may be told of one of them, or of the step between them, refutes nothing."""

import pytest

from said import said

NIGHTS = """\
## Hotel nights (thousands)

- X-axis (Season): Winter, Spring, Summer, Autumn
- Y-axis (Quarter): Harbour, Hill, Dunes

**Before**

| | Winter | Spring | Summer | Autumn |
|---|---|---|---|---|
| Harbour | 12 | 20 | 41 | 18 |
| Hill | 7 | 8 | 12 | 9 |
| Dunes | 1 | 6 | 37 | 5 |

**After**

| | Winter | Spring | Summer | Autumn |
|---|---|---|---|---|
| Harbour | 15 | 27 | 52 | 25 |
| Hill | 9 | 12 | 19 | 11 |
| Dunes | 1 | 9 | 55 | 8 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "On the Hill autumn was one ahead of spring at first.",
        "Initially the Harbour stayed below 45.",
        "No season lost nights in any quarter.",
        "Every season gained.",
    ],
)
def test_what_may_be_told_of_the_panels_is_not_held_against_each_of_them(sentence: str) -> None:
    assert said(NIGHTS, sentence).verdict != "contradicted"
