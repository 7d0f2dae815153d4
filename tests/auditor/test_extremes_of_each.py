"""An extreme that is told of each of some lines is not borne out by that of the whole grid."""

import pytest

from said import all_judged

HALL = """# Hall temperatures

| place | May | Jun | Jul | Aug |
|---|---|---|---|---|
| Attic | 18.1 | 22.4 | 25.3 | 24.0 |
| Porch | 14.2 | 17.0 | 19.9 | 18.7 |
| Cellar | 9.1 | 10.2 | 11.4 | 12.6 |
| Loft | 16.6 | 19.5 | 22.2 | 21.0 |
"""
OF_EACH = [
    "All four places warm up from May to June, and every one of them reaches its maximum in July.",
    "The places warm up from May to June, and each of them peaks in July.",
    "Each of them has its highest value in July.",
]


@pytest.mark.parametrize("sentence", OF_EACH)
def test_the_peak_of_all_is_not_that_of_each(sentence: str) -> None:
    found = all_judged(f"{HALL}\n- {sentence}\n")
    assert not [one for one in found if one.verdict.value == "supported" and "July" in one.text], found
