"""What is said of numbers: how they stand to others, what they are, and how they move; and clauses that say it."""

from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.phrased.claims import Check, Test, Worth
from auditor.claims.phrased.nouns import Cells, Move, Noun, Plain, series
from auditor.claims.phrased.phrases import WAYS
from auditor.claims.phrased.places import Step
from auditor.claims.phrased.scenes import NOWHERE, SIDES, Scene, Spot
from auditor.language.numbers import Num

_VERBS = {form: way for word, way in WAYS.items() for form in (word, f"{word}s")}
_BOTH = 2
_RELATION = {"up": ">", "down": "<"}


@dataclass(frozen=True, slots=True)
class Stands:
    """A number stands to a base so; "is" with sizes alone, "alike" to one another."""

    relation: str
    sizes: tuple[Num, ...] = ()
    base: Noun | None = None
    degree: str = ""
    denied: bool = False
    listed: bool = False
    there: Spot = NOWHERE

    def tests(self, noun: Noun, scene: Scene, fixed: Scene | None = None) -> list[Test] | None:
        """One test for each number that is told of, held against a base there or at a `fixed` place; None where there is none."""
        if isinstance(noun, Cells) and isinstance(self.base, Cells):
            noun, base_ = noun.beside(self.base), self.base.beside(noun)
            if base_ != self.base:
                return replace(self, base=base_).tests(noun, scene, fixed)
        own = (noun.at(self.there) if self.there.sides else noun).worths(scene)
        if not own:
            return None
        if self.base is None:
            return self._alone(own, scene)
        if isinstance(self.base, Plain):
            limit = self.base.number
            return [self._test(one, None, limit) for one in own]
        base = self.base.worths(fixed or scene)
        pairs = self._pairs(own, base or [], noun)
        if not pairs or any(one == other for one, other in pairs):
            return None
        return [self._test(one, other) for one, other in pairs]

    def _alone(self, own: list[Worth], scene: Scene) -> list[Test] | None:
        """Of what stands to no base: what each is, or that they are equal to one another."""
        if self.relation in ("=", "~"):
            pairs = [Check(one, self.relation, other) for one, other in pairwise(own)]
            return [Test(tuple(pairs), self.denied)] if pairs else None
        if not self.listed:
            return [
                Test(tuple(Check(one, "is", size=size) for size in self.sizes), self.denied) for one in own
            ]
        known = [one for one in own if not scene.lacks(one)]
        if len(known) != len(self.sizes):
            return None
        return [Test((Check(one, "is", size=size),)) for one, size in zip(known, self.sizes, strict=True)]

    def _pairs(self, own: list[Worth], base: list[Worth], noun: Noun) -> list[tuple[Worth, Worth]]:
        """Which numbers are held against which."""
        if self.there.sides or (len(own) > 1 and len(base) > 1 and _along(noun) and _along(self.base)):
            return list(zip(own, base, strict=True)) if len(own) == len(base) else []  # cell by cell
        if len(base) > 1 and self.relation not in (">", "<"):
            return []
        pairs = [(one, other) for one in own for other in base]
        # Several that are told to be higher than one of them: the others are.
        return [(a, b) for a, b in pairs if a != b] if len(own) > 1 and len(base) == 1 else pairs

    def _test(self, one: Worth, other: Worth | None, limit: Num | None = None) -> Test:
        sizes: tuple[Num | None, ...] = self.sizes or (None,)
        checks = (Check(one, self.relation, other, limit, size, self.degree) for size in sizes)
        return Test(tuple(checks), self.denied)


def _along(noun: Noun | None) -> bool:
    """Whether values are told of whole lines, and not of single cells that are named."""
    return (
        isinstance(noun, Cells)
        and noun.function == "value"
        and any(len(one.sides) < _BOTH for one in noun.spots)
    )


@dataclass(frozen=True, slots=True)
class Moves:
    """A number rises, falls or changes between two places, by so much, from so much to so much."""

    way: str
    sizes: tuple[Num, ...] = ()
    step: Step | None = None
    ends: tuple[Num, Num] | None = None
    denied: bool = False

    def tests(self, noun: Noun, scene: Scene, fixed: Scene | None = None) -> list[Test] | None:
        """One test for each number that moves."""
        step = self.step or scene.step
        if step is None:
            return None
        moved = [noun.at(end).worths(scene) for end in step]
        first, last = moved
        if not first or not last or len(first) != len(last):
            return None
        found = []
        for one, other in zip(first, last, strict=True):
            checks = self._checks(one, other)
            if one == other or not checks:
                return None
            found.append(Test(tuple(checks), self.denied))
        return found

    def _checks(self, one: Worth, other: Worth) -> list[Check]:
        told = (
            [Check(one, "is", size=self.ends[0]), Check(other, "is", size=self.ends[1])] if self.ends else []
        )
        if self.way == "apart":
            return []
        sizes: tuple[Num | None, ...] = self.sizes or (None,)
        return [*(Check(other, _RELATION[self.way], one, None, size) for size in sizes), *told]


