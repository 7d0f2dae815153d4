"""The first few values from an end: "the lowest two are 3 and 4, both at A", "the extremes are 2 and 9"."""

from auditor.claim import Judgement, claim
from auditor.claims.firsts.claims import Firsts
from auditor.claims.firsts.judging import judge
from auditor.claims.firsts.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Snow depth\n\n| hut \\ month | Jan | Feb | Mar |\n|---|---|---|---|\n| Upper | 81 | 96 | 74 |\n"
    "| Lower | 32 | 40 | 21 |\n| Ridge | 60 | 88 | 57 |\n\n### Observations\n\n"
)


@claim(
    "CLM070",
    kind="firsts",
    reads=read,
    bad=[
        Example(
            _GRID + "- The lowest three values are 21, 32 and 57.\n",
            marks="The lowest three values are 21, 32 and 57.",
            says="the lowest are 21",
        ),
        Example(
            _GRID + "- The four highest values are all at Upper.\n",
            marks="The four highest values are all at Upper.",
            says="88 at (Ridge, Feb)",
        ),
    ],
    good=[
        Example(
            _GRID
            + "- The lowest two values are 21 and 32, both at Lower.\n- The three lowest values are all at Lower.\n"
            "- The extremes are 21 and 96.\n"
        )
    ],
)
def firsts_elsewhere(claim: Firsts, world: World) -> Judgement:
    """The highest or lowest few values are not those that the text lists, or do not all stand where it says.

    Of equal values either may be counted. Cells whose digits leave their order open, and holes, refute nothing.
    """
    return judge(claim, world)
