"""Extremes at the same place: "both panels peak in the same cell", "Ash and Elm are at their lowest in the same month"."""

from collections.abc import Iterable

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims import meetings
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = "## Sap\n\n| tree \\ month | May | June | July |\n|---|---|---|---|\n| Ash | 3 | 7 | 12 |\n| Elm | 5 | 6 | 8 |\n| Oak | 9 | 4 | 6 |\n\n### Observations\n\n"


def _no_clauses(clause: Clause) -> Iterable[Reading]:
    return ()


@claim(
    "CLM105",
    kind="meeting",
    reads=_no_clauses,
    hears=meetings.hear,
    precedence=Precedence(to_the_last_word=True),
    bad=[
        Example(
            f"{_GRID}- Elm and Oak peak in the same month.\n",
            marks="Elm and Oak peak in the same month.",
            says="highest at (Oak, May)",
        )
    ],
    good=[Example(f"{_GRID}- Ash and Elm peak in the same month.\n")],
)
def extremes_apart(claim: meetings.Meeting, world: World) -> Judgement:
    """Extremes that are told to stand at the same place stand at different ones.

    Of values that may be equal each may be the extreme. Where a value is missing nothing is refuted.
    """
    return meetings.judge(claim, world)
