"""Parts of a grid: "high values gather at the lower edge", "middle doses (20-30 ml) and late hours maximise the yield"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.regions.claims import Stand
from auditor.claims.regions.judging import judge
from auditor.claims.regions.reading import stands
from auditor.language.clauses import Clause
from auditor.rule import Example, Severity
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """The large, the small or the best values, and the part of the grid that is said to hold them."""
    yield from stands(clause)


_GRID = (
    "## Yield\n\n| depth \\ dose | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| 5 | 30 | 34 | 21 | 12 |\n"
    "| 10 | 29 | 31 | 20 | 11 |\n| 15 | 18 | 19 | 12 | 8 |\n| 20 | 12 | 13 | 9 | 5 |\n\n### Observations\n\n"
)


@claim(
    "CLM047",
    kind="region",
    reads=read,
    severity=Severity.WARNING,
    bad=[
        Example(
            f"{_GRID}- High values are concentrated in the lower right corner.\n",
            marks="High values are concentrated in the lower right corner.",
            says="the highest is 34 at (5, 2)",
        )
    ],
    good=[
        Example(
            f"{_GRID}- High values are concentrated in the upper left corner.\n- Low doses (1-2) and small depths (5-10) maximise the yield.\n"
        )
    ],
)
def region_misplaced(claim: Stand, world: World) -> Judgement:
    """The large, small or best values do not stand in the part of the grid that the text names.

    A corner is a quarter of the grid. Values that gather somewhere are refuted only where the part is below the rest on
    average and holds none of the top third of the cells; ticks that are best, only where neither the best cell, nor the
    means of the rows and columns, nor the mean of the part favours them.
    """
    return judge(claim, world)
