import pytest

from auditor.evidence.scale import fitting_scale, is_open, sign_misread, tick_step, written_scale
from auditor.model import Legend
from auditor.quantity import Quantity, quantities
from auditor.source import Span


def numbers(text: str) -> list[Quantity]:
    return list(quantities(text))


def legend(ends: str = "", ticks: str = "", text: str = "", label: str = "") -> Legend:
    low, high = numbers(ends) if ends else (None, None)
    return Legend(Span(0, 9), label, low, high, tuple(numbers(ticks)), text=text)


def test_ends_are_read_in_either_order() -> None:
    assert str(written_scale(legend("90 40"))) == "40 to 90"


def test_a_bar_given_by_ticks_goes_on_for_one_step() -> None:
    scale = written_scale(legend(ticks="30, 33, 36, 39"))
    assert scale
    assert tick_step(legend(ticks="30, 33, 36, 39")) == 3
    assert scale.misfits(numbers("27.1 41.9")) == 0
    assert scale.misfits(numbers("26.0 43.5")) == 2


def test_ticks_inside_a_stated_range_do_not_widen_it() -> None:
    scale = written_scale(legend("15 47", ticks="20, 30, 40"))
    assert scale
    assert scale.misfits(numbers("50")) == 1


def test_an_approximate_range_is_wider_than_an_exact_one() -> None:
    exact, about = written_scale(legend("20 40")), written_scale(legend("~20 ~40"))
    assert exact
    assert about
    assert exact.misfits(numbers("41.5")) == 1
    assert about.misfits(numbers("41.5")) == 0


def test_a_number_that_rounds_to_the_end_fits() -> None:
    scale = written_scale(legend("15 47"))
    assert scale
    assert scale.misfits(numbers("47.4 14.6")) == 0


def test_cells_in_percent_fit_a_unit_scale() -> None:
    scale = fitting_scale(legend("0.0 1.0"), numbers("41 52.5 99"))
    assert scale
    assert scale.misfits(numbers("41 52.5 99")) == 0
    assert str(scale) == "0 to 100 in percent"


def test_one_large_cell_does_not_turn_a_scale_into_percent() -> None:
    scale = fitting_scale(legend("0.0 1.2"), numbers("0.1 0.2 0.3 2.9"))
    assert scale
    assert scale.misfits(numbers("2.9")) == 1


def test_counts_beside_a_unit_scale_are_left_alone() -> None:
    assert fitting_scale(legend("0 1"), numbers("5 120 433")) is None


def test_negative_ends_beside_positive_cells_are_a_misread_dash() -> None:
    scale = fitting_scale(legend("-40 -90"), numbers("60 70 95"))
    assert sign_misread(legend("-40 -90"), numbers("60 70 95"))
    assert not sign_misread(legend("-40 -90"), numbers("60 -70"))
    assert scale
    assert str(scale) == "40 to 90 without the minus signs"


@pytest.mark.parametrize("words", ["log10 of the count", "normalised per row", "z-score", "in thousands"])
def test_a_scale_of_something_else_is_left_alone(words: str) -> None:
    assert written_scale(legend("0 4", text=words)) is None


def test_a_legend_of_colours_only_is_no_scale() -> None:
    assert written_scale(legend(text="dark to light")) is None


def test_an_open_end_is_open_on_its_side_only() -> None:
    above = legend("0 50", text="from 0 to 50 and above")
    assert is_open(above, high=True)
    assert not is_open(above, high=False)
