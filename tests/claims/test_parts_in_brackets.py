"""Parts and multiples that two numbers in a bracket settle."""

import pytest

from said import said

TESTS = """## Yield of three orchards (t)

| sort \\ year | 2001 | 2005 | 2009 |
|---|---|---|---|
| Pear | 60.2 | 41.3 | 20.1 |
| Plum | 12.4 | 24.9 | 36.8 |
| Quince | 80.5 | 56.4 | 19.8 |
"""

TRUE = [
    "By 2009 Pear keeps a third of its yield (60.2 → 20.1).",
    "By 2009 Quince retains barely a quarter of its yield (80.5→19.8).",
    "Between 2001 and 2009 Pear loses two thirds of its yield (60.2 → 20.1).",
    "By 2005 Quince sheds 30% of its yield (80.5 → 56.4).",
    "In 2009 Plum reaches nearly twice the yield of Pear (36.8 against 20.1).",
    "In 2001 Plum delivers about a fifth of the Pear crop (12.4 against 60.2).",
    "From 2001 to 2009 Quince is left with 25% of its yield (80.5 → 19.8).",
    "By 2005 Pear gives up less than half of its yield (60.2 → 41.3).",
]
FALSE = [
    "By 2009 Pear keeps half of its yield (60.2 → 20.1).",
    "By 2009 Quince retains barely a third of its yield (80.5→19.8).",
    "Between 2001 and 2009 Pear loses a third of its yield (60.2 → 20.1).",
    "By 2005 Quince sheds 70% of its yield (80.5 → 56.4).",
    "In 2009 Plum reaches nearly three times the yield of Pear (36.8 against 20.1).",
    "In 2001 Plum delivers about half of the Pear crop (12.4 against 60.2).",
    "From 2001 to 2009 Quince is left with 75% of its yield (80.5 → 19.8).",
    "By 2005 Pear gives up more than half of its yield (60.2 → 41.3).",
]
# The numbers may be of something else than the part.
OPEN = [
    "By 2009 Pear keeps half of its lead over Plum (60.2 → 20.1).",
    "By 2009 Pear does not keep half of its yield (60.2 → 20.1).",
    "In 2005 Quince is a fifth as large again (80.5 → 56.4).",
]


@pytest.mark.parametrize("sentence", TRUE)
def test_a_part_that_its_numbers_bear_out_is_supported(sentence: str) -> None:
    assert said(TESTS, sentence).verdict == "supported"


@pytest.mark.parametrize("sentence", FALSE)
def test_a_part_that_its_numbers_deny_is_contradicted(sentence: str) -> None:
    assert said(TESTS, sentence).verdict == "contradicted"


@pytest.mark.parametrize("sentence", OPEN)
def test_numbers_of_something_else_settle_nothing(sentence: str) -> None:
    assert said(TESTS, sentence).verdict not in ("supported", "contradicted")


def test_a_percentage_by_which_one_is_higher_is_no_part() -> None:
    assert said(TESTS, "In 2009 Plum is 83% higher than Pear (36.8 against 20.1).").verdict != "contradicted"
