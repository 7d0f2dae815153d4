"""What stands around a bound: the places that it holds of, what is left out, and whether it is said of all or of none."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.bounding.others import told_before
from auditor.claims.bounding.words import EVERY, EXCEPT, HOLDING, IDLE, LASTING, NONE, PLACING, PRONOUNS
from auditor.language.around import APART, NARROWING, measure_words
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.phrasing import Match, Phrasing
from auditor.language.quantifiers import says_every
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef, axis_of
from auditor.language.units import unit_named
from auditor.numerals import cardinal

_PLACES = TickRef | PositionRef | PlaceRef | RegionRef | Spot | PanelRef
_NOUNS = ("noun",)
# "But for A", "apart from A", "other than A", "with the exception of A".
_LEFT_OUT = (("apart", "from"), ("aside", "from"), ("save", "for"), ("but", "for"), ("except", "for"), ("other", "than"), ("exception", "of"), ("outside",), ("except",), ("save",), ("bar",))  # fmt: skip
_OTHERS = ("other", "others", "else")
_STRETCH = re.compile(
    r"\b(?:upwards?|onwards?|on|downwards?|from|beyond|above|below|up|more|less|after|before)\b",
    re.IGNORECASE,
)
# Before a number that tells how many there are of them all: "at none of the six", "all six".
_ALL_OF = ("the", "all", "these", "its", "any")
_MARKS = frozenset(("(", ")", ".", ";", "apart", "exception"))
# More unknown words than these, and the clause may say something else.
_MOST_UNKNOWN = 2


@dataclass(frozen=True, slots=True)
class Around:
    """The surroundings of a bound; `unknown` are the words of which nothing is known."""

    refs: tuple[Item, ...]
    out: tuple[Item, ...]
    every: bool
    none: bool
    pronoun: bool
    unknown: tuple[str, ...]
    placed: bool
    lasting: bool
    leaning: bool = False  # what is left out was told in a sentence before, or is a cell
    sole: bool = False  # so it is at the places behind the bound only


_LONG = frozenset(
    "year summer winter spring autumn season week month day night time along through round long".split()
)
# By these it is said of all that they are in one place.
_CONFINING = frozenset("confined limited restricted".split())
_SIGNS = re.compile(r"\b(?:positive|negative)s?\b", re.IGNORECASE)
# Words that lead to a place that is not named.
_POINTING = frozenset("here there this these those such".split())


def around(clause: Clause, line: Phrasing, match: Match) -> Around | None:
    """What the words of a clause say that stand outside of a match; None where one of them says more than that."""
    counted = any(
        {"exception", "exceptions"} & set(told)
        or told[:2] == ["all", "but"]
        or cardinal(told[-1]) is not None
        for told in (item.text.casefold().split() for item in clause.of("except"))
    )
    if _SIGNS.search(clause.text):
        return None  # "true negatives": a class, or a bound of its own
    if counted:
        return None  # "with one exception", "all rows but one": how many are left out, and not which
    walk = _Walk(clause, line, match)
    if not all(map(walk.step, range(len(walk.words)))):
        return None
    denied = [*clause.of("not"), *clause.of("quant", "none")]
    if walk.nots > 1 or len(walk.unknown) > _MOST_UNKNOWN or denied and not walk.nots:
        return None
    return Around(
        tuple(walk.refs), tuple(walk.out), walk.every or walk.lasting, walk.nots == 1, walk.pronoun,
        tuple(walk.unknown), walk.placed, walk.lasting, walk.leaning, walk.only and not walk.placed,
    )  # fmt: skip


# "No more than 5", within a bound, denies nothing.
_NO_MORE = ("more", "less", "higher")


class _Walk:
    """A walk along the line of a clause, which takes up what its words say; a step fails on a word that says too much."""

    def __init__(self, clause: Clause, line: Phrasing, match: Match) -> None:
        self.clause, self.line, self.match = clause, line, match
        self.words = line.line.split(" ")
        self.refs: list[Item] = []
        self.out: list[Item] = []
        self.seen: list[str] = []
        self.unknown: list[str] = []
        self.nots = 0
        self.every = self.lasting = self.pronoun = self.placed = self.leaving = self.only = self.leaning = (
            False
        )

    def step(self, at: int) -> bool:
        """Take up one word."""
        word, owner, place = self.words[at], self.line.owners[at], self.line.places[at][0]
        start, end = self.match.span
        if start <= place < end:
            self.lasting |= word in EVERY | LASTING
            self.nots += word in NONE and self.words[at + 1] not in _NO_MORE
            self.leaving, self.seen = False, []
            return True
        self.seen.append(word)
        if word in _OTHERS and self.words[at + 1 : at + 2] != ["than"]:
            others = lines_of_before(self.clause, self.line, at)
            if not others:
                others = told_before(self.clause, self.line, at)
                self.leaning = bool(others)
            self.out += others
            return bool(others)
        if place >= end and word in PLACING:
            self.placed = True
            self.every |= word in _CONFINING
            return True
        if word.startswith("<") and owner is not None:
            return self._mention(owner)
        if word == "only" and place >= end:
            self.every = self.only = True  # "values above 5 are found only in row 2": all of them are
            return True
        return self._grammar(at, word, owner) or self._content(at, word, owner, behind=place >= end)

    def _mention(self, item: Item) -> bool:
        """A place, or a noun that tells none."""
        if not isinstance(item.value, _PLACES):
            return _known(self.clause, item, self.seen[:-1])
        if (
            self.leaving
            and isinstance(item.value, Spot)
            and "," in self.clause.sentence[item.start : item.end]
        ):
            return False  # "except in A, B is ...": what is left out, and what the rest is said of
        (self.out if self.leaving else self.refs).append(item)
        self.every |= says_every(item) or not self.leaving and _is_stretch(item)
        return True

    def _grammar(self, at: int, word: str, owner: Item | None) -> bool:
        """Whether a word is one of those that tell how the places are meant; if so, it is taken up."""
        if (
            any(tuple(self.seen[-len(way) :]) == way for way in _LEFT_OUT)
            or (self.nots or self.every)
            and word in ("but", "besides")
        ):
            self.leaving = True
        elif word in NONE and self.words[at + 1 : at + 2] not in [[each] for each in EVERY]:
            self.nots += 1
        elif word == ",":
            self.leaving = False
        elif word in EVERY:
            self.every, self.lasting = True, self.lasting or word not in ("all", "every", "each")
        elif word in PRONOUNS:
            self.pronoun = True
        elif owner is not None and owner.kind == "except":
            self.leaving = True
        else:
            return owner is not None and owner.kind == "missing"  # its "no" has been counted
        return True

    def _content(self, at: int, word: str, owner: Item | None, *, behind: bool) -> bool:
        """Any other word, which may say nothing of its own; a few nouns may be unknown."""
        if word in _POINTING and self.words[at + 1 : at + 2] not in [
            [verb] for verb in ("is", "are", "was", "were")
        ]:
            return False
        measured = bool({word, *roots(word)} & (_measures(self.clause) | IDLE))
        if word in HOLDING and not behind:
            return True
        if word in _LONG and self.seen[-2:-1] == ["all"]:
            return True  # "all summer"
        if word in NARROWING | APART or word in NONE or owner is not None and not measured and _cue(owner):
            return False
        if measured or word in EXCEPT | _MARKS or unit_named(word):
            return True
        if behind and len(self.seen) > 1 or _leads(self.words, at):
            return False  # what is unknown behind the number is its unit at best
        self.unknown.append(word)
        return True


def _leads(words: Sequence[str], at: int) -> bool:
    """`ignoring A, ...`, `without A, ...`: whether an unknown word leads to what follows, and may narrow or exclude it."""
    opens = at == 0 or words[at - 1] in (",", ";")
    following = [word for word in words[at + 1 : at + 3] if word != "the"]
    return (
        words[at].endswith("ing")
        or opens
        and bool(following)
        and following[0].startswith("<")
        or words[at] in ("without", "aside")
    )


def _is_stretch(item: Item) -> bool:
    """`from 20 upwards`, `beyond 5`: all ticks on one side of one, of each of which something is said."""
    spot = (item.value.rows, item.value.columns) if isinstance(item.value, Spot) else (item.value,)
    several = any(isinstance(ref, TickRef) and len(ref.ticks) > 1 for ref in spot)
    return several and bool(_STRETCH.search(item.text))


def _known(clause: Clause, item: Item | None, lead: Sequence[str]) -> bool:
    """Whether a mention that is no place says nothing of its own: a word for cells or for an axis, or how many there are."""
    if item is None or item.kind in _NOUNS or isinstance(item.value, AxisRef):
        return True
    if item.kind != "number" or not lead or lead[-1] not in _ALL_OF:
        return False
    sizes = {size for index in clause.panels for size in _sizes(clause, index)}
    return clause.number(item).word and clause.number(item).value in {*sizes, len(clause.document.panels)}


def _sizes(clause: Clause, panel: int) -> Iterator[int]:
    grid = clause.panel(panel)
    yield from (len(axis_of(grid, side).ticks) for side in ("rows", "columns"))
    yield grid.size


def _measures(clause: Clause) -> frozenset[str]:
    """The words for what the cells hold; "medians" where the text before the data says that these are medians."""
    head = clause.document.source.text[: clause.document.data_start].casefold()
    return measure_words(clause) | {word for word in ("median", "mean", "average") if word in head}


def _cue(item: Item) -> bool:
    """Whether a cue word says something that no bound says."""
    return item.kind in ("extreme", "rank", "aggregate", "trend", "factor", "share", "foreign", "same", "stable", "course", "compare", "missing", "sign", "hedge", "colour", "quant")  # fmt: skip


def lines_of_before(clause: Clause, line: Phrasing, at: int) -> list[Item]:
    """The rows or the columns that the sentence has named before, to which there are "other" ones."""
    noun = next((owner.value for owner in line.owners[at + 1 : at + 3] if owner is not None), None)
    side = noun.side if isinstance(noun, AxisRef | TickRef) else ""
    named = [item for item in clause.before if isinstance(item.value, TickRef) and not item.value.every]
    sides = {item.value.side for item in named if isinstance(item.value, TickRef)}
    return named if len(sides) == 1 and side in ("", *sides) else []


def before_of(items: Sequence[Item]) -> tuple[Item, ...]:
    """The places among some mentions."""
    return tuple(item for item in items if isinstance(item.value, _PLACES))
