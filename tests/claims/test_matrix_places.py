"""Places, bounds and values of classes, and what goes on briefly behind a count: sentences with false twins."""

import pytest

from said import said

SHOES = """# Confusion matrix of a shoe sorter

Rows: true shoe. Columns: predicted shoe. Each cell counts pairs of shoes.

| True \\ Predicted | boot | clog | pump | sandal |
|---|---|---|---|---|
| boot | 171 | 14 | 9 | 6 |
| clog | 22 | 93 | 1 | 4 |
| pump | 5 | 0 | 128 | 17 |
| sandal | 2 | 3 | 31 | 64 |
"""
TWINS = [
    ("The largest error is sandal read as pump, the second largest clog read as boot.", "The largest error is sandal read as pump, the second largest pump read as sandal."),
    ("Sandal to pump (31) and clog to boot (22) are the two largest errors.", "Sandal to pump (31) and pump to sandal (17) are the two largest errors."),
    ("Clogs are taken for boots 22 times, eight more than the other way round.", "Clogs are taken for boots 22 times, five more than the other way round."),
    ("The smallest count in the matrix is 0, for pump taken as clog.", "The smallest count in the matrix is 1, for clog taken as pump."),
    ("Pump is the class that others are most often mistaken for (41 times).", "Boot is the class that others are most often mistaken for (29 times)."),
    ("Boot leads with 171 of 200, followed by pump with 128 of 150.", "Boot leads with 171 of 200, followed by clog with 93 of 120."),
    ("Boot has both the highest recall (85.5%) and the highest F1 (85.5%).", "Boot has both the highest recall (85.5%) and the highest F1 (81.5%)."),
    ("Recall for boot exceeds recall for sandal by 21.5 points.", "Recall for boot exceeds recall for sandal by 26.5 points."),
    ("Precision falls below 75% only for sandal.", "Precision falls below 80% only for sandal."),
    ("The boot has the best recall, 85.5%; then comes the pump at 85.3%.", "The boot has the best recall, 85.5%; then comes the clog at 77.5%."),
    ("The macro-average of recall is 78.1%, below the accuracy.", "The macro-average of recall is 78.1%, above the accuracy."),
    ("Altogether 114 of 570 pairs are wrong, an error rate of 20%.", "Altogether 114 of 570 pairs are wrong, an error rate of 24%."),
    ("Sandal accounts for about 18% of the pairs but for 32% of the errors.", "Sandal accounts for about 18% of the pairs but for 42% of the errors."),
    ("The commonest shoe is the boot with 200 and the rarest the sandal with 100.", "The commonest shoe is the boot with 200 and the rarest the clog with 120."),
    ("The sorter confuses sandal with pump 31 times but pump with sandal only 17 times.", "The sorter confuses sandal with pump 17 times but pump with sandal 31 times."),
    ("Boot has 29 false alarms, 22 of them clogs.", "Boot has 29 false alarms, 19 of them clogs."),
    ("Errors outside the pump-sandal pair number 66.", "Errors outside the pump-sandal pair number 71."),
    ("Between boot and clog there are 36 mix-ups.", "Between boot and clog there are 31 mix-ups."),
    ("Clog is called 110 times and occurs 120 times.", "Clog is called 110 times and occurs 130 times."),
    ("A pump prediction is wrong in 41 of 169 cases.", "A pump prediction is wrong in 22 of 169 cases."),
    ("Most missed sandals are seen as pumps (31 of 36).", "Most missed sandals are seen as pumps (24 of 36)."),
    ("No confusion occurs more often than 31 times.", "No confusion occurs more often than 25 times."),
    ("Confusions among boot, clog and pump make up 51 of the 114 errors.", "Confusions among boot, clog and pump make up 57 of the 114 errors."),
    ("A sandal is sent to pump almost one time in three.", "A sandal is sent to pump almost one time in five."),
    ("Misses of clog total 27, false alarms 17.", "Misses of clog total 17, false alarms 27."),
]  # fmt: skip

ALARM = """# Smoke alarm

- True Positive (fire reported): 84
- False Positive (steam reported): 30
- False Negative (fire passed over): 12
- True Negative (steam passed over): 474

## Notes
"""
OUTCOMES = [
    ("The four counts are 84 true positives, 30 false positives, 12 false negatives and 474 true negatives.", "The four counts are 84 true positives, 12 false positives, 30 false negatives and 474 true negatives."),
    ("Negative predictive value comes to 97.5%.", "Negative predictive value comes to 94.1%."),
    ("The smallest of the four counts is the number of false negatives.", "The smallest of the four counts is the number of false positives."),
    ("Precision trails recall by 13.8 points.", "Recall trails precision by 13.8 points."),
    ("Fewer than 20 cases were missed.", "More than 20 cases were missed."),
    ("The rate of false positives is 6%.", "The rate of false negatives is 6%."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_what_holds_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert said(SHOES, true).verdict == "supported", said(SHOES, true)
    assert said(SHOES, false).verdict == "contradicted", said(SHOES, false)


@pytest.mark.parametrize(("true", "false"), OUTCOMES)
def test_outcomes_with_an_aside_are_a_matrix(true: str, false: str) -> None:
    assert said(ALARM, true).verdict == "supported", said(ALARM, true)
    assert said(ALARM, false).verdict == "contradicted", said(ALARM, false)
