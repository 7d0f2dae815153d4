"""Steps of an axis that its own data refute: the ticks are those of the data, and one finding tells of the step."""

import pytest

from auditor.engine import audit
from auditor.registry import installed
from auditor.rule import Severity
from sketch import read_text, sketch

AXIS = "## Wear\n\n- Y-axis (Load): 1, 2, 3\n- X-axis (Age): {age}\n\n"
LISTS = "- 1: {0}\n- 2: {0}\n- 3: {0}\n"
TABLE = "| Load | {0} |\n|---|{1}\n| 1 | {2} |\n| 2 | {2} |\n| 3 | {2} |\n"


def _lists(age: str, count: int) -> str:
    return AXIS.format(age=age) + LISTS.format(", ".join(str(4 + i * i % 7) for i in range(count)))


def _table(age: str, ticks: list[int]) -> str:
    heads, rule = " | ".join(map(str, ticks)), "---|" * len(ticks)
    return AXIS.format(age=age) + TABLE.format(heads, rule, " | ".join("5" for _ in ticks))


COLUMNS = [
    (_lists("from 0 to 12 in steps of 2", 5), "0, 3, 6, 9, 12"),
    (_lists("from 0 to 10 in steps of 4", 6), "0, 2, 4, 6, 8, 10"),
    (_lists("from 0 to 12 in steps of 3", 5), "0, 3, 6, 9, 12"),
    (_lists("from 0 to 100 in steps of 20", 5), "0, 25, 50, 75, 100"),
    (_table("from 0 to 8 in steps of 4", [0, 2, 4, 6, 8]), "0, 2, 4, 6, 8"),
    (_table("from 10 to 40 in steps of 5", [10, 20, 30, 40]), "10, 20, 30, 40"),
]


@pytest.mark.parametrize(("text", "columns"), COLUMNS)
def test_the_data_tell_the_ticks(text: str, columns: str) -> None:
    assert sketch(text)[0].startswith(f"Wear [{columns}] 1: ")


def test_points_tell_the_ticks_as_they_write_them() -> None:
    text = "## Wear\n\n- Y-axis: age, from 2 to 8 min in steps of 3 min\n- X-axis: north, south\n\n"
    text += "".join(f"- {age} min, {name}: {age}\n" for age in (2, 4, 6, 8) for name in ("north", "south"))
    assert sketch(text) == ["Wear [north, south] 2 min: 2 2; 4 min: 4 4; 6 min: 6 6; 8 min: 8 8"]


def test_a_part_of_many_ticks_refutes_no_step() -> None:
    text = _table("from 0 to 40 in steps of 2", [0, 20, 40])
    assert not _found(text, "declared-range-mismatch", "axis-mismatch", "unknown-tick")


LABELLED = [
    _table("labels from 0 to 8 in steps of 2", list(range(9))),
    _table("ticks at 0 to 8 in steps of 4", list(range(9))),
    _table("from 0 to 26 in steps of 2", list(range(27))),
]


@pytest.mark.parametrize("text", LABELLED)
def test_not_every_line_need_have_a_label(text: str) -> None:
    assert not _found(text, "declared-range-mismatch", "axis-mismatch", "unknown-tick")


WRONG = [
    _lists("from 0 to 12 in steps of 2", 5),
    _lists("from 0 to 10 in steps of 4", 6),
    _table("from 0 to 8 in steps of 3", [0, 2, 4, 6, 8]),
    _table("from 10 to 40 in steps of 5", [10, 20, 30, 40]),
]


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_step_is_one_finding(text: str) -> None:
    found = _found(text, "declared-range-mismatch", "axis-mismatch", "unknown-tick", "shape-mismatch")
    assert len(found) == 1, found


def _found(text: str, *names: str) -> list[str]:
    (audited,) = audit([read_text(text)], installed())
    found = [one for one in audited.diagnostics if one.severity is not Severity.INFO]
    return [one.finding.message for one in found if one.name in names]
