"""What the mentions of a clause make together: "the last column of B lies entirely below 65"."""

from auditor.claim import Judgement, claim
from auditor.claims.composed.reading import read
from auditor.claims.cores.claims import Cores
from auditor.claims.cores.judging import judge
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Parcels left over\n\n| depot \\ day | Monday | Tuesday | Friday |\n|---|---|---|---|\n| Quay | 14 | 9 | 5 |\n"
    "| Mill | 7 | 12 | 8 |\n| Yard | 3 | 4 | 11 |\n\n### Observations\n\n"
)


@claim(
    "CLM106",
    kind="composed",
    reads=read,
    last=True,
    bad=[
        Example(
            _GRID + "- Quay was left with fewer than Yard on all three days.\n",
            marks="Quay was left with fewer than Yard on all three days.",
            says="11",
        ),
    ],
    good=[Example(_GRID + "- Mill was left with more than Yard on Monday and Tuesday.\n")],
)
def composed_misjudged(claim: Cores, world: World) -> Judgement:
    """What is told of the places, the numbers and the cue words of a clause together does not hold.

    Words are only signs here: places, the words that lead to them, what compares, ranks, bounds or moves. They fill the slots of a
    form, or the clause is left alone. Where a word of it is not known, nothing is refuted.
    """
    return judge(claim, world)
