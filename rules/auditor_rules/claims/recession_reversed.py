"""What becomes of the values on both sides of a diagonal: "they fade away from it", "they rise toward the two far corners"."""

from auditor.claim import Judgement, claim
from auditor.claims import receding
from auditor.claims.receding import Recession, read
from auditor.rule import Example, Severity
from auditor.world import World

_GRID = (
    "## Shared species\n\n| pond \\ pond | A | B | C | D |\n|---|---|---|---|---|\n| A | 20 | 12 | 7 | 3 |\n"
    "| B | 12 | 18 | 11 | 6 |\n| C | 7 | 11 | 22 | 13 |\n| D | 3 | 6 | 13 | 19 |\n\n### Observations\n\n"
)


@claim(
    "CLM073",
    kind="recession",
    reads=read,
    severity=Severity.WARNING,
    bad=[
        Example(
            f"{_GRID}- Values rise on both sides of the diagonal.\n",
            marks="Values rise on both sides of the diagonal.",
            says="19.75",
        )
    ],
    good=[
        Example(
            f"{_GRID}- Values fall away from the diagonal on both sides.\n- They drop toward the upper right and the lower left corner.\n"
        )
    ],
)
def recession_reversed(claim: Recession, world: World) -> Judgement:
    """Values do not fall (or rise) with their distance from the diagonal as the text says.

    The means at each distance tell it, and most rows have to go with them. It is refuted where the mean of the diagonal is
    not the highest of these means, or most of them go the other way.
    """
    return receding.judge(claim, world)
