"""Which items of a list in running text are names of ticks, and where each begins and ends."""

import re
from collections.abc import Sequence

from auditor.reading.axis_words import is_positional
from auditor.reading.colours import TONE_OR_COLOUR
from auditor.reading.lists import Place, list_items
from auditor.reading.plain import Plain
from auditor.reading.tick_texts import are_places, can_be_tick

_ARTICLE = re.compile(r"the\s+(?=\w)")


_TRAILING = re.compile(
    r"\s*(?:,?\s+(?:from|in (?:that|this|steps|order)|listed|ordered|respectively|running|going|each|both"
    r"|for both|on both|shown|reading|as|(?:top|bottom|left|right)(?=[\s-]+(?!\w+$)\w|[\s-]+(?:down|up|first)\w*$))"
    r"\b.*|\s+-\s.*)$",
    re.IGNORECASE,
)


_PLACED = re.compile(
    r"\s+(?:is\s+|being\s+)?(?:at|on)\s+(?:the\s+)?(?:very\s+|far\s+)?(?:top|bottom|left|right)$",
    re.IGNORECASE,
)


# Alone between two commas such a word is no running text, but one of the words along an axis of tokens.
_TOKEN = re.compile(
    r"from|to|per|with|is|are|was|were|has|have|of|that|which|whose|where|there|each|every|its|their|this|the|an?",
    re.IGNORECASE,
)


# So may these among other names, though elsewhere they speak of an axis.
_NOUN = re.compile(r"steps?|ticks?|marks?|scale|ranges?|order|log|linear", re.IGNORECASE)


# "from top oak, elm, ash": the end at which the list begins.
_FROM_END = re.compile(
    r"(?:starting\s+)?(?:from|at)\s+(?:the\s+)?(?:top|bottom|left|right)(?:\s+(?:down|up)(?:wards?)?)?\s*[:,]?\s+"
    r"(?!(?:down|up|to)(?:wards?)?\b)(?=\S)",
    re.IGNORECASE,
)
# "oak, elm and ash, oak uppermost": where one of them stands, and no further one.
_PLACE_AGAIN = re.compile(
    r"\s(?:uppermost|topmost|lowest|lowermost|bottommost|leftmost|rightmost|first|last)$", re.IGNORECASE
)
_QUOTES = "\"“”'‘’`"


_BEHIND = re.compile(r"\s?\((?P<inside>[^()]{1,30})\)")


def good_items(text: Plain, label: str) -> list[Place]:
    """The first unbroken run of items that can be ticks; an aside at either end is left out."""
    limit = closing(text.text)
    items = [(start, min(end, limit)) for start, end in list_items(text) if start < limit]
    items = _behind_a_name(text, items)
    if are_places([text.text[start:end] for start, end in items]):
        return items
    articled = all(_ARTICLE.match(text.text, start, end) for start, end in items[:2])
    best: list[Place] = []
    run: list[Place] = []
    for start, end in items:
        if articled and (article := _ARTICLE.match(text.text, start, end)):
            start = article.end()
        item = text.text[start:end]
        if lead := _FROM_END.match(item):
            start, item = start + lead.end(), item[lead.end() :]
        if placed := _PLACED.search(item):
            end, item = start + placed.start(), item[: placed.start()]
        if run and _PLACE_AGAIN.search(item):
            break
        cut = _TRAILING.search(item)
        if cut and run and can_be_tick(item[: cut.start()], label):
            run.append((start, start + cut.start()))
            break
        within = (start, end) not in (items[0], items[-1])
        if not can_be_tick(item, label) and not (
            within and (_TOKEN.fullmatch(item) or _NOUN.fullmatch(item))
        ):
            best, run = max(best, run, key=len), []
            continue
        run.append((start, end))
    return max(best, run, key=len)


def _behind_a_name(text: Plain, items: list[Place]) -> list[Place]:
    """The items without a first one that names the axis, as all others stand in quotes: `Pitch, "low", "high"`."""
    quoted = [start > 0 and text.text[start - 1] in _QUOTES for start, _ in items]
    return items[1:] if len(items) > 2 and not quoted[0] and all(quoted[1:]) else items


def with_brackets(text: Plain, items: Sequence[Place]) -> list[Place]:
    """The items with the brackets behind them, where each has one that is a part of its name: "Ridge (1,850 m)"."""
    found = [_BEHIND.match(text.text, end) for _, end in items]
    names = [
        own["inside"]
        for own in found
        if own and not is_positional(own["inside"]) and not TONE_OR_COLOUR.search(own["inside"])
    ]
    if len(names) < len(items) or len(set(names)) < len(items):
        return []
    return [(start, own.end()) for (start, _), own in zip(items, found, strict=True) if own]


def closing(text: str) -> int:
    """Where a bracket closes that was opened before the text."""
    depth = 0
    for position, character in enumerate(text):
        depth += (character in "([") - (character in ")]")
        if depth < 0:
            return position
    return len(text)
