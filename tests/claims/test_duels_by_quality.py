"""Who leads, trails or beats whom where places are shared, where less is better, and where lines hold a measure each."""

import pytest

from said import said

TRAMS = (
    "# Delay of trams in minutes\n\n| Line | Mon | Tue | Wed | Thu |\n|---|---|---|---|---|\n"
    "| 2 | 4.5 | 3.0 | 6.1 | 2.2 |\n| 5 | 4.5 | 5.5 | 2.9 | 2.4 |\n| 7 | 1.1 | 3.0 | 6.1 | 9.8 |\n\n"
)
FERRIES = (
    "# Ferries compared\n\n| Ferry | Speed | Price | Delay |\n|---|---|---|---|\n"
    "| Alba | 20 | 9 | 4 |\n| Brio | 24 | 9 | 2 |\n| Corsa | 18 | 7 | 6 |\n\n"
)
TEAMS = (
    "# Points per game\n\n## Indoor\n\n| Team | First leg | Second leg |\n|---|---|---|\n| Lions | 24 | 18 |\n| Bears | 21 | 21 |\n| Hawks | 24 | 15 |\n\n"
    "## Outdoor\n\n| Team | First leg | Second leg |\n|---|---|---|\n| Lions | 17 | 20 |\n| Bears | 19 | 12 |\n| Hawks | 26 | 20 |\n\n"
)
NOT_REFUTED = [
    (TRAMS, "Line 7 leads on Mon and trails on Thu."),
    (TRAMS, "Line 7 leads on Thu."),
    (TRAMS, "On Tue, line 2 is first."),
    (TRAMS, "Line 7 is behind line 2 by 7.6 minutes on Thu."),
    (TRAMS, "Line 2 is below line 7 on Thu."),
    (TRAMS, "Line 7 is outdone by line 2 on Thu only."),
    (TRAMS, "Line 2 tops the list on Thu."),
    (TRAMS, "Line 7 tops the list on Thu with 9.8 minutes."),
    (TRAMS, "Line 5 is more punctual than line 7 on Thu."),
    (FERRIES, "Brio beats Alba in Speed and Delay."),
    (FERRIES, "Brio is first in Speed and in Delay."),
    (FERRIES, "Corsa leads in Delay."),
    (FERRIES, "Brio is never worse than Alba."),
    (FERRIES, "Alba never beats Brio."),
    (FERRIES, "Brio trails Corsa in Price."),
    (TEAMS, "In Indoor, Lions never lead alone in the first leg."),
    (TEAMS, "In Indoor, Lions are first in the first leg."),
    (TEAMS, "Hawks' lead over Bears in the first leg is larger in Outdoor (7) than in Indoor (3)."),
    (TEAMS, "In Indoor, Lions are in front of Bears in the first leg; in the second they are behind."),
]
REFUTED = [
    (TRAMS, "Line 5 beats line 2 on Tue."),
    (TRAMS, "Line 2 is behind line 7 by 5 minutes on Thu."),
    (FERRIES, "Corsa beats Brio in Delay."),
    (FERRIES, "Alba beats Brio in Price."),
    (TEAMS, "In Outdoor, Bears are ahead of Lions in the second leg."),
]


@pytest.mark.parametrize(("grid", "sentence"), NOT_REFUTED, ids=[sentence for _, sentence in NOT_REFUTED])
def test_what_may_be_so_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


@pytest.mark.parametrize(("grid", "sentence"), REFUTED, ids=[sentence for _, sentence in REFUTED])
def test_what_is_so_in_no_sense_is_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted", said(grid, sentence)


def test_a_part_less_is_what_is_left() -> None:
    assert (
        said(TEAMS, "In Outdoor, Bears score two fifths less than Lions in the second leg.").verdict
        != "contradicted"
    )
    assert (
        said(TEAMS, "In Outdoor, Bears score a quarter less than Lions in the second leg.").verdict
        == "contradicted"
    )
