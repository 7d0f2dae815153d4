"""The phrases of sentences on sums: which cells are named, how much is told, and of what.

names    = name [(and | , | through) name] ... | the other [two] [noun] | all [four] noun | the week
where    = in names [in names] ...
quantity = number [unit] [in total] [of whole] | part of whole | one in five [of whole], and again in brackets
whole    = [the] [number] [names] (total | unit) [where] | these
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.claims.sums.cells import Cells
from auditor.claims.sums.names import Names
from auditor.claims.sums.words import ADJECTIVES
from auditor.claims.tallies.quantities import BOUNDS, part_named
from auditor.language.hedges import PLAIN_FACTOR
from auditor.language.numbers import Num

_LARGEST_RATIO, _TEN, _HUNDRED = 20, 10, 100


@dataclass(frozen=True, slots=True)
class Whole:
    """Of what something is a part: cells (None where it is not told which), and how much that is in all.

    `leans` is the word for what was spoken of before ("these"), `owned` where it is what the subject has ("its 80").
    """

    cells: Cells | None = None
    number: Num | None = None
    leans: str = ""
    owned: bool = False
    known: bool = True  # whether the document has its noun, or it tells how much it is


@dataclass(frozen=True, slots=True)
class Quantity:
    """How much is told, as counts and as shares of a whole; `summed` where it is called a sum, `rest` where it is what is left."""

    counts: tuple[Num, ...] = ()
    shares: tuple[Num, ...] = ()
    whole: Whole | None = None
    summed: bool = False
    rest: bool = False
    sure: bool = True

    def beside(self, other: "Quantity") -> "Quantity":
        """The same told in two ways."""
        return replace(
            self,
            counts=(*self.counts, *other.counts),
            shares=(*self.shares, *other.shares),
            whole=self.whole or other.whole,
            summed=self.summed or other.summed,
        )


class Phrases(Names):
    """The phrases that tell how much, and of what."""

    def quantity(self, i: int) -> Iterator[tuple[Quantity, int]]:
        """How much is told, with of what, and told again another way."""
        for one, at in self._amount(i):
            wholes = list(self._of_whole(at))
            for whole, end in [*wholes, *([(None, at)] if not one.shares or wholes == [] else [])]:
                told = replace(one, whole=whole)
                yield from ((told.beside(again), behind) for again, behind in self._again(end))
                yield told, end

    def _again(self, i: int) -> Iterator[tuple[Quantity, int]]:
        """`(38%)`, `, or 38% of the week`, `, 38% of all`: the same in another way."""
        bracketed = self.has(i, "open")
        at = i + 1 if bracketed else self.passed(self.passed(i, "comma"), "joint", "and", "the", "be")
        if at == i:
            return
        for one, end in self._amount(at):
            for whole, behind in [*self._of_whole(end), (None, end)]:
                closed = self.has(behind, "close") if bracketed else bool(one.shares)
                if not closed or whole is not None and whole.leans:
                    continue  # "a quarter of it in May" tells more than the same again
                yield replace(one, whole=whole), behind + bracketed

    def _amount(self, i: int) -> Iterator[tuple[Quantity, int]]:
        """`a total of 40 loaves`, `40 loaves in all`, `about a third`, `two in five`, `38%`, `most`."""
        at = self.passed(i, "hedge", "the", "lesser")
        lesser = " ".join(one.text for one in self.row[i:at])
        summed = self.has(at, "total", "share") and self.has(at + 1, "of")
        at += 2 * summed
        rest = self.has(at, "rest") and self.has(at + 1, "number")
        at = self.passed(at + rest, "hedge") if summed or rest else at
        num = self.number(at)
        if (portion := self._portion(at, lesser)) is not None:
            yield Quantity(shares=(portion[0],), summed=summed or " in " in portion[0].text), portion[1]
        elif num is not None and num.unit in ("", "%") and self._is_plain(num):
            for total, end in self.free(at + 1, 3):
                behind = self.passed(end, "together")
                yield Quantity((num,), summed=summed or total or behind > end, rest=rest), behind

    def _is_plain(self, num: Num) -> bool:
        return (
            num.op in ("=", "~", "<~", ">~")
            and (not num.unit or self.percent)
            and num.value != 0
            and not num.word
        )

    def _portion(self, at: int, lesser: str) -> tuple[Num, int] | None:
        """A part of a whole, and where it ends."""
        num = self.number(at)
        op = next((op for key, op in BOUNDS.items() if key in lesser), "=")
        op = "~" if op == "=" and re.search(r"around|close to|some|approximately", lesser) else op
        if num is not None and num.op != "=":
            op = num.op
        if num is not None and num.unit == "%" and not self.percent:
            part = Num(num.value / 100, num.step / 100, num.text, op, "%")
            return (part, at + 1) if 0 < num.value <= _HUNDRED else None
        if self.has(at, "most") and not lesser:
            return Num(0.5, 0.0, self.row[at].text, ">"), at + 1
        size = self.size(at)
        if size is not None and (ratio := self._ratio(size, at)) is not None:
            whole, end = ratio
            return Num(size / whole, PLAIN_FACTOR.generous * size / whole, f"{size} in {whole}", "~"), end
        words, end = self._part_words(at)
        if not words:
            return None
        return replace(part_named(words), op=op), end

    def _ratio(self, size: int, i: int) -> tuple[int, int] | None:
        """`two in five`, `two out of every five`, `three of ten`, `one loaf in ten`: the whole of a ratio."""
        at = i + 1 + (self.has(i + 1, "word") and not self.has(i + 1, "of", "in"))
        if not self.has(at, "of", "in"):
            return None
        every = self.has(at + 1, "every")
        whole, told = self.size(at + 1 + every), self.number(at + 1)
        in_words = told is None or told.word
        spelt = every or self.row[at].text in ("in", "out of") or whole == _TEN and in_words
        if not spelt or whole is None or not size < whole <= _LARGEST_RATIO:
            return None
        return whole, at + 2 + every

    def _part_words(self, i: int) -> tuple[list[str], int]:
        """`half`, `a third`, `two thirds`, `three tenths`, with the article that was passed over before."""
        at = i
        count = self.row[at].text if i < len(self.row) and self.size(at) is not None else ""
        at += bool(count)
        at = at + 1 if at < len(self.row) and self.row[at].text == "-" else at
        if not self.has(at, "part"):
            return [], i
        return [count or "a", self.row[at].text], at + 1

    def _of_whole(self, i: int) -> Iterator[tuple[Whole, int]]:
        at = i + 1 if self.has(i, "of") else i if self.has(i - 1, "part") else 0
        for whole, end in self.whole(at) if at else ():
            lines = any(self.has(k, "axis", "line", "every rows", "every columns") for k in range(at, end))
            if whole.number is not None or whole.cells != self.field.all or not lines:
                yield whole, end  # but "half of the rows" are lines that are counted, and no part of a sum

    def whole(self, i: int) -> Iterator[tuple[Whole, int]]:
        """Of what something is a part: `the 76 loaves`, `all loaves on Tuesday`, `Tuesday's total`, `the weekly total`, `these`."""
        if self.has(i, "them"):
            yield Whole(leans=self.row[i].text), i + 1
        owned = i < len(self.row) and self.row[i].text in ("its", "their")
        at = self.passed(i, "the", "hedge")
        led = at > i
        num = self.number(at)
        num = num if num is not None and not num.unit and num.op in ("=", "~") else None
        at += num is not None
        summed = self.has(at, "total") and self.has(at + 1, "of") and self.number(at + 2) is not None
        if summed and num is None:
            yield from self.whole(at + 2)
            return
        for own, start in [*self._owner(at), (None, at)]:
            if own is not None and num is None and (told := self.number(start)) is not None and not told.unit:
                num, start = told, start + 1
                yield Whole(own, num), start
            for words, end in self._noun(start, owned=own is not None):
                if not (led or num is not None or own is not None or words):
                    continue
                if num is None and own is None and not words:
                    continue
                known = num is not None or all(map(self.is_known, range(start, end)))
                for cells, behind in self.where(end, bare=end > start):
                    if both := cells if own is None else own & cells:
                        yield Whole(both, num, owned=owned, known=known), behind
                yield Whole(own, num, owned=owned, known=known), end
        yield from ((Whole(cells), end) for cells, end in self.everything(i))

    def _owner(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`Tuesday's`, `the Tuesday`, `the weekly`: what the whole is of, told before its noun."""
        yield from self.listed(i)
        if self._adjective(i):
            yield self.field.all, i + 1
        yield from self._same_line(i)

    def _adjective(self, i: int) -> bool:
        return i < len(self.row) and self.row[i].text in ADJECTIVES and self.is_period(self.row[i].text)

    def _same_line(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`that day`: the one line of a side that the sentence names."""
        if self.has(i, "axis", "line") and self.row[i - 1].text in ("that", "thi", "this", "the", "same"):
            side = self.axis_side(i)
            told = {one[0] for k in range(i) if self.has(k, "name") and (one := self.one(k))}
            if len(lines := [cells for cells in told if self.field.side(cells) == side]) == 1:
                yield lines[0], i + 1

    def _noun(self, i: int, *, owned: bool) -> Iterator[tuple[bool, int]]:
        """`total`, `loaves sold`, or nothing behind a possessive: the noun of a whole, told or not."""
        i = self.passed(i + self._adjective(i), "scale")
        if self.has(i, "total"):
            yield True, i + 1
            return
        at = i
        while at < i + 3 and (self.has(at, "word") or self.counted(at)):
            at += 1
            yield True, at
        yield owned, i
