"""Duels: "A beats B on every day but Friday", "in May A is three times as likely as B", "A edges out B by two points"."""

from collections.abc import Iterator

from auditor.claim import Judgement, Reading, claim
from auditor.claims.duels import judging
from auditor.claims.duels.claims import Duels
from auditor.claims.duels.reading import read
from auditor.claims.duels.unrivalled import read_unrivalled
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Parcels handed over\n\n| depot \\ day | Monday | Tuesday | Wednesday |\n|---|---|---|---|\n| Quay | 40 | 44 | 30 |\n"
    "| Yard | 20 | 22 | 31 |\n| Dock | 8 | 9 | 10 |\n\n### Observations\n\n"
)


def _read(clause: Clause) -> Iterator[Reading]:
    """Two sides, or one against all others."""
    found = list(read(clause))
    yield from found or read_unrivalled(clause)


@claim(
    "CLM074",
    kind="duel",
    reads=_read,
    bad=[
        Example(
            _GRID + "- Quay had more parcels than Yard on every day but Tuesday.\n",
            marks="Quay had more parcels than Yard on every day but Tuesday.",
            says="31",
        )
    ],
    good=[
        Example(
            _GRID + "- Quay had more parcels than Yard on every day but Wednesday.\n"
            "- On Monday Quay had twice as many parcels as Yard.\n"
        )
    ],
)
def duel_misjudged(claim: Duels, world: World) -> Judgement:
    """One side is not ahead of the other, or not so far, at some place at which the text tells it.

    It must be told where it is so: at named rows and columns, or at all of them. Where an exception is told, it must
    be one. With a word for quality ("beats") and nothing that tells which way is better, nothing is refuted that
    would hold the other way round.
    """
    return judging.judge(claim, world)
