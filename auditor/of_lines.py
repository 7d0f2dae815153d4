"""Sentences on sums, means and spreads of whole lines, held against these as if they were the data."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from auditor.claim import Judged, Verdict
from auditor.data_aside import DataAside, named, touches
from auditor.language.clauses import Clause
from auditor.language.led_back import Retold
from auditor.language.line_grids import grid_of_lines
from auditor.language.line_talk import OfLines, told_of_lines
from auditor.model import Document, Statement
from auditor.retold_verdicts import with_retold
from auditor.world import World

_DECIDED = (Verdict.SUPPORTED, Verdict.CONTRADICTED)
Judge = Callable[[Statement, Document, tuple[World, World]], list[Judged]]


def with_lines(
    plain: Sequence[Judged], statement: Statement, parts: Sequence[Clause], document: Document, judge: Judge
) -> list[Judged]:
    """The verdicts on a sentence, with those on what it says of whole lines where there were none."""
    found = list(plain)
    for way in told_of_lines(statement, parts, document):
        if any(one.verdict in _DECIDED and touches(one.span, way.pointers) for one in plain):
            continue
        own = _judged(way, document, judge)
        if own:
            told = Retold(way.statement, pointers=way.pointers)
            found = with_retold(found, [own], statement, told)
    return found


def _judged(way: OfLines, document: Document, judge: Judge) -> list[Judged]:
    """The verdicts on what is told of lines; none where some words of that are not understood."""
    data = _lines(document, way.function, way.side)
    found = judge(way.statement, data.document, data.worlds)
    own = [one for one in found if touches(one.span, way.pointers)]
    if any(one.verdict is Verdict.NOT_UNDERSTOOD for one in own):
        return []
    return [named(one, f"of the {way.function}s") for one in own]


@lru_cache(maxsize=12)
def _lines(document: Document, function: str, side: str) -> DataAside:
    return DataAside.of(grid_of_lines(document, function, side))
