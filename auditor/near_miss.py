"""How far a contradicted statement is from the truth.

A writer's slip leaves a sentence nearly true: what is said of all fails of one or two, and what is called the highest
is among the high ones. Where the data are far from what was read, or at the opposite end, the sentence was more
likely misread than wrong. Only its plain opposite, one word away, is another such slip.
"""

import re

from auditor.one_slip import words_slipped
from auditor.verdicts import Outcome
from auditor.world import World

# With more than this part of the cells, pairs or places otherwise, a statement is no near miss.
FARTHEST = 2 / 3
FAR_OFF = "the data are so far from it that it may mean something else"
# Words that tell an end of the numbers, and nothing of colours, times or how good they are.
_PLAIN_END = re.compile(
    r"\b(?:high\w*|low\w*|max\w*|min\w*|peaks?|peaked|larg\w+|small\w+|great\w+|most|least|fewest)\b",
    re.IGNORECASE,
)


def far_off(outcome: Outcome, text: str, world: World) -> bool:
    """Whether what a reading tells is so far from the data that no slip of a word explains it.

    What fails of everything holds turned round. A place is hardly mistaken for one at the other end, unless its ends
    are told by plain words. Where none is told to be so and all are, it is the denial that was misread.
    """
    off = outcome.judgement.off
    if off is None or off <= FARTHEST:
        return False
    if outcome.kind.kind == "peak":
        return off < 1 or not _PLAIN_END.search(text)
    denied = getattr(getattr(outcome.reading.claim, "quantifier", None), "kind", "") == "none"
    return denied if off == 1 else not words_slipped(outcome, world)
