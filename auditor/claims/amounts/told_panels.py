"""Numbers told of the same place in several panels: "goes from 52 to 19", "gains 7", "adds up to 116, 107 and 110"."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from auditor.claims.amounts.amount import Amounts
from auditor.claims.amounts.candidates import amounts, is_cell
from auditor.claims.amounts.cues import Cue
from auditor.claims.amounts.grounds import Scope, fillings, places
from auditor.claims.amounts.parts import Part
from auditor.claims.amounts.term import Term
from auditor.language.around import between
from auditor.language.changes import before_and_after
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.subject import in_panel
from auditor.language.times import in_time

# Between two numbers these hold one panel against the other, and tell of no course from the first to the last.
_AGAINST = frozenset("against versus vs compared instead".split())
Ends = tuple[Term, Term]
_FUNCTIONS = ("mean", "sum", "max", "min", "median")


def in_each_panel(clause: Clause, part: Part, numbers: Sequence[Num], cue: Cue) -> Iterator[Amounts]:
    """`from 52 to 19`, `116, 107 and 110`: what is named has one of the numbers in each panel, in their order."""
    orders = steps(clause, part) if len(numbers) == 2 else [tuple(range(len(clause.document.panels)))]
    for order in orders:
        if len(order) == len(numbers) > 1:
            yield from (amounts(numbers, terms) for terms in _terms(clause, part, order, _told_by(cue)))


def ends_in_panels(clause: Clause, part: Part, cue: Cue) -> Iterator[Ends]:
    """What is named in the panel where something begins, and in the one where it ends: "gains 7"."""
    told = tuple(
        item.sense("aggregate") for item in part.of("aggregate") if item.sense("aggregate") in _FUNCTIONS
    )
    if not cue.rank:
        for step in steps(clause, part):
            yield from ((one, two) for one, two in _terms(clause, part, step, told))


def steps(clause: Clause, part: Part) -> list[tuple[int, ...]]:
    """The panels from which and to which something may go, where the words do not keep to one of them."""
    count = len(clause.document.panels)
    named = tuple(dict.fromkeys(index for ref in part.panels for index in ref.panels))
    if count < 2 or any(not ref.every and len(ref.panels) > 1 for ref in part.panels):
        return []
    if len(named) == 2:
        return [named]
    timed = in_time(clause.document) or (count == 2 and before_and_after(clause.document) == 0)
    found: list[tuple[int, ...]] = [
        pair for pair in combinations(range(count), 2) if pair[1] - pair[0] in (1, count - 1)
    ]
    opposed = _AGAINST & set(between(clause, part.numbers[0], part.numbers[-1]))
    if opposed and count == 2:
        first = named[0] if named else clause.panels[0] if clause.named else None
        return [(0, 1), (1, 0)] if first is None else [(first, 1 - first)]
    if len(named) == 1 or clause.named and len(clause.panels) == 1:
        last = named[0] if named else clause.panels[0]
        return [pair for pair in found if pair[1] == last] if timed else []
    return found if timed or count == 2 else []


def _told_by(cue: Cue) -> tuple[str, ...]:
    return (cue.kind,) if cue.kind in _FUNCTIONS else ()


def _terms(clause: Clause, part: Part, panels: Sequence[int], told: Sequence[str]) -> Iterator[list[Term]]:
    """The same term in several panels: a cell, or a mean or sum of a line; of a whole panel only what the words tell."""
    for refs in fillings(clause, part, places(part.refs)):
        for scopes in _same_places(clause, panels, refs):
            if is_cell(clause, scopes[0]):
                functions: Sequence[str] = ("cell",) if not told else ()
            else:
                functions = told or (("mean", "sum") if refs else ())
            yield from ([Term(function, scope) for scope in scopes] for function in functions)


def _same_places(clause: Clause, panels: Sequence[int], refs: Sequence[Item]) -> Iterator[list[Scope]]:
    ways = [in_panel(clause, panel, list(refs)) for panel in panels]
    if all(ways):
        for way in zip(*ways, strict=False):
            yield [(selection,) for selection in way]
