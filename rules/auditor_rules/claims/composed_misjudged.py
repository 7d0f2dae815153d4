"""What the mentions of a clause make together: "the first row of B is wholly under 40"."""

from auditor.claim import Judgement, Precedence, claim
from auditor.claims.composed.reading import hear, read
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
    hears=hear,
    last=True,
    precedence=Precedence(lenient=True),
    bad=[
        Example(
            _GRID + "- Of the three depots, Yard had the second place on Friday.\n",
            marks="Of the three depots, Yard had the second place on Friday.",
            says="5",
        ),
    ],
    good=[Example(_GRID + "- Of the three depots, Mill had the second place on Friday.\n")],
)
def composed_misjudged(claim: Cores, world: World) -> Judgement:
    """What is told of the places, the numbers and the cue words of a clause together does not hold.

    Words are only signs here: places, the words that lead to them, what compares, ranks, bounds or moves. They fill the slots of a
    form, or the clause is left alone. Where a word of it is not known, nothing is refuted.
    """
    return judge(claim, world)
