"""Open ranges of ticks: `above 1`, `up to 256`, `2000 or more`, `from 5 on`."""

from dataclasses import replace
from itertools import pairwise

from auditor.language.distances import so_far
from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import (
    beyond,
    counts_down,
    is_borne,
    listed_from,
    negative,
    runs_down,
    upwards,
)
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_words import tick_at
from auditor.language.refs import TickRef, axis_of
from auditor.language.tokens import norms
from auditor.language.units import unit_named

# How a bound on an axis is put: the words, whether it runs upwards, whether the tick named is part of it.
BOUNDS = (
    (("greater", "than"), True, False),
    (("larger", "than"), True, False),
    (("longer", "than"), True, False),
    (("more", "than"), True, False),
    (("above",), True, False),
    (("over",), True, False),
    (("beyond",), True, False),
    (("exceeding",), True, False),
    (("past",), True, False),
    (("at", "least"), True, True),
    (("from",), True, True),
    (("less", "than"), False, False),
    (("smaller", "than"), False, False),
    (("shorter", "than"), False, False),
    (("fewer", "than"), False, False),
    (("below",), False, False),
    (("under",), False, False),
    (("up", "to", "and", "including"), False, True),
    (("up", "to"), False, True),
    (("≥",), True, True),
    (("≤",), False, True),
    ((">",), True, False),
    (("<",), False, False),
    (("at", "most"), False, True),
    (("no", "more", "than"), False, True),
    (("no", "larger", "than"), False, True),
    (("no", "less", "than"), True, True),
)
# Adjectives of the ticks of an axis by the way they run: "-10 °C or colder", "24 h and later".
_OR_MORE = frozenset(
    "more above higher longer larger bigger later up upward upwards over beyond greater warmer hotter deeper wider broader heavier "
    "older stronger thicker taller faster louder denser steeper on onward onwards after".split()
)
_OR_LESS = frozenset(
    "less below lower shorter smaller fewer earlier sooner under down downward downwards colder cooler shallower narrower lighter "
    "younger weaker thinner slower quieter before".split()
)
# Those of them that tell the order of any axis, be its ticks numbers or names.
_IN_ORDER = frozenset("later earlier sooner on onward onwards after before beyond".split())
_ON = frozenset("on onward onwards upward upwards up".split())
_DOWN = frozenset(("downward", "downwards"))
_UPWARDS = ("upward", "upwards", "onward")
_OTHER_ER = frozenset("other another under over either neither number order".split())


def bounded_ticks(context: Context, at: int, side: str) -> tuple[tuple[str, ...], int] | None:
    """`above 1`, `up to 256`, `of at least 2000`: the ticks of a numeric axis on one side of one of them."""
    for phrase, up, own in BOUNDS:
        if tuple(context.norm(at + k) for k in range(len(phrase))) != phrase:
            continue
        if phrase[0] in ("above", "below") and so_far(context.norms, at):
            continue  # "2 m above 20 m": how far apart two of them are
        if is_borne(context.document, side, phrase[0]):
            continue
        found = tick_at(context, at + len(phrase), side)
        way = upwards(context.document, side, phrase[0], up)
        reached = beyond(context.document, side, found[0], way) if found else []
        ticks = tuple(text for text in reached if found and (own or text != found[0]))
        if found and ticks:
            return ticks, found[1]
    return None


def open_range(context: Context, ticks: list[str], at: int, side: str) -> tuple[list[str], int]:
    """`2000 or more`, `21 percent and above`, `-10 °C or colder`: all ticks from there on."""
    skip = _behind_unit(context, at) - at
    first, second = context.norm(at + skip), context.norm(at + skip + 1)
    joined = first in ("or", "and") and not _leads_on(context, at + skip + 1)
    up = joined and second in _OR_MORE or first in _UPWARDS
    down = joined and second in _OR_LESS
    if not (up or down) or len(ticks) != 1:
        return ticks, at
    found = _from_there(context, ticks[0], side, second, up)
    return found or ticks, at + skip + (1 if first in _UPWARDS else 2)


