"""A sentence told again with the names of what its words lead back to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.led_back.finding import Pointer, pointers
from auditor.language.led_back.said import Said
from auditor.model import Statement
from auditor.source import Span

MOST_WAYS = 2


@dataclass(frozen=True, slots=True)
class Retold:
    """A sentence told again; `pointers` are the places of the words that led back."""

    statement: Statement
    pointers: tuple[Span, ...]


def retold(said: Said, earlier: Sequence[Said]) -> Iterator[Retold]:
    """The ways to tell a sentence without the words that lead back; none where it has no such words."""
    found = pointers(said, earlier)
    ways = min(MOST_WAYS, max((len(pointer.ways) for pointer in found), default=0))
    spans = tuple(said.statement.source_span(one.start, one.end) for one in found if one.end > one.start)
    for number in range(ways):
        yield Retold(_told(said.statement, found, number), spans)


def _told(statement: Statement, found: Sequence[Pointer], number: int) -> Statement:
    """The sentence with each pointer replaced; the new words stand where the old ones do."""
    text, offsets, at = "", list[int](), 0
    for pointer in found:
        words = pointer.ways[min(number, len(pointer.ways) - 1)]
        first, last = statement.offsets[pointer.start], statement.offsets[max(pointer.start, pointer.end - 1)]
        text += statement.text[at : pointer.start] + words
        offsets += [*statement.offsets[at : pointer.start], first, *[last] * (len(words) - 1)]
        at = pointer.end
    return replace(statement, text=text + statement.text[at:], offsets=(*offsets, *statement.offsets[at:]))
