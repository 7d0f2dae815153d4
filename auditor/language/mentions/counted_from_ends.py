"""Lines counted from an end of the grid: `the second column from the right`, `two rows above the bottom`, `the last but one row`.

"Third from the top" may tell a rank as well, and is a place only with a word for rows or columns; nothing is ranked from the left.
"""

from dataclasses import dataclass

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.place_words import LINES, SIDES
from auditor.language.refs import PositionRef
from auditor.numerals import cardinal, ordinal

_ENDS = {"top": ("rows", 0), "bottom": ("rows", -1), "left": ("columns", 0), "right": ("columns", -1)}
_VERGES = frozenset("edge border side end margin row column one".split())
_LAST = frozenset(("last", "final"))
_CELLS = frozenset("cell tile square box entry value field reading position".split())
# The way that leads from an end into the grid.
_INWARDS = {"top": ("below", "under", "beneath"), "bottom": ("above", "over")}
_LONGEST = 3


@dataclass(frozen=True, slots=True)
class _End:
    """An end of the grid, and where the words for it end."""

    name: str
    last: int

    def ref(self, steps: int) -> PositionRef:
        """The line that lies so many steps inwards."""
        side, first = _ENDS[self.name]
        return PositionRef(side, (steps if first == 0 else -1 - steps,), self.name)


def find(context: Context, i: int) -> Item | None:
    """A line by its number from an end."""
    return _steps(context, i) or _from_end(context, i) or _before_last(context, i)


def _from_end(context: Context, i: int) -> Item | None:
    """`the second column from the right`, `third tile from the left`, `second from the right`."""
    number = ordinal(context.norm(i))
    if not number:
        return None
    at = i + 1
    line = LINES.get(context.norm(at))
    at += line is not None or context.norm(at) in _CELLS
    if context.norm(at) != "from":
        return None
    end = _end(context, at + 1)
    if end is None or line not in (None, _ENDS[end.name][0]):
        return None
    if line is None and end.name in ("top", "bottom"):
        return None
    return context.item("ref", end.ref(number - 1), i, end.last)


def _steps(context: Context, i: int) -> Item | None:
    """`two rows above the bottom`, `one column left of the right edge`, `one row from the top`."""
    steps = cardinal(context.norm(i)) or (1 if context.norm(i) in ("a", "the") else None)
    side = LINES.get(context.norm(i + 1))
    if not steps or side is None or context.tokens[i].is_number:
        return None
    found = _way(context, i + 2)
    if found is None:
        return None
    way, at = found
    end = _end(context, at)
    if end is None or _ENDS[end.name][0] != side or way not in ("", end.name):
        return None
    if context.norm(i) in ("a", "the") and not way:
        return None
    return context.item("ref", end.ref(steps), i, end.last)


def _way(context: Context, at: int) -> tuple[str, int] | None:
    """The end from which the words here lead away ("" where they do not tell), and where they end."""
    words = [context.norm(at + k) for k in range(4)]
    if words[0] in ("from", "off"):
        return "", at + 1
    start = 2 if words[:2] == ["to", "the"] else 0
    if words[start] in ("left", "right") and words[start + 1] == "of":
        return {"left": "right", "right": "left"}[words[start]], at + start + 2
    return next(((end, at + 1) for end, inwards in _INWARDS.items() if words[0] in inwards), None)


def _end(context: Context, i: int) -> _End | None:
    """`the bottom`, `the right-hand edge`, `the top row`."""
    at = i + (context.norm(i) in ("the", "its"))
    name = context.norm(at).removesuffix("most")
    if name not in _ENDS:
        return None
    at += 1
    if (context.norm(at), context.norm(at + 1)) == ("-", "hand"):
        at += 2
    if context.norm(at) in SIDES and context.norm(at) != context.norm(at - 1):
        return None  # a corner
    return _End(name, at + (context.norm(at) in _VERGES))


def _before_last(context: Context, i: int) -> Item | None:
    """`the last but one row`, `the second-to-last column`, `the penultimate week`."""
    found = _behind_last(context, i)
    if found is None:
        return None
    back, at = found
    line = LINES.get(context.norm(at))
    named = [(line, at + 1)] if line else list(context.axes_named(at, _LONGEST))
    for side, last in named:
        return context.item("ref", PositionRef(side, (-1 - back,)), i, last)
    return None


def _behind_last(context: Context, i: int) -> tuple[int, int] | None:
    """How far before the last one, and where the words for it end."""
    first = context.norm(i)
    if first not in ("-", "penultimate", "next") and first not in _LAST and ordinal(first) is None:
        return None
    words = [context.norm(at) for at in range(i, i + 7) if context.norm(at) != "-"]
    at = [at for at in range(i, i + 7) if context.norm(at) != "-"]
    if words[0] == "penultimate":
        return 1, i + 1
    if words[0] in _LAST and words[1:2] == ["but"] and (back := cardinal(words[2])):
        return back, at[3]
    nth = 2 if words[0] == "next" else ordinal(words[0])
    if not nth or nth < 2:
        return None
    if words[1:2] == ["to"] and words[2] in _LAST:
        return nth - 1, at[3]
    if words[1] in _LAST:
        return nth - 1, at[2]
    return None
