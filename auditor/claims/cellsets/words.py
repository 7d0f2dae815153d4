"""A sentence as words and mentions, one after the other, for a reader that takes every word into account."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.taken_apart import mentions_apart
from auditor.language.tokens import tokens

NUMBER, REF, AXIS, PANEL = "<n>", "<ref>", "<axis>", "<panelname>"
_MARKS: tuple[tuple[type, str], ...] = (
    (Num, NUMBER),
    (TickRef, REF),
    (PositionRef, REF),
    (PlaceRef, REF),
    (RegionRef, REF),
    (AxisRef, AXIS),
    (PanelRef, PANEL),
)
# Words that add nothing to what a sentence tells, wherever they stand.
_IDLE = frozenset(
    "clearly overall again also notably indeed however therefore thus then so interestingly remarkably actually single - \" “ ” ' * `".split()
)



@dataclass(frozen=True, slots=True)
class Word:
    """A word, or the mark of a mention with the mention."""

    text: str
    item: Item | None = None
    own: str = ""  # the norm of its first token, also of a mention

    @property
    def num(self) -> Num | None:
        """The number, where it is one."""
        return self.item.value if self.item is not None and isinstance(self.item.value, Num) else None


@dataclass(frozen=True, slots=True)
class Line:
    """The words of a sentence, with the panel that it is read for."""

    words: tuple[Word, ...]
    clause: Clause
    panel: int

    def text(self, i: int) -> str:
        """The word at a place, or "" behind the last."""
        return self.words[i].text if 0 <= i < len(self.words) else ""

    def own(self, i: int) -> str:
        """The same, of a mention its first token."""
        return self.words[i].own if 0 <= i < len(self.words) else ""

    def item(self, i: int) -> Item | None:
        """The mention at a place."""
        return self.words[i].item if 0 <= i < len(self.words) else None

    def num(self, i: int) -> Num | None:
        """The number at a place."""
        return self.words[i].num if 0 <= i < len(self.words) else None

    def skip(self, i: int, among: Iterable[str]) -> int:
        """The first place from `i` on whose word is not among some."""
        known = frozenset(among)
        while i < len(self.words) and self.words[i].text in known:
            i += 1
        return i

    def is_end(self, i: int) -> bool:
        """Whether nothing is left from a place on."""
        return i >= len(self.words)

    def without(self, start: int, end: int, *told: str) -> "Line":
        """The line with some plain words for those from one place to another."""
        words = (*self.words[:start], *(Word(text, None, text) for text in told), *self.words[end:])
        return Line(words, self.clause, self.panel)

    def cut(self, start: int, end: int) -> "Line":
        """The words from one place to another."""
        return Line(self.words[start:end], self.clause, self.panel)


def words_of(clause: Clause) -> tuple[Word, ...]:
    """The words of the whole sentence of a clause, without those that add nothing."""
    text = clause.statement.text
    owner = {at: item for item in mentions_apart(text, clause.document) for at in range(item.first, item.last)}
    found: list[Word] = []
    last: Item | None = None
    for at, token in enumerate(tokens(text)):
        item = owner.get(at)
        mark = next((m for kind, m in _MARKS if item is not None and isinstance(item.value, kind)), "")
        if mark and item is last:
            continue
        last = item if mark else None
        if mark:
            found.append(Word(mark, item, token.norm))
        elif token.norm not in _IDLE:
            found.append(Word(token.norm, None, token.norm))
    while found and found[-1].text in (".", ";", ":", "!"):
        found.pop()
    return tuple(found)
