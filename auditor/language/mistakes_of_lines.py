"""Mistakes of a row or column of a confusion matrix, told as what they are: the entries of the line off the diagonal."""

import re
from collections.abc import Iterator
from functools import lru_cache

from auditor.language.refs import shared_ticks
from auditor.model import Document
from auditor.reading.roles import role_of

_MISTAKES = r"(?P<noun>(?:errors?|mistakes?|confusions?|misclassifications?|misreadings?|mix-ups?|slips?|misses|wrong\s+(?:entr(?:y|ies)|answers?|calls?|labels?|cells?|counts?)))"
_OF_LINE = re.compile(
    rf"\b{_MISTAKES}(?=\s+(?:(?:made|found|seen|listed)\s+)?(?:in|of|along|on|within|across|down)\s+(?:the\s+|each\s+|every\s+|any\s+)?(?:(?!\b(?:is|are|was|were)\b)[^\s,;:.]+\s+){{0,3}}?(?:row|column|line)s?\b"
    r"|(?:\s+(?:made|found|seen))?\s+(?:in|of|for|on|with)\s+(?:the\s+)?(?:[^\s,;:.]+\s+){1,3}?(?:(?:all|each|both|never|always)\s+)?(?:stay|remain|lie|range|run|span|fall|vary|are\s+(?:all\s+)?(?:below|above|under|over|at\s+(?:most|least)|between|within|smaller|less|fewer|higher|lower|larger|greater))\b)",
    re.IGNORECASE,
)
# Sums of mistakes, and how often they happen, are told by those who know the matrix.
_SUMMED = re.compile(
    r"\b(?:add(?:s|ed)? up|sums?|totals?|total(?:l?ed)?|amounts? to|altogether|together|in all|makes? up|account\w*|rates?|shares?|average|mean|per ?cent|most common|commonest|frequent\w*|often)\b|%",
    re.IGNORECASE,
)


def mistakes_of_lines(text: str, document: Document) -> Iterator[tuple[int, int, str]]:
    """Where mistakes of a line stand, and the entries that they are."""
    if not _is_confusion(document) or _SUMMED.search(text) or "diagonal" in text:
        return
    for found in _OF_LINE.finditer(text):
        many = (
            "off-diagonal values" if found["noun"].casefold().endswith(("s", "ies")) else "off-diagonal value"
        )
        yield found.start("noun"), found.end("noun"), many


@lru_cache(maxsize=32)
def _is_confusion(document: Document) -> bool:
    """Whether all panels cross what was there with what it was taken for."""
    return shared_ticks(document) and all(
        {role_of(panel.rows.label), role_of(panel.columns.label)} == {"actual", "predicted"}
        for panel in document.panels
    )
