"""Bare pairs whose order the text tells."""

import pytest

from sketch import sketch

AXES = '# Wear\n\n- **Y-axis:** "Bearing load", 1 to 3\n- **X-axis:** "Shaft speed", 1 to 3\n\n'
POINTS = "\n* (1, 1): 9\n* (2, 1): 7\n* (2, 2): 6\n* (3, 1): 4\n* (3, 2): 3\n* (3, 3): 2\n"


@pytest.mark.parametrize(
    ("sentence", "first_row"),
    [
        ("Tuples are (load, speed): microns.", "1: 9 . ."),
        ("The pairs read (speed, load).", "1: 9 7 4"),
        ("Each point is given as (load, speed).", "1: 9 . ."),
    ],
)
def test_a_pair_is_read_in_the_order_that_is_told(sentence: str, first_row: str) -> None:
    assert first_row in sketch(f"{AXES}{sentence}\n{POINTS}")[0]
