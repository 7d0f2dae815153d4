"""Sentences heard as a whole, by the first form that fits their core to its last word."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from auditor.claim import Reading
from auditor.claims.cores import amounts, between, changes, compares, ranks, reaching, repeats
from auditor.claims.cores.claims import Fact, cores
from auditor.claims.cores.line import Line
from auditor.claims.cores.peeling import line_of
from auditor.claims.cores.told import Told
from auditor.claims.courses.flow import pronouns
from auditor.language.clauses import Clause, uncut
from auditor.language.items import Item
from auditor.language.patterns import quick
from auditor.language.subject import of_statement
from auditor.language.times import is_pair
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_OVERRIDDEN = tuple(
    "trend change amount value range difference threshold comparison count average move path gap spread peak ordinal effect tally stability ratio region duel standing".split()
)
_LONGEST = 18
_BETWEEN = re.compile(r"\bbetween (?:the )?(?:two )?[a-z]+s\b", re.IGNORECASE)
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
    (ranks.BARE, ranks.bare),
    (compares.TOTALS, compares.totals),
    (reaching.FROM_EXTREME, reaching.from_extreme),
    (reaching.REACHED, reaching.reached),
    (reaching.SUFFICING, reaching.sufficing),
    (repeats.DISTINCTS, repeats.distinct),
    (repeats.ALIKES, repeats.alike),
    (repeats.HOUSES, repeats.houses),
    (between.FURTHEST, between.furthest),
    (changes.COUNTED, changes.counted),
    (changes.FACTORED, changes.factored),
    (changes.TIMES, changes.times),
    (reaching.OF_ITS_PEAK, reaching.of_its_peak),
    (reaching.TO_ITS_PEAK, reaching.of_its_peak),
    (between.TOTALS, between.totals),
    (between.COUNTED_CELLS, between.counted_cells),
    (compares.PANELS, compares.panels),
    (compares.LINES, compares.lines),
    (compares.SPANNED, compares.spanned),
    (compares.COUNTS, compares.counts),
    (compares.UNIVERSALS, compares.universals),
    (changes.CHANGES, changes.change),
    (between.MEAN_CHANGES, between.mean_change),
    (repeats.TOTALS_ALIKE, repeats.totals_alike),
    (amounts.SUMMED_OVER, amounts.summed_over),
    ((r"(?P<all>.+)",), amounts.aggregate),
    ((r"(?P<all>.+)",), amounts.value),
)


# Which of them tell of steps from line to line or panel to panel, and which of every line of a side.
_STEPPED = frozenset(
    (
        *(between.totals, between.counted_cells, between.mean_change, between.furthest),
        *(changes.counted, changes.change, changes.factored, compares.spanned),
    )
)
_OF_EVERY = frozenset(
    (
        *(ranks.extreme, ranks.rank, ranks.by_mean, amounts.aggregate, changes.change),
        *(compares.panels, compares.lines, compares.spanned, compares.universals, reaching.sufficing),
    )
)


@cache
def _forms() -> tuple[tuple[re.Pattern[str], Maker], ...]:
    return tuple((quick(pattern), maker) for patterns, maker in _FORMS for pattern in patterns)


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to take a sentence that a form fits."""
    if statement.asks or not document.panels:
        return
    clause = uncut(statement, document, vocabulary(document))
    found = list(_heard(clause, line_of(clause)))
    if not found:  # its bare numbers may be ticks; where a cell has such a value, that refutes nothing
        sure = not any(_is_value(clause, item) for item in clause.numbers)
        found = list(_heard(clause, line_of(clause, ticks=True), certain=sure))
    yield from found


def read(clause: Clause) -> Iterator[Reading]:
    """The same of a clause that is a part of a sentence, where it names no more than it needs."""
    if clause.start or clause.end < len(clause.sentence.rstrip(" .;!")):
        yield from _heard(clause, line_of(clause))


def _is_value(clause: Clause, item: Item) -> bool:
    num = clause.number(item)
    return any(q.value == num.value for panel in clause.document.panels for q in panel.values.values())


def _heard(clause: Clause, line: Line | None, *, certain: bool = True) -> Iterator[Reading]:
    """What the first form tells that fits a line."""
    if line is None or of_statement(clause) or any(item.kind == "ref" for item in clause.label):
        return
    line.trim()
    panels = _panels(line, clause)
    if not panels or not line.pieces or len(line.pieces) > _LONGEST:
        return
    for pattern, maker in _forms():
        stepped = bool(line.span) or line.shift is not None
        if stepped and maker not in _STEPPED or line.every and maker not in _OF_EVERY:
            continue
        match = pattern.fullmatch(line.text)
        if match is None:
            continue
        found = list(_facts(clause, line, match, panels, maker))
        if found:
            for facts in found:
                whole = ((clause.start, clause.end), *pronouns(clause))
                over = (
                    _OVERRIDDEN
                    if clause.start == 0 and clause.end == len(clause.sentence or clause.text)
                    else ()
                )
                yield Reading(cores(facts, certain), frozenset(clause.items), panels, False, whole, over)
            return


def _panels(line: Line, clause: Clause) -> tuple[int, ...]:
    """The panels of which each is told; of a change from one to another, the first."""
    pair = line.each_panel and len(line.panels or ()) == 2 and is_pair(clause.document)
    if line.shift is None and pair and _BETWEEN.search(clause.text):
        line.shift = (0, 1)
    if line.shift is not None:
        return line.shift[:1]
    if (
        line.panels is None
        and line.text.startswith("in <both> <ref> <line>")
        and len(clause.document.panels) == 2
    ):
        return (0, 1)
    return line.panels or (clause.panels if len(clause.panels) == 1 else ())


def _facts(
    clause: Clause, line: Line, match: re.Match[str], panels: tuple[int, ...], maker: Maker
) -> Iterator[tuple[Fact, ...]]:
    """What a form tells, of each panel that is named."""
    ways = [list(maker(Told(clause, line, match, panel))) for panel in panels]
    if len({len(way) for way in ways}) != 1:
        return
    for told in zip(*ways, strict=True):
        yield tuple(fact for facts in told for fact in facts)
