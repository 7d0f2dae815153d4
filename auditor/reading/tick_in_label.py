"""The one tick that the label of a list names among other words: "Next, 80 °C", "Band at 2,800 m, May to September".

The other words tell where the line stands, how it is read, or how far it reaches along the other axis. That the list
has a value for each tick of that axis is what makes the label one of a line.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.metrics import metric_named
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.plain import Plain

_LONGEST = 5  # words of a tick
_EDGES = " ,;:.()[]'\"“”‘’"
# What such lists hold is worked out from the cells of a line.
_WORKED_OUT = re.compile(
    r"\b(?:means?|medians?|averages?|avg|sums?|totals?|differences?|changes?|gains?|losses|gaps?|ratios?|shares?|ranges?|spreads?"
    r"|ranks?|max(?:imum|ima)?|min(?:imum|ima)?|peaks?|errors?|deviations?|per|vs|versus|minus|over)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Mention:
    axis: KnownAxis
    at: int
    start: int
    end: int


def tick_in(label: Plain, axes: Sequence[KnownAxis], many: int) -> Key | None:
    """The key of the tick that a label of a list of so many values names; None unless it names one line alone."""
    named = [axis for axis in axes if axis.ticks]
    lines = [axis for axis in named if len(axis.ticks) == many]
    if not lines or len(named) < 2:
        return None
    found = list(_mentions(label, named))
    for other in lines:
        own = [mention for mention in found if mention.axis is not other]
        ends = sorted(mention.at for mention in found if mention.axis is other)
        if len(own) == 1 and ends in ([], [0, many - 1]) and not _says_more(label, found):
            start, end = own[0].start, own[0].end
            return Key(label.text[start:end], label.span(start, end))
    return None


def _mentions(label: Plain, axes: Sequence[KnownAxis]) -> Iterator[_Mention]:
    """The ticks in a label, the longest at each place; one that two axes have is told twice."""
    spans = [found.span() for found in re.finditer(r"[^\s–—]+", label.text)]
    first = 0
    while first < len(spans):
        for last in range(min(first + _LONGEST, len(spans)) - 1, first - 1, -1):
            start, end = _trimmed(label.text, spans[first][0], spans[last][1])
            hits = [
                _Mention(axis, at, start, end)
                for axis in axes
                if start < end and (at := _position(axis, label.text[start:end])) is not None
            ]
            if hits:
                yield from hits
                first = last
                break
        first += 1


def _position(axis: KnownAxis, text: str) -> int | None:
    found = axis.find(text)
    return axis.find_counted(text) if found is None and text[:1].isdigit() else found


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and text[start] in _EDGES:
        start += 1
    while start < end and text[end - 1] in _EDGES:
        end -= 1
    return start, end


def _says_more(label: Plain, found: Sequence[_Mention]) -> bool:
    """Whether other words of a label hold a number, or tell of what is worked out."""
    rest = label.text
    for mention in found:
        rest = rest[: mention.start] + " " * (mention.end - mention.start) + rest[mention.end :]
    return (
        bool(re.search(r"\d", rest) or _WORKED_OUT.search(rest))
        or metric_named(rest.strip(_EDGES)) is not None
    )
