"""Whether superlatives and ranks of a clause are those of the facts that its numbers were traced to."""

import re
from collections.abc import Sequence

from auditor.claims.amounts.met_places import places_of_name, single_names
from auditor.claims.judging import directions
from auditor.claims.traced.facts import Fact
from auditor.claims.traced.siblings import siblings
from auditor.claims.traced.standing import at_some_end
from auditor.claims.traced.told import Told
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.pairs import EITHER, PANEL, sides

_SUPERLATIVE = re.compile(r"\b(?:most|least|[a-z]{3,}(?:iest|[^aeiouq]est))\b", re.IGNORECASE)

_OF_THE_PANEL = re.compile(
    r"\b(?:of|in|on) (?:the|this) (?:whole |entire )?(?:table|map|heat ?map|matrix|panel|grid|chart|plot|figure|sheet|image|picture)\b",
    re.IGNORECASE,
)
_NO_SUPERLATIVE = frozenset(
    "test rest forest harvest interest request contrast latest west most least".split()
)


def extremes(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether each superlative is that of one of the facts, or tells that one stands at an end of its axis."""
    borne_out = False
    for item in _superlatives(clause):
        ends = (item is None and borne_out) or (
            item is not None and any(0 <= one.first - item.last <= 3 for one in clause.axes)
        )
        extreme = any(_is_extreme(clause, fact, item) for fact in way)
        if not extreme and not (ends and any(fact.is_cell and at_some_end(clause, fact) for fact in way)):
            return False
        borne_out |= extreme
    return all(any(_is_steadiest(clause, fact, item) for fact in way) for item in clause.of("stable"))


def _superlatives(clause: Clause) -> list[Item | None]:
    """The extremes that a clause tells, and one None for each superlative that is not known."""
    known = [item for item in clause.items if item.has("extreme")]
    spans = [(item.start, item.end) for item in clause.items]
    unknown = [
        found
        for found in _SUPERLATIVE.finditer(clause.statement.text, clause.start, clause.end)
        if found.group().casefold() not in _NO_SUPERLATIVE
        and not any(start <= found.start() < end for start, end in spans)
    ]
    return [*known, *(None for _ in unknown)]


def _is_extreme(clause: Clause, fact: Fact, item: Item | None) -> bool:
    if item is None:
        words: tuple[str, ...] = ("max", "min")
    else:
        words = directions(item.sense("extreme"), clause.document, fact.place[0])
    if fact.term.first.function in words and (fact.term.second is None or fact.term.second.function in words):
        return True
    return any(
        rival and fact.value == (max if word == "max" else min)(rival)
        for rival in rivals(clause, fact)
        for word in words
    )


def _is_steadiest(clause: Clause, fact: Fact, item: Item) -> bool:
    """Whether a spread is the extreme of its like; "the most compact" may be an extreme of any sort."""
    spread = fact.term.first.function == "spread" and fact.term.second is None
    return (spread or item.text.casefold().startswith(("most", "least"))) and _is_extreme(clause, fact, None)


def ranks(clause: Clause, told: Sequence[Told], way: Sequence[Fact]) -> bool:
    """Whether each rank is that of one of the facts among its like, from one end or the other."""
    for item in clause.of("rank"):
        rank = int(str(item.sense("rank"))) if str(item.sense("rank")).isdigit() else 0
        if not rank or not any(
            _has_rank(values, fact.value, rank)
            for fact in way
            if not fact.is_cell or _is_pinned(clause)
            for values in rivals(clause, fact)
        ):
            return False
    return True


def _is_pinned(clause: Clause) -> bool:
    """Whether the names of a clause leave no more than a cell, or the two cells of a pair: else a line may have the rank."""
    names = single_names(clause.items)
    found = [places_of_name(clause, item) for item in names]
    return bool(found) and len(frozenset.intersection(*found)) <= 2 * len(clause.panels)


def _has_rank(values: Sequence[float], value: float, rank: int) -> bool:
    above, below = sum(one > value for one in values), sum(one < value for one in values)
    return rank - 1 in (above, below)


def rivals(clause: Clause, fact: Fact) -> list[list[float]]:
    """The values that a fact may be the extreme among: all of its sort, or those of a line that is named."""
    return siblings(clause.document, fact, [places_of_name(clause, item) for item in _lines(clause)])


def _lines(clause: Clause) -> list[Item]:
    """The rows, columns or panels that a clause names; none of a cell that it tells by both its names."""
    if _OF_THE_PANEL.search(clause.text):
        return []
    names = [item for item in single_names(clause.items) if len(sides(item)) == 1]
    if len({side for item in names for side in sides(item) if side != PANEL}) > 1:
        return [item for item in names if PANEL in sides(item)]
    return [item for item in names if EITHER not in sides(item)]
