"""Lines that name the row or column of the list below: "Mill Lane" over "- night: 38", be it with a remark."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import chain, pairwise, takewhile

from auditor.reading.block import Block
from auditor.reading.missing import NO_VALUE

_VALUED = re.compile(
    r"(?P<name>[^:=→]{1,60}?(?:\d:\d\d)?)\s*(?::\s|=|→|->|\s[–—-]\s|\.{2,}|…)"
    r"\s*(?:(?:about|around|roughly|approximately|approx\.|nearly|almost|circa|ca\.)\s+)?[~≈]?[-+−]?[\d.]"
)
_BARE_VALUE = re.compile(
    r"(?:[~≈]?[-+−]?\.?\d[\d.]*(?:,\d{3}(?!\d))*(?:\s?(?:%|[^\W\d_]{1,4}(?:/[^\W\d_]{1,4})?)(?!\w))?|[–-](?![\w.])|"
    rf"{NO_VALUE}"
    r")"
)
_BARE_LIST = re.compile(rf"\[?{_BARE_VALUE.pattern}(?:(?:\s*[,;|/]\s*|\s+){_BARE_VALUE.pattern})+\]?")
# What parts a name from a remark on it: "Mill Lane – quiet by day.", "Mill Lane, quiet by day."
_REMARK = re.compile(r"\s+[–—-]+\s+|[:,;]\s+|(?<!\d)\.\s+|\s+(?=\()")
_NAMED = re.compile(r"(?P<axis>[^\W\d_][^:=,;.]{0,30}):\s+(?P<tick>[^:=,;]{1,40}?)[.:]?")
_FEWEST_REMARKS = 4  # words of a remark that is no part of a name, where nothing else tells
_BOLD = 2  # marks that close bold text
_MOST = 60  # items of a list that are looked at
_MOST_WORDS = 5
_FEWEST = 2


def heads_of_lists(blocks: Sequence[Block]) -> set[int]:
    """Short lines right above lists of values, where several head lists of the same names."""
    lists: dict[int, tuple[str, ...]] = {}
    for number, (block, following) in enumerate(pairwise(blocks)):
        if block.kind == "paragraph" and following.kind in ("item", "paragraph") and _is_head(block):
            below = takewhile(lambda other, kind=following.kind: other.kind == kind, blocks[number + 1 :])  # type: ignore[misc]
            lists[id(block)] = tuple(takewhile(bool, map(_name, below))) or ("",) * bare_values(following)
    alike = [names for names in lists.values() if len(names) >= _FEWEST]
    heads = {place for place, names in lists.items() if alike.count(names) >= _FEWEST}
    return heads | _ticks_with_their_axis(blocks)


def _ticks_with_their_axis(blocks: Sequence[Block]) -> set[int]:
    """Items such as "Site: Oak" and "Site: Elm", each right above a list of values."""
    told: dict[str, list[tuple[int, str]]] = {}
    for block, following in pairwise(blocks):
        found = _NAMED.fullmatch(block.text) if block.kind == following.kind == "item" else None
        if found and following.level > block.level and _name(following) and not _name(block):
            told.setdefault(found["axis"].casefold(), []).append((id(block), found["tick"].casefold()))
    return {
        place
        for own in told.values()
        if len(own) >= _FEWEST and len({tick for _, tick in own}) == len(own)
        for place, _ in own
    }


def remarked_heads(blocks: Sequence[Block]) -> dict[int, int]:
    """Where the names end of items with a remark, right above lists of values of which others have the same names.

    They are told by their blocks. Names that recur name nothing.
    """
    heads: dict[int, int] = {}
    lists: dict[int, set[str]] = {}
    names: dict[int, str] = {}
    for number, (block, following) in enumerate(pairwise(blocks)):
        if block.kind != "item" or following.kind != "item" or following.level <= block.level:
            continue
        end = name_end(block)
        near = blocks[number + 1 : number + 1 + _MOST]
        below = takewhile(lambda other, level=following.level: other.level >= level, near)  # type: ignore[misc]
        own = {name for item in below if item.kind == "item" and (name := _name(item))}
        if end and own:
            heads[id(block)], lists[id(block)], names[id(block)] = end, own, block.text[:end].casefold()
    recurring, named = Counter(chain.from_iterable(lists.values())), Counter(names.values())
    return {
        place: end
        for place, end in heads.items()
        if 2 * sum(recurring[name] > 1 for name in lists[place]) > len(lists[place])
        and named[names[place]] == 1
    }


def name_end(block: Block) -> int:
    """Where the name ends that a line begins with, and a remark on it begins; 0 where there is none."""
    text, places = block.text, block.content.offsets
    found = _REMARK.search(text)
    if found is None or _name(block) or len(text[: found.start()].split()) > _MOST_WORDS:
        return 0
    bold = block.bold and any(
        places[at] - places[at - 1] > _BOLD for at in range(found.start(), found.end()) if at
    )
    remark = text[found.end() :]
    told = bold or remark.endswith((".", "!")) or len(remark.split()) >= _FEWEST_REMARKS
    return found.start() if told and remark and not any(sign.isdigit() for sign in remark) else 0


def bare_values(block: Block) -> int:
    """How many values a line is a list of that holds nothing else."""
    return values_alone(block.text)


def values_alone(text: str) -> int:
    """How many values a text is a list of that holds nothing else; one alone is no list."""
    listed = _BARE_LIST.fullmatch(text.rstrip(" ."))
    return len(_BARE_VALUE.findall(text)) if listed and re.search(r"\d", text) else 0


def _is_head(block: Block) -> bool:
    """Whether a line is short, has no colon and no value of its own."""
    text = block.text
    plain = (
        not bare_values(block)
        and ":" not in text
        and not text.endswith(("!", "?", ",", ";"))
        and not _name(block)
    )
    return plain and len(text.split()) <= _MOST_WORDS


def _name(item: Block) -> str:
    found = _VALUED.match(item.text)
    return found["name"].casefold() if found else ""
