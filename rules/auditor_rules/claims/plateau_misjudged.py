"""From where on, or up to where, an axis makes no difference: "beyond 8 h longer soaking no longer helps"."""

from auditor.claim import Judgement, claim
from auditor.claims.plateaus.claims import Plateau
from auditor.claims.plateaus.judging import judge
from auditor.claims.plateaus.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Owls heard\n\n| wood \\ night | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| Beech | 4 | 9 | 33 | 33 |\n"
    "| Larch | 18 | 17 | 12 | 2 |\n\n### Observations\n\n"
)


@claim(
    "CLM093",
    kind="plateau",
    reads=read,
    bad=[
        Example(
            _GRID + "- Nothing changes for Beech after night 2.\n",
            marks="Nothing changes for Beech after night 2.",
            says="for Beech they are 9, 33, 33",
        ),
    ],
    good=[Example(_GRID + "- Nothing changes for Beech after night 3.\n")],
)
def plateau_misjudged(claim: Plateau, world: World) -> Judgement:
    """Values change, or gain something, where the text says that they do not.

    It is refuted where they change by a quarter of all that the panel shows, or by a quarter of what their line does while
    a tick nearby would have been right. Of all lines at once it is refuted only where most of them are against it.
    """
    return judge(claim, world)
