"""Numbers that tell differences, ratios and growths: of two cells, of two lines, of two numbers told before."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.amounts.amount import Amounts
from auditor.claims.amounts.candidates import amounts, is_cell, line_cells, moved
from auditor.claims.amounts.cues import Cue
from auditor.claims.amounts.grounds import Scope, ends, scopes
from auditor.claims.amounts.parts import Part
from auditor.claims.amounts.term import Compound, Term
from auditor.claims.amounts.told_panels import ends_in_panels
from auditor.claims.better import better
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.refs import axis_of
from auditor.world import Selection


def compounds(clause: Clause, part: Part, number: Num, cue: Cue) -> Iterator[Amounts]:
    """`7 more than row A`: of the two numbers told before, of what is named and what was named before, of the ends of a line."""
    size = replace(number, value=abs(number.value))
    if not cue.rank:
        yield from (
            claim for one, two in numbers_before(clause, part) for claim in _related(one, two, size, cue)
        )
    for one, two in ends(clause, part):
        both = is_cell(clause, one) and is_cell(clause, two)
        for function in (
            ["cell"] if both else [name for name in ("mean", "sum") if _spoken(clause, part, name)]
        ):
            claims = _related(Term(function, one), Term(function, two), size, cue)
            yield from (_ranked(clause, claim, cue) for claim in claims)
    step = replace(cue, way=None) if _gains_by_falling(clause, part) else cue
    for earlier, later in ends_in_panels(clause, part, cue):
        yield from _related(earlier, later, size, step)
    for scope in scopes(clause, part):
        yield from (
            _ranked(clause, claim, cue)
            for earlier in _neighbours(clause, scope)
            for claim in _related(Term("cell", earlier), Term("cell", scope), size, cue)
        )
        line = line_cells(clause, scope)
        told_where = (
            bool(cue.rank) and _size(clause, scope) == 2
        )  # "widest at K" tells of two cells, and of the others
        if cue.kind == "difference" and not is_cell(clause, scope) and cue.way is None and not told_where:
            yield amounts([size], [Term("spread", scope)])
        if len(line) > 1:
            claims = _related(Term("cell", line[0]), Term("cell", line[-1]), size, cue)
            yield from (_ranked(clause, claim, cue) for claim in claims)


def _gains_by_falling(clause: Clause, part: Part) -> bool:
    """`A gains 4 seconds`, `loses 3 points`: where less is better, what is won is told as well as what is more."""
    told = any(item.text.casefold().startswith(("gain", "los")) for item in part.of("trend"))
    return told and better(clause.document, clause.panels[0]) == "lower"


def _size(clause: Clause, scope: Scope) -> int:
    return sum(1 for s in scope for _ in s.places(clause.panel(s.panel)))


def _neighbours(clause: Clause, scope: Scope) -> Iterator[Scope]:
    """The cells before a cell, in its row and in its column: "a jump of 13 in May" is one from April."""
    if is_cell(clause, scope):
        ((row, column),) = scope[0].places(clause.panel(scope[0].panel))
        if column > 0:
            yield (Selection(scope[0].panel, (row,), (column - 1,)),)
        if row > 0:
            yield (Selection(scope[0].panel, (row - 1,), (column,)),)


def numbers_before(clause: Clause, part: Part) -> Iterator[tuple[Term, Term]]:
    """The two numbers that were told just before, in one breath or one after the other."""
    before = part.previous
    numbers = [] if before is None else list(before.numbers)
    if len(numbers) == 1 and before is not None and before.previous is not None:
        numbers = [*before.previous.numbers[-1:], *numbers]
    if len(numbers) == 2 and all(item.kind == "number" for item in numbers):
        one, two = (clause.number(item) for item in numbers)
        yield Term("told", (), one), Term("told", (), two)


def _ranked(clause: Clause, claim: Amounts, cue: Cue) -> Amounts:
    """The claim, as one about the largest (or smallest) of such differences: those between the same ticks of other lines."""
    if not cue.rank:
        return claim
    term = claim.parts[0].term
    assert term.second is not None
    rivals = []
    for side in ("rows", "columns"):
        ones, twos = getattr(term.first.scope[0], side), getattr(term.second.scope[0], side)
        if ones == twos and ones is not None and len(ones) == 1:
            count = len(axis_of(clause.panel(term.first.scope[0].panel), side).ticks)
            rivals += [
                Compound(moved(term.first, side, index), moved(term.second, side, index), term.relation)
                for index in range(count)
                if index != ones[0]
            ]
    return Amounts((replace(claim.parts[0], rank=cue.rank, rivals=tuple(rivals)),))


def _related(one: Term, two: Term, size: Num, cue: Cue) -> Iterator[Amounts]:
    """What two terms give together, in the order that the words tell, or in both."""
    forth, back = Compound(one, two, cue.kind), Compound(two, one, cue.kind)
    if cue.kind == "ratio" and cue.way is not None:
        yield amounts([size], [back if cue.way.runs else forth])
    elif cue.way is None:
        yield amounts([size], [forth])
        yield amounts([size], [back])
    elif cue.kind == "growth":
        grown = back if cue.way.runs else forth
        yield amounts([size if cue.way.up else replace(size, value=-size.value)], [grown])
    else:
        yield amounts([size], [back if cue.way.up == cue.way.runs else forth])


def _spoken(clause: Clause, part: Part, function: str) -> bool:
    return any(item.has("aggregate", function) for item in (*part.items, *part.earlier, *clause.label))
