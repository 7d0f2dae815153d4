"""Clauses read from a line: a noun phrase, and what is said of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.phrased.nouns import Cells, Noun, Plain, Several, sides_named
from auditor.claims.phrased.phrases import Phrases
from auditor.claims.phrased.predicates import Clause, Predicate, Stands
from auditor.claims.phrased.scenes import Spot
from auditor.claims.phrased.verbs import Verbs
from auditor.claims.phrased.words import COPULAS, LESS, MORE, Words
from auditor.language.numbers import Num

_BOUNDS = {"above": ">", "below": "<"}


@dataclass(frozen=True, slots=True)
class Clauses:
    """Reads clauses."""

    phrases: Phrases

    @property
    def verbs(self) -> Verbs:
        """Reads what moves."""
        return Verbs(self.phrases)

    @property
    def words(self) -> Words:
        """The line that is read."""
        return self.phrases.words

    def clauses(self, at: int) -> Iterator[tuple[Clause, int]]:
        """A noun phrase with a verb behind it, or before it as in a question."""
        for noun, end in self.phrases.nouns(at):
            yield from self.said_of(noun, end)
            joint = self.words.after(end, ", and", "and", ",")
            for other, last in self.phrases.nouns(joint) if joint is not None else ():
                if not isinstance(noun, Plain) and not isinstance(other, Plain):
                    yield from self.said_of(Several((noun, other)), last)
        word = self.words.word(at)
        if word in (*COPULAS, "does", "do"):
            for noun, end in self.phrases.nouns(at + 1):
                for clause, last in self._asked(noun, word, end):
                    yield clause, last

    def said_of(self, noun: Noun, at: int) -> Iterator[tuple[Clause, int]]:
        """What is said of a noun phrase that ends there."""
        word, words = self.words.word(at), self.words
        if word in COPULAS:
            for said, end in self._list(noun, at + 1):
                yield Clause(noun, said), end
        denied = words.after(at, "does not", "do not")
        start = denied if denied is not None else at
        for predicate, end in self.verbs.read(start, denied is not None):
            yield Clause(noun, ((predicate, Spot()),)), end

    def _asked(self, noun: Noun, verb: str, at: int) -> Iterator[tuple[Clause, int]]:
        denied = self.words.after(at, "not")
        start = denied if denied is not None else at
        if verb in COPULAS:
            for said, end in self._list(noun, start):
                turned = tuple((replace(one, denied=denied is not None), spot) for one, spot in said)
                yield Clause(noun, turned), end
        else:
            for predicate, end in self.verbs.read(start, denied is not None):
                yield Clause(noun, ((predicate, Spot()),)), end

    def _list(self, noun: Noun, at: int) -> Iterator[tuple[tuple[tuple[Predicate, Spot], ...], int]]:
        """What is said, one after the other: "2 on Monday and 3 on Tuesday", "higher than A and lower than B"."""
        for predicate, end in self.predicates(noun, at):
            for spots, last in self.phrases.places.led(end):
                likens = (
                    isinstance(predicate, Stands)
                    and predicate.base is None
                    and predicate.relation in ("=", "~")
                )
                again = sides_named(noun) & set(spots[0].sides) or (
                    last > end and self.words.word(end) == "of"
                )
                if len(spots) != 1 or (likens and last > end) or again:
                    continue
                for joint in (", and", "and", ","):
                    start = self.words.after(last, joint)
                    for more, behind in self._list(noun, start) if start is not None else ():
                        yield ((predicate, spots[0]), *more), behind
                yield ((predicate, spots[0]),), last

    def predicates(self, noun: Noun, at: int) -> Iterator[tuple[Predicate, int]]:
        """What stands behind "is"."""
        words = self.words
        if (start := words.after(at, "not")) is not None:
            yield from (
                (replace(one, denied=True), end)
                for one, end in self.predicates(noun, start)
                if isinstance(one, Stands)
            )
            return
        if (
            (start := words.after(at, "of", "equal to")) is not None
            and isinstance(noun, Cells)
            and noun.function == "value"
        ):
            yield from ((Stands("is", sizes), end) for sizes, end in words.sizes(start))
        yield from self._equal(noun, at)
        yield from self._compared(noun, (), "", at)
        if (bit := words.bit(at)) > at or (bit := words.past(at, "only")) > at:
            yield from self._compared(noun, (), "slight", bit)
        for sizes, end in words.sizes(at):
            yield from self._compared(noun, sizes, "", end)
            if len(sizes) == 1:
                yield from ((Stands("is", all_, listed=True), last) for all_, last in self.listed(at))
            yield Stands("is", sizes), end
        for factor, end in words.factors(at):
            for base, last in self.phrases.nouns(end, noun):
                yield Stands("x", (factor,), base), last
        if isinstance(noun, Cells) and noun.function in ("max", "min"):
            yield from self._placed(noun, at)
        for base, end in self.phrases.extremes(words.past(at, "the")):
            yield Stands("=", (), base), end

    def _placed(self, noun: Cells, at: int) -> Iterator[tuple[Predicate, int]]:
        """`(the highest value is) in May`, `that of A`: the number there is the extreme."""
        start = self.words.after(at, "that of", "that in", "that at", "in", "at", "on", "for")
        for spot, end in self.phrases.places.spots(start) if start is not None else ():
            if len(spot.single()) == 1:
                there = tuple(dict.fromkeys(one.moved(spot) for one in noun.spots))
                yield Stands("=", (), Cells("value", there)), end

    def listed(self, at: int) -> Iterator[tuple[tuple[Num, ...], int]]:
        """`4, 5 and 6`."""
        first = next(self.words.sizes(at), None)
        if first is None or len(first[0]) != 1:
            return
        found, here = [first[0][0]], first[1]
        while (start := self.words.after(here, ", and", "and", ",")) is not None:
            more = next(self.words.sizes(start), None)
            if more is None or len(more[0]) != 1:
                break
            found.append(more[0][0])
            here = more[1]
        if len(found) > 1:
            yield tuple(found), here

    def _equal(self, noun: Noun, at: int) -> Iterator[tuple[Predicate, int]]:
        words = self.words
        for lead, relation in (
            ("almost equal", "~"),
            ("nearly equal", "~"),
            ("exactly equal", "="),
            ("equal", "="),
        ):
            if (end := words.after(at, lead)) is not None:
                start = words.after(end, "to")
                for base, last in self.phrases.nouns(start, noun) if start is not None else ():
                    if isinstance(base, Plain):
                        near = replace(base.number, op="~" if relation == "~" else base.number.op)
                        yield Stands("is", (near,)), last
                    else:
                        yield Stands(relation, (), base), last
                yield Stands(relation), end
                return

    def _compared(
        self, noun: Noun, sizes: tuple[Num, ...], degree: str, at: int
    ) -> Iterator[tuple[Predicate, int]]:
        word, start = self.words.word(at), self.words.after(at + 1, "than")
        relation = ">" if word in MORE else "<" if word in LESS else ""
        if word in _BOUNDS and not sizes:
            relation, start = _BOUNDS[word], at + 1
        if relation and start is None:
            yield from self._elsewhere(noun, relation, sizes, degree, at + 1)
        if not relation or start is None:
            return
        for base, end in self.phrases.nouns(start, noun):
            if not isinstance(base, Plain) or base.number.op == "=":
                yield Stands(relation, sizes, base, degree), end

    def _elsewhere(
        self, noun: Noun, relation: str, sizes: tuple[Num, ...], degree: str, at: int
    ) -> Iterator[tuple[Predicate, int]]:
        """`(higher) in May than in June`: the same at two places."""
        for one, middle in self.phrases.places.led(at):
            start = self.words.after(middle, "than")
            for other, end in self.phrases.places.led(start) if start is not None else ():
                if len(one) == len(other) == 1 and one[0].sides == other[0].sides != ():
                    yield Stands(relation, sizes, noun.at(other[0]), degree, there=one[0]), end
