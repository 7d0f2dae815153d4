"""Lines without a mark or a colon that name the row or column of the list below: "Mill Lane" over "- night: 38"."""

import re
from collections.abc import Sequence
from itertools import pairwise, takewhile

from auditor.reading.block import Block

_VALUED = re.compile(r"(?P<name>[^:=→]{1,60}?(?:\d:\d\d)?)\s*(?::\s|=|→|->|\s[–—-]\s)\s*[~≈]?[-+−]?[\d.]")
_MOST_WORDS = 5
_FEWEST = 2


def heads_of_lists(blocks: Sequence[Block]) -> set[int]:
    """Short lines right above lists of values, where several head lists of the same names."""
    lists: dict[int, tuple[str, ...]] = {}
    for number, (block, following) in enumerate(pairwise(blocks)):
        if block.kind == "paragraph" and following.kind in ("item", "paragraph") and _is_head(block):
            below = takewhile(lambda other, kind=following.kind: other.kind == kind, blocks[number + 1 :])  # type: ignore[misc]
            lists[id(block)] = tuple(takewhile(bool, map(_name, below)))
    alike = [names for names in lists.values() if len(names) >= _FEWEST]
    return {place for place, names in lists.items() if alike.count(names) >= _FEWEST}


def _is_head(block: Block) -> bool:
    """Whether a line is short, has no colon and no value of its own."""
    text = block.text
    plain = ":" not in text and not text.endswith(("!", "?", ",", ";")) and not _name(block)
    return plain and len(text.split()) <= _MOST_WORDS


def _name(item: Block) -> str:
    found = _VALUED.match(item.text)
    return found["name"].casefold() if found else ""
