import pytest

from auditing import found

GRID = """\
## Heatmap: {title} by soil and light
- **X-axis (Light)**: 1, 2, 3, 4
- **Y-axis (Soil)**: 10, 20, 30
#### {title}
- 10: 72.4, 67.1, 79.6, 70.3
- 20: 74.8, {odd}, 71.3, 73.9
- 30: 68.2, 73.7, 76.0, 75.5
"""
WRITING = ("mixed-decimals", "mixed-units", "mixed-scale", "outlying-cell")


def test_a_share_among_percentages_is_in_the_wrong_scale() -> None:
    outcome = found(GRID.format(title="Recall", odd="0.751"), "mixed-scale")
    assert outcome == [("warning", "0.751 among 11 percentages; 75.1 would fit")]


@pytest.mark.parametrize("title", ["Latency", "Correlation"])
def test_a_measure_that_is_no_share_has_no_other_scale(title: str) -> None:
    assert found(GRID.format(title=title, odd="0.751"), "mixed-scale") == []


@pytest.mark.parametrize("odd", ["7.1", "0.2", "75.1", "N/A"])
def test_a_low_value_is_not_taken_for_a_share(odd: str) -> None:
    assert found(GRID.format(title="Recall", odd=odd), "mixed-scale") == []


def test_a_lost_point_is_suggested_as_information() -> None:
    assert found(GRID.format(title="Yield", odd="718"), "outlying-cell") == [
        ("info", "718 at 20, 2 stands out; 71.8 would fit (the decimal point lost)")
    ]


def test_nothing_in_an_even_panel_is_odd() -> None:
    assert found(GRID.format(title="Yield", odd="71.8"), *WRITING) == []