@dataclass(frozen=True, slots=True)
class Climbs:
    """A number rises or falls with every step along the side that is left open; with `never` it does so with none."""

    way: str
    step: Step | None = None
    never: bool = False
    denied: bool = False
    side: str = ""

    def tests(self, noun: Noun, scene: Scene, fixed: Scene | None = None) -> list[Test] | None:
        """One test: all of its steps."""
        ranged = scene.between(self.step) if self.step else scene
        if ranged is None:
            return None
        scene = ranged
        if (
            isinstance(noun, Cells)
            and noun.each
            and (spots := [one for spot in noun.spots for one in spot.single()])
        ):
            told = [self.tests(replace(noun, spots=(spot,), each=False), scene) for spot in spots]
            return None if None in told else [test for tests in told if tests for test in tests]
        sides = (self.side,) if self.side else (scene.ranged,) if scene.ranged else SIDES
        courses = [own for side in sides if (own := _course(noun, scene, side))]
        if len(courses) != 1:
            return None
        relation = _RELATION[self.way] if not self.never else "<=" if self.way == "up" else ">="
        return [Test(tuple(Check(b, relation, a) for a, b in pairwise(courses[0])), self.denied)]


def _course(noun: Noun, scene: Scene, side: str) -> list[Worth]:
    """A number along a side; empty where it is not another one at each line."""
    lines = scene.lines(side) if scene.free(side) else ()
    found = [noun.worths(scene.on(side, n)) for n in lines]
    own = [one[0] for one in found if one is not None and len(one) == 1]
    return own if len(own) == len(lines) > 1 and len(set(own)) == len(own) else []


@dataclass(frozen=True, slots=True)
class Ranges:
    """Numbers lie between two, which the lowest and the highest of them are."""

    low: Num
    high: Num
    side: str = ""
    denied: bool = False

    def tests(self, noun: Noun, scene: Scene, fixed: Scene | None = None) -> list[Test] | None:
        """One test for each end."""
        own = [worth for _, worth in series(noun, scene, self.side)] if self.side else noun.worths(scene)
        if not own or len(own) < _BOTH or any(one.function for one in own):
            return None
        terms = tuple(one.terms[0] for one in own)
        ends = (("min", self.low), ("max", self.high))
        return [Test((Check(Worth(terms, function), "is", size=size),)) for function, size in ends]


@dataclass(frozen=True, slots=True)
class Outruns:
    """A number rises or falls further than others do, or less far, by so much."""

    way: str
    relation: str
    base: Noun
    sizes: tuple[Num, ...] = ()
    step: Step | None = None
    denied: bool = False

    def tests(self, noun: Noun, scene: Scene, fixed: Scene | None = None) -> list[Test] | None:
        """How far it goes, against each of them."""
        base = Move(self.base, self.way, self.step)
        return Stands(self.relation, self.sizes, base, denied=self.denied).tests(
            Move(noun, self.way, self.step), scene, fixed
        )


Predicate = Stands | Moves | Climbs | Outruns | Ranges


@dataclass(frozen=True, slots=True)
class Clause:
    """A noun phrase with what is said of it, each at its own place."""

    noun: Noun
    said: tuple[tuple[Predicate, Spot], ...]

    @property
    def likens(self) -> bool:
        """Whether it tells that several numbers are equal to one another."""
        return any(
            isinstance(one, Stands) and one.base is None and one.relation in ("=", "~")
            for one, _ in self.said
        )

    @property
    def turned(self) -> "Clause | None":
        """The clause without its "not"; None where it has none."""
        if len(self.said) == 1 and self.said[0][0].denied:
            return Clause(self.noun, ((replace(self.said[0][0], denied=False), self.said[0][1]),))
        return None

    def tests(self, scene: Scene, fixed: Scene | None = None) -> list[Test] | None:
        """All that it tells in a scene; None where a part of it tells nothing there."""
        found: list[Test] = []
        for predicate, spot in self.said:
            for one in spot.single():
                there = scene.at(one)
                own = predicate.tests(self.noun, there, fixed) if there is not None else None
                if own is None:
                    return None
                found += own
        return found
