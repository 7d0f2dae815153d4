"""Numbers that are met among those the data give for what a sentence names, where so many hardly are by chance.

The words around them need not be understood one by one: "the first hit alone now does better than three did before,
60.7 against 57.2". All numbers must be met, where every name points, in the order that the words of comparison tell; and
the more numbers the data give, the more must be told to rule out chance.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, product
from math import prod
from typing import Protocol

from auditor.claim import Guess, Place
from auditor.claims.amounts.candidates import amounts
from auditor.claims.amounts.cues import tells_range
from auditor.claims.amounts.known import Known, cells, counts, differences, means, shares, sums
from auditor.claims.amounts.met_places import places_of_name, pools, single_names
from auditor.claims.amounts.term import Compound
from auditor.claims.judging import directions
from auditor.claims.telling import in_scale
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import cites
from auditor.language.numbers import Num
from auditor.language.pairs import EITHER, PANEL, sides
from auditor.language.refs import AxisRef, TickRef

# Numbers are taken to be met only where at most this share of others would be.
CHANCE = 0.05
# A number is held to be one of those from half to one and a half times its size.
NEAR = 0.5
# Of more ways to find them than these, none is looked at.
MOST_WAYS = 400
MOST_NUMBERS = 6
MOST_CELLS = 60
# In a larger figure chance explains most numbers.
MOST_PLACES = 2500
_SIDES = ("rows", "columns", EITHER, PANEL)
# Words that make of a number something that is not worked out here, or that tell more than the numbers do.
_BARRED = tuple("not except rank missing sign factor same stable share course odd".split())
# In the label before a sentence these make of its numbers more than what stands at a place: "Runner-up: A with 12".
_LABELLING = tuple("rank extreme stable same not except range aggregate".split())
_SOME = ("none", "most", "few", "half", "some", "many", "all")
# What is told of by these in percent is one share and no other: of which line a cell is a part.
_OF_LINE = {
    "rows": re.compile(r"\b(?:recalls?|sensitivit\w+|true[- ]positive rates?)\b", re.IGNORECASE),
    "columns": re.compile(r"\b(?:precisions?|positive predictive values?)\b", re.IGNORECASE),
    "": re.compile(r"\b(?:accurac\w+|error rates?)\b", re.IGNORECASE),
    "none": re.compile(r"\b(?:f[- ]?1|specificit\w+|kappa|iou)\b", re.IGNORECASE),
}
# "97% of these occasions": of what was called so.
_OF_CALLS = re.compile(
    r"\s*of (?:these|those|such) (?:occasions|calls|answers|verdicts|guesses)\b", re.IGNORECASE
)
_APART = re.compile(
    r"\b(?:points?|pp|by|apart|gaps?|ahead|behind|lags?|lead|margins?|differences?|steps?)\b", re.IGNORECASE
)
# Where something starts and ends is more than what it is somewhere.
_ENDS = re.compile(
    r"\b(?:start|begin|beg[au]n|open|end|finish|clos(?:e|es|ed|ing)\b|final|initial)", re.IGNORECASE
)
# Superlatives and the like that nothing has understood.
_UNKNOWN_EXTREME = re.compile(r"\b(?:most|least|[a-z]{3,}(?:iest|[^aeiouq]est))\b", re.IGNORECASE)
_NO_SUPERLATIVE = frozenset("test rest forest harvest interest request contrast latest west".split())


@dataclass(frozen=True, slots=True)
class _Told:
    """A number that a clause tells, and the numbers of the data that it may be."""

    item: Item
    number: Num
    pool: tuple[Known, ...]

    @property
    def found(self) -> list[Known]:
        """Those that it is."""
        fair = self.number.fair()
        return [one for one in self.pool if fair.low - 1e-9 <= one.value <= fair.high + 1e-9]

    @property
    def chance(self) -> float:
        """The share of numbers near it that would be met as well."""
        step, size = self.number.step or 1.0, abs(self.number.value)
        reach = max(NEAR * size, 5 * step)
        fair = self.number.fair()
        near = {round(one.value / step) for one in self.pool if abs(one.value - self.number.value) <= reach}
        return min(1.0, (fair.high - fair.low) * len(near) / (2 * reach))


def met(clause: Clause) -> list[Guess]:
    """The numbers of a clause as those of the data that they are; nothing where one is not met, or chance may explain it."""
    items = _numbers(clause) if sum(clause.panel(n).size for n in clause.panels) <= MOST_PLACES else []
    tried = 0.0
    for places in pools(clause) if items else ():
        told = [_told(clause, item, places) for item in items]
        tried += prod(one.chance for one in told)
        if tried > CHANCE:
            return []
        found = next(_ways(clause, told), None)
        if found is not None:
            claim = amounts([one.number for one in told], [known.term for known in found])
            taken = frozenset(i for i in clause.items if i in items or i.kind not in ("noun", "number"))
            # Chance has been ruled out already, so no other numbers are left to try.
            return [Guess(clause.start, clause.end, (claim,), ((),), True, taken)]
    return []


def _numbers(clause: Clause) -> list[Item]:
    """The numbers that may be met; none where the clause says more of them than what they are."""
    told = [item for item in clause.items if item.kind == "number" and not clause.number(item).word]
    barred = any(item.has(kind) for kind in _BARRED for item in clause.items)
    some = any(item.has("quant", *_SOME) for item in clause.items)
    bounded = any(clause.number(item).op in (">", "<", ">=", "<=") for item in told)
    axes = any(isinstance(item.value, AxisRef) for item in clause.items)
    way = any(item.has("compare") or item.has("trend") for item in clause.items)
    labelled = any(item.has(kind) for kind in _LABELLING for item in clause.label)
    # "and ends at 49": what has no name of its own leans on the words around it; so does a mean, whoever it is of.
    short = len(told) < 2 or bool(clause.of("aggregate")) or bool(_ENDS.search(clause.text))
    leaning = short and not single_names(clause.items)
    if labelled or leaning or told and _compared_behind(clause, told[-1]):
        return []
    if tells_range(clause.items):
        return []
    if barred or some or bounded or axes or len(told) > MOST_NUMBERS or _unknown_extreme(clause):
        return []
    if way and len(told) < 2 and not _APART.search(clause.text) or any(cites(clause, item) for item in told):
        return []
    return told


def _compared_behind(clause: Clause, last: Item) -> bool:
    """`48 went wrong, more than of the others`: whether what is compared with has no number of its own."""
    behind = any(item.has("compare") and item.start > last.start for item in clause.items)
    return behind and not _tells_distance(clause, last)


def _unknown_extreme(clause: Clause) -> bool:
    known = [item for item in clause.items if item.has("extreme")]
    return any(
        found.group().casefold() not in _NO_SUPERLATIVE
        and not any(item.start <= found.start() < item.end for item in known)
        for found in _UNKNOWN_EXTREME.finditer(clause.statement.text, clause.start, clause.end)
    )


def _told(clause: Clause, item: Item, places: frozenset[Place]) -> _Told:
    """A number with those that the data give for some places, as far as its words and its unit allow."""
    number, document = clause.number(item), clause.document
    panels = dict.fromkeys(place[0] for place in sorted(places))
    counted = all(counts(document, panel) for panel in panels)
    share = counted and (number.unit == "%" or number.step < 1 and 0 < number.value <= 1)
    aggregates = {one.sense("aggregate") for one in clause.of("aggregate")}
    pool: list[Known] = []
    for panel in panels:
        if share:
            pool += shares(document, panel)
        elif "mean" in aggregates:
            pool += means(document, panel)
        elif "sum" in aggregates:
            pool += sums(document, panel)
        else:
            pool += cells(document, panel)
            pool += sums(document, panel) if counted else ()
    inside = [one for one in pool if one.places <= places and (not share or of_measure(clause, item, one))]
    if not share and not aggregates and _tells_distance(clause, item):
        inside = list(differences(document, [one for one in inside if len(one.places) == 1][:MOST_CELLS]))
    if share and number.unit != "%":
        number = replace(number, value=100 * number.value, step=100 * number.step, unit="%")
    elif not share and panels:
        number = in_scale(number, document.panels[next(iter(panels))])
    return _Told(item, number, tuple(inside))


class _Share(Protocol):
    """A part of a whole, as a number of the data."""

    @property
    def term(self) -> Compound:
        """What it is."""
        ...

    @property
    def places(self) -> frozenset[Place]:
        """The places of the part."""
        ...


def of_measure(clause: Clause, item: Item, share: _Share) -> bool:
    """Whether a share is the one that the measure named last before a number is."""
    lead = " ".join((*clause.statement.trail[-1:], clause.statement.text[: item.start]))
    named = {
        side: found[-1].start() for side, word in _OF_LINE.items() if (found := list(word.finditer(lead)))
    }
    of_calls = _OF_CALLS.match(clause.statement.text, item.end)
    if not named and not of_calls:
        return True
    side = "columns" if of_calls else max(named, key=lambda one: named[one])
    whole = share.term.second.scope[0] if share.term.second is not None else None
    (panel,) = {place[0] for place in share.places}
    turned = clause.document.panels[panel].orientation == "predicted"
    sides = {"rows": "columns", "columns": "rows"} if turned else {}
    line = "" if whole is None or whole.whole else "rows" if whole.rows is not None else "columns"
    return sides.get(side, side) == line


def _tells_distance(clause: Clause, item: Item) -> bool:
    """Whether the words right around a number make it one of how far apart two things are."""
    around = clause.statement.text[max(clause.start, item.start - 14) : min(clause.end, item.end + 14)]
    return bool(_APART.search(around))


def _about(clause: Clause, item: Item, known: Known) -> bool:
    """Whether a number of the data is about what a name means, or one of the two things that it is about."""
    return any(part <= places_of_name(clause, item) for part in known.parts)


def _ways(clause: Clause, told: Sequence[_Told]) -> Iterator[tuple[Known, ...]]:
    """The ways to put each number to one of the data that agree with everything else that is told."""
    found = [one.found for one in told]
    if prod(map(len, found)) > MOST_WAYS:
        return
    for way in islice(product(*found), MOST_WAYS):
        agree = _named_all(clause, way) and _in_order(clause, way) and _listed(clause, way)
        agree = agree and _extreme(clause, way)
        if len(set(way)) == len(way) and agree and _directed(clause, told):
            yield way


def _named_all(clause: Clause, way: Sequence[Known]) -> bool:
    """Whether every name of the clause has one of the numbers."""
    names = [
        item
        for item in single_names(clause.items)
        if not (isinstance(item.value, TickRef) and item.value.every)
    ]
    return all(any(_about(clause, item, known) for known in way) for item in names)


def _in_order(clause: Clause, way: Sequence[Known]) -> bool:
    """Whether as many names of one side as there are numbers stand for them in turn."""
    names = single_names(clause.items)
    for side in {sides(item) for item in names}:
        own = [item for item in names if sides(item) == side]
        if len(own) == len(way) > 1 and not all(map(partial(_about, clause), own, way)):
            return False
    return True


def _listed(clause: Clause, way: Sequence[Known]) -> bool:
    """Whether many numbers without a name for each stand one behind the other in a line."""
    if len(way) <= 2 or any(
        len([i for i in single_names(clause.items) if s in sides(i)]) >= len(way) for s in _SIDES
    ):
        return True
    if any(len(known.places) != 1 for known in way):
        return False
    places = [place for known in way for place in known.places]
    moving = [at for at in (1, 2) if len({place[at] for place in places}) > 1]
    order = [place[moving[0]] for place in places] if len(moving) == 1 else []
    panels = {place[0] for place in places}
    return len(panels) == 1 and bool(order) and order in (sorted(order), sorted(order, reverse=True))


def _extreme(clause: Clause, way: Sequence[Known]) -> bool:
    """Whether, where an extreme is told, one of the numbers is that of its panel, or of the line that is named."""
    told = [item for item in clause.items if item.has("extreme")]
    names = [item for item in single_names(clause.items) if len(sides(item)) == 1]
    each = any(len([item for item in names if side in sides(item)]) == len(way) > 1 for side in _SIDES)
    if told and each:
        return all(_is_extreme(clause, known, item) for known in way for item in told)
    return all(any(_is_extreme(clause, known, item) for known in way) for item in told)


def _is_extreme(clause: Clause, known: Known, item: Item) -> bool:
    if len(known.places) != 1 or known.term.second is not None:
        return False
    ((panel, _, _),) = known.places
    lines = [one for one in single_names(clause.items) if len(sides(one)) == 1 and PANEL not in sides(one)]
    if len({side for one in lines for side in sides(one)}) > 1:
        # "The highest one stood in A in May": where the cell is told by both its names, no line is meant by one of them.
        lines = [one for one in lines if one.start < item.start]
    about = [one for one in lines if _about(clause, one, known)]
    everywhere = cells(clause.document, panel)
    for rivals in (everywhere, [one for one in everywhere if about and _about(clause, about[0], one)]):
        for word in directions(item.sense("extreme"), clause.document, panel):
            if rivals and known.value == (max if word == "max" else min)(one.value for one in rivals):
                return True
    return False


def _directed(clause: Clause, told: Sequence[_Told]) -> bool:
    """Whether the first two numbers stand to each other as the words of comparison or of change tell."""
    for item in clause.items if len(told) > 1 else ():
        for kind, up, down in (("compare", ">", "<"), ("trend", "up", "down")):
            if item.has(kind):
                first, second = (one.number.value for one in told[:2])
                more = first < second if kind == "trend" else first > second
                if not item.has(kind, up if more else down):
                    return False
    return True
