"""Pairs of a set that is crossed with itself: "the strongest link joins A and B", "more of A comes with less of B"."""

from collections.abc import Iterator

from auditor.claim import OF_CELLS, Judgement, Precedence, Reading, claim
from auditor.claims.relations import reading
from auditor.claims.relations.claims import Related
from auditor.claims.relations.claims import judge as judged
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """All pairs, those of one member or those within a group: their sign, bounds, extremes and mean."""
    yield from reading.read(clause)


_GRID = (
    "## Correlations\n\n| | rain | wind | heat |\n|---|---|---|---|\n| rain | 1.00 | 0.40 | -0.70 |\n"
    "| wind | 0.40 | 1.00 | 0.10 |\n| heat | -0.70 | 0.10 | 1.00 |\n\n### Observations\n\n"
)


@claim(
    "CLM040",
    kind="pairs",
    reads=read,
    # What is said of pairs is not said of cells.
    overrides=OF_CELLS,
    precedence=Precedence(firm=True),
    bad=[
        Example(
            f"{_GRID}- More rain tends to come with more heat.\n",
            marks="More rain tends to come with more heat.",
            says="rain-heat",
        )
    ],
    good=[Example(f"{_GRID}- The strongest correlation is that between rain and heat (-0.70).\n")],
)
def pairs_misjudged(claim: Related, world: World) -> Judgement:
    """Pairs of a correlation or distance matrix are not as the text says.

    Each pair counts once, whether one or both of its cells are written, and what a member has with itself does not
    count. A strength may be meant with its sign or without; where the text does not tell, it must fail both ways.
    """
    return judged(claim, world)
