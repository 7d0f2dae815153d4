"""Facts about rows of numbers: what passes the fair standard never fails the lenient one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from auditor.claims.courses.series import Pace, equal, level, middle, peaks, rises
from auditor.truth import ANYTHING, Interval, Truth

PACES = (Pace.PLAIN, Pace.STEADY, Pace.MONOTONE, Pace.STRICT, Pace.NEVER_BACK, Pace.TENDENCY)
NUMBERS = st.lists(st.integers(0, 20), min_size=2, max_size=8)


def points(values: list[int]) -> list[Interval]:
    return [Interval.point(float(value)) for value in values]


def blurred(values: list[int]) -> list[Interval]:
    return [Interval(value - 0.5, value + 0.5) for value in values]


@given(NUMBERS, st.sampled_from(PACES))
def test_a_fair_rise_is_never_refuted_by_the_lenient_standard(values: list[int], pace: str) -> None:
    if rises(points(values), pace, lenient=False) is Truth.TRUE:
        assert rises(blurred(values), pace, lenient=True) is not Truth.FALSE


@given(NUMBERS, st.sampled_from(PACES))
def test_numbers_do_not_fairly_rise_and_fall_at_once(values: list[int], pace: str) -> None:
    both = [rises(side, pace, lenient=False) for side in (points(values), [-v for v in points(values)])]
    constant = len(set(values)) == 1
    assert both != [Truth.TRUE, Truth.TRUE] or (pace == Pace.NEVER_BACK and constant)


@given(NUMBERS, st.data())
def test_a_number_that_is_not_known_refutes_no_steady_rise(values: list[int], data: st.DataObject) -> None:
    sure = rises(points(values), Pace.STEADY, lenient=True)
    at = data.draw(st.integers(0, len(values) - 1))
    known = points(values)
    known[at] = ANYTHING
    if sure is not Truth.FALSE:
        assert rises(known, Pace.STEADY, lenient=True) is not Truth.FALSE


@given(st.lists(st.integers(0, 20), min_size=3, max_size=9))
def test_a_fair_peak_in_the_middle_stands_at_a_lenient_middle_too(values: list[int]) -> None:
    assert set(middle(len(values), lenient=False)) <= set(middle(len(values), lenient=True))


@pytest.mark.parametrize(
    ("values", "fair"), [([5, 9, 4], Truth.TRUE), ([9, 5, 4], Truth.FALSE), ([5, 9, 9], Truth.TRUE)]
)
def test_a_peak_holds_the_largest_number(values: list[int], fair: Truth) -> None:
    assert peaks(points(values), [1], lenient=False) is fair


def test_what_stays_within_a_twentieth_is_level_and_what_moves_over_half_the_scale_is_not() -> None:
    assert level(points([100, 102, 99]), 60.0, lenient=False) is Truth.TRUE
    assert level(points([20, 60, 90]), 90.0, lenient=True) is Truth.FALSE


def test_numbers_are_the_same_only_if_none_differs() -> None:
    assert equal(points([4, 4, 4]), lenient=False) is Truth.TRUE
    assert equal(points([4, 4, 5]), lenient=True) is Truth.FALSE
    assert equal(blurred([4, 4, 4]), lenient=True) is Truth.UNKNOWN
