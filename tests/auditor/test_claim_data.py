"""Claims as data: what is printed can be given back, and the published schema describes it."""

import json
from pathlib import Path

import pytest

from auditor.claim import ClaimKind
from auditor.claim_data import ClaimError, from_data, to_data
from auditor.claim_schema import json_schema
from auditor.model import Document
from auditor.reading.document import read
from auditor.rule import members
from auditor.source import Source
from said import all_judged

KINDS = members(ClaimKind)
PUBLISHED = Path(__file__).parents[2] / "docs" / "claim.schema.json"
GRID = """## Speed of two pumps

| pump \\ load | 1 | 2 |
|---|---|---|
| red | 3.1 | 4.5 |
| blue | 9.2 | 5.0 |

"""


def document(text: str) -> Document:
    return read(Source("pumps.md", text))


def amount(function: str = "cell", relation: str = "") -> dict[str, object]:
    """A claim that one cell, or what it gives with itself, is 3."""
    term = {"function": function, "scope": [{}]}
    compound = {"first": term, "second": term if relation else None, "relation": relation}
    return {"kind": "amount", "parts": [{"number": {"number": "3"}, "term": compound}]}


@pytest.mark.parametrize("example", [example.text for kind in KINDS for example in (*kind.bad, *kind.good)])
def test_every_claim_of_every_example_reads_back_as_itself(example: str) -> None:
    whole = document(example)
    for judged in all_judged(example):
        if judged.claim is not None and judged.rule is not None:
            data = json.loads(json.dumps(to_data(judged.rule, judged.claim, whole)))
            assert from_data(data, whole, KINDS) == (judged.rule, judged.claim)


def test_the_published_schema_describes_the_claims_of_today() -> None:
    assert json.loads(PUBLISHED.read_text()) == json.loads(json.dumps(json_schema(KINDS)))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({"kind": "guess"}, "a claim needs a kind"),
        ({"kind": "peak", "direction": "max"}, "lacks the field 'scope'"),
        ({"kind": "peak", "direction": "max", "scope": [{}], "colour": "red"}, "has the field 'colour'"),
        ({"kind": "peak", "direction": "max", "scope": [{"rows": ["green"]}]}, "names the tick 'green'"),
        ({"kind": "peak", "direction": "max", "scope": [{"panel": "B"}]}, "names the panel 'B'"),
        ({"kind": "peak", "direction": "max", "scope": [{}], "value": "much"}, "must be a number"),
        ({"kind": "peak", "direction": 3, "scope": [{}]}, "must be a text"),
        (amount(function="mode"), "cells give no 'mode'"),
        (amount(relation="product"), "two terms give no 'product'"),
    ],
)
def test_a_claim_that_cannot_be_read_says_why_in_one_sentence(data: dict[str, object], reason: str) -> None:
    with pytest.raises(ClaimError, match=reason):
        from_data(data, document(GRID), KINDS)


def test_a_claim_beside_a_sentence_that_is_not_understood_is_judged_in_its_place() -> None:
    claim = '{"kind": "peak", "direction": "max", "scope": [{}], "value": 9.2, "place": [{"rows": ["blue"]}]}'
    text = f"{GRID}Nobody outran blue on the 14th of May. <!-- auditor: claim {claim} -->\n"
    (judged,) = all_judged(text)
    assert (judged.verdict.value, judged.text) == ("supported", "Nobody outran blue on the 14th of May.")


def test_a_claim_that_the_data_refute_is_a_finding_on_its_sentence() -> None:
    claim = '{"kind": "peak", "direction": "max", "scope": [{}], "value": 8.8}'
    found = all_judged(f"{GRID}Blue leads.\n<!-- auditor: claim {claim} -->\n")
    assert any(j.verdict.value == "contradicted" and j.finding for j in found)


def test_a_claim_that_says_the_opposite_of_its_sentence_is_a_finding() -> None:
    claim = '{"kind": "peak", "direction": "max", "scope": [{}], "value": 9.2}'
    found = all_judged(f"{GRID}The highest value is 8.8. <!-- auditor: claim {claim} -->\n")
    assert any(j.finding and "for a sentence that states" in j.finding.message for j in found)
