"""A sentence in the parts that may share a verb: what stands between its joints, with its names and numbers."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.items import Item
from auditor.language.led_back.gap_ways import kind_of
from auditor.language.tokens import tokens

_JOINT = re.compile(
    r",?\s+(?:as\s+)?(?:compared\s+(?:with|to)|against|versus|opposed\s+to)\s+(?=(?:(?:only|just|about|merely|a\s+mere)\s+)?[\d−-])"
    r"|[;,]\s+(?:(?:and|but|while|whereas|yet)\s+)?|\s+(?:and|but|while|whereas)\s+",
    re.IGNORECASE,
)
# Words that say nothing by themselves between the names and the numbers of a part.
_SMALL = frozenset(
    "before after until the a an in at on for with by from to of under over only just already then again even about it is are was were being they with case one that same not until ' ’ ( ) : to and".split()
)
SAME = re.compile(r"\b(?:the\s+)?(?:very\s+)?same\s+(?:\w+)", re.IGNORECASE)
# Behind these a part tells the opposite of what was told before.
REVERSED = re.compile(
    r"(?:the|exactly\s+the|just\s+the|quite\s+the)\s+(?:opposite|reverse|contrary)\s+(?:goes|holds|is\s+true|is\s+the\s+case|applies|can\s+be\s+said)\s+(?:true\s+)?(?:for|of|to|in|at|with)\s+(?P<goes>.+?)"
    r"|(?P<first>.+?)\s+(?:does|do|did|shows?)\s+(?:(?:exactly|just|quite)\s+)?the\s+(?:opposite|reverse|contrary)"
    r"|(?P<turned>.+?)\s+(?:goes|go|went|moves?|moved|heads?)\s+(?:(?:in\s+)?the\s+(?:other|opposite)\s+(?:way|direction))(?:\s+(?:round|around))?",
    re.IGNORECASE,
)
_SO = re.compile(
    r"(?:so|likewise|equally)\s+(?:do|does|did|is|are|was|were|has|have)\s+(?P<after>.+?)"
    r"|likewise\s+(?:for\s+|in\s+|at\s+)?(?P<behind>.+?)"
    r"|(?:the\s+)?same\s+(?:goes|holds|is\s+true|applies|can\s+be\s+said)\s+(?:true\s+)?(?:for|of|to|in)\s+(?P<goes>.+?)"
    r"|(?:nor|neither)\s+(?:do|does|did|is|are|was|were|has|have)\s+(?P<nor>.+?)"
    r"|(?:just\s+|exactly\s+)?as\s+(?:it|they)\s+(?:also\s+)?(?:do|does|did|is|are|was|were|has|have)\s+(?P<as>.+?)"
    r"|(?P<first>.+?)\s+(?:(?:do|does|did|is|are|was|were)\s+)?(?:so|too|likewise|as\s+well|the\s+same)"
    r"|(?P<doing>.+?)\s+(?:do|does|did|is|are|was|were)\s+so\s+(?P<where>.+)",
    re.IGNORECASE,
)


_CELL_ENDS = re.compile(r"\s*(?:[,;:.(](?!\d)|$)|\s+(?:with|on\s+the|in\s+(?:the|panel))\b", re.IGNORECASE)
_IS = re.compile(r"\b(?:is|are|was|were)\b", re.IGNORECASE)
# What is told first, and of all that follows.
_FRONT = re.compile(
    r"(?:averaged|summed|totalled|added\s+up|taken\s+together|pooled|on\s+average|in\s+total|overall|all\s+in\s+all)\b(?![^,;]*\s(?:is|are|was|were|has|have|had)\s)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence between two joints; `slots` are its names and numbers, `cues` its superlatives, `start` stands before the joint that leads to it."""

    text: str
    start: int
    begin: int
    end: int
    slots: tuple[Item, ...]
    cues: tuple[Item, ...]
    tells: bool


