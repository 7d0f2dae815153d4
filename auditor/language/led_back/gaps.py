"""Parts of a sentence that share the verb of the first: "A peaks in May, B in July, C not until August"; "A rises, and so does B".

Each such part is told again with the words of the first, in which its own names and numbers stand for those of the same
kind. What it does not name stays as it was told.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.language.items import Item
from auditor.language.led_back.gap_parts import REVERSED, SAME, Part, leans, parts
from auditor.language.led_back.gap_ways import (
    as_ticks,
    in_same_role,
    is_of_its_own,
    is_parallel,
    placed_words,
    without,
    without_numbers,
    words_for,
)
from auditor.language.led_back.gap_ways import kind_of as _kind
from auditor.language.led_back.retelling import Retold
from auditor.language.mentions import analyse
from auditor.language.prose.opposites import reversed_words
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement

_AT_SAME = re.compile(
    r",?\s*(?:\b(?:at|in|on|for|with)\s+)?\b(?:the\s+)?(?:very\s+)?same\s+\w+", re.IGNORECASE
)
_IT_IS_SAME = re.compile(
    r"\b(?:it|that) (?:is|was) (?:also |again )?(?:the )?(?:very )?same\b", re.IGNORECASE
)
_DENIAL = re.compile(r"\bnot\b(?!\s+until\b)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Filled:
    """A part with the words that it leaves out, in all the ways to tell it; and whether it surely means one of them."""

    part: Part
    ways: tuple[str, ...]
    sure: bool
    of_extreme: bool = False

    def words(self, number: int) -> str:
        return self.ways[min(number, len(self.ways) - 1)]


def filled_in(
    statement: Statement, before: Statement | None, document: Document, names: Vocabulary
) -> list[Retold]:
    """The ways to tell the sentence with the words that its parts leave out; none where none of them leaves out any.

    What the whole of it leaves out ("B likewise.") is that of the sentence before it.
    """
    base = _last_part(before, document, names) if before and leans(_bare(statement.text)) else None
    changes: list[_Filled] = []
    both: Part | None = None  # the last two parts that tell something, as one
    for part in parts(statement.text, analyse(statement.text, document, names).items, alone=bool(base)):
        wider = both if base is not None and not _completes(base, part) else None
        told = next(
            (told for one in (base, wider) if one is not None and (told := _retold(one, part, document))),
            None,
        )
        if told is not None and changes and leans(part.text[part.begin : part.end].strip()):
            told = None  # "A has 5, B 6 and C the same": as much as which?
        elif told is not None:
            changes.append(told)
        elif part.tells:
            both = _joined(base, part) if base is not None and not changes else None
            base = part
        elif base is not None:
            base = replace(base, end=part.end, slots=(*base.slots, *part.slots)) if not changes else None
    if not changes:
        return []
    meant = tuple(slot.value for one in changes for slot in one.part.slots if slot.kind == "ref")
    spans = [(statement.source_span(one.part.begin, one.part.end), one.sure) for one in changes]
    return [
        Retold(
            _told(statement, [(one.part, one.words(number)) for one in changes]),
            meant,
            tuple(span for span, sure in spans if sure),
            tuple(span for span, sure in spans if not sure),
            tuple(span for span, _ in spans),
            instead=tuple(span for (span, _), one in zip(spans, changes, strict=True) if one.of_extreme),
        )
        for number in range(max(len(one.ways) for one in changes))
    ]


def _completes(base: Part, part: Part) -> bool:
    """`The second is 5, for A in May`: whether a part names nothing of a kind that the one before it has named."""
    return {_kind(slot) for slot in base.slots}.isdisjoint(_kind(slot) for slot in part.slots)


def _joined(one: Part, other: Part) -> Part:
    """Two parts that follow each other as one."""
    slots, cues = (*one.slots, *other.slots), (*one.cues, *other.cues)
    return replace(one, end=other.end, slots=slots, cues=cues)


def _bare(text: str) -> str:
    """A sentence without its full stop."""
    return text.strip().rstrip(".").rstrip()


def _last_part(before: Statement, document: Document, names: Vocabulary) -> Part | None:
    """What the sentence before told last."""
    found = list(parts(before.text, analyse(before.text, document, names).items))
    return found[-1] if len(found) == 1 and found[0].tells else None


def _told(statement: Statement, changes: Sequence[tuple[Part, str]]) -> Statement:
    """The sentence with other words for some of its parts, which stand where these do."""
    text, offsets = statement.text, statement.offsets
    for part, words in reversed(changes):
        told = f"; {words}" if part.start else words
        joined = (offsets[part.start],) * (len(told) - len(words))
        place = (*joined, *(offsets[part.begin],) * (len(words) - 1))
        text = text[: part.start] + told + text[part.end :]
        offsets = (*offsets[: part.start], *place, offsets[part.end - 1], *offsets[part.end :])
    return replace(statement, text=text, offsets=offsets)


def _retold(base: Part, part: Part, document: Document) -> _Filled | None:
    """A part in the words of the one whose verb it shares, and whether it surely means that; None where it shares none."""
    words = part.text[part.begin : part.end]
    if part.tells or not part.slots or _DENIAL.search(words):
        return None
    leaning = leans(words.strip())
    known = {_kind(slot) for slot in base.slots}
    for slots in (part.slots, as_ticks(part.slots, base.slots, part.text, document)):
        own = [slot for slot in slots or () if not leaning or _kind(slot) in known]
        pairs = _pairs(base.slots, own, part.text)
        if slots and len(pairs) >= (1 if leaning else 2):
            return _in_words(base, replace(part, slots=slots), pairs, by_name=leaning)
    return None


def _in_words(base: Part, part: Part, pairs: Sequence[tuple[Item, Item]], *, by_name: bool) -> _Filled | None:
    """A part in the words of another one, whose names and numbers are replaced."""
    words = part.text[part.begin : part.end]
    base = replace(base, text=_without_asides(base, pairs))
    if by_name:
        told = _with_slots(base, part.text, pairs) + _added(part, pairs)
        reverse = bool(REVERSED.fullmatch(words.strip()))
        told = " ".join((reversed_words(told) if reverse else told).split())
        return _Filled(part, (told,), sure=True) if told else None
    ways, sure = _ways(base, part, pairs)
    return _Filled(part, tuple(" ".join(way.split()) for way in ways), sure, bool(base.cues) and sure)


def _ways(base: Part, part: Part, pairs: Sequence[tuple[Item, Item]]) -> tuple[list[str], bool]:
    """The ways to tell a part, and whether it surely means one of them: of an extreme it may tell another place."""
    old = [one for one, _ in pairs]
    if base.cues and all(_kind(one) != "number" for one in old):
        told = [slot for slot in base.slots if _kind(slot) == "number"]
        base = replace(base, text=without_numbers(base.text, told, base.begin))
    plain = _with_slots(base, part.text, pairs)
    words = part.text[part.begin : part.end]
    if base.cues and _IT_IS_SAME.search(words):
        return [plain], True  # "in C it is the same place with 7": the best of C stands there
    if base.cues and SAME.search(words):
        # "The best in A is 9 at B, in C 7 at the same place": the best of C, or what C has there.
        kept = [slot for slot in base.slots if slot not in old and _kind(slot) != "number"]
        return [plain, f"{_AT_SAME.sub('', words).strip()}{placed_words(base.text, kept)}"], True
    if not base.cues or _is_sure(base, part, pairs):
        return [plain], True
    names = [one for one in old if _kind(one) != "number"]
    kept = [slot for slot in base.slots if slot not in old and slot.start > base.cues[0].start]
    kept = [slot for slot in kept if _kind(slot) != "number"]
    shown = base.text[base.begin : base.end]
    own = [replace(slot, start=slot.start - base.begin, end=slot.end - base.begin) for slot in base.slots]
    sure = (
        len(base.cues) == 1
        and is_parallel(shown, own, words, part.begin, part.slots)
        and (
            is_of_its_own(base.text, base.begin, base.cues[0], names)
            # "In May A is best with 9, in June B with 7": all that is told of the one is told of the other.
            or len(old) == len(base.slots)
            and len({_kind(one) for one in names}) > 1
            and len(old) > 2
        )
    )
    elsewhere = without(base.text, kept, base.begin) if kept and sure else None
    if elsewhere is None:
        return [plain], sure and not kept
    there = f"{words.strip()}{placed_words(base.text, kept)}"
    return [plain, _with_slots(replace(base, text=elsewhere), part.text, pairs), there], True


def _without_asides(base: Part, pairs: Sequence[tuple[Item, Item]]) -> str:
    """The text without the numbers that the first part has in brackets, and to which the other has none: "A (9) leads B (4)"."""
    text, taken = base.text, [old for old, _ in pairs]
    for slot in base.slots:
        left, right = text.rfind("(", 0, slot.start), text.find(")", slot.end)
        alone = not text[left + 1 : slot.start].strip() and not text[slot.end : right].strip()
        if slot.kind == "number" and slot not in taken and min(left, right) >= 0 and alone:
            text = text[:left] + " " * (right + 1 - left) + text[right + 1 :]
    return text


def _pairs(base: Sequence[Item], own: Sequence[Item], text: str) -> list[tuple[Item, Item]]:
    """The names and numbers of the first part, each with that which stands for it; none where that is not clear."""
    found: list[tuple[Item, Item]] = []
    for kind in dict.fromkeys(map(_kind, own)):
        old, new = ([item for item in slots if _kind(item) == kind] for slots in (base, own))
        if kind == "number" and len(old) > len(new):
            old = in_same_role(old, new, text)
        if len(old) != len(new):
            return []
        found += zip(old, new, strict=True)
    return found


def _added(part: Part, pairs: Sequence[tuple[Item, Item]]) -> str:
    """The place behind the names of a part that leans on another, which that one does not have: "nor does B in May"."""
    end = max(new.end for _, new in pairs)
    return part.text[end : part.end] if any(slot.start >= end for slot in part.slots) else ""


def _with_slots(base: Part, text: str, pairs: Sequence[tuple[Item, Item]]) -> str:
    """The words of the first part with other names and numbers."""
    told, at = "", base.begin
    for old, new in sorted(pairs, key=lambda pair: pair[0].start):
        told += base.text[at : old.start] + words_for(old, new, base.text, text)
        at = old.end
    return told + base.text[at : base.end]


def _is_sure(base: Part, part: Part, pairs: Sequence[tuple[Item, Item]]) -> bool:
    """Whether a part can only mean what is told of the first: a superlative may be one of other things, at another place."""
    if not base.cues:
        return True
    old = [one for one, _ in pairs]
    elsewhere = any(_kind(one) == "panel" for one in old) or sum(_kind(one) != "number" for one in old) > 1
    kept = [slot for slot in base.slots if slot not in old and slot.start > base.cues[0].start]
    return elsewhere and (not kept or bool(SAME.search(part.text, part.begin, part.end)))
