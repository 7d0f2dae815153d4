"""True sentences whose words look like another claim, which no reader may refute."""

import pytest

from said import said

WARDS = """# Readmissions per hundred discharges

| Ward \\ Age band | 0–17 | 18–34 | 35–49 | 50–64 |
|---|---|---|---|---|
| Red | 7.1 | 5.4 | 7.9 | 12.0 |
| Blue | 2.3 | 1.8 | 2.6 | 3.9 |
| Green | 5.5 | 4.9 | 5.1 | N/A |
"""
SITES = """# Ferry punctuality

## Summer

| Line \\ Hour | 6 | 9 | 12 |
|---|---|---|---|
| North | 0.91 | 0.85 | 0.72 |
| South | 0.88 | 0.81 | 0.79 |

## Winter

| Line \\ Hour | 6 | 9 | 12 |
|---|---|---|---|
| North | 0.84 | 0.80 | 0.70 |
| South | 0.90 | 0.76 | 0.69 |
"""
BIRDS = """# Confusion matrix of birds

| True \\ Predicted | Robin | Wren | Finch | Tit |
|---|---|---|---|---|
| Robin | 412 | 9 | 4 | 25 |
| Wren | 11 | 318 | 41 | 10 |
| Finch | 8 | 52 | 287 | 13 |
| Tit | 31 | 11 | 9 | 259 |
"""
TUNING = """# Recall of probes

## Plain

| Task \\ Depth | 3 | 9 | 15 |
|---|---|---|---|
| Tags | 88.4 | 93.1 | 91.6 |
| Names | 61.5 | 72.3 | 75.9 |

## Adapted

| Task \\ Depth | 3 | 9 | 15 |
|---|---|---|---|
| Tags | 88.1 | 92.7 | 90.3 |
| Names | 62.0 | 74.6 | 79.8 |
"""
TRUE = [
    (
        BIRDS,
        "- **Robin/Tit**: 31 tits were called Robin and 25 robins were flagged as Tit, a quarter of the errors.",
    ),
    (TUNING, "At depth 3 no task moves by more than 0.6 points."),
    (TUNING, "At depth 9 neither task shifts by more than 2.5."),
    (WARDS, "Where the census was complete, older patients come back more often."),
    (WARDS, "Whenever a ward was closed, its readmissions fell with age."),
    (WARDS, "A higher band means more readmissions past the second band and a milder ward means fewer."),
    (WARDS, "From 18–34 onwards, readmission goes up with age in whichever ward one looks at."),
    (WARDS, "In the 50–64 band just one of the three wards reaches 10."),
    (WARDS, "At 35–49 the gap is half a point (5.1 against 5.6 the year before)."),
    (WARDS, "Its minimum amounts to 1.8."),
    (WARDS, "- **Blue**: The lowest row for most bands."),
    (SITES, "The figure shows two heatmaps in one row, one for each season."),
    (SITES, "The worst cell in either grid stands at 12: 0.72 in summer, 0.69 in winter."),
    (SITES, "The lower part is a small heatmap of the winter."),
    (SITES, "The first Winter row has its minimum at 12."),
]


@pytest.mark.parametrize(("grid", "sentence"), TRUE, ids=[one for _, one in TRUE])
def test_it_is_not_refuted(grid: str, sentence: str) -> None:
    assert "contradicted" not in said(grid, sentence).verdicts


@pytest.mark.parametrize(
    ("sentence", "verdict"),
    [
        ("In the last Summer column nothing exceeds 0.79.", "supported"),
        ("In the last Winter column nothing exceeds 0.69.", "contradicted"),
        ("The first Winter row has its minimum at 12.", "supported"),
    ],
)
def test_a_line_may_have_its_panels_name_before_it(sentence: str, verdict: str) -> None:
    assert said(SITES, sentence).verdict == verdict
