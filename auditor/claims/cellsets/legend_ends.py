"""Ends and ticks of a color bar, told by where they stand: "the lower end of the bar", "between the first and second ticks"."""

from collections.abc import Sequence
from itertools import chain

from auditor.claims.cellsets.words import NUMBER, Word
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.model import Document, Legend
from auditor.numerals import ordinal
from auditor.quantity import plain_number
from auditor.truth import Interval

BAR, LOW_END, HIGH_END = "<bar>", "the lower end", "the upper end"
_EXTENTS = ("length", "range", "span", "height", "extent", "width")
_BARS = frozenset("bar colorbar colourbar scale legend".split())
_LOW = frozenset("lower low lowest bottom smallest".split())
_HIGH = frozenset("upper high highest top largest".split())
_ENDS = frozenset("end limit edge tip extreme bound".split())
_NEAR = frozenset("slightly just barely marginally narrowly".split())
_WAYS = {"above": ">", "over": ">", "beyond": ">", "past": ">", "below": "<", "under": "<", "beneath": "<"}


def with_legend(words: Sequence[Word], document: Document, panels: Sequence[int]) -> tuple[Word, ...]:
    """The words of a sentence with the numbers that stand at the ends and ticks of the color bar which it names."""
    if not any(word.text in _BARS for word in words):
        return tuple(words)
    legend = _legend(document, panels)
    if legend is None:
        return tuple(words)
    found: list[Word] = []
    i = 0
    while i < len(words):
        told = _told(words, i, legend)
        if told is not None:
            numbers, i = told
            found += _bounded(found, numbers)
        elif (length := _length(words, i, legend)) is not None:
            found.append(Word(BAR, length[0], BAR))
            i = length[1]
        else:
            found.append(words[i])
            i += 1
    return tuple(found)


def _length(words: Sequence[Word], i: int, legend: Legend) -> tuple[Item, int] | None:
    """`the bar's length`: the whole of it, as a mention of its ends."""
    at = _past(words, i, ("the", "its", "full", "whole", "entire"))
    bar = _bar(words, at)
    if bar == at and _text(words, at) in _EXTENTS and _text(words, at + 1) == "of":
        bar = _bar(words, _past(words, at + 1, ("of", "the")))
    ends = _ends(legend)
    if bar <= at or len(ends) < 2:
        return None
    return Item("legend", Interval(*ends), 0, 0, 0, 0, "the color bar"), _past(words, bar, _EXTENTS)


def _ends(legend: Legend) -> list[float]:
    """The lowest and the highest number that a legend tells."""
    stated = [q.value for q in (legend.low, legend.high) if q is not None]
    ends = stated if len(stated) == 2 else [q.value for q in legend.ticks]
    return [min(ends), max(ends)] if len(set(ends)) > 1 else []


def _legend(document: Document, panels: Sequence[int]) -> Legend | None:
    """The only legend that the panels have."""
    legends = [found for n in panels if (found := document.panels[n].legend) is not None]
    legends = legends or list(chain(*(figure.legends for figure in document.figures)))
    own = {(*_ends(one), *(q.value for q in one.ticks)): one for one in legends}
    return next(iter(own.values())) if len(own) == 1 else None


def _told(words: Sequence[Word], i: int, legend: Legend) -> tuple[list[tuple[float, str]], int] | None:
    """The numbers that are told from a word on, and where the words end."""
    at = _past(words, i, ("the",))
    if (bar := _bar(words, at)) != at:  # "the bar's lower end"
        inner = _end(words, bar, legend)
        return inner if inner and inner[0] else None
    found = _end(words, at, legend)
    if found is None:
        return None
    numbers, end = found
    past = _past(words, end, ("of", "on", "the", "its", "in"))
    bar = _bar(words, past)
    return (numbers, bar) if past > end and bar > past else None


def _end(words: Sequence[Word], at: int, legend: Legend) -> tuple[list[tuple[float, str]], int] | None:
    """`lower end`, `second tick`, `first and second ticks`."""
    ticks = sorted(q.value for q in legend.ticks)
    word, following = _text(words, at), _text(words, at + 1)
    if following in _ENDS and word in _LOW | _HIGH:
        ends = _ends(legend)
        low = word in _LOW
        return ([(ends[not low], LOW_END if low else HIGH_END)], at + 2) if ends else None
    numbers: list[tuple[float, str]] = []
    while (index := _index(_text(words, at), len(ticks))) is not None:
        numbers.append((ticks[index], plain_number(ticks[index])))
        at += 1
        if _text(words, at) == "tick":
            return numbers, at + 1
        at = _past(words, at, ("and", "the"))
    return None


def _index(word: str, count: int) -> int | None:
    """Which tick an ordinal means."""
    if count and (word in _LOW | _HIGH or word == "last"):
        return 0 if word in _LOW else count - 1
    place = ordinal(word)
    return place - 1 if place is not None and place <= count else None


def _bar(words: Sequence[Word], at: int) -> int:
    """Behind the name of the color bar, or the same place."""
    end = _past(words, at, ("color", "colour"))
    return end + 1 if _text(words, end) in _BARS else at


def _text(words: Sequence[Word], at: int) -> str:
    return words[at].text if 0 <= at < len(words) else ""


def _past(words: Sequence[Word], at: int, among: Sequence[str]) -> int:
    while _text(words, at) in among:
        at += 1
    return at


def _bounded(before: list[Word], values: Sequence[tuple[float, str]]) -> list[Word]:
    """The numbers as words; one is bounded by the word before it, which "slightly" may make a close one."""
    op = _WAYS.get(before[-1].text, "=") if before and len(values) == 1 else "="
    if op != "=" and len(before) > 1 and before[-2].text in _NEAR:
        op = f"{op}~"
        del before[-2]
    words: list[Word] = []
    for value, text in values:
        item = Item("number", Num(value, 1e-9, text, op), 0, 0, 0, 0, text)
        words += [*([Word("and", None, "and")] if words else []), Word(NUMBER, item, text)]
    return words
