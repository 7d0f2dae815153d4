"""What numbers told in passing may mean, likeliest first.

The words around such a number seldom say in full what it is: "12 for the second, down to 9 by May". Where no reader
understands a clause as a whole, each of its numbers is held against those that the data give for what
the sentence names, or named before. A fit counts only if hardly any other number would have fitted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from auditor.claim import Guess
from auditor.claims.amounts.amount import Amount, Amounts
from auditor.claims.amounts.cues import Cue, cues
from auditor.claims.amounts.grounds import Scope, ends, scopes
from auditor.claims.amounts.parts import Part, parts
from auditor.claims.amounts.term import Compound, Term
from auditor.claims.changes.factors import factor_cues
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import cites
from auditor.language.numbers import Num
from auditor.language.wording import Wording
from auditor.world import Selection

MOST_CANDIDATES = 24
# Numbers that might have stood there instead, as multiples of the one told and as steps of its last digit.
_MULTIPLES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.35, 1.5, 2.0)
_STEPS = (-7, -5, -3, -2, -1, 1, 2, 3, 5, 7)


def guesses(clause: Clause) -> Iterator[Guess]:
    """For each part of a clause that tells numbers, the claims that it may make."""
    for part in parts(clause):
        numbers = _numbers(clause, part)
        if not numbers:
            continue
        found = tuple(islice(_claims(clause, part, numbers), MOST_CANDIDATES))
        if found:
            yield Guess(part.start, part.end, found, tuple(_others(found, numbers)))


def _numbers(clause: Clause, part: Part) -> tuple[Num, ...]:
    if part.numbers[0].kind == "factor":
        words = Wording.of(clause)
        told = [cue.factor for cue in factor_cues(clause, words) if part.numbers[0] in cue.items]
        return (told[0].number,) if told and told[0].mode == "times" else ()
    if any(cites(clause, item) for item in part.numbers):
        return ()
    return tuple(clause.number(item) for item in part.numbers)


def _claims(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    seen: set[Amounts] = set()
    for cue in cues(clause, part):
        for claim in _of_kind(clause, part, numbers, cue):
            if claim not in seen:
                seen.add(claim)
                yield claim


def _of_kind(clause: Clause, part: Part, numbers: Sequence[Num], cue: Cue) -> Iterator[Amounts]:
    if cue.kind in ("difference", "ratio", "growth"):
        yield from _compounds(clause, part, numbers, cue)
    elif len(numbers) == 1:
        if numbers[0].word:
            return
        yield from (
            _amounts(numbers, [Term(cue.kind, scope)])
            for scope in scopes(clause, part)
            if (cue.kind == "cell") == _is_cell(clause, scope)
        )
    elif cue.kind == "cell":
        if part.pair:
            yield from _pairs(clause, part, numbers)
        yield from _lists(clause, part, numbers)
        if len(numbers) == 2:
            yield from (
                _amounts(numbers, [Term("cell", one), Term("cell", two)])
                for one, two in ends(clause, part)
                if _is_cell(clause, one) and _is_cell(clause, two)
            )


def _pairs(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    """`from 4 to 9`: the lowest and the highest value, or the ends of a line."""
    low, high = ("min", "max") if numbers[0].value <= numbers[1].value else ("max", "min")
    for scope in scopes(clause, part):
        yield _amounts(numbers, [Term(low, scope), Term(high, scope)])
        line = _cells(clause, scope)
        if len(line) > 1:
            yield _amounts(numbers, [Term("cell", line[0]), Term("cell", line[-1])])
            yield _amounts(numbers, [Term("cell", line[-1]), Term("cell", line[0])])


def _lists(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    """`4, 6 and 9`: the values of a line, in either order."""
    for scope in scopes(clause, part):
        line = _cells(clause, scope)
        if len(line) == len(numbers):
            yield _amounts(numbers, [Term("cell", cell) for cell in line])
            yield _amounts(numbers, [Term("cell", cell) for cell in reversed(line)])


def _compounds(clause: Clause, part: Part, numbers: Sequence[Num], cue: Cue) -> Iterator[Amounts]:
    if len(numbers) != 1:
        return
    size = [replace(numbers[0], value=abs(numbers[0].value))]
    for one, two in ends(clause, part):
        for function in ("cell", "mean", "sum"):
            if function == "cell" and not (_is_cell(clause, one) and _is_cell(clause, two)):
                continue
            if function != "cell" and (_is_cell(clause, one) or not _spoken(clause, part, function)):
                continue
            first, second = Term(function, one), Term(function, two)
            yield _amounts(size, [Compound(second, first, cue.kind)])
            yield _amounts(size, [Compound(first, second, cue.kind)])
    for scope in scopes(clause, part):
        line = _cells(clause, scope)
        if cue.kind == "difference":
            yield _amounts(size, [Term("spread", scope)])
        if len(line) > 1:
            first, second = Term("cell", line[0]), Term("cell", line[-1])
            yield _amounts(size, [Compound(second, first, cue.kind)])
            yield _amounts(size, [Compound(first, second, cue.kind)])


def _spoken(clause: Clause, part: Part, function: str) -> bool:
    return any(item.has("aggregate", function) for item in (*part.items, *part.earlier, *clause.label))


def _is_cell(clause: Clause, scope: Scope) -> bool:
    return len(scope) == 1 and sum(1 for _ in scope[0].places(clause.panel(scope[0].panel))) == 1


def _cells(clause: Clause, scope: Scope) -> list[Scope]:
    """The cells of a line, in order; nothing where a scope is no line."""
    if len(scope) != 1 or scope[0].region not in ("", "diagonal"):
        return []
    places = list(scope[0].places(clause.panel(scope[0].panel)))
    rows, columns = {row for row, _ in places}, {column for _, column in places}
    if scope[0].region or len(rows) == 1 or len(columns) == 1:
        return [(Selection(scope[0].panel, (row,), (column,)),) for row, column in places]
    return []


def _amounts(numbers: Sequence[Num], terms: Sequence[Term | Compound]) -> Amounts:
    return Amounts(
        tuple(
            Amount(number, term if isinstance(term, Compound) else Compound(term))
            for number, term in zip(numbers, terms, strict=True)
        )
    )


def _others(claims: Sequence[Amounts], numbers: Sequence[Num]) -> Iterator[tuple[Amounts, ...]]:
    """The same claims with other numbers, one for each number that might have stood there instead."""
    for index, number in enumerate(numbers):
        for value in sorted(_alternatives(number)):
            yield tuple(claim.with_number(index, replace(number, value=value)) for claim in claims)


def _alternatives(number: Num) -> set[float]:
    step = number.step or 1.0
    found = {round(number.value * factor / step) * step for factor in _MULTIPLES}
    found |= {number.value + count * step for count in _STEPS}
    fair = replace(number, op={">": "=", "<": "=", ">=": "=", "<=": "="}.get(number.op, number.op)).fair()
    return {value for value in found if not fair.low - 1e-9 <= value <= fair.high + 1e-9 and value * number.value > 0}
