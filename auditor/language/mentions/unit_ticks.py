"""Ticks with their unit: `at 60 minutes`, `from 10 to 25 °C`."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import between, tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_ranges import open_range
from auditor.language.refs import TickRef, axis_of
from auditor.language.units import Measured, axes_in, cells_have_another_unit, measured, unit_named
from auditor.model import Document
from auditor.quantity import number_of
from auditor.reading.labels import same_label

_RANGE_JOINTS = frozenset("- to through".split())
_OTHER = {"rows": "columns", "columns": "rows"}


def find(context: Context, i: int) -> Item | None:
    """`at 60 minutes`, `from 10 to 25 °C`: ticks of the one axis that is measured in a unit, where the cells are not."""
    found = measured(context.tokens, i)
    if found is None or found.apart or _is_name(context, i):
        return None
    placed = _behind_a_value(context, i)
    told = placed or cells_have_another_unit(context.document, found.unit)
    if found.unit == "%" and _near_values(context, found) and not told:
        return None
    sides = axes_in(context.document, found.unit, as_place=placed)
    if len(sides) > 1:  # of two axes in the same unit it is the one that has these ticks
        sides = [s for s in sides if all(tick_text(context.document, s, number) for number in found.numbers)]
    ticks = _ticks(context, found, sides[0]) if len(sides) == 1 else []
    if not ticks or "" in ticks and _opens_with_another(context, found, sides[0]):
        return None
    if "" in ticks:  # some of them are no ticks: what is meant is not in the grid, or only in part
        return context.item("ref", TickRef(sides[0], (), True, unknown=True), i, found.last)
    ticks, last = open_range(context, ticks, found.last, sides[0])
    return context.item("ref", TickRef(sides[0], tuple(dict.fromkeys(ticks)), True), i, last)


def _is_name(context: Context, i: int) -> bool:
    """`1M` beside `1Y`: whether a number and the letters right behind it are the name of a tick."""
    one, other = (*context.tokens[i : i + 2], None)[:2]
    joined = one is not None and other is not None and one.end == other.start
    return joined and bool(context.vocabulary.find((context.norm(i), context.norm(i + 1))))


def _ticks(context: Context, found: Measured, side: str) -> list[str]:
    """The ticks that are told, those between the ends of a range included; none where none is a tick, one "" where one is not."""
    ticks = [_tick_in(context.document, side, number, found.unit) for number in found.numbers]
    meant = ticks[:1]
    for joint, low, high in zip(found.joints, ticks, ticks[1:], strict=False):
        meant += between(context.document, side, low, high) if joint in _RANGE_JOINTS else [high]
    return list(dict.fromkeys(meant)) if all(ticks) else [""] if any(ticks) else []


def _tick_in(document: Document, side: str, number: str, unit: str) -> str:
    """A tick with a number: of several, such as "5 s" and "5 min", the one in this unit."""
    written = [
        tick.text
        for panel in document.panels
        for tick in axis_of(panel, side).ticks
        if same_label(tick.text, number) and unit_named(_last_word(tick.text)) == unit
    ]
    return written[0] if written else tick_text(document, side, number)


def _last_word(label: str) -> str:
    return label.split()[-1].casefold() if label.split() else ""


def _opens_with_another(context: Context, found: Measured, side: str) -> bool:
    """`in 2020, 400 m had ...`: whether the first number is a tick of the other axis, or a panel, behind which a comma stands."""
    first = found.numbers[0]
    return (
        found.joints[:1] == (",",)
        and not tick_text(context.document, side, first)
        and (
            bool(tick_text(context.document, _OTHER[side], first))
            or any(panel.name.strip() == first for panel in context.document.panels)
        )
    )


def _behind_a_value(context: Context, i: int) -> bool:
    """Whether a value is told right before, so that this tells where it is: "97.8 at 40%"."""
    before = context.tokens[max(0, i - 3) : i]
    words = [token.text for token in before if token.text != "%"][-2:]
    return len(words) == 2 and words[1].casefold() == "at" and number_of(words[0]) is not None


def _near_values(context: Context, found: Measured) -> bool:
    """Whether some number could be a value as well."""
    low, high = context.value_range or (float("-inf"), float("inf"))
    margin = 0.5 * (high - low)
    told = [number for text in found.numbers if (number := number_of(text)) is not None]
    return any(low - margin <= number <= high + margin for number in told)
