"""Declared axes as keys are held against them: looked up by tick, by name, by a near name."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.model import AxisDeclaration, Tick
from auditor.numerals import ordinal
from auditor.quantity import number_of
from auditor.reading.labels import STOPWORDS, canonical, content_words, differ_in_unit, singular, words
from auditor.reading.sequences import implied_ticks

# "kg", "kg/ha", "m/s", "°C"
_UNIT = r"(?:°\s?)?[^\W\d_]+(?:/[^\W\d_]+)?"
# "kg N", "mg per day"; three words and more are a remark.
_LONG_UNIT = rf"{_UNIT}(?:\s(?:per\s)?{_UNIT})?"
_LINE = r"(?:rows?|columns?|lines?)"
_COUNTED = re.compile(rf"^(?P<number>[-+−]?\d[\d.,]*)\s+(?P<word>{_UNIT}(?:\s[^\W\d_]+){{0,4}})$")


# A number with words before or behind it: "12 pumps", "125M words", "week 3", "the 20-minute row".
_NUMBERED = re.compile(
    rf"^(?:(?P<before>[^\W\d_]+)\s+)?(?P<number>[-+−]?\d[\d.,]*[kKMGBT]?)"
    rf"(?:(?:\s+|-(?=[^\W\d_]{{2}}))(?P<word>(?!{_LINE}\b){_LONG_UNIT}?))?(?:\s+{_LINE})?$",
    re.IGNORECASE,
)


_WORD = re.compile(r"[^\W\d_]{2}|^[^\W\d_]$")


_CLASS_WORDS = frozenset(
    [
        "row",
        "column",
        "line",
        "class",
        "category",
        "label",
        "group",
        "level",
        "true",
        "actual",
        "predicted",
        "model",
        "method",
        "set",
    ]
)


GENERIC = {
    "row": "rows",
    "line": "rows",
    "y": "rows",
    "column": "columns",
    "col": "columns",
    "cell": "columns",
    "x": "columns",
}


_FIRST = {"rows": "top", "columns": "left"}


_LAST = {"rows": "bottom", "columns": "right"}


_ORDINAL = re.compile(
    r"^(?:the\s+)?(?P<place>[^\W\d_]+|\d{1,2}(?:st|nd|rd|th))(?:\s+(?P<noun>[^\W\d_]+))?$", re.IGNORECASE
)


def _ordinal(text: str) -> tuple[int, str] | None:
    """An ordinal with the noun behind it, if any: "2nd shift", "second"."""
    found = _ORDINAL.match(text)
    place = ordinal(found["place"].casefold()) if found else None
    return (place, singular((found["noun"] or "").casefold())) if found and place is not None else None


class KnownAxis:
    """A declared axis, indexed for looking up ticks, and with those of the data that its list lacks."""

    def __init__(self, declared: AxisDeclaration, lacking: tuple[Tick, ...] = ()) -> None:
        self.declared = declared
        self.side = declared.side
        self.positive = ""  # the tick that the text calls the positive class
        self.ticks = (*declared.ticks, *lacking)
        self.labels = [content_words(label) for label in (declared.label, *declared.aliases) if label]
        # A step may be wrong, so that other numbers of the range are ticks as well.
        stepped = len({tick.span for tick in declared.ticks}) == 1 < len(declared.ticks)
        self.is_open = not declared.ticks or (stepped and declared.step is not None)
        ends = [end.value for end in (declared.low, declared.high) if end]
        self.range = (min(ends), max(ends)) if len(ends) == 2 else None
        self.index: dict[str, list[int]] = {}
        self.by_number: dict[float, int] | None = None  # looked for where it is first needed
        self.by_word: dict[str, set[int]] = {}
        for position, tick in enumerate(self.ticks):
            self.index.setdefault(canonical(tick.text), []).append(position)
            for word in words(tick.text):
                self.by_word.setdefault(word, set()).add(position)

    def named(self, label: str) -> "KnownAxis":
        """The axis under a name."""
        axis = KnownAxis(replace(self.declared, label=label), self.ticks[len(self.declared.ticks) :])
        axis.positive = self.positive
        return axis

    def find(self, text: str) -> int | None:
        """The position of the tick with this label, or None."""
        found = self._same(text)
        if found is None and (counted := _COUNTED.match(text)) and self._labels(counted["word"]):
            return self._same(counted["number"])
        if found is None and self.declared.label:  # "B1" where all are called "bench B1"
            found = self._same(f"{self.declared.label} {text}")
        return self._find_ordinal(text) if found is None else found

    def index_of(self, text: str) -> int | None:
        """The position of the tick that is written exactly so."""
        return next((at for at, tick in enumerate(self.ticks) if tick.text == text), None)

    def _find_ordinal(self, text: str) -> int | None:
        """The position of the tick of this ordinal, be it in words: "First shift" of "1st" or "1st shift"."""
        place = _ordinal(text)
        if place is None or not self.ticks or _ordinal(self.ticks[0].text) is None:
            return None
        own = [_ordinal(tick.text) for tick in self.ticks]
        hits = [n for n, found in enumerate(own) if found is not None and found[0] == place[0]]
        named = {found[1] for found in own if found is not None} | {place[1]}
        alike = len(named - {""}) < 2 and (len(named) == 1 or self._labels(max(named)))
        return hits[0] if len(hits) == 1 and None not in own and alike else None

    def find_counted(self, text: str) -> int | None:
        """The position of the tick of this number, where words stand with it: "12 pumps" of 12, "3" of "week 3"."""
        spoken = _NUMBERED.match(text)
        number = number_of(spoken["number"]) if spoken else None
        if spoken is None or number is None:
            return None
        if self.by_number is None:
            self.by_number = self._numbered()
        position = self.by_number.get(number)
        if position is None or differ_in_unit(self.ticks[position].text, text):
            return None
        own = _NUMBERED.match(self.ticks[position].text)
        named = own["before"] if own else None
        differs = named and spoken["before"] and singular(named.lower()) != singular(spoken["before"].lower())
        return None if differs else position

    def _numbered(self) -> dict[float, int]:
        """The ticks by their numbers, where all have one of their own and nothing but one word beside it."""
        found = [_NUMBERED.match(tick.text) for tick in self.ticks]
        numbers = {number_of(own["number"]): n for n, own in enumerate(found) if own}
        words_beside = {(own["before"], own["word"]) for own in found if own}
        fit = len(numbers) == len(self.ticks) and len(words_beside) == 1
        return {number: n for number, n in numbers.items() if number is not None} if fit else {}

    def _same(self, text: str) -> int | None:
        hits = self.index.get(canonical(text), [])
        return next((i for i in hits if not differ_in_unit(self.ticks[i].text, text)), None)

    def _labels(self, word: str) -> bool:
        """Whether the words behind a number are the axis's own: "4 pumps" on "number of pumps"."""
        own = content_words(word)
        return bool(own) and any(own <= label for label in self.labels)

    def find_near(self, text: str) -> int | None:
        """The position of the one tick that a longer or shorter name means: "the Oak row" of Oak.

        A longer name may only add words of the axis's own label or such as "row" and "class".
        """
        spoken = content_words(text)
        if not _WORD.search(text) or _says_twice(text):
            return None
        hits = set().union(*(self.by_word.get(word, set()) for word in spoken))
        near = {
            position for position in hits if self._is_near(content_words(self.ticks[position].text), spoken)
        }
        return near.pop() if len(near) == 1 else None

    def _is_near(self, tick: frozenset[str], spoken: frozenset[str]) -> bool:
        if not any(_WORD.search(word) for word in tick):
            return False
        return spoken <= tick or (tick <= spoken and spoken - tick <= _CLASS_WORDS.union(*self.labels))


def _says_twice(text: str) -> bool:
    """Whether a name says a word twice, as that of a pair does: "Oak and Oak"."""
    telling = [word for word in words(text) if word not in STOPWORDS]
    return len(set(telling)) < len(telling)


def is_declared(text: str, axes: Sequence[KnownAxis]) -> bool:
    """Whether a text is a tick that one of the axes lists or implies."""
    return any(axis.find(text) is not None for axis in axes)


def tick_at(side: str, place: str, axes: Sequence[KnownAxis]) -> Tick | None:
    """The tick at one end of a side; columns stand from left to right unless the text tells otherwise."""
    own = next((axis for axis in axes if axis.side == side and (axis.ticks or axis.range)), None)
    ticks = (own.ticks or implied_ticks(own.declared)) if own is not None else ()
    if own is None or not ticks or not own.declared.complete:
        return None
    order = own.declared.order or ("left" if side == "columns" else "")
    if order not in (_FIRST[side], _LAST[side]):
        return None
    return ticks[0 if place == order else -1]
