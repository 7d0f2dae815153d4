"""Where a sentence says it looks, in front of what it tells and behind it: each way to take that, as the scenes meant."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.phrased.places import Places, Step
from auditor.claims.phrased.scenes import NOWHERE, Scene, Spot
from auditor.claims.phrased.words import Words
from auditor.language.numbers import Num

_SIDE = {"row": "rows", "column": "columns", "rows": "rows", "columns": "columns"}


@dataclass(frozen=True, slots=True)
class Frame:
    """A place, a way from one place to another, or lines that are quantified: "every", "no", "not every", "count", "only"."""

    spot: Spot = NOWHERE
    step: Step | None = None
    how: str = ""
    side: str = ""
    amount: Num | None = None


@dataclass(frozen=True, slots=True)
class Framed:
    """The scenes that frames tell, of how many of them it is said, and which are named; `lines` where each is a line."""

    scenes: tuple[Scene, ...]
    how: str = "all"
    amount: Num | None = None
    named: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Frames:
    """Reads frames."""

    words: Words
    places: Places

    def before(self, at: int) -> Iterator[tuple[tuple[Frame, ...], int]]:
        """Frames in front, the most of them first; none at last."""
        for frame, end in self.frames(at):
            start = self.words.past(end, ",")
            for more, last in self.before(start):
                yield (frame, *more), last
        yield (), at

    def frames(self, at: int) -> Iterator[tuple[Frame, int]]:
        """One frame: "in every row but A", "from A to B", "in both A and B", "in 4 rows"."""
        words = self.words
        for step, end in self.places.steps(at):
            yield Frame(step=step), end
        only = words.past(at, "only", "not")
        told = words.word(at) if only > at else ""
        start = words.after(only, "in the", "in", "at", "on", "for", "of the", "of", "within")
        if start is None:
            return
        yield from self._quantified(start, told)
        if told == "not":
            return
        if not told and words.word(start - 2) == "of" or words.word(start - 1) == "of":
            yield from self._among(words.past(start, "the"))
        start = words.past(start, "both")
        for spot, end in self.places.spots(start):
            yield Frame(spot, how="only" if told else ""), end

    def _among(self, at: int) -> Iterator[tuple[Frame, int]]:
        """`(of) the rows A, B and C`: the lines among which something is sought."""
        if self.words.word(at) in ("rows", "columns"):
            for spot, end in self.places.groups(at):
                if len(spot.rows) + len(spot.columns) > 1:
                    yield Frame(spot, how="among"), end

    def _quantified(self, at: int, told: str) -> Iterator[tuple[Frame, int]]:
        words, word = self.words, self.words.word(at)
        amounts: list[tuple[Num | None, str, int]] = []
        if word in ("every", "each", "all"):
            amounts.append((None, "not every" if told == "not" else "every", at + 1))
        elif word in ("no", "some") and not told:
            amounts.append((None, word, at + 1))
        elif not told or told == "only":
            amounts += [(sizes[0], "count", end) for sizes, end in words.sizes(at) if len(sizes) == 1]
        for amount, how, start in amounts:
            side = _SIDE.get(words.word(start))
            if side is None:
                continue
            yield from self._spared(Frame(how=how, side=side, amount=amount), start + 1)

    def _spared(self, frame: Frame, at: int) -> Iterator[tuple[Frame, int]]:
        if (start := self.words.after(at, "but", "except", "other than")) is not None:
            for spot, end in self.places.groups(start):
                if spot.lines(frame.side):
                    yield replace(frame, spot=Spot(out=spot.lines(frame.side))), end
        yield frame, at


def framed(frames: Sequence[Frame], base: Scene) -> Iterator[Framed]:
    """What frames mean: places of several names one by one, or all of them together."""
    among = [frame.spot for frame in frames if frame.how == "among"]
    if among:
        there = base.at(among[0]) if len(among) == 1 else None
        if there is not None:
            base = replace(there, ranged=among[0].sides[0])
            yield from framed([frame for frame in frames if frame.how != "among"], base)
        return
    quantified = [frame for frame in frames if frame.how]
    if len(quantified) > 1:
        return
    plain = [frame for frame in frames if not frame.how]
    steps = [frame.step for frame in plain if frame.step]
    if len(steps) > 1:
        return
    spots = [frame.spot for frame in plain if not frame.step]
    several = any(len(spot.single()) > 1 for spot in spots)
    bases = [replace(base, step=steps[0]), base.between(steps[0])] if steps else [base]
    for apart in (True, False) if several else (True,):
        for start in bases:
            scenes = _at([start], spots, apart) if start is not None else None
            if scenes is None:
                continue
            if not quantified:
                yield Framed(tuple(scenes))
            elif (found := _lines(quantified[0], scenes)) is not None:
                yield found


def _at(scenes: list[Scene], spots: Sequence[Spot], apart: bool) -> list[Scene] | None:
    for spot in spots:
        found = [scene.at(one) for scene in scenes for one in _singles(spot, apart)]
        scenes = [one for one in found if one is not None]
        if not scenes or len(scenes) < len(found):
            return None
    return scenes


def _singles(spot: Spot, apart: bool) -> list[Spot]:
    if not apart:
        return [spot]
    found = [spot]
    while any(len(one.single()) > 1 for one in found):
        found = [single for one in found for single in one.single()]
    return found


def _lines(frame: Frame, scenes: Sequence[Scene]) -> Framed | None:
    """The lines of a side, of each scene, and which of them are meant."""
    side = frame.side or next(iter(side for side in ("rows", "columns") if frame.spot.lines(side)), "")
    if not side:
        return None
    found: list[Scene] = []
    named: list[int] = []
    for scene in scenes:
        whole = [scene.at(frame.spot)] if frame.spot.out else [scene]
        if whole[0] is None or not (scene.free(side)):
            return None
        own = scene.indices(side, frame.spot.lines(side)) if not frame.spot.out else ()
        for line in whole[0].lines(side):
            if own and line in own:
                named.append(len(found))
            found.append(scene.on(side, line))
    how = {"every": "all", "no": "none", "not every": "not all"}.get(frame.how, frame.how)
    if not found or (how == "only" and not named) or (len(scenes) > 1 and how not in ("all", "none", "only")):
        return None
    return Framed(tuple(found), how, frame.amount, tuple(named))
