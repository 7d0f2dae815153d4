"""Parts of a day, where just one hour of an axis lies in them: `in the late afternoon` for 16:00, `the evening`."""

from auditor.language.clock_names import hours_of
from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef, axis_of

# From which hour on and up to which one somebody may call it so. These are wide, as an hour is taken only
# if no other one of the axis may be meant as well.
_PARTS = {
    "morning": (4, 12),
    "afternoon": (12, 19),
    "evening": (17, 24),
    "early morning": (3, 10),
    "late morning": (9, 13),
    "early afternoon": (12, 16),
    "late afternoon": (15, 19),
    "early evening": (17, 20),
    "late evening": (20, 24),
}
_BEFORE = frozenset("the in this during".split())
# With another word behind it the part is that of a thing: "the morning rush", "the evening shift".
_BEHIND = frozenset("column row hour period slot reading value".split())
_SIDES = ("rows", "columns")


def find(context: Context, i: int) -> Item | None:
    """The one hour of an axis that lies in a part of the day."""
    two = f"{context.norm(i)} {context.norm(i + 1)}"
    part, last = (two, i + 2) if two in _PARTS else (context.norm(i), i + 1)
    if part not in _PARTS or context.norm(i - 1) not in _BEFORE or context.vocabulary.find((part,)):
        return None
    if not _stands_alone(context, last):
        return None
    first, end = _PARTS[part]
    for side in _SIDES:
        axes = [axis_of(panel, side) for panel in context.document.panels]
        hours: dict[str, int] = {}
        for axis in axes:
            hours |= hours_of([tick.text for tick in axis.ticks], [axis.label])
        if not axes or any(tick.text not in hours for axis in axes for tick in axis.ticks):
            continue
        within = tuple(text for text, hour in hours.items() if first <= hour < end)
        if len(within) == 1:
            return context.item("ref", TickRef(side, within, True), i, last)
    return None


def _stands_alone(context: Context, last: int) -> bool:
    """Whether the part of the day is no part of the name of a thing, and none of several such parts."""
    word = context.norm(last)
    if word in ("and", "or", "to", "until", "through", "till", "of"):
        return False
    plural = context.tokens[last - 1].text.endswith("s")
    return not plural and (not word.isalpha() or word in _BEHIND or _goes_on(context, last))


def _goes_on(context: Context, last: int) -> bool:
    """Whether a name that the figure has, or a word that opens a phrase, comes next."""
    return context.norm(last) in _OPENING or any(True for _ in context.named(last, 3))


_OPENING = frozenset(
    "the at in it there all every each no none only is be has have with for where when".split()
)
