"""Words that lead back to what was said before: each pair of sentences with a false twin."""

import pytest

from said import said

CHOIRS = """## Singers at rehearsal

| Choir \\ Month | January | February | March | April |
|---|---|---|---|---|
| Altos | 31 | 45 | 52 | 49 |
| Basses | 92 | 50 | 66 | 74 |
| Cantors | 28 | 45 | 39 | 61 |
| Descants | 12 | 24 | 69 | 88 |
"""

TIDES = """## Flow by depth

| Depth \\ Hour | −2 h | −1 h | 0 h | +1 h | +2 h |
|---|---|---|---|---|---|
| 3 m | 10 | 25 | 31 | 28 | 11 |
| 6 m | 12 | 39 | 35 | 30 | 15 |
"""

OVENS = """# Loaves per oven

## Weekdays

| Oven \\ Flour | rye | spelt | wheat |
|---|---|---|---|
| Brick | 14 | 22 | 31 |
| Steel | 18 | 27 | 26 |
| Clay | 9 | 12 | 17 |

## Weekends

| Oven \\ Flour | rye | spelt | wheat |
|---|---|---|---|
| Brick | 20 | 25 | 41 |
| Steel | 21 | 33 | 29 |
| Clay | 16 | 13 | 19 |

# Remarks
"""

TWINS = [
    # it, its, they, their
    (CHOIRS, "The basses start with 92 singers in January. Their number in February is {}.", "50", "57"),
    (CHOIRS, "Cantors had 28 singers in January. Its row peaks in {}.", "April", "March"),
    (CHOIRS, "Altos start with 31. Its second-highest value, 49, is that of {}.", "April", "March"),
    (CHOIRS, "In March Descants is in front. It beats Basses by {}.", "3", "9"),
    (OVENS, "At weekends the brick oven is busiest with wheat. With spelt it yields {}.", "25", "35"),
    (OVENS, "Clay is the slowest oven on weekdays. With rye it makes {} loaves on weekdays.", "9", "16"),
    # the former, the latter
    (CHOIRS, "Descants are compared with Cantors here. The former is {} than the latter in January.", "lower", "higher"),
    (CHOIRS, "Altos and Cantors differ in March. The latter had {} singers in April.", "61", "49"),
    (TIDES, "The rows are 3 m and 6 m. At −1 h the latter is {} than the former.", "higher", "lower"),
    # the same month, that month, the same row
    (CHOIRS, "Descants have 88 singers in April. Basses have {} in the same month.", "74", "79"),
    (CHOIRS, "Descants have 88 singers in April. In that month Cantors have {}.", "61", "39"),
    (CHOIRS, "In January Basses are in front with 92. The same choir leads in {}.", "February", "April"),
    (CHOIRS, "The altos are at their best in March. In April it drops to {}.", "49", "42"),
    # there
    (CHOIRS, "Cantors is lowest in January. It {} from there to February.", "rises", "falls"),
    (CHOIRS, "Descants peak in April. The basses reach {} there.", "74", "92"),
    # a subject that is left out
    (CHOIRS, "Altos peak in March and lose {} from there to April.", "3", "9"),
    # a place told by the hours before or after nought
    (TIDES, "The flow is 12 at 6 m two hours {} slack.", "before", "after"),
    (TIDES, "At 3 m the flow is 28 one hour {} slack.", "after", "before"),
    # an extreme bound to its line
    (CHOIRS, "Altos has its own maximum in {}.", "March", "April"),
    (CHOIRS, "Descants reaches its lowest value in {}.", "January", "March"),
    (CHOIRS, "All choirs reach their minimum in {} except Basses.", "January", "April"),
    (CHOIRS, "Cantors and Descants both have their maximum in {}.", "April", "March"),
    # what leads in a place, and what is equal there
    (CHOIRS, "Descants have 69 singers in March. Basses lead in {}.", "January", "April"),
    (CHOIRS, "Altos are best in March. Basses are ahead in {}.", "January", "April"),
    (CHOIRS, "Descants have 69 singers in March. Altos and Cantors are equal in {}.", "February", "April"),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence", "true", "false"), TWINS)
def test_what_is_led_back_rightly_is_judged(grid: str, sentence: str, true: str, false: str) -> None:
    assert said(grid, sentence.format(true)).verdict == "supported", said(grid, sentence.format(true))
    found = said(grid, sentence.format(false))
    assert "contradicted" in found.verdicts, found


# What may lead to several things, to none, or to something else than a row, a column or a cell.
LEFT_ALONE = [
    (CHOIRS, "Altos and Cantors are mentioned by many. It is small in April."),
    (CHOIRS, "Basses sing louder than Altos in March. It counts 49 in April."),
    (CHOIRS, "Descants have 24 for February and 12 for January. The former is above 20."),
    (CHOIRS, "Basses drop with February and end 18 below where it began."),
    (CHOIRS, "It was in January that Basses were strongest."),
    (CHOIRS, "Basses is the choir with the fewest hymns, only three; all of them are below 20."),
    (CHOIRS, "Basses are the smallest choir that sings in Latin."),
    (CHOIRS, "Cantors is the largest that was never conducted by Anna."),
    (OVENS, "The oven made of clay is the oldest. Its bricks were laid in 1931."),
    (OVENS, "Weekends react most strongly because their demand is the smallest of the two."),
]


@pytest.mark.parametrize(("grid", "sentence"), LEFT_ALONE)
def test_what_leads_to_something_else_contradicts_nothing(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts, said(grid, sentence)


def test_what_makes_the_most_is_borne_out_as_the_fastest_only() -> None:
    assert said(OVENS, "Clay is the fastest oven on weekdays.").verdict == "undecidable"
    assert said(OVENS, "Brick is the slowest oven on weekdays.").verdict == "undecidable"
