"""From a chain to an order: which cells its things are, by what they are measured, and which places they are told to have."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.judging import directions
from auditor.claims.orders import Order, Step
from auditor.language.around import before, narrowed, word_set
from auditor.language.clauses import Clause, Spot
from auditor.language.clauses.chain_links import Link
from auditor.language.clauses.chains import Chain, chain_in
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.pairs import halves, sides
from auditor.language.refs import PanelRef, TickRef, axis_of
from auditor.language.residue import hypothetical, unknown_words
from auditor.language.subject import subjects
from auditor.world import Selection

_FORBIDDEN = ("factor", "same", "stable", "course", "not", "except", "missing", "foreign", "colour")
_PLAIN = word_set(
    """
    then next followed closely narrowly directly immediately finally trailed by ahead lead leads leading led first second third
    fourth fifth last place places rank ranks ranked ranking rankings order orders ordered sort sorted sequence hierarchy from to
    best worst highest lowest top bottom with come comes came finish finishes wins win tops heads head runner up bringing rear
    trailing mean average averaged value descending ascending decreasing increasing goes line front overall which itself turn
    is are the lies far distant close clear somewhat behind
    """
)
# Before a row or a column these tell where a rank is counted.
_WHERE = frozenset("for in on at under with".split())
FEWEST = 3
_RANKED = re.compile(
    r"\b(?:always|everywhere|throughout|each\s+time|every\s+time)\s+(?:second|third|fourth|fifth)\b"
)
_OVER = frozenset(("ahead of", "above", "in front of", "over"))
Scope = tuple[Selection, ...]


def read(clause: Clause) -> Iterator[Reading]:
    """Every way to read the chain of a clause as an order."""
    chain = chain_in(clause.sentence, clause.items)
    if chain is None or any(clause.of(kind) for kind in _FORBIDDEN) or hypothetical(clause):
        return
    if _RANKED.search(clause.text):
        return  # "A is always second": a place that the chain does not know of
    if len(chain.links) < FEWEST and {cue.text.casefold() for cue in chain.cues} <= _OVER:
        return  # "A is ahead of B" compares two, and does not put all in order
    if _looked_among(clause, chain):
        return  # "A ranks second for X and Y" tells of A among its like, in X and in Y
    aggregates = clause.of("aggregate")
    quants = clause.of("quant", "all", "only")
    functions = {item.sense("aggregate") for item in aggregates}
    if len(functions) > 1 or not functions <= {"mean", "sum", "median"} or narrowed(clause, ("following",)):
        return
    things = {id(link.item) for link in chain.links}
    every_told = bool(clause.of("quant", "all"))
    nouns = [item for item in clause.items if item.kind in ("noun", "degree")]
    refs = [item for item in clause.items if item.kind == "ref"]
    numbers = [link.number for link in chain.links if link.number is not None]
    items = frozenset([*refs, *numbers, *chain.cues, *aggregates, *quants, *nouns])
    where = [item for item in refs if id(item) not in things and sides(item)]
    every = [item for item in where if isinstance(item.value, TickRef) and item.value.every]
    where = [item for item in where if item not in every]
    known, plain = bool(chain.direction), not set(unknown_words(clause)) - _PLAIN
    plain = plain and not (
        _across(chain) and not numbers
    )  # "A leads in May, then B in June": each where it is named
    ways = directions(chain.direction, clause.document, clause.panels[0]) if known else ("max", "min")
    for steps, rivals in _placed(clause, chain, where):
        wide = bool(every) or every_told
        certain = known and plain and (wide or bool(functions) or _single(clause, steps))
        for measure in _measures(clause, steps, functions, wide, ways[0]):
            for direction in ways:
                claim = Order(
                    steps,
                    rivals,
                    direction,
                    measure,
                    chain.firsts,
                    direction != ways[0] or not known,
                    certain,
                )
                panels = tuple(dict.fromkeys(s.panel for step in steps for s in step.scope))
                yield Reading(claim, items, panels, bool(clause.of("hedge")), understood(clause, _PLAIN))


def _looked_among(clause: Clause, chain: Chain) -> bool:
    """Whether the things of a list are where something else, that is named before them, has its rank."""
    first = chain.links[0].item
    ranked = [item for item in clause.of("rank") if item.last <= first.first]
    subject = any(sides(item) and item.last <= rank.first for item in clause.refs for rank in ranked)
    listed = all(link.after == "list" and link.place is None for link in chain.links[1:])
    return subject and listed and bool(_WHERE & set(before(clause, first, 1)))


def _placed(
    clause: Clause, chain: Chain, where: Sequence[Item]
) -> Iterator[tuple[tuple[Step, ...], tuple[Scope, ...]]]:
    """The things with their cells and places, and all that they are ranked among."""
    found = [list(_scopes(clause, _refs(link, link.ref, where, chain))) for link in chain.links]
    if _across(chain):
        rivals: list[list[Scope]] = [[(cell,)] * len(found[0]) for cell in _cells(clause)]
    else:
        rivals = [
            list(_scopes(clause, _refs(chain.links[0], ref, where, chain))) for ref in _others(clause, chain)
        ]
    width = len(found[0])
    if any(len(scopes) != width for scopes in (*found, *rivals)):
        return
    for at in range(width):
        steps = tuple(
            Step(scopes[at], clause.number(link.number) if link.number else None, *place)
            for scopes, link, place in zip(found, chain.links, _places(chain), strict=True)
        )
        yield steps, tuple(scopes[at] for scopes in rivals)


def _scopes(clause: Clause, refs: Sequence[Item]) -> Iterator[Scope]:
    yield from (subject.selections for subject in subjects(clause, refs) if subject.sure)


def _refs(link: Link, ref: object, where: Sequence[Item], chain: Chain) -> list[Item]:
    """The references that lead to the cells of a thing: what is named of it, and where all are looked at."""
    own = replace(link.item, value=ref)
    side = sides(own)
    crossed = [part for one in (link, *chain.links) for part in halves(one.item) if sides(part) != side]
    return [own, *crossed[:1], *(item for item in where if sides(item) != side)]


def _across(chain: Chain) -> bool:
    """`A at 1 (9), A at 2 (8), B at 1 (7)`: whether the things are cells of several lines either way."""
    places = [link.item.value for link in chain.links if isinstance(link.item.value, Spot)]
    rows, columns = {str(place.rows) for place in places}, {str(place.columns) for place in places}
    return len(places) == len(chain.links) and len(rows) > 1 and len(columns) > 1


def _cells(clause: Clause) -> Iterator[Selection]:
    """All cells of the panels that a clause speaks of, one by one."""
    for panel in clause.panels:
        yield from (Selection(panel, (row,), (column,)) for row, column in clause.panel(panel).values)


def _others(clause: Clause, chain: Chain) -> list[TickRef | PanelRef]:
    """All things of the side that the chain names some of."""
    ref = chain.links[0].ref
    if isinstance(ref, TickRef):
        ticks = axis_of(clause.panel(clause.panels[0]), ref.side).ticks
        return [replace(ref, ticks=(tick.text,)) for tick in ticks]
    return [PanelRef((index,)) for index in range(len(clause.document.panels))]


def _places(chain: Chain) -> list[tuple[int, int, bool]]:
    """For each thing its place, and up to which place those reach that are named in one breath with it, and if none is told."""
    found: list[tuple[int, int, bool]] = []
    below = False
    for at, link in enumerate(chain.links):
        first, end = (0, len(chain.links)) if chain.firsts else _breath(chain, at)
        below = link.after == "below" or below and link.after == "list"
        if below or not chain.counted and link.place is None:
            found.append((0, 0, below))
        elif link.place is not None:
            found.append((link.place, 0, False))
        else:
            found.append((at + 1, 0, False) if end - first == 1 else (0, end, False))
    return found


def _breath(chain: Chain, at: int) -> tuple[int, int]:
    """The things that are named in one breath with one of them: "followed by B and C"; the first stands alone."""
    first, end = at, at + 1
    while first > 1 and _goes_on(chain.links[first]):
        first -= 1
    while end < len(chain.links) and end > 1 and _goes_on(chain.links[end]):
        end += 1
    return first, end


def _goes_on(link: Link) -> bool:
    return link.after == "list" and link.place is None


def _measures(
    clause: Clause, steps: Sequence[Step], functions: set[str], every: bool, direction: str
) -> list[str]:
    """By what things are measured: each is one cell, or a line by its mean, its sum, its extreme, or cell by cell."""
    if functions:
        return sorted(functions)
    if _single(clause, steps):
        return [""]
    if every or _of_several_places(steps):
        return ["each"]
    valued = any(step.value for step in steps)
    return ["mean", "sum", direction] if valued else ["mean", "each"]


def _of_several_places(steps: Sequence[Step]) -> bool:
    """Whether each thing is told of at some places, and not at all: "from May to July the order is A, B, C"."""
    scopes = [selection for step in steps for selection in step.scope]
    return all(len(one.rows or ()) > 1 or len(one.columns or ()) > 1 for one in scopes)


def _single(clause: Clause, steps: Sequence[Step]) -> bool:
    """Whether each thing is one cell."""
    return all(
        len(step.scope) == 1 and len(list(step.scope[0].places(clause.panel(step.scope[0].panel)))) == 1
        for step in steps
    )
