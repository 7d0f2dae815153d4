"""Noun phrases for numbers, and what they stand for in a scene."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.phrased.claims import Part, Term, Worth
from auditor.claims.phrased.scenes import NOWHERE, OTHERS, Scene, Spot
from auditor.claims.phrased.worths import MEASURES
from auditor.language.atoms import OTHER_SIDE
from auditor.language.numbers import Num
from auditor.world import Selection

_TWO = 2


@dataclass(frozen=True, slots=True)
class Cells:
    """The values of some spots, or what they come to; `each` where a plural tells of each line by itself."""

    function: str
    spots: tuple[Spot, ...] = (NOWHERE,)
    rank: int = 1
    each: bool = False
    whole: bool = False
    of: str = ""  # the side of the one line that it is told of, where that has no name: "the sum of the row"

    def at(self, spot: Spot) -> "Cells":
        """The same elsewhere."""
        return replace(self, spots=tuple(dict.fromkeys(one.moved(spot) for one in self.spots)))

    def beside(self, other: "Cells") -> "Cells":
        """With what is told of all others told of all but those that the other phrase names."""
        if not any(one.out[:1] == (OTHERS,) for one in self.spots):
            return self
        side = self.spots[0].out[1]
        named = tuple(name for one in other.spots for name in one.lines(side))
        return replace(self, spots=tuple(replace(one, out=named or one.out) for one in self.spots))

    def worths(self, scene: Scene) -> list[Worth] | None:
        """The numbers that it tells of; None where it tells of none there."""
        scenes = [scene.at(spot) for spot in self._spots()]
        found = [one for one in scenes if one is not None]
        if len(found) < len(scenes):
            return None
        if self.of and any(one.free(self.of) for one in found):
            return None
        if self.function == "value":
            cells = [cell for one in found for cell in one.cells()]
            return [_sole(Part("value", (cell,))) for cell in cells] if self.each or len(cells) == 1 else None
        if any(one.panel is None for one in found):
            return None
        cells = [own for scene_ in found for one in scene_.each() if (own := one.selection()) is not None]
        if self.function in MEASURES:
            return self._measures(cells)
        if sum(len(list(one.places(scene.document.panels[one.panel]))) for one in cells) < _TWO:
            return None  # one value has no sum
        told = self.whole or self.function in ("max", "min") or not any(one.whole for one in cells)
        if not told:
            return None
        if self.each and len(cells) > 1 and not any(one.beside for one in found):
            return [_sole(Part(self.function, (one,), self.rank)) for one in cells]
        return [_sole(Part(self.function, tuple(cells), self.rank))]

    def _spots(self) -> Sequence[Spot]:
        split = self.each or self.function in MEASURES
        return [one for spot in self.spots for one in (spot.single() if split else [spot])]

    def _measures(self, cells: Sequence[Selection]) -> list[Worth] | None:
        if self.function == "accuracy":
            whole = len(cells) == 1 and cells[0].whole
            return [_sole(Part("accuracy", tuple(cells)))] if whole else None
        told = all(len(one.rows or one.columns or ()) == 1 for one in cells)
        return [_sole(Part(self.function, (one,))) for one in cells] if told else None


@dataclass(frozen=True, slots=True)
class Apart:
    """How far two numbers lie apart, or the one as a part of the other."""

    one: "Noun"
    other: "Noun"
    way: str = "apart"

    def at(self, spot: Spot) -> "Apart":
        """The same elsewhere."""
        return replace(self, one=self.one.at(spot), other=self.other.at(spot))

    def worths(self, scene: Scene) -> list[Worth] | None:
        """The one difference."""
        return _joined(self.one.worths(scene), self.other.worths(scene), self.way)


@dataclass(frozen=True, slots=True)
class Move:
    """By how much a number rises or falls from one place to another; those of the scene where it tells none."""

    what: "Noun"
    way: str
    step: tuple[Spot, Spot] | None = None

    def at(self, spot: Spot) -> "Move":
        """The same elsewhere."""
        return replace(self, what=self.what.at(spot))

    def worths(self, scene: Scene) -> list[Worth] | None:
        """How far it moves, for each number."""
        step = self.step or scene.step
        if step is None:
            return None
        ends = [moved.worths(scene) if (moved := self.what.at(end)) is not None else None for end in step]
        one, other = ends
        if one is None or other is None or len(one) != len(other):
            return None
        pairs = [_joined([a], [b], self.way) for a, b in zip(one, other, strict=True)]
        found = [pair[0] for pair in pairs if pair]
        return found if len(found) == len(pairs) else None


@dataclass(frozen=True, slots=True)
class Steps:
    """The moves of a number from each line of a side to the next."""

    what: "Noun"
    way: str
    side: str
    step: tuple[Spot, Spot] | None = None

    def at(self, spot: Spot) -> "Steps":
        """The same elsewhere."""
        return replace(self, what=self.what.at(spot))

    def worths(self, scene: Scene) -> list[Worth] | None:
        """All of them, line by line; those alone that go the way that is told."""
        return [worth for _, worth in self.placed(scene)] or None

    def placed(self, scene: Scene) -> list[tuple[tuple[int, int, int], Worth]]:
        """All of them, with the line that moves and the two ends."""
        across, found = OTHER_SIDE[self.side], []
        there = scene.at(self.what.spots[0]) if isinstance(self.what, Cells) else scene
        scene = there.between(self.step) or there if there is not None and self.step else there or scene
        if scene.panel is None:
            return []
        for line in scene.lines(across):
            for start, end in pairwise(scene.lines(self.side)):
                own = scene.on(across, line)
                one, other = (self.what.worths(own.on(self.side, n)) for n in (start, end))
                if (worth := _joined(one, other, self.way)) is not None:
                    found.append(((line, start, end), worth[0]))
        return found


@dataclass(frozen=True, slots=True)
class Among:
    """An extreme, or the spread, of a number over all lines of a side."""

    function: str
    what: "Noun"
    side: str
    rank: int = 1

    def at(self, spot: Spot) -> "Among":
        """The same elsewhere."""
        return replace(self, what=self.what.at(spot))

    def worths(self, scene: Scene) -> list[Worth] | None:
        """The one number."""
        found = series(self.what, scene, self.side)
        terms = tuple(worth.terms[0] for _, worth in found if not worth.function)
        return [Worth(terms, self.function, self.rank)] if len(terms) == len(found) > 1 else None


@dataclass(frozen=True, slots=True)
class Plain:
    """A number that is told outright."""

    number: Num

    def at(self, spot: Spot) -> "Plain":
        """It is the same everywhere."""
        return self

    def worths(self, scene: Scene) -> list[Worth] | None:
        """It is worked out of nothing."""
        return None


@dataclass(frozen=True, slots=True)
class Several:
    """Numbers told one after the other."""

    all: "tuple[Noun, ...]"

    def at(self, spot: Spot) -> "Several":
        """The same elsewhere."""
        return Several(tuple(one.at(spot) for one in self.all))

    def worths(self, scene: Scene) -> list[Worth] | None:
        """All of them."""
        found = [one.worths(scene) for one in self.all]
        told = [worth for own in found if own is not None for worth in own]
        return None if None in found else told


Noun = Cells | Apart | Move | Steps | Among | Plain | Several


def sides_named(noun: Noun) -> set[str]:
    """The sides on which a phrase names lines, or between which it moves."""
    if isinstance(noun, Cells):
        own = {side for one in noun.spots for side in one.sides}
        # An extreme is told of all that it names: a place behind it tells where it stands.
        whole = noun.function in ("max", "min") or any(one.out for one in noun.spots)
        return own | {"rows", "columns"} if whole else own
    if isinstance(noun, Apart):
        return sides_named(noun.one) | sides_named(noun.other)
    if isinstance(noun, Move | Steps):
        return sides_named(noun.what) | {side for one in noun.step or () for side in one.sides}
    if isinstance(noun, Several):
        return {side for one in noun.all for side in sides_named(one)}
    return sides_named(noun.what) if isinstance(noun, Among) else set()


def series(what: Noun, scene: Scene, side: str) -> list[tuple[int, Worth]]:
    """A number for each line of a side; empty where it is not one for each."""
    found = [
        (line, what.worths(scene.on(side, line)))
        for line in scene.lines(side)
        if not _void(what, scene, side, line)
    ]
    told = [(line, own[0]) for line, own in found if own is not None and len(own) == 1]
    return told if len(told) == len(found) else []


def _void(what: Noun, scene: Scene, side: str, line: int) -> bool:
    """Whether a region leaves nothing of a line: of a row off the diagonal the place of its own class."""
    if not isinstance(what, Cells) or what.function != "value" or not (scene.region or what.spots[0].region):
        return False
    there = scene.on(side, line).at(what.spots[0])
    return there is not None and there.panel is not None and not there.cells()


def _sole(part: Part) -> Worth:
    return Worth((Term(part),))


def _joined(one: list[Worth] | None, other: list[Worth] | None, way: str) -> list[Worth] | None:
    """Two numbers as one term; None where either is none, or is worked out of several."""
    if one is None or other is None or len(one) != 1 or len(other) != 1:
        return None
    (first, *more), (last, *others) = one[0].terms, other[0].terms
    plain = not (more or others or one[0].function or other[0].function or first.end or last.end)
    return [Worth((Term(first.start, last.start, way),))] if plain else None
