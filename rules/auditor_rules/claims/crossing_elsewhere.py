"""Where one line overtakes another: "A overtakes B at 16", "the order of A and B flips between May and June"."""

from auditor.claim import Judgement, claim
from auditor.claims.crossings.claims import Crossing
from auditor.claims.crossings.judging import judge
from auditor.claims.crossings.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Owls heard\n\n| wood \\ night | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| Beech | 4 | 9 | 13 | 16 |\n"
    "| Larch | 18 | 17 | 12 | 10 |\n\n### Observations\n\n"
)


@claim(
    "CLM092",
    kind="crossing",
    reads=read,
    bad=[
        Example(
            _GRID + "- Beech overtakes Larch in night 4.\n",
            marks="Beech overtakes Larch in night 4.",
            says="13 against 12 at 3",
        ),
    ],
    good=[Example(_GRID + "- Beech overtakes Larch in night 3.\n")],
)
def crossing_elsewhere(claim: Crossing, world: World) -> Judgement:
    """Two lines do not change their order where the text says.

    "At 4" holds of the step that leads to 4, and is not refuted by one that leads away from it. It is refuted only where
    the order surely changes elsewhere, or the other way round.
    """
    return judge(claim, world)
