"""The shape of a figure: "3 rows by 6 columns", "twelve counts", "three maps in a row"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.makeup.reading import Makeup, described, is_shape, judge
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """Counts of panels, rows, columns and cells, with whatever else the clause says of the make-up."""
    found = described(clause)
    if found and is_shape(found.claim):
        yield found


_GRID = "## Load\n\n| desk \\ hour | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3 | 4 | 5 |\n| b | 9 | 5 | 2 |\n\n### Observations\n\n"


@claim(
    "CLM035",
    kind="shape",
    reads=read,
    bad=[
        Example(
            f"{_GRID}- The figure is a 3-row by 3-column grid.\n",
            marks="The figure is a 3-row by 3-column grid.",
            says="2 rows",
        )
    ],
    good=[
        Example(
            f"{_GRID}- The figure is a 2-row by 3-column grid (6 cells).\n- It contains six scores, three across and two down.\n"
        )
    ],
)
def shape_mismatch(claim: Makeup, world: World) -> Judgement:
    """The grid has not as many rows, columns, cells or panels as the text says.

    Declared ticks count, whether cells are written at them or not. A grid of which single cells are written
    refutes no number, nor does a row that is too long. Counts of a part of the cells ("sixteen scores are
    above 40") are another matter.
    """
    return judge(claim, world)
