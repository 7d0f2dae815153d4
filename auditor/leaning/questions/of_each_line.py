"""`The three modes of one age group add up to 100`, read of the whole panel: it is told of each line."""

import re

from auditor.leaning.told import Told
from auditor.reading.labels import singular, words

_OF_ONE = re.compile(
    r"\b(?:of|in|within|for)\s+(?:one|any|a|an|each|every|a single)\s+(?P<what>[a-z]+(?:\s[a-z]+)?)\b",
    re.IGNORECASE,
)
_LINES = frozenset(("row", "column", "line"))


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    if told.judged.kind not in ("average", "sum", "value", "amount"):
        return ""
    if not re.search(r"\b(?:figure|panel)\b", told.judged.read_as):
        return ""
    axes = [axis for panel in told.document.panels for axis in (panel.rows, panel.columns)]
    names = _LINES | {singular(word) for axis in axes for word in words(axis.label)}
    for found in _OF_ONE.finditer(told.sentence):
        if names & {singular(word) for word in words(found["what"])}:
            return f"it may be told of each {found['what']}"
    return ""
