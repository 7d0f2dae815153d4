"""Steps that are named by what they lead over: `month by month`, `year after year`, `from one layer to the next`, `from quarter to quarter`."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context

# What goes on "by" and "after" itself without being a step: two grids are compared cell by cell.
_NO_STEPS = frozenset("side one two face case point line back cell tile square box field pair entry".split())


def find(context: Context, i: int) -> Item | None:
    """The same word twice around "by", "after" or "to", as a cue for a course that goes on with every step."""
    norm = context.norm(i)
    if norm == "from" and (last := _end(context, i + 1, ("to",)) or _next(context, i + 1)):
        return context.item("course", "monotone", i, last)
    last = _end(context, i, ("by", "after"))
    return context.item("course", "monotone", i, last) if last else None


def _end(context: Context, i: int, joints: tuple[str, ...]) -> int:
    norm = context.norm(i)
    same = norm.isalpha() and len(norm) > 2 and norm not in _NO_STEPS and context.norm(i + 2) == norm
    return i + 3 if same and context.norm(i + 1) in joints else 0


def _next(context: Context, i: int) -> int:
    """`one layer to the next`: where it ends, or 0."""
    if context.norm(i) not in ("one", "each", "every"):
        return 0
    return next(
        (at + 3 for at in (i + 1, i + 2, i + 3) if context.norms[at : at + 3] == ("to", "the", "next")), 0
    )
