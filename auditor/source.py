"""A document's text, and places in it.

Every number, tick, label and sentence that the reader finds keeps the span it was written in,
so that a finding can always say where it stands.
"""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A half-open range of character offsets, `start` up to but not including `end`."""

    start: int
    end: int

    def __len__(self) -> int:
        return self.end - self.start

    def contains(self, other: "Span") -> bool:
        """Whether the other span lies within this one."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: "Span") -> bool:
        """Whether the two spans share a character."""
        return self.start < other.end and other.start < self.end

    def shifted(self, offset: int) -> "Span":
        """The span moved right by `offset` characters."""
        return Span(self.start + offset, self.end + offset)


@dataclass(frozen=True, slots=True)
class Position:
    """A line and a column, both counted from 1; columns count characters."""

    line: int
    column: int


@dataclass(frozen=True)
class Source:
    """One document as it was read: where it came from and its text."""

    path: str
    text: str

    @cached_property
    def line_starts(self) -> list[int]:
        """The offset at which each line begins; lines end with a line feed."""
        starts = [0]
        position = self.text.find("\n")
        while position >= 0:
            starts.append(position + 1)
            position = self.text.find("\n", position + 1)
        return starts

    def position(self, offset: int) -> Position:
        """Line and column of a character offset."""
        line = bisect_right(self.line_starts, offset)
        return Position(line, offset - self.line_starts[line - 1] + 1)

    def line_of(self, span: Span) -> int:
        """The line on which a span begins."""
        return self.position(span.start).line

    def line_span(self, line: int) -> Span:
        """The span of a line, counted from 1, without its line ending."""
        start = self.line_starts[line - 1]
        following = self.line_starts[line] if line < len(self.line_starts) else len(self.text) + 1
        end = following - 1
        if end > start and self.text[end - 1 : end] == "\r":
            end -= 1
        return Span(start, end)

    def slice(self, span: Span) -> str:
        """The characters of a span, as written."""
        return self.text[span.start : span.end]
