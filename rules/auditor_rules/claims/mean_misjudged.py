"""Means and sums of lines: "averaged over the three months, Ash has 7", "the total of May is above that of June by 2"."""

from auditor.claim import Judgement, claim
from auditor.claims.averages import judging
from auditor.claims.averages.claims import Averages
from auditor.claims.averages.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = "## Sap\n\n| tree \\ month | May | June | July |\n|---|---|---|---|\n| Ash | 3 | 7 | 11 |\n| Elm | 5 | 6 | 7 |\n| Oak | 9 | 4 | 8 |\n\n### Observations\n\n"


@claim(
    "CLM080",
    kind="mean",
    reads=read,
    bad=[
        Example(
            f"{_GRID}- Averaged over the three months, Oak has the lowest mean.\n",
            marks="Averaged over the three months, Oak has the lowest mean.",
            says="Elm 6",
        ),
        Example(
            f"{_GRID}- The three-month average of Elm is 8.\n",
            marks="The three-month average of Elm is 8.",
            says="Elm 6",
        ),
    ],
    good=[
        Example(f"{_GRID}- The total over all trees rises from June to July.\n"),
        Example(f"{_GRID}- Over the three months, Elm has the lowest average.\n"),
    ],
)
def mean_misjudged(claim: Averages, world: World) -> Judgement:
    """The mean or the sum of a line is another than the text says, or stands otherwise to those of the other lines.

    Lines of which a value is missing are left open, and so is a mean that is taken over a part of the other axis.
    """
    return judging.judge(claim, world)
