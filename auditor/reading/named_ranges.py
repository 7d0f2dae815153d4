"""Ticks told by their ends: "L1-L6", "plot A to plot C", "Monday at the top and Sunday at the bottom"."""

import re
from collections.abc import Iterator

from auditor.model import Tick
from auditor.quantity import Quantity
from auditor.reading.plain import Plain
from auditor.reading.ranges import tick_step
from auditor.reading.sequences import between

_NAMED_RANGE = re.compile(
    r"(?:^|[\s:(\"'“`])(?P<first>[^\W_][\w+/-]{0,14}?)\.?[\"'”`]?(?:\s*\([^()]{0,40}\))?\s*(?:\bto\b"
    r"|\bthrough\b|–|—|→|\.\.\.?|…|-)\s*[\"'“`]?(?P<last>[^\W_][\w+/-]{0,14})(?![\w])"
)
# "Monday at the top and Sunday at the bottom": the ends of a known order. "plot A to plot C" has a word in front.
_END = r"(?:\b[^\W\d_]\w{1,40}(?:\s(?:[A-Z]|\d{1,3})\b)?|\b[A-Z]|\b\d{1,3})"
_OF_LINE = re.compile(r"(?:row|column|line|tick|level|label)\s+", re.IGNORECASE)
_AT = (
    r"(?:\s+(?:is\s+)?(?:(?:at|on)\s+(?:the\s+)?(?:very\s+|far\s+)?{0}|{0}most)"
    r"|\s*\(\s*(?:at\s+)?(?:the\s+)?{0}(?:most)?\s*\))"
)
_PLACED_ENDS = re.compile(
    "|".join(
        rf"(?P<first{number}>{_END}){_AT.format(one)}\s*(?:,\s*)?"
        r"(?:and|to|up to|down to|through to|through)?\s+"
        rf"(?P<last{number}>{_END}){_AT.format(other)}"
        for number, (one, other) in enumerate(
            (("(?:top|head|left)", "(?:bottom|foot|right)"), ("(?:bottom|foot|right)", "(?:top|head|left)"))
        )
    )
)
_WORDED_RANGE = re.compile(
    r"\b(?P<first>(?P<word>[^\W\d_]+)\s(?:[A-Z]|\d{1,3}))\b\s*(?:\([^()]{0,30}\)\s*)?"
    r"(?:to|through|up to|down to|–|—|…|-)\s*"
    r"(?P<last>(?P=word)\s(?:[IVX]{1,4}|[A-Z]|\d{1,3}))(?![\w])(?!\.\d)",
    re.IGNORECASE,
)


_ACROSS_THE_COMPASS = (frozenset("NS"), frozenset("EW"))


def named_ranges(text: Plain) -> Iterator[tuple[Tick, ...]]:
    """The ticks from the first to the last of those that a text names."""
    for found in _NAMED_RANGE.finditer(text.text):
        span = text.span(found.start("first"), found.end("last"))
        ends = found["first"], found["last"]
        if frozenset(ends) not in _ACROSS_THE_COMPASS and (names := between(*ends, span)):
            yield _every(names, tick_step(text))
    yield from _between_placed_ends(text)


def _every(names: tuple[Tick, ...], step: Quantity | None) -> tuple[Tick, ...]:
    """Numbered names in the step that the text tells, where it leads to the last: "06h to 21h in 3 h steps"."""
    size = int(step.value) if step is not None and step.value == int(step.value) else 1
    return names[::size] if size > 1 and len(names) % size == 1 else names


def _between_placed_ends(text: Plain) -> Iterator[tuple[Tick, ...]]:
    for found in (*_PLACED_ENDS.finditer(text.text), *_WORDED_RANGE.finditer(text.text)):
        first, last = (value for name, value in found.groupdict().items() if value and name != "word")
        first, last = (_OF_LINE.sub("", end) for end in (first, last))  # "row A at the bottom, D at the top"
        if names := between(first, last, text.span(*found.span())):
            yield _every(names, tick_step(text))
