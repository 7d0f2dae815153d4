"""What is said of things told of before: "three cells exceed 30; all three stand in the top row"."""

from collections.abc import Iterable

from auditor.claim import Judgement, Reading, claim
from auditor.claims.follow_ups.claims import FollowUp
from auditor.claims.follow_ups.judging import judge
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Yield\n\n| depth \\ dose | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| 5 | 30 | 34 | 21 | 12 |\n"
    "| 10 | 29 | 41 | 38 | 11 |\n| 15 | 18 | 39 | 37 | 8 |\n| 20 | 12 | 13 | 9 | 5 |\n\n### Observations\n\n"
)


def _no_clauses(clause: Clause) -> Iterable[Reading]:
    return ()


@claim(
    "CLM110",
    kind="follow-up",
    reads=_no_clauses,
    bad=[
        Example(
            f"{_GRID}- Three cells exceed 37. Depth 10 accounts for all of them.\n",
            marks="Depth 10 accounts for all of them",
            says="stand at",
        )
    ],
    good=[Example(f"{_GRID}- Three cells exceed 37. Depth 10 accounts for two of them.\n")],
)
def follow_up_misjudged(claim: FollowUp, world: World) -> Judgement:
    """Things that were told of before do not stand, or are not, as the text goes on to say of them.

    Which things are meant is known from what was understood, and holds, of the words before. What goes on to speak of
    other things, or might, is not read.
    """
    return judge(claim, world)
