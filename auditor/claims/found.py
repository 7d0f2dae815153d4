"""What the groups of a frame that fits a clause hold: mentions, numbers, words."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeGuard, TypeVar

from auditor.claims.frames import Fit, Frame
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, PositionRef, TickRef
from auditor.numerals import cardinal

Ref = TickRef | PositionRef
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Found:
    """A frame that fits somewhere in the line of a clause."""

    match: re.Match[str] | Fit
    phrasing: Phrasing

    @property
    def end(self) -> int:
        """Where in the line it ends."""
        return self.match.end()

    def words(self, *names: str) -> str:
        """The words of the first of some groups that took part; "" where none did."""
        parts = self.match.parts if isinstance(self.match, Fit) else (self.match,)
        return next((words for name in names if (words := _words_of(parts, name))), "")

    def items(self, *names: str) -> list[Item]:
        """The mentions that some groups hold."""
        at = [n for name in names for n in self._at(name)]
        return [item for n in at if (item := self.phrasing.owners[n]) is not None]

    def refs(self, name: str) -> tuple[Ref, ...]:
        """The single lines that a group names."""
        return tuple(item.value for item in self.items(name) if is_line(item.value))

    def ref(self, name: str) -> Ref | None:
        """The first of them."""
        return next(iter(self.refs(name)), None)

    def tick(self, name: str) -> TickRef | None:
        """The same, where it is named by its tick."""
        ref = self.ref(name)
        return ref if isinstance(ref, TickRef) else None

    def number(self, *names: str) -> Num | None:
        """The first number that some groups hold."""
        return next((i.value for i in self.items(*names) if isinstance(i.value, Num)), None)

    def size(self, name: str) -> Num | None:
        """The whole number that a group tells, in digits or as a word; at least or at most so many where it is bounded."""
        word, number = self.words(name), self.number(name)
        if number is None:
            size = 2 if word == "both" else cardinal(word)
            return Num(size, 1.0, word, word=True) if size is not None else None
        if number.value % 1 or number.op not in ("=", ">=", "<="):
            return None
        return replace(number, op=">=") if self.words("least") else number

    def places(self, *names: str) -> tuple[tuple[int, int], ...]:
        """Where the words of some groups stand in the sentence."""
        return tuple(self.phrasing.places[n] for name in names for n in self._at(name))

    def _at(self, name: str) -> list[int]:
        """The numbers of the words of a group."""
        if not self.words(name):
            return []
        start, end = self.match.span(name)
        return [n for n, begin in enumerate(self.phrasing.starts) if start <= begin < end]


def _words_of(parts: Sequence[re.Match[str]], name: str) -> str:
    """The words of a group, those of the last match in which it took part; not by way of those of all groups, which takes long."""
    found = (part[name] for part in reversed(parts) if name in part.re.groupindex)
    return next((words for words in found if words is not None), "")


def by_first_fit(
    frames: Iterable[Frame], line: Phrasing, meanings: Callable[[str, Found], Iterable[T]]
) -> list[T]:
    """What the first frame means that fits a line and makes sense; `meanings` gets its kind and what it found."""
    for frame in frames:
        fit = frame.fit(line.line)
        if fit and (found := list(meanings(frame.kind, Found(fit, line)))):
            return found
    return []


def is_line(value: object) -> TypeGuard[Ref]:
    """Whether a mention names lines one by one: neither all of a side nor one that is not there."""
    if isinstance(value, TickRef) and (value.every or value.unknown):
        return False
    return isinstance(value, TickRef | PositionRef) and value.side in ("rows", "columns")


def side_of(item: Item) -> str:
    """The side of lines that a mention names, one by one or by their kind; "" where it does not tell it."""
    value = item.value
    if isinstance(value, TickRef | PositionRef | AxisRef):
        return value.side
    return {"row": "rows", "column": "columns"}.get(str(value), "")
