"""Sets of cells: "no cell in the border exceeds 50", "all values above 8 lie in the interior", "47 appears twice, at A and at B"."""

from collections.abc import Iterable, Iterator
from typing import Any

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims.cellsets.claims import Told
from auditor.claims.cellsets.hearing import hear
from auditor.claims.cellsets.judging import judge
from auditor.claims.picked import hear_listed, hear_picked
from auditor.doubt.denials import others_than_told
from auditor.doubt.fronts import front_may_be_shared
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
    yield from hear_listed(statement, document)
    yield from hear(statement, document)


def _doubts(statement: Statement, document: Document, claim: Any) -> bool:
    """Whether a place in front may hold of a later part, too, or cells told of before are left out."""
    return front_may_be_shared(statement.text, claim) or others_than_told(statement.text)


@claim(
    "CLM081",
    kind="cell-set",
    reads=_no_clauses,
    hears=_heard,
    precedence=Precedence(to_the_last_word=True, spares_firm=True, doubts=_doubts),
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
