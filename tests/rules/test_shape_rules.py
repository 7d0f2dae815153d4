import pytest

from auditing import found, marked

AXES = """\
## Heatmap: wear by load and speed
- **X-axis (Speed)**: {speeds}
- **Y-axis (Load)**: {loads}
#### Wear
"""


def grid(*rows: str, speeds: str = "1, 2, 3, 4", loads: str = "10, 20, 30, 40") -> str:
    return AXES.format(speeds=speeds, loads=loads) + "\n".join(f"- {row}" for row in rows) + "\n"


FULL = (
    "10: 3.1, 3.4, 3.9, 4.2",
    "20: 3.3, 3.7, 4.1, 4.5",
    "30: 3.8, 4.4, 4.9, 5.5",
    "40: 4.1, 4.6, 5.3, 5.9",
)
SHAPE = (
    "ragged-row",
    "missing-row",
    "missing-cell",
    "unknown-tick",
    "repeated-tick",
    "declared-range-mismatch",
)


def test_a_complete_grid_has_the_shape_it_declares() -> None:
    assert found(grid(*FULL), *SHAPE) == []


def test_a_row_of_five_values_in_a_four_column_grid_is_ragged() -> None:
    text = grid(FULL[0], FULL[1] + ", 4.8", *FULL[2:])
    assert found(text, *SHAPE) == [("error", "row 20 has 5 values in a grid of 4 columns")]
    assert marked(text, "ragged-row") == ["4.8"]


def test_a_short_row_is_ragged_and_its_gap_is_not_reported_twice() -> None:
    text = grid(FULL[0], "20: 3.3, 3.7, 4.1", *FULL[2:])
    assert found(text, *SHAPE) == [("error", "row 20 has 3 values in a grid of 4 columns")]


def test_a_row_with_a_missing_mark_is_complete() -> None:
    assert found(grid(FULL[0], "20: 3.3, N/A, 4.1, 4.5", *FULL[2:]), *SHAPE) == []


def test_a_declared_row_without_values_is_missing() -> None:
    text = grid(*FULL[:2], FULL[3])
    assert found(text, *SHAPE) == [("warning", "row 30 is declared, but holds no value")]
    assert marked(text, "missing-row") == ["30"]


def test_a_selection_of_rows_is_no_fault() -> None:
    assert found(grid(*FULL[:2]), *SHAPE) == []


def test_a_row_missing_from_every_panel_is_one_finding() -> None:
    text = grid(*FULL[:3]) + "#### Tear\n" + "\n".join(f"- {row}" for row in FULL[:3]) + "\n"
    assert len(found(text, "missing-row")) == 1


def test_a_mistyped_tick_is_one_finding_with_the_declared_one_suggested() -> None:
    text = grid(*FULL[:3], FULL[3].replace("40:", "46:"))
    assert found(text, *SHAPE) == [
        ("error", "the axis has no such tick as row 46; 40 is declared, but not used")
    ]


def test_a_number_between_the_ticks_is_only_information_where_cells_are_written_one_by_one() -> None:
    points = ["Speed 1, Load 10: 3.1", "Speed 2, Load 25: 3.4", "Speed 3, Load 40: 3.9"]
    assert [severity for severity, _ in found(grid(*points), "unknown-tick")] == ["info"]


def test_a_number_beyond_a_declared_range_is_unknown() -> None:
    text = grid(*FULL, speeds="1, 2, 3, 4", loads="from 10 to 30")
    assert [message for _, message in found(text, "unknown-tick")] == ["the axis has no such tick as row 40"]


@pytest.mark.parametrize(
    ("speeds", "message"),
    [
        ("five ticks, 1, 2, 3, 4", "the text lists 4 ticks, not 5"),
        ("four ticks, 1, 2, 3, 4", None),
        ("from 0 to 6 in steps of 2", None),
        ("three ticks from 0 to 6 in steps of 2", "0 to 6 in steps of 2 makes 4 ticks, not 3"),
    ],
)
def test_an_axis_agrees_with_itself(speeds: str, message: str | None) -> None:
    points = ["Speed 2, Load 10: 3.1", "Speed 4, Load 20: 3.4"]
    outcome = [
        said for _, said in found(grid(*points, speeds=speeds), "miscounted-ticks", "declared-range-mismatch")
    ]
    assert outcome == ([message] if message else [])


def test_a_table_that_labels_two_rows_alike_repeats_a_tick_unless_the_axis_does() -> None:
    table = "| Load | 1 | 2 |\n|---|---|---|\n| 10 | 3.1 | 3.4 |\n| 10 | 3.3 | 3.7 |\n| 30 | 3.8 | 4.4 |\n"
    assert [severity for severity, _ in found("## Heatmap: wear\n" + table, "repeated-tick")] == ["warning"]
    assert found(AXES.format(speeds="1, 2", loads="10, 10, 30") + table, "repeated-tick") == []


def test_a_triangle_is_not_ragged() -> None:
    table = "| | oak | elm | ash |\n|---|---|---|---|\n| oak | 0 |\n| elm | 4 | 0 |\n| ash | 7 | 3 | 0 |\n"
    assert found("## Heatmap: distances\n" + table, *SHAPE) == []


@pytest.mark.parametrize(
    ("left_out", "found_"),
    [
        (((20, 2),), [("warning", "no value is given for 20, 2")]),
        (((20, 2), (30, 1)), [("info", "no value is given for 20, 2 and 1 more")]),
        (((20, 2), (30, 1), (40, 4), (10, 1), (30, 3)), []),
    ],
)
def test_one_cell_alone_is_forgotten_and_several_may_be_left_out(
    left_out: tuple[tuple[int, int], ...], found_: list[tuple[str, str]]
) -> None:
    cells = ((load, speed) for load in (10, 20, 30, 40) for speed in (1, 2, 3, 4))
    lines = (f"Speed {s}, Load {load}: {load + s / 7:.1f}" for load, s in cells if (load, s) not in left_out)
    assert found(grid(*lines), *SHAPE) == found_
