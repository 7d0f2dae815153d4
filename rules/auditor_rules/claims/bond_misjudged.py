"""Bonds between pairs, told to the last word: "A's closest relative is B (0.6), followed by C", "no link among A, B and C falls below 0.5"."""

from typing import Any

from auditor.claim import Judgement, Precedence, claim
from auditor.claims.bonds.claims import Bonds
from auditor.claims.bonds.judging import judge
from auditor.claims.bonds.reading import OVERRIDDEN, hear, read
from auditor.doubt.denials import others_than_told
from auditor.language.clauses import uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement
from auditor.rule import Example
from auditor.world import World

_GRID = (
    "## Correlations\n\n| | rain | wind | heat | dust |\n|---|---|---|---|---|\n| rain | 1.00 | 0.40 | -0.70 | -0.22 |\n"
    "| wind | 0.40 | 1.00 | 0.10 | 0.31 |\n| heat | -0.70 | 0.10 | 1.00 | 0.55 |\n| dust | -0.22 | 0.31 | 0.55 | 1.00 |\n\n### Observations\n\n"
)


def _doubts(statement: Statement, document: Document, claim: Any) -> bool:
    """Whether pairs that were told of before may be left out, where nothing is named that they may be other than."""
    others = others_than_told(statement.text)
    return others and not uncut(statement, document, vocabulary(document)).refs


@claim(
    "CLM094",
    kind="bond",
    reads=read,
    hears=hear,
    overrides=OVERRIDDEN,
    precedence=Precedence(to_the_last_word=True, firm=True, doubts=_doubts),
    bad=[
        Example(
            f"{_GRID}- The tightest positive link is that of heat and dust (0.55), followed by wind and dust (0.31).\n",
            marks="The tightest positive link is that of heat and dust (0.55), followed by wind and dust (0.31).",
            says="rain-wind",
        )
    ],
    good=[Example(f"{_GRID}- Rain is negatively correlated with heat and dust, and positively with wind.\n")],
)
def bond_misjudged(claim: Bonds, world: World) -> Judgement:
    """What a sentence tells of pairs, members and groups of a correlation or distance matrix does not hold.

    The sentence is read by a grammar of noun phrases for sets of pairs and of what is said of them; one with a word left
    over is not read. Where the distance from zero may be meant as well as the value, both have to fail.
    """
    return judge(claim, world)
