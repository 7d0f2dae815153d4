"""Words that add nothing where they stand: "a specific optimum", "across all dose-level pairs"."""

import re

from auditor.language.clauses import Clause
from auditor.language.tokens import norms

# "Across all dose-level pairs": what the ticks of an axis tell, and not which of them.
_OF_TICKS = re.compile(
    r"\b(?P<what>[a-z]+)[-‐‑](?P<noun>length|count|size|number|level|value|type)(?=\s+(?:combination|configuration|setting|pair|case|condition|position|point|cell)s\b)",
    re.IGNORECASE,
)
# Of one thing it says no more than that there is one.
_SPECIFIC = re.compile(
    r"\ban?\s+(?:(?:single|clear)\s+)?(?:specific|distinct|dedicated|well-defined|identifiable|particular|definite|discernible)\b",
    re.IGNORECASE,
)


def bare_words(clause: Clause) -> list[tuple[int, int]]:
    """Where a clause has words that name the axes that pairs are of, or tell of one thing that there is one."""
    found: list[tuple[int, int]] = []
    labels = {
        word
        for panel in clause.document.panels
        for axis in (panel.rows, panel.columns)
        for word in norms(axis.label)
    }
    for one in _OF_TICKS.finditer(clause.text):
        if labels.intersection(norms(one["what"])):
            found.append((clause.start + one.start(), clause.start + one.end()))
    found += [
        (clause.start + one.start(), clause.start + one.end()) for one in _SPECIFIC.finditer(clause.text)
    ]
    return found
