"""What numbers told in passing may mean, likeliest first.

The words around such a number seldom say in full what it is: "12 for the second, down to 9 by May". Where no reader
understands a clause as a whole, each of its numbers is held against those that the data give for what
the sentence names, or named before. A fit counts only if hardly any other number would have fitted.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from auditor.claim import Guess
from auditor.claims.amounts.amount import Amount, Amounts
from auditor.claims.amounts.cues import Cue, accounted, cues, direction, own_cues
from auditor.claims.amounts.grounds import Scope, ends, fillings, places, scopes, selected
from auditor.claims.amounts.parts import Part, parts
from auditor.claims.amounts.term import Compound, Term
from auditor.claims.changes.factors import factor_cues
from auditor.language.around import sentence_norms
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import cites
from auditor.language.numbers import Num
from auditor.language.pairs import disjoint, sides
from auditor.language.refs import TickRef, axis_of
from auditor.language.strange import names_unknown_place, strange_words
from auditor.language.subject import lines_of
from auditor.language.tick_views import views
from auditor.language.wording import Wording
from auditor.world import Selection

_SUPPOSED = re.compile(
    r"\b(?:whether|if|unless|would|could|should|might|expect\w*|suppos\w+|assum\w+|imagin\w+|target\w*|planned|cannot|previous\w*|elsewhere)\b",
    re.IGNORECASE,
)
# What comes next has a rank as well as a number.
_FOLLOWED = re.compile(r"\b(?:followed|trailed) (?:\w+ )?by\b", re.IGNORECASE)
_LEAD = 24
MOST_CANDIDATES = 24
MOST_FIRM = 2
_OVERALL = frozenset(
    "figure overall whole entire all anywhere map heatmap matrix grid chart table everywhere".split()
)
# Between a word for an extreme and a reference: the reference tells where it is, not what it is the extreme of.
_TELLING = frozenset(
    "is are was were be occur appear found stand sit lie come belong go fall reached obtained observed recorded seen located = : ( at , has have with".split()
)
# Numbers that might have stood there instead, as multiples of the one told and as steps of its last digit.
_MULTIPLES = (0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.2, 1.35, 1.5, 2.0)
_STEPS = (-7, -5, -3, -2, -1, 1, 2, 3, 5, 7)


def guesses(clause: Clause) -> Iterator[list[Guess]]:
    """For each view of a clause, the claims that each of its parts may make; none where it says what might be."""
    led = clause.statement.text[max(0, clause.start - _LEAD) : clause.end]
    if _SUPPOSED.search(clause.text) or _FOLLOWED.search(led):
        return
    for view in views(clause):
        yield list(_told(view))


def _told(clause: Clause) -> Iterator[Guess]:
    """What the parts of a clause may tell; of a number told behind an extreme that could not be made out, nothing."""
    lost = False
    for part in parts(clause):
        if lost and not own_cues(clause, part):
            continue
        unknown = bool(part.of("extreme")) and names_unknown_place(clause, part.numbers[-1])
        found = None if unknown else _guess(clause, part)
        lost = found is None and bool(part.of("extreme", "rank"))
        if found is not None:
            yield found


def _guess(clause: Clause, part: Part) -> Guess | None:
    numbers = _numbers(clause, part)
    found = tuple(islice(_claims(clause, part, numbers), MOST_CANDIDATES)) if numbers else ()
    if not found:
        return None
    others = tuple(_others(found, numbers))
    items = frozenset((*part.numbers, *part.refs, *accounted(part)))
    told = part.numbers[0].kind == "factor" and any(_numbers_before(clause, part))
    named = bool(told or part.refs or part.of("extreme"))
    return Guess(part.start, part.end, found, others, named, items, _is_firm(clause, part, found))


def _is_firm(clause: Clause, part: Part, claims: Sequence[Amounts]) -> bool:
    """Whether a part says in full what its numbers are: an extreme, a mean or a range of something that it names."""
    own = own_cues(clause, part)
    told = own and own[0].kind in ("max", "min", "mean", "median") and len(part.numbers) == 1
    ranges = [item for item in part.of("range") if item.text.casefold() != "from"]
    ranging = part.pair and bool(ranges) and not own and not part.of("trend")
    fewest = any(item.text.casefold() == "fewest" for item in part.of("extreme"))  # may be a sum
    named = bool(part.refs or part.panels) and not strange_words(clause) and not fewest
    return named and bool(told or ranging) and len(claims) <= MOST_FIRM


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
        if len(numbers) == 1:
            yield from _compounds(clause, part, numbers[0], cue)
    elif cue.kind == "cell":
        yield from _cells_told(clause, part, numbers)
    elif cue.kind == "spread" and part.pair:
        yield from _ranges(clause, part, numbers, cue)
    elif len(numbers) == 1 and not numbers[0].word:
        if cue.kind in ("max", "min"):
            yield from _extremes(clause, part, numbers[0], cue.kind)
        else:
            yield from _aggregates(clause, part, numbers[0], cue)


def _cells_told(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    if len(numbers) == 1:
        if not numbers[0].word and numbers[0].op not in (">", "<", ">=", "<="):
            cells = [scope for scope in scopes(clause, part) if _is_cell(clause, scope)]
            yield from (_amounts(numbers, [Term("cell", scope)]) for scope in cells)
            if not cells:
                yield from _lines_told(clause, part, numbers[0])
        return
    if not _agree(part, numbers):
        return
    if part.pair:
        yield from _pairs(clause, part, numbers)
    yield from _lists(clause, part, numbers)
    if len(numbers) == 2:
        yield from (
            _amounts(numbers, [Term("cell", one), Term("cell", two)])
            for one, two in ends(clause, part)
            if _is_cell(clause, one) and _is_cell(clause, two)
        )


def _lines_told(clause: Clause, part: Part, number: Num) -> Iterator[Amounts]:
    """`the Reds have 107`: the sum or the mean of a line that is named, where no cell is."""
    own = places(part.refs)
    if own and disjoint(own):
        for scope in selected(clause, part, own):
            if len(scope) == 1 and len(_cells(clause, scope)) > 1:
                yield _amounts([number], [Term("sum", scope)])
                yield _amounts([number], [Term("mean", scope)])


def _agree(part: Part, numbers: Sequence[Num]) -> bool:
    """Whether two numbers stand to each other as the words of comparison or change say."""
    way = direction(part)
    if way is None or len(numbers) != 2:
        return True
    rises = numbers[0].value < numbers[1].value
    return rises == (way.up == way.runs)


def _extremes(clause: Clause, part: Part, number: Num, which: str) -> Iterator[Amounts]:
    """`the highest in row A is 12, at x`: the extreme of what is named before it, and of the place named behind."""
    cue = part.of("extreme")[0]
    ahead = [item for item in places(part.refs) if item.start < cue.start or _belongs(clause, cue, item)]
    behind = [item for item in places(part.refs) if item not in ahead]
    overall = bool(_OVERALL & set(sentence_norms(clause.statement.text)[cue.last :]))
    for refs in [[]] if overall and not ahead else fillings(clause, part, ahead):
        for outer in selected(clause, part, refs):
            if _is_cell(clause, outer):
                yield from _firsts(clause, part, number, which, outer)
                continue
            inner = list(selected(clause, part, [*refs, *behind])) if behind else [outer]
            for scope in inner:
                terms = [Term(which, outer), Term(which, scope)] if scope != outer else [Term(which, outer)]
                yield _amounts([number] * len(terms), terms)


def _firsts(clause: Clause, part: Part, number: Num, which: str, scope: Scope) -> Iterator[Amounts]:
    """`at x, A is best with 12`: a cell that comes first of those that differ from it in what the sentence is about."""
    own = {side for item in places(part.refs) for side in sides(item)}
    if part.panels and len(clause.document.panels) > 1:
        rivals = [
            replace(scope[0], panel=i) for i in range(len(clause.document.panels)) if i != scope[0].panel
        ]
    else:
        side = "columns" if own == {"columns"} else "rows" if own == {"rows"} else ""
        if not side:
            return
        count = len(axis_of(clause.panel(scope[0].panel), side).ticks)
        here = getattr(scope[0], side)
        rivals = [_moved(Term("cell", scope), side, i).scope[0] for i in range(count) if i not in here]
    terms = tuple(Compound(Term("cell", (rival,))) for rival in rivals)
    yield Amounts((Amount(number, Compound(Term("cell", scope)), which, terms),))


def _belongs(clause: Clause, cue: Item, item: Item) -> bool:
    """Whether a reference behind a word for an extreme bounds what it is the extreme of: "the best of row A is ..."."""
    words = sentence_norms(clause.statement.text)[cue.last : item.first]
    return item.start > cue.start and not any(word in _TELLING or word[0].isdigit() for word in words)


def _aggregates(clause: Clause, part: Part, number: Num, cue: Cue) -> Iterator[Amounts]:
    every = any(isinstance(item.value, TickRef) and item.value.every for item in part.refs)
    for scope in scopes(clause, part):
        if _is_cell(clause, scope):
            continue
        if every:
            lines = [(line,) for one in scope for line in lines_of(clause, one)]
            yield _amounts([number] * len(lines), [Term(cue.kind, line) for line in lines])
            continue
        term = Compound(Term(cue.kind, scope))
        rivals = (
            tuple(Compound(Term(cue.kind, (other,))) for other in _siblings(clause, scope))
            if cue.rank
            else ()
        )
        if not cue.rank or rivals:
            yield Amounts((Amount(number, term, cue.rank, rivals),))


def _siblings(clause: Clause, scope: Scope) -> list[Selection]:
    """The other lines of the same side; of a whole panel, the other panels."""
    if len(scope) != 1:
        return []
    one = scope[0]
    panel = clause.panel(one.panel)
    if one.whole:
        return [Selection(index) for index in range(len(clause.document.panels)) if index != one.panel]
    if one.rows is not None and len(one.rows) == 1:
        return [replace(one, rows=(row,)) for row in range(len(panel.rows.ticks)) if row != one.rows[0]]
    if one.columns is not None and len(one.columns) == 1:
        return [
            replace(one, columns=(column,))
            for column in range(len(panel.columns.ticks))
            if column != one.columns[0]
        ]
    return []


def _ranges(clause: Clause, part: Part, numbers: Sequence[Num], cue: Cue) -> Iterator[Amounts]:
    """`from 4 to 9, the widest range of all`: the ends of a range, and how wide it is among others."""
    low, high = sorted(numbers, key=lambda num: num.value)
    width = replace(high, value=high.value - low.value, text=f"{high.value - low.value:g}")
    for scope in scopes(clause, part):
        rivals = tuple(Compound(Term("spread", (other,))) for other in _siblings(clause, scope))
        if rivals:
            ends_told = [
                Amount(low, Compound(Term("min", scope))),
                Amount(high, Compound(Term("max", scope))),
            ]
            yield Amounts((*ends_told, Amount(width, Compound(Term("spread", scope)), cue.rank, rivals)))


def _pairs(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    """`from 4 to 9`: the lowest and the highest value, or the ends of a line."""
    low, high = ("min", "max") if numbers[0].value <= numbers[1].value else ("max", "min")
    for scope in scopes(clause, part):
        if not _is_cell(clause, scope):
            yield _amounts(numbers, [Term(low, scope), Term(high, scope)])
        line = _cells(clause, scope)
        if len(line) > 1:
            yield _amounts(numbers, [Term("cell", line[0]), Term("cell", line[-1])])
            yield _amounts(numbers, [Term("cell", line[-1]), Term("cell", line[0])])


def _lists(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    """`4, 6 and 9`: the values of a line, in the order in which it is listed."""
    for scope in scopes(clause, part):
        line = _cells(clause, scope)
        if len(line) == len(numbers):
            yield _amounts(numbers, [Term("cell", cell) for cell in line])


def _compounds(clause: Clause, part: Part, number: Num, cue: Cue) -> Iterator[Amounts]:
    size = replace(number, value=abs(number.value))
    if not cue.rank:
        yield from (
            claim for one, two in _numbers_before(clause, part) for claim in _related(one, two, size, cue)
        )
    for one, two in ends(clause, part):
        both = _is_cell(clause, one) and _is_cell(clause, two)
        for function in (
            ["cell"] if both else [name for name in ("mean", "sum") if _spoken(clause, part, name)]
        ):
            claims = _related(Term(function, one), Term(function, two), size, cue)
            yield from (_ranked(clause, claim, cue) for claim in claims)
    for scope in scopes(clause, part):
        yield from (
            _ranked(clause, claim, cue)
            for earlier in _neighbours(clause, scope)
            for claim in _related(Term("cell", earlier), Term("cell", scope), size, cue)
        )
        line = _cells(clause, scope)
        if cue.kind == "difference" and not _is_cell(clause, scope) and cue.way is None:
            yield _amounts([size], [Term("spread", scope)])
        if len(line) > 1:
            claims = _related(Term("cell", line[0]), Term("cell", line[-1]), size, cue)
            yield from (_ranked(clause, claim, cue) for claim in claims)


def _neighbours(clause: Clause, scope: Scope) -> Iterator[Scope]:
    """The cells before a cell, in its row and in its column: "a jump of 13 in May" is one from April."""
    if _is_cell(clause, scope):
        ((row, column),) = scope[0].places(clause.panel(scope[0].panel))
        if column > 0:
            yield (Selection(scope[0].panel, (row,), (column - 1,)),)
        if row > 0:
            yield (Selection(scope[0].panel, (row - 1,), (column,)),)


def _numbers_before(clause: Clause, part: Part) -> Iterator[tuple[Term, Term]]:
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
                Compound(_moved(term.first, side, index), _moved(term.second, side, index), term.relation)
                for index in range(count)
                if index != ones[0]
            ]
    return Amounts((replace(claim.parts[0], rank=cue.rank, rivals=tuple(rivals)),))


def _moved(term: Term, side: str, index: int) -> Term:
    scope = term.scope[0]
    moved = replace(scope, rows=(index,)) if side == "rows" else replace(scope, columns=(index,))
    return replace(term, scope=(moved,))


def _related(one: Term, two: Term, size: Num, cue: Cue) -> Iterator[Amounts]:
    """What two terms give together, in the order that the words tell, or in both."""
    forth, back = Compound(one, two, cue.kind), Compound(two, one, cue.kind)
    if cue.kind == "ratio" and cue.way is not None:
        yield _amounts([size], [back if cue.way.runs else forth])
    elif cue.way is None:
        yield _amounts([size], [forth])
        yield _amounts([size], [back])
    elif cue.kind == "growth":
        grown = back if cue.way.runs else forth
        yield _amounts([size if cue.way.up else replace(size, value=-size.value)], [grown])
    else:
        yield _amounts([size], [back if cue.way.up == cue.way.runs else forth])


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
    for number in numbers:
        for value in sorted(_alternatives(number)):
            yield tuple(claim.with_number(number, replace(number, value=value)) for claim in claims)


def _alternatives(number: Num) -> set[float]:
    step = number.step or 1.0
    found = {round(number.value * factor / step) * step for factor in _MULTIPLES}
    found |= {number.value + count * step for count in _STEPS}
    fair = replace(number, op={">": "=", "<": "=", ">=": "=", "<=": "="}.get(number.op, number.op)).fair()
    return {
        value
        for value in found
        if not fair.low - 1e-9 <= value <= fair.high + 1e-9 and value * number.value > 0
    }
