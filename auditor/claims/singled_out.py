"""Of what "only" is said: the lines that it singles out, and all others beside them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.judging import Valued
from auditor.claims.pairing import Group
from auditor.claims.threshold import Threshold
from auditor.world import Selection, World


@dataclass(frozen=True, slots=True)
class Line:
    """A row, a column or a panel; `alone` where it is one of those that "only" singles out."""

    alone: bool
    scope: Selection
    cells: tuple[Valued, ...]


def lines_apart(claim: Threshold, world: World) -> list[Line]:
    """The lines of all that a bound is said of, by the side on which "only" singles some out; none where that is not clear."""
    found: list[Line] = []
    for part in claim.parts:
        for scope in part.scope:
            chosen = [s for only in claim.only for s in only.scope if s.panel == scope.panel]
            found += _lines(part, scope, chosen, world)
    return found if all(line.cells for line in found) else []


def _lines(part: Group, scope: Selection, chosen: list[Selection], world: World) -> Iterator[Line]:
    panel = world.document.panels[scope.panel]
    rows = {row for s in chosen for row, _ in s.places(panel)}
    columns = {column for s in chosen for _, column in s.places(panel)}
    every_row = {row for row, _ in scope.places(panel)}
    every_column = {column for _, column in scope.places(panel)}
    if chosen and rows != every_row and columns != every_column:
        return
    if rows != every_row and chosen:
        ones = [(k in rows, replace(scope, rows=(k,))) for k in sorted(every_row)]
    elif columns != every_column and chosen:
        ones = [(k in columns, replace(scope, columns=(k,))) for k in sorted(every_column)]
    else:
        ones = [(bool(chosen), scope)]
    for alone, one in ones:
        yield Line(alone, one, tuple(replace(part, scope=(one,)).cells(world)))
