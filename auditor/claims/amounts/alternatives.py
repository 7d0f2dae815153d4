"""The numbers that might have stood in a number's place: the test of how easily chance explains a fit."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.amounts.amount import Amounts
from auditor.language.numbers import Num

# Numbers that might have stood there instead, as multiples of the one told and as steps of its last digit.
_MULTIPLES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.35, 1.5, 2.0)
_STEPS = (-7, -5, -3, -2, -1, 1, 2, 3, 5, 7)


def with_other_numbers(claims: Sequence[Amounts], numbers: Sequence[Num]) -> Iterator[tuple[Amounts, ...]]:
    """The same claims with other numbers, one for each number that might have stood there instead."""
    for number in numbers:
        for other in other_numbers(number):
            yield tuple(claim.with_number(number, other) for claim in claims)


def other_numbers(number: Num) -> Iterator[Num]:
    """The numbers that might have stood there instead."""
    for value in sorted(_alternatives(number)):
        yield replace(number, value=value)


def _alternatives(number: Num) -> set[float]:
    step = number.step or 1.0
    found = {round(number.value * factor / step) * step for factor in _MULTIPLES}
    found |= {number.value + count * step for count in _STEPS}
    fair = replace(number, op={">": "=", "<": "=", ">=": "=", "<=": "="}.get(number.op, number.op)).fair()
    return {
        value
        for value in found
        if not fair.low - 1e-9 <= value <= fair.high + 1e-9 and value * number.value > 0
    }
