"""Matrices in blocks of code and JSON, with the lists that name their rows and columns."""

import pytest

from sketch import sketch


def fenced(code: str, before: str = "") -> str:
    return f"# Kiln trials\n\n{before}```python\n{code}\n```\n"


READ = "[9, 12] ash: 4 5; salt: 6 7"


@pytest.mark.parametrize(
    "code",
    [
        "glazes = ['ash', 'salt']  # rows\ncones = [9, 12]  # columns\nloss = np.array([[4, 5], [6, 7]])",
        "pd.DataFrame([[4, 5], [6, 7]], index=['ash', 'salt'], columns=[9, 12])",
        "pd.DataFrame({9: [4, 6], 12: [5, 7]}, index=['ash', 'salt'])",
        "loss = {'ash': {'9': 4, '12': 5}, 'salt': {'9': 6, '12': 7}}",
        '{"x_labels": [9, 12], "y_labels": ["ash", "salt"], "values": [[4, 5], [6, 7]]}',
        "sns.heatmap([[4, 5], [6, 7]], xticklabels=[9, 12], yticklabels=['ash', 'salt'])",
        "cols = [9, 12]\nloss = [\n    [4, 5],  # ash\n    [6, 7],  # salt\n]",
        "pd.DataFrame.from_dict({'ash': [4, 5], 'salt': [6, 7]}, orient='index', columns=[9, 12])",
        "glazes = ['ash', 'salt']  # rows\ncones = [9, 12]  # columns\nloss = np.array([[4., 5.], [6., 7.]])",
        "glazes = ['ash', 'salt']  # rows\ncones = [9, 12]  # columns\nbatch_size_normalized = [[4, 5], [6, 7]]",
        "    rows = ['ash', 'salt']\n    columns = [9, 12]\n    z = [[4, 5], [6, 7]]",
    ],
)
def test_the_lists_beside_a_matrix_name_its_rows_and_columns(code: str) -> None:
    assert [line.removeprefix("Kiln trials ") for line in sketch(fenced(code))] == [READ]


def test_lists_of_one_length_name_nothing_unless_they_are_called_so() -> None:
    code = "glazes = ['ash', 'salt']\nkilns = ['old', 'new']\nloss = [[4, 5], [6, 7]]"
    assert sketch(fenced(code)) == ["Kiln trials [1, 2] 1: 4 5; 2: 6 7"]


def test_several_matrices_are_panels_and_a_missing_value_stays_missing() -> None:
    code = "rows = ['ash', 'salt']\ncols = [9, 12, 15]\nfirst_firing = [[4, None, 5], [6, 7, 8]]\nsecond_firing = [[1, 2, 3], [float('nan'), 5, 6]]"
    assert sketch(fenced(code)) == [
        "first firing [9, 12, 15] ash: 4 - 5; salt: 6 7 8",
        "second firing [9, 12, 15] ash: 1 2 3; salt: - 5 6",
    ]


def test_records_are_a_long_table() -> None:
    records = ", ".join(
        f'{{"glaze": "{glaze}", "cone": {cone}, "loss": {loss}}}'
        for glaze, cone, loss in [("ash", 9, 4), ("ash", 12, 5), ("salt", 9, 6), ("salt", 12, 7)]
    )
    assert sketch(fenced(f"[{records}]")) == [f"Kiln trials {READ}"]


LONG = '[{{"glaze": "ash", "cone": 9, "loss": {0}}}, {{"glaze": "ash", "cone": 12, "loss": {1}}}, {{"glaze": "salt", "cone": 9, "loss": 6}}, {{"glaze": "salt", "cone": 12, "loss": 7}}]'
WIDE = '[{{"glaze": "ash", "9": {0}, "12": {1}}}, {{"glaze": "salt", "9": 6, "12": 7}}]'


@pytest.mark.parametrize("records", [LONG, WIDE])
@pytest.mark.parametrize(
    "code", ["old_kiln = {0}\nnew_kiln = {1}", '{{"old kiln": {0}, "new kiln": {1}}}', '{{"note": "x", "old kiln": {0}, "new_kiln": {1}}}']
)  # fmt: skip
def test_several_lists_of_records_are_panels(code: str, records: str) -> None:
    assert sketch(fenced(code.format(records.format(4, 5), records.format(2, 3)))) == [
        f"old kiln {READ}",
        f"new kiln {READ.replace('4 5', '2 3')}",
    ]


@pytest.mark.parametrize("code", ["size = [[4, 5], [", "[" * 5000, "x = y"])
def test_code_that_is_none_or_holds_no_grid_gives_none(code: str) -> None:
    assert sketch(fenced(code)) == []


@pytest.mark.parametrize("change", ["np.transpose", "np.log10", "np.flipud", "sorted"])
def test_names_are_not_put_to_a_matrix_that_the_code_makes_another_of(change: str) -> None:
    code = f"rows = ['ash', 'salt']\ncols = [9, 12, 15]\nloss = {change}([[4, 5, 6], [7, 8, 9]])"
    assert not any("ash" in line for line in sketch(fenced(code)))


@pytest.mark.parametrize("told", ["colors", "bar_colors", "figsize", "extent", "xlim"])
def test_how_a_figure_is_drawn_is_no_data(told: str) -> None:
    code = f"rows = ['ash', 'salt']\ncols = [9, 12]\nloss = [[4, 5], [6, 7]]\n{told} = [[1, 2], [3, 4]]"
    assert [line.removeprefix("Kiln trials ") for line in sketch(fenced(code))] == [READ]
