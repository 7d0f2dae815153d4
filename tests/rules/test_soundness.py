"""Rounding alone never makes a fault: grids that are right stay clean however few digits they show."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from auditor.evidence.scale import written_scale
from auditor.model import Document, Figure, Legend, Panel, Total
from auditor.quantity import Quantity, match_quantity
from auditor.source import Source, Span
from auditor_rules.asymmetric_cell import asymmetric_cell
from auditor_rules.odd_row_sum import odd_row_sum
from auditor_rules.off_lattice import off_lattice
from auditor_rules.wrong_total import wrong_total
from grids import panel

NUMBERS = st.floats(0.5, 99.5, allow_nan=False)
ROWS = st.lists(st.lists(NUMBERS, min_size=4, max_size=4), min_size=4, max_size=6)


def written(rows: list[list[float]], decimals: int, labels: str = "") -> Panel:
    return panel("\n".join(" ".join(f"{value:.{decimals}f}" for value in row) for row in rows), labels=labels)


def number(value: float, decimals: int) -> Quantity:
    quantity = match_quantity(f"{value:.{decimals}f}", 0)
    assert quantity
    return quantity


@given(NUMBERS, NUMBERS, st.floats(0, 1), st.integers(0, 3), st.integers(0, 3))
def test_a_value_inside_a_legend_stays_inside_when_both_are_rounded(
    a: float, b: float, share: float, digits: int, cell_digits: int
) -> None:
    low, high = sorted((a, b))
    scale = written_scale(Legend(Span(0, 1), low=number(low, digits), high=number(high, digits)))
    value = low + share * (high - low)
    assert scale is None or scale.misfits([number(value, cell_digits)]) == 0


@settings(max_examples=60)
@given(ROWS, st.integers(2, 3))
def test_shares_of_rows_that_sum_to_one_have_no_odd_sum(rows: list[list[float]], decimals: int) -> None:
    shares = [[value / sum(row) for value in row] for row in rows]
    assert not list(odd_row_sum.check(written(shares, decimals)))


@settings(max_examples=60)
@given(ROWS, st.integers(0, 2))
def test_totals_of_unrounded_cells_fit_rounded_cells(rows: list[list[float]], decimals: int) -> None:
    grid = written(rows, decimals + 1)
    totals = tuple(
        Total(index, None, str(index + 1), "Total", number(sum(row), decimals), Span(0, 1), "")
        for index, row in enumerate(rows)
    )
    assert not list(wrong_total.check(replace(grid, totals=totals)))


@settings(max_examples=60)
@given(st.lists(st.floats(-1, 1), min_size=10, max_size=10), st.integers(0, 3))
def test_a_symmetric_matrix_is_symmetric_in_any_rounding(values: list[float], decimals: int) -> None:
    places = [(row, column) for row in range(4) for column in range(row + 1)]
    half = dict(zip(places, values, strict=True))
    rows = [[half[max(row, column), min(row, column)] for column in range(4)] for row in range(4)]
    grid = written(rows, decimals, "wren lark rook teal")
    document = Document(Source("birds.md", ""), (Figure("Birds", Span(0, 0), (grid,)),))
    assert not list(asymmetric_cell.check(document))


@settings(max_examples=60)
@given(st.integers(10, 500), st.randoms(use_true_random=False))
def test_shares_of_one_count_are_on_its_lattice(n: int, random: Random) -> None:
    # Every count alike: one who chooses can make every count even, save a single one.
    scores = [100 * random.randint(n // 10, 9 * n // 10) / n for _ in range(16)]
    assert not list(off_lattice.check(written([scores[i : i + 4] for i in range(0, 16, 4)], 1)))
