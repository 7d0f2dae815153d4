"""What a step along an axis does: "each extra day adds between 2 and 4", "going from 10 to 20 takes 5 off A"."""

from auditor.claim import Judgement, claim
from auditor.claims.effects.claims import Effect
from auditor.claims.effects.judging import judge
from auditor.claims.effects.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Snails found\n\n| bed \\ hour | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| Kale | 4 | 7 | 9 | 13 |\n"
    "| Beans | 8 | 6 | 5 | 3 |\n\n### Observations\n\n"
)


@claim(
    "CLM072",
    kind="effect",
    reads=read,
    bad=[
        Example(
            _GRID + "- Each extra hour adds between 6 and 8 snails in Kale.\n",
            marks="Each extra hour adds between 6 and 8 snails in Kale.",
            says="3, 2, 4",
        )
    ],
    good=[
        Example(
            _GRID
            + "- Each extra hour adds between 2 and 4 snails in Kale.\n- Going from hour 1 to hour 4 takes 5 off Beans.\n"
            "- In Kale, every hour adds about 3 snails.\n"
        )
    ],
)
def effect_misjudged(claim: Effect, world: World) -> Judgement:
    """A step along an axis does not add, take off or multiply by as much as the text says.

    Where no row or column is told, all of them are meant. A number is refuted only where no step comes to it, nor the mean
    of the steps, and all of them lie on the same side of it.
    """
    return judge(claim, world)
