"""Tallies: "six of the nine farms caught nothing in May", "all rows but one stay below 5", "A is ahead in ten of the twelve cells"."""

from auditor.claim import Judgement, claim
from auditor.claims.tallies.claims import Tallies
from auditor.claims.tallies.judging import judge
from auditor.claims.tallies.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Frogs counted\n\n| pond \\ month | April | May | June |\n|---|---|---|---|\n| Mill | 0 | 4 | 7 |\n"
    "| Oak | 0 | 2 | 1 |\n| Fen | 3 | 5 | 6 |\n\n### Observations\n\n"
)


@claim(
    "CLM062",
    kind="tally",
    reads=read,
    overrides=("amount",),
    bad=[
        Example(
            _GRID + "- Only one of the three ponds ever exceeds 5.\n",
            marks="Only one of the three ponds ever exceeds 5.",
            says="2 of 3 do",
        ),
        Example(
            _GRID + "- In June all ponds but Fen pass 5.\n",
            marks="In June all ponds but Fen pass 5.",
            says="2 of 3 do",
        ),
    ],
    good=[
        Example(
            _GRID
            + "- Two of the three ponds are at zero in April.\n- All ponds but Oak have their maximum in June.\n"
            "- Every pond but one passes 5 in June.\n"
        )
    ],
)
def tally_misjudged(claim: Tallies, world: World) -> Judgement:
    """Of some cells, lines or panels more (or fewer) are as the text says than it tells, or others.

    What is counted is a cell, a row or column (at one place, or with so many of its cells: "ever", "in every month"), or the
    same cell of two panels. Words for them or for what they do that the document does not know leave a refutation open.
    """
    return judge(claim, world)
