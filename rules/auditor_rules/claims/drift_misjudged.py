"""Gaps along an axis: "the gap between A and B grows every week", "the four ponds draw closer from May to August"."""

from auditor.claim import Judgement, claim
from auditor.claims.moves import drifts
from auditor.claims.moves.drift_reading import read
from auditor.claims.moves.drifts import Gaps
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Frogs counted\n\n| pond \\ month | April | May | June |\n|---|---|---|---|\n| Mill | 10 | 14 | 19 |\n"
    "| Oak | 6 | 7 | 10 |\n| Fen | 3 | 5 | 9 |\n\n### Observations\n\n"
)


@claim(
    "CLM068",
    kind="drift",
    reads=read,
    bad=[
        Example(
            _GRID + "- The gap between Mill and Oak shrinks every month.\n",
            marks="The gap between Mill and Oak shrinks every month.",
            says="4, 7, 9",
        )
    ],
    good=[
        Example(
            _GRID
            + "- The gap between Mill and Oak grows every month.\n- From April to June, Oak and Fen draw closer.\n"
        )
    ],
)
def drift_misjudged(claim: Gaps, world: World) -> Judgement:
    """Some lines draw closer where the text says that they drift apart, or the other way round.

    The gap of more than two lines is that between the highest and the lowest of them. Without a word for each step,
    a setback on the way refutes nothing, as long as most steps go as is told.
    """
    return drifts.judge(claim, world)
