"""What stands around a bound: the places that it holds of, what is left out, and whether it is said of all or of none."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.bounding.words import EVERY, EXCEPT, HOLDING, IDLE, LASTING, NONE, PLACING, PRONOUNS
from auditor.language.around import APART, NARROWING, measure_words
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.phrasing import Match, Phrasing
from auditor.language.quantifiers import says_every
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef, axis_of
from auditor.language.units import unit_named

_PLACES = TickRef | PositionRef | PlaceRef | RegionRef | Spot | PanelRef
_NOUNS = ("noun",)
# "But for A", "apart from A", "other than A", "with the exception of A".
_LEFT_OUT = (("apart", "from"), ("aside", "from"), ("save", "for"), ("but", "for"), ("except", "for"), ("other", "than"), ("exception", "of"), ("outside",), ("except",), ("save",), ("bar",))  # fmt: skip
_OTHERS = ("other", "others", "else")
_STRETCH = re.compile(r"\b(?:upwards?|onwards?|on|downwards?|from|beyond|above|below|up|more|less|after|before)\b", re.IGNORECASE)
# Before a number that tells how many there are of them all: "at none of the six", "all six".
_ALL_OF = ("the", "all", "these", "its", "any")
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


def around(clause: Clause, line: Phrasing, match: Match) -> Around | None:
    """What the words of a clause say that stand outside of a match; None where one of them says more than that."""
    words = line.line.split(" ")
    refs: list[Item] = []
    out: list[Item] = []
    seen: list[str] = []
    unknown: list[str] = []
    every, nots, pronoun, leaving, placed, lasting = False, 0, False, False, False, False
    for at, (word, owner, place) in enumerate(zip(words, line.owners, line.places, strict=True)):
        if match.span[0] <= place[0] < match.span[1]:
            lasting |= word in EVERY | LASTING
            nots += word in NONE
            leaving, seen = False, []
            continue
        behind = place[0] >= match.span[1]
        seen.append(word)
        if word in _OTHERS and words[at + 1 : at + 2] != ["than"]:
            others = lines_of_before(clause, line, at)
            if not others:
                return None
            out += others
        elif behind and word in PLACING:
            placed = True
        elif owner is not None and isinstance(owner.value, _PLACES) and word.startswith("<"):
            if leaving and isinstance(owner.value, Spot) and "," in owner.text:
                return None  # "except in A, B is ...": what is left out, and what the rest is said of
            (out if leaving else refs).append(owner)
            every |= says_every(owner) or not leaving and _is_stretch(owner)
        elif word.startswith("<"):
            if not _known(clause, owner, seen[:-1]):
                return None
        elif any(tuple(seen[-len(way) :]) == way for way in _LEFT_OUT) or (nots or every) and word in ("but", "besides"):
            leaving = True
        elif word in NONE:
            if words[at + 1 : at + 2] and words[at + 1] in EVERY:
                return None  # "not all"
            nots += 1
        elif word == ",":
            leaving = False
        elif word in EVERY:
            every, lasting = True, lasting or word not in ("all", "every", "each")
        elif word in PRONOUNS:
            pronoun = True
        elif owner is not None and owner.kind == "except":
            leaving = True
        elif owner is not None and owner.kind == "missing":
            continue  # "contain no value above 5": its "no" has been counted
        elif word in HOLDING and not behind:
            continue
        elif word in NARROWING | APART or owner is not None and not _is_measured(clause, word) and _cue(owner):
            return None
        elif word not in IDLE | _measures(clause) | EXCEPT and word not in ("(", ")", ".", ";", "apart", "exception"):
            if unit_named(word):
                continue
            if behind and len(seen) > 1:
                return None  # but for a unit, right behind the number
            if _leads(words, at):
                return None
            unknown.append(word)
    denied = [*clause.of("not"), *clause.of("quant", "none")]
    if nots > 1 or len(unknown) > _MOST_UNKNOWN or denied and not nots:
        return None
    return Around(tuple(refs), tuple(out), every or lasting, nots == 1, pronoun, tuple(unknown), placed, lasting)


def _leads(words: Sequence[str], at: int) -> bool:
    """`ignoring A, ...`, `without A, ...`: whether an unknown word leads to what follows, and may narrow or exclude it."""
    opens = at == 0 or words[at - 1] in (",", ";")
    following = [word for word in words[at + 1 : at + 3] if word != "the"]
    return words[at].endswith("ing") or opens and bool(following) and following[0].startswith("<") or words[at] in ("without", "aside")


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


def _is_measured(clause: Clause, word: str) -> bool:
    return word in _measures(clause) | IDLE


def _measures(clause: Clause) -> frozenset[str]:
    """The words for what the cells hold; "medians" where the text before the data says that these are medians."""
    first = min((cell.span.start for panel in clause.document.panels for cell in panel.cells), default=0)
    head = clause.document.source.text[:first].casefold()
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
