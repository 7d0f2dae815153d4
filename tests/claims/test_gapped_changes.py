"""Changes that share their verb: "A gains 4, B 5", "adds 4 at A but only 2 at B"; each with a false twin."""

import pytest

from claim_grids import HARVEST, PARSERS
from said import said

TWINS = [
    ("Between 2011 and 2014 North gains 1.8, East 3.3 and North ends at 4.9.", "Between 2011 and 2014 North gains 1.8, East 5.3 and North ends at 4.9."),
    ("Between 2011 and 2014 North gains 1.8 and East 3.3 in all.", "Between 2011 and 2014 North gains 3.8 and East 3.3 in all."),
    ("From 2011 to 2014, the yield rises by 1.8 for North, by 3.3 for East.", "From 2011 to 2014, the yield rises by 2.8 for North, by 3.3 for East."),
]  # fmt: skip
LISTED = [
    ("On News, Tweets and Law, Orca scores 81.2, 44.0 and 63.7.", "On News, Tweets and Law, Orca scores 81.2, 63.7 and 44.0."),
    ("Orca scores 81.2, 44.0 and 63.7 on News, Tweets and Law.", "Orca scores 81.2, 63.7 and 44.0 on News, Tweets and Law."),
    ("Orca, Heron and Lynx reach 63.7, 60.2 and 70.4 on Law.", "Orca, Heron and Lynx reach 63.7, 70.4 and 60.2 on Law."),
    ("Orca, Heron and Lynx reach 63.7, 60.2 and 70.4 on Law, respectively.", "Orca, Heron and Lynx reach 60.2, 63.7 and 70.4 on Law, respectively."),
    ("The News scores are 81.2 for Orca, 77.5 for Heron and 60.1 for Mole.", "The News scores are 81.2 for Orca, 60.1 for Heron and 77.5 for Mole."),
    ("The Law scores are 63.7 for Orca, 60.2 for Heron, 70.4 for Lynx and 58.8 for Mole.", "The Law scores are 63.7 for Orca, 60.2 for Heron, 58.8 for Lynx and 70.4 for Mole."),
    ("On Law, Orca stands at 63.7, Heron at 60.2 and Mole at 58.8.", "On Law, Orca stands at 63.7, Heron at 58.8 and Mole at 60.2."),
    ("Mole's scores are 60.1, 47.7 and 58.8 after News, Tweets and Law.", "Mole's scores are 60.1, 58.8 and 47.7 after News, Tweets and Law."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_a_shared_verb_is_no_reason_to_refute_what_is_true(true: str, false: str) -> None:
    assert "contradicted" not in said(HARVEST, true).verdicts, said(HARVEST, true)
    assert said(HARVEST, false).verdict != "supported", said(HARVEST, false)


@pytest.mark.parametrize(("true", "false"), LISTED)
def test_numbers_are_dealt_out_to_what_is_listed(true: str, false: str) -> None:
    assert said(PARSERS, true).verdict == "supported", said(PARSERS, true)
    assert said(PARSERS, false).verdict == "contradicted", said(PARSERS, false)


def test_moving_by_a_line_tells_of_no_value() -> None:
    assert "contradicted" not in said(HARVEST, "In 2011, moving down one row costs 6.").verdicts
