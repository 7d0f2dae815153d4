"""Two numbers of a sentence and what it tells of them: "almost triples the catch (30.5 before, 58.0 after)"."""

from collections.abc import Iterable

from auditor.claim import Judgement, Precedence, Reading, claim
from auditor.claims.own_numbers import OwnNumbers
from auditor.claims.own_numbers import judge as judge_numbers
from auditor.claims.pairs_told import BESIDE, hear
from auditor.language.clauses import Clause
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Ferries full\n\n| pier \\ day | 1 | 2 | 3 |\n|---|---|---|---|\n| North | 14 | 19 | 52 |\n"
    "| South | 28 | 37 | 42 |\n\n### Observations\n\n"
)


def _no_clauses(clause: Clause) -> Iterable[Reading]:
    return ()


@claim(
    "CLM112",
    kind="own-numbers",
    reads=_no_clauses,
    hears=hear,
    precedence=Precedence(where_open=True, beside=frozenset(BESIDE)),
    bad=[
        Example(
            _GRID + "- New timetables have the northern crowd more than quadrupled (14 before, 52 after).\n",
            marks="New timetables have the northern crowd more than quadrupled (14 before, 52 after).",
            says="3.71 times",
        ),
        Example(
            _GRID + "- To go by the early boat is worth 18 seats to southerners (28 against 42).\n",
            marks="To go by the early boat is worth 18 seats to southerners (28 against 42).",
            says="14 apart",
        ),
    ],
    good=[
        Example(
            _GRID + "- New timetables have the northern crowd more than tripled (14 before, 52 after).\n"
            "- To go by the early boat is worth 14 seats to southerners (28 against 42).\n"
        )
    ],
)
def numbers_disagree(claim: OwnNumbers, world: World) -> Judgement:
    """Two numbers that a sentence tells side by side are not as far apart, or as many times each other, as it says.

    Both must be values of cells, and the sentence may tell no third thing of them. Where they agree, nothing is borne
    out by that: whether they stand where it says is for others to judge.
    """
    return judge_numbers(claim, world)
