"""Sentences on values that meet a condition, and where those stand: the only ones, all of them, none of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.phrased.claims import Check, Fact, Phrased, Test
from auditor.claims.phrased.facts import Reader, fact_of
from auditor.claims.phrased.frames import Frame, Framed, framed
from auditor.claims.phrased.nouns import Cells, Move, Noun
from auditor.claims.phrased.predicates import Clause
from auditor.claims.phrased.ranking import Rankings
from auditor.claims.phrased.scenes import Spot
from auditor.language.numbers import Num

_SEVERAL = 2


class Confined(Reader):
    """Reads such sentences."""

    def claims(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """Each way to read the rest of the line."""
        yield from self._lone(frames, at)
        yield from self._confined(frames, at)

    def _bound(self, at: int) -> Iterator[tuple[Clause, int]]:
        """`values (of A) higher than 4 (in May)`, `value of 4 or more`: a condition that stands behind its noun."""
        for noun, end in (*self.phrases.values(at), *self.phrases.moves(at)):
            if isinstance(noun, Move) and isinstance(noun.what, Cells):
                noun = replace(noun, what=replace(noun.what, each=True))
            each: Noun = replace(noun, each=True) if isinstance(noun, Cells) else noun
            start = self.words.past(end, "that are", "that is", "which are", "which is")
            for predicate, last in self.clauses.predicates(Cells("value"), start):
                for places, final in self.phrases.places.led(last):
                    if len(places) == 1:
                        yield Clause(each.at(places[0]), ((predicate, Spot()),)), final
            inner = self.words.after(end, "that", "which")
            yield from self.clauses.said_of(each, inner) if inner is not None else ()

    def _lone(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`the only values higher than 4 (outside the row A) are those of B in May and C in June`, `is 7, for A`."""
        words = self.words
        start = words.after(at, "the only")
        for clause, end in self._bound(start) if start is not None else ():
            begin = words.after(end, "is", "are")
            for size, behind in Rankings(words, self.phrases, ()).sized(begin) if begin is not None else ():
                inner = words.after(
                    behind,
                    "that of",
                    "those of",
                    "for",
                    "in",
                    "at",
                    "that in",
                    "that at",
                    "those in",
                    "those at",
                )
                for spots, last in self.phrases.places.listed(inner) if inner is not None else ():
                    if words.ends(last):
                        for place in framed(frames, self.scene):
                            yield from self._named(clause, place, spots, size)

    def _confined(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`all values higher than 4 are in the rows A and B`, `no value higher than 9 is in May`."""
        words = self.words
        for lead in ("all", "no"):
            start = words.after(at, lead)
            for clause, end in self._bound(start) if start is not None else ():
                behind = words.after(
                    end, "are in", "are at", "are on", "are those of", "is in", "is at", "is on"
                )
                for spots, last in self.phrases.places.listed(behind) if behind is not None else ():
                    if words.ends(last):
                        for place in framed(frames, self.scene):
                            yield from self._named(clause, place, spots, None, lead)

    def _named(
        self, clause: Clause, place: Framed, spots: Sequence[Spot], size: Num | None, lead: str = "only"
    ) -> Iterator[Phrased]:
        """Of the cells of all scenes those that are named, and no others; or no others ("all"), or none of these ("no")."""
        fact = fact_of(clause, place)
        if fact is None or place.how != "all" or any(len(test.checks) != 1 for test in fact.tests):
            return
        found: list[int] = []
        for spot in spots:
            own = _at(spot, fact, place)
            if not own or (lead == "only" and len(own) != 1):
                return
            found += own
        if lead == "only":
            more = tuple(Test((Check(fact.tests[n].checks[0].own, "is", size=size),)) for n in found if size)
            if len(more) < _SEVERAL:
                yield Phrased((Fact(fact.tests, "only", tuple(found)), *([Fact(more)] if more else [])))
            return
        rest = tuple(test for n, test in enumerate(fact.tests) if (n in found) == (lead == "no"))
        if rest:
            yield Phrased((Fact(rest, "none"),))


def _at(spot: Spot, fact: Fact, place: Framed) -> list[int]:
    """Which numbers of a fact stand at a spot of the scenes."""
    scenes = [one for one in place.scenes if not spot.panels or one.panel in (None, *spot.panels)]
    there = [scene.at(spot) for scene in scenes]
    chosen = {cell for scene in there if scene is not None for cell in scene.cells()}
    cells = [set(test.checks[0].own.terms[0].start.cells) for test in fact.tests]
    return [n for n, own in enumerate(cells) if own <= chosen]
