"""What guesses of all sorts share: cells and lines of cells, neighbouring lines, numbers put to terms."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.amounts.amount import Amount, Amounts
from auditor.claims.amounts.grounds import Scope
from auditor.claims.amounts.term import Compound, Term
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.world import Selection


def is_cell(clause: Clause, scope: Scope) -> bool:
    """Whether a scope is a single place of a grid."""
    return len(scope) == 1 and sum(1 for _ in scope[0].places(clause.panel(scope[0].panel))) == 1


def line_cells(clause: Clause, scope: Scope) -> list[Scope]:
    """The cells of a line, in order; nothing where a scope is no line."""
    if len(scope) != 1 or scope[0].region not in ("", "diagonal"):
        return []
    places = list(scope[0].places(clause.panel(scope[0].panel)))
    rows, columns = {row for row, _ in places}, {column for _, column in places}
    if scope[0].region or len(rows) == 1 or len(columns) == 1:
        return [(Selection(scope[0].panel, (row,), (column,)),) for row, column in places]
    return []


def moved(term: Term, side: str, index: int) -> Term:
    """A term of another row (or column), and else the same."""
    scope = term.scope[0]
    moved = replace(scope, rows=(index,)) if side == "rows" else replace(scope, columns=(index,))
    return replace(term, scope=(moved,))


def siblings(clause: Clause, scope: Scope) -> list[Selection]:
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


def amounts(numbers: Sequence[Num], terms: Sequence[Term | Compound]) -> Amounts:
    """Each number told as the term that stands at its place."""
    return Amounts(
        tuple(
            Amount(number, term if isinstance(term, Compound) else Compound(term))
            for number, term in zip(numbers, terms, strict=True)
        )
    )
