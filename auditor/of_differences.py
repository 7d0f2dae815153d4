"""Sentences on how far two panels lie apart, held against their differences as if these were the data."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from auditor.claim import Judged, Verdict
from auditor.claims.better import better
from auditor.data_aside import DataAside, held_back, named, touches
from auditor.language.clauses import Clause
from auditor.language.difference_grids import grid_of_differences
from auditor.language.difference_talk import SAME, OfDifferences, told_of_differences
from auditor.language.led_back import Retold
from auditor.model import Document, Statement
from auditor.retold_verdicts import with_retold
from auditor.source import Span
from auditor.world import World

Judge = Callable[[Statement, Document, tuple[World, World]], list[Judged]]


def with_differences(
    plain: Sequence[Judged],
    statement: Statement,
    parts: Sequence[Clause],
    document: Document,
    worlds: tuple[World, World],
    judge: Judge,
) -> list[Judged]:
    """The verdicts on a sentence, with those on what it says of the differences of two panels."""
    ways = list(told_of_differences(statement, parts, document, better(document, 0)))
    if not ways:
        return list(plain)
    pointers = tuple(span for way in ways for span in way.pointers)
    unsure = pointers if any(way.unsure for way in ways) or len(ways) > 1 else ()
    found = [_judged(way, document, worlds, judge) for way in ways]
    told = Retold(ways[0].statement, pointers=pointers, unsure=unsure)
    return with_retold([_held_back(one, pointers) for one in plain], found, statement, told)


def _held_back(one: Judged, pointers: Sequence[Span]) -> Judged:
    """A verdict on the panels; open where the number of cells that differ was taken for how many there are."""
    if one.kind != "count" or one.verdict is not Verdict.CONTRADICTED or not touches(one.span, pointers):
        return one
    return held_back(one, "it speaks of the differences of two panels")


def _judged(
    way: OfDifferences, document: Document, worlds: tuple[World, World], judge: Judge
) -> list[Judged]:
    """The verdicts on what is told of differences; none where some words of that are not understood."""
    if way.way == SAME:
        return [one for one in judge(way.statement, document, worlds) if touches(one.span, way.pointers)]
    data = _differences(document, way.pair, way.way)
    found = judge(way.statement, data.document, data.worlds)
    end = max(span.end for span in way.pointers)
    if any(one.verdict is Verdict.NOT_UNDERSTOOD and one.span.start < end for one in found):
        return []
    return [
        named(one, "of the differences")
        for one in found
        if touches(one.span, way.pointers) and not touches(one.span, way.foreign)
    ]


@lru_cache(maxsize=12)
def _differences(document: Document, pair: tuple[int, int], way: str) -> DataAside:
    return DataAside.of(grid_of_differences(document, pair, way))
