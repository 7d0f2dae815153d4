"""A sentence as a line of words and marks: `<t>` a row or column, `<tt>` several, `<p>` a panel, `<panels>` all, `<axis>` what lines are called, `<n>` a number, `<up>`, `<down>`.

Units behind a number are left out, articles too. Whatever else is written stands for itself: no frame passes over a word.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.strange import topic
from auditor.language.taken_apart import mentions_apart
from auditor.language.tokens import Token, tokens
from auditor.model import Document
from auditor.numerals import cardinal

_IDLE = frozenset("the a an mere".split())
_UNITS = frozenset("point points percentage pp unit units".split())
_FUNCTION = frozenset("in at on of for by to from with per and or over under than as".split())
_UP = "rose rise rises risen gained gain gains climbed climb climbs grew grow grows grown added add adds adding increased increase increases recovery rebound growth"
_DOWN = (
    "fell fall falls fallen lost lose loses losing loss losses dropped drop drops declined decline declines slipped slip slips "
    "shed sheds sank sink sinks decreased decrease decreases dip slump"
)
_MOVES = {word: mark for mark, words in (("<up>", _UP), ("<down>", _DOWN)) for word in words.split()}
# Of these it is only known which way they go where more is better.
OF_QUALITY = re.compile(r"\b(?:gain|los[est]|recover|rebound|regain|slump)", re.IGNORECASE)
_COUNTS = re.compile(r"(?:all|every|each|both|either|any|no|none|one)$")


@dataclass(frozen=True, slots=True)
class Word:
    """One word or mark of a line, with what it stands for and how it is written."""

    mark: str
    thing: object
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """The words and marks of a sentence, as one text that frames can take."""

    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        """All of them, parted by blanks."""
        return " ".join(word.mark for word in self.words)

    def things(self, span: tuple[int, int]) -> list[Word]:
        """The words and marks in a part of the text."""
        starts, at = [], 0
        for word in self.words:
            starts.append(at)
            at += len(word.mark) + 1
        return list(self.words[bisect_left(starts, span[0]) : bisect_left(starts, max(span))])


def line_of(text: str, document: Document) -> Line:
    """The line of a sentence."""
    owner = {at: item for item in mentions_apart(text, document) for at in range(item.first, item.last)}
    words = list(_marked(tokens(text), owner))
    return Line(tuple(_without_kinds(_without_units(words, topic(document)))))


def _marked(told: list[Token], owner: Mapping[int, Item]) -> Iterator[Word]:
    last: Item | None = None
    for at, token in enumerate(told):
        item, plain = owner.get(at), token.text.casefold()
        if _is_gloss(item):
            item = None  # "Elm (six points)" calls nothing so
        mark = _mark(item)
        number = _number(token, item)
        if number is not None and mark not in ("<t>", "<tt>"):
            yield Word("<n>", number, token.text)
        elif mark and (mark != "<axis>" or not _COUNTS.match(plain)):
            if item is not last or mark == "<axis>" and _COUNTS.match(told[at - 1].text.casefold()):
                yield Word(mark, item.value if item else None, token.text)
        elif plain in _MOVES:
            yield Word(_MOVES[plain], None, token.text)
        elif plain == "single" and at + 1 < len(told) and told[at + 1].text.casefold() in _UNITS:
            yield Word("<n>", Num(1.0, 1.0, token.text), token.text)
        elif plain not in _IDLE and plain not in ("'", "’"):
            yield Word(plain, None, token.text)
        last = item


def _is_gloss(item: Item | None) -> bool:
    """Whether a mention names a line by a number of things in brackets behind it."""
    if item is None or not isinstance(item.value, TickRef):
        return False
    first = item.text.split()[0]
    return cardinal(first) is not None and first.casefold() not in " ".join(item.value.ticks).casefold()


def _number(token: Token, item: Item | None) -> Num | None:
    if item is not None and isinstance(item.value, Num) and token.is_number:
        return replace(item.value, op="=")
    size = cardinal(token.text)
    return Num(float(size), 1.0, token.text) if size is not None else None


def _mark(item: Item | None) -> str:
    value = item.value if item is not None else None
    if isinstance(value, TickRef):
        if value.unknown or value.side == "either":
            return ""
        return "<axis>" if value.every else "<t>" if len(value.ticks) == 1 else "<tt>"
    if isinstance(value, PositionRef):
        return ""
    if isinstance(value, PanelRef):
        return "<p>" if len(value.panels) == 1 and not value.every else "<panels>"
    return "<axis>" if isinstance(value, AxisRef) else ""


def _without_units(words: list[Word], known: frozenset[str]) -> list[Word]:
    """A line without what its numbers are numbers of, where that is what the document measures."""
    kept: list[Word] = []
    unit = False
    for word in words:
        unit = bool(kept) and (unit or kept[-1].mark == "<n>")
        named = word.mark in _UNITS or word.mark in known - _FUNCTION or word.mark in ("/", "-", "°")
        unit = unit and word.thing is None and named
        if not unit:
            kept.append(word)
    return kept


def _without_kinds(words: list[Word]) -> Iterator[Word]:
    """A line without what a line is called beside its name: "the Elm row", "year 2014"."""
    for at, word in enumerate(words):
        beside = words[max(0, at - 1) : at] + words[at + 1 : at + 2]
        named = any(one.mark in ("<t>", "<tt>") and _side(one) == _side(word) for one in beside)
        if word.mark != "<axis>" or not named:
            yield word


def _side(word: Word) -> str:
    return word.thing.side if isinstance(word.thing, TickRef | AxisRef) else ""
