"""Where a clause tells a ratio or a rank with its numbers, only what is wrong is contradicted."""

import pytest

from said import all_judged

WAITS = """# Waits at two desks

| desk | spring | autumn |
|---|---|---|
| Loans | 9.4 | 7.1 |
| Returns | 12.0 | 5.8 |
| Advice | 4.0 | 12.4 |
"""
CALLS = """# Calls in the pond

| true \\ said | Toad | Newt | Frog |
|---|---|---|---|
| Toad | 80 | 15 | 5 |
| Newt | 30 | 60 | 10 |
| Frog | 4 | 6 | 90 |

Rows are true classes, columns are predictions.
"""
BESIDE = [
    (
        WAITS,
        "At Loans the wait was cut to less than half, from 9.4 to 7.1.",
        "less than half",
        "from 9.4 to 7.1.",
    ),
    (WAITS, "At Advice the wait doubled, from 4.0 to 12.4.", "doubled", "from 4.0 to 12.4."),
    (
        CALLS,
        "Newt is the weakest class, with a recall of 71%.",
        "a recall of 71%",
        "Newt is the weakest class",
    ),
    (CALLS, "Frog is the best class, with a recall of 81%.", "a recall of 81%", "Frog is the best class"),
]
ALONE = [
    (CALLS, "Newt has the lowest recall of the three classes, 48%."),
]
RIGHT = [
    (WAITS, "At Returns the wait was more than halved, from 12.0 to 5.8."),
    (CALLS, "Newt is the weakest class, with a recall of 60%."),
]


@pytest.mark.parametrize(("grid", "sentence", "wrong", "right"), BESIDE)
def test_what_stands_beside_the_wrong_part_holds(grid: str, sentence: str, wrong: str, right: str) -> None:
    found = {one.verdict.value: one.text for one in all_judged(f"{grid}\n- {sentence}\n")}
    assert wrong in found.get("contradicted", ""), found
    assert right in found.get("supported", ""), found


@pytest.mark.parametrize(("grid", "sentence"), ALONE)
def test_a_number_by_itself_leaves_nothing_beside_it(grid: str, sentence: str) -> None:
    assert [one.verdict.value for one in all_judged(f"{grid}\n- {sentence}\n")] == ["contradicted"]


@pytest.mark.parametrize(("grid", "sentence"), RIGHT)
def test_what_is_right_as_a_whole_stays_so(grid: str, sentence: str) -> None:
    assert {one.verdict.value for one in all_judged(f"{grid}\n- {sentence}\n")} == {"supported"}
