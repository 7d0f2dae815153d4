"""What something is set apart from: "A, not B, leads" says that A leads."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from auditor.language.items import Item
from auditor.language.unfolding.change import Change
from auditor.language.unfolding.subjects import places
from auditor.language.verbs import opens_with_verb

_APART = re.compile(
    r",?\s+(?:rather\s+than|instead\s+of|and\s+not|but\s+not|not)\s+(?:the\s+)?", re.IGNORECASE
)
_BEHIND = re.compile(r",?\s+")
# Of these the other thing is a side, and is needed: "A, not B, is larger".
_COMPARED = re.compile(r"\b(?:more|less|fewer|better|worse|ahead|behind|\w{3,}er)\b", re.IGNORECASE)


def set_apart(text: str, items: Sequence[Item]) -> Iterator[Change]:
    """The names that only tell what is not meant, between another name and the verb that is told of it."""
    named = [item for item in items if places([item])]
    for one, other in pairwise(named):
        if not _APART.fullmatch(text, one.end, other.start) or places([one]) != places([other]):
            continue
        behind = _BEHIND.match(text, other.end)
        verb = behind is not None and opens_with_verb(text, items, behind.end(), len(text))
        # "A instead of B adds 5": how much more A has than B.
        if text[one.end] != "," and any(i.kind == "trend" and i.start >= other.end for i in items):
            continue
        if verb and not _COMPARED.search(text, other.end):
            assert behind is not None
            yield Change(one.end, behind.end(), " ", one.end)


_IT_IS = re.compile(r"\bit(?:\s+(?:is|was)|['’]s)\s+(?:the\s+)?", re.IGNORECASE)
_AHEAD_OF = re.compile(r"\s+(?P<how>ahead\s+of|in\s+front\s+of|behind)\s+", re.IGNORECASE)


def put_forward(text: str, items: Sequence[Item]) -> Iterator[Change]:
    """`In May it is A ahead of B`: A is ahead of B."""
    named = [item for item in items if places([item])]
    for found in _IT_IS.finditer(text):
        one = next((item for item in named if item.start == found.end()), None)
        ahead = _AHEAD_OF.match(text, one.end) if one is not None else None
        other = next((item for item in named if ahead and item.start == ahead.end()), None)
        if one is None or ahead is None or other is None or places([one]) != places([other]):
            continue
        yield Change(found.start(), found.end(), "", one.start)
        yield Change(one.end, ahead.end(), f" is {ahead['how']} ", one.end)
