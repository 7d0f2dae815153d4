"""A clause as a line of words and marks in which the frames of duels are told; articles and idle words are left out.

Mentions are marks: `<ref>` rows or columns by name, `<every>` all of a side, `<axis>` what an axis is called, `<panel>`, `<panels>`, `<n>`
a number, `<f>` a factor, `<gt>`, `<lt>`, `<good>`, `<bad>` words of comparison, `<max>`, `<min>` extremes, `<up>`, `<down>` what moves,
`<cell>`, `<row>`, `<column>`, `<map>` nouns. Words that frames know themselves stand for themselves; `<x>` is any other mention.
"""

from collections.abc import Iterator
from functools import lru_cache

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing, line_with_marks
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.taken_apart import taken_apart
from auditor.language.tokens import tokens

# Words without which a sentence would say the same.
_IDLE = frozenset(
    "the a an then also again its their clearly easily comfortably here there too indeed thus hence however still simply even own altogether".split()
)
_SPOKEN = frozenset(
    ("quant", "range", "verb", "except", "not", "same", "hedge", "aggregate", "foreign", "course", "degree")
)
# Words of comparison that frames take apart: where something stands, and what bounds a number.
_PLACED = frozenset(
    "more less fewer over under above below beneath beyond past ahead behind lead leads leading at no not in short never up or and to as is are was were same the equal equals match matches matching level tie ties tied".split()
)
_COMPARED = {">": "<gt>", "<": "<lt>", "good": "<good>", "bad": "<bad>"}
_EXTREMES = {"max": "<max>", "min": "<min>", "good": "<best>", "bad": "<worst>"}
_MOVES = {"up": "<up>", "down": "<down>"}
_ALL = frozenset("all these both each any".split())
_PREPOSITIONS = frozenset("with without in at on under".split())


@lru_cache(maxsize=256)
def line_of(clause: Clause) -> Phrasing:
    """The line of a clause."""
    owner = {at: item for item in _mentions(clause) for at in range(item.first, item.last)}
    words: list[tuple[str, Item | None, tuple[int, int]]] = []
    last: Item | None = None
    for at, token in enumerate(tokens(clause.sentence or clause.text)):
        if not clause.start <= token.start < clause.end:
            continue
        item, place, plain = owner.get(at), (token.start, token.end), token.text.casefold()
        mark = _mark(item) if item is not None else ""
        if mark == "<f>" and words and words[-1][0] in _ALL and plain != "twice":
            mark = ""  # "at all four times" is no factor
        if mark and item is not last:
            if plain in _PREPOSITIONS:
                words.append((plain, None, place))
            words.append((mark, item, place))
        elif not mark and plain not in _IDLE:
            words.append((plain, item, place))
        last = item
    return line_with_marks(words)


def _mentions(clause: Clause) -> Iterator[Item]:
    """The mentions one by one; numbers that the clause takes for ticks are ticks."""
    ticks = {item.first: item for item in clause.items if isinstance(item.value, TickRef)}
    for item in taken_apart(clause):
        yield ticks.get(item.first, item) if item.kind == "number" else item


def _mark(item: Item) -> str:
    """The mark of a mention; "" where its words stand for themselves."""
    if item.kind == "noun":
        return "<map>" if item.value == "panel" else f"<{item.value}>"
    if item.kind in ("number", "factor"):
        return "<n>" if item.kind == "number" else "<f>"
    if item.kind == "compare":
        placed = item.text.casefold().split()[0] in _PLACED and item.value not in ("good", "bad")
        return "" if placed else _COMPARED.get(str(item.value), "")
    if item.kind in _SPOKEN:
        return ""
    if item.kind == "extreme" and item.text.casefold() in ("tops the", "topped the"):
        return ""
    if item.kind == "extreme":
        return _EXTREMES.get(str(item.value), "<x>")
    if item.kind == "trend":
        return _MOVES.get(str(item.value), "<x>")
    return _mark_of_ref(item.value)


def _mark_of_ref(value: object) -> str:
    if isinstance(value, TickRef):
        plain = not value.unknown and value.side in ("rows", "columns")
        return "<every>" if value.every else "<ref>" if plain else "<x>"
    if isinstance(value, PositionRef):
        return "<ref>"
    if isinstance(value, PanelRef):
        return "<panels>" if value.every or len(value.panels) > 1 else "<panel>"
    return "<axis>" if isinstance(value, AxisRef) and value.direction >= 0 else "<x>"
