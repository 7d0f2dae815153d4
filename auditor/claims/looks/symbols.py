"""A clause as a line of letters, one for each thing that it mentions: the frames of how cells look are told in these.

L is a look, R a place, E every line of a side, A a side's lines, P a panel, C cells, N a number; a all, z none, m most, h half,
s some, o only, x except, n not, c above or below; b being, v lying, H having, f free of, F filling, e there is, t they; "," what joins
and ":" what leads to a list. Any other word is "?", and only the words before a list may be so.
"""

import re
from dataclasses import dataclass, replace

from auditor.claims.looks.claims import Look
from auditor.claims.looks.words import (
    ALL,
    BEING,
    FILLING,
    FREE,
    HAVING,
    IDLE,
    NONE,
    ONLY,
    PLACING,
    PRESENT,
    THEY,
    THINGS,
    spoken_looks,
)
from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.refs import AxisRef, PanelRef, PlaceRef, PositionRef, RegionRef, TickRef, sets_apart
from auditor.language.tokens import tokens
from auditor.numerals import cardinal
from auditor.world import SET_APART

_QUANT = {
    "all": "a",
    "none": "z",
    "most": "m",
    "only": "o",
    "both": "a",
    "some": "s",
    "few": "?",
    "half": "h",
}


_EMPTY = re.compile(r"(?:empty|blank|(?:un)?(?:filled|populated)).*", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Symbol:
    """One letter with what it stands for."""

    letter: str
    item: Item | None = None
    look: Look | None = None
    word: str = ""


def symbols(clause: Clause) -> tuple[Symbol, ...]:
    """The letters of a clause, from its first word to its last."""
    owner = {at: item for item in clause.items for at in range(item.first, item.last)}
    looks = spoken_looks(clause.document)
    found: list[Symbol] = []
    last: Item | None = None
    for at, token in enumerate(tokens(clause.sentence)):
        item = owner.get(at)
        if not clause.start <= token.start < clause.end or item is not None and item is last:
            continue
        last = item
        word = token.text.casefold()
        one = _of_look(word, looks, item) or (_of_item(clause, item) if item is not None else None)
        _add(found, one or _of_word(word, found))
    return _counts_apart(found)


def _add(found: list[Symbol], one: Symbol) -> None:
    """Put a letter behind the others; one that only says again what stands before it adds nothing."""
    last = found[-1] if found else None
    if last is not None and one.letter == "R" and _counts_lines(last, one):
        found.pop()  # "the three rightmost columns" are three
    if last is not None and one.letter == "E" and last.letter == "a":
        found.pop()
    if last is not None and one.letter == "R" and last.word in ("both", "the two") and _size(one) != 2:
        one = Symbol("?")
    line = one.item is not None and one.item.kind == "noun" and one.letter == "A"
    if one.letter and not (line and last is not None and last.letter == "R"):
        found.append(one)


def _size(lines: Symbol) -> int:
    """How many lines are named."""
    ref = lines.item.value if lines.item is not None else None
    return (
        len(ref.ticks)
        if isinstance(ref, TickRef)
        else len(ref.positions)
        if isinstance(ref, PositionRef)
        else 0
    )


def _counts_lines(number: Symbol, lines: Symbol) -> bool:
    told = number.item.value if number.item is not None else None
    count = 2 if number.word == "the two" else told.value if isinstance(told, Num) else 0
    return count > 0 and count == _size(lines)


def _counts_apart(found: list[Symbol]) -> tuple[Symbol, ...]:
    """The letters, without places that may as well be counts: "two cells", where a row is called two."""
    return tuple(
        replace(one, letter="?")
        if one.letter == "R"
        and following.letter in "CL"
        and one.item is not None
        and cardinal(one.item.text.casefold())
        else one
        for one, following in zip(found, (*found[1:], Symbol("?")), strict=False)
    )


def _of_look(word: str, looks: dict[str, Look], item: Item | None) -> Symbol | None:
    """The letter of a word that tells a look in this document."""
    return (
        Symbol("L", item, looks[word], word)
        if word in looks and (item is None or item.kind != "ref")
        else None
    )


_WORDS = {"H": HAVING, "F": FILLING, "v": PLACING, "a": ALL, "z": NONE, "o": ONLY, "b": BEING, "f": FREE, "t": THEY,
          "N": frozenset(("one", "single")), "C": THINGS, "n": frozenset(("not",)), ",": frozenset((",", "and", ";", "or")),
          ":": frozenset((":",)), "": frozenset(".()\"'“”‘’-–*")}  # fmt: skip


def _of_word(word: str, before: list[Symbol]) -> Symbol:
    """The letter of a word that no mention has."""
    if word == "there" and not before:
        return Symbol("e")
    letter = next((letter for letter, words in _WORDS.items() if word in words), None)
    counted = (
        bool(before) and before[-1].letter in "Naz" and before[-1].word != "never" and word.endswith("s")
    )
    if letter is None and word in IDLE and not counted:
        return Symbol("")
    return Symbol(letter if letter is not None else "C" if counted else "?", word=word)


def _of_item(clause: Clause, item: Item) -> Symbol | None:
    """The letter of a mention; none where it is to be taken as a word."""
    if item.kind == "missing":
        return _missing(clause, item)
    if item.kind == "colour":
        return Symbol("L", item, Look("coloured", (item.text,)))
    if item.kind == "number":
        return Symbol("N", item)
    if item.kind == "noun":
        return Symbol({"cell": "C", "panel": "P"}.get(str(item.value), "A"), item)
    if item.has("quant"):
        alone = item.text.casefold() in ("single", "just one", "sole", "lone")
        letter = _QUANT[item.sense("quant")]
        return Symbol("N", item) if alone else Symbol(letter, item, word=item.text.casefold())
    if item.has("compare", ">", "<", ">=", "<="):
        return Symbol("c", item)
    if item.kind in ("hedge", "range", "verb", "degree"):
        return _of_verb(item)
    return _of_ref(item) or Symbol({"except": "x", "not": "n"}.get(item.kind, "?"), item)


def _of_verb(item: Item) -> Symbol:
    word = item.text.casefold().split()[0]
    return Symbol("v" if word in PLACING else "" if word in IDLE | BEING else "?", item)


def _of_ref(item: Item) -> Symbol | None:
    """The letter of a name: a look, every line, an axis, a panel, or a place."""
    value = item.value
    if isinstance(value, RegionRef) and sets_apart(value):
        return Symbol("L", item, Look("set", (SET_APART[value.name],)))
    if isinstance(value, TickRef) and value.every and not value.ticks:
        return Symbol("E", item)
    if isinstance(value, AxisRef):
        return Symbol("A" if not value.direction else "?", item)
    if isinstance(value, PanelRef):
        return Symbol("P", item)
    return (
        Symbol("R", item) if isinstance(value, TickRef | PositionRef | PlaceRef | RegionRef | Spot) else None
    )


def _missing(clause: Clause, item: Item) -> Symbol:
    """The look that a cue for what is missing tells: without any value, with one, or with a mark of the document."""
    text = item.text
    marks = {cell.text for panel in clause.document.panels for cell in panel.cells if cell.quantity is None}
    if text in marks:
        return Symbol("L", item, Look("missing", (text,)))
    unfilled = re.match(r"un(?!usable)", text, re.IGNORECASE)
    present = PRESENT.search(text) and not unfilled
    if not marks and _EMPTY.fullmatch(text):
        return Symbol("?", item)  # a cell of nought may be called so
    return Symbol("L", item, Look("present" if present else "missing", sure=bool(marks)))
