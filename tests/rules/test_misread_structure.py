"""What a reader may have got wrong of a document's structure is no fault of its writer."""

import pytest

from auditing import found

DECLARED = """\
## Heatmap: drift by hull and sea
- **X-axis (Sea)**: {seas}
- **Y-axis (Hull)**: Kestrel, Merle, Osprey, Plover
#### Drift
- Kestrel: 3.1, 3.4, 3.9, 4.2
- Merle: 3.3, 3.7, 4.1, 4.5
- Osprey: 3.8, 4.4, 4.9, 5.5
- Plover: 4.1, 4.6, 5.3, 5.9
"""
LEGEND = """\
## Heatmaps: pressure by valve and stage
- **X-axis (Stage)**: 1, 2, 3
- **Y-axis (Valve)**: 5, 6
- **Legend**: {legend}
#### Dry
- 5: 22.1, 25.4, 31.0
- 6: 24.6, 27.3, 35.2
#### Wet
- 5: 52.1, 55.4, 61.0
- 6: 54.6, 57.7, 62.2
"""
POINTS = """\
## Heatmap: growth by depth and rate
- **X-axis (Rate)**: 1, 2, 3
- **Y-axis (Depth)**: 4, 8
#### Growth
- Depth 4, Rate 1: 61.2
- Depth 4, Rate 2: 62.7
- Depth 4, Rate 3: 63.1
- Depth 8, Rate 1: 64.1
- Depth 8, Rate 2: 65.9
- Depth 8, Rate 3: 66.4
{again}
"""
COSTS = """\
## Heatmap: minutes between five landings
| From | Ayle | Bode | Cray | Dorn | Esk |
|---|---|---|---|---|---|
| Ayle | 0 | 31 | 12 | 45 | 52 |
| Bode | 31 | 0 | 27 | 80 | 66 |
| Cray | 12 | 27 | 0 | 58 | 73 |
| Dorn | 45 | {back} | 58 | 0 | 19 |
| Esk | 52 | 66 | 73 | 19 | 0 |
{text}
"""


@pytest.mark.parametrize(
    ("seas", "severities"),
    [
        ("calm, slight, gale, storm, in either panel", {"info"}),
        ("calm, slight, rough, gale, storm", {"warning"}),
    ],
)
def test_what_stands_last_in_a_list_of_names_may_be_a_remark(seas: str, severities: set[str]) -> None:
    text = DECLARED.format(seas=seas)
    if "rough" in seas:
        text = text.replace("calm, slight, rough, gale, storm", "calm, slight, gale, storm").replace(
            "Kestrel, Merle, Osprey", "Kestrel, Merle, Ousel, Osprey"
        )
    assert {severity for severity, _ in found(text, "missing-row")} <= severities


@pytest.mark.parametrize(
    ("legend", "severities"),
    [
        ("one bar from 20 to 40 for both panels", {"error"}),
        ("the bars end elsewhere. Dry: 20 to 40. Wet: 50 to 70", set()),
        ("the colours are labelled at 22, 30 and 36", set()),
    ],
)
def test_a_legend_that_tells_another_range_may_hold_the_cells_of_another_panel(
    legend: str, severities: set[str]
) -> None:
    assert {
        severity for severity, _ in found(LEGEND.format(legend=legend), "cell-outside-legend")
    } == severities


def test_one_cell_that_is_written_twice_is_in_conflict_and_many_have_been_misread() -> None:
    one = POINTS.format(again="- Depth 8, Rate 2: 69.5")
    many = POINTS.format(again="- Depth 4, Rate 1: 71\n- Depth 4, Rate 2: 72\n- Depth 8, Rate 1: 73\n")
    assert [severity for severity, _ in found(one, "conflicting-cell")] == ["error"]
    assert found(many, "conflicting-cell") == []


@pytest.mark.parametrize(
    ("text", "severities"),
    [
        ("", ["info"]),
        ("\n### Notes\n\n- The matrix is symmetric.\n", ["warning"]),
        ("\n### Notes\n\n- The matrix is symmetric, but Bode to Dorn takes 80 and the way back 86.\n", []),
    ],
)
def test_a_matrix_is_the_same_both_ways_where_something_tells_so(text: str, severities: list[str]) -> None:
    grid = COSTS.format(back="86", text=text)
    assert [severity for severity, _ in found(grid, "asymmetric-cell")] == severities
