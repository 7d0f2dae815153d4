"""Extremes of several lines or panels with a number for each: "A and B bottom out in May (4 and 7)", "both peak at C, with 9 and 12"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.language.around import word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.numbers import Num
from auditor.language.pairs import COLUMNS, PANEL, ROWS, sides
from auditor.language.refs import PanelRef, TickRef, tick_index
from auditor.language.scope import selection
from auditor.world import Selection

_KINDS = frozenset("extreme number ref noun verb degree idiom".split())
_BETWEEN_NUMBERS = frozenset(", and & ; /".split())
_PLAIN = word_set(
    "peak peaks their its own have has had top out bottom reach reaches reached respectively each both alike when where"
)


def read_shared(clause: Clause) -> Iterator[Reading]:
    """One superlative, as many numbers in a row as lines or panels are named together, and at most one place."""
    cues, numbers = clause.of("extreme"), clause.numbers
    if len(cues) != 1 or len(numbers) < 2 or not _listed(clause, numbers) or not _plain(clause):
        return
    owners = [item for item in clause.items if _several(clause, item) and item.end <= numbers[0].start]
    places = [item for item in clause.refs if item not in owners]
    if len(owners) != 1 or len(cues[0].text.split()) > 1 and cues[0].first > numbers[0].first:
        return
    owner = owners[0]
    taken = sides(owner) if not isinstance(owner.value, PanelRef) else (PANEL,)
    if len(taken) != 1 or not _across(taken[0], places):
        return
    values = tuple(replace(clause.number(item), op="=") for item in numbers)
    panels = [item for item in clause.items if isinstance(item.value, PanelRef) and item is not owner]
    for direction in directions(cues[0].sense("extreme"), clause.document, clause.panels[0]):
        meant = _meant(clause, owner, places, direction, values)
        if meant is not None:
            items = frozenset([*clause.items, *panels])
            within = tuple(dict.fromkeys(s.panel for s in meant.scope))
            yield Reading(meant, items, within, understood=understood(clause, _PLAIN))


def _listed(clause: Clause, numbers: Sequence[Item]) -> bool:
    """Whether the numbers stand one behind the other, and are values as they are."""
    gaps = (clause.sentence[a.end : b.start].split() for a, b in pairwise(numbers))
    plain = all(n.op in ("=", "~") and not n.word for n in map(clause.number, numbers))
    return plain and all(set(gap) - {"%", "°C"} <= _BETWEEN_NUMBERS for gap in gaps)


def _plain(clause: Clause) -> bool:
    """Whether nothing else is mentioned than an extreme with its lines, its places and its numbers."""
    quants = clause.of("quant")
    others = [
        i
        for i in clause.items
        if i.kind not in _KINDS and i not in quants and not isinstance(i.value, PanelRef)
    ]
    return not others and all(item.has("quant", "both", "all", "only") for item in quants)


def _several(clause: Clause, item: Item) -> bool:
    """Whether a mention names as many lines, or panels, as there are numbers."""
    value = item.value
    if isinstance(value, PanelRef):
        return len(value.panels) == len(clause.numbers)
    return (
        isinstance(value, TickRef)
        and not value.every
        and not value.unknown
        and len(value.ticks) == len(clause.numbers)
    )


def _across(side: str, places: Sequence[Item]) -> bool:
    """Whether places stand on other sides than what they are told of, one on each."""
    told = [sides(item) for item in places]
    flat = [one for found in told for one in found]
    lines = {ROWS, COLUMNS} - {side}
    return len(flat) == len(set(flat)) and set(flat) <= lines


def _meant(
    clause: Clause, owner: Item, places: Sequence[Item], direction: str, values: tuple[Num, ...]
) -> Extreme | None:
    """Each of the lines, or panels, by itself, with its own number, in the order in which they are written."""
    if isinstance(owner.value, PanelRef):
        scope = [Selection(panel) for panel in owner.value.panels]
        found = [selection(clause, panel, places) for panel in owner.value.panels]
    else:
        if len(clause.panels) != 1 or not isinstance(owner.value, TickRef):
            return None
        panel, side = clause.panels[0], sides(owner)[0]
        grid = clause.panel(panel)
        axis = grid.rows if side == ROWS else grid.columns
        at = [tick_index(axis, tick) for tick in owner.value.ticks]
        known = [n for n in at if n is not None]
        if len(known) != len(at) or len(set(known)) != len(known):
            return None
        scope = [Selection(panel, (n,)) if side == ROWS else Selection(panel, None, (n,)) for n in known]
        found = [selection(clause, panel, places)]
    if any(one is None for one in found):
        return None
    there = tuple(one for one in found if one is not None) if places else ()
    return Extreme(direction, tuple(scope), None, there, each=True, values=values)
