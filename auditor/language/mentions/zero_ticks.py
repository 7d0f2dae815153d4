"""The tick for none of what an axis tells: `without noise`, `with no delay`, `at zero load`."""

from collections.abc import Iterator

from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef, axis_of
from auditor.language.tokens import norms

_FILLERS = frozenset("any added additional the extra a".split())
_LEADS = frozenset("with at for under in by and or between from to than over against".split())
_NONE = frozenset("none no nothing blank off zero".split())
_ASKING = frozenset("do does did is are was were has have had can could will would".split())
_LONGEST = 4


def find(context: Context, i: int) -> Item | None:
    """Words for none of something, before the name of an axis that has a tick for it."""
    word = context.norm(i)
    if word != "without" and not (word in ("no", "zero") and context.norm(i - 1) in _LEADS):
        return None
    at = i + 1
    while context.norm(at) in _FILLERS:
        at += 1
    for side, last in (*context.axes_named(at, _LONGEST), *_done_with(context, at)):
        behind = context.tokens[last].text.casefold() if last < len(context.tokens) else ""
        if word == "no" and behind in _ASKING:
            continue  # "in no week does A lead" denies it of all of them
        tick = _none_of(context, side)
        if tick:
            return context.item("ref", TickRef(side, (tick,), True), i, last)
    return None


def _done_with(context: Context, at: int) -> Iterator[tuple[str, int]]:
    """`without masking`: the axis of which the word tells what is done with it."""
    own = set(roots(context.norm(at)))
    for side in ("rows", "columns") if own else ():
        if any(own & set(norms(axis_of(panel, side).label)) for panel in context.document.panels):
            yield side, at + 1


def _none_of(context: Context, side: str) -> str:
    """The tick of an axis that is zero, or a word for it."""
    for panel in context.document.panels:
        for tick in axis_of(panel, side).ticks:
            if tick.number == 0 or tick.text.casefold().strip(" -–.") in _NONE:
                return tick.text
    return ""
