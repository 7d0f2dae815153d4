"""Readers for which "before March" stands for all that comes before it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.open_ticks import leads_apart, stretches

Reader = Callable[[Clause], Iterator[Reading]]


def over_stretches(read: Reader) -> Reader:
    """A reader of clauses in which "before", "after", "until" and "since" lead to all ticks on that side, not to the one behind them."""

    def wider(clause: Clause) -> Iterator[Reading]:
        found = tried = False
        for way in stretches(clause):
            tried = tried or way is clause
            for reading in read(way):
                found = True
                yield reading if way is clause else replace(reading, items=as_written(clause, way, reading))
        if not (found or tried or leads_apart(clause)):
            yield from read(clause)  # which may know what "from May to July" is by itself

    return wider


def as_written(clause: Clause, way: Clause, reading: Reading) -> frozenset[Item]:
    """The mentions of a reading as the clause has them."""
    pairs = zip(clause.items, way.items, strict=True)
    return frozenset(own for own, other in pairs if other in reading.items)
