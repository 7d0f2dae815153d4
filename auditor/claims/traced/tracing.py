"""The numbers of a clause traced to facts that bear out what else it tells, where chance hardly explains the fit."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice, product
from math import prod

from auditor.claims.amounts.amount import Amount, Amounts
from auditor.claims.amounts.met_places import freed, pools, single_names
from auditor.claims.traced.facts import Fact
from auditor.claims.traced.pool import tells_distance
from auditor.claims.traced.signs import barred, borne_out
from auditor.claims.traced.told import Told, told, told_numbers
from auditor.language.clauses import Clause

_ARROW = re.compile(r"\d\S*\s*(?:→|->|⟶|➔)\s*[-−+]?\d")
# Numbers are taken to be traced only where at most this share of others would be.
CHANCE = 0.12
# So of those that are told of nothing: no name, no extreme, nothing worked out.
BARE_CHANCE = 0.03
MOST_WAYS = 600
MOST_NUMBERS = 6
# In a larger figure chance explains most numbers.
MOST_PLACES = 2500


def traced(clause: Clause) -> Amounts | None:
    """What the numbers of a clause are; None where one is not met, where something is not borne out, or where chance may explain it."""
    items = told_numbers(clause)
    if not 0 < len(items) <= MOST_NUMBERS or barred(clause, items):
        return None
    if sum(clause.panel(n).size for n in clause.panels) > MOST_PLACES:
        return None
    tried, limit = 0.0, BARE_CHANCE if _is_bare(clause) else CHANCE
    moves = any(_ARROW.search(clause.text) or tells_distance(clause.statement.text, clause, i) for i in items)
    for places in (*pools(clause), *(freed(clause) if moves else ())):
        numbers = told(clause, items, places)
        if not numbers:
            continue
        tried += prod(one.chance for one in numbers)
        if tried > limit:
            return None
        limit = BARE_CHANCE  # without what was named before it, less is certain
        way = next(_ways(clause, numbers), None)
        if way is not None:
            return Amounts(tuple(map(_amount, numbers, way)))
    return None


def _is_bare(clause: Clause) -> bool:
    """Whether numbers are told of nothing."""
    cues = ("extreme", "aggregate", "rank", "stable")
    return not single_names(clause.items) and not any(
        item.has(kind) for kind in cues for item in clause.items
    )


def _ways(clause: Clause, numbers: Sequence[Told]) -> Iterator[tuple[Fact, ...]]:
    found = [one.found for one in numbers]
    if prod(map(len, found)) > MOST_WAYS:
        return
    for way in islice(product(*found), MOST_WAYS):
        if borne_out(clause, numbers, way):
            yield way


def _amount(one: Told, fact: Fact) -> Amount:
    """The number as what it was traced to; of a loss told without its sign, with it."""
    number = one.number
    lost = one.unsigned and fact.value < 0 < number.value
    return Amount(replace(number, value=-number.value) if lost else number, fact.term)
