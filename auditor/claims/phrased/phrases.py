"""Noun phrases read from a line: each way to read one, with the place behind it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from auditor.claims.phrased.nouns import Among, Apart, Cells, Move, Noun, Plain, Steps
from auditor.claims.phrased.places import Places
from auditor.claims.phrased.scenes import Spot
from auditor.claims.phrased.words import Words
from auditor.claims.phrased.worths import MEASURES

Found = Iterator[tuple[Noun, int]]
WAYS = {"rise": "up", "increase": "up", "fall": "down", "drop": "down", "decrease": "down", "change": "apart"}
_FUNCTIONS = {"sum": "sum", "total": "sum", "average": "mean", "mean": "mean"}
_GENERIC = {"of the rows": "rows", "of a row": "rows", "of the columns": "columns", "of a column": "columns", "in a column": "columns",
            "in a row": "rows"}  # fmt: skip
_LISTED = 2
_POINTING = ("that", "those", "its")
# What leads back to a phrase of the same sort.
_SAME: tuple[tuple[tuple[str, ...], Callable[[Noun], bool]], ...] = (
    (("that", "those"), lambda last: True),
    (
        ("the difference",),
        lambda last: isinstance(last, Apart) or (isinstance(last, Cells) and last.function == "spread"),
    ),
    (("the value",), lambda last: isinstance(last, Cells) and last.function == "value"),
    (("the sum",), lambda last: isinstance(last, Cells) and last.function == "sum"),
    (("the average",), lambda last: isinstance(last, Cells) and last.function == "mean"),
    (("the rise", "its rise"), lambda last: isinstance(last, Move) and last.way == "up"),
    (("the fall", "its fall"), lambda last: isinstance(last, Move) and last.way == "down"),
)


@dataclass(frozen=True, slots=True)
class Phrases:
    """Reads noun phrases; `last` is the one that "that of A" leads back to."""

    words: Words
    places: Places

    def nouns(self, at: int, last: Noun | None = None) -> Found:
        """All ways to read a noun phrase that begins there."""
        start = self.words.past(at, "the")
        yield from self.values(start)
        yield from self.totals(start)
        yield from self.extremes(start)
        yield from self.gaps(start)
        yield from self.moves(start)
        if self.words.word(start).endswith("s"):
            yield from self.steps(start)
        yield from self.measures(start)
        if last is not None:
            yield from self._that(at, last)
        yield from ((Plain(sizes[0]), end) for sizes, end in self.words.sizes(at) if len(sizes) == 1)

    def bare(self, at: int) -> Found:
        """A number without the words that it is compared by: "(a higher) precision", "sum of the values in May"."""
        yield from self.values(at)
        yield from self.totals(at)
        yield from self.gaps(at)
        yield from self.moves(at)
        yield from self.measures(at)

    def _that(self, at: int, last: Noun) -> Found:
        """`that of A`, `the difference in May`, `its rise from A to B`: what was told last, elsewhere."""
        start = next(
            (
                end
                for words, fits in _SAME
                if (end := self.words.after(at, *words)) is not None and fits(last)
            ),
            None,
        )
        if start is None or (self.words.word(at) not in _POINTING and self.words.word(start) == "of"):
            return  # "the sum of A" is told in full
        for spots, end in self.places.led(start):
            if len(spots) == 1:
                if end > start:
                    yield last.at(spots[0]), end
                if isinstance(last, Move):
                    for step, behind in self.places.steps(end):
                        yield replace(last.at(spots[0]), step=step), behind

    def values(self, at: int) -> Found:
        """`value of A in May`, `values of A`."""
        for word in ("value", "values"):
            if (start := self.words.after(at, word)) is not None:
                for spots, end in self.places.led(start):
                    yield Cells("value", spots, each=word == "values"), self.places.whole(end)

    def totals(self, at: int) -> Found:
        """`sum of the row A`, `averages of A and B`, `average of all values`, `sum of the values of A off the diagonal`."""
        word = self.words.word(at)
        function = _FUNCTIONS.get(word.removesuffix("s"))
        if function is None:
            return
        each = word.endswith("s")
        for phrase in ("of the values", "of all values", "of all the values"):
            if (start := self.words.after(at + 1, phrase)) is not None:
                for spots, end in self.places.led(start):
                    yield Cells(function, spots, each=each, whole="all" in phrase), self.places.whole(end)
        for side in ("row", "column"):
            generic = self.words.after(at + 1, f"of a {side}", f"of the {side}")
            if generic is not None:
                yield Cells(function, of=f"{side}s"), generic
        for phrase in ("of the value", "of"):
            if (start := self.words.after(at + 1, phrase)) is not None:
                yield from self._added(function, start)
        for spots, end in self.places.led(at + 1):
            yield Cells(function, spots, each=each), end

    def _added(self, function: str, at: int) -> Found:
        """`(the sum of) the value of A in B and the value of B in A`."""
        for one, middle in self.values(self.words.past(at, "the")):
            joint = self.words.after(middle, "and the", "and")
            for other, end in self.values(joint) if joint is not None else ():
                if isinstance(one, Cells) and isinstance(other, Cells):
                    yield Cells(function, (*one.spots, *other.spots)), end

    def extremes(self, at: int) -> Found:
        """`highest value of A`, `second-lowest sum of the rows`, `lowest recall`."""
        if (found := self.words.superlative(at)) is None:
            return
        low, rank, start = found
        function = "min" if low else "max"
        for word in ("value", "values"):
            if (behind := self.words.after(start, word)) is not None:
                for spots, end in self.places.led(behind):
                    yield Cells(function, spots, rank, each=word == "values"), self.places.whole(end)
        for what, side, end in self.over_lines(start):
            yield Among(function, what, side, rank), end

    def over_lines(self, at: int) -> Iterator[tuple[Noun, str, int]]:
        """A number that is meant for each line of a side: "sum of the rows", "recall", "average of a column in A"."""
        for what, end in (
            *self.totals(at),
            *self.gaps(at),
            *self.measures(at),
            *self.values(at),
            *self.moves(at),
        ):
            for phrase, side in _GENERIC.items():
                if (behind := self.words.after(end, phrase)) is not None:
                    for spots, last in self.places.led(behind):
                        if len(spots) == 1:
                            yield what.at(spots[0]), side, last
            if isinstance(what, Cells) and what.function in MEASURES:
                yield what, "rows", end
        yield from self._moving_lines(at)
        for side in ("row", "column"):
            start = self.words.after(at, side)
            for what, end in self.totals(start) if start is not None else ():
                yield what, f"{side}s", end

    def _moving_lines(self, at: int) -> Iterator[tuple[Noun, str, int]]:
        """`rise of the average of a row from A to B`, `fall of a column's sum`."""
        words = self.words
        way = WAYS.get(words.word(at))
        for word, function in _FUNCTIONS.items() if way else ():
            for side in ("row", "column"):
                phrases = (
                    f"of the {word} of a {side}",
                    f"of a {side}'s {word}",
                    f"of the {word} of the {side}s",
                )
                if (end := words.after(at + 1, *phrases)) is not None:
                    for what, last in self._moved(Cells(function), way or "", end):
                        yield what, f"{side}s", last

    def gaps(self, at: int) -> Found:
        """`difference between A and B in May`, `difference between the highest and the lowest value of A`, `ratio of A to B`."""
        words = self.words
        if (start := words.after(at, "difference between", "gap between")) is not None:
            yield from self._ends(start)
            yield from self._two(start, "and", "apart")
            inner = words.past(start, "the")
            for pair, end in (*self.values(inner), *self.totals(inner)):
                if isinstance(pair, Cells) and pair.each and len(pair.spots) == 1:
                    own = [replace(pair, spots=(spot,), each=False) for spot in pair.spots[0].single()]
                    if len(own) == _LISTED:
                        yield Apart(own[0], own[1]), end
        if (start := words.after(at, "ratio of")) is not None:
            yield from self._two(start, "to", "over")

    def _ends(self, at: int) -> Found:
        words = self.words
        one = words.superlative(words.past(at, "the"))
        joint = words.after(one[2], "and the", "and", "to the") if one else None
        other = words.superlative(joint) if joint is not None else None
        if one is None or other is None:
            return
        low, high = sorted(((one[0], one[1]), (other[0], other[1])), reverse=True)
        function, rank = _between(low, high)
        if not rank:
            return
        if (start := words.after(other[2], "value", "values")) is not None:
            for spots, end in self.places.led(start):
                first, last = (Cells("min" if low_ else "max", spots, nth) for low_, nth in (low, high))
                yield Cells(function, spots, rank) if function else Apart(first, last), self.places.whole(end)
        for what, side, end in self.over_lines(other[2]) if function else ():
            yield Among(function, what, side, rank), end

    def _plain(self, at: int) -> Found:
        """Numbers of which a difference can be told."""
        start = self.words.past(at, "the")
        yield from self.values(start)
        yield from self.totals(start)
        yield from self.extremes(start)
        yield from self.measures(start)

    def _two(self, at: int, joint: str, way: str) -> Found:
        """Two phrases or names, and what is told of both behind them."""
        words = self.words
        for one, middle in self._plain(at):
            start = words.after(middle, joint)
            ends = (*self._plain(start), *self._that(start, one)) if start is not None else ()
            for other, end in ends:
                for spots, last in self.places.led(end):
                    if len(spots) == 1:
                        yield Apart(_filled(one, spots[0]), _filled(other, spots[0]), way), last
        for spot, end in self.places.spots(at):
            single = spot.single()  # "(between) A and B in May"
            if len(single) == _LISTED and joint == "and":
                yield Apart(Cells("value", (single[0],)), Cells("value", (single[1],)), way), end
            start = words.after(end, joint)
            for other_spot, last in self.places.spots(start) if start is not None else ():
                yield (
                    Apart(Cells("value", (other_spot.moved(spot),)), Cells("value", (other_spot,)), way),
                    last,
                )

    def moves(self, at: int) -> Found:
        """`rise of A from May to June`, `fall of the sum of the row A`."""
        words = self.words
        way = WAYS.get(words.word(at).removesuffix("s"))
        if way is None:
            return
        each = words.word(at).endswith("s")
        for spots, end in self.places.led(at + 1):
            yield from self._moved(Cells("value", spots, each=each), way, end)
        start = words.after(at + 1, "of", "in")
        for what, end in self.nouns(start) if start is not None else ():
            if isinstance(what, Cells):
                yield from self._moved(what, way, end)

    def _moved(self, what: Noun, way: str, at: int) -> Found:
        for step, end in self.places.steps(at):
            for spots, last in self.places.led(end):
                if len(spots) == 1:
                    yield Move(_filled(what, spots[0]), way, step), last
        yield Move(what, way), at

    def steps(self, at: int) -> Found:
        """`rises of A from one column to the next`."""
        way = WAYS.get(self.words.word(at).removesuffix("s"))
        for spots, middle in self.places.led(at + 1) if way else ():
            for side, end in self.places.along(middle):
                for step, last in (*self.places.steps(end), (None, end)):
                    if len(spots) == 1:
                        yield Steps(Cells("value", spots), way or "", side, step), last

    def measures(self, at: int) -> Found:
        """`recall of A`, `precisions of A and B`, `accuracy`."""
        word = self.words.word(at)
        function = next((one for one in MEASURES if word in (one, f"{one}s")), None)
        if function is not None:
            for spots, end in self.places.led(at + 1):
                yield Cells(function, spots, each=word.endswith("s")), end


def _between(low: tuple[bool, int], high: tuple[bool, int]) -> tuple[str, int]:
    """What lies between two extremes: the spread, or what is between the first and a later one of the same end."""
    if low[0] and not high[0]:
        return ("spread", 1) if low[1] == high[1] == 1 else ("", 1)
    first, second = sorted((low[1], high[1]))
    if first == second:
        return "", 0
    return ("trail" if low[0] else "lead", second - 1) if first == 1 and second > 1 else ("", 1)


def _filled(what: Noun, spot: Spot) -> Noun:
    """A phrase with what is told of it further on, on the sides that it leaves open."""
    if not isinstance(what, Cells):
        return what.at(spot)
    own = tuple(both for one in what.spots if (both := one.joined(spot)) is not None)
    return Cells(what.function, own or what.spots, what.rank, what.each, what.whole)
