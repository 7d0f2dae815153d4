"""Ticks that stand alone, known by being no value: `at 2000`."""

import re

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import between, tick_text
from auditor.language.mentions.context import Context
from auditor.language.mentions.counting_words import counts_something
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.refs import TickRef
from auditor.language.tokens import Token
from auditor.language.units import unit_named
from auditor.quantity import match_quantity
from auditor.reading.labels import differ_in_unit

# Words that make what an axis does the way along which something else is told: "as the load grows".
_ALONG = frozenset("as when while whenever".split())
_LONGEST = 3
_BEING = frozenset(
    "is are was were be been stay stays stayed remain remains remained fall falls fell drop drops dropped".split()
)
_UNIT_BEHIND = re.compile(r"\s?(?P<unit>%|°\s?[CF]|[kcmµμn]?[mgls]\b|[kMG]?(?:Hz|W|Pa|B)\b)")
_COMPARATIVES = frozenset(
    "higher lower more less greater smaller larger fewer better worse above below over under ahead behind longer shorter".split()
)
# Behind these a number is where something is: "at 20 higher values are found".
_PLACING = frozenset("at in on for from to with under of and or between , :".split())
_LINES = {"row": "rows", "column": "columns"}
_CLOCK = re.compile(r"\d{1,2}:\d\d")


def find(context: Context, i: int) -> Item | None:
    """A bare number that is a tick of one axis only and lies far from all values: "at 2000", "5.00E-05"."""
    token = context.tokens[i]
    if not token.is_number or counts_something(context, i) or _CLOCK.match(context.text, token.start):
        return None
    if could_be_value(context, token) and _is_a_difference(context, i):
        return None
    if run := _run_of_axis(context, i):
        return run
    if (named := _of_named_line(context, i)) is not None:
        return named
    sides = [side for side in ("rows", "columns") if tick_text(context.document, side, token.text)]
    if len(sides) != 1:
        return None
    padded = token.text.startswith("0") and token.text.isdigit() and len(token.text) > 1
    padded = padded or "e-" in token.text.casefold()  # "1e-3", as only ticks are written
    if not padded and could_be_value(context, token) and not _is_placed(context, i):
        return None
    if _in_another_unit(context, token, tick_text(context.document, sides[0], token.text)):
        return None
    ticks, last = tick_list(context, i, sides[0])
    return context.item("ref", TickRef(sides[0], ticks), i, last) if ticks else None


def _is_a_difference(context: Context, i: int) -> bool:
    """`A is 4 higher than B`, `falls by 4`, `runs 4 points ahead`: by how much something differs."""
    unit = context.norm(i + 1) in ("point", "unit") or bool(unit_named(context.norm(i + 1)))
    compared = context.norm(i + 1 + unit) in _COMPARATIVES
    placed = context.norm(i - 1) in _PLACING
    return context.norm(i - 1) == "by" or compared and not placed


def _of_named_line(context: Context, i: int) -> Item | None:
    """`the 25% row`: the tick of the side that a word right behind a number names, where it has just that unit."""
    signed = context.norm(i + 1) == "%"
    side = _LINES.get(context.norm(i + 1 + signed), "")
    tick = tick_text(context.document, side, context.tokens[i].text + "%" * signed) if side else ""
    if not tick or signed and not tick.endswith("%"):
        return None
    return context.item("ref", TickRef(side, (tick,), True), i, i + 1 + signed)


def _is_placed(context: Context, i: int) -> bool:
    """Whether the word before a number puts something there: "under 20", but not "is under 20"."""
    lead = context.norm(i - 1)
    return lead in ("with", "for") or (lead == "under" and context.norm(i - 2) not in _BEING)


def _in_another_unit(context: Context, token: Token, tick: str) -> bool:
    """Whether a number has a unit, and a tick of that number another: "20 %" beside "20 cm"."""
    own = _UNIT_BEHIND.match(context.text, token.end)
    return own is not None and differ_in_unit(tick, f"{token.text} {own['unit']}")


def _run_of_axis(context: Context, i: int) -> Item | None:
    """`as the load grows from 2 to 8`: the ticks from the first number to the second, be they like values or not."""
    if context.norm(i - 1) != "from" or context.norm(i + 1) not in ("to", "through"):
        return None
    for side in _sides_before(context, i - 2):
        low = tick_text(context.document, side, context.tokens[i].text)
        high = tick_text(context.document, side, context.tokens[i + 2].text) if low else ""
        if high:
            ticks = (low, *between(context.document, side, low, high))
            return context.item("ref", TickRef(side, ticks, True), i, i + 3)
    return None


def _sides_before(context: Context, verb: int) -> list[str]:
    """The axis that is named right before a verb, and behind "as" or "when"."""
    found = []
    for start in range(max(1, verb - _LONGEST), verb):
        lead = start - 1 - (context.norm(start - 1) in ("the", "its"))
        if context.norm(lead) in _ALONG:
            found += [side for side, last in context.axes_named(start, verb - start) if last == verb]
    return list(dict.fromkeys(found))


def could_be_value(context: Context, token: Token) -> bool:
    """Whether a number lies near the values of the document."""
    quantity = match_quantity(context.text, token.start)
    if quantity is None or context.value_range is None:
        return True
    low, high = context.value_range
    margin = 0.5 * (high - low)
    percent = "%" in context.text[quantity.span.end - 1 : quantity.span.end + 1]
    return percent or low - margin <= quantity.value <= high + margin
