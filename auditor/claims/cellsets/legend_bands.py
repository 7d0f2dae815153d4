"""Bands of a key, told by where they stand in it: "the lowest band", "the key's highest shade"."""

from collections.abc import Sequence

from auditor.claims.cellsets.words import COLOUR, Word
from auditor.claims.tints.scales import scale_of
from auditor.language.items import Item
from auditor.model import Document

_BANDS = frozenset("band patch step class shade colour color category tier swatch bin".split())
_KEYS = frozenset("key legend scale bar".split())
# Not the top one: a key may be drawn with its low end on top.
_LOW = frozenset(("lowest",))
_HIGH = frozenset(("highest",))


def with_bands(words: Sequence[Word], document: Document, panels: Sequence[int]) -> tuple[Word, ...]:
    """The words of a sentence with the colours of the bands that it names, where one key tells them in their order."""
    keys = {
        scale.stops
        for n in panels
        if (scale := scale_of(document.panels[n])) and scale.sure and scale.numbered
    }
    if len(keys) != 1 or not any(word.text in _BANDS for word in words):
        return tuple(words)
    colours = [stop.colour.text for stop in next(iter(keys))]
    found: list[Word] = []
    i = 0
    while i < len(words):
        told = _told(words, i, colours)
        if told is None:
            found.append(words[i])
            i += 1
            continue
        colour, end = told
        item = Item("colour", colour, 0, 0, 0, 0, colour)
        found.append(Word(COLOUR, item, colour, words[i].start))
        i = end
    return tuple(found)


def _told(words: Sequence[Word], i: int, colours: Sequence[str]) -> tuple[str, int] | None:
    """The colour that is told from a word on, and where its words end."""
    at = _past(words, i, ("the",))
    owned = _past(words, at, ("colour", "color"))
    if _text(words, owned) in _KEYS:
        at = owned + 1
    elif at == i:
        return None
    index = _index(_text(words, at), len(colours))
    if index is None or _text(words, at + 1) not in _BANDS:
        return None
    end = _past(words, at + 2, ("of", "in", "the", "colour", "color"))
    return colours[index], end + 1 if _text(words, end) in _KEYS else at + 2


def _index(word: str, count: int) -> int | None:
    if word in _LOW | _HIGH:
        return 0 if word in _LOW else count - 1
    return count // 2 if word == "middle" and count % 2 else None


def _text(words: Sequence[Word], at: int) -> str:
    return words[at].text if 0 <= at < len(words) else ""


def _past(words: Sequence[Word], at: int, among: Sequence[str]) -> int:
    while _text(words, at) in among:
        at += 1
    return at
