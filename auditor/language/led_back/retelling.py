"""A sentence told again with the names of what its words lead back to."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.clauses import Clause
from auditor.language.led_back.finding import Pointer, leading, pointers
from auditor.language.led_back.said import Said
from auditor.language.pairs import halves
from auditor.language.refs import TickRef
from auditor.model import Statement
from auditor.source import Span

MOST_WAYS = 2


@dataclass(frozen=True, slots=True)
class Retold:
    """A sentence told again; `meant` is what its new words mean, `pointers` are the places of the words that led back.

        Those of which it is not clear what they lead to are `unsure`; `filled` are parts with words that they left out. What was
        told in short sentences is `anew`; parts of it that are `loose` may be so only at a place that is left unsaid. Parts that
    say more when told again than as they are written are `instead`.
    """

    statement: Statement
    meant: tuple[object, ...] = ()
    pointers: tuple[Span, ...] = ()
    unsure: tuple[Span, ...] = ()
    filled: tuple[Span, ...] = ()
    loose: tuple[Span, ...] = ()
    anew: tuple[Span, ...] = ()
    instead: tuple[Span, ...] = ()


def retold(said: Said, earlier: Sequence[Said], filled: Sequence[Span] = ()) -> Iterator[Retold]:
    """The ways to tell a sentence without the words that lead back; none where it has no such words.

    In parts that were `filled` in words lead back where they did in the part that they are taken from.
    """
    found = [one for one in _apart(pointers(said, earlier)) if not _stands_in(said, one, filled)]
    ways = min(MOST_WAYS, max((len(pointer.ways) for pointer in found), default=0))
    places = [(one, said.statement.source_span(one.start, one.end)) for one in found if one.end > one.start]
    sure = tuple(span for one, span in places if one.sure)
    unsure = tuple(span for one, span in places if not one.sure)
    for number in range(ways):
        meant = tuple(value for pointer in found for value in pointer.meant(number))
        yield Retold(_told(said.statement, found, number), meant, sure, unsure)


def named_first(said: Said, earlier: Sequence[Said]) -> list[Retold]:
    """The ways to tell a sentence with the names of those things beside which other words may be left out.

    "The former has 5, the latter 4", "it has 5, the row below 4".
    """
    found = leading(said, earlier)
    places = [(one, said.statement.source_span(one.start, one.end)) for one in found]
    return [
        Retold(
            _told(said.statement, found, number),
            tuple(value for pointer in found for value in pointer.meant(number)),
            tuple(span for one, span in places if one.sure),
            tuple(span for one, span in places if not one.sure),
        )
        for number in range(min(MOST_WAYS, max((len(pointer.ways) for pointer in found), default=0)))
    ]


def all_told(steps: Sequence[Retold]) -> Retold:
    """What several steps of telling a sentence again come to together."""
    return Retold(
        steps[-1].statement,
        tuple(value for step in steps for value in step.meant),
        tuple(span for step in steps for span in step.pointers),
        tuple(span for step in steps for span in step.unsure),
        tuple(span for step in steps for span in step.filled),
        tuple(span for step in steps for span in step.loose),
        tuple(span for step in steps for span in step.anew),
        tuple(span for step in steps for span in step.instead),
    )


def _stands_in(said: Said, pointer: Pointer, spans: Sequence[Span]) -> bool:
    place = said.statement.source_span(pointer.start, max(pointer.start + 1, pointer.end))
    return any(place.overlaps(span) for span in spans)


def _apart(found: Sequence[Pointer]) -> list[Pointer]:
    """The pointers, each without what another of them surely means: in "it rises from there" these are two things."""
    sure = [pointer for pointer in found if len(pointer.ways) == 1]
    return [
        replace(
            one,
            ways=tuple(way for way in one.ways if way not in [other.ways[0] for other in sure]) or one.ways,
        )
        if len(one.ways) > 1
        else one
        for one in found
    ]


def _told(statement: Statement, found: Sequence[Pointer], number: int) -> Statement:
    """The sentence with each pointer replaced; the new words stand where the old ones do."""
    text, offsets, at = "", list[int](), 0
    for pointer in found:
        words = pointer.words(number)
        first, last = statement.offsets[pointer.start], statement.offsets[max(pointer.start, pointer.end - 1)]
        text += statement.text[at : pointer.start] + words
        offsets += [*statement.offsets[at : pointer.start], first, *[last] * (len(words) - 1)]
        at = pointer.end
    return replace(statement, text=text + statement.text[at:], offsets=(*offsets, *statement.offsets[at:]))


def names_again(way: Retold, clauses: Sequence[Clause]) -> bool:
    """Whether the new words mean in their new place what they meant before."""
    named = [item for clause in clauses for item in clause.items]
    values = [part.value for item in named for part in (item, *halves(item))]
    ticks = {(one.side, tick) for one in values if isinstance(one, TickRef) for tick in one.ticks}
    return all(value in values or _all_named(value, ticks) for value in way.meant)


def _all_named(value: object, ticks: set[tuple[str, str]]) -> bool:
    return isinstance(value, TickRef) and all((value.side, tick) in ticks for tick in value.ticks)