def leans(words: str) -> bool:
    """Whether words tell of another thing what was told before, or its opposite: "likewise B", "the opposite holds for B"."""
    return bool(_SO.fullmatch(words) or REVERSED.fullmatch(words))


def parts(text: str, items: Sequence[Item], *, alone: bool = False) -> Iterator[Part]:
    """The parts between joints; what tells nothing before the first that does is put first in it ("On Monday, ...")."""
    joints = [
        found
        for found in _JOINT.finditer(text)
        if text.count("(", 0, found.start()) <= text.count(")", 0, found.start())
        and not any(
            item.start < found.end() and found.start() < item.end for item in items if item.kind != "quant"
        )
        and not _joins_cell(text, items, found)
    ]
    end = len(text.rstrip(" ."))
    starts = [(0, 0), *((found.start(), found.end()) for found in joints)]
    opened: tuple[int, int] | None = None
    told = False
    for (start, begin), limit in zip(starts, [*(found.start() for found in joints), end], strict=True):
        begin_of = opened or (start, begin)
        part = _part(text, items, *begin_of, limit)
        part = replace(part, tells=part.tells or not told and _tells_plainly(part))
        fronted = opened is None and _FRONT.match(text, part.begin, part.end)
        if not told and (fronted or not (part.tells or alone)):
            opened = begin_of
            continue
        if opened and _FRONT.match(text, part.begin):
            part = replace(part, slots=tuple(slot for slot in part.slots if slot.start >= begin))
        told, opened = True, None
        yield part


def _joins_cell(text: str, items: Sequence[Item], joint: re.Match[str]) -> bool:
    """`at dose 5 and week 3`: whether a joint stands between the row and the column of a cell."""
    left = [kind_of(item) for item in items if item.end == joint.start()]
    right = [item for item in items if item.start == joint.end()]
    apart = {"rows", "columns"} == {*left, *map(kind_of, right)}
    return apart and bool(_CELL_ENDS.match(text, right[0].end))


def _tells_plainly(part: Part) -> bool:
    """`A is at 5 in May`: whether a part tells something in small words only, so that others may lean on it."""
    numbers = [slot for slot in part.slots if kind_of(slot) == "number"]
    verb = _IS.search(part.text, part.begin, part.end)
    return bool(verb) and len(numbers) == 1 and len(part.slots) > 1


def _part(text: str, items: Sequence[Item], start: int, begin: int, end: int) -> Part:
    own = [item for item in items if begin <= item.start and item.end <= end]
    slots = tuple(item for item in own if kind_of(item))
    covered = [(item.start, item.end) for item in slots]
    same = [found.span() for found in SAME.finditer(text, begin, end)]
    rest = [
        token.norm
        for token in tokens(text[begin:end])
        if not any(a <= begin + token.start < b for a, b in (*covered, *same))
    ]
    so = _only_names(text[begin:end].strip(), begin, text, slots)
    cues = tuple(item for item in own if item.has("extreme"))
    return Part(text, start, begin, end, slots, cues, not so and any(word not in _SMALL for word in rest))


def _only_names(words: str, begin: int, text: str, slots: Sequence[Item]) -> bool:
    """Whether words only name what the same, or the opposite, is told of."""
    found = _SO.fullmatch(words) or REVERSED.fullmatch(words)
    if not found:
        return False
    shift = begin + len(text[begin:]) - len(text[begin:].lstrip())
    group = found.lastgroup or ""
    groups = ("doing", "where") if group == "where" else (group,)
    spans = [tuple(shift + at for at in found.span(one)) for one in groups]
    own = [
        token
        for start, end in spans
        for token in tokens(text[start:end])
        if not _covered(slots, start + token.start)
    ]
    return all(token.norm in _SMALL or not token.norm.isalpha() for token in own)


def _covered(slots: Sequence[Item], at: int) -> bool:
    return any(slot.start <= at < slot.end for slot in slots)
