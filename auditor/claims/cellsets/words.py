"""A sentence as words and mentions, one after the other, for a reader that takes every word into account."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.taken_apart import mentions_apart
from auditor.language.tokens import norms, tokens
from auditor.model import Document

NUMBER, REF, AXIS, PANEL, COLOUR = "<n>", "<ref>", "<axis>", "<panelname>", "<colour>"
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


_SMALL = frozenset(
    "the a an in of at for to from and or with by on is are was row column axis value values each every all no none not never only than more less above below over under between "
    "corner border edge left right top bottom upper lower first last one two three other others".split()
)


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or the mark of a mention with the mention."""

    text: str
    item: Item | None = None
    own: str = ""  # the norm of its first token, also of a mention
    start: int = 0  # where it begins in the sentence

    @property
    def num(self) -> Num | None:
        """The number, where it is one."""
        return self.item.value if self.item is not None and isinstance(self.item.value, Num) else None


@dataclass(frozen=True, slots=True)
class Line:
    """The words of a sentence, with the panel that it is read for, and the cells that "they" are, where they were told of."""

    words: tuple[Word, ...]
    clause: Clause
    panel: int
    them: frozenset[tuple[int, int]] = frozenset()

    @property
    def told_words(self) -> frozenset[str]:
        """Words of the text before the grid that name no axis: "average fare in euros"."""
        return _told_words(self.clause.document)

    @property
    def axis_words(self) -> frozenset[str]:
        """The words of the axes' labels, which may stand behind a tick: "60 days ahead"."""
        grid = self.clause.panel(self.panel)
        return (
            frozenset(word for axis in (grid.rows, grid.columns) for word in norms(axis.label or "")) - _SMALL
        )

    def spelled(self, i: int) -> str:
        """The word at a place as it is written; of a mention all of it."""
        word = self.words[i] if 0 <= i < len(self.words) else None
        return (word.item.text if word.item is not None else word.own) if word is not None else ""

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
        return replace(self, words=words)

    def cut(self, start: int, end: int) -> "Line":
        """The words from one place to another."""
        return replace(self, words=self.words[start:end])


@lru_cache(maxsize=8)
def _told_words(document: Document) -> frozenset[str]:
    first = min((cell.span.start for panel in document.panels for cell in panel.cells), default=0)
    found = frozenset(norms(document.source.text[:first]))
    axes = [axis for panel in document.panels for axis in (panel.rows, panel.columns)]
    names = (
        word
        for axis in axes
        for text in (axis.label, *(t.text for t in axis.ticks))
        for word in norms(text or "")
    )
    return frozenset(word for word in found - frozenset(names) if word.isalpha() and word not in _SMALL)


def words_of(clause: Clause) -> tuple[Word, ...]:
    """The words of the whole sentence of a clause, without those that add nothing."""
    text = clause.statement.text
    owner = {
        at: item for item in mentions_apart(text, clause.document) for at in range(item.first, item.last)
    }
    found: list[Word] = []
    last: Item | None = None
    for at, token in enumerate(tokens(text)):
        item = owner.get(at)
        mark = next((m for kind, m in _MARKS if item is not None and isinstance(item.value, kind)), "")
        mark = COLOUR if item is not None and item.kind == "colour" else mark
        if mark and item is last:
            continue
        last = item if mark else None
        if mark:
            found.append(Word(mark, item, token.norm, token.start))
        elif token.norm not in _IDLE:
            found.append(Word(token.norm, None, token.norm, token.start))
    while found and found[-1].text in (".", ";", ":", "!"):
        found.pop()
    return tuple(found)
