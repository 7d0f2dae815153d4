"""`from A to B`, `A → B`: in a grid that crosses a set with itself, the cell where one leads to the other."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from auditor.language.clauses.clause import Spot
from auditor.language.items import Item
from auditor.language.refs import AxisRef, TickRef
from auditor.language.tokens import norms
from auditor.model import Document, Panel
from auditor.world import same_labels

_ORIGIN = frozenset(
    "from source sources origin sender start starting initial before old previous donor giver train training trained departure".split()
)
_DESTINATION = frozenset(
    "to target targets destination receiver recipient end ending final after new next test tested testing evaluation evaluated arrival".split()
)
_LEADING = frozenset("to into → -> ➔ ⇒".split())


def passages(items: Sequence[Item], text: str, document: Document) -> list[Item]:
    """The mentions, with two labels of which one leads to the other as one cell, where the axes tell which comes first."""
    side = _origin_side(document)
    if not side or _stays_on_a_line(items):
        return list(items)
    found: list[Item] = []
    for item in items:
        held = found.copy()
        if held and _is_word(held[-1], "to"):
            held.pop()
        if held and _leads(held[-1], item, text):
            first = held.pop()
            opened = held.pop() if held and _opens(held[-1], first, text) else first
            found = [*held, _cell(opened, first, item, side, text)]
        else:
            found.append(item)
    return found


def _leads(first: Item, second: Item, text: str) -> bool:
    gap = text[first.end : second.start].strip(" `'\"“”‘’*_").casefold()
    return _is_label(first) and _is_label(second) and gap in _LEADING


def _is_label(item: Item) -> bool:
    value = item.value
    return isinstance(value, TickRef) and len(value.ticks) == 1 and not value.every


def _is_word(item: Item, word: str) -> bool:
    return item.text.casefold() == word and (isinstance(item.value, AxisRef) or item.kind == "range")


def _opens(item: Item, first: Item, text: str) -> bool:
    return _is_word(item, "from") and not text[item.end : first.start].strip(" `'\"“”‘’*_")


def _cell(opened: Item, first: Item, second: Item, side: str, text: str) -> Item:
    assert isinstance(first.value, TickRef)
    assert isinstance(second.value, TickRef)
    ends = first.value.ticks, second.value.ticks
    rows, columns = ends if side == "rows" else ends[::-1]
    spot = Spot(TickRef("rows", rows, True), TickRef("columns", columns, True))
    shown = text[opened.start : second.end]
    return replace(first, value=spot, start=opened.start, first=opened.first, end=second.end, last=second.last, text=shown)  # fmt: skip


def _stays_on_a_line(items: Sequence[Item]) -> bool:
    """`In row A the values fall from B to C`: the labels are then stations along that line."""
    lines = [item for item in items if item.kind == "noun" and item.value in ("row", "column")]
    labels = [item for item in items if isinstance(item.value, TickRef)]
    return any(0 <= a.first - b.last <= 1 for one in lines for other in labels for a, b in ((one, other), (other, one)))  # fmt: skip


@lru_cache(maxsize=256)
def _origin_side(document: Document) -> str:
    """The axis on which all grids have where something comes from; "" where they do not tell, or are no such grids."""
    found = {_origin_of(panel) if same_labels(panel) else "" for panel in document.panels}
    return found.pop() if len(found) == 1 else ""


def _origin_of(panel: Panel) -> str:
    rows, columns = set(norms(panel.rows.label)), set(norms(panel.columns.label))
    if rows & _ORIGIN and columns & _DESTINATION:
        return "rows"
    return "columns" if rows & _DESTINATION and columns & _ORIGIN else ""
