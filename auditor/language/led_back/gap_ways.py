"""In which ways the words of one part may be told of another, where they tell an extreme: "In A the best is 9 at B, in C 7".

The extreme of C is 7, be it at B or elsewhere, or it is what C has at B. Where none of these holds the part is false.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, RegionRef, TickRef, axis_of
from auditor.language.tokens import tokens
from auditor.model import Document

_PLACING = re.compile(
    r"(?:,?\s+(?:at|in|on|for|with|under|during|and|by)(?:\s+(?:the|an?|just|only))*|\s*,)\s*$", re.IGNORECASE
)
# Words before a number that fall with it: "the maximum of 9 is in A".
_TOLD = re.compile(r"\s+(?:of|at|with)(?:\s+(?:only|just|about|a\s+mere))?\s+$", re.IGNORECASE)
_THAT_OF = re.compile(r"\b(?:that|those|the\s+one)\s+(?:of|for|in|at|on)\s+(?:the\s+)?", re.IGNORECASE)
# "A has the highest value": the extreme is one of all, and of another thing something else may be told.
_ONE_OF_ALL = re.compile(
    r"\b(?:is|are|was|were|has|have|had|shows?|gives?|takes?|holds?|records?|posts?|leads?|tops?(?!\s+out)|with)\b(?!\s+(?:its|a|their)\b)",
    re.IGNORECASE,
)
_LIGHT = frozenset(
    "only just even already and then still about the a an while but it is are was were".split()
)


def kind_of(item: Item) -> str:
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


def is_parallel(base: str, slots: Sequence[Item], words: str, start: int, own: Sequence[Item]) -> bool:
    """Whether a part tells just what another one tells, with words left out: "depth 8 at 5" beside "depth 4 tops out at 3"."""
    opened = _THAT_OF.match(words)
    skipped = opened.end() if opened else 0
    shape = _shape(words[skipped:], start + skipped, own)
    at = iter(_shape(base, 0, slots))
    return all(word in at for word in shape if word not in _LIGHT)


def _shape(words: str, start: int, slots: Sequence[Item]) -> list[str]:
    """The words of a part, with the kinds of its names and numbers in their places."""
    found: list[str] = []
    seen: set[int] = set()
    for token in tokens(words):
        slot = next((one for one in slots if one.start <= start + token.start < one.end), None)
        if slot is None:
            found += [token.norm] if token.norm.isalpha() else []
        elif slot.start not in seen:
            seen.add(slot.start)
            found.append(kind_of(slot))
    return found


def is_of_its_own(text: str, begin: int, cue: Item, names: Sequence[Item]) -> bool:
    """Whether an extreme is one that each of the names has: "A's best is 9", "A peaks at 9", "in A the best is 9"."""
    before = [name for name in names if begin <= name.start < cue.start]
    return bool(names) and not any(_ONE_OF_ALL.search(text, name.end, cue.end) for name in before)


def without(text: str, kept: Sequence[Item], begin: int) -> str | None:
    """A text without some of its names, and the words that place them; None where they stand otherwise in it."""
    for slot in sorted(kept, key=lambda one: -one.start):
        placing = _PLACING.search(text, begin, slot.start)
        if not placing:
            return None
        text = text[: placing.start()] + " " * (slot.end - placing.start()) + text[slot.end :]
    return text


def without_numbers(text: str, numbers: Sequence[Item], begin: int) -> str:
    """A text without some numbers that are told of an extreme in passing: "the maximum of 9 is in A"."""
    for slot in numbers:
        if told := _TOLD.search(text, begin, slot.start):
            text = text[: told.start()] + " " * (slot.end - told.start()) + text[slot.end :]
    return text


def placed_words(text: str, kept: Sequence[Item]) -> str:
    """The words of some names, with those that place them: "at B"."""
    told = ""
    for slot in sorted(kept, key=lambda one: one.start):
        placing = _PLACING.search(text, 0, slot.start)
        lead = placing.group().strip(" ,") if placing else ""
        told += f" {lead} {text[slot.start : slot.end]}"
    return told


def in_same_role(old: Sequence[Item], new: Sequence[Item], text: str) -> list[Item]:
    """Those of some numbers that stand behind the same words as the new ones: "exceeds 5 in two months" and "in three"."""
    leads = [_ROLE.search(text, 0, item.start) for item in new]
    wanted = {lead["word"].casefold() if lead else "" for lead in leads}
    found = [(item, _ROLE.search(text, 0, item.start)) for item in old]
    return [item for item, lead in found if (lead["word"].casefold() if lead else "") in wanted]


_ROLE = re.compile(
    r"\b(?P<word>in|to|at|by|from|of|with|for)\s+(?:only\s+|just\s+|about\s+)?$", re.IGNORECASE
)


def as_ticks(
    own: Sequence[Item], base: Sequence[Item], text: str, document: Document
) -> tuple[Item, ...] | None:
    """The names and numbers of a part, with numbers as ticks where the other part has some; or None where they may be none.

    "With depth 40 the best is at 2, with 20 at 3": 20 is a depth. All are ticks where the other part tells no number.
    """
    told = any(one.kind == "number" for one in base)
    numbers = [at for at, item in enumerate(own) if item.kind == "number"]
    if told:
        numbers = [at for at in numbers[:1] if not at and _LEAD.search(text, 0, own[at].start)]
    found = list(own)
    for at in numbers:
        tick = _as_tick(own[at], [one for one in found if one is not own[at]], base, text, document)
        if tick is None:
            return None
        found[at] = tick
    if not numbers:
        return None
    return tuple(found)


def _as_tick(
    item: Item, others: Sequence[Item], base: Sequence[Item], text: str, document: Document
) -> Item | None:
    """A number as the tick that stands for one of the other part, of whose axis it has no other."""
    words = text[item.start : item.end]
    sides = [side for side in ("rows", "columns") if _is_tick(words, side, document)]
    ticks = [one for one in base if _number_of(one) and kind_of(one) in sides]
    if len(ticks) != 1 or any(kind_of(one) == kind_of(ticks[0]) for one in others):
        return None
    side = kind_of(ticks[0])
    labels = [tick.text for tick in axis_of(document.panels[0], side).ticks if _digits(tick.text) == words]
    return replace(item, kind="ref", value=TickRef(side, (labels[0],)), senses=())


def _is_tick(words: str, side: str, document: Document) -> bool:
    """Whether all panels have a tick of this number."""
    return all(
        any(_digits(tick.text) == words for tick in axis_of(panel, side).ticks) for panel in document.panels
    )


_LEAD = re.compile(r"\b(?:at|with|for|in|under|on)\s+(?:an?\s+|the\s+)?$", re.IGNORECASE)
_DIGITS = re.compile(r"\d+(?:\.\d+)?")


def _number_of(item: Item) -> str:
    """The number in the name of a single tick."""
    value = item.value
    one = isinstance(value, TickRef) and len(value.ticks) == 1 and not value.every and not value.unknown
    return _digits(value.ticks[0]) if one and isinstance(value, TickRef) else ""


def _digits(words: str) -> str:
    """The one number in some words."""
    found = _DIGITS.findall(words)
    return found[0] if len(found) == 1 else ""


def words_for(old: Item, new: Item, text: str, own: str) -> str:
    """The words to put in the place of a name: those of the new one; a number behind the axis that the old one names."""
    words = own[new.start : new.end]
    number = _number_of(old)
    told = text[old.start : old.end]
    if isinstance(new.value, TickRef) and words.replace(".", "", 1).isdigit() and number and number in told:
        return told.replace(number, words)
    return words
