"""Sentences that tell which of several numbers comes first, or how they are ordered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.phrased.claims import Check, Fact, Phrased, Ranked, Test, Worth
from auditor.claims.phrased.nouns import Cells, Noun, Steps, series
from auditor.claims.phrased.phrases import WAYS, Phrases
from auditor.claims.phrased.scenes import SIDES, Scene, Spot
from auditor.claims.phrased.words import COPULAS, Words
from auditor.language.atoms import OTHER_SIDE
from auditor.language.numbers import Num

_OF_SIDE = {"rows": ("of the rows", "of all rows"), "columns": ("of the columns", "of all columns")}


@dataclass(frozen=True, slots=True)
class Rankings:
    """Reads such sentences, of each of some scenes."""

    words: Words
    phrases: Phrases
    scenes: tuple[Scene, ...]

    def claims(self, at: int) -> Iterator[Phrased]:
        """Each way to read the rest of the line."""
        if any(scene.step for scene in self.scenes):
            still = replace(self, scenes=tuple(replace(scene, step=None) for scene in self.scenes))
            passed_over = set(still.claims(at))
            yield from (one for one in self._all(at) if one not in passed_over)
            return
        yield from self._all(at)

    def _all(self, at: int) -> Iterator[Phrased]:
        yield from self._has(at)
        yield from self._is_that_of(at)
        yield from self._is_highest_in(at)
        yield from self._steps(at)
        yield from self._order(at)

    def _has(self, at: int) -> Iterator[Phrased]:
        """`A has the second-highest sum of the rows`, `A and B have the smallest difference between X and Y`."""
        words = self.words
        for spot, end in self.phrases.places.groups(at):
            start = words.after(end, "has the", "have the")
            found = words.leading(start) if start is not None else None
            if found is None:
                continue
            for what, last in self.phrases.bare(found[2]):
                for side in SIDES:
                    if named := spot.lines(side):
                        behind = words.past(last, *_OF_SIDE[side])
                        if words.ends(behind):
                            yield from self._told(what, side, named, found)

    def _told(self, what: Noun, side: str, named: Sequence[str], found: tuple[bool, int, int],
              size: Num | None = None) -> Iterator[Phrased]:  # fmt: skip
        """That those named have a rank among all lines of the side, in each scene."""
        ranks, facts = [], []
        for scene in self.scenes:
            told = scene.indices(side, tuple(named)) if scene.free(side) else None
            own = series(what, scene, side)
            lines = [line for line, _ in own]
            if self._counted(found[2] - 2) not in (None, len(named)):
                return
            if told is None or not own or not set(told) <= set(lines) or len(own) < len(named) + found[1]:
                return
            chosen = tuple(lines.index(line) for line in told)
            ranks.append(Ranked(tuple(worth for _, worth in own), chosen, found[1], found[0]))
            if size is not None:
                facts.append(Fact(tuple(Test((Check(own[n][1], "is", size=size),)) for n in chosen)))
        yield Phrased(tuple(facts), tuple(ranks))

    def _counted(self, at: int) -> int | None:
        """How many come first: "the two lowest"."""
        told = self.words.quantity(at) if at >= 0 else None
        return round(told.value) if told is not None else None

    def _is_that_of(self, at: int) -> Iterator[Phrased]:
        """`the highest sum of the rows is 40, that of A`, `the third-largest rise from A to B is that of C in May`."""
        words = self.words
        found = words.leading(words.past(at, "the"))
        if found is None:
            return
        for what, side, end in (
            *self.phrases.over_lines(found[2]),
            *((n, "", e) for n, e in self.phrases.bare(found[2])),
        ):
            if words.word(end) not in COPULAS:
                continue
            for size, start in self.sized(end + 1):
                behind = words.after(
                    start, "that of", "those of", "that for", "for", "that in", "in", "at", "on"
                )
                for spot, last in self.phrases.places.spots(behind) if behind is not None else ():
                    if words.ends(last):
                        yield from self._of_spot(what, side, spot, found, size)

    def sized(self, at: int) -> Iterator[tuple[Num | None, int]]:
        """A number that may be told first, and where it ends."""
        yield None, at
        for sizes, end in self.words.sizes(at):
            if len(sizes) == 1:
                yield sizes[0], self.words.past(end, ",")

    def _of_spot(
        self, what: Noun, side: str, spot: Spot, found: tuple[bool, int, int], size: Num | None
    ) -> Iterator[Phrased]:
        for own in (side,) if side else SIDES:
            if spot.lines(own) and set(spot.sides) == {own}:
                yield from self._told(what, own, spot.lines(own), found, size)
            if spot.lines(own) and set(spot.sides) == {own, "panels"}:
                yield from self._in_panels(what, own, spot, found, size)
        if (
            set(spot.sides) - {"panels"} == set(SIDES)
            and not side
            and len(spot.rows) == len(spot.columns) == 1
        ):
            yield from self._of_cell(what, spot, found, size)

    def _in_panels(
        self, what: Noun, side: str, spot: Spot, found: tuple[bool, int, int], size: Num | None
    ) -> Iterator[Phrased]:
        """A rank among the lines of several panels."""
        scenes = [one for scene in self.scenes for one in scene.each()]
        if len(scenes) < 2 or len(spot.panels) != 1:
            return
        own: list[Worth] = []
        told: list[int] = []
        for scene in scenes:
            named = scene.indices(side, spot.lines(side)) if scene.free(side) else None
            for line, worth in series(what, scene, side):
                if scene.panel == spot.panels[0] and line in (named or ()):
                    told.append(len(own))
                own.append(worth)
        if len(told) != len(spot.lines(side)) or len(own) <= found[1]:
            return
        facts = (Fact(tuple(Test((Check(own[n], "is", size=size),)) for n in told)),) if size else ()
        yield Phrased(facts, (Ranked(tuple(own), tuple(told), found[1], found[0]),))

    def _of_cell(
        self, what: Noun, spot: Spot, found: tuple[bool, int, int], size: Num | None
    ) -> Iterator[Phrased]:
        """A rank among what is told of each cell."""
        for scene in self.scenes if not spot.panels else ():
            rows, columns = scene.indices("rows", spot.rows), scene.indices("columns", spot.columns)
            if not rows or not columns:
                return
            own: list[Worth] = []
            told: int | None = None
            for row in scene.lines("rows"):
                for column in scene.lines("columns"):
                    worth = what.worths(scene.on("rows", row).on("columns", column))
                    if worth is None or len(worth) != 1:
                        if isinstance(what, Cells) and any(one.region for one in what.spots):
                            continue
                        return
                    told = len(own) if (row, column) == (rows[0], columns[0]) else told
                    own.append(worth[0])
            if told is None or len(own) <= found[1]:
                return
            facts = (Fact((Test((Check(own[told], "is", size=size),)),)),) if size else ()
            yield Phrased(facts, (Ranked(tuple(own), (told,), found[1], found[0]),))

    def _is_highest_in(self, at: int) -> Iterator[Phrased]:
        """`the sum of the values off the diagonal is highest in the row A`, `the difference between A and B is lowest in May`."""
        words = self.words
        first = words.past(at, "the")
        over = ((what, end) for what, _, end in self.phrases.over_lines(first))
        for what, end in (*self.phrases.bare(first), *over):
            start = words.past(end + 1, "the")
            found = words.leading(start) if words.word(end) in COPULAS else None
            if found is not None and start > end + 1:
                yield from self._is_the_highest(what, found)
                continue
            start_ = words.after(found[2], "in", "at", "for", "on") if found else None
            for spot, last in self.phrases.places.groups(start_) if start_ is not None else ():
                for side in SIDES:
                    if words.ends(last) and spot.lines(side) and found:
                        yield from self._told(what, side, spot.lines(side), found)

    def _is_the_highest(self, what: Noun, found: tuple[bool, int, int]) -> Iterator[Phrased]:
        """`the sum of the row A is the second-highest of the rows`."""
        if not isinstance(what, Cells) or len(what.spots) != 1:
            return
        for side in SIDES:
            named = what.spots[0].lines(side)
            if named and self.words.ends(self.words.past(found[2], *_OF_SIDE[side])):
                rest = replace(what, spots=(what.spots[0].on(side, ()),), each=False)
                yield from self._told(rest, side, named, found)

    def _steps(self, at: int) -> Iterator[Phrased]:
        """`the largest rise of A from one row to the next is 4, from B to C`."""
        words, places = self.words, self.phrases.places
        found = words.leading(words.past(at, "the"))
        way = WAYS.get(words.word(found[2])) if found else None
        if found is None or way is None:
            return
        for spots, middle in places.led(found[2] + 1):
            for side, end in places.along(middle):
                if words.word(end) not in COPULAS or len(spots) != 1:
                    continue
                for size, start in self.sized(end + 1):
                    behind = words.after(start, "that of")
                    owners = list(places.groups(behind)) if behind is not None else [(Spot(), start)]
                    for owner, middle2 in owners:
                        for step, last in places.steps(middle2):
                            if words.ends(last):
                                yield from self._of_step((spots[0], owner, step, side, way), found, size)

    def _of_step(self, told: tuple[Spot, Spot, tuple[Spot, Spot], str, str], found: tuple[bool, int, int],
                 size: Num | None) -> Iterator[Phrased]:  # fmt: skip
        what, owner, step, side, way = told
        ranks, facts = [], []
        for scene in self.scenes:
            there = scene.at(what)
            if there is None:
                return
            ends = [there.indices(side, one.lines(side)) for one in step]
            lines = there.indices(OTHER_SIDE[side], owner.lines(OTHER_SIDE[side])) if owner.sides else None
            placed = Steps(Cells("value"), way, side).placed(there)
            chosen = [n for n, (place, _) in enumerate(placed) if [(place[1],), (place[2],)] == ends and (
                not owner.sides or (lines and place[0] == lines[0]))]  # fmt: skip
            if len(chosen) != 1 or len(placed) <= found[1]:
                return
            own = tuple(worth for _, worth in placed)
            ranks.append(Ranked(own, (chosen[0],), found[1], found[0]))
            facts.append(Fact((Test((Check(own[chosen[0]], "is", size=size or _SOME),)),)))
        yield Phrased(tuple(facts), tuple(ranks))

    def _order(self, at: int) -> Iterator[Phrased]:
        """`the order of the rows by recall from highest to lowest is A, B and C`."""
        words = self.words
        for phrase, what, side in _orders():
            start = words.after(at, phrase)
            if start is None:
                continue
            by = words.after(start, "by")
            for noun, end in (*(self.phrases.bare(by) if by is not None else ()), (what, start)):
                for lead, low in (("from highest to lowest", False), ("from lowest to highest", True)):
                    last = words.after(end, lead)
                    mean = next(self.phrases.measures(last), None) if last is not None else None
                    own, last = mean if mean is not None else (noun, last)
                    if last is None or words.word(last) not in COPULAS:
                        continue
                    for spot, final in self.phrases.places.groups(last + 1):
                        if words.ends(final) and spot.lines(side):
                            yield from self._ordered(own, side, spot.lines(side), low)

    def _ordered(self, what: Noun, side: str, named: Sequence[str], low: bool) -> Iterator[Phrased]:
        facts = []
        for scene in self.scenes:
            told = scene.indices(side, tuple(named)) if scene.free(side) else None
            own = dict(series(what, scene, side))
            if told is None or set(told) != set(own) or len(told) < 2:
                return
            worths = [own[line] for line in told]
            facts.append(
                Fact(tuple(Test((Check(a, "<=" if low else ">=", b),)) for a, b in pairwise(worths)))
            )
        yield Phrased(tuple(facts))


def _orders() -> Iterator[tuple[str, Noun, str]]:
    for side in SIDES:
        yield f"the order of the {side}", Cells("value"), side
        for word, function in (("sums", "sum"), ("averages", "mean")):
            yield f"the order of the {word} of the {side}", Cells(function), side


_SOME = Num(0.0, 0.0, "0", ">")
