"""Which cells of two panels words speak of: those of named rows and columns, one for each line, or all one by one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from auditor.claims.found import Found, Ref, is_line, side_of
from auditor.claims.moves.claims import Step
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.refs import TickRef, axis_of
from auditor.language.ways import positions
from auditor.world import Selection

SIDES = ("rows", "columns")
CELLS = "cells"
Lines = dict[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Cast:
    """Steps from one panel to the next, of what a clause names."""

    clause: Clause

    def every(self, side: str) -> tuple[int, ...]:
        """All rows or columns that hold data."""
        return plain_lines(axis_of(self.clause.panel(1), side))

    def lines(self, refs: Iterable[Ref]) -> Lines | None:
        """The rows and columns that are named; None where one of them is not there."""
        found: Lines = {}
        for ref in refs:
            own = positions(self.clause, 1, ref) or ()
            if not own or isinstance(ref, TickRef) and len(own) != len(ref.ticks):
                return None
            found[ref.side] = tuple(dict.fromkeys((*found.get(ref.side, ()), *own)))
        return found

    def step(self, lines: Lines) -> Step:
        """From the cells of some lines in the one panel to the same in the other."""
        rows, columns = (lines.get(side) or self.every(side) for side in SIDES)
        return Step(Selection(0, rows, columns), Selection(1, rows, columns))

    def cells(self, lines: Lines) -> list[Step]:
        """The same, cell by cell."""
        rows, columns = (lines.get(side) or self.every(side) for side in SIDES)
        return [self.step({"rows": (r,), "columns": (c,)}) for r in rows for c in columns]

    def each(self, side: str, within: Lines) -> list[Step]:
        """The same, line by line of a side; cell by cell where no side is told."""
        if side == CELLS:
            return self.cells(within)
        return [self.step({**within, side: (n,)}) for n in self.every(side)]


def sides_of(items: Sequence[Item]) -> set[str]:
    """The side of lines, or cells, of which words are a kind."""
    return {CELLS if item.value == "cell" else side_of(item) for item in items} - {""}


def lines_named(found: Found, *groups: str) -> list[Ref]:
    """The single lines that some groups name."""
    return [item.value for name in groups for item in found.items(name) if is_line(item.value)]
