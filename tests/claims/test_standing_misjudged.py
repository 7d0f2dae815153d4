"""Places line by line, in many wordings, each with a false twin; and sentences that tell of no place."""

import pytest

from said import said

CHOIRS = """## Points of the jury

Higher is better.

| Choir \\ Round | Hymn | Motet | Folk | Jazz | Total |
|---|---|---|---|---|---|
| Larks | 61 | 72 | 55 | 80 | 268 |
| Finches | 70 | 66 | 58 | 75 | 269 |
| Wrens | 52 | 49 | 81 | 77 | 259 |
| Thrushes | 66 | 70 | 62 | 60 | 258 |
"""
LAPS = """## Lap times in seconds

Lower is better.

| Track \\ Rider | Ana | Ben | Cleo |
|---|---|---|---|
| Hill | 61.2 | 63.0 | 59.9 |
| Lake | 58.4 | 58.9 | 60.3 |
| Wood | 72.5 | 70.1 | 71.8 |
| Town | 45.0 | 46.2 | 44.1 |
"""
MILLS = """# Flour in tonnes

Higher is better.

## North

| Mill | Rye | Oats | Spelt |
|---|---|---|---|
| Adler | 92 | 71 | 48 |
| Brook | 77 | 89 | 45 |
| Crane | 63 | 54 | 58 |

## South

| Mill | Rye | Oats | Spelt |
|---|---|---|---|
| Adler | 93 | 75 | 52 |
| Brook | 81 | 88 | 50 |
| Crane | 69 | 60 | 59 |
"""
VOTES = """## Share of the vote

| District \\ List | Green | Blue | Grey | Gold |
|---|---|---|---|---|
| North | 31 | 22 | 18 | 12 |
| South | 28 | 25 | 16 | 9 |
| East | 20 | 30 | 17 | 14 |
| West | 26 | 23 | 21 | 8 |
| Centre | 33 | 27 | 15 | 10 |
"""
TWINS = [
    # One place in some lines.
    (CHOIRS, "Wrens are last in Hymn and Motet, but first in Folk.", "Wrens are last in Hymn and Jazz, but first in Folk."),
    (CHOIRS, "Thrushes come second in Hymn, Motet and Folk.", "Thrushes come second in Hymn, Motet and Jazz."),
    (CHOIRS, "Finches are third in Motet and third in Jazz.", "Finches are second in Motet and third in Jazz."),
    (CHOIRS, "Larks top Motet and Jazz.", "Larks top Motet and Folk."),
    (CHOIRS, "Wrens are at the bottom of the first two columns.", "Wrens are at the bottom of the last three columns."),
    (CHOIRS, "Thrushes finish last in Jazz (60).", "Thrushes finish last in Folk (62)."),
    # By the label before the sentence.
    (CHOIRS, "- **Wrens**: bottom on Hymn and Motet, yet first in Folk.", "- **Wrens**: bottom on Hymn and Jazz, yet first in Folk."),
    (CHOIRS, "- **Larks:** first on Motet and Jazz.", "- **Larks:** first on Motet and Hymn."),
    (CHOIRS, "- **Hymn**: Finches are in front with 70, Thrushes follow at 66, and Wrens close the field.", ""),
    (CHOIRS, "- **Jazz.** Thrushes, strong elsewhere, are last here.", ""),
    (CHOIRS, "- **Hymn**: Finches score the most, 70, Wrens the fewest, 52.", ""),
    # So many lines, none, all but some.
    (CHOIRS, "Thrushes are last in one round only, namely Jazz.", "Wrens are last in one round only, namely Hymn."),
    (CHOIRS, "Wrens bring up the rear in two of the four rounds.", "Wrens bring up the rear in three of the four rounds."),
    (CHOIRS, "Larks lead in two rounds, namely Motet and Jazz.", "Larks lead in two rounds, namely Motet and Hymn."),
    (CHOIRS, "Wrens come first in no round but Folk.", "Wrens come first in no round but Jazz."),
    (CHOIRS, "Thrushes are never last except in Jazz.", "Wrens are never last except in Hymn."),
    (CHOIRS, "Thrushes are first nowhere.", "Finches are first nowhere."),
    (CHOIRS, "Finches lead in Hymn only.", "Larks lead in Jazz only."),
    (CHOIRS, "Wrens are last in no fewer than two rounds.", "Wrens are last in no fewer than three rounds."),
    # Passed on to another one.
    (CHOIRS, "Larks are first in Motet and Jazz; in Folk that place goes to Wrens.", "Larks are first in Motet and Jazz; in Folk that place goes to Finches."),
    # Held against one other.
    (CHOIRS, "Larks beat Finches in two of the four rounds.", "Larks beat Finches in three of the four rounds."),
    (CHOIRS, "Larks beat Wrens on three of the four rounds, the exception being Folk.", "Larks beat Wrens on three of the four rounds, the exception being Jazz."),
    (CHOIRS, "Thrushes outscore Larks on Hymn and Folk, though nowhere else.", "Thrushes outscore Larks on Hymn, though nowhere else."),
    (CHOIRS, "The oldest choir by far, Thrushes, lose to Wrens in two rounds.", "The oldest choir by far, Thrushes, lose to Wrens in one round."),
    # Where less is better, and of columns.
    (LAPS, "Ana is first on one track, namely Lake.", "Ana is first on one track, namely Wood."),
    (LAPS, "Cleo is last on Lake, but first on Hill and Town.", "Cleo is last on Wood, but first on Hill and Town."),
    (LAPS, "Ben is second on no track but Lake.", "Ana is second on no track but Hill."),
    (LAPS, "Ben comes last on Hill and Town, and second on Lake.", "Ben comes last on Hill and Town, and first on Lake."),
    (LAPS, "Ben beats Cleo on two of the four tracks.", "Ben beats Cleo on one of the four tracks."),
    # The rank in each of many lines, and right behind which other.
    (VOTES, "Gold comes last in every district.", "Blue comes last in every district."),
    (VOTES, "Gold comes last in all five districts.", "Green comes last in all five districts."),
    (VOTES, "Green is first in four of the five districts.", "Green is first in three of the five districts."),
    (VOTES, "Green leads in four of the five districts.", "Green leads in all five districts."),
    (VOTES, "The runner-up is Blue in four of the five districts.", "The runner-up is Grey in four of the five districts."),
    (VOTES, "In every district, Grey finishes third.", "In every district, Green finishes third."),
    (VOTES, "In every district Gold comes last.", "In every district Grey comes last."),
    (VOTES, "Third place goes to Grey in every district.", "Third place goes to Gold in every district."),
    (VOTES, "Gold has the lowest share in each of the five districts.", "Grey has the lowest share in each of the five districts."),
    (VOTES, "Blue has the second-highest share in four districts.", "Blue has the second-highest share in two districts."),
    (VOTES, "Blue is second only to Green in North, in South and again in Centre.", "Grey is second only to Green in North, in South and again in Centre."),
    (VOTES, "Green is second behind Blue in East.", "Gold is second behind Blue in East."),
    (VOTES, "East has the highest value in two of the four columns.", "East has the highest value in three of the four columns."),
    (VOTES, "Gold brings up the rear everywhere.", "Blue brings up the rear everywhere."),
    # In front of what it is said of, from either end, and right behind another one.
    (VOTES, "Grey comes third from the top in every district.", "Gold comes third from the top in every district."),
    (VOTES, "Blue is third to last in four of the five districts.", "Blue is third to last in all five districts."),
    (VOTES, "Green is second to Blue in East only.", "Green is second to Blue in North only."),
    (VOTES, "Gold is last among the lists in every district.", "Blue is last among the lists in every district."),
    (VOTES, "In all five districts, the last spot goes to Gold.", "In all five districts, the last spot goes to Grey."),
    (VOTES, "Blue stays second in North, South and again in Centre.", "Blue stays second in North, South and again in East."),
    (VOTES, "Blue is second in at least three of the five districts.", "Blue is second in at least five of the five districts."),
    # In one panel, or in both.
    (MILLS, "In the South, Brook is second in Rye and third in Spelt.", "In the South, Brook is second in Rye and second in Spelt."),
    (MILLS, "Crane is first in Spelt in both panels.", "Crane is first in Oats in both panels."),
    (MILLS, "Crane leads in Spelt only.", "Adler leads in Spelt only."),
]  # fmt: skip
OPEN = [
    (CHOIRS, "Larks were founded first in Hymn street."),
    (CHOIRS, "Wrens are last in the alphabet."),
    (CHOIRS, "Thrushes are first in seven rounds of the league."),
    (CHOIRS, "Finches led in their own cup, Larks in another one."),
    (CHOIRS, "In the region Wrens are third in two rounds they did not enter."),
    (MILLS, "Brook is first in Oats in the North, and Crane is last in the South."),
]
TIES = """## Goals

Higher is better.

| Club | May | June | July |
|---|---|---|---|
| Reds | 3 | 2 | 1 |
| Blues | 3 | 1 | 4 |
| Greens | 2 | 0 | 2 |
"""


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_what_holds_is_supported_and_its_twin_refuted(grid: str, true: str, false: str) -> None:
    if true:
        assert said(grid, true).verdict == "supported"
    if false:
        assert said(grid, false).verdict == "contradicted"


