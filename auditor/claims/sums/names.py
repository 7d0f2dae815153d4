"""The names in a sentence on sums: lines and cells, those that it does not name, all of them, and where something is so."""

import re
from collections.abc import Iterator

from auditor.claims.sums.cells import Cells
from auditor.claims.sums.words import Words

_DAYS = {"weekend": r"sa|su", "weekday": r"mo|tu|we|th|fr", "working day": r"mo|tu|we|th|fr"}
_WEEK = 7


class Names(Words):
    """The phrases that name cells."""

    def names(self, i: int) -> Iterator[tuple[Cells, int]]:
        """One or several named lines or cells; those that no part of the sentence names; or all."""
        yield from self.listed(i)
        yield from self._others(i)
        for cells, at in self.everything(i):
            yield from ((cells - out, end) for out, end in self.excepted(at))
            yield cells, at

    def excepted(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`but Larch`, `apart from the station`: what is left out."""
        at = self.passed(i, "except")
        if at > i:
            yield from self.listed(self.passed(at, "in"))

    def listed(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`Tuesday and Friday`, `Monday to Thursday`: each beginning of a list that is one itself."""
        found: Cells = frozenset()
        side = ""
        while (one := self.one(i)) is not None:
            cells, at = one
            if self.has(at, "through") and (last := self.one(at + 1)) is not None:
                stretch = self.field.between(cells, last[0])
                if stretch is None:
                    return
                cells, at = stretch, last[1]
            if found and self.field.side(cells) != side:
                return  # "for the young, oil and ink": where it is so, and then of what it is said
            side = self.field.side(cells)
            found |= cells
            yield found, at
            further = self.passed(at, "comma")
            i = self.passed(further, "and")
            if i == at:
                return

    def one(self, i: int) -> tuple[Cells, int] | None:
        """`the Tuesday column`, `car park Station`, `Station on Tuesday`, `the weekend`."""
        at = self.passed(i, "the", "them")
        at = self.passed(at, "axis", "line", "as a class", "people")
        if self.has(at, "name") and (item := self.row[at].item) is not None:
            cells = self.field.named(item)
            plural = at + 1 < len(self.row) and self.row[at + 1].text == "s"  # "the under 30s"
            return (cells, self.passed(at + 1 + plural, "axis", "line", "as a class")) if cells else None
        return self._of_days(at)

    def _of_days(self, i: int) -> tuple[Cells, int] | None:
        pattern = _DAYS.get(self.row[i].text) if i < len(self.row) else None
        side = next((side for side, kinds in self.kinds.items() if "day" in kinds), "")
        if pattern is None or not side:
            return None
        axis = self.field.panel.rows if side == "rows" else self.field.panel.columns
        lines = {n for n, tick in enumerate(axis.ticks) if re.match(pattern, tick.text, re.IGNORECASE)}
        if len(axis.ticks) != _WEEK:
            return None
        return frozenset(p for p in self.field.all if p[0 if side == "rows" else 1] in lines), i + 1

    def _others(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`the other three stalls`, `the remaining two`: the lines of a side that the sentence does not name."""
        at = self.passed(i, "the")
        if not self.has(at, "rest") or at == i:
            return
        size = self.size(at + 1)
        behind = at + 1 + (size is not None)
        end = self.passed(behind, "axis", "line")
        sides = {s for s in map(self.axis_side, range(behind, end)) if s} or {"rows", "columns"}
        told = [one[0] for k in range(len(self.row)) if self.has(k, "name") and (one := self.one(k))]
        for side in sides:
            lines = frozenset[tuple[int, int]]().union(*(c for c in told if self.field.side(c) == side))
            left = self.field.all - lines
            count = len({place[0 if side == "rows" else 1] for place in left})
            if lines and left and size in (None, count) and (size or end > behind):
                yield left, end

    def everything(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`all four car parks`, `the whole week`, `the grid`: the lines of a side, and so all cells."""
        at = self.passed(i, "the")
        size = self.size(at)
        counted = at + (size is not None)
        field = self.field
        if (
            self.has(counted, "every rows", "every columns", "panel")
            or self.has(counted, "survey")
            and at > i
        ):
            yield field.all, counted + 1
        elif self.has(counted, "axis", "line") and (at > i or size is not None):
            side = self.axis_side(counted)
            if size == {"rows": field.rows, "columns": field.columns}.get(side) or size is None and (self.row[counted].plural or self.row[i].text in ("all", "both", "whole")):  # fmt: skip
                yield field.all, counted + 1
        elif (
            at > i
            and at < len(self.row)
            and self.is_period(self.row[at].text)
            or self.has(at, "word")
            and self.row[at].text in ("everything", "everybody")
        ):
            yield field.all, at + 1

    def where(self, i: int, *, bare: bool = False) -> Iterator[tuple[Cells, int]]:
        """`on Tuesday`, `at the Station over the week`: where something is so, from the longest telling on; with no preposition if `bare`."""
        at = i + 1 if self.has(i, "in", "over", "of", "between") else i if bare else 0
        if not at:
            return
        found = list(self.names(at))
        if self.has(i, "over") and (end := self._stretch_of_time(at)):
            found.append((self.field.all, end))
        if self.has(i, "between") and self.has(at, "name"):
            found = [(stretch, end) for cells, end in found if (stretch := self.field.between(cells, cells))]
        for cells, behind in found:
            for further, end in self.where(behind):
                if both := cells & further:
                    yield both, end
            yield cells, behind

    def _stretch_of_time(self, i: int) -> int:
        """The place behind "the whole winter", whatever the document calls all that it shows; 0 where that is not told."""
        at = self.passed(i, "the")
        return at + 1 if at > i and self.has(at, "word") else 0
