"""The facts that a part tells, in each way that it can be meant."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.better import better
from auditor.claims.cores.claims import Ranked, Test, Tested, Worth
from auditor.claims.reckonings.claims import Reckoned
from auditor.claims.reckonings.parts import Part
from auditor.claims.reckonings.sides import SIDES, Lines, Named, Side
from auditor.language.clauses import Clause
from auditor.language.numbers import Num
from auditor.world import Selection

_SURE = frozenset(("<up>", "<down>", "rise", "fall", "drop", "decrease", "increase", "climb"))
Told = tuple[tuple[Tested, ...], tuple[Ranked, ...]]


def facts_of(part: Part, clause: Clause) -> Iterator[Reckoned]:
    """The ways to take a part; none where it names too little, or more than it can be told of."""
    named = Named(part, clause)
    if named.sized():
        maker = _Maker(part, clause, named)
        for tested, ranked in maker.facts():
            yield Reckoned(tested, ranked, part.at, maker.sure())


@dataclass(frozen=True, slots=True)
class _Maker:
    part: Part
    clause: Clause
    named: Named

    def facts(self) -> Iterator[Told]:
        part = self.part
        if part.turned and part.cue not in ("ahead", "behind"):
            return
        if part.course:
            yield from self._course()
        elif part.way == "moved":
            return
        elif part.way:
            yield from self._steps()
        elif part.cue == "spread":
            yield from self._spread()
        elif part.cue and part.extreme:
            yield from self._furthest()
        elif part.cue:
            found = list(self._apart())
            yield from found or (self._spread() if part.cue == "gap" and part.word == "<differ>" else ())
        elif part.mode or part.whole and part.extreme and part.num is not None:
            for how in self.named.hows():
                yield from self._taken_together(how)
        elif not part.extreme:
            yield from self._cell()

    def _ways(self) -> tuple[bool, ...]:
        """Whether what is ahead is the higher."""
        low = better(self.clause.document, 0) == "lower"
        return (not low or self.part.cue == "gap" or self.part.word in ("<gt>", "<lt>", "above", "below"),)

    def sure(self) -> bool:
        """Whether it is known which way is meant: otherwise nothing is refuted."""
        known, word = better(self.clause.document, 0), self.part.word
        if self.part.cue == "gap" and self.part.course:
            return False
        if self.part.cue not in ("ahead", "behind") or word in ("<gt>", "<lt>", "above", "below"):
            return True
        led = not known and self.part.num is not None and word not in ("<better>", "<worse>")
        return known == "higher" or led

    def _joined(self, own: Worth, base: Worth, higher: bool) -> Worth:
        """How far one is from the other, in the way that is told."""
        if self.part.cue == "gap":
            return Worth(own.cells, own.how, base.cells, base.how, "apart")
        first, last = (own, base) if (self.part.cue == "ahead") == higher else (base, own)
        return Worth(first.cells, first.how, last.cells, last.how, "difference")

    def _apart(self) -> Iterator[Told]:
        """`A leads B by 5 in May`, `between A and B the gap is 5`, `from May on A is above B`."""
        for one, other in self.named.pairs():
            for higher in self._ways():
                bare = self.part.num is None and not self.part.pair and not self.part.behind
                if bare and self._is_plain():
                    continue
                if bare and one.panel != other.panel and self.part.named and not self.part.rival_panels:
                    continue  # "after cleaning A leads at x" ranks lines
                if self.part.to is not None or bare and not self.part.mode:
                    tests = self._everywhere(one, other, higher)
                    if tests:
                        yield (Tested(tests), *self._bounded(tests)), ()
                    continue
                if self.part.every - self.part.whole:
                    continue
                for how in self.named.hows():
                    own, base = self.named.worth(one, how), self.named.worth(other, how)
                    if own is not None and base is not None:
                        yield from (((Tested(tests),), ()) for tests in self._told(own, base, higher))

    def _is_plain(self) -> bool:
        """Whether a comparison without numbers is none of a reckoning, or may be meant the other way round."""
        part = self.part
        vague = (
            part.word not in ("<gt>", "<lt>", "above", "below")
            and better(self.clause.document, 0) != "higher"
        )
        leans = part.turned or part.back or part.mode or part.whole or part.every
        return bool(vague and not part.turned or not leans)

    def _everywhere(self, one: Side, other: Side, higher: bool) -> tuple[Test, ...]:
        """One above the other at each place that is told."""
        each, rest = self.named.each(one.lines, one.panel), self.named.each(other.lines, other.panel)
        if self.part.cue == "gap" or each is None or rest is None or len(each) != len(rest):
            return ()
        worths = [
            (self.named.worth(Side(one.panel, own), ""), self.named.worth(Side(other.panel, base), ""))
            for own, base in zip(each, rest, strict=True)
        ]
        return tuple(Test(self._joined(own, base, higher), ">") for own, base in worths if own and base)

    def _bounded(self, tests: tuple[Test, ...]) -> Iterator[Tested]:
        """Between which two numbers all of these lie, each of them met."""
        if self.part.num is None or self.part.to is None:
            return
        some = replace(self.part.num, value=1.0, step=1.0, op=">=")
        for num, op in ((self.part.num, ">="), (self.part.to, "<=")):
            yield Tested(tuple(replace(test, relation="is", num=num) for test in tests), count=some)
            yield Tested(tuple(replace(test, relation="is", num=replace(num, op=op)) for test in tests))

    def _told(self, own: Worth, base: Worth, higher: bool) -> Iterator[tuple[Test, ...]]:
        """How far one is from the other, and the two numbers themselves; in either order, where none is named first."""
        part = self.part
        joined = self._joined(own, base, higher)
        tests = [Test(joined, ">")] if part.cue != "gap" else []
        tests += [Test(joined, "is", part.num)] if part.num is not None else []
        values = part.pair or tuple(num for _, num in part.behind)
        if values and (len(values) != 2 or part.pair and part.behind):
            return
        told = tuple(Test(worth, "is", num) for worth, num in zip((own, base), values, strict=False))
        if tests or told:
            yield (*tests, *told)
        if part.pair and part.cue == "gap" and not part.panels and not part.named:
            yield (*tests, Test(own, "is", part.pair[1]), Test(base, "is", part.pair[0]))

    def _furthest(self) -> Iterator[Told]:
        """`the gap between A and B is widest in May, with 5`: of all places, or of those on one side."""
        part = self.part
        if part.pair or part.behind or part.mode or part.whole - {""} or part.every:
            return
        for one, other in self.named.pairs():
            if not (one.is_cell and other.is_cell):
                continue
            moved = [side for side in SIDES if one.lines[side] == other.lines[side]]
            sides = tuple(side for side in moved if side not in part.given)
            for higher in self._ways():
                joined = self._between(one, other, higher)
                tests = (Tested((Test(joined, "is", part.num),)),) if part.num is not None else ()
                worths = self._at_all(one, other, sides, higher)
                if sides and joined in worths:
                    yield tests, (Ranked(worths, (worths.index(joined),), 1, part.extreme == "min"),)

    def _between(self, one: Side, other: Side, higher: bool) -> Worth:
        own, base = (Worth((Selection(s.panel, s.lines["rows"], s.lines["columns"]),)) for s in (one, other))
        return self._joined(own, base, higher)

    def _at_all(self, one: Side, other: Side, sides: tuple[str, ...], higher: bool) -> tuple[Worth, ...]:
        """How far two things lie apart at all places of some sides."""
        places: list[Lines] = [{}]
        for side in sides:
            places = [{**place, side: (n,)} for place in places for n in self.named.all_of(side, one.panel)]
        return tuple(
            self._between(
                Side(one.panel, {**one.lines, **place}), Side(other.panel, {**other.lines, **place}), higher
            )
            for place in places
        )

    def _steps(self) -> Iterator[Told]:
        """`A loses 5 between May and June`."""
        part, panels = self.part, self.named.panels()
        if len(panels) != 1 or part.num is None or part.cue or part.extreme or part.pair or part.behind:
            return
        if part.every - part.whole or part.rival or part.rival_panels:
            return
        panel = panels[0]
        found = self.named.ends(panel)
        rest = self.named.located([*part.places, *part.named], panel)
        if not found or rest is None or found[0][0] in rest:
            return
        for how in self.named.hows():
            first, last = (self.named.worth(Side(panel, {side: (n,), **rest}), how) for side, n in found)
            if first is not None and last is not None:
                for falls in self._falls(panel):
                    yield from self._moved(first, last, falls, part.num)

    def _moved(self, first: Worth, last: Worth, falls: bool, num: Num) -> Iterator[Told]:
        """From one to the other it is so much more or less, in the unit of the values or in percent."""
        high, low = (first, last) if falls else (last, first)
        joined = Worth(high.cells, high.how, low.cells, low.how, "difference")
        yield (Tested((Test(joined, ">"), Test(joined, "is", num))),), ()
        if num.unit == "%" and (num.op in ("=", "~") or not falls):
            percent = Worth(last.cells, last.how, first.cells, first.how, "percent")
            told = replace(num, value=-num.value) if falls else num
            yield (Tested((Test(joined, ">"), Test(percent, "is", told))),), ()

    def _falls(self, panel: int) -> tuple[bool, ...]:
        down = self.part.way == "down"
        sure = self.part.way_word in _SURE or better(self.clause.document, panel) == "higher"
        return (down,) if sure else (down, not down)

    def _course(self) -> Iterator[Told]:
        """`the total climbs from 5 in May to 9 in June`, `the lead of A shrinks from 5 in May to 2 in June`."""
        part = self.part
        if (
            len(part.course) != 2
            or part.num is not None
            or part.extreme
            or part.pair
            or part.behind
            or part.ends
        ):
            return
        ends = [
            list(_values(replace(part, places=[*part.places, *refs]), self.clause)) for _, refs in part.course
        ]
        if not all(ends) or len(ends[0]) != len(ends[1]) or not all(refs for _, refs in part.course):
            return
        for first, last in zip(*ends, strict=True):
            told = tuple(
                Test(worth, "is", num) for worth, (num, _) in zip((first, last), part.course, strict=True)
            )
            rises = part.course[1][0].value > part.course[0][0].value
            if rises == (part.way == "up") or not part.way or part.way_word not in _SURE:
                yield (Tested(told),), ()

    def _spread(self) -> Iterator[Told]:
        """`A swings by 5 over the year`."""
        part, panels = self.part, self.named.panels()
        lines = self.named.located([*part.places, *part.named], panels[0]) if len(panels) == 1 else None
        odd = part.ends or part.pair or part.behind or part.mode or part.extreme or part.every or part.rival
        if (
            not lines
            or part.num is None
            or odd
            or len(lines) > 1
            or any(len(own) > 1 for own in lines.values())
        ):
            return
        rows, columns = (lines.get(one, self.named.all_of(one, panels[0])) for one in SIDES)
        cells = (Selection(panels[0], rows, columns),)
        yield (Tested((Test(Worth(cells, "spread"), "is", part.num),)),), ()

    def _taken_together(self, how: str) -> Iterator[Told]:
        """`averaged over all rows, A comes to 5`; `added up over the years, A is the busiest with 5`."""
        part, panels = self.part, self.named.panels()
        if len(panels) != 1 or part.ends or part.pair or part.every - part.whole or part.rival:
            return
        lines = self.named.located([*part.places, *part.named], panels[0])
        nums = [num for num in (part.num, *(num for _, num in part.behind)) if num is not None]
        if lines is None or set(lines) & part.whole or len(nums) > 1 or not nums and not part.extreme:
            return
        own = self.named.worth(Side(panels[0], lines), how)
        if own is None:
            return
        tests = tuple(Tested((Test(own, "is", num),)) for num in nums)
        if not part.extreme:
            yield tests, ()
        elif len(lines) == 1 and all(len(found) == 1 for found in lines.values()):
            side = next(iter(lines))
            all_ = self.named.all_of(side, panels[0])
            worths = [self.named.worth(Side(panels[0], {side: (n,)}), how) for n in all_]
            ranked = tuple(one for one in worths if one is not None)
            if own in ranked:
                yield tests, (Ranked(ranked, (ranked.index(own),), 1, part.extreme == "min"),)

    def _cell(self) -> Iterator[Told]:
        """`A has 5 in May`, beside other things."""
        part = self.part
        odd = part.ends or part.pair or part.behind or part.every or part.whole or part.rival or part.sizes
        if part.num is None or odd:
            return
        for worth in _values(part, self.clause):
            yield (Tested((Test(worth, "is", part.num),)),), ()


def _values(part: Part, clause: Clause) -> Iterator[Worth]:
    """The number that a part tells of at its places: a cell, a mean, a sum, or how far two things lie apart."""
    named = Named(part, clause)
    maker = _Maker(part, clause, named)
    if part.cue in ("gap", "ahead", "behind"):
        for one, other in named.pairs():
            for how in named.hows():
                own, base = named.worth(one, how), named.worth(other, how)
                if own is not None and base is not None:
                    yield from (maker._joined(own, base, higher) for higher in maker._ways())
        return
    panels = named.panels()
    lines = named.located([*part.places, *part.named], panels[0]) if len(panels) == 1 else None
    if lines is not None and not part.cue:
        for how in named.hows():
            if worth := named.worth(Side(panels[0], lines), how):
                yield worth
