"""Steps along an axis: `each 10 °C increment`, `every added 50 g`, `every doubling of the load`, `each successive hour`."""

from collections.abc import Iterator
from itertools import pairwise

from auditor.language.items import Item
from auditor.language.lexicon import phrases
from auditor.language.mentions.context import Context
from auditor.language.mentions.told_ticks import units_of
from auditor.language.refs import AxisRef, axis_of
from auditor.language.units import axes_in, unit_named
from auditor.quantity import number_of

_EACH = frozenset("each every".split())
_ADDED = frozenset("added additional further extra successive subsequent new passing single next".split())
_NEXT = frozenset("successive subsequent passing".split())
_UP = frozenset("increment step increase rise addition raise jump".split())
_DOWN = frozenset("decrease reduction drop decrement".split())
_JOINTS = frozenset("of in".split())
_LONGEST = 3
_CLOSE = 1e-6


def find(context: Context, i: int) -> Item | None:
    """What is told of the step behind "each" and its adjectives, as the axis that is followed and its direction."""
    if not _is_opened(context, i):
        return None
    amount, unit, at = _amount(context, i)
    direction, behind = _moved(context, at)
    named = list(_axis(context, behind + 1)) if context.norm(behind) in _JOINTS else []
    sides = [side for side, _ in named] or (_measured(context, unit) if amount is not None else [])
    if amount is None and not (direction and named):
        return _following(context, i)
    if len(set(sides)) != 1 or amount is not None and not _is_spacing(context, sides[0], amount):
        return None
    last = named[0][1] if named else behind
    return context.item("ref", AxisRef(sides[0], direction or 1), i, last)


def _is_opened(context: Context, i: int) -> bool:
    """Whether "each" or "every" leads to a token, over nothing but words for one more."""
    at = i - 1
    while context.norm(at) in _ADDED:
        at -= 1
    return context.norm(at) in _EACH and context.norm(i) not in _ADDED


def _amount(context: Context, i: int) -> tuple[float | None, str, int]:
    """The size of the step with its unit, and where they end; none, and the token itself, where none is told."""
    number = number_of(context.tokens[i].text) if context.tokens[i].is_number else None
    if number is None:
        return None, "", i
    at = i + 1 + (context.norm(i + 1) == "-")
    degree = context.norm(at) == "°"
    return number, context.norm(at) + (context.norm(at + 1) if degree else ""), at + 1 + degree


def _moved(context: Context, at: int) -> tuple[int, int]:
    """Which way a noun for a step goes (0: there is none), and where it ends."""
    word = context.norm(at)
    senses = phrases().get((word,), [])
    up = word in _UP or ("trend", "up") in senses or ("factor", "2") in senses
    down = word in _DOWN or ("trend", "down") in senses or ("factor", "0.5") in senses
    return (1, at + 1) if up else (-1, at + 1) if down else (0, at)


def _axis(context: Context, at: int) -> Iterator[tuple[str, int]]:
    """The axis that is named at a token, over an article."""
    return context.axes_named(at + (context.norm(at) in ("the", "its")), _LONGEST)


def _measured(context: Context, unit: str) -> list[str]:
    """The sides of the axes that have a unit."""
    known = axes_in(context.document, unit_named(unit[:1] if unit.startswith("°") else unit))
    return known or [side for side in ("rows", "columns") if unit in units_of(context.document, side)]


def _is_spacing(context: Context, side: str, amount: float) -> bool:
    """Whether the ticks of an axis lie so far apart, each from the next."""
    axes = [axis_of(panel, side) for panel in context.document.panels]
    numbers = [[tick.number for tick in axis.ticks] for axis in axes]
    steps = {abs(b - a) for line in numbers for a, b in pairwise(line) if a is not None and b is not None}
    return bool(steps) and all(abs(step - amount) <= _CLOSE * amount for step in steps)


def _following(context: Context, i: int) -> Item | None:
    """`each successive hour`: the axis behind a word for the one that follows."""
    if context.norm(i - 1) not in _NEXT:
        return None
    return next(
        (context.item("ref", AxisRef(side, 1), i, last) for side, last in context.axes_named(i, _LONGEST)),
        None,
    )
