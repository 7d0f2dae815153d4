"""Parts of a week, a year or a century: `on weekdays`, `at the weekend`, `in the second quarter`, `in the first half of the year`, `the 1990s`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef, axis_of
from auditor.language.times import YEAR
from auditor.numerals import cardinal, ordinal

_DAYS = "mon tue wed thu fri sat sun".split()
_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_WORKING, _FREE = frozenset(_DAYS[:5]), frozenset(_DAYS[5:])
_FEWEST = 3


def find(context: Context, i: int) -> Item | None:
    """Ticks of a calendar by the part of it that they make up."""
    return _of_week(context, i) or _of_year(context, i) or _decade(context, i)


def _of_week(context: Context, i: int) -> Item | None:
    """`on weekdays`, `working days`, `at the weekend`."""
    word, last = context.norm(i), i + 1
    apart = word in ("working", "work", "week") and context.norm(i + 1) == "day"
    if apart:
        word, last = "weekday", i + 2
    named = bool(context.vocabulary.find(("weekday",))) and not apart  # as the axis is
    days = _FREE if word == "weekend" else _WORKING if word in ("weekday", "workday") else None
    written = context.tokens[last - 1].text.casefold()
    several = written.endswith("s") or word == "weekend"
    each = context.norm(i - 1) in ("every", "each", "all", "any", "no")
    if days is _WORKING and (cardinal(context.norm(i - 1)) in (6, 7) or context.norm(i - 1) in ("6", "7")):
        return None  # "the six weekdays": as many as the axis has
    if days is None or not several and not (each and not named):
        return None
    if each and named and days is _WORKING:
        return None
    return _item(context, days, _DAYS, i, last)


def _of_year(context: Context, i: int) -> Item | None:
    """`the second quarter`, `Q2`, `the first half of the year`."""
    number = ordinal(context.norm(i)) or (4 if context.norm(i) in ("last", "final") else None)
    part = context.norm(i + 1)
    if (
        part == "half"
        and context.norm(i + 2) == "of"
        and "year" in (context.norm(i + 3), context.norm(i + 4))
    ):
        number = 2 if context.norm(i) == "second" else 1 if context.norm(i) == "first" else None
        length, last = 6, i + 4 + (context.norm(i + 4) == "year")
    elif part == "quarter":
        length, last = 3, i + 2
        if context.norm(i + 2) == "of" and "year" in (context.norm(i + 3), context.norm(i + 4)):
            last = i + 4 + (context.norm(i + 4) == "year")
    else:
        return None
    if not number or number * length > len(_MONTHS) or context.vocabulary.find((part,)):
        return None
    wanted = frozenset(_MONTHS[(number - 1) * length : number * length])
    return _item(context, wanted, _MONTHS, i, last)


def _decade(context: Context, i: int) -> Item | None:
    """`the 1990s`."""
    text = context.tokens[i].text
    if context.norm(i + 1) == "s" and context.text[context.tokens[i].end : context.tokens[i].end + 1] == "s":
        last = i + 2
    elif text.endswith("0s"):
        text, last = text[:-1], i + 1
    else:
        return None
    if len(text) != 4 or not YEAR.fullmatch(text) or not text.endswith("0"):
        return None
    for side in ("rows", "columns"):
        ticks = (
            [tick.text for tick in axis_of(context.document.panels[0], side).ticks]
            if context.document.panels
            else []
        )
        if ticks and all(YEAR.fullmatch(tick) for tick in ticks):
            chosen = tuple(tick for tick in ticks if tick[:3] == text[:3])
            return context.item("ref", TickRef(side, chosen, True), i, last) if chosen else None
    return None


def _item(context: Context, wanted: frozenset[str], names: list[str], first: int, last: int) -> Item | None:
    """The ticks of the one axis that is a calendar of such names, as far as they are wanted.

    Of "every working day", too, they are some lines by name, and never "every" line: that means all of a side.
    """
    for side in ("rows", "columns"):
        for panel in context.document.panels:
            ticks = [tick.text for tick in axis_of(panel, side).ticks]
            keys = [text.strip().casefold()[:3] for text in ticks]
            if len(set(keys)) < max(_FEWEST, len(keys)) or not set(keys) <= set(names):
                continue
            chosen = tuple(text for text, key in zip(ticks, keys, strict=True) if key in wanted)
            return context.item("ref", TickRef(side, chosen, True), first, last) if chosen else None
    return None
