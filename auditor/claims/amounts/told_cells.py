"""Numbers that tell cells: one, the ends of a line, or all of its values in order."""

from collections.abc import Iterator, Sequence

from auditor.claims.amounts.amount import Amounts
from auditor.claims.amounts.candidates import amounts, is_cell, line_cells
from auditor.claims.amounts.cues import contested, direction
from auditor.claims.amounts.grounds import Scope, ends, places, scopes, selected
from auditor.claims.amounts.parts import Part
from auditor.claims.amounts.term import Term
from auditor.claims.relations.pairs import relation
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.language.pairs import disjoint
from auditor.language.ways import is_ordered
from auditor.world import Selection

# So many values in the order of a line that is named, or of any, are hardly met by chance.
FEWEST_OF_LINE = 3
FEWEST_OF_ANY = 4


def cells_told(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    """One number as one cell; several as the ends of a line, as its extremes or as all of its values."""
    if len(numbers) == 1:
        if not numbers[0].word and numbers[0].op not in (">", "<", ">=", "<="):
            cells = [scope for scope in scopes(clause, part) if is_cell(clause, scope)]
            yield from (amounts(numbers, [Term("cell", scope)]) for scope in cells)
            if not cells:
                yield from _lines_told(clause, part, numbers[0])
        return
    if not agree(clause, part, numbers):
        return
    if part.pair:
        yield from _pairs(clause, part, numbers)
    yield from _lists(clause, part, numbers)
    if len(numbers) == 2:
        yield from (
            amounts(numbers, [Term("cell", one), Term("cell", two)])
            for one, two in ends(clause, part)
            if is_cell(clause, one) and is_cell(clause, two)
        )


def _lines_told(clause: Clause, part: Part, number: Num) -> Iterator[Amounts]:
    """`the Reds have 107`: the sum or the mean of a line that is named, where no cell is."""
    own = places(part.refs)
    if own and disjoint(own):
        for scope in selected(clause, part, own):
            crossed = any(
                relation(clause.document, one.panel) for one in scope
            )  # its own 1 is no part of a sum
            if len(scope) == 1 and len(line_cells(clause, scope)) > 1 and not crossed:
                yield amounts([number], [Term("sum", scope)])
                yield amounts([number], [Term("mean", scope)])


def agree(clause: Clause, part: Part, numbers: Sequence[Num]) -> bool:
    """Whether two numbers stand to each other as the words of comparison or change say."""
    way = direction(part) or contested(clause, part)
    if way is None or len(numbers) != 2:
        return True
    rises = numbers[0].value < numbers[1].value
    return rises == (way.up == way.runs)


def _pairs(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    """`from 4 to 9`: the lowest and the highest value, or the ends of a line."""
    low, high = ("min", "max") if numbers[0].value <= numbers[1].value else ("max", "min")
    for scope in scopes(clause, part):
        line = line_cells(clause, scope)
        forward = _goes_forward(clause, part, line)
        if not is_cell(clause, scope) and not (forward and _stands_behind(clause, line, numbers)):
            yield amounts(numbers, [Term(low, scope), Term(high, scope)])
        if len(line) > 1:
            yield amounts(numbers, [Term("cell", line[0]), Term("cell", line[-1])])
        if len(line) > 1 and not forward:
            yield amounts(numbers, [Term("cell", line[-1]), Term("cell", line[0])])


def _goes_forward(clause: Clause, part: Part, line: Sequence[Scope]) -> bool:
    """`falls from 9 to 4`: whether the numbers are met on the way along a line that has an order, and only one."""
    if len(line) < 2 or not any(item.has("trend", "up", "down") for item in part.of("trend")):
        return False
    first, last = line[0][0], line[-1][0]
    axis = clause.panel(first.panel).columns if first.rows == last.rows else clause.panel(first.panel).rows
    numbers = [tick.number for tick in axis.ticks if tick.number is not None]
    return is_ordered(axis) and numbers == sorted(numbers)


def _stands_behind(clause: Clause, line: Sequence[Scope], numbers: Sequence[Num]) -> bool:
    """Whether the first of two numbers stands only behind the second."""
    one, other = ([at for at, cell in enumerate(line) if _holds(clause, cell, num)] for num in numbers[:2])
    return bool(one) and bool(other) and one[0] > other[-1]


def _lists(clause: Clause, part: Part, numbers: Sequence[Num]) -> Iterator[Amounts]:
    """`4, 6 and 9`: the values of a line in its order; some of them, or of any line, where there are too many for chance."""
    for scope in scopes(clause, part):
        line = line_cells(clause, scope)
        if len(line) == len(numbers):
            yield amounts(numbers, [Term("cell", cell) for cell in line])
        elif len(numbers) >= FEWEST_OF_LINE:
            yield from _runs(clause, line, numbers, gaps=True)
    if len(numbers) >= FEWEST_OF_ANY:
        for cells in _lines(clause):
            yield from _runs(clause, cells, numbers, gaps=False)


def _runs(clause: Clause, line: Sequence[Scope], numbers: Sequence[Num], gaps: bool) -> Iterator[Amounts]:
    """The cells of a line that hold the numbers one after the other, from either end, perhaps with others between them."""
    for cells in (list(line), list(line)[::-1]):
        found: list[Scope] = []
        for cell in cells:
            if len(found) < len(numbers) and _holds(clause, cell, numbers[len(found)]):
                found.append(cell)
            elif found and not gaps and len(found) < len(numbers):
                found = [cell] if _holds(clause, cell, numbers[0]) else []
        if len(found) == len(numbers):
            yield amounts(numbers, [Term("cell", cell) for cell in found])


def _holds(clause: Clause, cell: Scope, number: Num) -> bool:
    place = next(cell[0].places(clause.panel(cell[0].panel)))
    value = clause.panel(cell[0].panel).values.get(place)
    fair = number.fair()
    return value is not None and fair.low <= value.value <= fair.high


def _lines(clause: Clause) -> Iterator[Sequence[Scope]]:
    """All rows and columns of the panels of a clause."""
    for panel in clause.panels:
        rows, columns = (len(axis.ticks) for axis in (clause.panel(panel).rows, clause.panel(panel).columns))
        yield from (
            [(Selection(panel, (row,), (column,)),) for column in range(columns)] for row in range(rows)
        )
        yield from (
            [(Selection(panel, (row,), (column,)),) for row in range(rows)] for column in range(columns)
        )
