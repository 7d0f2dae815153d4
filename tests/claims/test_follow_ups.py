"""What a sentence goes on to say of things that it has just told of, whichever grammar has read the words before."""

import pytest

from said import said

RAIN = (
    "# Rain in a valley\n\nMonthly rain in mm at five gauges.\n\n| gauge \\ month | Mar | Apr | May | Jun | Jul | Aug |\n|---|---|---|---|---|---|---|\n"
    "| Alder | 62 | 71 | 85 | 104 | 93 | 66 |\n| Birk | 58 | 69 | 77 | 98 | 91 | 63 |\n| Cairn | 41 | 52 | 60 | 74 | 72 | 47 |\n"
    "| Dell | 33 | 44 | 51 | 66 | 61 | 36 |\n| Esk | 28 | 31 | 42 | 57 | 55 | n/a |\n\n### Notes\n\n"
)
TASKS = (
    "# Errors before and after\n\n## Before\n\n| task \\ size | 1k | 2k | 4k | 8k | 16k |\n|---|---|---|---|---|---|\n"
    "| Sort | 4.1 | 5.2 | 7.7 | 9.8 | 12.4 |\n| Search | 2.2 | 2.9 | 3.3 | 4.4 | 6.1 |\n| Merge | 8.1 | 9.4 | 11.2 | 14.8 | 19.9 |\n"
    "| Copy | 1.0 | 1.1 | 1.1 | 1.6 | 2.0 |\n\n## After\n\n| task \\ size | 1k | 2k | 4k | 8k | 16k |\n|---|---|---|---|---|---|\n"
    "| Sort | 3.9 | 4.8 | 5.7 | 6.8 | 8.4 |\n| Search | 2.3 | 2.7 | 3.0 | 3.4 | 4.1 |\n| Merge | 7.1 | 8.4 | 9.2 | 10.8 | 12.9 |\n"
    "| Copy | 1.0 | 1.0 | 1.1 | 1.2 | 1.5 |\n\n## Findings\n\n"
)
CATS = (
    "# Sleep of four cats\n\nHours asleep, by weekday.\n\n| cat | Mon | Tue | Wed | Thu | Fri | Sat | Sun |\n|---|---|---|---|---|---|---|---|\n"
    "| Mimi | 14 | 15 | 13 | 16 | 12 | 18 | 19 |\n| Tom | 11 | 12 | 10 | 12 | 9 | 15 | 16 |\n| Felix | 8 | 9 | 9 | 10 | 7 | 12 | 13 |\n"
    "| Luna | 13 | 14 | 12 | 15 | 11 | 17 | 17 |\n\n### What one sees\n\n"
)
TWINS = [
    (RAIN, "Four cells exceed 90", "; two of these belong to Birk.", "; three of these belong to Birk."),
    (RAIN, "Four cells are above 90", ". None of them is in May.", ". None of them is in June."),
    (RAIN, "Four cells are above 90", ", half of them in July.", ", half of them in May."),
    (RAIN, "Only two cells exceed 95", "; both sit in the same column.", "; both sit in the same row."),
    (RAIN, "Only two cells exceed 95", ". Both belong to June.", ". Both belong to July."),
    (RAIN, "Four readings are under 40", ". The driest of them is 28, at Esk in March.", ". The driest of them is 33, at Dell in March."),
    (RAIN, "Four readings are under 40", ". Their mean is 32.", ". Their mean is 36.2."),
    (RAIN, "Four readings are under 40", ". Together they come to 128.", ". Together they come to 171."),
    (RAIN, "The two smallest values, 28 and 31", ", both belong to Esk.", ", both belong to Dell."),
    (RAIN, "The three largest values are 104, 98 and 93", "; two of them belong to Alder.", "; two of them belong to Birk."),
    (RAIN, "Three gauges never get past 80", ". Esk is one of them.", ". Birk is one of them."),
    (RAIN, "Nine cells pass 70", "; June accounts for three of them.", "; June accounts for five of them."),
    (RAIN, "Nine cells pass 70", "; Esk contributes none of these.", "; Cairn contributes none of these."),
    (RAIN, "Nine cells pass 70", "; neither Dell nor Esk has any of these.", "; neither Cairn nor Esk has any of these."),
    (RAIN, "Nine cells pass 70", "; all but two of them belong to Alder or Birk.", "; all but three of them belong to Alder or Birk."),
    (RAIN, "Nine cells pass 70", ". Most of them belong to Alder or Birk.", ". Most of them belong to Cairn or Esk."),
    (RAIN, "Nine cells pass 70", ", and none of them was measured in March.", ", and none of them was measured in July."),
    (RAIN, "Eight readings reach 72", ". Of these, three belong to Alder.", ". Of these, five belong to Alder."),
    (TASKS, "Before, four cells exceed 10", "; three of them are in the Merge row.", "; two of them are in the Merge row."),
    (TASKS, "After, only two cells exceed 10", ", both of them at 8k or above.", ", both of them at 4k or below."),
    (TASKS, "Two errors in the Before grid exceed 14", "; the larger of them is 19.9.", "; the larger of them is 18.9."),
    (CATS, "All values of Mimi are above 11", ". The highest of them is 19.", ". The highest of them is 17."),
    (CATS, "In the Sun column three values reach 16", ", and Felix is not among them.", ", and Tom is not among them."),
]  # fmt: skip
# What labels pick out, what is told in turn, and words that may stand for other things: borne out, but never refuted.
SUPPORTED = [
    (RAIN, "Only two cells exceed 95; they are neighbours."),
    (RAIN, "Four readings are under 40. They average about 32."),
    (RAIN, "Four readings are under 40. They range from 28 to 36."),
    (RAIN, "Nine cells pass 70: four at Alder, three at Birk and two at Cairn."),
    (RAIN, "Nine cells pass 70, seven of them in the two top rows, the other two at Cairn."),
    (RAIN, "One cell is missing; it stands in the bottom row."),
    (TASKS, "- **Above 10:** There are six of them in all.\n"),
    (TASKS, "- **Above 10:** Six cells qualify, four of them before.\n"),
    (TASKS, "- **Ten or more:** This happens six times.\n"),
    (TASKS, "The four corner cells of the Before grid are 4.1, 12.4, 1.0 and 2.0; two of them exceed 3."),
    (CATS, "Five cells fall short of 9.5; all but one of them belong to Felix."),
    (CATS, "Five cells fall short of 9.5. Their sum is 42."),
    (CATS, "The value 17 appears twice, both times in the Luna row."),
    (CATS, "Five cells fall short of 9.5. On average they amount to 8.4."),
    (CATS, "Nine cells exceed 14. Six of these fall on Sat or Sun, the other three on Tue or Thu."),
]
OPEN = [
    (RAIN, "Four readings are under 40. They average about 35."),
    (RAIN, "Nine cells pass 70: four at Alder, two at Birk and three at Cairn."),
    (RAIN, "Three gauges sum to more than 340. All of them exceed 350."),
    (RAIN, "Some gauges are old. Two of them stand in the Alder row."),
    (RAIN, "Three gauges never get past 80. All of them lie in the lower half."),
    (TASKS, "- **Above 10:** There are seven of them in all.\n"),
    (TASKS, "- **Above 10:** Six cells qualify, three of them before.\n"),
    (CATS, "On two days Luna is lazy at 17, both of them at the weekend."),
]


@pytest.mark.parametrize(("grid", "head", "true", "false"), TWINS, ids=[h + t for _, h, t, _ in TWINS])
def test_what_follows_is_held_against_what_was_told_of(grid: str, head: str, true: str, false: str) -> None:
    assert said(grid, head + true).verdict == "supported"
    assert said(grid, head + false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), SUPPORTED, ids=[sentence for _, sentence in SUPPORTED])
def test_what_may_stand_for_other_things_is_borne_out(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported"


@pytest.mark.parametrize(("grid", "sentence"), OPEN, ids=[sentence for _, sentence in OPEN])
def test_what_may_stand_for_other_things_is_left_open(grid: str, sentence: str) -> None:
    found = said(grid, sentence)
    assert found.verdict in ("undecidable", "not-understood", "nothing said")
