"""Where a thing stands beside others, told without a verb behind its value."""

import pytest

from said import said

ORCHARDS = """\
# Crates per orchard

| Orchard | June | July | August |
|---|---|---|---|
| Abbey | 14 | 22 | 30 |
| Barn | 9 | 12 | 15 |
| Cross | 20 | 21 | 19 |
"""


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("Abbey averages 22, ahead of Cross and far ahead of Barn.", "Barn averages 12, ahead of Cross and far ahead of Abbey."),
        ("In June Cross has 20, well above Barn.", "In June Barn has 9, well above Cross."),
    ],
)  # fmt: skip
def test_who_is_ahead_of_whom_is_judged(true: str, false: str) -> None:
    assert said(ORCHARDS, true).verdict == "supported"
    assert said(ORCHARDS, false).verdict == "contradicted"


def test_it_is_told_of_each_of_two_others() -> None:
    assert said(ORCHARDS, "In August Cross has 19, behind Abbey but above Barn.").verdict == "supported"
    assert said(ORCHARDS, "In August Cross has 19, ahead of Abbey and above Barn.").verdict != "supported"
