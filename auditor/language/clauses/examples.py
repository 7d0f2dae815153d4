"""Examples in brackets: they illustrate a statement, and may make one of their own."""

import re
from collections.abc import Sequence

from auditor.language.clauses.clause import Spot
from auditor.language.items import Item
from auditor.language.refs import PlaceRef, TickRef

_EXAMPLES = re.compile(
    r"\((?:e\.g\.|i\.e\.|such as|for example|for instance|see|cf\.|like)[^()]*\)|\b(?:e\.g\.,?|such as|for example,?|for instance,?)\s[^.;()]*",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"\(?(?:e\.g\.|i\.e\.|such as|for example|for instance|see|cf\.|like)[,:]?\s*", re.IGNORECASE
)


def without_examples(items: Sequence[Item], text: str) -> list[Item]:
    """The items outside "(e.g., ...)": an example illustrates a statement and does not bound it."""
    examples = [found.span() for found in _EXAMPLES.finditer(text)]
    return [item for item in items if not any(start <= item.start < end for start, end in examples)]


def told_examples(items: Sequence[Item], text: str) -> list[tuple[int, int, tuple[Item, ...]]]:
    """Examples that tell a value and its place ("(e.g., 31.6 at dose 20)"): these can be checked by themselves."""
    found = []
    for example in _EXAMPLES.finditer(text):
        start, end = example.span()
        own = tuple(item for item in items if start <= item.start < end)
        lead = _LEAD.match(example.group())
        start += lead.end() if lead else 0
        end -= example.group().endswith(")")
        places = [item for item in own if isinstance(item.value, Spot | PlaceRef | TickRef)]
        if places and any(item.kind == "number" for item in own) and start < end:
            found.append((start, end, own))
    return found
