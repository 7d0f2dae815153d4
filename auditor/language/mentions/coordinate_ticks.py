"""Ticks by the letter of their axis: `x=3`, `y = 20`, whatever the axes are called."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.tick_lists import tick_list
from auditor.language.refs import TickRef


def find(context: Context, i: int) -> Item | None:
    """`x=3`, `x = 3 to 5`: the ticks behind an axis's letter and an equals sign."""
    if context.norm(i + 1) != "=":
        return None
    side = next((side for side, letter in sorted(context.axis_letters) if letter == context.norm(i)), None)
    if side is None or _within_word(context, i):
        return None
    ticks, last = tick_list(context, i + 2, side)
    return context.item("ref", TickRef(side, ticks, True), i, last) if ticks else None


def _within_word(context: Context, i: int) -> bool:
    """Whether the letter is the end of a longer name: "n_x = 3", "max-x = 3"."""
    return (
        i > 0
        and context.norm(i - 1) in ("_", "-", "^")
        and context.tokens[i - 1].end == context.tokens[i].start
    )
