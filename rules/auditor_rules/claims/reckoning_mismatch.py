"""Differences, steps, means and sums told part by part: "A leads B by 5 in May and by 2 in June"."""

from collections.abc import Iterable

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims.reckonings.claims import Reckonings
from auditor.claims.reckonings.judging import doubted, judge
from auditor.claims.reckonings.reading import hear
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Moths counted\n\n| lamp \\ night | 1 | 2 | 3 |\n|---|---|---|---|\n| Blue | 14 | 9 | 25 |\n"
    "| Amber | 8 | 7 | 12 |\n| Red | 3 | 4 | 5 |\n\n### Observations\n\n"
)


def _no_clauses(clause: Clause) -> Iterable[Reading]:
    return ()


@claim(
    "CLM104",
    kind="reckoning",
    reads=_no_clauses,
    hears=hear,
    precedence=Precedence(doubts=doubted),
    bad=[
        Example(
            _GRID + "- Added up over the three nights, Amber is the busiest lamp with 27 moths.\n",
            marks="Added up over the three nights, Amber is the busiest lamp with 27 moths.",
            says="48",
        ),
    ],
    good=[Example(_GRID + "- Added up over the three nights, Blue is the busiest lamp with 48 moths.\n")],
)
def reckoning_mismatch(claim: Reckonings, world: World) -> Judgement:
    """A difference, a step, a mean or a sum is not what a sentence tells.

    A sentence is read only where each of its words is known to do something; what a part leaves unsaid comes from the parts before it.
    """
    return judge(claim, world)
