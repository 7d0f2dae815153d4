"""`The three modes of one age group add up to 100`, read of the whole panel: it is told of each line."""

import re

from auditor.leaning.told import Told

_OF_ONE = re.compile(
    r"\b(?:of|in|within|for)\s+(?:one|any|a|an|each|every|a single)\s+(?P<what>[a-z]+(?:\s[a-z]+)?)\b",
    re.IGNORECASE,
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = (
        _OF_ONE.search(told.sentence) if told.judged.kind in ("average", "sum", "value", "amount") else None
    )
    if found is None:
        return ""
    whole = re.search(r"\b(?:figure|panel)\b", told.judged.read_as)
    of_panel = re.search(r"\b(?:panel|figure|map|heatmap|matrix|grid|table|plot)s?\b", found["what"])
    return f"it may be told of each {found['what']}" if whole and not of_panel else ""
