"""A clause as one line of words in which mentions are marks, so that a phrase can be told from its frame.

`twelve striped fields fill the map` becomes `<number> striped <cell> fill the <panel>`. A frame is
a regular expression over such lines in which `{number}` stands for any number, `{cell}` for any word for cells,
`{panel}` for a word for panels, `{tick}` for a named row or column, and so on; other words stand for themselves.
What a frame matches it has understood, so all mentions inside the match are accounted for.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from auditor.language import patterns
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.tokens import tokens

# A word of a line or a mark, the mention that it belongs to, and its place in the sentence.
Word = tuple[str, Item | None, tuple[int, int]]

_FIELD = re.compile(r"\{([a-z|]+)(?::([a-z_]+))?\}")


@dataclass(frozen=True)
class Match:
    """One place where a frame fits: all mentions inside it, the words and mentions that its groups name, and its place in the sentence."""

    items: frozenset[Item]
    named: dict[str, Item]
    words: dict[str, str]
    span: tuple[int, int]

    def item(self, name: str) -> Item | None:
        """The mention that a named group holds, or None."""
        return self.named.get(name)

    def has(self, name: str) -> bool:
        """Whether a named group took part."""
        return name in self.words


@dataclass(frozen=True)
class Phrasing:
    """The line of a clause; `starts` tells where each of its words begins, `owners` which mention it belongs to, `places` where it stands in the sentence."""

    line: str
    starts: tuple[int, ...]
    owners: tuple[Item | None, ...]
    places: tuple[tuple[int, int], ...]

    def find(self, frame: str) -> Iterator[Match]:
        """All places where a frame fits, from left to right and without overlap."""
        for found in compiled(frame).finditer(self.line):
            yield self._match(found)

    def first(self, frame: str) -> Match | None:
        """The first place where a frame fits, or None."""
        return next(self.find(frame), None)

    def _match(self, found: re.Match[str]) -> Match:
        words = {name: text for name, text in found.groupdict().items() if text is not None}
        named = {name: item for name in words if (item := self._owner(found.start(name))) is not None}
        at = [i for i, start in enumerate(self.starts) if found.start() <= start < found.end()]
        inside = frozenset(item for i in at if (item := self.owners[i]) is not None)
        span = (self.places[at[0]][0], self.places[at[-1]][1]) if at else (0, 0)
        return Match(inside, named, words, span)

    def _owner(self, position: int) -> Item | None:
        return self.owners[bisect_right(self.starts, position) - 1]


@cache
def compiled(frame: str) -> re.Pattern[str]:
    """A frame as a regular expression: `{number:n}` is a number, named n."""
    return patterns.compiled(rf"(?<!\S)(?:{_FIELD.sub(_mark, frame)})(?!\S)")


def _mark(found: re.Match[str]) -> str:
    mark = rf"<(?:{found[1]})>"
    return f"(?P<{found[2]}>{mark})" if found[2] else f"(?:{mark})"


def phrasing(clause: Clause) -> Phrasing:
    """The line of a clause."""
    return _phrasing(clause.sentence or clause.text, clause.items, clause.start, clause.end)


@lru_cache(maxsize=512)
def _phrasing(sentence: str, items: tuple[Item, ...], start: int, end: int) -> Phrasing:
    owner = {position: item for item in items for position in range(item.first, item.last)}
    words: list[str] = []
    owners: list[Item | None] = []
    places: list[tuple[int, int]] = []
    for position, token in enumerate(tokens(sentence)):
        if not start <= token.start < end:
            continue
        item = owner.get(position)
        mark = mark_of(item) if item is not None else ""
        if mark and item is owners[-1] if owners else False:
            continue
        words.append(f"<{mark}>" if mark else token.norm)
        owners.append(item)
        places.append((item.start, item.end) if mark and item is not None else (token.start, token.end))
    return Phrasing(" ".join(words), tuple(starts_of(words)), tuple(owners), tuple(places))


def line_with_marks(words: Sequence[Word]) -> Phrasing:
    """The line that words make which have been marked already."""
    texts = [text for text, _, _ in words]
    owners, places = tuple(owner for _, owner, _ in words), tuple(place for _, _, place in words)
    return Phrasing(" ".join(texts), tuple(starts_of(texts)), owners, places)


def starts_of(words: Sequence[str]) -> Iterator[int]:
    """Where each word begins in the line that they make."""
    position = 0
    for word in words:
        yield position
        position += len(word) + 1


def mark_of(item: Item) -> str:
    """The name by which frames know a mention; "" for a cue word, which stands for itself."""
    value = item.value
    if item.kind in ("number", "colour"):
        return item.kind
    if item.kind == "noun":
        return str(value)
    if isinstance(value, TickRef):
        return f"every{value.side}" if value.every and not value.ticks else "tick"
    if isinstance(value, PanelRef):
        return "panels" if value.every else "panelname"
    marks = {AxisRef: "axis", PlaceRef: "place", Spot: "spot", PositionRef: "line", RegionRef: "region"}
    return marks.get(type(value), "")
