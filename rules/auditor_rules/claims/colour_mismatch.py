"""What is said of colours: "two fields are red", "darker is lower", "the reddest cell is at the top right"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.tints.claims import Tints
from auditor.claims.tints.judging import judge
from auditor.claims.tints.reading import tinted
from auditor.language.clauses import Clause
from auditor.rule import Example, Severity
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """Counts and shares of coloured cells, what a colour or a shade stands for, the cell of the most extreme colour."""
    yield from tinted(clause)


_GRID = "## Load\n\n| desk \\ hour | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3 (pale blue) | 4 (pale blue) | 9 (dark blue) |\n| b | 8 (dark blue) | 2 (pale blue) | 9 (dark blue) |\n\n### Observations\n\n"


@claim(
    "CLM038",
    kind="colour",
    reads=read,
    severity=Severity.WARNING,
    bad=[
        Example(
            f"{_GRID}- Dark blue covers four of the six cells.\n",
            marks="Dark blue covers four of the six cells.",
            says="3 cells are Dark blue",
        )
    ],
    good=[
        Example(
            f"{_GRID}- Dark blue covers three of the six cells.\n- Darker colours represent higher values.\n- Pale blue marks the smaller numbers.\n"
        )
    ],
)
def colour_mismatch(claim: Tints, world: World) -> Judgement:
    """The colours of the cells, or of the legend, are not what the text says.

    A cell has the colour that is noted for it, else the one that the legend's ranges give to its value. Colours
    with neighbouring names may be the same to two pairs of eyes, and differ in no claim; a legend whose
    ends are not told by numbers refutes nothing.
    """
    return judge(claim, world)
