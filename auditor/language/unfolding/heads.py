"""`The mean of A is 6; that of B is 9`: "that of" with the noun that it stands for, where a verb is told of it."""

import re
from collections.abc import Iterator, Sequence

from auditor.language.items import Item
from auditor.language.unfolding.change import Change
from auditor.language.unfolding.subjects import places

_THAT_OF = re.compile(r"\b(?:that|those)\s+(?P<prep>of|for|in|at)\s+(?:the\s+)?", re.IGNORECASE)
# "The lowest mean of A", "the values in A": what is told of a name.
_HEAD_OF = re.compile(
    r"(?:^|[,;]\s+|\b(?:and|but|while|whereas)\s+)(?P<head>(?:the|an?)?\s*(?:[a-z-]+\s+){1,4})(?:of|for|in|at)\s+(?:the\s+)?$",
    re.IGNORECASE,
)
_OWNED = re.compile(
    r"['’]s?\s+(?P<head>(?:[a-z-]+\s+){1,3}?)(?=(?:is|are|was|were|has|have|run|runs|range|ranges|stays?|reach(?:es)?|lies?|stands?|comes?|amounts?|never|always)\b)",
    re.IGNORECASE,
)
_ITS = re.compile(
    r"\bits\s+(?P<head>(?:[a-z-]+\s+){1,3}?)(?=(?:is|are|was|were|run|runs|range|ranges|stays?|reach(?:es)?|lies?|stands?|comes?|amounts?|never|always)\b)",
    re.IGNORECASE,
)
_VERB = re.compile(
    r"(?:\s+(?:row|column|line|panel))?\s+(?:is|are|was|were|run|runs|range|ranges|stays?|reach(?:es)?|lies?|stands?|comes?|amounts?|never|always|[a-z]{3,}(?:[^su]s|ed))\b",
    re.IGNORECASE,
)


def heads_again(text: str, items: Sequence[Item]) -> Iterator[Change]:
    """The noun before the last name, or behind it, in the place of "that", where what has it is named and a verb follows."""
    named = [item for item in items if places([item])]
    for found in _THAT_OF.finditer(text):
        owner = next((item for item in named if item.start == found.end()), None)
        head = _head(text, named, found.start())
        if owner is None or not head or not _VERB.match(text, owner.end):
            continue
        yield Change(found.start(), found.end(), f"the {head} {found['prep']} ", found.start())


def _head(text: str, named: Sequence[Item], until: int) -> str:
    """What is told of the first thing named before a place, or of "it"."""
    for item in named:
        if item.end > until:
            break
        before = _HEAD_OF.search(text, 0, item.start)
        behind = _OWNED.match(text, item.end) or (
            _OWNED.match(text, item.end - 2) if text[item.end - 2 : item.end] in ("'s", "’s") else None
        )
        if head := (before or behind):
            return re.sub(r"^(?:the|an?)\s+", "", head["head"].strip(), flags=re.IGNORECASE)
    own = _ITS.search(text, 0, until)
    return own["head"].strip() if own else ""
