"""Moves: "from May to June A gained most", "all but A fell in June", "B lost more than half of its water by August"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Judgement, Reading, claim
from auditor.claims.moves.claims import Moves
from auditor.claims.moves.judging import judge
from auditor.claims.moves.reading import read as read_inside
from auditor.claims.shifts.reading import read as read_across
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Frogs counted\n\n| pond \\ month | April | May | June |\n|---|---|---|---|\n| Mill | 10 | 4 | 7 |\n"
    "| Oak | 6 | 7 | 12 |\n| Fen | 3 | 5 | 4 |\n\n### Observations\n\n"
)


def read(clause: Clause) -> Iterator[Reading]:
    """From one panel to the next, or inside of panels; where it may be the one, the other is no more than possible."""
    across = list(read_across(clause))
    yield from across
    for reading in read_inside(clause):
        if across and isinstance(reading.claim, Moves):
            yield replace(reading, claim=replace(reading.claim, supports=False))
        else:
            yield reading


@claim(
    "CLM067",
    kind="move",
    reads=read,
    bad=[
        Example(
            _GRID + "- From May to June, Mill gained most.\n",
            marks="From May to June, Mill gained most.",
            says="Oak",
        ),
        Example(
            _GRID + "- In June all ponds but Oak gained frogs.\n",
            marks="In June all ponds but Oak gained frogs.",
            says="7 to 12",
        ),
    ],
    good=[
        Example(
            _GRID + "- From May to June, Oak gained most.\n- Only Mill lost frogs between April and May.\n"
            "- The largest drop from one month to the next was 6, at Mill, between April and May.\n"
        )
    ],
)
def move_misjudged(claim: Moves, world: World) -> Judgement:
    """Between two ticks other rows or columns gain or lose than the text says, or by another part of what they had.

    "Lost half" tells what part is lost, and is refuted by parts that nobody would call so. Where it is not told
    between which ticks, the ends of an axis that has an order are meant.
    """
    return judge(claim, world)
