"""The cell that something has with itself, by its possessive: "the wren's own cell"."""

from auditor.language.items import Item
from auditor.language.mentions import names
from auditor.language.mentions.context import Context
from auditor.language.refs import PlaceRef, TickRef

_NOUNS = frozenset("cell square box tile entry field count value block".split())
# Behind a bare "own" the noun was left out: "the darkest cell is the wren's own (91)".
_BEHIND = frozenset(("", *"(,.;:", *"with at and come is be hold follow stand have reach".split()))


def find(context: Context, i: int) -> Item | None:
    """`the wren's own cell`, `wrens' own square`, where both axes have wrens."""
    if "own" not in (context.norm(k) for k in range(i + 1, i + 6)):
        return None
    name = names.find(context, i)
    ref = name.value if name is not None else None
    if name is None or not isinstance(ref, TickRef) or ref.side != "either" or len(ref.ticks) != 1:
        return None
    own = name.last + (context.norm(name.last) in ("'", "’"))
    behind = context.norm(own + 1)
    if context.norm(own) != "own" or not (behind in _NOUNS or behind in _BEHIND):
        return None
    place = PlaceRef(ref.ticks[0], ref.ticks[0])
    return context.item("ref", place, i, own + 1 + (behind in _NOUNS))
