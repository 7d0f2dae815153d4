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
    rf"|^(?P<none>no))\s+{_MEASURE}{_WHERE}",
    re.IGNORECASE,
)
_GIVEN = re.compile(
    r"\s+(?:is|are|was|were)\s+(?:given|recorded|listed|shown|reported|available|known|quoted|noted|measured|entered)\b"
)
_LACKS = re.compile(
    r"\b(?:lacks?|lacked|misses|is\s+without|was\s+without)\s+an?\s+(?P<noun>value|figure|number|reading|entry|result|measurement|[a-z]{3,})(?=\s+(?:in|at|on|for|under)\b)",
    re.IGNORECASE,
)
_END = r"(?=\s*[.;]?\s*$)"
# "May is the one month in which all ponds have a value": nothing is missing there alone.
_ALONE_COMPLETE = re.compile(
    rf"^(?P<who>[^,;:.]{{1,30}}?)\s+(?:is|was)\s+the\s+only\s+[a-z]+\s+(?:(?:in|at|on|for|with|under)\s+which|where)\s+(?:all|every|each)(?:\s+of\s+the)?(?:\s+{_NUMBER})?\s+(?P<lines>[a-z]+)\s+{_HAS}\s+(?:an?\s+)?{_MEASURE}{_END}",
    re.IGNORECASE,
)
# "Pears are missing only in July", "A has gaps only in May".
_MISSING_ONLY = re.compile(
    rf"^(?P<who>[^,;:.]{{1,30}}?)\s+(?P<verb>is|are|was|were)\s+(?:missing|blank|absent|empty|unmeasured)\s+only\s+(?P<where>(?:in|at|on|for|under)\s+[^,;:.]{{1,30}}?){_END}",
    re.IGNORECASE,
)
# "Four combinations were not measured".
_NOT_MEASURED = re.compile(
    rf"\b(?P<things>combinations?|cells?|settings?|pairs?|runs?|trials?|cases?)\s+(?P<verb>is|are|was|were|has\s+been|have\s+been|had\s+been)\s+(?:not|never)\s+(?:measured|tested|tried|recorded|run|carried\s+out|sampled|examined|surveyed){_END}",
    re.IGNORECASE,
)
# "No oat yield is given for May": whose value it is stands before the measure.
_OWNED = re.compile(
    rf"^no\s+(?!(?:other|single|such|further|more|exact|clear)\b)(?P<who>[a-z-]+(?:\s[a-z-]+)?)\s+{_MEASURE}(?P<given>\s+(?:is|was)\s+(?:given|recorded|listed|shown|reported|available|quoted|noted|entered))\s+(?:for|in|at|on)\s+(?P<where>[^,;:.]{{1,30}}?){_END}",
    re.IGNORECASE,
)
_PLAIN = frozenset("value figure number reading entry result measurement".split())


def values_missing(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where a measure stands for a value that is there or not, and the plain word; only where some cell is blank."""
    if not any(cell.quantity is None for panel in document.panels for cell in panel.cells):
        return
    measures = _measured(document) | _PLAIN
    labels = frozenset(
        word for panel in document.panels for word in norms(f"{panel.rows.label} {panel.columns.label}")
    )
    whole = list(_as_a_whole(text, measures, labels))
    yield from whole or _in_parts(text, measures)


def _as_a_whole(
    text: str, measures: frozenset[str], labels: frozenset[str]
) -> Iterator[tuple[int, int, str]]:
    """Sentences that are told in another order."""
    found = _ALONE_COMPLETE.match(text)
    if found and _is_one(found["noun"], measures) and _is_one(found["lines"], labels):
        yield 0, found.end(), f"Only {found['who']} is complete"
    elif found := _MISSING_ONLY.match(text):
        verb = "has" if found["verb"].casefold() in ("is", "was") else "have"
        yield found.start("verb"), found.end(), f"{verb} no value only {found['where']}"
    elif (found := _OWNED.match(text)) and _is_one(found["noun"], measures):
        yield 0, found.end(), f"No value{found['given']} for {found['who']} in {found['where']}"


def _in_parts(text: str, measures: frozenset[str]) -> Iterator[tuple[int, int, str]]:
    """Words that are told as others where they stand."""
    for found in _NOT_MEASURED.finditer(text):
        yield found.start("verb"), found.end(), "are missing"
    for found in _LACKS.finditer(text):
        if _is_one(found["noun"], measures):
            yield *found.span(), "has no value"
    for found in _MISSED.finditer(text):
        if not _is_one(found["noun"], measures - _PLAIN) or (found["lacks"] and not found["size"]):
            continue
        if found["none"] and not _GIVEN.match(text, found.end()):
            continue
        yield *found.span("noun"), "values" if found["noun"].casefold().endswith("s") else "value"


def _is_one(noun: str, known: frozenset[str]) -> bool:
    return set(norms(noun)) <= known


@lru_cache(maxsize=16)
def _measured(document: Document) -> frozenset[str]:
    """The nouns for what is measured that stand before the first grid."""
    return _NOUNS.intersection(norms(document.source.text[: document.data_start]))
