"""Confusion matrices told of to the last word: "fox leads on F1, with dog in second place", "no class is recalled below 70%"."""

import re
from collections.abc import Iterator
from typing import Any

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims.crossed.claims import Crossed
from auditor.claims.crossed.hearing import OVERRIDDEN, hear
from auditor.claims.crossed.judging import judge
from auditor.doubt.of_classes import JOINT_FIRST
from auditor.language.clauses import Clause
from auditor.model import Document, Statement
from auditor.rule import Example
from auditor.world import World


def _no_clauses(clause: Clause) -> Iterator[Reading]:
    """Nothing: whole sentences are heard."""
    yield from ()


_GRID = (
    "## Confusion matrix\n\n| true \\ predicted | fox | dog | cat |\n|---|---|---|---|\n| fox | 40 | 8 | 2 |\n"
    "| dog | 5 | 60 | 15 |\n| cat | 1 | 9 | 30 |\n\n### Observations\n\n"
)


# "As are A and B", "with A behind it", "A and B gain most, followed by C": what is told leans on what stands before.
_LEANING = re.compile(
    r"\bas (?:are|is|do|does|were|was)\b|\bbehind (?:it|them)\b|\band\b[^.;:]{1,40}\b(?:gain|lose|improve|drop|change)\w*\s+(?:the\s+)?(?:most|least)\b",
    re.IGNORECASE,
)


# "A and B share first place", "the 8 errors were 5 A and 3 B": what is told of several, or in parts of what was told before.
_SHARED = re.compile(r"\bshares?\s+(?:the\s+)?(?:first|second|third|top|last)\b", re.IGNORECASE)
_DEALT = re.compile(r"\b(?:false alarms|errors|misses|mistakes)\s+(?:were|are)\s+\d", re.IGNORECASE)


def _doubts(statement: Statement, document: Document, claim: Any) -> bool:
    """Whether a part of the sentence takes its sense from another one."""
    written = document.source.text[statement.span.start : statement.span.end]
    return any(pattern.search(written) for pattern in (_LEANING, _SHARED, _DEALT, JOINT_FIRST))


@claim(
    "CLM096",
    kind="crossed",
    reads=_no_clauses,
    hears=hear,
    overrides=OVERRIDDEN,
    precedence=Precedence(
        where_open=True,
        beside=frozenset(("amount", "derived-metric", "peak")),
        bears_out_beside=frozenset(("value", "range", "ordinal", "average", "threshold", "count", "shape")),
        doubts=_doubts,
    ),
    bad=[
        Example(
            f"{_GRID}- Recall differs by 20 points between the best and the worst class.\n",
            marks="Recall differs by 20 points between the best and the worst class.",
            says="75%",
        )
    ],
    good=[
        Example(
            f"{_GRID}- Fox has the fewest misses, with cat in a tie.\n- No class is recalled below 70%.\n"
        )
    ],
)
def crossed_misjudged(claim: Crossed, world: World) -> Judgement:
    """What a sentence tells of the classes, errors and pairs of a confusion matrix does not hold.

    The sentence is read in a closed vocabulary, part by part: one with a word left over is not read. Where it may be
    meant in several ways, all have to fail; so of a matrix that may be turned either way.
    """
    return judge(claim, world)
