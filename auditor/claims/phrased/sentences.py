"""The forms of sentences that tell phrased numbers, read to their last word."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.phrased.claims import Check, Fact, Part, Phrased, Term, Test, Worth
from auditor.claims.phrased.facts import Reader, fact_of, told, told_twice
from auditor.claims.phrased.frames import Frame, framed
from auditor.claims.phrased.nouns import Cells, Move, sides_named
from auditor.claims.phrased.scenes import Scene
from auditor.language.numbers import Num


class Plainly(Reader):
    """Reads plain clauses, and what is said of so many values."""

    def claims(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """Each way to read the rest of the line."""
        yield from self.clause(frames, at)
        yield from self._some(frames, at)
        yield from self._sorted(frames, at)

    def clause(self, frames: tuple[Frame, ...], at: int, more: tuple[Frame, ...] = ()) -> Iterator[Phrased]:
        """A clause: of each line, of none, of some, of so many, of those alone that are named."""
        for clause, end in self.clauses.clauses(at):
            for behind in self.ends(end):
                again = {side for one in behind for side in one.spot.sides} & sides_named(clause.noun)
                if behind and (clause.likens or again or self.words.word(end) == "of"):
                    continue
                yield from self.facts(clause, frames, (*more, *behind))
                if clause.turned and any(one.how == "every" for one in behind):
                    for place in framed((*frames, *more, *behind), self.scene):
                        yield from told(fact_of(clause.turned, replace(place, how="not all")))

    def _some(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`no value of A is lower than 4`, `all values in May are 4 or more`, `3 values are higher than the average`."""
        words = self.words
        found: list[tuple[str, int]] = [("none", end) for end in [words.after(at, "no")] if end is not None]
        found += [("all", end) for end in [words.after(at, "all", "every", "each")] if end is not None]
        counts = [(sizes[0], end) for sizes, end in words.sizes(words.past(at, "only")) if len(sizes) == 1]
        for how, amount, start in (
            *((how, None, end) for how, end in found),
            *(("count", *one) for one in counts),
        ):
            nouns = (*self.phrases.values(start), *self.phrases.moves(start), *self.phrases.steps(start))
            for noun, end in nouns:
                each = replace(noun, each=True) if isinstance(noun, Cells) else noun
                if isinstance(noun, Move) and isinstance(noun.what, Cells):
                    each = replace(noun, what=replace(noun.what, each=True))
                for clause, last in self.clauses.said_of(each, end):
                    if clause.likens or told_twice(clause, frames):
                        continue
                    for behind in self.ends(last):
                        for place in framed((*frames, *behind), self.scene):
                            fact = fact_of(clause, place)
                            if (
                                fact is not None
                                and place.how == "all"
                                and (len(place.scenes) == 1 or how != "count")
                            ):
                                yield Phrased((Fact(fact.tests, how, count=amount),))

    def _sorted(self, frames: tuple[Frame, ...], at: int) -> Iterator[Phrased]:
        """`the values in May from highest to lowest are 9, 7 and 4`: all of them."""
        words = self.words
        for noun, end in self.phrases.values(words.past(at, "the")):
            start = words.after(end, "from highest to lowest are", "from lowest to highest are")
            if start is None or not isinstance(noun, Cells):
                continue
            function = "max" if words.word(end + 1) == "highest" else "min"
            for sizes, last in self.clauses.listed(start):
                for place in framed(frames, self.scene) if words.ends(last) else ():
                    if len(place.scenes) == 1:
                        yield from _in_order(noun, function, sizes, place.scenes[0])


def _in_order(noun: Cells, function: str, sizes: Sequence[Num], scene: Scene) -> Iterator[Phrased]:
    """That all values of some cells are those told, from the first to the last."""
    own = replace(noun, each=True).worths(scene)
    known = [one for one in own or () if not scene.lacks(one)]
    if len(known) == len(sizes):
        cells = tuple(cell for one in known for cell in one.terms[0].start.cells)
        worths = [Worth((Term(Part(function, cells, n + 1)),)) for n in range(len(sizes))]
        tests = [Test((Check(one, "is", size=size),)) for one, size in zip(worths, sizes, strict=True)]
        yield Phrased((Fact(tuple(tests)),))
