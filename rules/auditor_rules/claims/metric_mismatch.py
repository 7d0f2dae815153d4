"""Metrics derived from a confusion matrix, and plain arithmetic: "recall of B: 36/40 = 90%"."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Guess, Judgement, Precedence, Reading, claim
from auditor.claims.matrices.reading import told_of_cells
from auditor.claims.measures.claims import Derived
from auditor.claims.measures.judging import judge
from auditor.claims.measures.reading import derived
from auditor.claims.measures.tallies import tallies
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_METRIC = re.compile(
    r"\W*(?:precision|recall|f1|f1[- ]score|sensitivity|specificity|support|(?:producer|user|consumer)['’]?s?['’]? accuracy)"
    r"s?\W*(?:\([^()]*\)\W*)?",
    re.IGNORECASE,
)
# "Right on 90% of these occasions": of those that were called so, and never of those that are.
_OF_CALLS = re.compile(
    r"\b(?:of|on|in) (?:these|those|such) (?:occasions|calls|answers|verdicts|guesses)\b", re.IGNORECASE
)
_TOP_K = re.compile(r"\btop-?\s?\d+\b", re.IGNORECASE)


def read(clause: Clause) -> Iterator[Reading]:
    """A metric with its value, one class taken for another, or an equation."""
    if _TOP_K.search(clause.text):
        return  # "top-3 accuracy" is another measure
    found = list(told_of_cells(clause))
    if not found or any(_METRIC.fullmatch(label) for label in clause.statement.trail[-2:]):
        found += derived(clause)  # below "Precision", "80 of 90 were right" may be that of a class
    of_calls = _OF_CALLS.search(clause.text)
    yield from (
        one for one in found if not of_calls or all(check.about != "recall" for check in one.claim.checks)
    )


def guesses(clause: Clause) -> Iterator[Sequence[Guess]]:
    """Numbers that count cells which the clause names, or named before."""
    yield from tallies(clause)


_GRID = "## Confusion matrix\n\n| Actual \\ Predicted | cat | dog |\n|---|---|---|\n| cat | 40 | 10 |\n| dog | 5 | 45 |\n\n### Observations\n\n"


@claim(
    "CLM037",
    kind="derived-metric",
    reads=read,
    guesses=guesses,
    precedence=Precedence(firm=True),
    bad=[Example(f"{_GRID}- The recall of cat is 88.9%.\n", marks="The recall of cat is 88.9%.", says="80%")],
    good=[
        Example(
            f"{_GRID}- The precision of cat is 88.9%.\n- Accuracy: (40 + 45) / 100 = 85%.\n- Cats were taken for dogs 10 times.\n"
        )
    ],
)
def metric_mismatch(claim: Derived, world: World) -> Judgement:
    """A metric is not what the confusion matrix gives, or an equation does not come out.

    The way the matrix is turned is told by its labels or the text; where it is not, a metric must fail both
    ways. Sums over a class that the matrix leaves out, and metrics that shares of a line cannot give, stay undecided.
    """
    return judge(claim, world)
