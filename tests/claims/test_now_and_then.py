"""Two panels before and after something: "now", "used to", and what counts or goes most from one to the other."""

import pytest

from said import said

LINES = """# Minutes late on three tram lines

**Before the bus lane**

| Line \\ Day | Mon | Wed | Fri |
|---|---|---|---|
| Blue | 9 | 5 | 8 |
| Green | 4 | 3 | 4 |
| Amber | 7 | 6 | 11 |

**After the bus lane**

| Line \\ Day | Mon | Wed | Fri |
|---|---|---|---|
| Blue | 5 | 4 | 5 |
| Green | 4 | 3 | 3 |
| Amber | 6 | 6 | 9 |

## Observations

"""
TWINS = [
    ("Blue is now below 6 on every day.", "Blue used to be below 6 on every day."),
    ("Nothing now exceeds 9.", "Nothing now exceeds 8."),
    ("Amber used to be higher than Green on every day.", "Blue used to be higher than Amber on every day."),
    ("Before, the values above 8 all belonged to Blue and Amber.", "Before, the values above 8 all belonged to Amber."),
]  # fmt: skip
OPEN = [
    "Wherever a tram was above 7 minutes late before, it is at most 9 late now.",
    "Blue is the one that benefits most.",
]


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_now_and_used_to_tell_which_panel_is_meant(true: str, false: str) -> None:
    """Days inside of the panels do not keep "now" from being after the change."""
    assert set(said(LINES, true).verdicts) == {"supported"}
    assert set(said(LINES, false).verdicts) == {"contradicted"}


@pytest.mark.parametrize("sentence", OPEN)
def test_conditions_and_what_goes_most_are_not_mistaken(sentence: str) -> None:
    """A condition is no claim, and who goes furthest is no count of cells."""
    assert "contradicted" not in said(LINES, sentence).verdicts


FARMS = """# Yield of two plots

**Open field**

| Depth \\ Dose | low | mid | high |
|---|---|---|---|
| 2 cm | 10 | 12 | 15 |
| 5 cm | 20 | 20 | 21 |

**Limed terrace**

| Depth \\ Dose | low | mid | high |
|---|---|---|---|
| 2 cm | 14 | 16 | 17 |
| 5 cm | 22 | 29 | 34 |

## Observations

"""


def test_panels_are_named_by_what_was_done_and_by_their_ground() -> None:
    """`with liming` is the limed panel, and `the field` no cell where a panel is called so."""
    assert set(said(FARMS, "Every value with liming lies above 13.").verdicts) == {"supported"}
    assert set(said(FARMS, "The steadiest row of the field is 5 cm.").verdicts) == {"supported"}
    assert set(said(FARMS, "The steadiest row of the field is 2 cm.").verdicts) == {"contradicted"}


PRICES = """# Cost of a parcel in cents

| weight in kg \\ distance in km | 5 | 10 | 15 |
|---|---|---|---|
| 1 | 100 | 151 | 199 |
| 2 | 140 | 188 | 240 |

## Observations

"""


def test_what_a_step_costs_is_told_wherever_it_starts() -> None:
    """`cost about 50 more` is told of a rise, at each start."""
    assert set(said(PRICES, "Five additional km cost about 50 more, wherever one starts.").verdicts) == {
        "supported"
    }
    assert (
        "supported"
        not in said(PRICES, "Five additional km cost about 80 more, wherever one starts.").verdicts
    )
