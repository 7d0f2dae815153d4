"""Gaps at places: "the gap between A and B is widest at 40 (12)", "A's lead over B grows from 3 in May to 9 in June"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims import gap_closer, gap_place_reading
from auditor.claims.gap_places import GapPlaces, gaps_shown, truth_of
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Yield\n\n| field \\ year | 1 | 2 | 3 |\n|---|---|---|---|\n| north | 6.1 | 7.5 | 5.9 |\n"
    "| south | 9.2 | 5.2 | 8.4 |\n\n### Observations\n\n"
)


def read(clause: Clause) -> Iterator[Reading]:
    """Where two things are furthest apart or closest, and to which of two others one is closer."""
    yield from gap_place_reading.read(clause)
    yield from gap_closer.read(clause)


@claim(
    "CLM049",
    kind="gap",
    reads=read,
    overrides=("peak", "amount", "value", "trend", "change", "average", "comparison", "difference", "range"),
    bad=[
        Example(
            _GRID + "- North and south differ most in year 2 (2.3).\n",
            marks="North and south differ most in year 2 (2.3).",
            says="3.1",
        )
    ],
    good=[
        Example(
            _GRID
            + "- The gap between north and south is widest in year 1 (3.1) and narrowest in year 2 (2.3).\n"
        )
    ],
)
def gap_elsewhere(claim: GapPlaces, world: World) -> Judgement:
    """Two things are not as far apart at a place as the text says, or are further apart elsewhere.

    Lines that are crossed at no single place are held against each other by their means. Where one thing is said to lie
    ahead, nothing is refuted that is right of the bare distances.
    """
    twos = [two for part in claim.parts for two in (part.two, *part.others)]
    return Judgement(
        truth_of(claim, world), gaps_shown(world, twos), missing="not all of its values are written"
    )
