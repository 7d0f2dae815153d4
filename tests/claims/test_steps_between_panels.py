"""What happens to the cells from one panel to the next, told cell by cell."""

import pytest

from said import said

BEFORE = """## On-time departures in percent (%)

### Before
| depot \\ day | Mon | Tue | Wed |
|---|---|---|---|
| Pier | 80 | 72 | 85 |
| Lock | 60 | 65 | 71 |
| Weir | 70 | 75 | 61 |

### After
| depot \\ day | Mon | Tue | Wed |
|---|---|---|---|
| Pier | 90 | 82 | 95 |
| Lock | 70 | 78 | 81 |
| Weir | 80 | {weir} | 71 |
"""
RISEN, FALLEN = BEFORE.format(weir=77), BEFORE.format(weir=74)

SENTENCES = [
    "Every depot gained on every day.",
    "No depot declined on any day.",
    "The change raised all nine rates.",
    "After the change every cell is higher than before.",
    "Nowhere did the rate fall.",
    "All nine cells went up.",
    "The shift raised every cell.",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_step_that_all_cells_take_is_supported_and_one_exception_contradicts_it(sentence: str) -> None:
    assert said(RISEN, sentence).verdicts[0] == "supported"
    assert said(FALLEN, sentence).verdicts[0] == "contradicted"


def test_what_happens_nowhere_is_refuted_by_the_cell_where_it_does() -> None:
    assert (
        "1 cell: 74 at After (Weir, Tue) stands against 75"
        in said(FALLEN, "No depot declined on any day.").explanations[0]
    )


def test_what_is_said_of_every_cell_takes_no_place_over() -> None:
    found = said(
        FALLEN,
        "The best cell is Pier on Wednesday, with 95 after the change. The change raised all nine rates.",
    )
    assert not any("Pier" in text for text in found.read_as[-1:])


@pytest.mark.parametrize(
    "sentence",
    [
        "Pier leads, and Lock and Weir follow. Both rows rise from Monday to Tuesday.",
        "Both rows stay below 80.",
        "Pier is below 75 there.",
        "Only Pier exceeds 90 then.",
        "The two panels are of equal size.",
        "Both matrices have identical axes.",
    ],
)
def test_what_leads_elsewhere_contradicts_nothing(sentence: str) -> None:
    assert "contradicted" not in said(RISEN, sentence).verdicts


TIMES = """## Minutes on the road in two plans

### Plan A
| van \\ load | 8 | 4 | 2 |
|---|---|---|---|
| Red | 1.2 | 1.4 | 9.0 |
| Blue | 2.2 | 2.3 | 8.1 |

### Plan B
| van \\ load | 8 | 4 | 2 |
|---|---|---|---|
| Red | 1.2 | 1.3 | 4.0 |
| Blue | 2.1 | 2.3 | 5.1 |
"""


@pytest.mark.parametrize(
    "sentence",
    [
        "At load 8 the plans differ by 0.1 at most.",
        "Plan B is never above Plan A in any of the six cells.",
        "Each plan is a grid of two vans by three loads, six cells in all, and each cell gives minutes.",
        "Red is the fastest that runs at night, and the slowest that does not.",
        "The four values above 5 all lie in the right column, at load 2 with Red and Blue.",
    ],
)
def test_a_true_sentence_with_numbers_of_lines_or_cells_is_not_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(TIMES, sentence).verdicts
