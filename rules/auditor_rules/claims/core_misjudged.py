"""Numbers that are worked out of cells: "taken together, the ten results of A average 5", "second place at x goes to A"."""

from auditor.claim import Judgement, claim
from auditor.claims.cores.claims import Cores
from auditor.claims.cores.judging import judge
from auditor.claims.cores.reading import hear, read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Newts counted\n\n| pond \\ month | April | May | June |\n|---|---|---|---|\n| Mill | 14 | 9 | 5 |\n"
    "| Clay | 7 | 12 | 8 |\n| Moor | 3 | 4 | 11 |\n\n### Observations\n\n"
)


@claim(
    "CLM097",
    kind="core",
    reads=read,
    hears=hear,
    last=True,
    bad=[
        Example(
            _GRID + "- In April, Clay drops to last place.\n",
            marks="In April, Clay drops to last place.",
            says="3",
        ),
    ],
    good=[Example(_GRID + "- In April, Moor drops to last place.\n")],
)
def core_misjudged(claim: Cores, world: World) -> Judgement:
    """A number that is worked out of cells is not what a sentence tells, or does not rank or change as it tells.

    The places that a sentence names are peeled off it, wherever they stand, and what is left must fit a form to its last word.
    Where it is not known which way is better, nothing is refuted that would hold the other way round.
    """
    return judge(claim, world)
