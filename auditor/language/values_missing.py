"""What is measured, where it is told to be there or not: "October lacks two prices", "no price is given for pears" as "values".

Where a cell is blank, a price that a line does not have is a blank, and no price of zero.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from auditor.language.tokens import norms
from auditor.model import Document

_NOUNS = frozenset(
    "price time rate score count temperature yield accuracy share mark length weight speed duration latency height cost fee level depth percentage rating wage rent".split()
)
_MEASURE = r"(?P<noun>[a-z]{3,})"
_NUMBER = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})"
_HAS = r"(?:has|have|had|carr(?:y|ies|ied)|shows?|showed|gives?|lists?|listed|bears?)"
_WHERE = r"(?=\s*[.;,]?\s*$|\s+(?:in|at|on|for|under|during|from|there|is|are|was|were)\b)"
_MISSED = re.compile(
    rf"(?:\b{_HAS}\s+(?P<no>no|an?|any|{_NUMBER}\s+missing|{_NUMBER}\s+blank)"
    rf"|\b(?P<lacks>lack(?:s|ed)?|(?:is|are|was|were)\s+without|without)\s+(?:(?P<size>{_NUMBER})|an?|any)"
    rf"|^(?P<none>no)|\bin\s+which\s+all\s+(?:of\s+the\s+)?(?:{_NUMBER}\s+)?[a-z]+\s+{_HAS}\s+an?)\s+{_MEASURE}{_WHERE}",
    re.IGNORECASE,
)
_GIVEN = re.compile(
    r"\s+(?:is|are|was|were)\s+(?:given|recorded|listed|shown|reported|available|known|quoted|noted|measured|entered)\b"
)
_LACKS = re.compile(
    r"\b(?:lacks?|lacked|misses|is\s+without|was\s+without)\s+an?\s+(?P<noun>value|figure|number|reading|entry|result|measurement|[a-z]{3,})(?=\s+(?:in|at|on|for|under)\b)",
    re.IGNORECASE,
)
_PLAIN = frozenset("value figure number reading entry result measurement".split())


def values_missing(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where a measure stands for a value that is there or not, and the plain word; only where some cell is blank."""
    measures = _measured(document)
    if not any(cell.quantity is None for panel in document.panels for cell in panel.cells):
        return
    for found in _LACKS.finditer(text):
        if found["noun"].casefold() in _PLAIN or set(norms(found["noun"])) <= measures:
            yield *found.span(), "has no value"
    for found in _MISSED.finditer(text):
        if not set(norms(found["noun"])) <= measures or (found["lacks"] and not found["size"]):
            continue
        if found["none"] and not _GIVEN.match(text, found.end()):
            continue
        yield *found.span("noun"), "values" if found["noun"].casefold().endswith("s") else "value"


@lru_cache(maxsize=16)
def _measured(document: Document) -> frozenset[str]:
    """The nouns for what is measured that stand before the first grid."""
    return _NOUNS.intersection(norms(document.source.text[: document.data_start]))
