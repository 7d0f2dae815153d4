"""Pronouns that the clause itself resolves, by the way in which it is told, and such as lead out of it."""

import pytest

from said import said

_GRID = (
    "# Leaks\n\nLeaks per km of pipe. Rows: district, columns: material. One table for each year: **Before** and **After** the repairs.\n\n"
    "## Before\n\n| district | iron | steel | plastic |\n|---|---|---|---|\n| Holm | 8.4 | 5.1 | 2.2 |\n| Vik | 7.7 | 6.3 | 1.9 |\n| Sund | 9.6 | 4.8 | 2.6 |\n\n"
    "## After\n\n| district | iron | steel | plastic |\n|---|---|---|---|\n| Holm | 5.2 | 3.9 | 1.4 |\n| Vik | 4.4 | 5.6 | 1.1 |\n| Sund | 6.8 | 3.3 | 1.7 |\n\n"
)
TWINS = (
    ("All three districts had fewer leaks in the After panel than they had in the Before panel.", "All three districts had more leaks in the After panel than they had in the Before panel."),
    ("Averaged over its nine cells, the Before panel comes to 5.4.", "Averaged over its nine cells, the Before panel comes to 6.4."),
    ("Between them, the three districts average 5.5 for iron in the After panel.", "Between them, the three districts average 7.5 for iron in the After panel."),
    ("Leaks reach their overall maximum in Sund for iron in the Before panel.", "Leaks reach their overall maximum in Holm for iron in the Before panel."),
)  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_a_pronoun_of_its_own_clause_keeps_nothing_from_being_refuted(true: str, false: str) -> None:
    assert "contradicted" not in said(_GRID, true).verdicts
    assert "contradicted" in said(_GRID, false).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "Holm has fewer leaks than it had, and steel is its worst material.",
        "They reach their maximum for plastic in Vik.",
        "Sund is next. Between them, iron and steel average 7.2.",
    ],
)
def test_a_pronoun_that_leads_elsewhere_still_does(sentence: str) -> None:
    assert "contradicted" not in said(_GRID, sentence).verdicts
