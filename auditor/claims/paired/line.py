"""A sentence on two panels as a line of marks: each word is one of a closed vocabulary, a mention, or unknown (`<w>`)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from auditor.claims.better import better
from auditor.claims.paired.fares import DEGREES, mark_of
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.strange import topic
from auditor.language.taken_apart import mentions_apart
from auditor.language.tokens import Token, tokens
from auditor.language.units import UNIT_WORDS, unit_named
from auditor.model import Document
from auditor.numerals import cardinal

_TABLE = {
    "<cell>": "cell cells tile tiles entry entries point points place places case cases combination combinations setting settings position positions spot spots slot slots instance instances",
    "<most>": "most largest biggest greatest steepest sharpest deepest strongest widest highest furthest farthest maximum maximal heaviest hardest",
    "<least>": "least smallest slightest gentlest mildest narrowest closest lowest minimum minimal weakest",
    "<rise>": "increase increases rise rises growth climb climbs jump jumps",
    "<fall>": "decrease decreases decline declines drop drops fall falls loss losses reduction reductions dip dips saving savings",
    "<shift>": "surplus excess error errors change changes shift shifts mover movers swing swings difference differences gap gaps discrepancy discrepancies deviation deviations margin margins distance mismatch mismatches",
    "<moved>": "changed moved shifted move apart",
    "<went>": "went goes going moves",
    "<only>": "only sole lone alone solely",
    "<all>": "all every each",
    "<none>": "no none nothing nowhere neither nobody",
    "<not>": "never not",
    "<everyone>": "everyone everybody everything",
    "<same>": "stayed stays stay remains remain remained unchanged identical hits hit",
    "<ever>": "throughout everywhere",
    "<line>": "row rows column columns",
    "<part>": "half halved halves halving double doubled doubles twofold third thirds quarter quarters fifth fifths triple tripled fraction factor times fold relative relatively proportion",
    "<inside>": "belong belongs",
    "<fig>": "figure figures picture plot plots map maps heatmap heatmaps panel panels grid grids",
}
_SIGNS = {word: mark for mark, words in _TABLE.items() for word in words.split()}
_OF_ITEMS = {
    ("trend", "up"): "<up>", ("trend", "down"): "<down>", ("trend", "flat"): "<same>", ("compare", ">"): "<more>", ("compare", "<"): "<less>",
    ("compare", "good"): "<good>", ("compare", "bad"): "<bad>", ("trend", "good"): "<betters>", ("trend", "bad"): "<worsens>", ("compare", "="): "<same>", ("same", "same"): "<same>", ("same", "different"): "<moved>",
}  # fmt: skip
_BOUND_WORDS = frozenset("more less fewer than at most least no up to over under not".split())
_TIMES = {"once": 1.0, "twice": 2.0}
_OUTDOES = re.compile(r"out(?:yield|number|weigh|sell|grow|last)(?:s|ed)?")
_LONGEST_BOUND = 3
_BEFORE_ONE = ("", "in", "at", "on", "for", "but", "<only>", "of", "and", ",")
_STEM = 5
_AHEAD = {"ahead": "<good>", "behind": "<bad>", "leads": "<good>", "trails": "<bad>"}
_KEPT = frozenset(
    "from to between than in on at for with under of by and but or , ; : ( ) - then so that which where who compared relative against versus vs over as "
    "before it they is are was were be been has have had do does did any either both without too high low large small little much up down being else elsewhere whole entire".split()
)
# These say nothing of which cells, how many, how far or which way.
_IDLE = frozenset(
    "the a an its their this these those there just merely mere still even also exactly precisely fully overall anywhere digit about around roughly some nearly almost . ! ' ’ ` "
    "found seen lies lie sits sit stands stand occurs occur comes come came recorded observed happens located opens open shows show gives give reads read scores score "
    "number numbers value values reading readings result results level ones get gets got become becomes became off away".split()
)
_UNITS = UNIT_WORDS | frozenset("point points percentage pp unit units % ° degree degrees".split())


@dataclass(frozen=True, slots=True)
class Sign:
    """One mark of a line: what it stands for, and the word as it is written."""

    mark: str
    thing: object
    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """The marks of a sentence, as one text that patterns can take."""

    signs: tuple[Sign, ...]

    @property
    def text(self) -> str:
        """All of them, each with a blank before and behind it."""
        return " " + "".join(f"{sign.mark} " for sign in self.signs)

    def at(self, span: tuple[int, int]) -> tuple[int, int]:
        """Which signs stand in a part of the text."""
        text = self.text
        return text.count(" ", 1, span[0] + 1), text.count(" ", 1, span[1]) + 1

    def without(self, first: int, last: int, mark: str = "") -> "Line":
        """The line without some signs, or with one mark in their place."""
        put = (Sign(mark, None, mark),) if mark else ()
        return Line((*self.signs[:first], *put, *self.signs[last:]))


Named = Sequence[tuple[int, int, tuple[int, ...]]]


def line_of(clause: Clause, named: Named) -> Line:
    """The line of a sentence, of which some words name panels."""
    text, document = clause.statement.text, clause.document
    owner: dict[int, Item] = {}
    for one in mentions_apart(text, document):
        owner.update(dict.fromkeys(range(one.first, one.last), one))
    shown = frozenset(word[:_STEM] for word in topic(document)) | _units_told(document)
    lower = all(better(document, n) == "lower" for n in range(len(document.panels)))
    signs: list[Sign] = []
    told = tokens(text)
    skip: object = None
    for at, token in enumerate(told):
        if not clause.start <= token.start < clause.end:
            continue
        if _bounds(told, owner, at):
            continue
        panel = next((one for one in named if one[0] <= token.start < one[1]), None)
        if panel is not None:
            if skip is not panel:
                signs.append(_of_panel(panel[2], text[panel[0] : panel[1]]))
            skip = panel
            continue
        item = owner.get(at)
        thing = _line_named(item)
        if thing is not None:
            if skip is not item:
                signs.append(Sign("<axis>" if _of_all(thing) else "<t>", thing, token.text))
            skip = item
            continue
        mark = mark_of(told, at, lower)
        before = signs[-1].mark if signs else ""
        signs += [Sign(mark, None, token.text.casefold())] if mark else _plain(token, item, shown, before)
    return Line(tuple(signs))


@lru_cache(maxsize=64)
def _units_told(document: Document) -> frozenset[str]:
    """Short words by which the text tells what its numbers are: "in dB", "(kWh)"."""
    found = re.findall(r"(?:\bin |\()([A-Za-zµ]{1,4})(?=[\s.,;:)])", document.source.text)
    return frozenset(f"1 {word.casefold()}" for word in found)


def _of_panel(panels: tuple[int, ...], text: str) -> Sign:
    return Sign("<p>" if len(panels) == 1 else "<pp>", PanelRef(panels), text)


def _of_all(thing: object) -> bool:
    return isinstance(thing, AxisRef) or isinstance(thing, TickRef) and thing.every


def _line_named(item: Item | None) -> object:
    """What a mention names of the axes: a tick, several, or what all of them are."""
    value = item.value if item is not None else None
    if isinstance(value, TickRef):
        return None if value.unknown or value.side == "either" else value
    return value if isinstance(value, AxisRef | PositionRef) else None


def _bounds(told: Sequence[Token], owner: Mapping[int, Item], at: int) -> bool:
    """Whether a word only bounds the number behind it: "more than 7", "at most 3"."""
    for size in range(_LONGEST_BOUND, 0, -1):
        number = owner.get(at + size)
        if number is None or not isinstance(number.value, Num) or number.value.op == "=":
            continue
        words = [token.text.casefold() for token in told[at : at + size]]
        if number.first == at + size and words and all(word in _BOUND_WORDS for word in words):
            return True
    return False


def _plain(token: Token, item: Item | None, shown: frozenset[str], last: str) -> list[Sign]:
    word = token.text.casefold()
    number = _number(token, item, last)
    if number is not None:
        return [Sign("<n>", number, token.text)]
    if (
        last == "<n>"
        and (word in _UNITS or unit_named(token.norm) or f"1 {word}" in shown)
        and word not in _KEPT
    ):
        return [] if word not in ("points", "point") else [Sign("<points>", None, word)]
    if word in _TIMES:
        return [Sign("<n>", Num(_TIMES[word], 1.0, word, word=True), word), Sign("<cell>", None, word)]
    if _OUTDOES.fullmatch(word):
        return [Sign("<more>", None, word)]
    if word in ("error", "errors") and token.norm[:_STEM] in shown:
        return []  # what is measured, and not how far one is from the other
    if mark := _AHEAD.get(word) or _SIGNS.get(word) or _cue(item):
        return [Sign(mark, None, word)]
    if word in DEGREES:
        return [Sign("<degree>", None, word)]
    if word in _KEPT:
        return [Sign(word, None, word)]
    counted = last in ("<all>", "<none>")  # "on every phone"
    return [] if word in _IDLE or not counted and token.norm[:_STEM] in shown else [Sign("<w>", None, word)]


def _number(token: Token, item: Item | None, last: str) -> Num | None:
    if item is not None and isinstance(item.value, Num) and item.kind == "number" and token.is_number:
        return item.value
    if item is not None and isinstance(item.value, Num):
        return item.value if cardinal(token.text) is not None else None
    size = 1 if token.text.casefold() == "single" else cardinal(token.text)
    if token.text.casefold() == "one" and last not in _BEFORE_ONE:
        return None  # "the tall one"
    return Num(float(size), 1.0, token.text, word=True) if size is not None else None


def _cue(item: Item | None) -> str:
    if item is None:
        return ""
    return next((mark for (kind, value), mark in _OF_ITEMS.items() if item.has(kind, value)), "")
