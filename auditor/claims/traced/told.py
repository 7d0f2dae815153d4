"""The numbers that a clause tells, each with the facts that it may be."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from auditor.claim import Place
from auditor.claims.amounts.met_places import single_names
from auditor.claims.changes.factors import factor_cues
from auditor.claims.telling import in_scale
from auditor.claims.traced.facts import Fact, Ground, tallies, worked_out
from auditor.claims.traced.pool import facts_around
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import cites
from auditor.language.numbers import Num
from auditor.language.pairs import sides
from auditor.language.wording import Wording

# A number is held to be one of those from half to one and a half times its size.
NEAR = 0.5

# By chance a bound is as close to what it bounds as this.
BOUND_CHANCE = 0.08

_FLIPPED = {">": "<=", ">=": "<", "<": ">=", "<=": ">"}

BOUNDS = frozenset(_FLIPPED)

# "Over the five rows", "stretch over 52 points": no bound.
_SPANNING = re.compile(
    r"(?:\bover (?:all |both )?(?:the|these|those|its|their)|\b(?:stretch|extend|spread|range|run|averag|sum|add)\w*(?: out| up)? over)\s+$",
    re.IGNORECASE,
)

_LOSS = re.compile(
    r"\b(?:los[et]\w*|loss\w*|gone|drop\w*|deficit\w*|costs?|below|down|minus|falls?|fell|negative|off|quieter|short\w*|fades?|less|lower|penalt\w+|reduc\w+|sinks?|declin\w+|hurts?|shed\w*)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Told:
    """A number that a clause tells, and the facts that it may be; `bounded` where it bounds what they give."""

    item: Item
    number: Num
    pool: tuple[Fact, ...]
    bounded: bool = False
    unsigned: bool = False

    @cached_property
    def found(self) -> list[Fact]:
        """Those that it is."""
        if self.bounded:
            return [one for one in self.pool if _bounds_closely(self.number, one)]
        fair = self.number.fair()
        return [
            one
            for one in self.pool
            if any(fair.low - 1e-9 <= value <= fair.high + 1e-9 for value in self._values(one))
        ]

    @cached_property
    def chance(self) -> float:
        """The share of numbers near it that would be met as well."""
        if self.bounded:
            return min(1.0, BOUND_CHANCE * len(self.found))
        step, size = self._step, abs(self.number.value)
        reach = max(NEAR * size, 5 * step)
        fair = self.number.fair()
        near = {
            round(value / step)
            for one in self.pool
            for value in self._values(one)
            if abs(value - self.number.value) <= reach
        }
        return min(1.0, max(fair.high - fair.low, step) * len(near) / (2 * reach))

    @property
    def _step(self) -> float:
        """How far apart numbers are that may be told: where all values are fives or tens, no others are."""
        step = self.number.step or 1.0
        values = [fact.value / step for fact in self.pool if fact.is_cell]
        for times in (10, 5, 2):
            if len(values) > 1 and all(abs(value / times - round(value / times)) < 1e-6 for value in values):
                return step * times
        return step

    def _values(self, fact: Fact) -> tuple[float, ...]:
        return (fact.value, -fact.value) if self.unsigned else (fact.value,)


def _bounds_closely(number: Num, fact: Fact) -> bool:
    """Whether a bound holds for an extreme, and hardly a closer one would."""
    fair = number.fair()
    holds = fair.low - 1e-9 <= fact.value <= fair.high + 1e-9
    return holds and abs(fact.value - number.value) <= max(2 * number.step, 0.1 * abs(number.value))


def told_numbers(clause: Clause) -> list[Item]:
    """The numbers that must be traced; what only tells how many things were named, or cites, is left out."""
    told = [item for item in clause.items if item.kind in ("number", "factor")]
    return [item for item in told if not _is_size(clause, item)]


def _is_size(clause: Clause, item: Item) -> bool:
    """`the four stations`: whether a number only tells how many ticks, panels or cells there are."""
    if item.kind != "number":
        return False
    number = number_told(clause, item)
    if number is None or number.unit or number.step < 1 or number.op != "=" or not 1 < number.value <= 400:
        return False
    if any(clause.number(one).op in BOUNDS for one in clause.numbers if one is not item):
        return False  # it may tell how many are beyond that bound
    behind = [one for one in clause.items if 0 <= one.first - item.last <= 1 and one is not item]
    heads = any(one.kind in ("noun", "ref") for one in behind)
    return (heads or number.word) and int(number.value) in _sizes(clause)


def _counts_all(clause: Clause, item: Item) -> bool:
    """`all five services`: whether a number tells how many there are, of what is not as many."""
    return any(0 <= item.first - one.last <= 1 and one.has("quant", "all", "both") for one in clause.items)


def _sizes(clause: Clause) -> set[int]:
    names = single_names((*clause.items, *clause.before))
    listed = {side: sum(side in sides(one) for one in names) for one in names for side in sides(one)}
    panels = clause.document.panels
    found = {len(panels), *(size for size in listed.values() if size > 1)}
    found |= {
        sum(len(panel.rows.ticks) for panel in panels),
        sum(len(panel.columns.ticks) for panel in panels),
    }
    for index in clause.panels:
        panel = clause.panel(index)
        rows, columns = len(panel.rows.ticks), len(panel.columns.ticks)
        found |= {rows, columns, rows * columns, len(panel.values)}
    return found


def told(clause: Clause, items: Sequence[Item], places: frozenset[Place]) -> list[Told]:
    """The numbers of a clause with the facts that some places give; a bound beside a count is told by the count."""
    grounds = list(Ground.of(clause.document, places))
    numbers: dict[Item, Num] = {}
    for item in items:
        number = None if _counts_all(clause, item) else number_told(clause, item)
        if number is None:
            return []
        numbers[item] = number
    bounds = [item for item in items if _op(clause, item, numbers[item]) in BOUNDS and item.kind == "number"]
    counted = _counted(numbers, bounds)
    found = []
    for item, number in numbers.items():
        if item in counted:
            bound = _scaled(clause, grounds, numbers[bounds[0]])
            pool = tuple(fact for ground in grounds for fact in tallies(ground, bound))
            found.append(Told(item, number, pool))
        elif item in bounds:
            if not counted:
                found.append(_told_bound(clause, item, number, grounds))
        else:
            found.append(_told_number(clause, item, number, places, grounds))
    return found


def _counted(numbers: dict[Item, Num], bounds: Sequence[Item]) -> list[Item]:
    """The numbers that tell for how many cells the one bound of a clause holds."""
    if len(bounds) != 1:
        return []
    others = [item for item in numbers if item not in bounds]
    whole = [
        item
        for item in others
        if item.kind == "number" and not numbers[item].unit and numbers[item].step >= 1
    ]
    return whole if len(whole) == len(others) <= 2 else []


def number_told(clause: Clause, item: Item) -> Num | None:
    """The number of a mention; of a word for a factor, how many times it tells."""
    if item.kind == "number":
        number = clause.number(item)
        if cites(clause, item):
            return None
        plain = number.bracket or _SPANNING.search(clause.statement.text, 0, item.start)
        return replace(number, op="=") if plain and number.op in BOUNDS else number
    told = [cue.factor for cue in factor_cues(clause, Wording.of(clause)) if item in cue.items]
    return told[0].number if told and told[0].mode == "times" else None


def _op(clause: Clause, item: Item, number: Num) -> str:
    """How a number bounds, where it does; "none is above 5" bounds from above."""
    denied = any(one.has("quant", "none") and one.start < item.start for one in clause.items)
    return _FLIPPED.get(number.op, number.op) if denied else number.op


def _told_bound(clause: Clause, item: Item, number: Num, grounds: Sequence[Ground]) -> Told:
    """A bound with the extremes that it may bound: the highest of whole lines from above, the lowest from below."""
    op = _op(clause, item, number)
    function = "max" if op in ("<", "<=") else "min"
    pool = tuple(
        fact for ground in grounds for fact in worked_out(ground, (function,)) if fact.family[1] == "whole"
    )
    scaled = replace(_scaled(clause, grounds, number), op=op)
    return Told(item, scaled, pool, bounded=True)


def _scaled(clause: Clause, grounds: Sequence[Ground], number: Num) -> Num:
    return in_scale(number, clause.document.panels[grounds[0].panel]) if grounds else number


def _told_number(
    clause: Clause, item: Item, number: Num, places: frozenset[Place], grounds: Sequence[Ground]
) -> Told:
    pool = tuple(dict.fromkeys(facts_around(clause, item, number, places, grounds)))
    relative = (
        item.kind == "factor"
        or number.unit == "times"
        or any(fact.term.relation in ("share", "growth", "ratio") for fact in pool)
    )
    scaled = number if relative else _scaled(clause, grounds, number)
    unsigned = (
        number.value > 0 and not number.text.lstrip().startswith("+") and bool(_LOSS.search(clause.text))
    )
    return Told(item, scaled, pool, unsigned=unsigned)
