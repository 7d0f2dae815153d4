"""Numbers told by phrases within phrases: "the sum of the row A is 4 higher than twice the difference between B and C in May"."""

from collections.abc import Iterable

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims.phrased.claims import Phrased
from auditor.claims.phrased.judging import judge
from auditor.claims.phrased.reading import hear
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Kites sold\n\n| shop \\ month | May | June | July |\n|---|---|---|---|\n| Harbour | 4 | 9 | 5 |\n"
    "| Heath | 18 | 17 | 12 |\n| Dunes | 7 | 8 | 3 |\n\n### Observations\n\n"
)
_TRUE = "- From June to July the fall of Heath is 1 higher than the fall of Harbour.\n"


def _read(clause: Clause) -> Iterable[Reading]:
    return ()


@claim(
    "CLM111",
    kind="phrased",
    reads=_read,
    hears=hear,
    precedence=Precedence(to_the_last_word=True),
    bad=[
        Example(
            _GRID + "- From June to July the fall of Heath is 3 higher than the fall of Harbour.\n",
            marks="From June to July the fall of Heath is 3 higher than the fall of Harbour.",
            says="is 5",
        ),
    ],
    good=[Example(_GRID + _TRUE)],
)
def phrase_misjudged(claim: Phrased, world: World) -> Judgement:
    """Numbers that a sentence works out of cells do not stand to one another as it tells.

    Sums, means, extremes, spreads, differences and moves of named lines are composed as their noun phrases are; a
    sentence is heard only where each of its words has its place in that.
    """
    return judge(claim, world)
