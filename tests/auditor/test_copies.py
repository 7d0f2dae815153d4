import pytest

from auditor.evidence.blocks import repeated_blocks
from auditor.evidence.copies import copied_lines
from auditor.evidence.lines import marks
from grids import panel


def found(text: str) -> list[str]:
    return [finding.message for finding in copied_lines(panel(text), "row")]


def test_three_equal_rows_are_one_finding() -> None:
    copy = "41.2 37.5 39.9 40.4 38.6"
    grid = "\n".join([copy, "12.1 17.3 9.4 24.8 20.3", copy, "14.0 15.5 11.7 22.6 19.8", copy])
    assert found(grid) == ["rows 1, 3 and 5 hold the same 5 values"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("41.2 37.5 39.9\n12.1 17.3 9.4\n41.2 37.5 39.9\n8.1 9.9 3.2", "three numbers"),
        ("41.2 37.5 39.9 40.4\n41.2 37.5 39.9 40.4", "two rows"),
        ("28.3 28.3 28.3 28.3\n28.3 28.3 28.3 28.3\n31.4 29.9 30.2 28.8\n33.0 25.5 27.1 29.4", "one value"),
        ("41.2 37.5 - 40.4\n12.1 17.3 9.4 24.8\n41.2 37.5 39.9 40.4\n8.8 9.1 7.3 6.0", "a missing cell"),
        (
            "71±1 64±2 58±9 83±3\n70±4 61±5 77±8 66±2\n71±2 64±1 58±8 83±4\n55±3 50±2 58±9 52±6",
            "other uncertainties",
        ),
        ("3 1 2 1\n1 2 1 3\n1 2 1 3\n2 2 1 3\n1 3 3 1\n2 1 1 2", "small counts"),
        ("21 24 28 30 28\n22 27 33 36 34\n22 27 33 36 34\n21 24 28 31 30\n19 21 24 25 25", "a ridge"),
        ("30 35 41 46 52\n30 35 41 46 52\n29 35 40 46 51\n27 32 37 43 47", "a plateau"),
    ],
)
def test_rows_that_may_agree_are_no_copies(text: str, why: str) -> None:
    assert found(text) == [], why


def test_marks_join_numbers_that_stand_together() -> None:
    cells = panel("1.5 2.5\n3.5 4.5").cells
    assert [len(mark.span) for mark in marks(cells)] == [8, 8]


def test_a_block_does_not_overlap_its_copy() -> None:
    block = max(
        repeated_blocks(panel("1 2 1 2 1 2\n3 4 3 4 3 4\n9 8 7 6 5 3")),
        key=lambda one: one.height * one.width,
    )
    assert not set(block.places) & set(block.copies)
