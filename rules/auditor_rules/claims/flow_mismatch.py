"""Flows between places: "A sends 12 to B and receives 15", "more go from A to B than back", "A is a net receiver"."""

from collections.abc import Iterator

from auditor.claim import OF_CELLS, Judgement, Reading, claim
from auditor.claims.flows import reading
from auditor.claims.net_cells import NetsTold
from auditor.claims.net_cells import judge as judged
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """Flows there and back, what a place sends and receives in all, and what stays."""
    yield from reading.read(clause)


_GRID = (
    "## Vans per day\n\n| from \\ to | Ash | Elm | Oak |\n|---|---|---|---|\n| Ash | 4 | 12 | 7 |\n"
    "| Elm | 9 | 2 | 5 |\n| Oak | 3 | 8 | 1 |\n\n### Observations\n\n"
)


@claim(
    "CLM050",
    kind="flow",
    reads=read,
    # "To Ash" names no row: what is said of flows is said in their direction.
    overrides=(*OF_CELLS, "amount"),
    bad=[
        Example(
            f"{_GRID}- Ash receives more vans than it sends.\n",
            marks="Ash receives more vans than it sends.",
            says="-7",
        )
    ],
    good=[
        Example(f"{_GRID}- Ash sends 12 vans to Elm and receives 9 from there.\n- Elm is a net receiver.\n")
    ],
)
def flow_mismatch(claim: NetsTold, world: World) -> Judgement:
    """Flows between places are not as the text says.

    Read only where the labels of a grid tell which side is left and which is reached. What a place sends and receives
    in all counts what stays in it on both sides, so that it makes no difference on balance.
    """
    return judged(claim, world)
