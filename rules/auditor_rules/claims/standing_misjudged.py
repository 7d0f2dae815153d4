"""Places line by line: "A is last in X and Y", "B is second to C in three of the five", "C beats A in two of them"."""

from auditor.claim import Judgement, claim
from auditor.claims.standings.claims import Standings
from auditor.claims.standings.judging import judge
from auditor.claims.standings.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n"
    "| south | 9.2 | 5.2 | 8.4 |\n| east | 4.0 | 6.3 | 7.0 |\n\n### Observations\n\n"
)


@claim(
    "CLM061",
    kind="standing",
    reads=read,
    overrides=("peak", "ordinal", "amount", "value", "comparison", "count", "threshold", "trend", "average"),
    bad=[
        Example(
            _GRID + "- East is last in years 1 and 2.\n",
            marks="East is last in years 1 and 2.",
            says="5.2 at (south, 2)",
        ),
        Example(
            _GRID + "- The runner-up is east in all three years.\n",
            marks="The runner-up is east in all three years.",
            says="4.0 at (east, 1)",
        ),
    ],
    good=[
        Example(
            _GRID
            + "- East is last in year 1 only, but second in years 2 and 3.\n- South is first in two of the three years.\n"
            "- In year 2, east is second to north.\n"
        )
    ],
)
def standing_misjudged(claim: Standings, world: World) -> Judgement:
    """A row (or column) does not have the place among its like that the text gives it, line by line.

    Lines that sum up the others (totals, averages) are no rivals, and do not count. Where several share a
    place, it may be counted or not; it then refutes nothing. Which end "first" and "last" are counted from is open
    unless the measure or the words tell it: only what fails from both ends is refuted.
    """
    return judge(claim, world)
