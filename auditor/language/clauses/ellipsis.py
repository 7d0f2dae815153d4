"""What a clause leaves out that begins with its superlative: "the mean is lowest in A and highest in B"."""

import re
from collections.abc import Sequence

from auditor.language.items import Item
from auditor.language.numbers import Num

# What may stand before a superlative that leans on the clause before it.
_JOINT = re.compile(
    r"\W*(?:(?:and|but|while|yet|is|are|was|were|it is|they are|only|then|again|its|their)\b\W*)*",
    re.IGNORECASE,
)


def leans(text: str, start: int, items: Sequence[Item]) -> bool:
    """Whether a clause that begins at a place says nothing before its superlative: "and highest in B", not "the highest is B"."""
    own = next((item for item in items if item.start >= start), None)
    return (
        bool(start)
        and own is not None
        and own.has("extreme")
        and bool(_JOINT.fullmatch(text[start : own.start]))
    )


def completed(text: str, start: int, own: tuple[Item, ...], last: Sequence[Item]) -> tuple[Item, ...]:
    """The mentions of a clause with those of the subject that it shares with the clause before it, whose superlative is told of that.

    A place that the clause names itself takes that of the other's.
    """
    extremes = [item for item in last if item.has("extreme")]
    if not leans(text, start, own) or len(extremes) != 1:
        return own
    shared = tuple(
        item for item in last if item.last <= extremes[0].first and not isinstance(item.value, Num)
    )
    return (*shared, *own)
