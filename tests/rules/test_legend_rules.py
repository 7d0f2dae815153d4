import pytest

from auditing import found, marked

GRID = """\
## Heatmap: pressure by valve and stage
- **X-axis (Stage)**: 1, 2, 3, 4
- **Y-axis (Valve)**: 5, 6, 7
- **Legend**: {legend}
#### Pressure
- 5: 22.1, 25.4, 31.0, {cell}
- 6: 24.6, 27.3, 35.2, 33.9
- 7: 26.5, 29.9, 38.7, 36.0
"""
TWO = """\
## Heatmaps: pressure by valve and stage
- **X-axis (Stage)**: 1, 2, 3
- **Y-axis (Valve)**: 5, 6
- **Legend**: a colour bar ranges from {low} to {high}, for both panels.
#### Dry
- 5: 22.1, 25.4, 31.0
- 6: 24.6, 27.3, 35.2
#### Wet
- 5: 82.1, 85.4, 91.0
- 6: 84.6, 87.7, 95.2
"""


@pytest.mark.parametrize(
    ("legend", "cell", "severity"),
    [
        ("the bar ranges from 20 to 40", "28.8", None),
        ("the bar ranges from 20 to 40", "40.3", None),
        ("the bar ranges from 20 to 40", "41.2", "info"),
        ("the bar ranges from 20 to 40", "42.3", "warning"),
        ("the bar ranges from 20 to 40", "44.9", "warning"),
        ("the bar ranges from 20 to 40", "82.8", "error"),
        ("the bar ranges from 40 down to 20", "82.8", "error"),
        ("the bar ranges from approximately 20 to approximately 40", "41.9", None),
        ("the bar ranges from 20 to 40, values of 40 and above are black", "82.8", None),
        ("the bar shows the logarithm, from 0 to 2", "82.8", None),
        ("a colour bar with ticks at 20, 25, 30, 35, and 40", "44.8", None),
        ("a colour bar with ticks at 20, 25, 30, 35, and 40", "46.1", "warning"),
        ("a colour bar with ticks at 20, 25, 30, 35, and 40", "86.1", "error"),
        ("light to dark blue", "82.8", None),
    ],
)
def test_how_bad_a_cell_outside_its_legend_is(legend: str, cell: str, severity: str | None) -> None:
    outcome = found(GRID.format(legend=legend, cell=cell), "cell-outside-legend")
    assert [level for level, _ in outcome] == ([severity] if severity else [])


def test_a_panel_that_its_shared_legend_cannot_show_is_named_with_the_one_it_fits() -> None:
    text = TWO.format(low=20, high=40)
    assert found(text, "cell-outside-legend") == [
        ("error", "6 of 6 cells lie outside the legend's range, 20 to 40: 82.1 to 95.2; it fits Dry")
    ]
    assert marked(text, "cell-outside-legend")[0] == "82.1"


def test_a_legend_that_no_panel_fits_is_one_finding() -> None:
    assert len(found(TWO.format(low=200, high=400), "cell-outside-legend")) == 1


def test_a_dash_taken_for_a_minus_is_said_once_and_the_cells_are_held_against_the_repaired_range() -> None:
    outcome = found(TWO.format(low=-20, high=-40), "misread-legend-sign", "cell-outside-legend")
    sign, outside = (message for _, message in outcome)
    assert sign == "the legend reaches -20, but no cell is negative; 6 cells fit 20 to 40"
    assert outside.startswith("6 of 6 cells lie outside the legend's range, 20 to 40 without the minus signs")


def test_an_impossible_legend_is_not_also_called_misread() -> None:
    text = GRID.format(legend='the colour bar is labeled "Accuracy" and ranges from -20 to -40', cell="28.8")
    assert [severity for severity, _ in found(text, "misread-legend-sign", "impossible-legend")] == ["error"]


@pytest.mark.parametrize("label", ["Accuracy", "Recall (%)", "F1"])
def test_a_negative_share_is_impossible(label: str) -> None:
    text = GRID.format(legend=f'the colour bar is labeled "{label}"', cell="-28.8")
    assert [severity for severity, _ in found(text, "impossible-value")] == ["error"]


@pytest.mark.parametrize("label", ["Temperature", "Accuracy gain", "Relative recall", "Score"])
def test_a_negative_value_of_another_measure_is_possible(label: str) -> None:
    text = GRID.format(legend=f'the colour bar is labeled "{label}"', cell="-28.8")
    assert found(text, "impossible-value") == []
