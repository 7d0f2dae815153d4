import pytest

from auditor.evidence.ticks import is_even, is_sorted, misplaced, numbers_of, tick_rounding
from auditor.model import Tick
from auditor.quantity import number_of
from auditor.source import Span


def ticks(*texts: str) -> list[Tick]:
    return [Tick(text, Span(0, len(text)), number_of(text.split(" ")[-1])) for text in texts]


def test_names_that_end_in_a_number_are_no_numbers() -> None:
    assert numbers_of([Tick("AB24", Span(0, 4), 24.0), Tick("AB25", Span(0, 4), 25.0)]) is None
    assert numbers_of([Tick("XL-4", Span(0, 4), 4.0), Tick("XL-3", Span(0, 4), 3.0)]) is None


def test_numbers_behind_one_word_are_numbers() -> None:
    assert numbers_of(ticks("Window 5", "Window 10")) == (5.0, 10.0)
    assert numbers_of(ticks("Window 5", "Depth 10")) is None


@pytest.mark.parametrize(
    ("numbers", "position"),
    [
        ([0.1, 0.3, 0.2], 2),
        ([4, 3, 1, 2], 3),
        ([1, 2, 3, 5, 4, 6], 4),
        ([50, 100, 400, 200, 700, 600, 650], None),
        ([128, 60, 256], None),
        ([10, 10, 3], None),
        ([3, 2, 1], None),
        ([9, 1, 8, 2, 7, 3], None),
    ],
)
def test_one_number_out_of_order_is_misplaced(numbers: list[float], position: int | None) -> None:
    assert misplaced(numbers) == position


def test_equal_steps_and_equal_ratios_are_even() -> None:
    assert is_even([50, 100, 150])
    assert is_even([4, 8, 16, 32])
    assert is_even([0, 2, 4])
    assert not is_even([50, 100, 150, 400])


def test_falling_numbers_are_sorted() -> None:
    assert is_sorted([3, 2, 1])
    assert not is_sorted([3, 3, 1])


def test_a_tick_is_rounded_to_its_last_digit() -> None:
    assert [tick_rounding(tick) for tick in ticks("0.25", "7", "west")] == [0.01, 1.0, 0.0]
