"""A text that is rewritten bit by bit, while each of its characters knows its place in the source."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from auditor.model import Statement
from auditor.source import Span


@dataclass(frozen=True, slots=True)
class Rewritten:
    """A text with the place of each character, and the places of all words that were put into other words."""

    text: str
    offsets: tuple[int, ...]
    changed: tuple[Span, ...] = ()

    @staticmethod
    def of(statement: Statement) -> "Rewritten":
        """A sentence as it is written."""
        return Rewritten(statement.text, statement.offsets)

    def told(self, statement: Statement) -> Statement:
        """The sentence with these words."""
        return replace(statement, text=self.text, offsets=self.offsets)

    def put(self, start: int, end: int, words: str) -> "Rewritten":
        """With other words in one place."""
        first, last = self.offsets[start], self.offsets[max(start, end - 1)]
        inner = (first, *(last,) * (len(words) - 1)) if words else ()
        return Rewritten(
            self.text[:start] + words + self.text[end:],
            (*self.offsets[:start], *inner, *self.offsets[end:]),
            (*self.changed, Span(first, last + 1)),
        )

    def sub(self, pattern: re.Pattern[str], words: Callable[[re.Match[str]], str | None]) -> "Rewritten":
        """With other words wherever a pattern is found, from left to right; None leaves what is there."""
        told, at = self, 0
        while found := pattern.search(told.text, at):
            new = words(found)
            at = found.end() if new is None else found.start() + len(new)
            told = told if new is None else told.put(found.start(), found.end(), new)
            at += not found.group()
        return told
