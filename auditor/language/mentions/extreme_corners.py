"""The cell where both axes end: `the corner where both are largest`, `where load and speed are both lowest`."""

from auditor.language.items import Item
from auditor.language.mentions.axis_ticks import extreme
from auditor.language.mentions.context import Context
from auditor.language.refs import PlaceRef

_NOUNS = frozenset("corner cell tile square box".split())
_GREAT = frozenset("largest highest greatest longest maximal maximum biggest".split())
_SMALL = frozenset("smallest lowest least shortest minimal minimum".split())
_IDLE = frozenset("both are is the and axis variable parameter at their of its".split())
_LONGEST = 3


def find(context: Context, i: int) -> Item | None:
    """A cell by what both of its ticks are among those of their axes."""
    at = i + (context.norm(i) in _NOUNS)
    if context.norm(at) != "where":
        return None
    sides: set[str] = set()
    at += 1
    first = at
    while context.norm(at) not in _GREAT | _SMALL:
        named = next(iter(context.axes_named(at, _LONGEST)), None)
        if named is None and context.norm(at) not in _IDLE:
            return None
        sides |= {named[0]} if named else set()
        at = named[1] if named else at + 1
    both = "both" in context.norms[first:at]
    if not (both and not sides or len(sides) == len(("rows", "columns"))):
        return None
    small = context.norm(at) in _SMALL
    row, column = (extreme(context.document, side, small) for side in ("rows", "columns"))
    return context.item("ref", PlaceRef(row, column), i, at + 1) if row and column else None
