"""How single lines run: "row A starts at 4, wavers between 3 and 9 and ends 2 above where it began", "only B changes in one direction"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.climbs.reading import read as climbs
from auditor.claims.paths.claims import Paths
from auditor.claims.paths.entering import read as entering
from auditor.claims.paths.judging import judge
from auditor.claims.paths.reading import read as paths
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Owls heard\n\n| wood \\ night | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| Beech | 4 | 9 | 3 | 6 |\n"
    "| Larch | 8 | 7 | 5 | 2 |\n| Yew | 5 | 6 | 7 | 9 |\n\n### Observations\n\n"
)


def read(clause: Clause) -> Iterator[Reading]:
    """What lines do: facts one after the other, or where an axis leads them."""
    found = list(paths(clause)) or list(entering(clause))
    yield from found or climbs(clause)


@claim(
    "CLM071",
    kind="path",
    reads=read,
    bad=[
        Example(
            _GRID + "- Beech ends 5 above where it started.\n",
            marks="Beech ends 5 above where it started.",
            says="4, 9, 3, 6",
        ),
        Example(
            _GRID + "- All woods but Yew change in one direction.\n",
            marks="All woods but Yew change in one direction.",
            says="4, 9",
        ),
    ],
    good=[
        Example(
            _GRID + "- Beech zigzags between 3 and 9 and ends 2 above where it started.\n"
            "- Larch falls by 3 in the last step alone.\n- All woods but Beech change in one direction.\n"
        )
    ],
)
def path_misjudged(claim: Paths, world: World) -> Judgement:
    """A row, column or diagonal does not run as the text says: where it starts, turns and ends, how far it swings.

    "Wavers between 3 and 9" tells the extremes; it is refuted only where a value lies outside, or where all keep to a
    small part of it. A line zigzags unless it goes one way. What a line spans may be told of its ends or of one step.
    """
    return judge(claim, world)
