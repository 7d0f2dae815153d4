"""Sentences on sums and means of whole lines, held against these as if they were the data."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claim import Judged, Verdict
from auditor.language.clauses import Clause
from auditor.language.led_back import Retold
from auditor.language.line_grids import grid_of_lines
from auditor.language.line_talk import OfLines, told_of_lines
from auditor.model import Document, Statement
from auditor.retold_verdicts import with_retold
from auditor.source import Span
from auditor.world import Reading, World

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)
Judge = Callable[[Statement, Document, tuple[World, World]], list[Judged]]


def with_lines(
    plain: Sequence[Judged], statement: Statement, parts: Sequence[Clause], document: Document, judge: Judge
) -> list[Judged]:
    """The verdicts on a sentence, with those on what it says of sums or means of lines where there were none."""
    found = list(plain)
    for way in told_of_lines(statement, parts, document):
        if any(one.verdict in _DECIDED and _touches(one.span, way.pointers) for one in plain):
            continue
        own = _judged(way, document, judge)
        if own:
            told = Retold(way.statement, pointers=way.pointers)
            found = with_retold(found, [own], statement, told)
    return found


def _judged(way: OfLines, document: Document, judge: Judge) -> list[Judged]:
    """The verdicts on what is told of lines; none where some words of that are not understood."""
    data = _Lines.of(document, way.function, way.side)
    found = judge(way.statement, data.document, data.worlds)
    own = [one for one in found if _touches(one.span, way.pointers)]
    if any(one.verdict is Verdict.NOT_UNDERSTOOD for one in own):
        return []
    return [_named(one, way.function) for one in own]


@dataclass(frozen=True)
class _Lines:
    """The sums or the means of lines as data."""

    document: Document
    worlds: tuple[World, World]

    @staticmethod
    @lru_cache(maxsize=12)
    def of(document: Document, function: str, side: str) -> "_Lines":
        found = grid_of_lines(document, function, side)
        return _Lines(found, (World(found, Reading.PRINTED), World(found, Reading.GENEROUS)))


def _named(one: Judged, function: str) -> Judged:
    """A verdict that tells that it is one on lines; as data it would be taken for one on values."""
    finding = one.finding and replace(one.finding, message=f"of the {function}s {one.finding.message}")
    return replace(one, read_as=f"of the {function}s: {one.read_as}", finding=finding, claim=None)


def _touches(span: Span, others: Sequence[Span]) -> bool:
    return any(span.overlaps(other) for other in others)
