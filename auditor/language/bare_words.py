"""Words that add nothing where they stand: "a specific optimum", "across all dose-level pairs"."""

import re

from auditor.language.clauses import Clause
from auditor.language.refs import TickRef
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

# "A bed lit for 16 hours", "one lit for 10": any thing that has this tick, and nothing else is told of it.
_PARTICIPLE = r"(?:[a-z]+(?:ed|own|ept|eld|ade)|lit|run|set|cut|fed|built|sent|given|taken|left|sold|bought|caught|driven|frozen|written|ridden|spent|brewed|spun)"
_CARRIER = re.compile(
    rf"\b(?:an?\s+(?!(?:more|less|further|second|third|single|new|young|old|large|small|big)\b)[a-z]+\s+(?:{_PARTICIPLE}\s+)?|one\s+(?:{_PARTICIPLE}\s+)?)(?:for|at|with|in|on|under|of|to|after)\s+(?:only\s+|just\s+)?$"
)


def bare_words(clause: Clause) -> list[tuple[int, int]]:
    """Where a clause has words that name the axes that pairs are of, carry a tick, or tell of one thing that there is one."""
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
    for item in clause.refs:
        lead = _CARRIER.search(clause.sentence[clause.start : item.start])
        if lead is not None and isinstance(item.value, TickRef):
            found.append((clause.start + lead.start(), clause.start + lead.end()))
    return found
