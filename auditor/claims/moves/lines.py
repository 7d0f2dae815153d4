"""A clause as a line of words and marks in which the frames of moves are told; articles and idle words are left out.

Mentions are marks: `<ref>` rows or columns by name, `<every>` all of a side, `<axis>` what an axis is called, `<panel>`, `<n>` a
number, `<cell>`, `<row>`, `<column>`, `<up>`, `<down>`, `<good>`, `<bad>` what moves, `<max>`, `<min>`, `<best>`, `<worst>` extremes, `<rank>` a rank, `<steps>`
"from one to the next", `<steadily>`, `<mixed>`, `<u>`, `<hill>` how it goes, `<diagonal>`, `<antidiagonal>` a line of a square grid, `<corner>`. Words of comparison, of quantity and for parts stand for themselves; `<x>` is any other mention, which no frame knows.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from auditor.claims.better import better
from auditor.claims.courses.cues import BECOMING
from auditor.language.axis_adjectives import ADJECTIVES
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing, Word, line_with_marks
from auditor.language.refs import AxisRef, PanelRef, PositionRef, RegionRef, TickRef
from auditor.language.taken_apart import taken_apart
from auditor.language.tokens import Token, tokens
from auditor.numerals import cardinal

# Words without which a sentence would say the same.
_IDLE = frozenset(
    "the a an then also again its their clearly easily here there too indeed thus hence however still simply just even own altogether".split()
)
# Where less is better, who gains has less.
_GAINS = frozenset(
    "gain gained gaining profit profited benefit benefited win won pay paid buy bought".split()
)
_TURNED = re.compile(r"mesh|grit", re.IGNORECASE)
_SCALES = ("c", "f")  # of degrees
_PREPOSITIONS = frozenset("from to by at with over".split())
_LEADING = frozenset("with without in at on".split())
_SPOKEN = frozenset(("compare", "quant", "range", "verb", "factor", "except", "not"))
_MARKS = {
    "trend": {"up": "<up>", "down": "<down>", "good": "<good>", "bad": "<bad>", "flat": "<flat>"},
    "extreme": {"max": "<max>", "min": "<min>", "good": "<best>", "bad": "<worst>"},
}
_FROM_TO = re.compile(r"\bfrom\b.+\bto\b", re.IGNORECASE)
_COURSES = {"monotone": "<steadily>", "none": "<mixed>", "u": "<u>", "hill": "<hill>"}
_DIAGONALS = ("diagonal", "antidiagonal")
# Of a move these tell how far it goes, and not how good it is.
_PACES = frozenset("fastest quickest slowest steepest sharpest".split())


@lru_cache(maxsize=256)
def line_of(clause: Clause) -> Phrasing:
    """The line of a clause."""
    return line_with_marks(_named_once(tuple(_without_asides(list(_words(clause))))))


_ASIDES = frozenset(
    (("for", "example"), ("for", "instance"), ("in", "particular"), ("by", "contrast"), ("in", "turn"))
)


def _without_asides(words: Sequence[Word]) -> Iterator[Word]:
    """A line without what is put in that tells nothing: "at 5 m, for instance, it rises"."""
    texts = [text for text, _, _ in words]
    aside = {
        n
        for at in range(len(texts) - 1)
        if (texts[at], texts[at + 1]) in _ASIDES and texts[at - 1 : at] in ([","], [])
        for n in (at, at + 1, *((at + 2,) if texts[at + 2 : at + 3] == [","] else ()))
    }
    return (word for n, word in enumerate(words) if n not in aside)


_COUNTED = re.compile(
    r"(?:<n>|two|three|four|five|both) (?:[a-z]+ ){0,2}(?:<axis>|<row>|<column>|<every>) , (?P<names><ref>(?:(?: ,)?(?: and)? <ref>){0,4})(?: ,)?(?: (?:both|all))?(?!\S)"
)


def _named_once(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """`The two coastal towns, A and B, end lower`: named lines without what else they are called."""
    found = _COUNTED.match(" ".join(text for text, _, _ in words))
    if found is None:
        return words
    first = found.string.count(" ", 0, found.start("names"))
    last, behind = (found.string.count(" ", 0, end) + 1 for end in (found.end("names"), found.end()))
    named = sum(
        len(i.value.ticks) for _, i, _ in words[first:last] if i is not None and isinstance(i.value, TickRef)
    )
    count = next(
        (i.value.value for _, i, _ in words[:1] if i is not None and isinstance(i.value, Num)),
        cardinal(words[0][0]) or 2,
    )
    return (*words[first:last], *words[behind:]) if named == count else words


def _words(clause: Clause) -> Iterator[tuple[str, Item | None, tuple[int, int]]]:
    owner = {at: item for item in taken_apart(clause) for at in range(item.first, item.last)}
    less_is_better = all(better(clause.document, panel) == "lower" for panel in clause.panels)
    told = list(enumerate(tokens(clause.sentence or clause.text)))
    last: Item | None = None
    for at, token in told:
        if not clause.start <= token.start < clause.end:
            continue
        item, place = owner.get(at), (token.start, token.end)
        plain = token.text.casefold()
        before = told[at - 1][1].text.casefold() if at else ""
        becomes = plain in BECOMING and (
            _becoming(owner.get(at + 1), told[at + 2 : at + 3], last) or _of_axis(last, told[at + 1 : at + 3])
        )
        if becomes or plain in _SCALES and last is not None and last.last == at and last.text.endswith("°"):
            continue  # told by the comparative behind it; "55 °C"
        unit = plain == "min" and last is not None and last.kind == "number"
        if item is None and _is_measure(token, told[at - 1][1] if at else None):
            continue
        mark = _mark(item) if item is not None and not unit else ""
        if mark == "<up>" and less_is_better and token.norm in _GAINS:
            mark = "<good>"
        if item is None and before in BECOMING:
            mark = _of_axis(last, told[at : at + 2])
        if item is not None and before in BECOMING:
            mark = _becoming(item, told[at + 1 : at + 2], last) or mark
        if plain in _PREPOSITIONS and item is not None and isinstance(item.value, AxisRef):
            mark = ""  # what an axis is called by the way
        if mark and (item is None or item is not last):
            if plain in _LEADING:
                yield plain, None, place  # "without sugar" may be one mention
            yield mark, item, place
        elif not mark and plain not in _IDLE:
            yield plain, item, place
        last = item


def _is_measure(token: Token, before: Token | None) -> bool:
    """Whether a digit ends the name of a measure: "F1", "R2"."""
    return (
        before is not None
        and before.end == token.start
        and f"{before.text}{token.text}".casefold() in ("f1", "f2", "r2", "r²", "f0.5", "p95", "p99")
    )


def _becoming(item: Item | None, behind: Sequence[tuple[int, Token]], who: Item | None) -> str:
    """`became louder`: the mark of a comparative that tells what something becomes, if nothing is compared; else ""."""
    if item is None or not item.text.casefold().endswith("er") or any(t.text == "than" for _, t in behind):
        return ""
    senses = {">": "<up>", "<": "<down>"}
    if who is None or not isinstance(
        who.value, AxisRef
    ):  # "as the press gets slower": which way an axis is followed
        senses |= {"good": "<good>", "bad": "<bad>"}
    return next((mark for sense, mark in senses.items() if item.has("compare", sense)), "")


def _of_axis(axis: Item | None, behind: Sequence[tuple[int, Token]]) -> str:
    """`the grind gets coarser`: the mark of a comparative that is told of an axis, if nothing is compared; else "".

    The finer a mesh or a grit, the larger is its number.
    """
    if axis is None or not isinstance(axis.value, AxisRef) or _TURNED.search(axis.text):
        return ""
    told = [token.text.casefold() for _, token in behind]
    sign, _ = ADJECTIVES.get(told[0], (0, ())) if told and told[1:] != ["than"] else (0, ())
    return "<up>" if sign > 0 else "<down>" if sign < 0 else ""


def _mark(item: Item) -> str:
    """The mark of a mention; "" where its words stand for themselves."""
    if item.kind == "number":
        return "<n>"
    if item.kind in ("noun", "rank"):
        return f"<{item.value}>" if item.kind == "noun" else "<rank>"
    if item.kind == "course":
        paced = item.text.casefold().startswith("with ")
        return "<steps>" if " to " in item.text else "" if paced else _COURSES.get(str(item.value), "<x>")
    if _is_spoken(item):
        return ""
    for kind, marks in _MARKS.items():
        if item.has(kind) and (mark := marks.get(item.sense(kind))):
            return mark
    if isinstance(item.value, TickRef) and _FROM_TO.search(item.text):
        return "<x>"  # "the pumps from two to four": the way that is gone, and not who goes it
    return _mark_of_ref(item.value)


def _is_spoken(item: Item) -> bool:
    """Whether the words of a mention stand for themselves."""
    text = item.text.casefold()
    derived = item.has("foreign", "derived") or item.has("aggregate", "spread")
    return item.kind in _SPOKEN or derived or text in _PACES or item.kind == "degree" and text == "by far"


def _mark_of_ref(value: object) -> str:
    if isinstance(value, TickRef):
        return "<every>" if value.every else "<x>" if value.unknown else "<ref>"
    if isinstance(value, PositionRef):
        return "<ref>"
    if isinstance(value, PanelRef):
        return "<panels>" if value.every or len(value.panels) > 1 else "<panel>"
    if isinstance(value, RegionRef) and not value.told:
        cornered = value.name.endswith(("corner", "quadrant"))
        return f"<{value.name}>" if value.name in _DIAGONALS else "<corner>" if cornered else "<x>"
    if isinstance(value, AxisRef):
        return "<axis>" if value.direction >= 0 else "<x>"
    return "<x>"
