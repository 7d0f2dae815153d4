from auditor.evidence.chance import (
    chance_of_copy,
    ends_of,
    evidence,
    neighbour_tie_rate,
    repeats_easily,
    tie_rate,
)
from auditor.evidence.lines import lines
from grids import panel

VARIED = panel("12 17 9 24\n14 15 11 22\n18 13 16 29\n18 13 16 29")
SPARSE = panel("0 0 3 0\n0 4 0 0\n0 0 0 0\n0 0 0 0")


def test_nothing_seen_to_tie_is_not_taken_for_never() -> None:
    assert tie_rate([], {0.0}) == 0.5
    values = lines(VARIED, "row")[0].quantities
    assert 0 < tie_rate(zip(values[:2], values[2:], strict=True), {0.0}) < 0.5


def test_a_copy_in_a_varied_panel_is_unlikely() -> None:
    rows = lines(VARIED, "row")
    assert chance_of_copy(rows, rows[2:], ends_of(VARIED)) < 0.001


def test_zeros_are_no_evidence() -> None:
    rows = lines(SPARSE, "row")
    assert evidence(rows[3], ends_of(SPARSE)) == 0
    assert chance_of_copy(rows, rows[2:], ends_of(SPARSE)) >= 1


def test_a_run_counts_once_and_an_uncertainty_counts_itself() -> None:
    row = lines(panel("31.4 31.4 31.4 30.1"), "row")[0]
    assert evidence(row, {0.0}) == 2
    row = lines(panel("71±1 64±2 58±17"), "row")[0]
    assert evidence(row, {0.0}) == 6


def test_the_line_in_question_does_not_count_for_itself() -> None:
    rows = lines(panel("1 2 3\n7 7 7\n4 5 6"), "row")
    assert neighbour_tie_rate(rows, 1, {0.0}) < neighbour_tie_rate(rows, 0, {0.0})


def test_hundred_is_an_end_only_where_values_reach_it_and_stop() -> None:
    assert ends_of(panel("100 98\n97 100")) == {0.0, 100.0, -100.0}
    assert ends_of(panel("100 98\n97 130")) == {0.0}
    assert ends_of(panel("1.00 0.31\n0.31 1.00")) == {0.0, 1.0, -1.0}


def test_floors_ceilings_and_small_counts_repeat_easily() -> None:
    grid = panel("26.1 31.4 40.2\n33.3 36.8 39.9\n30.5 28.2 52.0")
    assert repeats_easily(grid, grid.values[0, 0])
    assert repeats_easily(grid, grid.values[2, 2])
    assert not repeats_easily(grid, grid.values[1, 0])
    counts = panel("1 2 30\n3 4 5")
    assert repeats_easily(counts, counts.values[1, 1])
