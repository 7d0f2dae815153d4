"""Ranks told line by line: "A is second to B in all five quarters", "C comes last in every row", "D leads in three of the four"."""

from auditor.claim import Judgement, claim
from auditor.claims.line_ranks.claims import LineRank
from auditor.claims.line_ranks.judging import judge
from auditor.claims.line_ranks.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Points\n\n| team \\ round | one | two | three |\n|---|---|---|---|\n| Ash | 12 | 18 | 25 |\n| Bay | 22 | 28 | 35 |\n"
    "| Cod | 15 | 19 | 14 |\n\n### Observations\n\n"
)


@claim(
    "CLM061",
    kind="line-rank",
    reads=read,
    overrides=("ordinal", "peak"),
    bad=[
        Example(
            f"{_GRID}- Cod is second to Bay in all three rounds.\n",
            marks="Cod is second to Bay in all three rounds.",
            says="14 at (Cod, three)",
        )
    ],
    good=[
        Example(
            f"{_GRID}- Bay is first in all three rounds.\n- Cod is second to Bay in two of the three rounds.\n"
        )
    ],
)
def line_rank_misjudged(claim: LineRank, world: World) -> Judgement:
    """A row or column does not take the place among the others that the text gives it, line by line.

    Ties share a place. Which end "first" and "last" are counted from is open unless the measure or the words tell it:
    only what fails from both ends is refuted.
    """
    return judge(claim, world)
