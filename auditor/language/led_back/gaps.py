"""Parts of a sentence that share the verb of the first: "A peaks in May, B in July, C not until August"; "A rises, and so does B".

Each such part is told again with the words of the first, in which its own names and numbers stand for those of the same
kind. What it does not name stays as it was told.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.items import Item
from auditor.language.led_back.retelling import Retold
from auditor.language.mentions import analyse
from auditor.language.prose.opposites import reversed_words
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.tokens import tokens
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_JOINT = re.compile(
    r",?\s+(?:as\s+)?(?:compared\s+(?:with|to)|against|versus|opposed\s+to)\s+(?=(?:(?:only|just|about|merely|a\s+mere)\s+)?[\d−-])"
    r"|[;,]\s+(?:(?:and|but|while|whereas|yet)\s+)?|\s+(?:and|but|while|whereas)\s+",
    re.IGNORECASE,
)
# Words that say nothing by themselves between the names and the numbers of a part.
_SMALL = frozenset(
    "before after until the a an in at on for with by from to of under over only just already then again even about it is are was were they with case one that same not until ' ’ ( ) : to".split()
)
_DENIAL = re.compile(r"\bnot\b(?!\s+until\b)", re.IGNORECASE)
_SAME = re.compile(r"\b(?:the\s+)?(?:very\s+)?same\s+(?:\w+)", re.IGNORECASE)
# Behind these a part tells the opposite of what was told before.
_REVERSED = re.compile(
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
    r"|(?P<first>.+?)\s+(?:(?:do|does|did|is|are|was|were)\s+)?(?:so|too|likewise|as\s+well|the\s+same)",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a sentence between two joints; `slots` are its names and numbers, `cues` its superlatives, `start` stands before the joint that leads to it."""

    text: str
    start: int
    begin: int
    end: int
    slots: tuple[Item, ...]
    cues: tuple[Item, ...]
    tells: bool


def filled_in(
    statement: Statement, before: Statement | None, document: Document, names: Vocabulary
) -> Retold | None:
    """The sentence with the words that its parts leave out; None where none of them leaves out any.

    What the whole of it leaves out ("B likewise.") is that of the sentence before it.
    """
    base = _last_part(before, document, names) if before and _leans(_bare(statement.text)) else None
    changes: list[tuple[_Part, str, bool]] = []
    meant: list[object] = []
    for part in _parts(statement.text, analyse(statement.text, document, names).items, alone=bool(base)):
        told = _retold(base, part) if base is not None else None
        if told is not None:
            changes.append((part, *told))
            meant += [slot.value for slot in part.slots if slot.kind == "ref"]
        elif part.tells:
            base = part
        elif base is not None:
            base = replace(base, end=part.end, slots=(*base.slots, *part.slots)) if not changes else None
    if not changes:
        return None
    spans = [(statement.source_span(part.begin, part.end), sure) for part, _, sure in changes]
    return Retold(
        _told(statement, changes),
        tuple(meant),
        tuple(span for span, sure in spans if sure),
        tuple(span for span, sure in spans if not sure),
        tuple(span for span, _ in spans),
    )


def _leans(words: str) -> bool:
    """Whether words tell of another thing what was told before, or its opposite: "likewise B", "the opposite holds for B"."""
    return bool(_SO.fullmatch(words) or _REVERSED.fullmatch(words))


def _bare(text: str) -> str:
    """A sentence without its full stop."""
    return text.strip().rstrip(".").rstrip()


def _last_part(before: Statement, document: Document, names: Vocabulary) -> _Part | None:
    """What the sentence before told last."""
    parts = list(_parts(before.text, analyse(before.text, document, names).items))
    return parts[-1] if len(parts) == 1 and parts[0].tells else None


def _told(statement: Statement, changes: Sequence[tuple[_Part, str, bool]]) -> Statement:
    """The sentence with other words for some of its parts, which stand where these do."""
    text, offsets = statement.text, statement.offsets
    for part, words, _ in reversed(changes):
        told = f"; {words}" if part.start else words
        joined = (offsets[part.start],) * (len(told) - len(words))
        place = (*joined, *(offsets[part.begin],) * (len(words) - 1))
        text = text[: part.start] + told + text[part.end :]
        offsets = (*offsets[: part.start], *place, offsets[part.end - 1], *offsets[part.end :])
    return replace(statement, text=text, offsets=offsets)


def _parts(text: str, items: Sequence[Item], *, alone: bool = False) -> Iterator[_Part]:
    """The parts between joints; what tells nothing before the first that does is put first in it ("On Monday, ...")."""
    joints = [
        found
        for found in _JOINT.finditer(text)
        if text.count("(", 0, found.start()) <= text.count(")", 0, found.start())
        and not any(
            item.start < found.end() and found.start() < item.end for item in items if item.kind != "quant"
        )
    ]
    end = len(text.rstrip(" ."))
    starts = [(0, 0), *((found.start(), found.end()) for found in joints)]
    opened: tuple[int, int] | None = None
    told = False
    for (start, begin), limit in zip(starts, [*(found.start() for found in joints), end], strict=True):
        begin_of = opened or (start, begin)
        part = _part(text, items, *begin_of, limit)
        if not (told or part.tells or alone):
            opened = begin_of
            continue
        told, opened = True, None
        yield part


