"""Worked-out numbers: "all fell in May, A hardest (nine) and B least (two)", "two were back at their level of 2014 by 2018"."""

from collections.abc import Iterable
from itertools import chain

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims.paired.reading import hear as hear_pairs
from auditor.claims.paired.reading import read as read_pairs
from auditor.claims.worked.claims import WorkedOut
from auditor.claims.worked.judging import judge
from auditor.claims.worked.reading import hear
from auditor.model import Document, Statement
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Owls heard\n\n| wood \\ night | 1 | 2 | 3 |\n|---|---|---|---|\n| Beech | 4 | 9 | 4 |\n"
    "| Larch | 18 | 17 | 12 |\n| Rowan | 7 | 8 | 3 |\n\n### Observations\n\n"
)


def _hear(statement: Statement, document: Document) -> Iterable[Reading]:
    return chain(hear(statement, document), hear_pairs(statement, document))


@claim(
    "CLM095",
    kind="worked-out",
    reads=read_pairs,
    hears=_hear,
    precedence=Precedence(to_the_last_word=True),
    bad=[
        Example(
            _GRID + "- Only Larch was back at exactly its night 1 level by night 3.\n",
            marks="Only Larch was back at exactly its night 1 level by night 3.",
            says="-6",
        ),
    ],
    good=[Example(_GRID + "- Only Beech was back at exactly its night 1 level by night 3.\n")],
)
def worked_out_misjudged(claim: WorkedOut, world: World) -> Judgement:
    """Steps between two ticks, differences of two panels, or spreads are not as a sentence tells.

    A sentence is read only where a form takes it to its last word: which lines go so, how far, which furthest and which least.
    """
    return judge(claim, world)
