"""Sets of cells: "no cell in the border exceeds 50", "all values above 8 lie in the interior", "47 appears twice, at A and at B"."""

from collections.abc import Iterable, Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.cellsets.claims import Told
from auditor.claims.cellsets.hearing import hear
from auditor.claims.cellsets.judging import judge
from auditor.claims.picked import hear_picked
from auditor.language.clauses import Clause
from auditor.model import Document, Statement
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Yield\n\n| depth \\ dose | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| 5 | 30 | 34 | 21 | 12 |\n"
    "| 10 | 29 | 41 | 38 | 11 |\n| 15 | 18 | 39 | 37 | 8 |\n| 20 | 12 | 13 | 9 | 5 |\n\n### Observations\n\n"
)


def _no_clauses(clause: Clause) -> Iterable[Reading]:
    return ()


def _heard(statement: Statement, document: Document) -> Iterator[Reading]:
    yield from hear_picked(statement, document)
    yield from hear(statement, document)


@claim(
    "CLM081",
    kind="cell-set",
    reads=_no_clauses,
    hears=_heard,
    bad=[
        Example(
            f"{_GRID}- All values above 33 lie in the interior.\n",
            marks="All values above 33 lie in the interior.",
            says="34 at (5, 2)",
        )
    ],
    good=[Example(f"{_GRID}- All values above 35 lie in the interior.\n- The four corners stay below 31.\n")],
)
def cell_set_misjudged(claim: Told, world: World) -> Judgement:
    """A set of cells (the border, the corners, cells around the peak, all that exceed 8) is not as the text says.

    Where words may name several sets (a corner: one cell or a quarter of the grid), nothing is said unless it holds, or
    fails, for each of them. A sentence with a word left over is not read.
    """
    return judge(claim, world)
