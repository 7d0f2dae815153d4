"""Two sides held against each other: who is ahead where, how many times, by how much, and where the gap is widest."""

import pytest

from said import said

LIFTS = (
    "## Ski lifts\n\nRiders per hour on four lifts of a ski area.\n\n"
    "| lift \\ day | Monday | Tuesday | Wednesday | Thursday |\n|---|---|---|---|---|\n"
    "| Alm | 40 | 60 | 80 | 30 |\n| Grat | 20 | 30 | 100 | 28 |\n| Kar | 10 | 12 | 11 | 15 |\n| Joch | 44 | 50 | 62 | 30 |\n\n"
)
JUMPS = (
    "## Share of starts that succeed (%)\n\n### Hall East\n\n| horse \\ height | low | middle | high |\n|---|---|---|---|\n"
    "| Roan | 90 | 60 | 30 |\n| Bay | 88 | 40 | 10 |\n| Grey | 80 | 45 | 12 |\n\n"
    "### Hall West\n\n| horse \\ height | low | middle | high |\n|---|---|---|---|\n"
    "| Roan | 94 | 66 | 33 |\n| Bay | 91 | 48 | 14 |\n| Grey | 80 | 40 | 15 |\n\n"
)
TIMES = (
    "## Sanding time in minutes (lower is better)\n\n| wood \\ sander | S1 | S2 |\n|---|---|---|\n"
    "| Beech | 12 | 4 |\n| Larch | 6 | 6 |\n| Maple | 10 | 7 |\n\n"
)
TRUE = [
    (LIFTS, "On Monday Alm carried twice as many riders as Grat."),
    (LIFTS, "On Monday Joch carried more than four times as many riders as Kar."),
    (LIFTS, "Alm carried half as many riders on Monday as on Wednesday."),
    (LIFTS, "Kar carried less than a sixth of what Grat carried on Wednesday."),
    (LIFTS, "Alm outdraws Grat on every day but Wednesday."),
    (LIFTS, "Grat is ahead of Alm only on Wednesday."),
    (LIFTS, "Except on Wednesday, Alm is ahead of Grat."),
    (LIFTS, "Kar trails every other lift on each day."),
    (LIFTS, "From Monday to Wednesday Kar is below both Alm and Grat."),
    (LIFTS, "Grat is ahead of both Alm and Joch only on Wednesday."),
    (LIFTS, "Joch is 4 riders ahead of Alm on Monday."),
    (LIFTS, "On Tuesday Alm carried more riders than Grat and Kar together."),
    (LIFTS, "Alm is level with Joch on Thursday."),
    (LIFTS, "Alm's lead over Grat is largest on Tuesday."),
    (LIFTS, "The gap between Alm and Joch never exceeds 18 riders."),
    (LIFTS, "Joch's lead over Grat narrows from 24 riders on Monday to 20 on Tuesday."),
    (LIFTS, "The gap between Alm and Grat is wider on Tuesday than on Thursday."),
    (JUMPS, "In both halls Roan is ahead of Bay at every height."),
    (JUMPS, "At high in Hall East a Roan start is three times as likely to succeed as a Bay start."),
    (JUMPS, "Roan is ahead of Bay and Grey in both halls at each height."),
    (JUMPS, "In both halls the gap between Roan and Bay is smallest at low."),
    (JUMPS, "Grey at middle is the only case in which Hall East is above Hall West."),
    (JUMPS, "Compared with Hall East, Bay is 8 points higher at middle in Hall West."),
    (TIMES, "S2 is three times as fast as S1 on beech."),
    (TIMES, "S2 beats S1 on all woods but larch."),
    (TIMES, "Beech takes three times as long on S1 as on S2."),
]
FALSE = [
    (LIFTS, "On Monday Alm carried three times as many riders as Grat."),
    (LIFTS, "On Monday Joch carried more than five times as many riders as Kar."),
    (LIFTS, "Alm carried a third as many riders on Monday as on Wednesday."),
    (LIFTS, "Alm is ahead of Grat on every day but Tuesday."),
    (LIFTS, "Alm is ahead of Grat on every day."),
    (LIFTS, "Grat is ahead of Alm only on Tuesday."),
    (LIFTS, "Except on Monday, Alm is ahead of Grat."),
    (LIFTS, "Grat trails every other lift on each day."),
    (LIFTS, "Joch is 9 riders ahead of Alm on Monday."),
    (LIFTS, "Alm is level with Joch on Tuesday."),
    (LIFTS, "Alm's lead over Grat is largest on Monday."),
    (LIFTS, "The gap between Alm and Joch never exceeds 12 riders."),
    (LIFTS, "Joch's lead over Grat narrows from 24 riders on Monday to 15 on Tuesday."),
    (LIFTS, "The gap between Alm and Grat is wider on Thursday than on Tuesday."),
    (JUMPS, "In both halls Bay is ahead of Grey at every height."),
    (JUMPS, "At high in Hall East a Roan start is twice as likely to succeed as a Bay start."),
    (JUMPS, "In both halls the gap between Roan and Bay is smallest at high."),
    (JUMPS, "Bay at middle is the only case in which Hall East is above Hall West."),
    (TIMES, "S2 is twice as fast as S1 on beech."),
    (TIMES, "S2 is faster than S1 on all woods but maple."),
]
# What may be meant otherwise, or of which not every word is known, is not refuted.
OPEN = [
    (LIFTS, "On Monday Alm carried more luggage per rider than Joch did."),
    (LIFTS, "Alm carried more than Joch in the mornings."),
    (JUMPS, "Bay is ahead of Grey when it rains."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE, ids=[sentence for _, sentence in TRUE])
def test_what_is_so_of_two_sides_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), FALSE, ids=[sentence for _, sentence in FALSE])
def test_what_is_not_so_of_two_sides_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), OPEN, ids=[sentence for _, sentence in OPEN])
def test_what_may_be_meant_otherwise_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


def test_a_pronoun_held_against_a_subject_is_not_that_subject() -> None:
    found = said(LIFTS, "Alm is ahead of Grat on Monday, but trails it on Wednesday.")
    assert set(found.verdicts) == {"supported"}


def test_hours_in_halves_of_the_day_are_known_by_their_own_names() -> None:
    grid = "## Calls\n\n| desk | 9 am | 11 am | 2 pm |\n|---|---|---|---|\n| One | 5 | 9 | 7 |\n| Two | 10 | 8 | 7 |\n\n"
    assert said(grid, "At 9 am desk Two took twice as many calls as desk One.").verdict == "supported"
    assert said(grid, "At 11 am desk Two took more calls than desk One.").verdict == "contradicted"
