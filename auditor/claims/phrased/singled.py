"""Sentences that single out lines: the only ones in which something is so, that have something, or have more of it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.phrased.claims import Check, Fact, Phrased, Test
from auditor.claims.phrased.facts import fact_of, told
from auditor.claims.phrased.frames import Frame, Framed, framed
from auditor.claims.phrased.nouns import Cells, series
from auditor.claims.phrased.predicates import Clause, Stands
from auditor.claims.phrased.scenes import SIDES, Spot
from auditor.claims.phrased.sentences import Plainly
from auditor.claims.phrased.words import COPULAS, LESS, MORE

_OPPOSITE = {">": "<=", "<": ">=", "is": "not"}


class Singled(Plainly):
    """Reads such sentences."""

    def claims(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """Each way to read the rest of the line."""
        yield from self._sole(frames, at)
        yield from self._only(frames, at)
        yield from self._better(frames, at)
        yield from self._above_only(frames, at)
        if (start := self.words.after(at, "a value", "some value")) is not None and any(
            one.how for one in frames
        ):
            yield from self._having(frames, at if self.words.word(at) == "a" else start - 1)

    def _sole(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`A is the only row in which the value rises`, `A and B are the only columns in which ...`."""
        for spot, end in self.phrases.places.groups(at):
            for side in SIDES:
                one = side.removesuffix("s")
                start = self.words.after(
                    end, f"is the only {one}", f"are the only {side}", f"are the only two {side}"
                )
                named = spot.lines(side)
                if start is None or not named:
                    continue
                frame = Frame(Spot().on(side, named), how="only", side=side)
                if (inner := self.words.after(start, "in which", "for which", "where")) is not None:
                    yield from self.clause(frames, inner, (frame,))
                yield from self._having((*frames, frame), start)
        start = self.words.after(at, "only")
        for spot, end in self.phrases.places.groups(start) if start is not None else ():
            inner = self.words.after(end, "has", "have")
            for side in SIDES:
                if inner is not None and spot.lines(side):
                    yield from self._having(
                        (*frames, Frame(Spot().on(side, spot.lines(side)), how="only", side=side)), inner
                    )
        for spot, end in self.phrases.places.groups(at):
            inner = self.words.after(end, "has", "have")
            if inner is not None and spot.sides != ("panels",):
                yield from self._having((*frames, Frame(spot)), inner)

    def _having(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`(the only row) with a value lower than 4 in May`, `without a value of 0`, `(only A and B have) a sum higher than 90`."""
        words = self.words
        lacks = words.after(at, "without a", "with no", "no")
        start = lacks if lacks is not None else words.after(at, "with a", "with an", "with", "a", "an")
        if start is None:
            return
        for phrase, end in (
            *self.phrases.values(start),
            *self.phrases.measures(start),
            *self.phrases.totals(start),
        ):
            if not isinstance(phrase, Cells):
                continue
            for predicate, last in self.clauses.predicates(phrase, end):
                for places, final in self.phrases.places.led(last):
                    for behind in self.ends(final) if len(places) == 1 else ():
                        for place in framed((*frames, *behind), self.scene):
                            noun = phrase.at(places[0])
                            clause = Clause(noun, ((predicate, Spot()),))
                            yield from told(some_fact(clause, place, lacks is not None))

    def _only(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`only the averages of A and B are higher than 5`."""
        start = self.words.after(at, "only")
        if start is None:
            return
        for clause, end in self.clauses.clauses(start):
            noun = clause.noun
            if not isinstance(noun, Cells) or len(noun.spots) != 1 or not self.words.ends(end):
                continue
            for side in SIDES:
                named = noun.spots[0].lines(side)
                if not named:
                    continue
                rest = noun.spots[0].on(side, ())
                bare = Cells(noun.function, (rest,), noun.rank, False, noun.whole)
                frame = Frame(Spot().on(side, named), how="only", side=side)
                yield from self.facts(Clause(bare, clause.said), frames, (frame,))

    def _above_only(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`the value of A is higher only than the value of B`: than no other."""
        words = self.words
        for noun, end in self.phrases.nouns(at):
            word = words.word(end + 1)
            relation = ">" if word in MORE else "<" if word in LESS else ""
            start = words.after(end + 2, "only than") if words.word(end) in COPULAS and relation else None
            for base, last in self.phrases.nouns(start, noun) if start is not None else ():
                if not words.ends(last) or not isinstance(noun, Cells) or not isinstance(base, Cells):
                    continue
                for side in SIDES:
                    own, named = noun.spots[0].lines(side), base.spots[0].lines(side)
                    if len(own) == len(noun.spots) == len(base.spots) == 1 and named:
                        for place in framed(frames, self.scene):
                            yield from told(_over_those(noun, relation, side, named, place))

    def _better(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`only A has a higher precision than B`, `only A and B have a lower sum of the values in May than C`."""
        words = self.words
        only = words.after(at, "only")
        for spot, end in self.phrases.places.groups(words.past(at, "only")):
            start = words.after(end, "has a", "have a")
            word = words.word(start) if start is not None else ""
            relation = ">" if word in MORE else "<" if word in LESS else ""
            for noun, middle in self.phrases.bare(start + 1) if relation and start is not None else ():
                behind = words.after(middle, "than")
                for other, last in self.phrases.places.groups(behind) if behind is not None else ():
                    for side in SIDES:
                        if words.ends(last) and spot.lines(side) and len(other.lines(side)) == 1:
                            frame = Frame(
                                Spot().on(side, spot.lines(side)), how="only" if only else "", side=side
                            )
                            clause = Clause(noun, ((Stands(relation, (), noun.at(other)), Spot()),))
                            for place in framed((*frames, frame), self.scene):
                                yield from told(fact_of(clause, place))


def _over_those(noun: Cells, relation: str, side: str, named: Sequence[str], place: Framed) -> Fact | None:
    """That a number stands so to those of some lines, and to none of the others."""
    if place.how != "all" or len(place.scenes) != 1:
        return None
    scene = place.scenes[0]
    rest = replace(noun, spots=(noun.spots[0].on(side, ()),))
    own, chosen = noun.worths(scene), scene.indices(side, tuple(named))
    others = [(line, one) for line, one in series(rest, scene, side) if own and one != own[0]]
    if not own or len(own) != 1 or chosen is None or not others:
        return None
    tests = tuple(Test((Check(own[0], relation, one),)) for _, one in others)
    return Fact(tests, "only", tuple(n for n, (line, _) in enumerate(others) if line in chosen))


def some_fact(clause: Clause, place: Framed, lacking: bool) -> Fact | None:
    """That in each scene some value is so, or that none is."""
    each = replace(clause.noun, each=True) if isinstance(clause.noun, Cells) else clause.noun
    fact = fact_of(replace(clause, noun=each), replace(place, how="every"))
    if fact is None:
        return None
    turned = []
    for test in fact.tests:
        opposite = [_OPPOSITE.get(one.relation, "") for one in test.checks]
        if test.negated or "" in opposite:
            return None
        checks = tuple(
            replace(one, relation=relation) for one, relation in zip(test.checks, opposite, strict=True)
        )
        turned.append(Test(checks, not lacking))
    return Fact(tuple(turned), place.how, place.named, place.amount)
