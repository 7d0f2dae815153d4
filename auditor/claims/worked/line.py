"""A sentence as a line of words and marks: `<t>` a row or column, `<tt>` several, `<p>` a panel, `<panels>` all, `<axis>` what lines are called, `<n>` a number, `<up>`, `<down>`.

Units behind a number are left out, articles too. Whatever else is written stands for itself: no frame passes over a word.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.loose import known_nouns
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.strange import topic
from auditor.language.taken_apart import mentions_apart
from auditor.language.tokens import Token, norms, tokens
from auditor.language.units import UNIT_WORDS
from auditor.numerals import cardinal

_IDLE = frozenset("the a an mere still".split())
_UNITS = UNIT_WORDS | frozenset("point percentage pp unit ha mw kw gw mwh kwh gwh db ppm hz w / -".split())
# Of a line these tell what it stood at, and not how it is measured.
_STANDING = frozenset("level value figure mark reading standing".split())
_FUNCTION = frozenset("in at on of for by to from with per and or over under than as".split())
_UP = "regained regains recovered recovers raises raised lifts lifted rose rise rises risen gained gain gains climbed climb climbs grew grow grows grown added add adds adding increased increase increases recovery rebound growth"
_DOWN = (
    "fell fall falls fallen lowers lowered cuts lost lose loses losing loss losses dropped drop drops declined decline declines slipped slip slips "
    "shed sheds sank sink sinks decreased decrease decreases dip slump"
)
_MOVES = {word: mark for mark, words in (("<up>", _UP), ("<down>", _DOWN)) for word in words.split()}
# Of these it is only known which way they go where more is better.
OF_QUALITY = re.compile(r"\b(?:gain|los[est]|recover|rebound|regain|slump)", re.IGNORECASE)
_WHERE = r"(?:in|with|for|on|at|under|during) (?:(?:either|both|each|all) )?<(?:p|panels)>"
_OPENING, _CLOSING = re.compile(rf"^{_WHERE}(?: ,)? "), re.compile(rf" {_WHERE}(?: [.;!])*$")
_OF_PANELS = frozenset("panel grid map heatmap side half".split())
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

    def scoped(self) -> tuple["Line", tuple[int, ...]]:
        """The line without the panels that it names at its beginning or end ("in 2009, ...", "... in either season"), and these."""
        words, panels = self.words, set[int]()
        for pattern in (_OPENING, _CLOSING):
            found = pattern.search(" ".join(word.mark for word in words))
            if found is None:
                continue
            gone = len(found.group().split())
            told, words = (
                (words[:gone], words[gone:]) if found.start() == 0 else (words[-gone:], words[:-gone])
            )
            panels |= {n for word in told if isinstance(word.thing, PanelRef) for n in word.thing.panels}
        return Line(words), tuple(sorted(panels))

    def parted(self) -> list["Line"]:
        """The parts that are set against each other: ", whereas", ", while", ";"."""
        parts: list[list[Word]] = [[]]
        for word in self.words:
            if word.mark in ("whereas", "while", ";"):
                parts.append([])
            else:
                parts[-1].append(word)
        return [Line(tuple(part[:-1] if part[-1:] and part[-1].mark == "," else part)) for part in parts]


def line_of(clause: Clause) -> Line:
    """The line of a sentence."""
    text, document = clause.statement.text, clause.document
    owner = {at: item for item in mentions_apart(text, document) for at in range(item.first, item.last)}
    words = list(_marked(tokens(text), owner))
    names = frozenset(word for panel in document.panels for word in norms(panel.name)) - _FUNCTION
    return Line(tuple(_without_kinds(_without_units(words, topic(document), known_nouns(clause)), names)))


def _marked(told: Sequence[Token], owner: Mapping[int, Item]) -> Iterator[Word]:
    last: Item | None = None  # the last mention that has its mark
    for at, token in enumerate(told):
        item, plain = owner.get(at), token.text.casefold()
        if _is_gloss(item):
            item = None  # "Elm (six points)" calls nothing so
        mark = _mark(item)
        number = _number(token, item)
        if number is not None and mark not in ("<t>", "<tt>"):
            yield Word("<n>", number, token.text)
        elif item is not None and mark and (mark != "<axis>" or not _COUNTS.match(plain)):
            if item is not last:
                yield Word(mark, item.value, token.text)
            last = item
        elif plain in _MOVES:
            yield Word(_MOVES[plain], None, token.text)
        elif plain == "single" and at + 1 < len(told) and told[at + 1].norm in _UNITS:
            yield Word("<n>", Num(1.0, 1.0, token.text), token.text)
        elif plain not in _IDLE and plain not in ("'", "’"):
            yield Word(plain, None, token.norm)


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


def _without_units(words: list[Word], units: frozenset[str], nouns: frozenset[str]) -> list[Word]:
    """A line without what its numbers are numbers of, or what is lost, where the document speaks of that."""
    kept: list[Word] = []
    for word in words:
        told = kept[-1].mark if kept else ""
        plural = word.text != word.mark and word.text in nouns
        known = word.text in _UNITS or word.text in units - _FUNCTION
        behind_tick = told in ("<t>", "<tt>") and word.text not in _STANDING
        unit = word.thing is None and (
            known and behind_tick or (known or plural) and told in ("<n>", "<up>", "<down>")
        )
        if not unit:
            kept.append(word)
    return kept


def _without_kinds(words: list[Word], panels: frozenset[str]) -> Iterator[Word]:
    """A line without what a line or a panel is called beside its name: "the Elm row", "year 2014", "the 2009 survey"."""
    for at, word in enumerate(words):
        if at and words[at - 1].mark == "<p>" and word.text in panels | _OF_PANELS:
            continue
        beside = words[max(0, at - 1) : at] + words[at + 1 : at + 2]
        named = any(one.mark in ("<t>", "<tt>") and _side(one) == _side(word) for one in beside)
        if word.mark != "<axis>" or not named:
            yield word


def _side(word: Word) -> str:
    return word.thing.side if isinstance(word.thing, TickRef | AxisRef) else ""
