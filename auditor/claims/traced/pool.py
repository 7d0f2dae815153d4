"""The facts that a number may be, by the words around it: cells, or what is worked out of what is named."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claim import Place
from auditor.claims.amounts.known import counts
from auditor.claims.amounts.met import of_measure
from auditor.claims.judging import directions
from auditor.claims.traced.facts import (
    MOST_PAIRED,
    Fact,
    Ground,
    both_ways,
    cell_facts,
    related,
    shares,
    worked_out,
)
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import called_percent
from auditor.language.numbers import Num
from auditor.model import Document

# Words before, or behind, a number that make it one of how far apart two things are.
_BEFORE_DISTANCE = re.compile(
    r"(?:\b(?:by|another|extra|additional|gains?|gained|adds?|added|costs?|loses?|lost|sheds?|leads? of|margin of|gap of|difference of|drop of|rise of|fall of|jump of|step of|"
    r"decrease of|increase of|loss of|gain of|amounts? to|lead is|gap is|difference is|apart by|ahead by|behind by|within|worth|brings?|brought|buys?|means?|saves?|short by)"
    r"(?: (?:about|roughly|around|nearly|almost|only|just|some|a|an|the|mere|at most|at least|up to|no more than|less than|more than))*\s*[~+≈]?)$",
    re.IGNORECASE,
)

_BEHIND_DISTANCE = re.compile(
    r"\s*(?:(?:percentage |full |whole |more )?(?:points?|pp|units?|steps?|degrees?|[a-zµ°%/²³]{1,6})\s+)?"
    r"(?:points?\b|pp\b|units?\b|apart\b|ahead\b|behind\b|more\b|less\b|fewer\b|higher\b|lower\b|above\b|below\b|better\b|worse\b|off\b|short\b|of a difference\b)",
    re.IGNORECASE,
)

_AHEAD = {
    ("mean",): re.compile(r"\b(?:averag\w+|means?)\b", re.IGNORECASE),
    ("sum",): re.compile(r"\b(?:totals?|totall\w+|sums?|together|taken together|in all)\b", re.IGNORECASE),
}

# Of more cells than these that are named, none is held against others.
MOST_NAMED = 4

_SPREAD = re.compile(
    r"\b(?:spans?|spread\w*|range\w*|apart|stretch\w*|cover\w*|within|separat\w*|distance|widths?|swings?|vari\w+)\b",
    re.IGNORECASE,
)


def facts_around(
    clause: Clause, item: Item, number: Num, places: frozenset[Place], grounds: Sequence[Ground]
) -> Iterator[Fact]:
    """The facts that the words around a number leave: times of something, percents, distances, or values and what is worked out of them."""
    base = _Base.of(clause, places, grounds)
    if item.kind == "factor" or number.unit == "times":
        yield from _times(base, number)
        if not base.counted or item.kind == "factor" or number.step < 1:
            return
    if number.unit == "%" and _moves(clause):
        yield from related(base.paired, "growth")
    if number.unit == "%" and base.counted:
        yield from (one for ground in grounds for one in shares(ground) if of_measure(clause, item, one))
        return
    yield from base.lines
    if base.counted:
        for ground in grounds:
            yield from both_ways(ground)
    if tells_distance(clause.statement.text, clause, item):
        yield from related(base.paired, "difference")
        if not base.worked_out:
            yield from _to_unnamed(clause, base.cells)
    elif not aggregated(clause):
        yield from base.cells
    if _SPREAD.search(clause.text) or clause.of("stable"):
        yield from (fact for ground in grounds for fact in worked_out(ground, ("spread",)))


@dataclass(frozen=True)
class _Base:
    """What the words of a clause leave to work numbers out of; `counted` where cells count things."""

    grounds: Sequence[Ground]
    cells: list[Fact]
    lines: list[Fact]
    paired: list[Fact]
    counted: bool
    worked_out: bool

    @classmethod
    def of(cls, clause: Clause, places: frozenset[Place], grounds: Sequence[Ground]) -> "_Base":
        """What some places give."""
        aggregates, ends = aggregated(clause), _ends_told(clause)
        counted = bool(grounds) and all(counts_things(clause.document, ground.panel) for ground in grounds)
        cells = list(cell_facts(clause.document, places))
        functions = aggregates or (("sum",) if counted else ())
        lines = [fact for ground in grounds for fact in worked_out(ground, functions)]
        single = cells if len(cells) <= MOST_PAIRED and not ends else []
        extremes = [fact for ground in grounds for fact in worked_out(ground, ends)]
        paired = lines if aggregates else [*extremes, *single, *lines]
        return cls(grounds, cells, lines, paired, counted, bool(aggregates or ends))


def _times(base: _Base, number: Num) -> Iterator[Fact]:
    """How many times one of two things is the other, or which part a thing is of its line or of all."""
    yield from related(base.paired, "ratio")
    if base.counted and number.value < 1:
        for ground in base.grounds:
            yield from (replace(fact, value=fact.value / 100) for fact in shares(ground))


def _to_unnamed(clause: Clause, cells: Sequence[Fact]) -> Iterator[Fact]:
    """How far cells that are named lie from others of their line, or from the same place of another panel."""
    if not 0 < len(cells) <= MOST_NAMED:
        return
    document, own = clause.document, {cell.place for cell in cells}
    for cell in cells:
        panel, row, column = cell.place
        around = [(panel, row, c) for c in range(len(document.panels[panel].columns.ticks))]
        around += [(panel, r, column) for r in range(len(document.panels[panel].rows.ticks))]
        around += [(other, row, column) for other in range(len(document.panels))]
        for other in cell_facts(document, [place for place in dict.fromkeys(around) if place not in own]):
            yield from related((cell, other), "difference")


def counts_things(document: Document, panel: int) -> bool:
    """Whether a panel holds counts of things, and no whole percentages."""
    return counts(document, panel) and not called_percent(document.panels[panel])


def tells_distance(text: str, clause: Clause, item: Item) -> bool:
    """Whether the words right before or behind a number make it one of how far apart two things are."""
    return bool(
        _BEFORE_DISTANCE.search(text, max(0, clause.start, item.start - 40), item.start)
        or _BEHIND_DISTANCE.match(text, item.end, clause.end)
    )


def _ends_told(clause: Clause) -> tuple[str, ...]:
    """The functions for the extremes that a clause tells of several things: "the deepest of A is twice that of B"."""
    found = [
        word
        for item in clause.of("extreme")
        for word in directions(item.sense("extreme"), clause.document, clause.panels[0])
    ]
    return tuple(dict.fromkeys(word for word in found if word in ("max", "min")))


def _moves(clause: Clause) -> bool:
    return any(item.has("trend") or item.has("compare") for item in clause.items)


def aggregated(clause: Clause) -> tuple[str, ...]:
    """The means and sums that a clause speaks of, or that were spoken of before it in its sentence, its label or its heading."""
    for items in (clause.items, clause.before, clause.label, clause.trail_items):
        found = dict.fromkeys(
            item.sense("aggregate") for item in items if item.has("aggregate", "mean", "sum")
        )
        if found:
            return tuple(found)
    ahead = clause.statement.text[: clause.start]
    return next((function for function, words in _AHEAD.items() if words.search(ahead)), ())
