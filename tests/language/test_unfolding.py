"""How sentences of several claims are told as short ones."""

import pytest

from auditor.language.unfolding import unfolded
from auditor.language.vocabulary import vocabulary
from auditor.reading.document import read
from auditor.source import Source

GRID = """# Tiles by kiln and shift

| Kiln | Dawn | Noon | Late |
|---|---|---|---|
| Anvil | 34 | 41 | 25 |
| Cinder | 47 | 52 | 40 |

"""


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("Anvil, the weakest kiln, makes 25 tiles.", "Anvil is the weakest kiln; Anvil makes 25 tiles."),
        ("Anvil, with 41 at Noon, is behind.", "Anvil has 41 at Noon; Anvil is behind."),
        ("Anvil, our oldest kiln, ends at 25.", "Anvil ends at 25."),
        ("Cinder rises, reaching 52 at Noon.", "Cinder rises; Cinder reaches 52 at Noon."),
        ("Cinder climbs at Noon and then drops to 40.", "Cinder climbs at Noon; Cinder then drops to 40."),
        ("The maximum is Cinder, with 52 tiles.", "The maximum is Cinder (52 tiles)."),
        ("The maximum, 52, is at Noon.", "The maximum (52) is at Noon."),
        ("Cinder leads, with Anvil second.", "Cinder leads; Anvil is second."),
        ("Cinder leads, leaving Anvil behind.", "Cinder leads; Anvil is behind."),
        ("While Anvil falls, Cinder rises.", "Anvil falls; Cinder rises."),
        ("Cinder falls to 40, which worries the owner.", "Cinder falls to 40."),
    ],
)
def test_parts_are_told_of_their_subject(sentence: str, told: str) -> None:
    assert _told(sentence) == told


@pytest.mark.parametrize(
    "sentence",
    [
        "Cinder leads at Dawn, Noon and Late.",
        "Cinder leads everywhere, if the broken tiles are left out.",
        "Cinder falls to 40, approximately.",
        "Anvil makes 34 tiles at Dawn, 41 at Noon and 25 in the Late shift.",
    ],
)
def test_what_restricts_or_lists_is_left_as_it_is(sentence: str) -> None:
    assert _told(sentence) is None


def _told(sentence: str) -> str | None:
    document = read(Source("x.md", f"{GRID}{sentence}\n"))
    found = unfolded(document.statements[-1], document, vocabulary(document))
    return found.statement.text if found else None
