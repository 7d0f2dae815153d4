"""Clauses that a frame of extremes or ranks takes to the last word, read as what they claim."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.extreme_fields import leaves
from auditor.claims.judging import directions
from auditor.claims.rank_reading import Rank
from auditor.claims.summits.said import Said, said_in
from auditor.claims.summits.ways import each_line, ways_of
from auditor.claims.summits.words import unknown
from auditor.language.clauses import Clause
from auditor.language.pairs import halves
from auditor.language.refs import RegionRef
from auditor.world import Selection

# What a clause does not tell that tells an extreme to its last word.
_OVERRIDDEN = tuple(
    "amount value comparison count threshold trend average range ratio change standing".split()
)


def read_extremes(clause: Clause) -> Iterator[Reading]:
    """Extremes told in whole sentences."""
    for said in said_in(clause, "extreme", "denied", "place", "nothing", "each"):
        ways = _directions(clause, said)
        for way in ways:
            for scope, place, sure in each_line(clause, said) if said.each else ways_of(clause, said):
                denied, each = said.kind == "denied", bool(said.each)
                # Which end an unknown adjective tells is not known: that it is one of them bears nothing out.
                unlikely = not sure or said.direction == "either" or denied and len(ways) > 1
                meant = Extreme(way, scope, said.value, place, tentative=unlikely, each=each, denied=denied)
                if _tells(clause, said, scope, place) and not leaves(clause, meant):
                    yield _reading(clause, said, meant)
                    if _by_magnitude(clause, said):
                        yield _reading(clause, said, replace(meant, magnitude=True))


def _directions(clause: Clause, said: Said) -> tuple[str, ...]:
    either = said.direction == "either"
    return ("max", "min") if either else directions(said.direction, clause.document, clause.panels[0])


def read_ranks(clause: Clause) -> Iterator[Reading]:
    """Ranks told in whole sentences."""
    for said in said_in(clause, "rank"):
        ways = directions(said.direction, clause.document, clause.panels[0])
        for way in ways:
            for scope, place, sure in ways_of(clause, said):
                if _tells(clause, said, scope, place):
                    unlikely = not sure or way != ways[0]
                    meant = Rank(said.rank, way, scope, said.value, place, tentative=unlikely)
                    yield _reading(clause, said, meant)


def _reading(clause: Clause, said: Said, meant: Extreme | Rank) -> Reading:
    panels = tuple(dict.fromkeys(s.panel for s in meant.scope))
    sure = not said.tail and not unknown(clause) or _is_there(clause, said, meant.place)
    if not sure or said.direction == "either":
        kept = _OVERRIDDEN if said.direction == "either" and meant.value is not None or _of_cell(said) else ()
        return Reading(meant, frozenset(clause.items), panels, bool(clause.of("hedge")), (), kept)
    earlier = ((i.start, i.end) for i in clause.before if isinstance(i.value, RegionRef))
    whole = ((clause.start, clause.end), *earlier)
    return Reading(meant, frozenset(clause.items), panels, bool(clause.of("hedge")), whole, _OVERRIDDEN)


def _of_cell(said: Said) -> bool:
    """`Most bees were counted in A at B`: whether one cell is told to hold the most, and no lines are compared."""
    quant = said.cue is None and said.kind == "extreme" and said.direction in ("max", "min")
    return quant and len([part for item in said.found for part in (halves(item) or [item])]) == 2


def _is_there(clause: Clause, said: Said, place: Sequence[Selection]) -> bool:
    """Whether the number told stands in the one cell told, so that the sentence surely speaks of these data."""
    cells = [(s.panel, *at) for s in place for at in s.places(clause.panel(s.panel))]
    if said.value is None or len(cells) != 1:
        return False
    panel, row, column = cells[0]
    written = clause.panel(panel).values.get((row, column))
    return written is not None and abs(written.value - said.value.value) < 1e-9


def _tells(clause: Clause, said: Said, scope: Sequence[Selection], place: Sequence[Selection]) -> bool:
    """Whether so much is told that lines are not compared as wholes: a number, or a cell."""
    narrow = any(s.rows is not None and s.columns is not None for s in place)
    single = any(s.rows is not None and s.columns is not None for s in scope)
    told = said.value is not None or narrow or bool(said.each and place) or said.kind == "denied"
    return bool(scope) and not single and told


def _by_magnitude(clause: Clause, said: Said) -> bool:
    """Of signed values the strongest may be the one furthest from zero."""
    signed = any(q.value < 0 for panel in clause.panels for q in clause.panel(panel).values.values())
    words = said.cue.text if said.cue is not None else ""
    return signed and bool(re.search(r"strong|weak|large|small|great|big|faint", words, re.IGNORECASE))
