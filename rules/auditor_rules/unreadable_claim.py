"""Claims given as data that cannot be read."""

import json
from collections.abc import Iterator

from auditor.claim import ClaimKind
from auditor.claim_data import ClaimError, from_data
from auditor.model import Document
from auditor.rule import Example, Finding, Mark, Severity, members, rule

_GRID = "## Speed\n\n| run \\ load | 1 | 2 |\n|---|---|---|\n| a | 3.1 | 4.5 |\n| b | 9.2 | 5.0 |\n\nRun b leads. "


@rule(
    "CLM090",
    severity=Severity.WARNING,
    bad=[
        Example(
            _GRID + '<!-- auditor: claim {"kind": "peek"} -->\n',
            marks='{"kind": "peek"}',
            says="a claim needs a kind",
        ),
        Example(
            _GRID
            + '<!-- auditor: claim {"kind": "peak", "direction": "max", "scope": [{"rows": ["c"]}]} -->\n',
            marks='{"kind": "peak", "direction": "max", "scope": [{"rows": ["c"]}]}',
            says="names the tick 'c'",
        ),
    ],
    good=[
        Example(
            _GRID
            + '<!-- auditor: claim {"kind": "peak", "direction": "max", "scope": [{}], "value": 9.2} -->\n'
        )
    ],
)
def unreadable_claim(document: Document) -> Iterator[Finding]:
    """A claim that is given as data cannot be read, so it is not judged.

    The claim must be a JSON object with a known kind, the fields of that kind, and panels and ticks that
    the document has. `docs/claim.schema.json` describes all kinds.
    """
    kinds = members(ClaimKind)
    for given in document.claims:
        try:
            data = json.loads(given.text)
            if not isinstance(data, dict):
                raise ClaimError("a claim is a JSON object")
            from_data(data, document, kinds)
        except ValueError as error:
            reason = str(error) if isinstance(error, ClaimError) else f"it is no JSON: {error}"
            yield Finding(f"this claim is not judged: {reason}", Mark(given.span))