@pytest.mark.parametrize(("grid", "sentence"), OPEN, ids=[sentence for _, sentence in OPEN])
def test_what_may_tell_of_something_else_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"


@pytest.mark.parametrize(
    "sentence",
    ["Reds are first in May.", "Blues are first in May and July.", "Blues lead in two months.", "Reds lead in two months.", "Blues lead in July only."],
)  # fmt: skip
def test_a_shared_place_refutes_nothing(sentence: str) -> None:
    assert said(TIES, sentence).verdict != "contradicted"


def test_where_it_is_not_known_which_way_is_better_both_must_fail() -> None:
    grid = CHOIRS.replace("Higher is better.\n\n", "")
    assert said(grid, "Larks are first in Folk.").verdict != "contradicted"
    assert said(grid, "Finches are first in Folk.").verdict == "contradicted"


def test_a_measure_of_its_own_tells_which_way_is_better_in_a_line() -> None:
    grid = "## Models\n\n| Model | Accuracy | Latency |\n|---|---|---|\n| Ox | 0.91 | 12 |\n| Elk | 0.84 | 9 |\n| Yak | 0.80 | 30 |\n"
    assert said(grid, "Elk is second in Accuracy and first in Latency.").verdict == "supported"
    assert said(grid, "Yak is last in Accuracy and first in Latency.").verdict == "contradicted"


