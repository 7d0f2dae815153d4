"""The shape of a figure: "3 rows by 6 columns", "twelve counts", "three maps in a row"."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Guess, Judgement, Reading, claim
from auditor.claims.makeup.reading import Makeup, described, is_shape, judge
from auditor.claims.makeup.sizes_met import sizes_met
from auditor.claims.relations.pairs import relation
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World


def read(clause: Clause) -> Iterator[Reading]:
    """Counts of panels, rows, columns and cells, with whatever else the clause says of the make-up."""
    found = described(clause)
    if found and is_shape(found.claim) and not _of_pairs(clause) and not _OF_ONE_CELL.search(clause.text):
        yield found


def guesses(clause: Clause) -> Iterator[Sequence[Guess]]:
    """Counts among words that are not understood."""
    if found := sizes_met(clause):
        yield found


# "Two numbers stand in each cell" tells what one of them holds, and not how many there are.
_OF_ONE_CELL = re.compile(
    r"\b(?:each|every|per|any)\s+(?:single\s+)?(?:cell|square|tile|box|field)s?\b.{0,40}\b(?:numbers|values|figures|readings)\b"
    r"|\b(?:numbers|values|figures|readings)\b.{0,40}\b(?:each|every|per|any|a)\s+(?:single\s+)?(?:cell|square|tile|box|field)\b",
    re.IGNORECASE,
)


# Of a set that is crossed with itself, these count each pair once.
_PAIRS = re.compile(r"\b(?:pairs|coefficients|correlations|links|ties)\b", re.IGNORECASE)


def _of_pairs(clause: Clause) -> bool:
    return bool(_PAIRS.search(clause.text)) and any(relation(clause.document, k) for k in clause.panels)


_GRID = "## Load\n\n| desk \\ hour | 1 | 2 | 3 |\n|---|---|---|---|\n| a | 3 | 4 | 5 |\n| b | 9 | 5 | 2 |\n\n### Observations\n\n"


@claim(
    "CLM035",
    kind="shape",
    reads=read,
    guesses=guesses,
    bad=[
        Example(
            f"{_GRID}- The figure is a 3-row by 3-column grid.\n",
            marks="The figure is a 3-row by 3-column grid.",
            says="2 rows",
        )
    ],
    good=[
        Example(
            f"{_GRID}- The figure is a 2-row by 3-column grid (6 cells).\n- It contains six scores, three across and two down.\n"
        )
    ],
)
def shape_mismatch(claim: Makeup, world: World) -> Judgement:
    """The grid has not as many rows, columns, cells or panels as the text says.

    Declared ticks count, whether cells are written at them or not. A grid of which single cells are written
    refutes no number, nor does a row that is too long. Counts of a part of the cells ("sixteen scores are
    above 40") are another matter.
    """
    return judge(claim, world)
