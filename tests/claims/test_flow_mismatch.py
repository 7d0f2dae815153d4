"""Sentences on flows between places, each with a false twin."""

import pytest

from said import said

PARCELS = """## Parcels between three depots and a hub

| from \\ to | Alder | Birch | Cedar | Hub | All departures |
|---|---|---|---|---|---|
| Alder | 14 | 62 | 35 | 90 | 201 |
| Birch | 48 | 8 | 51 | 77 | 184 |
| Cedar | 29 | 40 | 5 | 66 | 140 |
| Hub | 85 | 96 | 71 | 3 | 255 |
| All arrivals | 176 | 206 | 162 | 236 | 780 |
"""
TURNED = """## Parcels

| arrival \\ departure | Alder | Birch | Cedar |
|---|---|---|---|
| Alder | 14 | 48 | 29 |
| Birch | 62 | 8 | 40 |
| Cedar | 35 | 51 | 5 |
"""
TWINS = [
    ("Alder sends 62 parcels to Birch.", "Alder sends 48 parcels to Birch."),
    ("Birch receives 40 parcels from Cedar.", "Birch receives 51 parcels from Cedar."),
    ("More parcels go from Alder to Birch than back.", "More parcels go from Birch to Alder than back."),
    (
        "Fewer parcels travel from Cedar to Birch than in the opposite direction (40 against 51).",
        "Fewer parcels travel from Birch to Cedar than in the opposite direction.",
    ),
    ("Birch receives 22 parcels more than it sends out.", "Birch receives 12 parcels more than it sends out."),
    ("Alder and Hub send out more than they receive.", "Alder and Birch send out more than they receive."),
    ("Cedar is a net receiver.", "Cedar is a net sender."),
    ("Alder loses 25 parcels on balance.", "Alder loses 52 parcels on balance."),
    ("The net flow from Alder to Birch is 14.", "The net flow from Alder to Birch is 41."),
    ("No depot sends more than 71 parcels to Cedar.", "No depot sends more than 60 parcels to Cedar."),
    ("Every depot sends at least 66 parcels to Hub.", "Every depot sends at least 70 parcels to Hub."),
    ("Between Alder and Cedar, 35 go one way and 29 the other.", "Between Alder and Cedar, 35 go one way and 92 the other."),
    ("Birch is a net receiver.", "Birch is the only net receiver."),
    ("30 parcels stay in their own depot.", "40 parcels stay in their own depot."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS, ids=[true for true, _ in TWINS])
def test_a_sentence_on_flows_is_supported_and_its_twin_contradicted(true: str, false: str) -> None:
    assert said(PARCELS, true).verdict == "supported", said(PARCELS, true)
    assert said(PARCELS, false).verdict == "contradicted", said(PARCELS, false)


def test_columns_may_be_what_is_left() -> None:
    assert said(TURNED, "Alder sends 62 parcels to Birch.").verdict == "supported"
    assert said(TURNED, "Alder sends 48 parcels to Birch.").verdict == "contradicted"


def test_flows_are_not_read_where_nothing_tells_their_direction() -> None:
    bare = TURNED.replace("arrival \\ departure", "depot")
    assert said(bare, "Alder sends 48 parcels to Birch.").verdict != "contradicted"


def test_either_place_may_be_the_one_from_which_more_go() -> None:
    sentence = "Between Cedar and Alder, 35 go one way and 29 the other."
    assert said(PARCELS, sentence).verdict == "supported"


def test_games_that_are_lost_are_not_sent() -> None:
    games = TURNED.replace("arrival \\ departure", "winner \\ loser")
    assert "contradicted" not in said(games, "Alder loses 62 games to Birch.").verdicts
