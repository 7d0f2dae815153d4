"""What clauses tell of scenes, as facts; and what all readers of sentences share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.phrased.claims import Fact, Phrased, Test
from auditor.claims.phrased.clauses import Clauses
from auditor.claims.phrased.frames import Frame, Framed, Frames, framed
from auditor.claims.phrased.nouns import Apart, Cells, Move, sides_named
from auditor.claims.phrased.phrases import Phrases
from auditor.claims.phrased.predicates import Clause, Climbs
from auditor.claims.phrased.scenes import SIDES, Scene
from auditor.claims.phrased.words import Words

_TOO_MANY = 400
_PAIR = 2


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads sentences of some forms, in a scene."""

    words: Words
    frames: Frames
    phrases: Phrases
    clauses: Clauses
    scene: Scene

    def ends(self, at: int) -> Iterator[tuple[Frame, ...]]:
        """The frames that stand behind all else, up to the end."""
        for frames, end in self.frames.before(at):
            if self.words.ends(end):
                yield frames

    def facts(self, clause: Clause, frames: Sequence[Frame], behind: Sequence[Frame]) -> Iterator[Phrased]:
        """What a clause tells within frames; those behind it may be told of its subject alone, and not of what that is held against."""
        framing = (*frames, *behind)
        if told_twice(clause, framing):
            return
        for place in framed(framing, self.scene):
            yield from told(fact_of(clause, place))
        for one in framed(frames, self.scene) if behind else ():
            for place in framed((*frames, *behind), self.scene) if len(one.scenes) == 1 else ():
                yield from told(fact_of(clause, place, one.scenes[0]))


def told_twice(clause: Clause, frames: Sequence[Frame]) -> bool:
    """Whether frames tell a place of what has one: then what stands further behind belongs to something else."""
    placed = {side for _, spot in clause.said for side in spot.sides}
    stepped = {side for frame in frames for one in frame.step or () for side in one.sides}
    framing = {side for frame in frames if not frame.how for side in frame.spot.sides}
    return bool(placed & framing or stepped & (sides_named(clause.noun) | placed))


def told(fact: Fact | None) -> Iterator[Phrased]:
    """A fact as a claim, if there is one."""
    if fact is not None:
        yield Phrased((fact,))


def fact_of(clause: Clause, place: Framed, fixed: Scene | None = None) -> Fact | None:
    """What a clause tells of each scene; None where it passes over a way from one place to another that is told."""
    found = [_tests(clause, scene, fixed) for scene in place.scenes]
    if any(
        scene.step and clause.tests(replace(scene, step=None), fixed) is not None for scene in place.scenes
    ):
        return None
    told = [tests for tests in found if tests is not None]
    if not told or len(told) < len(found) or sum(map(len, told)) > _TOO_MANY:
        return None
    if place.how == "all":
        return Fact(tuple(test for tests in told for test in tests))
    climbs = any(isinstance(one, Climbs) for one, _ in clause.said)
    if (
        place.how in ("only", "count")
        and not climbs
        and any(sum(len(one.checks) for one in tests) > _PAIR for tests in told)
    ):
        return None  # of some of its values, or of all of them
    joined = [_as_one(tests) for tests in told]
    whole = [one for one in joined if one is not None]
    if len(whole) < len(joined):
        return None
    return Fact(tuple(whole), place.how, place.named, place.amount)


def _tests(clause: Clause, scene: Scene, fixed: Scene | None) -> list[Test] | None:
    """What a clause tells of a scene; of each place of the side that is left open, where it tells nothing of all of it."""
    own = clause.tests(scene, fixed)
    sides = [side for side in SIDES if scene.free(side)]
    if (
        own is not None
        or len(sides) != 1
        or fixed is not None
        or not isinstance(clause.noun, Cells | Apart | Move)
    ):
        return own
    each = [clause.tests(scene.on(sides[0], line)) for line in scene.lines(sides[0])]
    return None if None in each else [test for tests in each if tests for test in tests]


def _as_one(tests: Sequence[Test]) -> Test | None:
    """All that is said of a scene as one test."""
    if len(tests) == 1:
        return tests[0]
    return (
        None
        if any(one.negated for one in tests)
        else Test(tuple(check for one in tests for check in one.checks))
    )
