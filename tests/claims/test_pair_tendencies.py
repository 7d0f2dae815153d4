"""How two things go together, told of what they are; each sentence with a false twin."""

import pytest

from said import said

BEES = """# Correlations in an apiary

| | Nectar | Mites | Honey | Smoke | Swarms |
|---|---|---|---|---|---|
| Nectar | 1.00 | -0.31 | 0.74 | 0.03 | 0.28 |
| Mites | -0.31 | 1.00 | -0.62 | 0.19 | -0.40 |
| Honey | 0.74 | -0.62 | 1.00 | -0.15 | 0.52 |
| Smoke | 0.03 | 0.19 | -0.15 | 1.00 | -0.33 |
| Swarms | 0.28 | -0.40 | 0.52 | -0.33 | 1.00 |
"""
TWINS = [
    ("The more nectar, the more honey.", "The more mites, the more honey."),
    ("Hives with more mites tend to have less honey: r = -0.62.", "Hives with more mites tend to have more honey."),
    ("Honey rises with nectar.", "Honey rises with mites."),
    ("Swarms fall as mites rise.", "Swarms rise as mites rise."),
    ("Nectar correlates positively with honey but negatively with mites.", "Nectar correlates positively with honey but negatively with swarms."),
    ("The value for honey and smoke equals that for smoke and honey.", "The value for honey and smoke differs from that for smoke and honey."),
    ("For honey, mites is the variable with the lowest coefficient.", "For honey, smoke is the variable with the lowest coefficient."),
    ("For swarms, honey is the variable with the highest coefficient other than itself.", "For swarms, nectar is the variable with the highest coefficient other than itself."),
    ("Besides itself, honey goes up only with nectar and swarms.", "Besides itself, honey goes up only with nectar and smoke."),
    ("Swarms are tied more closely to mites than to smoke, if the sign is ignored.", "Nectar is tied more closely to smoke than to mites, if the sign is ignored."),
    ("Nectar and smoke are all but uncorrelated.", "Nectar and honey are all but uncorrelated."),
    ("Second-highest among the pairs is honey with swarms.", "Second-highest among the pairs is nectar with smoke."),
]  # fmt: skip


@pytest.mark.parametrize(("true", "false"), TWINS)
def test_twins(true: str, false: str) -> None:
    assert said(BEES, true).verdict == "supported"
    assert said(BEES, false).verdict in ("contradicted", "undecidable")


def test_signs_that_are_told_the_wrong_way_are_refuted() -> None:
    refuted = [false for _, false in TWINS if said(BEES, false).verdict == "contradicted"]
    assert len(refuted) > len(TWINS) - 4


def test_distances_tell_no_tendency() -> None:
    roads = "# Distances\n\n| | Ash | Elm | Oak |\n|---|---|---|---|\n| Ash | 0 | 4 | 9 |\n| Elm | 4 | 0 | 6 |\n| Oak | 9 | 6 | 0 |\n"
    assert said(roads, "The more Ash, the less Elm.").verdict not in ("supported", "contradicted")
