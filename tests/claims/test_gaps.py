"""Parts of a sentence that leave out their verb; each sentence with a false twin."""

import pytest

from said import said

FERRIES = """## Passengers per ferry

| Ferry \\ Month | May | June | July | August | September |
|---|---|---|---|---|---|
| Alma | 90 | 60 | 41 | 55 | 70 |
| Brisa | 35 | 52 | 75 | 61 | 40 |
| Corvo | 22 | 30 | 38 | 47 | 66 |
| Delfin | 80 | 62 | 45 | 31 | 28 |
| Egret | 10 | 12 | 25 | 26 | 30 |
"""

LOOMS = """# Cloth per loom

## Wool

| Loom \\ Shift | dawn | noon | dusk |
|---|---|---|---|
| Ash | 14 | 22 | 31 |
| Birch | 18 | 27 | 26 |
| Cedar | 9 | 12 | 17 |
| Dogwood | 25 | 11 | 8 |

## Silk

| Loom \\ Shift | dawn | noon | dusk |
|---|---|---|---|
| Ash | 20 | 25 | 41 |
| Birch | 21 | 33 | 29 |
| Cedar | 16 | 13 | 19 |
| Dogwood | 24 | 15 | 6 |

# Remarks
"""

TWINS = [
    (FERRIES, "Alma has its maximum in May, Brisa in {}.", "July", "June"),
    (FERRIES, "Alma peaks in May, Brisa in July, Corvo not until {}.", "September", "June"),
    (FERRIES, "Alma carries 90 in May, Brisa {} and Corvo 22.", "35", "53"),
    (FERRIES, "Alma carries 90 in May, and Brisa {}.", "35", "53"),
    (FERRIES, "Corvo rises throughout, and so does {}.", "Egret", "Brisa"),
    (FERRIES, "Corvo rises throughout; {} does too.", "Egret", "Delfin"),
    (FERRIES, "Corvo rises throughout. The same goes for {}.", "Egret", "Delfin"),
    (LOOMS, "For Wool the lowest is Dogwood at dusk with 8; for Silk it is Dogwood at {} with 6.", "dusk", "noon"),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence", "true", "false"), TWINS)
def test_a_part_is_told_with_the_verb_of_the_first(grid: str, sentence: str, true: str, false: str) -> None:
    assert said(grid, sentence.format(true)).verdict == "supported", said(grid, sentence.format(true))
    found = said(grid, sentence.format(false))
    assert found.verdict == "contradicted", found


LEFT_ALONE = [
    # a number that is no amount of what the first part tells, a part that denies, one that may be another end of it
    (FERRIES, "Alma is highest with 90, Delfin with 80."),
    (FERRIES, "Corvo rises throughout, but not Brisa."),
    (FERRIES, "Alma beats Brisa by 55 in May, Corvo by 68."),
    (FERRIES, "Alma is ahead in May, and 70 came on a Sunday in September."),
]


@pytest.mark.parametrize(("grid", "sentence"), LEFT_ALONE)
def test_what_is_no_such_part_contradicts_nothing(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)
