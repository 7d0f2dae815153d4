"""Sentences heard as a whole, by the first form that fits their core to its last word."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from auditor.claim import Reading
from auditor.claims.cores import amounts, changes, ranks
from auditor.claims.cores.claims import Fact, cores
from auditor.claims.cores.line import Line, line_of
from auditor.claims.cores.told import Told
from auditor.language.clauses import Clause, uncut
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_OVERRIDDEN = tuple(
    "trend change amount value range difference threshold comparison count average move path gap spread peak ordinal effect tally stability ratio region duel standing".split()
)
Maker = Callable[[Told], Iterator[tuple[Fact, ...]]]
_FORMS: tuple[tuple[tuple[str, ...], Maker], ...] = (
    (ranks.BY_MEAN, ranks.by_mean),
    (ranks.ORDERS, ranks.order),
    (amounts.SPREADS, amounts.spread),
    (amounts.RATIOS, amounts.ratio),
    (amounts.RANGES, amounts.ranges),
    (ranks.SPREAD_RANKS, ranks.spread_rank),
    (ranks.LEADS, ranks.lead),
    (ranks.OWN_EXTREMES, ranks.own_extreme),
    (ranks.OWN_RANKS, ranks.own_rank),
    (ranks.FIRST_FEW, ranks.first_few),
    (ranks.RANKS, ranks.rank),
    (ranks.EXTREMES, ranks.extreme),
    (changes.FROM_EXTREME, changes.from_extreme),
    (changes.REACHED, changes.reached),
    (changes.SUFFICING, changes.sufficing),
    (changes.DISTINCTS, changes.distinct),
    (changes.ALIKES, changes.alike),
    (changes.HOUSES, changes.houses),
    (changes.COUNTED, changes.counted),
    (changes.CHANGES, changes.change),
    ((r"(?P<all>.+)",), amounts.aggregate),
)


@cache
def _forms() -> tuple[tuple[re.Pattern[str], Maker], ...]:
    return tuple((re.compile(pattern), maker) for patterns, maker in _FORMS for pattern in patterns)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence that a form fits."""
    if statement.asks or not document.panels:
        return
    clause = uncut(statement, document, vocabulary(document))
    line = line_of(clause)
    if line is None:
        return
    line.trim()
    if not line.pieces:
        return
    panels = line.panels or (clause.panels if len(clause.panels) == 1 else ())
    if not panels:
        return
    for pattern, maker in _forms():
        match = pattern.fullmatch(line.text)
        if match is None:
            continue
        found = list(_facts(clause, line, match, panels, maker))
        if found:
            for facts in found:
                whole = ((0, len(clause.text)),)
                yield Reading(cores(facts), frozenset(clause.items), panels, False, whole, _OVERRIDDEN)
            return


def _facts(
    clause: Clause, line: Line, match: re.Match[str], panels: tuple[int, ...], maker: Maker
) -> Iterator[tuple[Fact, ...]]:
    """What a form tells, of each panel that is named."""
    ways = [list(maker(Told(clause, line, match, panel))) for panel in panels]
    if len({len(way) for way in ways}) != 1:
        return
    for told in zip(*ways, strict=True):
        yield tuple(fact for facts in told for fact in facts)
