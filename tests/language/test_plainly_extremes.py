"""Extremes, ranks, orders and sums in turns of speech that are told in plain words, on a grid of two panels and one of a single one."""

import pytest

from said import said

KILN = """\
## Heatmap: Tiles cracked in the kiln

- **X-axis (Glaze)**: Ash, Celadon, Tenmoku, Shino
- **Y-axis (Shelf)**: Upper, Middle, Lower, Floor
- **Legend**: from 0 (white) over 25 (peach) to 50 (rust)

| Shelf \\ Glaze | Ash | Celadon | Tenmoku | Shino |
|---|---|---|---|---|
| Upper | 31 | 36 | 44 | 24 |
| Middle | 14 | 22 | 27 | 35 |
| Lower | 9 | 4 | 18 | 12 |
| Floor | 6 | 13 | 3 | 17 |

### Observations

"""
GLUE = """\
## Figure: Stiffness of glued joints

Two panels. Color: stiffness in kN/mm, from 0 (cream) to 10 (brown).

### Panel: Dry

| Glue | 1 h | 4 h | 12 h | 24 h |
|---|---|---|---|---|
| Bone | 2.1 | 3.4 | 5.2 | 6.8 |
| Resin | 4.0 | 5.9 | 8.3 | 9.4 |
| Starch | 1.2 | 1.9 | 2.6 | 2.4 |

### Panel: Humid

| Glue | 1 h | 4 h | 12 h | 24 h |
|---|---|---|---|---|
| Bone | 1.6 | 2.2 | 3.1 | 3.9 |
| Resin | 3.7 | 5.1 | 7.0 | 8.2 |
| Starch | 0.8 | 1.1 | 1.0 | 0.6 |

### Observations

"""


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (KILN, "For Ash the stack is led by Upper.", "For Ash the stack is led by Middle."),
        (GLUE, "At 24 h both panels are led by Resin.", "At 24 h both panels are led by Bone."),
        (GLUE, "In Dry Resin is never overtaken.", "In Dry Bone is never overtaken."),
        (GLUE, "In both panels Resin is outclassed by no one.", "In both panels Bone is outclassed by no one."),
        (KILN, "Middle is outdone by no other shelf for Shino.", "Upper is outdone by no other shelf for Shino."),
        (KILN, "No shelf for Ash is as high as Upper.", "No shelf for Ash is as high as Middle."),
        (KILN, "No score is as high as the one of Upper for Tenmoku.", "No score is as high as the one of Middle for Tenmoku."),
        (KILN, "The mean of Upper is more than any other offers.", "The mean of Middle is more than any other offers."),
        (KILN, "The worst toll is registered by Upper for Tenmoku.", "The worst toll is registered by Upper for Ash."),
        (KILN, "For Ash the order from most to fewest is Upper, Middle, Lower, Floor.", "For Ash the order from most to fewest is Upper, Lower, Middle, Floor."),
        (KILN, "For Ash the order from fewest to most is Floor, Lower, Middle, Upper.", "For Ash the order from fewest to most is Floor, Middle, Lower, Upper."),
        (KILN, "Added up, the four make 60 for Ash.", "Added up, the four make 63 for Ash."),
    ],
)  # fmt: skip
def test_a_turn_of_speech_is_judged_as_its_plain_words(grid: str, true: str, false: str) -> None:
    assert said(grid, true).verdicts[-1] == "supported", said(grid, true)
    assert said(grid, false).verdicts[-1] == "contradicted", said(grid, false)


@pytest.mark.parametrize(
    ("grid", "true", "false"),
    [
        (KILN, "Upper owns the wonkiest tile of the map, 44 for Tenmoku, so it is spared.", "Middle owns the wonkiest tile of the map, 35 for Shino, so it is spared."),
        (KILN, "Middle is at its wonkiest for Shino (35).", "Middle is at its wonkiest for Celadon (22)."),
        (KILN, "For Shino it is Middle that throws out the most.", "For Shino it is Upper that throws out the most."),
        (KILN, "For Ash it is Floor that throws out the least.", "For Ash it is Lower that throws out the least."),
        (KILN, "Upper prefers Tenmoku to all others.", "Upper prefers Ash to all others."),
        (KILN, "For Shino Upper slips to second place.", "For Shino Upper slips to third place."),
        (KILN, "For Celadon Lower slips to last.", "For Ash Lower slips to last."),
        (KILN, "For Ash the shelves line up as Upper, Middle, Lower, Floor.", "For Ash the shelves line up as Upper, Lower, Middle, Floor."),
    ],
)  # fmt: skip
def test_what_may_tell_either_end_is_only_borne_out(grid: str, true: str, false: str) -> None:
    assert "supported" in said(grid, true).verdicts, said(grid, true)
    assert not {"supported", "contradicted"} & set(said(grid, false).verdicts), said(grid, false)


@pytest.mark.parametrize(
    "text",
    [
        "The limit is exceeded by Middle for Ash.",
        "No shelf for Ash is as high as Upper for Shino.",
        "Middle for Shino is more than any other glaze offers.",
        "Upper holds four values above 20. Added up, the four give 135.",
        "From Ash to Tenmoku Middle is never overtaken by Floor.",
        "Middle hits 35 for Shino. Added up, the four give 98.",
        "Upper slims down the least for Tenmoku.",
    ],
)
def test_what_tells_something_else_is_not_refuted(text: str) -> None:
    assert "contradicted" not in said(KILN, text).verdicts, said(KILN, text)


def test_a_known_extreme_is_not_borne_out_by_the_other_end() -> None:
    text = "Floor owns the highest tile of the map, 3 for Tenmoku, so it is spared."
    assert "supported" not in said(KILN, text).verdicts
