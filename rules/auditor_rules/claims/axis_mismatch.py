"""The axes of a figure: "from 4 to 40 in steps of 4", "not evenly spaced", "growing downwards"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.makeup.reading import Makeup, described, is_shape, judge
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """What a declaration or a sentence says of ticks, ranges, steps and order."""
    found = described(clause)
    if found and not is_shape(found.claim):
        yield found


_GRID = "## Load\n\n| desk \\ hour | 2 | 4 | 6 | 9 |\n|---|---|---|---|---|\n| a | 3 | 4 | 5 | 1 |\n| b | 9 | 5 | 2 | 8 |\n\n### Observations\n\n"


@claim(
    "CLM036",
    kind="axis",
    reads=read,
    yields_to=("GRD007", "GRD003", "GRD002"),
    bad=[
        Example(
            f"{_GRID}- The hours are spaced 2 apart.\n",
            marks="The hours are spaced 2 apart.",
            says="step by 2, 3",
        )
    ],
    good=[Example(f"{_GRID}- The hours are not evenly spaced.\n- The x-axis runs from 2 to 9.\n")],
)
def axis_mismatch(claim: Makeup, world: World) -> Judgement:
    """An axis has not the ticks, the range, the steps or the order that the text says.

    Ticks are as rounded as they are printed, and an axis may go on beyond its last tick. A list of ticks that
    the grid does not follow is left to the rules on ticks, and so is what a declaration says of itself.
    """
    return judge(claim, world)
