"""Frames: patterns over the lines of clauses, each with the kind of statement that it makes.

Many frames begin alike, with who or what is spoken of, and Python compiles long patterns slowly. A frame therefore may have a head and a body: both
are compiled once, and a line is cut between them at a word.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from auditor.language.patterns import compiled


@dataclass(frozen=True, slots=True)
class Fit:
    """What a frame takes of a line: the matches of its parts, one behind the other."""

    parts: tuple[re.Match[str], ...]

    def groupdict(self) -> dict[str, str | None]:
        """The words of all named groups; None for one that took no part."""
        found: dict[str, str | None] = {}
        for part in self.parts:
            found.update(
                {
                    name: words
                    for name, words in part.groupdict().items()
                    if words is not None or name not in found
                }
            )
        return found

    def span(self, name: str) -> tuple[int, int]:
        """Where a named group stands in the line; (-1, -1) where it took no part."""
        spans = [part.span(name) for part in self.parts if name in part.re.groupindex]
        return max(spans)

    def group(self) -> str:
        """All words of the line that it takes."""
        return "".join(part.group() for part in self.parts)

    def end(self) -> int:
        """Where in the line it ends."""
        return self.parts[-1].end()


@dataclass(frozen=True, slots=True)
class Frame:
    """A pattern with the kind of statement that it makes; it takes a line from its beginning."""

    kind: str
    body: re.Pattern[str]
    head: re.Pattern[str] | None = None

    def fit(self, line: str) -> Fit | None:
        """How it fits a line, or None."""
        if self.head is None:
            match = self.body.match(line)
            return Fit((match,)) if match else None
        for head in _heads(self.head, line):
            if body := self.body.match(line, head.end()):
                return Fit((head, body))
        return None


def framed(table: Mapping[str, tuple[str, ...]], opened: str, end: str) -> tuple[Frame, ...]:
    """The frames of a table from kinds to patterns, each between what opens and what ends a line."""
    return tuple(
        Frame(kind, compiled(f"{opened}{pattern}{end}"))
        for kind, patterns in table.items()
        for pattern in patterns
    )


def headed(
    heads: Mapping[str, str], table: Mapping[str, tuple[tuple[str, str], ...]], end: str
) -> tuple[Frame, ...]:
    """The frames of a table from kinds to pairs of a head's name, or "" for none, and a body."""
    return tuple(
        Frame(kind, compiled(f"{body}{end}"), compiled(heads[head]) if head else None)
        for kind, pairs in table.items()
        for head, body in pairs
    )


@lru_cache(maxsize=256)
def _heads(pattern: re.Pattern[str], line: str) -> tuple[re.Match[str], ...]:
    """All ways in which a head takes the first words of a line, the shortest first."""
    return tuple(match for at in _cuts(line) if (match := pattern.fullmatch(line, 0, at)))


def _cuts(line: str) -> Iterator[int]:
    yield from (0, *(n for n, letter in enumerate(line) if letter == " "), len(line))
