from math import inf

from hypothesis import given
from hypothesis import strategies as st

from auditor.truth import (
    ANYTHING,
    Interval,
    Truth,
    all_of,
    any_of,
    at_most,
    count_true,
    largest,
    less,
    same,
    smallest,
    total,
    within,
)

numbers = st.floats(-1e6, 1e6, allow_nan=False, allow_subnormal=False).map(lambda number: round(number, 9))
intervals = st.tuples(numbers, numbers).map(lambda ends: Interval(min(ends), max(ends)))
truths = st.sampled_from(Truth)


def inside(interval: Interval, share: float) -> Interval:
    return Interval.point(interval.low + share * (interval.high - interval.low))


@given(intervals, intervals, st.floats(0, 1), st.floats(0, 1))
def test_what_holds_of_intervals_holds_of_every_number_in_them(
    a: Interval, b: Interval, s: float, t: float
) -> None:
    x, y = inside(a, s), inside(b, t)
    for relation in (less, at_most, same, within):
        if relation is within:
            assert relation(a, b) is not Truth.TRUE or relation(x, b) is Truth.TRUE
            assert relation(a, b) is not Truth.FALSE or relation(x, b) is Truth.FALSE
        elif relation(a, b) is Truth.FALSE and relation is not same:
            assert relation(x, y) is not Truth.TRUE
        elif relation(a, b) is Truth.TRUE:
            assert relation(x, y) is not Truth.FALSE


@given(intervals, intervals)
def test_less_and_at_most_exclude_each_other(a: Interval, b: Interval) -> None:
    assert less(a, b) is ~at_most(b, a)


@given(intervals, intervals, st.floats(0, 1), st.floats(0, 1))
def test_arithmetic_holds_all_results(a: Interval, b: Interval, s: float, t: float) -> None:
    x, y = inside(a, s), inside(b, t)
    for whole, part in ((a + b, x + y), (a - b, x - y), (a * b, x * y)):
        slack = 1e-6 * max(1.0, abs(part.low))
        assert whole.low - slack <= part.low <= whole.high + slack


def test_dividing_by_what_may_be_zero_gives_anything() -> None:
    assert Interval(1, 2) / Interval(-1, 1) == ANYTHING


@given(st.lists(intervals, min_size=1, max_size=6))
def test_the_largest_is_at_least_every_one_and_the_smallest_at_most(values: list[Interval]) -> None:
    assert all(at_most(value, largest(values)) is not Truth.FALSE for value in values)
    assert all(at_most(smallest(values), value) is not Truth.FALSE for value in values)


@given(truths, truths)
def test_de_morgan_holds_in_three_values(a: Truth, b: Truth) -> None:
    assert ~(a & b) is (~a | ~b)
    assert ~(a | b) is (~a & ~b)


@given(st.lists(truths))
def test_one_false_makes_all_of_false_and_one_true_makes_any_of_true(values: list[Truth]) -> None:
    assert (all_of(values) is Truth.FALSE) == (Truth.FALSE in values)
    assert (any_of(values) is Truth.TRUE) == (Truth.TRUE in values)


@given(st.lists(truths))
def test_a_count_lies_between_the_sure_and_the_possible(values: list[Truth]) -> None:
    count = count_true(values)
    assert count.low == values.count(Truth.TRUE)
    assert count.high == len(values) - values.count(Truth.FALSE)


def test_floating_point_noise_is_no_difference() -> None:
    assert same(Interval.point(0.1 + 0.2), Interval.point(0.3)) is Truth.TRUE
    assert less(Interval.point(0.3), Interval.point(0.1 + 0.2)) is Truth.FALSE


def test_the_sum_of_nothing_is_zero() -> None:
    assert total([]) == Interval.point(0)


def test_an_unknown_number_settles_nothing() -> None:
    assert less(ANYTHING, Interval.point(0)) is Truth.UNKNOWN
    assert within(Interval(-inf, 3), Interval(0, 5)) is Truth.UNKNOWN
