"""Leads and gaps: "A's lead over B is largest in May", "the gap between A and B narrows from 9 in May to 4 in June"."""

from auditor.claim import Judgement, claim
from auditor.claims.duels import judging
from auditor.claims.duels.claims import Duels
from auditor.claims.duels.gap_reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Parcels handed over\n\n| depot \\ day | Monday | Tuesday | Wednesday |\n|---|---|---|---|\n| Quay | 40 | 44 | 30 |\n"
    "| Yard | 20 | 22 | 31 |\n| Dock | 8 | 9 | 10 |\n\n### Observations\n\n"
)


@claim(
    "CLM075",
    kind="lead",
    reads=read,
    bad=[
        Example(
            _GRID + "- Between Yard and Dock the difference never exceeds 15.\n",
            marks="Between Yard and Dock the difference never exceeds 15.",
            says="21",
        )
    ],
    good=[
        Example(
            _GRID + "- Between Yard and Dock the difference never exceeds 21.\n"
            "- Quay's lead over Yard is largest on Tuesday.\n"
        )
    ],
)
def lead_misjudged(claim: Duels, world: World) -> Judgement:
    """Two sides are further or less far apart than the text tells, or are furthest apart elsewhere.

    A lead is only one where the first of the two is ahead; a gap is one either way.
    """
    return judging.judge(claim, world)
