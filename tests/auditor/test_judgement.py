"""What must hold of every verdict, whatever the sentence and the kind of claim."""

from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from auditor.claim import Verdict
from said import all_judged, said

ROWS, COLUMNS = ("oak", "elm", "ash", "fir"), ("1", "2", "4")
SENTENCES = (
    "The highest value is {v} at {r} and dose {c}.",
    "The lowest value, {v}, stands at {r} and dose {c}.",
    "For {r}, the maximum is {v}.",
    "The minimum for dose {c} is {v}.",
    "All values exceed {v}.",
    "No value exceeds {v}.",
    "Values range from {v} to {w}.",
    "Values increase with dose.",
    "For {r}, the values fall with dose.",
    "{r} is higher than {s} at every dose.",
    "{r} has a higher mean than {s}.",
    "The mean of {r} is {v}.",
    "The second-highest value is {v}.",
    "At dose {c}, {r} has {v}.",
    "From dose 1 to dose 4, {r} rises by {v}.",
    "{r} doubles from dose 1 to dose 4.",
)
grids = st.lists(
    st.lists(st.integers(0, 999).map(lambda n: n / 10), min_size=3, max_size=3), min_size=4, max_size=4
)


@st.composite
def sentences(draw: st.DrawFn) -> str:
    names = draw(st.permutations(ROWS))
    values = [draw(st.integers(0, 999)) / 10 for _ in range(2)]
    return draw(st.sampled_from(SENTENCES)).format(
        r=names[0].capitalize(),
        s=names[1],
        c=draw(st.sampled_from(COLUMNS)),
        v=f"{values[0]:.1f}",
        w=f"{values[1]:.1f}",
    )


def document(grid: Sequence[Sequence[float | None]], order: Sequence[int], digits: int = 1) -> str:
    """A document with the grid as a table, its rows listed in the given order; None is a missing line's cell."""
    head = f"## Growth\n\n- **Y-axis (Tree)**: {', '.join(ROWS)}\n- **X-axis (Dose)**: {', '.join(COLUMNS)}\n\n### Data\n"
    lines = []
    for row in order:
        for column, value in enumerate(grid[row]):
            if value is not None:
                lines.append(f"- Tree {ROWS[row]}, Dose {COLUMNS[column]}: {value:.{digits}f}")
    return head + "\n" + "\n".join(lines)


def verdicts(text: str, sentence: str) -> tuple[str, ...]:
    return said(text, sentence).verdicts


common = settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@common
@given(grids, sentences())
def test_rounding_the_cells_never_makes_a_supported_statement_contradicted(
    grid: list[list[float]], sentence: str
) -> None:
    finer = [
        [value / 10 for value in line] for line in grid
    ]  # whole numbers would be counts, which are exact
    exact = verdicts(document(finer, range(4), digits=2), sentence)
    rounded = verdicts(document(finer, range(4), digits=1), sentence)
    for before, after in zip(exact, rounded, strict=False):
        assert not (before == "supported" and after == "contradicted")


@common
@given(grids, sentences(), st.integers(0, 3), st.integers(0, 2))
def test_removing_a_cell_never_makes_an_undecided_statement_contradicted(
    grid: list[list[float]], sentence: str, row: int, column: int
) -> None:
    holed: list[list[float | None]] = [list(line) for line in grid]
    holed[row][column] = None
    before = said(document(grid, range(4)), sentence)
    after = verdicts(document(holed, range(4)), sentence)
    for full, why, less in zip(before.verdicts, before.explanations, after, strict=False):
        # What differs too much to be one slip is doubted for that; a cell fewer may let it be one.
        open_ = full == "supported" or full == "undecidable" and "no single slip" not in why
        assert not (open_ and less == "contradicted")


@common
@given(grids, sentences(), st.permutations(range(4)))
def test_the_order_in_which_rows_are_listed_changes_no_verdict(
    grid: list[list[float]], sentence: str, order: list[int]
) -> None:
    assert verdicts(document(grid, range(4)), sentence) == verdicts(document(grid, order), sentence)


@pytest.mark.parametrize(
    "sentence", ["The figure is nice.", "Further work is needed.", "The trees were planted in spring."]
)
def test_a_sentence_that_says_nothing_of_the_data_is_no_statement(sentence: str) -> None:
    grid = document([[1.0, 2.0, 3.0]] * 4, range(4))
    assert verdicts(grid, sentence) == ()


def test_a_sentence_with_numbers_that_no_kind_understands_is_counted() -> None:
    grid = document([[1.0, 2.0, 3.0]] * 4, range(4))
    assert "not-understood" in verdicts(grid, "The frobnication quotient of 17 over 3.14 is quite 99.")


def test_a_document_without_a_figure_has_no_statements() -> None:
    assert all_judged("# Notes\n\nThe highest value is 5.\n") == ()


def test_a_contradicted_statement_has_a_finding_with_its_place_and_its_proof() -> None:
    grid = document([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [1.5, 2.5, 3.5]], range(4))
    (one,) = [
        j
        for j in all_judged(f"{grid}\n\n### Notes\n\nThe highest value is 9.0 at Tree oak and Dose 4.\n")
        if j.kind == "peak"
    ]
    assert one.verdict is Verdict.CONTRADICTED
    assert one.finding is not None
    assert one.finding.because
