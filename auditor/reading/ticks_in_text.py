"""Ticks as running text names them: "at 08:00", "width 20", "the north bed"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.reading.key import Key
from auditor.reading.known_axes import GENERIC, KnownAxis
from auditor.reading.labels import canonical, content_words
from auditor.reading.plain import Plain
from auditor.reading.sequences import implied_ticks

_WORD = re.compile(r"(?:(?!->)[^\s,;()\[\]→=\"“”])+")
_NUMBER = re.compile(r"[-+−]?\d[\d.,]*%?")
_EDGES = ".:!?'’‘"
# A bare number or a letter is a tick only where the text leads to it: "at 20", "for A", "width 20", "20: 4", "(20)".
_LEADS = frozenset("at for in on under with".split())
_TOLD_BEHIND = re.compile(r"\s*[:=]")
_VALUE_BEHIND = re.compile(
    r"\s+(?:(?:between|about|around|roughly|approximately|nearly|some)\s+|[~≈]\s?)?[-+−]?\.?\d", re.IGNORECASE
)
_BEGINS = re.compile(r"(?:[,;:.]|\band)\s+$")
_ALSO_A_WORD = frozenset(["may", "march"])
_MOST_WORDS = 5


@dataclass(frozen=True, slots=True)
class Mention:
    """A tick that a text names: which of the axes has it, and where its words begin and end."""

    axis: int
    tick: str
    start: int
    end: int

    def key(self, text: Plain) -> Key:
        """The tick as the key of a value."""
        return Key(self.tick, text.span(self.start, self.end))


class TicksInText:
    """The ticks of some axes, indexed for being found in running text."""

    def __init__(self, axes: Sequence[KnownAxis]) -> None:
        self.axes = axes
        self.ticks = [[tick.text for tick in axis.ticks or implied_ticks(axis.declared)] for axis in axes]
        self.index: dict[str, dict[int, str]] = {}
        widest = 1
        for number, ticks in enumerate(self.ticks):
            for tick in ticks:
                self.index.setdefault(canonical(tick), {}).setdefault(number, tick)
                widest = max(widest, len(tick.split()))
        self.widest = min(widest, _MOST_WORDS)

    def are_two(self, one: int, other: int) -> bool:
        """Whether two of the axes are not the same side of a grid."""
        return one != other and (self.axes[one].side != self.axes[other].side or not self.axes[one].side)

    def mentions(self, text: str) -> list[Mention]:
        """All ticks that a text names, from left to right; what two axes have is a mention of each."""
        words = [span for found in _WORD.finditer(text) if (span := _trimmed(text, *found.span()))]
        found: list[Mention] = []
        at = 0
        while at < len(words):
            own, width = self._at(text, words, at)
            found += own
            at += width
        return found

    def _at(self, text: str, words: Sequence[tuple[int, int]], at: int) -> tuple[list[Mention], int]:
        """The ticks that begin with a word, and how many words they take up; the longest name counts."""
        before = text[slice(*words[at - 1])].casefold() if at else ""
        for width in range(min(self.widest, len(words) - at), 0, -1):
            start, end = words[at][0], words[at + width - 1][1]
            hits = self.index.get(canonical(text[start:end]), {})
            own = [Mention(axis, tick, start, end) for axis, tick in hits.items()]
            if own := [mention for mention in own if self._is_named(mention, text, before)]:
                return own, width
        return [], 1

    def _is_named(self, mention: Mention, text: str, before: str) -> bool:
        named = text[mention.start : mention.end]
        if named.casefold() in _ALSO_A_WORD:
            return named == mention.tick
        if len(named) > 1 and not _NUMBER.fullmatch(named):
            return True
        if named != mention.tick and len(named) == 1 and named.isalpha():
            return False
        axis = self.axes[mention.axis]
        bracketed = text[: mention.start].endswith("(") and text[mention.end :].startswith(")")
        begins = not before or _BEGINS.search(text, 0, mention.start) is not None
        return (
            before in _LEADS
            or (begins and _VALUE_BEHIND.match(text, mention.end) is not None)
            or bracketed
            or _TOLD_BEHIND.match(text, mention.end) is not None
            or GENERIC.get(before, "-") == axis.side
            or any(content_words(before) & label for label in axis.labels)
        )


def _trimmed(text: str, start: int, end: int) -> tuple[int, int] | None:
    while start < end and text[end - 1] in _EDGES:
        end -= 1
    while start < end and text[start] in _EDGES:
        start += 1
    return (start, end) if start < end else None
