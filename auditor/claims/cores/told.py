"""What the groups of a form hold, as lines and cells of the panels that a sentence tells of."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from auditor.claims.better import better
from auditor.claims.cores.claims import Worth
from auditor.claims.cores.line import Line, Piece
from auditor.claims.standings.places import plain_lines
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import PositionRef, TickRef, axis_of
from auditor.language.ways import positions
from auditor.world import Selection

Lines = dict[str, tuple[int, ...]]
SIDES = ("rows", "columns")
_OPS = (
    ("<gt>", ">"),
    ("<lt>", "<"),
    ("nearly", "<~"),
    ("almost", "<~"),
    ("not", "<~"),
    ("about", "~"),
    ("roughly", "~"),
    ("some", "~"),
)


@dataclass(frozen=True, slots=True)
class Told:
    """A form that fits the core of a sentence, told of one panel."""

    clause: Clause
    line: Line
    match: re.Match[str]
    panel: int

    def has(self, name: str) -> bool:
        """Whether a group took part."""
        return bool(self.match.groupdict().get(name))

    def word(self, name: str) -> str:
        """The words of a group; "" where it took no part."""
        return self.match.groupdict().get(name) or ""

    def pieces(self, name: str) -> Sequence[Piece]:
        """The pieces of the line that a group holds."""
        if not self.has(name):
            return ()
        start, end = self.match.span(name)
        first = self.line.text[:start].count(" ")
        return self.line.pieces[first : first + self.line.text[start:end].count(" ") + 1]

    def items(self, name: str) -> list[Item]:
        """The mentions that a group holds."""
        return [piece.item for piece in self.pieces(name) if piece.item is not None]

    def number(self, name: str = "n") -> Num | None:
        """The number that a group holds."""
        return next((i.value for i in self.items(name) if isinstance(i.value, Num)), None)

    def factor(self, name: str = "f", bound: str = "op") -> Num | None:
        """How many times: a factor in words with the words that bound it, or a number before "times"."""
        item = next(iter(self.items(name)), None)
        if item is not None and isinstance(item.value, Num):
            return item.value
        text = (
            item.sense("factor")
            if item is not None and item.has("factor")
            else "3"
            if "treb" in self.spelled(name)
            else ""
        )
        if not text:
            return None
        value = {0.333: 1 / 3, 0.667: 2 / 3}.get(float(text), float(text))
        words = self.word(bound).strip()
        op = next((op for start, op in _OPS if words.startswith(start)), "=")
        if value < 1 and op in (">", "<") and self.has("turned"):
            op = {">": "<", "<": ">"}[op]
        step = (
            0.2 * value
            if op == "=" and not re.search(r"\bexactly\b", self.clause.text, re.I)
            else 0.02 * value
        )
        return Num(value, step, item.text if item else text, op, "times")

    def spelled(self, name: str) -> str:
        """The words of a group as they are written."""
        return " ".join(piece.text for piece in self.pieces(name))

    def lines(self, *names: str) -> Lines | None:
        """The lines that some groups name, by side; None where one of them is not there, or a side is named twice."""
        return self.located([item for name in names for item in self.items(name)])

    def located(self, items: Sequence[Item]) -> Lines | None:
        """The lines that some mentions name."""
        found: Lines = {}
        for item in items:
            if not isinstance(item.value, TickRef | PositionRef):
                continue
            own = positions(self.clause, self.panel, item.value)
            if not own or item.value.side in found:
                return None
            found[item.value.side] = own
        return found

    def peeled(self) -> Lines | None:
        """The lines that were peeled off."""
        return self.located([item for items in self.line.named.values() for item in items])

    def placed(self, *names: str) -> Lines | None:
        """All lines that are told where: in some groups, peeled off, and of sides of which all are meant."""
        own, rest = self.lines(*names), self.peeled()
        if own is None or rest is None or set(own) & set(rest):
            return None
        return {**rest, **own}

    def all_of(self, side: str) -> tuple[int, ...]:
        """All lines of a side but those that sum up others."""
        return plain_lines(axis_of(self.clause.panel(self.panel), side))

    def cells(self, lines: Lines) -> Selection:
        """The cells where some lines cross; all of a side that none is named of."""
        rows, columns = (lines.get(side, self.all_of(side)) for side in SIDES)
        return Selection(self.panel, rows, columns)

    def whole(self, lines: Lines, how: str = "mean") -> Worth:
        """What is made of all cells where some lines cross."""
        return Worth((self.cells(lines),), how)

    def each(self, lines: Lines) -> Iterator[Lines]:
        """Each crossing of some lines by itself."""
        sides = list(lines)
        for chosen in product(*(lines[side] for side in sides)):
            yield {side: (n,) for side, n in zip(sides, chosen, strict=True)}

    def lows(self, mark: str) -> tuple[bool, ...]:
        """Whether an extreme is the lowest; both ways where it is not known which is better."""
        if mark in ("<max>", "<min>"):
            return (mark == "<min>",)
        way = better(self.clause.document, self.panel)
        good = mark in ("<best>", "<gain>", "<better>")
        if way:
            return ((way == "higher") != good,)
        return (not good, good)


def other(side: str) -> str:
    """The other side."""
    return OTHER_SIDE[side]
