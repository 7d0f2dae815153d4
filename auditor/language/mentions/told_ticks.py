"""Numbers that are ticks by what stands around them: `at 70 °C`, `above 40 min`, `the 50% column`, `batch 1 at 8192`.

Three things make a tick of a number for sure: a unit that its axis has and the cells have not, the word for its lines right
behind, or an "at" that leads to it where no cell holds such a number. Behind any preposition it may be one.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.language.distances import so_far
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import between, beyond, is_borne, tick_text, upwards
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_ranges import open_range
from auditor.language.refs import AxisRef, TickRef, axis_of
from auditor.model import Axis, Document

SIDES = ("rows", "columns")
_LINES = {"row": "rows", "column": "columns"}
_LISTED = frozenset(", and or & /".split())
_SPANNED = frozenset("to - through".split())
_LEADS = frozenset("at for with in under and or , between until till from ( on to : ;".split())
_BOUNDS = {
    "above": (True, False),
    "beyond": (True, False),
    "past": (True, False),
    "over": (True, False),
    "from": (True, True),
    "below": (False, False),
    "under": (False, False),
    "up to": (False, True),
}
_OPENING = frozenset(", ; : . ( but while whereas though although".split())
_BEHIND_NAMES = re.compile(r"(?:\d[\d.,]*\s*(?:%|[^\W\d_]{1,3})?|\)|%)\s*$")
_LABEL_UNIT = re.compile(r"(?:[(\[,]\s*|\bin\s+)(?P<unit>[^\s()\[\],]{1,8}(?:/[^\s()\[\],]{1,6})?)\s*[)\]]?$")
_TICK_UNIT = re.compile(r"^[-+−]?[\d.,]+\s?(?P<unit>[^\W\d_]{1,8}|[°µ][^\W\d_]{1,3}|%)$")


@dataclass(frozen=True, slots=True)
class _Ticks:
    """Ticks of a side, where they end, and whether a unit that only their axis has shows them to be ticks."""

    side: str
    ticks: tuple[str, ...]
    last: int
    by_unit: bool


def all_of(context: Context, items: Sequence[Item]) -> tuple[Item, ...]:
    """The numbers of a sentence that may be ticks; those that surely are have the sense "sure"."""
    found: list[Item] = []
    taken = 0
    words = {at for item in items if item.kind == "ref" for at in range(item.first, item.last)}
    for i in range(len(context.tokens)):
        if i < taken or i in words:
            continue
        item = _bound(context, i) or _found(context, i)
        if item is not None:
            found.append(item)
            taken = item.last
    return tuple(found)


def _found(context: Context, i: int) -> Item | None:
    """Numbers that a unit, a word for lines, or a preposition shows to be ticks."""
    if not context.tokens[i].is_number:
        return None
    found = [ticks for side in SIDES if (ticks := _ticks(context, i, side)) is not None]
    for one in found:
        end = _line_end(context, one.last, one.side)
        if end and len(one.ticks) == 1:
            return _item(context, one, i, end, True)
    sure = [
        one for one in found if one.by_unit and _is_led_to(context, i) and not _of_cells(context, one.last)
    ]
    if len(sure) == 1:
        return _item(context, sure[0], i, sure[0].last, True)
    if len(found) == 1 and _is_led_to(context, i):
        return _item(context, found[0], i, found[0].last, _is_place(context, i) and not _in_cells(context, i))
    return None


def _item(context: Context, found: _Ticks, first: int, last: int, sure: bool) -> Item:
    senses = (("tick", "sure"),) if sure else ()
    return context.item("ref", TickRef(found.side, found.ticks, True), first, last, senses)


def _bound(context: Context, i: int) -> Item | None:
    """`above 40 °C`: the ticks on one side of one of them."""
    word = f"{context.norm(i)} {context.norm(i + 1)}" if context.norm(i) == "up" else context.norm(i)
    if word not in _BOUNDS or so_far(context.norms, i):
        return None
    up, own = _BOUNDS[word]
    at = i + 1 + word.count(" ")
    for side in SIDES:
        found = _ticks(context, at, side)
        if found is None or not found.by_unit or len(found.ticks) != 1 or _of_cells(context, found.last):
            continue
        if is_borne(context.document, side, word):
            return None
        reached = beyond(context.document, side, found.ticks[0], upwards(context.document, side, word, up))
        ticks = tuple(text for text in reached if own or text not in found.ticks)
        if ticks:
            return _item(context, replace(found, ticks=ticks), i, found.last, True)
    return None


def _ticks(context: Context, i: int, side: str) -> _Ticks | None:
    """The ticks of a side that are written from a token on: one, a list, a span, an open range."""
    first = _tick_at(context, i, side)
    if first is None:
        return None
    ticks, at, by_unit = [first[0]], first[1], first[2]
    opened = context.norm(i - 1) == "between"
    while (joint := context.norm(at)) in _LISTED | _SPANNED:
        follow = at + 1 + (context.norm(at + 1) in ("and", "or"))
        following = _tick_at(context, follow, side)
        if following is None or joint in _LISTED and not (following[2] or by_unit):
            break
        spanned = joint in _SPANNED or opened and joint == "and"
        ticks += between(context.document, side, ticks[-1], following[0]) if spanned else [following[0]]
        at, by_unit = following[1], by_unit or following[2]
    ticks, at = open_range(context, ticks, at, side)
    return _Ticks(side, tuple(dict.fromkeys(ticks)), at, by_unit)


def _tick_at(context: Context, i: int, side: str) -> tuple[str, int, bool] | None:
    """The tick that the number at a token is, where it ends, and whether a unit of the axis stands behind it."""
    if i >= len(context.tokens) or not context.tokens[i].is_number:
        return None
    tick = tick_text(context.document, side, context.tokens[i].text) or _with_unit(context, i, side)
    if not tick:
        return None
    end = _unit_end(context, context.tokens[i].end, units_of(context.document, side))
    return tick, end or i + 1, bool(end)


def _with_unit(context: Context, i: int, side: str) -> str:
    """The tick whose number this is, where the ticks are written with their unit."""
    ticks = [tick for panel in context.document.panels for tick in axis_of(panel, side).ticks]
    for tick in ticks:
        written = tick.number is not None and _TICK_UNIT.match(tick.text.strip())
        if written and tick.number is not None and _same(tick.number, context.tokens[i].text):
            return tick.text
    return ""


def _same(number: float, text: str) -> bool:
    try:
        return number == float(text.replace(",", "").replace("−", "-"))
    except ValueError:
        return False


def _unit_end(context: Context, at: int, units: frozenset[str]) -> int:
    """Behind which token one of some units ends that stands at a place in the text; 0 where none does."""
    for unit in sorted(units, key=len, reverse=True):
        found = re.compile(rf"[\s-]?{re.escape(unit)}(?![^\W_])", re.IGNORECASE).match(context.text, at)
        if found:
            return context.behind(0, found.end()) or 0
    return 0


def _line_end(context: Context, at: int, side: str) -> int:
    """Where the word for the lines of a side, or the name of its axis, ends that stands here in the singular; or 0."""
    if at >= len(context.tokens):
        return 0
    plural = context.tokens[at].text.casefold().endswith("s")
    if _LINES.get(context.norm(at)) == side:
        return 0 if plural else at + 1
    named = [last for name, last in context.axes_named(at, 3) if name == side]
    return (
        named[0]
        if named
        and not plural
        and "%" in context.text[context.tokens[at].start - 2 : context.tokens[at].start]
        else 0
    )


def _is_led_to(context: Context, i: int) -> bool:
    """Whether a preposition or a list leads to a number, so that it is a place and no amount ("10 min later")."""
    at = i - 1 - (context.norm(i - 1) == "the")
    return at < 0 or context.norm(at) in _LEADS


def _is_place(context: Context, i: int) -> bool:
    """Whether "at" leads to a number, and opens the sentence or follows a name or a number: "B at 40", not "stays at 40"."""
    if context.norm(i - 1) != "at":
        return False
    before = context.norm(i - 2)
    if i < 2 or before in _OPENING:
        return True
    lead = context.text[: context.tokens[i - 1].start]
    return bool(_BEHIND_NAMES.search(lead)) or any(_names_end(context, i - 1))


def _names_end(context: Context, i: int) -> Iterator[bool]:
    """Whether a name of the document ends before a token."""
    for length in range(1, min(context.vocabulary.longest, i) + 1):
        words, last = context.words(i - length, length)
        yield (
            bool(words)
            and last == i
            and any(isinstance(ref, TickRef | AxisRef) for ref in context.vocabulary.find(words))
        )


def _in_cells(context: Context, i: int) -> bool:
    return any(
        _same(quantity.value, context.tokens[i].text)
        for panel in context.document.panels
        for quantity in panel.values.values()
    )


def _of_cells(context: Context, last: int) -> bool:
    """Whether the cells have the unit, too, so that it tells nothing; percentages are told of anything."""
    start = max((token.end for token in context.tokens[:last] if token.is_number), default=0)
    written = context.text[start : context.tokens[last - 1].end]
    return "%" in written or bool(_unit_end(context, start, _cell_units(context.document)))


@lru_cache(maxsize=64)
def _units_of_axes(axes: tuple[Axis, ...]) -> frozenset[str]:
    labels = [axis.label for axis in axes] + [axis.declaration.label for axis in axes if axis.declaration]
    found = [_LABEL_UNIT.search(label.strip()) for label in labels]
    found += [_TICK_UNIT.match(tick.text.strip()) for axis in axes for tick in axis.ticks]
    return frozenset(match["unit"].casefold() for match in found if match and not match["unit"][0].isdigit())


def units_of(document: Document, side: str) -> frozenset[str]:
    """The units that the ticks of a side have, or that its axis names."""
    return _units_of_axes(tuple(axis_of(panel, side) for panel in document.panels))


def _cell_units(document: Document) -> frozenset[str]:
    """The units of the cells, as written in them or in the titles."""
    titles = [text for panel in document.panels for text in (panel.name, panel.figure)]
    titles += [panel.legend.label for panel in document.panels if panel.legend]
    found = [_LABEL_UNIT.search(title.strip()) for title in titles]
    written = {q.unit for panel in document.panels for q in panel.values.values() if q.unit}
    return frozenset(match["unit"].casefold() for match in found if match) | written
