"""What lines do, told with comparatives of an axis, single steps, ranks at their ends, earlier levels and pronouns; each with a false twin."""

import pytest

from said import said

GLUE = """# Bond strength of glue joints

Bond strength in N, higher is better. Rows are glues, columns the humidity of the room.

## Pine

| Glue \\ Humidity | 20% | 40% | 60% | 80% |
|---|---|---|---|---|
| Bone | 41 | 36 | 30 | 22 |
| Casein | 35 | 33 | 34 | 28 |
| Resin | 52 | 50 | 47 | 45 |

## Oak

| Glue \\ Humidity | 20% | 40% | 60% | 80% |
|---|---|---|---|---|
| Bone | 48 | 44 | 37 | 31 |
| Casein | 44 | 40 | 36 | 29 |
| Resin | 55 | 54 | 50 | 49 |
"""
FERRY = """# Waiting time at the landing stages

Mean waiting time in minutes. Rows are stages, columns weekdays.

| Stage \\ Day | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Harbor | 40 | 36 | 30 | 33 | 41 |
| Lido | 22 | 20 | 17 | 21 | 20 |
| Mill | 55 | 51 | 44 | 47 | 54 |
| Quay | 31 | 30 | 24 | 27 | 26 |
"""
PRESS = """# Smear of a printing press

Smear in micrometres.

| Paper \\ Press speed | slow | medium | fast |
|---|---|---|---|
| Bond | 12 | 15 | 19 |
| Laid | 14 | 18 | 25 |
| Wove | 11 | 12 | 14 |
"""
MOTH = """# Moths at the light

Moths per night. Rows are woods, columns months.

| Wood \\ Month | May | June | July | August |
|---|---|---|---|---|
| Alder | 9 | 14 | 21 | 17 |
| Birch | 12 | 13 | 12 | 13 |
| Hazel | 20 | 16 | 11 | 6 |
| Rowan | 15 | 19 | 24 | 30 |
"""

TWINS = [
    (GLUE, "In the Oak panel every glue gets weaker as the air gets damper.", "In the Oak panel every glue gets weaker as the air gets drier."),
    (GLUE, "Strength falls with humidity for each glue in both panels, with one exception: Casein in Pine at 60%.", ""),
    (GLUE, "In the Oak panel, Bone slips from 37 to 31 over the last step.", "In the Oak panel, Bone slips from 44 to 31 over the last step."),
    (GLUE, "In Pine, Resin starts highest of the three and ends highest.", "In Pine, Casein starts highest of the three and ends highest."),
    (GLUE, "In Pine, Bone starts second highest and ends lowest.", "In Pine, Bone starts second highest and ends highest."),
    (GLUE, "Bone falls from 48 through 44 to 31 in Oak.", "Bone falls from 48 through 40 to 31 in Oak."),
    (FERRY, "On each stage from Harbor to Quay the wait falls at each step from Mon to Wed.", "On each stage from Harbor to Quay the wait falls at each step from Wed to Fri."),
    (FERRY, "Harbor is the only stage whose wait is longer on Fri than on Mon.", "Lido is the only stage whose wait is longer on Fri than on Mon."),
    (FERRY, "Up to Wed, every stage falls at each step.", "Up to Thu, every stage falls at each step."),
    (FERRY, "Mon to Wed is calm; before Thu, every row falls at each step.", "Mon to Wed is calm; before Fri, every row falls at each step."),
    (FERRY, "Only Harbor ends above its Mon level.", "Only Mill ends above its Mon level."),
    (FERRY, "Lido and Quay drop back on Fri.", "Harbor and Quay drop back on Fri."),
    (FERRY, "Between Tue and Wed every stage falls; between Wed and Thu every one of them rises.", ""),
    (PRESS, "Smear grows as the press runs faster, for every paper.", "Smear grows as the press runs slower, for every paper."),
    (MOTH, "The two damp woods, Alder and Rowan, both end higher than they began.", "The two damp woods, Alder and Hazel, both end higher than they began."),
    (MOTH, "Birch hardly moves: the spread is 1.", "Birch hardly moves: the spread is 4."),
    (MOTH, "Hazel starts highest of the four and ends lowest.", "Hazel starts highest of the four and ends second lowest."),
    (MOTH, "In Hazel, each month is lower than the one before.", "In Alder, each month is lower than the one before."),
    (MOTH, "Only Alder and Hazel lose in the last step.", "Only Hazel loses in the last step."),
    (MOTH, "By July, Alder has passed its May level.", "By July, Hazel has passed its May level."),
]  # fmt: skip
# True, and easily taken for something false.
TRUE = [
    (GLUE, "Bone starts at 41 in Pine and ends at 31 in Oak."),
    (GLUE, "In Oak, only Resin loses a single point at 40% and stays near 50."),
    (GLUE, "In Pine, Casein gains in no other step than the second."),
    (GLUE, "In Pine, only Casein rises at 60% and falls at 80%."),
    (MOTH, "Hazel starts highest and falls from there."),
    (MOTH, "Rowan starts at its lowest and ends at its highest."),
    (MOTH, "Rowan rises from 15 over 19 and 24 to 30."),
    (FERRY, "The order of the stages gets better known as the week gets older."),
    (FERRY, "Every stage improves from Mon to Wed."),
]  # fmt: skip
# False, and easily taken for something true.
FALSE = [
    (FERRY, "Between Tue and Wed every stage falls; between Wed and Thu every one of them drops."),
    (GLUE, "In Oak, drier air means ever smaller gains for Resin."),
    (FERRY, "The two lower stages stay below 30."),
    (PRESS, "Smear grows as the press gets slower."),
    (MOTH, "Rowan rises from 15 over 19 and 22 to 30."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "sentence"), [(grid, true) for grid, true, _ in TWINS])
def test_what_holds_is_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), [(grid, false) for grid, _, false in TWINS if false])
def test_its_twin_is_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), TRUE)
def test_what_is_true_is_never_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), FALSE)
def test_what_is_false_is_never_supported(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "supported"
