import pytest
from hypothesis import given
from hypothesis import strategies as st

from auditor.quantity import match_quantity, number_of, plain_number, quantities
from auditor.truth import Truth, within


@pytest.mark.parametrize(
    ("text", "value", "step"),
    [
        ("40", 40, 1),
        ("40.0", 40, 0.1),
        ("-0.00", 0, 0.01),
        ("−7.5", -7.5, 0.1),
        ("4,958", 4958, 1),
        ("1,234,567.8", 1234567.8, 0.1),
        ("1.1e+02", 110, 10),
        ("5.00E-05", 5e-5, 1e-7),
        (".25", 0.25, 0.01),
        ("1.2×10^3", 1200, 100),
        ("3 \\times 10^{-2}", 0.03, 0.01),
    ],
)
def test_a_number_is_read_with_the_step_of_its_last_digit(text: str, value: float, step: float) -> None:
    quantity = match_quantity(text, 0)
    assert quantity is not None
    assert quantity.value == pytest.approx(value)
    assert quantity.step == pytest.approx(step)
    assert quantity.span.end == len(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("6, 12, 20", [6, 12, 20]),
        ("10-20", [10, 20]),
        ("from -5 to 5", [-5, 5]),
        ("AIME24 and R1", []),
        ("scores of 1,204 and 98", [1204, 98]),
        ("about 3.5 s, then 4 s", [3.5, 4]),
        ("v1.2 of 2024", [2024]),
        ("92 ± 3", [92]),
    ],
)
def test_the_numbers_of_a_text_are_found_and_no_others(text: str, found: list[float]) -> None:
    assert [quantity.value for quantity in quantities(text)] == found


@pytest.mark.parametrize("text", ["~4.2", "≈ 4.2", "about 4.2", "approximately 4.2", "roughly 4.2"])
def test_a_hedge_makes_a_number_approximate_and_its_interval_wider(text: str) -> None:
    (quantity,) = quantities(text)
    plain = match_quantity("4.2", 0)
    assert plain is not None
    assert quantity.approximate
    assert within(plain.interval, quantity.interval) is Truth.TRUE


@pytest.mark.parametrize(
    ("text", "unit"), [("46.4s", "s"), ("46.4 seconds", "s"), ("30%", "%"), ("30 percent", "%")]
)
def test_a_unit_behind_a_number_is_kept(text: str, unit: str) -> None:
    (quantity,) = quantities(text)
    assert quantity.unit == unit


def test_an_uncertainty_is_kept_beside_its_number() -> None:
    quantity = match_quantity("92.1 ± 1.5", 0)
    assert quantity is not None
    assert quantity.uncertainty is not None
    assert (quantity.value, quantity.uncertainty.value) == (92.1, 1.5)


@given(st.decimals(min_value=-10000, max_value=10000, places=4), st.integers(0, 3))
def test_a_number_lies_in_the_interval_of_its_rounding(number: object, places: int) -> None:
    from decimal import Decimal

    assert isinstance(number, Decimal)
    rounded = match_quantity(f"{number:.{places}f}", 0)
    assert rounded is not None
    assert rounded.interval.low - 1e-9 <= float(number) <= rounded.interval.high + 1e-9


@given(st.floats(-1e6, 1e6).map(lambda x: round(x, 4)))
def test_a_plain_number_reads_back_as_itself(value: float) -> None:
    assert number_of(plain_number(value)) == pytest.approx(value)


@given(st.text(max_size=40))
def test_any_text_can_be_searched_for_numbers(text: str) -> None:
    for quantity in quantities(text):
        assert text[quantity.span.end - len(quantity.text) : quantity.span.end] == quantity.text
