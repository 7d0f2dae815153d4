"""The tick that is just the letter A: `A at 8`."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import tick_text
from auditor.language.mentions.context import Context
from auditor.language.refs import TickRef

# No noun phrase goes on with one of these behind its article.
BEHIND_NO_ARTICLE = frozenset(
    "at in on for with under over from to is are was has had and or beat exceed read reach hold stand than does drop fall rise lead trail , ; :".split()
)


def find(context: Context, i: int) -> Item | None:
    """`A at 8`, `A is lowest`: the letter is a tick where what follows cannot stand behind an article."""
    if context.tokens[i].text != "A" or context.norm(i + 1) not in BEHIND_NO_ARTICLE:
        return None
    sides = [side for side in ("rows", "columns") if tick_text(context.document, side, "A")]
    if not sides:
        return None
    return context.item("ref", TickRef(sides[0] if len(sides) == 1 else "either", ("A",)), i, i + 1)
