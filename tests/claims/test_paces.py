"""How the steps of a line compare, what single steps bring, causes that are one more step, and what is left of a first value."""

import pytest

from said import said

CALLS = """# Robustness of a bird classifier

Accuracy in percent by disturbance (rows) and severity (columns).

| Disturbance | 1 | 2 | 3 | 4 | 5 |
|---|---|---|---|---|---|
| Wind noise | 81.0 | 77.4 | 70.2 | 61.5 | 48.0 |
| Rain | 84.2 | 82.6 | 79.9 | 75.1 | 68.8 |
| Clipping | 79.3 | 71.0 | 60.4 | 45.9 | 22.7 |
| Echo | 86.1 | 84.0 | 82.9 | 80.2 | 77.5 |
"""
HIVES = """# Honey yield

The heatmap shows honey yield in kg per hive by number of frames and the week of the first inspection.

| Frames | Week 10 | Week 12 | Week 14 | Week 16 | Week 18 |
|---|---|---|---|---|---|
| 4 | 11.2 | 12.9 | 12.4 | 11.0 | 9.1 |
| 6 | 13.0 | 15.6 | 15.0 | 13.1 | 10.6 |
| 8 | 14.1 | 17.3 | 16.2 | 13.9 | 10.9 |
| 10 | 14.3 | 17.8 | 15.9 | 13.0 | 9.7 |
"""
BUILDS = """# Build times

How long a build takes in seconds, by number of workers and by tool. Fewer seconds are better.

### Cold cache

| Workers | Ninja | Bazel | Make | Meson |
|---|---|---|---|---|
| 1 | 410 | 620 | 455 | 432 |
| 2 | 228 | 350 | 301 | 240 |
| 4 | 131 | 204 | 242 | 139 |
| 8 | 90 | 133 | 247 | 94 |

### Warm cache

| Workers | Ninja | Bazel | Make | Meson |
|---|---|---|---|---|
| 1 | 21 | 12 | 48 | 25 |
| 2 | 14 | 9 | 39 | 17 |
| 4 | 9 | 7 | 31 | 11 |
| 8 | 8 | 7 | 28 | 9 |
"""
TWINS = [
    (CALLS, "Each step takes more than the one before for wind noise.", "Each step takes more than the one before for echo."),
    (CALLS, "The losses of wind noise grow with every step.", "The losses of echo grow with every step."),
    (CALLS, "The steps of clipping get larger and larger: 8.3, 10.6, 14.5, 23.2.", "The steps of clipping get larger and larger: 8.3, 10.6, 12.5, 23.2."),
    (CALLS, "For clipping the losses become larger: 8.3, then 10.6, then 14.5, then 23.2.", "For clipping the losses become larger: 8.3, then 10.6, then 14.5, then 21.2."),
    (CALLS, "For wind noise every further level takes more than the one before (3.6, 7.2, 8.7, 13.5).", "For wind noise every further level takes less than the one before (3.6, 7.2, 8.7, 13.5)."),
    (CALLS, "The losses of rain after severity 2 grow steadily: 2.7, 4.8 and 6.3.", "The losses of rain after severity 2 grow steadily: 2.7, 4.8 and 7.3."),
    (CALLS, "The total loss of echo is 8.6 points.", "The total loss of echo is 9.6 points."),
    (CALLS, "For rain the total loss is no more than 16 points.", "For rain the total loss is no more than 14 points."),
    (BUILDS, "For Ninja the steps become smaller: 182, then 97, then 41.", "For Ninja the steps become smaller: 182, then 97, then 31."),
    (BUILDS, "With a cold cache Bazel's steps shrink: 270, 146 and 71 seconds.", "With a cold cache Bazel's steps shrink: 270, 146 and 61 seconds."),
    (BUILDS, "In the cold panel Bazel profits most from the whole sweep, 487 seconds.", "In the cold panel Meson profits most from the whole sweep, 338 seconds."),
    (HIVES, "Ten frames profit most from the first step, 3.5 kg.", "Six frames profit most from the first step, 2.6 kg."),
    (BUILDS, "In the warm panel no tool gets slower from one row to the next.", "In the cold panel no tool gets slower from one row to the next."),
    (BUILDS, "In the cold panel only Make gets slower from 4 to 8 workers.", "In the cold panel only Meson gets slower from 4 to 8 workers."),
    (HIVES, "After week 12 every row goes downhill.", "After week 10 every row goes downhill."),
    (HIVES, "From week 12 on, each postponement of the inspection costs some yield.", "With 4 frames, each postponement of the inspection costs some yield."),
    (HIVES, "From week 12 on the yield falls with each delay.", "With 4 frames the yield falls with each delay."),
    (HIVES, "At week 10 every two frames more improve the yield.", "At week 18 every two frames more improve the yield."),
    (CALLS, "Accuracy falls with each added level of severity.", "Accuracy climbs with each added level of severity."),
    (CALLS, "Every step of severity takes something away in all rows.", "Every increase in severity raises the accuracy in all rows."),
    (CALLS, "With every increase in severity accuracy shrinks.", "With every increase in severity accuracy grows."),
    (CALLS, "No other single step matches the 23.2 points that clipping loses from 4 to 5.", "No other single step matches the 13.5 points that wind noise loses from 4 to 5."),
    (CALLS, "The single costliest step is the one from 4 to 5 with clipping, 23.2 points.", "The single costliest step is the one from 4 to 5 with wind noise, 13.5 points."),
    (CALLS, "Clipping at full strength retains less than a third of its mildest score.", "Clipping at full strength retains less than a quarter of its mildest score."),
    (CALLS, "Clipping keeps less than 30% of its initial accuracy.", "Clipping keeps less than 20% of its initial accuracy."),
    (CALLS, "Wind noise ends up at more than half of where it started.", "Wind noise ends up at less than half of where it started."),
    (HIVES, "10 frames end at less than 70% of what it had at first.", "10 frames end at less than 60% of what it had at first."),
]  # fmt: skip
# What is told of a part, or of no line that is known, is never refuted.
OPEN = [
    (CALLS, "Each step takes more than the one before."),
    (BUILDS, "Each doubling of the workers saves less than the one before."),
    (CALLS.replace("Accuracy in percent", "Loss in dollars"), "The total loss of echo is 9.6 dollars."),
]


@pytest.mark.parametrize(("grid", "true", "false"), TWINS, ids=[true for _, true, _ in TWINS])
def test_true_sentences_are_borne_out_and_their_twins_are_not(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdict == "supported"
    assert "supported" not in said(grid, false).verdicts


@pytest.mark.parametrize(("grid", "sentence"), OPEN, ids=[sentence for _, sentence in OPEN])
def test_what_may_be_told_of_others_is_not_refuted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted"
