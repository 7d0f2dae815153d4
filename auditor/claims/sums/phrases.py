"""The phrases of sentences on sums: which cells are named, how much is told, and of what.

names    = name [(and | , | through) name] ... | the other [two] [noun] | all [four] noun | the week
where    = in names [in names] ...
quantity = number [unit] [in total] [of whole] | part of whole | one in five [of whole], and again in brackets
whole    = [the] [number] [names] (total | unit) [where] | these
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.sums.cells import Cells, Field
from auditor.claims.sums.lexing import Lexeme
from auditor.claims.tallies.quantities import BOUNDS, part_named
from auditor.language.hedges import PLAIN_FACTOR
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.number_roles import called_percent
from auditor.language.loose import HAVING, known_nouns
from auditor.language.numbers import Num
from auditor.language.strange import neutral
from auditor.language.tokens import norms
from auditor.language.units import unit_named
from auditor.numerals import cardinal

_LARGEST_RATIO, _TEN, _HUNDRED = 20, 10, 100
# What is counted, where a noun for cells may be meant.
_COUNTED = frozenset("count counts observation observations case cases result results sample samples number amount".split())  # fmt: skip
# What all of so many days, months or quarters are together.
_WHOLES = {("day", 7): "week", ("day", 5): "week", ("month", 12): "year", ("season", 4): "year", ("quarter", 4): "year", ("hour", 24): "day"}  # fmt: skip
_DAYS = {"weekend": r"sa|su", "weekday": r"mo|tu|we|th|fr", "working day": r"mo|tu|we|th|fr"}
_WEEK = 7


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


class Phrases:
    """The phrases in a row of lexemes."""

    def __init__(self, row: Sequence[Lexeme], field: Field) -> None:
        self.row, self.field = row, field
        self.nouns = known_nouns(field.clause)
        self.percent = called_percent(field.panel)
        self.kinds = {
            side: tuple(kinds_of_ticks([tick.text for tick in axis.ticks]))
            for side, axis in (("rows", field.panel.rows), ("columns", field.panel.columns))
        }

    def has(self, i: int, *kinds: str) -> bool:
        """Whether a lexeme may be of one of some kinds."""
        return i < len(self.row) and bool(self.row[i].kinds.intersection(kinds))

    def passed(self, i: int, *kinds: str) -> int:
        """The place behind words of some kinds that may stand here."""
        while self.has(i, *kinds):
            i += 1
        return i

    def ends(self, i: int) -> bool:
        """Whether a part of the sentence may end here."""
        return (
            i >= len(self.row)
            or self.has(i, "comma", "and", "joint", "stop", "against")
            or self.row[i].text == "of"
        )

    def next_joint(self, i: int) -> int:
        """The place of the next comma, or the end."""
        return next((at for at in range(i + 1, len(self.row)) if self.has(at, "comma")), len(self.row))

    def free(self, i: int, most: int) -> Iterator[tuple[bool, int]]:
        """The places behind so many words at most that say nothing by themselves, with whether they speak of a sum."""
        summed = False
        yield summed, i
        for at in range(i, i + most):
            if not self.has(at, "word", "be", "hedge", "together") and not self._counted(at):
                return
            if self.has(at, "be") and self.row[at].text.split()[0] in ("add", "sum", "total", "amount"):
                summed = True
            summed = summed or self.has(at, "together")
            yield summed, at + 1

    def _counted(self, i: int) -> bool:
        return self.has(i, "cell") and self.row[i].text.casefold() in _COUNTED

    def number(self, i: int) -> Num | None:
        """The number that stands at a place."""
        value = self.row[i].item.value if self.has(i, "number") and self.row[i].item else None  # type: ignore[union-attr]
        return value if isinstance(value, Num) else None

    def strange_units(self) -> list[str]:
        """The words right behind numbers that nobody knows: other things may be counted than those that the values count."""
        behind = [
            k + 1 for k in range(len(self.row) - 1) if self.has(k, "number") and not self._is_known(k + 1)
        ]
        plain = neutral() | HAVING
        return [
            one.text
            for one in (self.row[k] for k in behind)
            if not unit_named(one.text) and (one.text not in plain or one.plural and one.text not in HAVING)
        ]

    # --- what is named ------------------------------------------------------------------------------

    def names(self, i: int) -> Iterator[tuple[Cells, int]]:
        """One or several named lines or cells; those that no part of the sentence names; or all."""
        yield from self._listed(i)
        yield from self._others(i)
        for cells, at in self.everything(i):
            yield from ((cells - out, end) for out, end in self.excepted(at))
            yield cells, at

    def excepted(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`but Larch`, `apart from the station`: what is left out."""
        at = self.passed(i, "except")
        if at > i:
            yield from self._listed(self.passed(at, "in"))

    def _listed(self, i: int) -> Iterator[tuple[Cells, int]]:
        found: Cells = frozenset()
        while (one := self._one(i)) is not None:
            cells, at = one
            if self.has(at, "through") and (last := self._one(at + 1)) is not None:
                stretch = self.field.between(cells, last[0])
                if stretch is None:
                    return
                cells, at = stretch, last[1]
            found |= cells
            yield found, at
            further = self.passed(at, "comma")
            i = self.passed(further, "and")
            if i == at:
                return

    def _one(self, i: int) -> tuple[Cells, int] | None:
        """`the Tuesday column`, `car park Station`, `Station on Tuesday`, `the weekend`."""
        at = self.passed(i, "the", "them")
        at = self.passed(at, "axis", "line", "as a class", "people")
        if self.has(at, "name") and (item := self.row[at].item) is not None:
            cells = self.field.named(item)
            plural = at + 1 < len(self.row) and self.row[at + 1].text == "s"  # "the under 30s"
            return (cells, self.passed(at + 1 + plural, "axis", "line", "as a class")) if cells else None
        return self._of_days(at)

    def _of_days(self, i: int) -> tuple[Cells, int] | None:
        pattern = _DAYS.get(self.row[i].text) if i < len(self.row) else None
        side = next((side for side, kinds in self.kinds.items() if "day" in kinds), "")
        if pattern is None or not side:
            return None
        axis = self.field.panel.rows if side == "rows" else self.field.panel.columns
        lines = {n for n, tick in enumerate(axis.ticks) if re.match(pattern, tick.text, re.IGNORECASE)}
        if len(axis.ticks) != _WEEK:
            return None
        return frozenset(p for p in self.field.all if p[0 if side == "rows" else 1] in lines), i + 1

    def _others(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`the other three stalls`, `the remaining two`: the lines of a side that the sentence does not name."""
        at = self.passed(i, "the")
        if not self.has(at, "rest") or at == i:
            return
        size = self.size(at + 1)
        behind = at + 1 + (size is not None)
        end = self.passed(behind, "axis", "line")
        sides = {s for s in map(self._axis_side, range(behind, end)) if s} or {"rows", "columns"}
        told = [one[0] for k in range(len(self.row)) if self.has(k, "name") and (one := self._one(k))]
        for side in sides:
            lines = frozenset[tuple[int, int]]().union(*(c for c in told if self.field.side(c) == side))
            left = self.field.all - lines
            count = len({place[0 if side == "rows" else 1] for place in left})
            if lines and left and size in (None, count) and (size or end > behind):
                yield left, end

    def _axis_side(self, i: int) -> str:
        item = self.row[i].item
        return str(getattr(item.value, "side", "")) or f"{item.value}s" if item is not None else ""

    def size(self, i: int) -> int | None:
        """The whole number of things that is told at a place."""
        num = self.number(i)
        if num is not None:
            return int(num.value) if num.op == "=" and not num.unit and num.value % 1 == 0 else None
        return cardinal(self.row[i].text) if self.has(i, "word") else None

    def everything(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`all four car parks`, `the whole week`, `the grid`: the lines of a side, and so all cells."""
        at = self.passed(i, "the")
        size = self.size(at)
        counted = at + (size is not None)
        field = self.field
        if self.has(counted, "every rows", "every columns", "panel"):
            yield field.all, counted + 1
        elif self.has(counted, "survey") and at > i:
            yield field.all, counted + 1
        elif self.has(counted, "axis", "line") and at > i:
            side = self._axis_side(counted)
            if size == {"rows": field.rows, "columns": field.columns}.get(side) or size is None and (self.row[counted].plural or self.row[i].text in ("all", "both", "whole")):  # fmt: skip
                yield field.all, counted + 1
        elif at > i and at < len(self.row) and self.is_period(self.row[at].text):
            yield field.all, at + 1
        elif self.has(at, "word") and self.row[at].text in ("everything", "everybody"):
            yield field.all, at + 1

    def is_period(self, word: str) -> bool:
        """Whether a word tells what all ticks of an axis are together: the week of seven days, a weekly total."""
        sizes = {"rows": self.field.rows, "columns": self.field.columns}
        words = (_WHOLES.get((kind, sizes[side]), "") for side, kinds in self.kinds.items() for kind in kinds)
        return _ADJECTIVES.get(word, word) in {found for found in words if found}

    def where(self, i: int, *, bare: bool = False) -> Iterator[tuple[Cells, int]]:
        """`on Tuesday`, `at the Station over the week`: where something is so, from the longest telling on; with no preposition if `bare`."""
        at = i + 1 if self.has(i, "in", "over", "of", "between") else i if bare else 0
        if not at:
            return
        found = list(self.names(at))
        if self.has(i, "over") and (end := self._stretch_of_time(at)):
            found.append((self.field.all, end))
        if self.has(i, "between") and self.has(at, "name"):
            found = [(stretch, end) for cells, end in found if (stretch := self.field.between(cells, cells))]
        for cells, behind in found:
            for further, end in self.where(behind):
                if both := cells & further:
                    yield both, end
            yield cells, behind

    def _stretch_of_time(self, i: int) -> int:
        """The place behind "the whole winter", whatever the document calls all that it shows; 0 where that is not told."""
        at = self.passed(i, "the")
        return at + 1 if at > i and self.has(at, "word") else 0

    # --- how much -----------------------------------------------------------------------------------

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
                if bracketed and not self.has(behind, "close"):
                    continue
                if not bracketed and not one.shares:
                    continue
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
        return num.op in ("=", "~", "<~", ">~") and (not num.unit or self.percent) and num.value != 0

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
        if at:
            yield from self.whole(at)

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
                known = num is not None or all(map(self._is_known, range(start, end)))
                for cells, behind in self.where(end, bare=end > start):
                    if both := cells if own is None else own & cells:
                        yield Whole(both, num, owned=owned, known=known), behind
                yield Whole(own, num, owned=owned, known=known), end
        yield from ((Whole(cells), end) for cells, end in self.everything(i))

    def sides_told(self, i: int) -> tuple[str, ...]:
        """The side whose lines a word tells of: "column", "monthly", "hut"."""
        if self.has(i, "axis", "line"):
            return (self._axis_side(i),)
        kind = _ADJECTIVES_OF.get(self.row[i].text, "") if i < len(self.row) else ""
        return tuple(side for side, kinds in self.kinds.items() if kind and kind in kinds)

    def _is_known(self, i: int) -> bool:
        """Whether the document has a word elsewhere, or it needs no knowing."""
        one = self.row[i]
        return one.kinds != {"word"} or bool(self.nouns.intersection((one.text, *norms(one.text))))

    def _owner(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`Tuesday's`, `the Tuesday`, `the weekly`: what the whole is of, told before its noun."""
        yield from self._listed(i)
        if self._adjective(i):
            yield self.field.all, i + 1
        yield from self._same_line(i)

    def _adjective(self, i: int) -> bool:
        return i < len(self.row) and self.row[i].text in _ADJECTIVES and self.is_period(self.row[i].text)

    def _same_line(self, i: int) -> Iterator[tuple[Cells, int]]:
        """`that day`: the one line of a side that the sentence names."""
        if self.has(i, "axis", "line") and self.row[i - 1].text in ("that", "thi", "this", "the", "same"):
            side = self._axis_side(i)
            told = {one[0] for k in range(i) if self.has(k, "name") and (one := self._one(k))}
            if len(lines := [cells for cells in told if self.field.side(cells) == side]) == 1:
                yield lines[0], i + 1

    def _noun(self, i: int, *, owned: bool) -> Iterator[tuple[bool, int]]:
        """`total`, `loaves sold`, or nothing behind a possessive: the noun of a whole, told or not."""
        i += self._adjective(i)
        if self.has(i, "total"):
            yield True, i + 1
            return
        at = i
        while at < i + 3 and (self.has(at, "word") or self._counted(at)):
            at += 1
            yield True, at
        yield owned, i


_ADJECTIVES_OF = {"hourly": "hour", "daily": "day", "monthly": "month", "quarterly": "quarter", "seasonal": "season", "yearly": "year", "annual": "year"}  # fmt: skip
_ADJECTIVES = {"weekly": "week", "yearly": "year", "annual": "year", "daily": "day"}
