"""Sentences on a table of results: "A outperforms B on X by 2 points", "A has the best recall", "A reaches 41.2 X"."""

from collections.abc import Iterable

from auditor.claim import Judgement, Reading, claim
from auditor.claims.results.claims import Told
from auditor.claims.results.hearing import hear
from auditor.claims.results.judging import judge
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_TABLE = (
    "## Parsing results\n\n| Method | Precision | Recall | Time (s) |\n|---|---|---|---|\n| Chart | 81.2 | 77.0 | 41 |\n"
    "| Shift | 79.5 | 80.3 | 12 |\n| Shift + beam | 84.1 | 82.6 | 33 |\n\n### Observations\n\n"
)


def _no_clauses(clause: Clause) -> Iterable[Reading]:
    return ()


@claim(
    "CLM076",
    kind="result",
    reads=_no_clauses,
    hears=hear,
    bad=[
        Example(
            _TABLE
            + "- Overall, the Chart method outperforms Shift + beam in terms of precision, showing that beams do not help.\n",
            marks="Overall, the Chart method outperforms Shift + beam in terms of precision, showing that beams do not help.",
            says="81.2 at (Chart, Precision)",
        ),
    ],
    good=[
        Example(
            _TABLE
            + "- Overall, Shift + beam outperforms the Chart method in terms of precision, showing that beams help.\n"
        )
    ],
)
def result_misjudged(claim: Told, world: World) -> Judgement:
    """A sentence on a table of results says of its rows what the numbers do not show.

    Which way is better is known of each column by its name, its arrow, or the caption. A comparison over several columns
    is refuted only where it fails in all of them. Costs, sizes and counts are no results unless they are named.
    """
    return judge(claim, world)