def _part(text: str, items: Sequence[Item], start: int, begin: int, end: int) -> _Part:
    own = [item for item in items if begin <= item.start and item.end <= end]
    slots = tuple(item for item in own if _kind(item))
    covered = [(item.start, item.end) for item in slots]
    same = [found.span() for found in _SAME.finditer(text, begin, end)]
    rest = [
        token.norm
        for token in tokens(text[begin:end])
        if not any(a <= begin + token.start < b for a, b in (*covered, *same))
    ]
    so = _only_names(text[begin:end].strip(), begin, text, slots)
    cues = tuple(item for item in own if item.has("extreme"))
    return _Part(text, start, begin, end, slots, cues, not so and any(word not in _SMALL for word in rest))


def _only_names(words: str, begin: int, text: str, slots: Sequence[Item]) -> bool:
    """Whether words only name what the same, or the opposite, is told of."""
    found = _SO.fullmatch(words) or _REVERSED.fullmatch(words)
    if not found:
        return False
    shift = begin + len(text[begin:]) - len(text[begin:].lstrip())
    group = found.lastgroup or ""
    start, end = (shift + at for at in found.span(group))
    own = [token for token in tokens(text[start:end]) if not _covered(slots, start + token.start)]
    return all(token.norm in _SMALL or not token.norm.isalpha() for token in own)


def _covered(slots: Sequence[Item], at: int) -> bool:
    return any(slot.start <= at < slot.end for slot in slots)


def _kind(item: Item) -> str:
    """On which axis a name stands, or that it is a panel, a place or a number; nothing for what is none of these."""
    value = item.value
    if isinstance(value, TickRef | PositionRef):
        every = isinstance(value, TickRef) and (value.every or value.unknown)
        return "" if every else value.side
    if isinstance(value, PanelRef):
        return "" if value.every else "panel"
    if isinstance(value, PlaceRef | RegionRef):
        return "place"
    return "number" if item.kind == "number" else ""


def _retold(base: _Part, part: _Part) -> tuple[str, bool] | None:
    """A part in the words of the one whose verb it shares, and whether it surely means that; None where it shares none."""
    words = part.text[part.begin : part.end]
    if part.tells or not part.slots or _DENIAL.search(words):
        return None
    leans = not part.tells and _leans(words.strip())
    known = {_kind(slot) for slot in base.slots}
    own = [slot for slot in part.slots if not leans or _kind(slot) in known]
    pairs = _pairs(base.slots, own)
    if not pairs or len(pairs) < (1 if leans else 2):
        return None
    told = _with_slots(replace(base, text=_without_asides(base, pairs)), part.text, pairs)
    told += _added(part, pairs) if leans else ""
    if leans and _REVERSED.fullmatch(words.strip()):
        turned = reversed_words(told)
        return (" ".join(turned.split()), True) if turned else None
    return " ".join(told.split()), leans or _is_sure(base, part, pairs)


def _without_asides(base: _Part, pairs: Sequence[tuple[Item, Item]]) -> str:
    """The text without the numbers that the first part has in brackets, and to which the other has none: "A (9) leads B (4)"."""
    text, taken = base.text, [old for old, _ in pairs]
    for slot in base.slots:
        left, right = text.rfind("(", 0, slot.start), text.find(")", slot.end)
        alone = not text[left + 1 : slot.start].strip() and not text[slot.end : right].strip()
        if slot.kind == "number" and slot not in taken and min(left, right) >= 0 and alone:
            text = text[:left] + " " * (right + 1 - left) + text[right + 1 :]
    return text


def _pairs(base: Sequence[Item], own: Sequence[Item]) -> list[tuple[Item, Item]]:
    """The names and numbers of the first part, each with that which stands for it; none where that is not clear."""
    found: list[tuple[Item, Item]] = []
    for kind in dict.fromkeys(map(_kind, own)):
        old, new = ([item for item in slots if _kind(item) == kind] for slots in (base, own))
        if len(old) != len(new):
            return []
        found += zip(old, new, strict=True)
    return found


def _added(part: _Part, pairs: Sequence[tuple[Item, Item]]) -> str:
    """The place behind the names of a part that leans on another, which that one does not have: "nor does B in May"."""
    end = max(new.end for _, new in pairs)
    return part.text[end : part.end] if any(slot.start >= end for slot in part.slots) else ""


def _with_slots(base: _Part, text: str, pairs: Sequence[tuple[Item, Item]]) -> str:
    """The words of the first part with other names and numbers."""
    told, at = "", base.begin
    for old, new in sorted(pairs, key=lambda pair: pair[0].start):
        told += base.text[at : old.start] + text[new.start : new.end]
        at = old.end
    return told + base.text[at : base.end]


def _is_sure(base: _Part, part: _Part, pairs: Sequence[tuple[Item, Item]]) -> bool:
    """Whether a part can only mean what is told of the first: a superlative may be one of other things, at another place."""
    if not base.cues:
        return True
    old = [one for one, _ in pairs]
    elsewhere = any(_kind(one) == "panel" for one in old) or sum(_kind(one) != "number" for one in old) > 1
    kept = [slot for slot in base.slots if slot not in old and slot.start > base.cues[0].start]
    return elsewhere and (not kept or bool(_SAME.search(part.text, part.begin, part.end)))
