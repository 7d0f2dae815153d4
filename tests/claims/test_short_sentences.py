"""Sentences of several claims, each told by itself: what is put in, participles, "with", comments; each with a false twin."""

import pytest

from said import said

KILNS = """# Tiles per hour by kiln and shift

Rows are kilns, columns are shifts.

| Kiln | Dawn | Noon | Dusk | Late |
|---|---|---|---|---|
| Anvil | 34 | 41 | 38 | 25 |
| Bellows | 22 | 27 | 31 | 18 |
| Cinder | 47 | 52 | 49 | 40 |
| Dross | 15 | 13 | 12 | 9 |
"""
DEPTHS = """# Accuracy by depth and rate

Rows: Depth (4, 8, 16). Columns: Rate (0.001, 0.01, 0.1).

| Depth | 0.001 | 0.01 | 0.1 |
|---|---|---|---|
| 4 | 61.2 | 70.1 | 64.8 |
| 8 | 64.5 | 76.3 | 69.0 |
| 16 | 66.0 | 82.7 | 58.4 |
"""


@pytest.mark.parametrize(
    ("grid", "sentence", "true", "false"),
    [
        (KILNS, "The maximum is {} at Noon, with 52, and nobody knows why.", "Cinder", "Anvil"),
        (KILNS, "The maximum, {}, is at Cinder at Noon, a surprise to the owner.", "52", "47"),
        (KILNS, "Dross, with {} in the Late shift, is the weakest kiln.", "9", "14"),
        (KILNS, "Dross, the weakest kiln, ends at {}.", "9", "14"),
        (KILNS, "Dross is last in every shift, with just {} tiles in the Late shift.", "9", "14"),
        (KILNS, "Anvil ends low, at 25, whereas Cinder ends at {}, which pleases the owner.", "40", "46"),
        (KILNS, "Bellows starts at {}, the foreman says, which pleases the owner.", "22", "27"),
        (
            KILNS,
            "The lowest output is {}, for Dross in the Late shift, as the foreman had feared.",
            "9",
            "13",
        ),
        (KILNS, "Bellows starts at {} and ends at 18.", "22", "27"),
        (KILNS, "Bellows starts at 22 and ends at {}.", "18", "27"),
        (DEPTHS, "The best value is {} at depth 16 and a rate of 0.01, which pleases us.", "82.7", "88.1"),
        (DEPTHS, "Depth 4 never exceeds 70.1, whereas depth 16 reaches {}.", "82.7", "86.9"),
    ],
)
def test_each_part_is_held_against_the_data(grid: str, sentence: str, true: str, false: str) -> None:
    assert said(grid, sentence.format(false)).verdict == "contradicted"
    assert "contradicted" not in said(grid, sentence.format(true)).verdicts
    assert "supported" in said(grid, sentence.format(true)).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "Bellows gains slowly, rising from 22 at Dawn to 31 at Dusk, before slipping to 18.",
        "Anvil starts second at 34 but ends with only 25.",
        "Cinder overtakes Anvil at Noon, 52 to 41, and never looks back.",
        "Anvil makes 38 tiles at Dusk, the second-highest value in that column.",
        "Anvil peaks at Noon, a small but welcome success.",
        "Cinder falls to 40, if the broken tiles are left out, and Dross to 9.",
        "At Dawn Anvil makes 34 tiles, with Cinder ahead and Bellows third.",
        "In the Late shift all kilns slow down, with Dross dropping to 9.",
        "Does Dross ever reach 20? No, it stays below 16.",
        "Bellows rises for two shifts, then drops, ending lowest.",
        "Anvil, once the busiest kiln, ends at 25.",
        "Anvil (41) is ahead of Bellows (27) at Noon, and Bellows of Dross.",
    ],
)
def test_what_is_true_is_never_contradicted(sentence: str) -> None:
    assert "contradicted" not in said(KILNS, sentence).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "Going from 0.001 to 0.01 helps every depth, adding 11.8 points at depth 8.",
        "With depth 4 the score tops out at 70.1 (0.01), and a larger rate brings it down.",
        "Depth 16 reaches 82.7.",
        "Depth 16 starts highest at 66.0 but ends lowest at 58.4.",
    ],
)
def test_what_is_told_of_one_line_is_no_claim_on_all(sentence: str) -> None:
    assert "contradicted" not in said(DEPTHS, sentence).verdicts


@pytest.mark.parametrize(
    "sentence",
    [
        "It is false that {} leads at Noon.",
        "It is doubtful that {} leads at Noon.",
        "It is said that {} leads at Noon.",
        "{}, said to be the best, leads at Noon.",
    ],
)
@pytest.mark.parametrize("name", ["Anvil", "Cinder"])
def test_what_is_taken_back_is_neither_true_nor_false(sentence: str, name: str) -> None:
    assert not {"supported", "contradicted"} & set(said(KILNS, sentence.format(name)).verdicts)


FERRIES = """## Waiting times (minutes)

| pier | 8h | 10h | 12h | 14h | 16h |
|---|---|---|---|---|---|
| Gull | 12 | 18 | 31 | 22 | 9 |
| Tern | 8 | 14 | 27 | 25 | 11 |
"""


@pytest.mark.parametrize(
    ("sentence", "true", "false"),
    [
        ("Tern climbs to {} and then falls to 11.", "27", "29"),
        ("Tern climbs to 27 and then falls to {}.", "11", "19"),
        ("Tern climbs to 27 at 12h and falls to {} afterwards.", "11", "19"),
        ("Tern, the calmest, climbs to 27 and then falls to {}.", "11", "19"),
        ("Tern runs from 8 over {} to 27, and falls to 11.", "14", "19"),
    ],
)
def test_a_course_that_goes_on_behind_a_verb_without_subject_begins_where_the_first_ends(
    sentence: str, true: str, false: str
) -> None:
    assert said(FERRIES, sentence.format(true)).verdict == "supported"
    assert said(FERRIES, sentence.format(false)).verdict != "supported"


@pytest.mark.parametrize(
    "sentence",
    [
        "Tern climbs to 27, Gull falls to 9.",
        "Tern starts at 8, climbs to 27, ends at 11.",
        "Gull and Tern end within 2 minutes of each other.",
        "Gull is up from 12 to 31 by 12h, Tern from 8 to 27.",
        "The worst hour for Tern is 12h.",
        "The most crowded hour is 12h on all piers.",
        "The lowest of the highs is 27.",
        "The highest of the lows is 9 minutes.",
    ],
)
def test_a_tick_beside_an_extreme_or_an_extreme_of_extremes_is_no_number_of_a_cell(sentence: str) -> None:
    assert "contradicted" not in said(FERRIES, sentence).verdicts