def _leads_on(context: Context, at: int) -> bool:
    """`on Friday and on Sunday`: whether "on" leads to another name."""
    return (
        context.norm(at) == "on" and next(context.named(at + 1, context.vocabulary.longest), None) is not None
    )


def _from_there(context: Context, tick: str, side: str, word: str, up: bool) -> list[str]:
    """All ticks from one on, in the way that an adjective tells."""
    sunk = word in ("deeper", "shallower") and negative(context.document, side)
    turned = word in ("below", "above") and runs_down(context.document, side)
    turned |= word in _IN_ORDER and counts_down(context.document, side)
    found = beyond(context.document, side, tick, up != (sunk or turned))
    return found or (listed_from(context.document, side, tick, up) if word in _IN_ORDER else [])


def _behind_unit(context: Context, at: int) -> int:
    """Where a unit ends that stands here ("5 m or more"); if none does, here."""
    word = context.norm(at)
    short = word.isalpha() and len(word) <= 2 and word not in ("or", "to", "in", "at", "is")
    return at + (word == "percent" or short and context.norm(at + 1) in ("and", "or"))


def onwards(context: Context, item: Item) -> Item:
    """`from 5 bits on`, `from 2000 upwards`, `March or later`: all ticks from there on; any other item as it is."""
    ref = item.value
    if not isinstance(ref, TickRef) or len(ref.ticks) != 1 or ref.side not in ("rows", "columns"):
        return item
    noun = _counted_in(context, item.last, ref.side)
    deep = runs_down(context.document, ref.side)
    word, behind = context.norm(item.last + noun), context.norm(item.last + noun + 1)
    leading = behind != "to" and "from" in context.norms[max(0, item.first - 1) : item.last - 1]
    if leading and word in _ON:
        ticks, last = _from_there(context, ref.ticks[0], ref.side, "on", True), item.last + noun + 1
    elif leading and word in _DOWN and (deep or not _numbered_downwards(context, ref.side)):
        ticks, last = _from_there(context, ref.ticks[0], ref.side, word, deep), item.last + noun + 1
    else:
        ticks, last = open_range(context, list(ref.ticks), item.last, ref.side)
    if last > item.last and ticks:
        return context.item(item.kind, replace(ref, ticks=tuple(ticks)), item.first, last)
    last = _behind_unit(context, item.last) + 2
    if _compares(context, last - 2):  # in a direction that is not known
        return context.item(item.kind, replace(ref, unknown=True, ticks=()), item.first, last)
    return item


def _counted_in(context: Context, at: int, side: str) -> bool:
    """`from 20k steps on`, `from 3 m on`: whether a plural, a unit or a word for the axis stands between a tick and the word for what follows it."""
    plural = at < len(context.tokens) and context.tokens[at].text.casefold().endswith("s")
    told = plural or bool(unit_named(context.norm(at))) or context.norm(at) in _label(context, side)
    return told and context.norm(at + 1) in (_ON | _DOWN) - {"up"}


def _label(context: Context, side: str) -> frozenset[str]:
    return frozenset(
        word
        for panel in context.document.panels
        for word in norms(axis_of(panel, side).label)
        if len(word) > 2
    )


def _numbered_downwards(context: Context, side: str) -> bool:
    """Whether the lower rows have the larger numbers, so that "from 8 downwards" may be told either way."""
    numbers = [tick.number for panel in context.document.panels for tick in axis_of(panel, side).ticks]
    return side == "rows" and any(a is not None and b is not None and a < b for a, b in pairwise(numbers))


def _compares(context: Context, at: int) -> bool:
    """`or paler`: an adjective by which more ticks than the one named are meant."""
    word = context.norm(at + 1)
    plain = word in _OTHER_ER or word in _OR_MORE or word in _OR_LESS or context.vocabulary.find((word,))
    return context.norm(at) == "or" and len(word) > 4 and word.endswith("er") and not plain
