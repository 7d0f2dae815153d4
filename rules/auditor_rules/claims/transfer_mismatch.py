"""Transfers between what was trained on and what was tested on: "A gives more than it receives", "for A the best source is B"."""

from collections.abc import Iterator

from auditor.claim import OF_CELLS, Judgement, Reading, claim
from auditor.claims.net_cells import NetsTold
from auditor.claims.net_cells import judge as judged
from auditor.claims.transfers import reading
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """Sources and targets by their means, the best source of each target, both directions of a pair."""
    yield from reading.read(clause)


_GRID = (
    "## Scores\n\n| trained on \\ tested on | maps | plans | charts |\n|---|---|---|---|\n| maps | 90 | 52 | 47 |\n"
    "| plans | 61 | 88 | 55 |\n| charts | 44 | 50 | 93 |\n\n### Observations\n\n"
)


@claim(
    "CLM078",
    kind="transfer",
    reads=read,
    # What one set gives and receives is said of scores between sets, not of rows and columns.
    overrides=(*OF_CELLS, "amount"),
    bad=[
        Example(
            f"{_GRID}- Charts always gives more than it receives.\n",
            marks="Charts always gives more than it receives.",
            says="-3",
        )
    ],
    good=[
        Example(
            f"{_GRID}- Plans always gives more than it receives.\n- As a target, plans is the hardest, with a mean of 51.0 over the other two sets.\n"
        )
    ],
)
def transfer_mismatch(claim: NetsTold, world: World) -> Judgement:
    """Scores between training and test sets are not as the text says.

    Read only where the labels of a grid tell which side was trained on and which was tested on. Means of a source or a
    target are those over the other sets, or over all; where the text does not tell, it must fail both ways.
    """
    return judged(claim, world)
