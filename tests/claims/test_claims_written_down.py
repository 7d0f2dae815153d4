"""Claims of these kinds can be written as data and read back, so that they can be given outright."""

import json

import pytest

from auditor.claim import ClaimKind
from auditor.claim_data import from_data, to_data
from auditor.reading.document import read
from auditor.rule import members
from auditor.source import Source
from said import all_judged

TEXT = """## Yield by orchard and year

| orchard \\ year | 2001 | 2002 | 2003 |
|---|---|---|---|
| Ridge | 6.1 | 7.5 | 5.9 |
| Vale | 9.2 | 5.2 | 8.4 |
| Moor | 4.1 | 4.4 | 4.0 |

### Observations

"""

SENTENCES = [
    "Vale is higher than Moor in every year.",
    "Vale has the highest mean of all orchards.",
    "In 2002, Ridge exceeds Vale by 2.3.",
    "Vale surpasses Ridge in two of the three years.",
    "All values exceed 3.9.",
    "Only Vale exceeds 8.",
    "Everything except the Moor row is above 5.",
    "Moor depends least on the year.",
    "Moor spans only 0.4.",
    "Ridge and Moor are not identical.",
]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_claim_survives_being_written_and_read(sentence: str) -> None:
    document = read(Source("document.md", f"{TEXT}{sentence}\n"))
    kinds = members(ClaimKind)
    found = [
        one for one in all_judged(f"{TEXT}{sentence}\n") if one.claim is not None and one.rule is not None
    ]
    assert found
    for one in found:
        assert one.rule is not None
        data = json.loads(json.dumps(to_data(one.rule, one.claim, document)))
        assert from_data(data, document, kinds) == (one.rule, one.claim)
