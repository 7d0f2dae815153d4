"""The stages of a line, told by a whole sentence: "A starts at 4, loses 2 until May, then climbs to 9 and stays there"."""

from collections.abc import Iterable

from auditor.claim import Judgement, Reading, claim
from auditor.claims.stages.claims import Stages
from auditor.claims.stages.judging import judge
from auditor.claims.stages.reading import hear
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Owls heard\n\n| wood \\ night | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| Beech | 4 | 9 | 3 | 16 |\n"
    "| Larch | 18 | 17 | 12 | 10 |\n\n### Observations\n\n"
)


def _no_clauses(clause: Clause) -> Iterable[Reading]:
    return ()


@claim(
    "CLM091",
    kind="stages",
    reads=_no_clauses,
    hears=hear,
    bad=[
        Example(
            _GRID + "- Beech first gains 5, then loses 6, only to climb back to 19.\n",
            marks="Beech first gains 5, then loses 6, only to climb back to 19.",
            says="4, 9, 3, 16",
        ),
    ],
    good=[Example(_GRID + "- Beech first gains 5, then loses 6, only to climb back to 16.\n")],
)
def stages_misjudged(claim: Stages, world: World) -> Judgement:
    """A row or column does not go through the stages that a sentence tells, one after the other.

    A sentence is refuted only where it was understood to its last word, and where leaving out one of its numbers, ticks or
    directions makes it right: then that one is the slip.
    """
    return judge(claim, world)
