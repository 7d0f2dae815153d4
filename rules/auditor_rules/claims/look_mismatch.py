"""How cells look: "the last row is blank", "six cells are in bold", "N/A appears only in column 4"."""

from auditor.claim import Judgement, claim
from auditor.claims.looks.claims import Looks
from auditor.claims.looks.judging import judge
from auditor.claims.looks.reading import read
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | N/A |\n"
    "| south | 9.2 | 5.2 | N/A |\n| east | 4.0 | 6.3 | 7.0 |\n\n### Observations\n\n"
)


@claim(
    "CLM066",
    kind="look",
    reads=read,
    overrides=("count", "peak", "range", "amount", "value"),
    bad=[
        Example(
            _GRID + "- Three of the nine cells are missing.\n",
            marks="Three of the nine cells are missing.",
            says="2 of 9 cells are missing",
        )
    ],
    good=[
        Example(
            _GRID
            + "- Two of the nine cells are missing.\n- Only the east row is complete.\n- No value is missing in year 1.\n"
        )
    ],
)
def look_mismatch(claim: Looks, world: World) -> Judgement:
    """Cells are not missing, bold, marked or coloured as the text says.

    A cell is missing where the document writes its mark for that; a place of which it writes nothing may hold
    anything. Cells have the colours noted for them. Words that may tell of something else ("finish") refute nothing.
    """
    return judge(claim, world)
