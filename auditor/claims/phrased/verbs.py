"""Verbs read from a line: numbers that rise, fall, change or range."""

from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.phrased.nouns import Plain
from auditor.claims.phrased.phrases import WAYS, Phrases
from auditor.claims.phrased.places import Step
from auditor.claims.phrased.predicates import Climbs, Moves, Outruns, Predicate, Ranges

_VERBS = {form: way for word, way in WAYS.items() for form in (word, f"{word}s")}
_EVERY = {"with every step": "", "with each step": "", "at every step": "", "with every column": "columns", "with every row": "rows"}  # fmt: skip
Read = Iterator[tuple[Predicate, int]]


@dataclass(frozen=True, slots=True)
class Verbs:
    """Reads verbs with all that goes with them."""

    phrases: Phrases

    def read(self, at: int, denied: bool) -> Read:
        """Each way to read what begins with a verb; `denied` where it is told not to be so."""
        words = self.phrases.words
        way = _VERBS.get(words.word(at))
        if way is None:
            yield from self._ranges(at)
            return
        start = at + 1
        for step, end in ((None, start), *self.phrases.places.steps(start)):
            if way != "apart":
                yield from self._climbs(way, step, end, denied)
            by = words.after(end, "by")
            yield from self._outrun(way, step, by, denied)
            for sizes, last in words.sizes(by) if by is not None else ():
                for later, final in self._stepped(step, last):
                    yield Moves(way, sizes, later, denied=denied), final
            yield Moves(way, (), step, denied=denied), end
        yield from self._from_to(way, start)

    def _stepped(self, step: Step | None, at: int) -> Iterator[tuple[Step | None, int]]:
        """The places between which it moves, told before or told there."""
        yield step, at
        if step is None:
            yield from self.phrases.places.steps(at)

    def _climbs(self, way: str, step: Step | None, at: int, denied: bool) -> Read:
        """`with every step from A to B`, `(not) with any step`."""
        words = self.phrases.words
        for phrase, side in _EVERY.items():
            behind = words.after(at, phrase)
            for later, last in self._stepped(step, behind) if behind is not None else ():
                yield Climbs(way, later, denied=denied, side=side), last
        behind = words.after(at, "with any step", "at any step") if denied else None
        for later, last in self._stepped(step, behind) if behind is not None else ():
            yield Climbs(way, later, never=True), last

    def _ranges(self, at: int) -> Read:
        """`range from 4 to 9`."""
        words = self.phrases.words
        start = words.after(at, "range from", "ranges from")
        for low, middle in words.sizes(start) if start is not None else ():
            behind = words.after(middle, "to")
            for high, end in words.sizes(behind) if behind is not None else ():
                if len(low) == len(high) == 1:
                    yield from ((Ranges(low[0], high[0], side), end) for side in ("", "rows", "columns"))

    def _outrun(self, way: str, step: Step | None, at: int | None, denied: bool) -> Read:
        """`(rises) by 4 more than the value of A`, `by less than the values of A and B`."""
        if at is None or way == "apart":
            return
        for sizes, end in ((), at), *self.phrases.words.sizes(at):
            relation = {"more": ">", "less": "<"}.get(self.phrases.words.word(end), "")
            start = self.phrases.words.after(end + 1, "than")
            for base, last in self.phrases.nouns(start) if start is not None and relation else ():
                if not isinstance(base, Plain):
                    yield Outruns(way, relation, base, sizes, step, denied), last

    def _from_to(self, way: str, at: int) -> Read:
        """`rises from 4 in A to 6 in B`."""
        words, places = self.phrases.words, self.phrases.places
        start = words.after(at, "from")
        for low, middle in words.sizes(start) if start is not None else ():
            for one, second in places.led(middle):
                behind = words.after(second, "to")
                for high, last in words.sizes(behind) if behind is not None else ():
                    for other, end in places.led(last):
                        if (
                            len(one) == len(other) == len(low) == len(high) == 1
                            and one[0].sides == other[0].sides != ()
                        ):
                            yield Moves(way, (), (one[0], other[0]), (low[0], high[0])), end
