"""What a part names, as lines of panels: who is held against whom, and what is made of several cells."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from auditor.claims.cores.claims import Worth
from auditor.claims.reckonings.parts import Part, Ref
from auditor.claims.standings.places import plain_lines
from auditor.language.clauses import Clause
from auditor.language.refs import axis_of
from auditor.language.ways import positions
from auditor.world import Selection

SIDES = ("rows", "columns")
Lines = dict[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Side:
    """One of two things that are held against each other: lines of a panel."""

    panel: int
    lines: Lines

    @property
    def is_cell(self) -> bool:
        """Whether it is a single cell."""
        return all(len(self.lines.get(one, ())) == 1 for one in SIDES)


@dataclass(frozen=True, slots=True)
class Named:
    """What a part of a sentence names."""

    part: Part
    clause: Clause

    def located(self, refs: Sequence[Ref], panel: int) -> Lines | None:
        """The lines that references name, by side; None where one is not there, or a side is named twice."""
        found: Lines = {}
        for ref in refs:
            own = positions(self.clause, panel, ref)
            if not own or ref.side in found:
                return None
            found[ref.side] = own
        return found

    def ends(self, panel: int) -> list[tuple[str, int]]:
        """The two ends of a step, each with its side."""
        refs = self.part.ends
        found = [(ref.side, n) for ref in refs for n in positions(self.clause, panel, ref) or ()]
        if len(refs) == 1 and len(found) > 2:  # all from the one to the other
            found = [found[0], found[-1]]
        return found if len(found) == 2 and found[0][0] == found[1][0] else []

    def all_of(self, side: str, panel: int) -> tuple[int, ...]:
        """All lines of a side but those that sum up others."""
        return plain_lines(axis_of(self.clause.panel(panel), side))

    def panels(self) -> tuple[int, ...]:
        """The panels that are named, or the only one."""
        if self.part.panels:
            return tuple(dict.fromkeys(self.part.panels))
        if len(self.clause.document.panels) == 1:
            return (0,)
        return () if self.part.every_panel or len(self.clause.panels) != 1 else self.clause.panels

    def sized(self) -> bool:
        """Whether there are as many cells or lines as is told."""
        panel = (self.panels() or (0,))[0]
        lines = self.located([*self.part.places, *self.part.named], panel) or {}
        count = {one: len(lines.get(one, self.all_of(one, panel))) for one in SIDES}
        count[""] = count["rows"] * count["columns"]
        return all(num.value == count.get(side, -1) for num, side in self.part.sizes)

    def worth(self, side: Side, how: str) -> Worth | None:
        """A cell, or what is made of all cells of some lines."""
        if side.is_cell == bool(how) or any(one not in SIDES for one in side.lines):
            return None
        rows, columns = (side.lines.get(one, self.all_of(one, side.panel)) for one in SIDES)
        return Worth((Selection(side.panel, rows, columns),), how or "mean")

    def hows(self) -> tuple[str, ...]:
        """What several cells are taken for: nothing, where neither a sum nor a mean is told, unless they are taken over the whole."""
        if self.part.mode:
            return (self.part.mode,)
        return ("sum", "mean") if self.part.whole else ("",)

    def each(self, lines: Lines, panel: int) -> list[Lines] | None:
        """Each crossing of some lines by itself; None where a side is left unsaid of which not all lines are meant."""
        full = {
            side: lines.get(side)
            or (self.all_of(side, panel) if side in self.part.every | self.part.whole else ())
            for side in SIDES
        }
        if not all(full.values()):
            return None
        return [
            dict(zip(SIDES, ((n,) for n in one), strict=True))
            for one in product(full["rows"], full["columns"])
        ]

    def pairs(self) -> Iterator[tuple[Side, Side]]:
        """What is held against what: two lines of one side, or two panels; more than one way only where both can be meant."""
        part = self.part
        if part.rival or part.rival_panels:
            yield from self._with_rival()
            return
        for panel in self.panels() if len(self.panels()) == 1 else ():
            yield from self._two_lines(panel)
        named = tuple(dict.fromkeys(part.panels))
        if len(self.clause.document.panels) != 2 or part.ends or len(named) > 2:
            return
        first, last = (0, 1) if not named else (named[0], 1 - named[0])
        one, other = (self.located([*part.places, *part.named], panel) for panel in (first, last))
        if one is not None and other is not None and (named or part.cue == "gap"):
            yield Side(first, one), Side(last, other)

    def _two_lines(self, panel: int) -> Iterator[tuple[Side, Side]]:
        part = self.part
        refs = [*part.named, *part.ends]
        for side in SIDES:
            if any(ref.side == side for ref in part.places):
                continue
            found = [n for ref in refs if ref.side == side for n in positions(self.clause, panel, ref) or ()]
            rest = self.located([ref for ref in (*part.places, *refs) if ref.side != side], panel)
            if len(found) == 2 and rest is not None:
                yield Side(panel, {side: (found[0],), **rest}), Side(panel, {side: (found[1],), **rest})

    def _with_rival(self) -> Iterator[tuple[Side, Side]]:
        """`A at x is above B at y`: what is not told of the rival is as told of the other."""
        part = self.part
        for panel in self.panels() if len(self.panels()) == 1 else ():
            rivals = tuple(dict.fromkeys(part.rival_panels)) or (panel,)
            own, base = self.located([*part.places, *part.named], panel), self.located(part.rival, rivals[0])
            if own is None or base is None or len(rivals) > 1 or part.ends or not set(base) <= set(own):
                continue
            if any(len(lines) > 1 for lines in base.values()):
                continue
            yield Side(panel, own), Side(rivals[0], {**own, **base})
