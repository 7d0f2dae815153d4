"""How many things there are, told ahead of the data in words that are not understood."""

import pytest

from auditor.claim import ClaimKind
from auditor.judgement import judged
from auditor.reading.document import read
from auditor.rule import members
from auditor.source import Source

GRID = """| Ligand \\ Solvent | Toluene | Dioxane | Water | Ether |
|---|---|---|---|---|
| L1 | 12 | 19 | 23 | 31 |
| L2 | 8 | 0 | 15 | 9 |
| L3 | 27 | 33 | 38 | 21 |
| L4 | 5 | 11 | 0 | 14 |
| L5 | 7 | 12 | 2 | 13 |
"""


def verdicts(sentence: str) -> set[str]:
    text = f"## Yields\n\n{sentence}\n\n{GRID}"
    found = judged(read(Source("document.md", text)), members(ClaimKind))
    return {one.verdict.value for one in found}


@pytest.mark.parametrize(
    "sentence",
    [
        "Twenty wells were filled, five ligands against four solvents.",
        "Twenty flasks were stirred overnight, one for each choice of ligand and solvent.",
        "It has a row for each of five ligands and a column for each of four liquids.",
        "The result is printed as a 5x4 heatmap in which warm tones stand for much.",
    ],
)
def test_counts_that_are_those_of_the_figure_are_borne_out(sentence: str) -> None:
    assert verdicts(sentence) == {"supported"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Twenty-four wells were filled, six ligands against four solvents.",
        "Samples were taken at seven farms.",
        "Yields were averaged over twenty runs.",
        "Five yields are above thirty.",
    ],
)
def test_other_counts_are_not(sentence: str) -> None:
    assert "supported" not in verdicts(sentence)
