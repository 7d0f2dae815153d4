"""How far two panels lie apart, told of errors, gains, leads and gaps, each with a false twin; and what is no such thing."""

import pytest

from said import said

CLINICS = """# Waiting times in minutes at three clinics: observed and simulated

Lower is better.

### Observed

| Clinic | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Eye | 34 | 28 | 25 | 30 | 41 |
| Skin | 22 | 19 | 18 | 20 | 27 |
| Heart | 50 | 44 | 46 | 39 | 58 |

### Simulated

| Clinic | Mon | Tue | Wed | Thu | Fri |
|---|---|---|---|---|---|
| Eye | 36 | 29 | 25 | 33 | 35 |
| Skin | 21 | 20 | 18 | 17 | 25 |
| Heart | 47 | 45 | 43 | 40 | 49 |
"""
FIELDS = """# Yield of four crops, before and after drip irrigation

Yield in t/ha by field (rows) and crop (columns).

### Before irrigation

| Field | Maize | Beans | Peas | Squash |
|---|---|---|---|---|
| Hill | 4.2 | 1.8 | 2.0 | 9.1 |
| Marsh | 6.1 | 2.4 | 1.6 | 12.3 |
| Orchard | 5.0 | 2.9 | 2.2 | 7.4 |
| Quarry | 3.3 | 1.1 | 0.9 | 6.0 |

### After irrigation

| Field | Maize | Beans | Peas | Squash |
|---|---|---|---|---|
| Hill | 6.8 | 2.6 | 2.5 | 11.0 |
| Marsh | 6.4 | 2.4 | 1.2 | 13.5 |
| Orchard | 6.0 | 3.3 | 2.8 | 9.9 |
| Quarry | 5.9 | 1.9 | 1.5 | 10.2 |
"""
MODELS = """# Accuracy (%) of two models

Depth on the vertical axis, width on the horizontal axis.

### Falcon

| Depth \\ Width | 32 | 64 | 128 | 256 |
|---|---|---|---|---|
| 2 | 51 | 55 | 60 | 62 |
| 4 | 54 | 61 | 66 | 69 |
| 8 | 58 | 64 | 72 | 70 |
| 16 | 55 | 62 | 68 | 65 |

### Osprey

| Depth \\ Width | 32 | 64 | 128 | 256 |
|---|---|---|---|---|
| 2 | 58 | 64 | 67 | 70 |
| 4 | 60 | 68 | 74 | 78 |
| 8 | 63 | 70 | 79 | 85 |
| 16 | 54 | 66 | 75 | 81 |
"""
TWINS = [
    # what was thought to be, and what is
    (CLINICS, "The simulation reproduces the observed waiting times to within 9 minutes throughout.", "The simulation reproduces the observed waiting times to within 5 minutes throughout."),
    (CLINICS, "The simulated values deviate from the observed ones by at most 9 minutes.", "The simulated values deviate from the observed ones by at most 6 minutes."),
    (CLINICS, "The worst deviation, 9 minutes, is found at Heart on Friday.", "The worst deviation, 9 minutes, is found at Eye on Friday."),
    (CLINICS, "No simulation is off by more than 9 minutes.", "No simulation is off by more than 5 minutes."),
    (CLINICS, "At the Skin clinic the simulation misses by at most three minutes.", "At the Skin clinic the simulation misses by at most one minute."),
    (CLINICS, "For Heart, the simulation is too low on Monday, Wednesday and Friday and too high on Tuesday and Thursday.", "For Eye, the simulation is too low on Monday, Wednesday and Friday and too high on Tuesday and Thursday."),
    (CLINICS, "On Fridays the simulation is too low at every clinic.", "On Thursdays the simulation is too low at every clinic."),
    (CLINICS, "The simulated Friday value for Eye is 6 minutes too low.", "The simulated Friday value for Eye is 2 minutes too low."),
    (CLINICS, "The simulation overestimates the waits at Eye on Thursday by 3 minutes.", "The simulation overestimates the waits at Eye on Friday by 3 minutes."),
    (CLINICS, "The simulation is spot on for Eye and Skin on Wednesday.", "The simulation is spot on for Eye and Heart on Wednesday."),
    (CLINICS, "The two panels show the same number in only two cells.", "The two panels show the same number in only five cells."),
    (CLINICS, "The simulation is higher than the observation in six cells and lower in seven.", "The simulation is higher than the observation in four cells and lower in nine."),
    # two states of one thing
    (FIELDS, "The largest gain is 4.2 t/ha, for Squash on the Quarry.", "The largest gain is 4.2 t/ha, for Squash on the Orchard."),
    (FIELDS, "The mean gain in Maize is 1.6 t/ha.", "The mean gain in Maize is 2.6 t/ha."),
    (FIELDS, "No gain exceeds 4.2.", "No gain exceeds 2.5."),
    (FIELDS, "The biggest improvement is found for Squash on the Quarry.", "The biggest improvement is found for Maize on the Marsh."),
    (FIELDS, "The gain is larger on the Quarry than on the Hill for Squash.", "The gain is larger on the Hill than on the Orchard for Squash."),
    (FIELDS, "The increase in yield is 2.6 for Maize on the Hill.", "The increase in yield is 1.6 for Maize on the Hill."),
    (FIELDS, "The two panels never differ by more than 4.2.", "The two panels never differ by more than 3."),
    # rivals
    (MODELS, "Osprey's lead over Falcon is largest at depth 16 and width 256, where it reaches 16 points.", "Osprey's lead over Falcon is largest at depth 2 and width 256, where it reaches 16 points."),
    (MODELS, "The difference between Falcon and Osprey is largest at depth 16 and width 256.", "The difference between Falcon and Osprey is largest at depth 2 and width 32."),
    (MODELS, "Osprey's advantage grows with width at depth 16.", "Osprey's advantage shrinks with width at depth 16."),
    (MODELS, "The gap between the two models widens with width at depth 16.", "The gap between the two models narrows with width at depth 16."),
    (MODELS, "The average difference between the two models is about 7.6 points.", "The average difference between the two models is about 3.1 points."),
    (MODELS, "The improvement of Osprey over Falcon ranges from -1 to 16 points.", "The improvement of Osprey over Falcon ranges from -1 to 25 points."),
]  # fmt: skip
OF_OTHER_THINGS = [
    (FIELDS, "The decline of the bee population is largest on the Marsh."),
    (FIELDS, "The rise in rent was smaller on the Marsh than on the Hill."),
    (FIELDS, "The reduction in water use was largest for Peas."),
    (FIELDS, "The growth of weeds was 3 cm on the Hill."),
    (FIELDS, "The two panels differ by the kind of irrigation used."),
    (FIELDS, "If irrigation were doubled, the largest gain would be 6 t/ha."),
    (FIELDS, "The gain in water efficiency is 30%."),
    (FIELDS, "Other studies report gains of 3 t/ha."),
    (CLINICS, "The rounding error is 2 minutes."),
    (CLINICS, "An error of 2 minutes is acceptable."),
    (CLINICS, "The simulation is too high for planning purposes."),
]
WITHIN_A_PANEL = [
    (FIELDS, "The largest difference between fields in the After panel is 12.3 t/ha."),
    (FIELDS, "The difference between Hill and Quarry in Maize is 0.9 in both panels."),
    (MODELS, "The gap between depth 2 and depth 8 in Falcon is 7 points at width 32."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_differences_are_data_of_their_own(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


@pytest.mark.parametrize(("grid", "sentence"), OF_OTHER_THINGS, ids=[text for _, text in OF_OTHER_THINGS])
def test_what_differs_in_other_ways_is_not_settled_by_the_panels(grid: str, sentence: str) -> None:
    assert not {"supported", "contradicted"} & set(said(grid, sentence).verdicts), said(grid, sentence)


@pytest.mark.parametrize(("grid", "sentence"), WITHIN_A_PANEL, ids=[text for _, text in WITHIN_A_PANEL])
def test_what_differs_within_a_panel_is_no_difference_of_panels(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict == "supported", said(grid, sentence)


def test_only_tells_of_no_other_place_where_it_stands_before_one() -> None:
    sentence = (
        "The simulated value is above the observed one at Heart only in the middle of the week and on Thu."
    )
    assert "contradicted" not in said(CLINICS, sentence).verdicts
    assert said(CLINICS, "The simulated value is above the observed one at Skin only on Tue.").verdict != "contradicted"  # fmt: skip


def test_a_verdict_on_differences_says_so() -> None:
    assert said(FIELDS, "No gain exceeds 4.2.").read_as[0].startswith("of the differences: ")