LEADS = [
    ("In Folk, Wrens lead the next best choir, Thrushes, by 19.", "In Folk, Wrens lead the next best choir, Thrushes, by 11."),
    ("In Jazz, Larks are ahead of the runner-up, Wrens, by only 3.", "In Jazz, Larks are ahead of the runner-up, Wrens, by only 8."),
    ("- **Hymn:** Finches stand alone at 70, 4 points ahead of the next best, Thrushes.", "- **Hymn:** Finches stand alone at 70, 9 points ahead of the next best, Thrushes."),
    ("Finches are first in Hymn, 4 points clear of the nearest rival.", "Finches are first in Hymn, 7 points clear of the nearest rival."),
    ("In Jazz, Wrens are second with 77, a mere 3 points short of the winner.", "In Jazz, Wrens are second with 77, a mere 5 points short of the winner."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), LEADS, ids=[true for true, _ in LEADS])
def test_how_far_ahead_of_the_next_one_something_is(true: str, false: str) -> None:
    assert said(CHOIRS, true).verdict == "supported"
    assert said(CHOIRS, false).verdict == "contradicted"


def test_which_end_is_first_is_left_open_where_nothing_tells_it() -> None:
    assert said(VOTES, "- Grey is second in all five districts.").verdict == "undecidable"


def test_a_rank_in_every_line_is_not_the_rank_of_one_value() -> None:
    assert said(VOTES, "- Third place goes to Grey in every district.").kinds == ("standing",)


def test_one_that_is_never_last_is_last_nowhere() -> None:
    assert said(VOTES, "- Green is never last.").verdict == "supported"
    assert said(VOTES, "- Gold is never last.").verdict != "supported"


def test_its_own_peak_is_no_standing() -> None:
    assert "standing" not in said(VOTES, "- Blue has its highest share in East.").kinds


def test_lines_of_its_own_side_are_not_what_it_is_ranked_in() -> None:
    assert said(VOTES, "- Gold is last in four lists.").verdict != "contradicted"


@pytest.mark.parametrize(
    "sentence", ["Gold has the second-highest turnout in every district.", "Gold is first in two elections."]
)
def test_what_is_measured_or_counted_under_a_name_of_its_own_refutes_nothing(sentence: str) -> None:
    assert said(VOTES, sentence).verdict != "contradicted"


def test_one_slip_in_a_label_or_a_rank_explains_what_is_refuted() -> None:
    assert said(VOTES, "- Grey is second in four of the five districts.").verdict == "contradicted"
    assert said(CHOIRS, "- Thrushes are third in three of the four rounds.").verdict == "contradicted"


def test_a_place_that_is_told_with_another_is_not_refuted_alone() -> None:
    assert said(VOTES, "Apart from Blue, North always ranked first or second.").verdict != "contradicted"


BUSES = """## Buses

- **Legend**: percent of buses on time, from 40 to 100

| Line \\ Day | Mon | Wed | Fri |
|---|---|---|---|
| Moor | 81 | 90 | 77 |
| Quay | 55 | 71 | 48 |
| Abbey | 70 | 83 | 66 |
"""


@pytest.mark.parametrize("lead", ["whatever the day,", "in every case,", ""])
def test_each_clause_has_its_own_subject(lead: str) -> None:
    true = f"Whatever the day, Moor comes out on top, and {lead} Quay brings up the rear."
    assert said(BUSES, true).verdict != "contradicted", said(BUSES, true)


def test_being_on_time_is_no_time_that_is_measured() -> None:
    assert said(BUSES, "Whatever the day, Moor comes out on top.").verdict == "supported"
    assert said(BUSES, "Whatever the day, Abbey comes out on top.").verdict == "contradicted"
