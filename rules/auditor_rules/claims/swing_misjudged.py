"""Swings: "Ash has the widest swing, 9 between May (3) and July (12)", "the narrowest spread belongs to Elm"."""

from auditor.claim import Judgement, claim
from auditor.claims.swings import judging
from auditor.claims.swings.claims import Swings
from auditor.claims.swings.reading import read_swings
from auditor.rule import Example
from auditor.world import World

_GRID = "## Sap\n\n| tree \\ month | May | June | July |\n|---|---|---|---|\n| Ash | 3 | 7 | 12 |\n| Elm | 5 | 6 | 8 |\n| Oak | 9 | 4 | 6 |\n\n### Observations\n\n"


@claim(
    "CLM077",
    kind="swing",
    reads=read_swings,
    bad=[
        Example(
            f"{_GRID}- Elm has the widest swing, 3 between May (5) and July (8).\n",
            marks="Elm has the widest swing, 3 between May (5) and July (8).",
            says="Ash spans 9",
        )
    ],
    good=[
        Example(
            f"{_GRID}- Ash has the widest swing, 9 between May (3) and July (12), and Elm the narrowest with 3.\n"
        )
    ],
)
def swing_misjudged(claim: Swings, world: World) -> Judgement:
    """A line does not reach further, or less far, than all others, or not so far, or not between these ends.

    Told of a swing, its range decides; "varies most" is refuted only where the standard deviation agrees.
    """
    return judging.judge(claim, world)
