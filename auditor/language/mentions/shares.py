"""Shares of counted things: `a quarter of the cells`, `one in five rows`, `two out of three entries`, `every third cell`, `42 % of all tiles`."""

from dataclasses import dataclass

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.numbers import Num
from auditor.language.shares import Share
from auditor.numerals import cardinal, ordinal
from auditor.quantity import match_quantity, number_of

_PARTS = {
    "half": 2, "halve": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8,
    "ninth": 9, "tenth": 10, "twelfth": 12, "twentieth": 20,
}  # fmt: skip
_WHOLE = frozenset("all the its these those our their every".split())
_ENDS = frozenset(
    ", . ; : ( ) of in at on for with and or but is are was were be than that which to from by as".split()
)
# Cells, and not what they may count: a part of the cases, samples or points is told of by what the cells hold.
_CELLS = frozenset(
    """
    cell entry value tile box square score reading number figure measurement combination configuration setting
    coefficient field
    """.split()
)
_WHOLES = frozenset("grid panel heatmap map matrix table plot chart board".split())
_BEING = frozenset("is are was were be been being equal by to like".split())
_SMALL = frozenset(
    """
    only just about roughly nearly almost some exactly precisely well over under even a more less fewer than at least
    most as many slightly little far
    """.split()
)
_EXACT = ("exactly", "precisely")
# Before "half" these tell that more or less than just half is meant, or no more and no less.
_AROUND_HALF = frozenset("nearly almost under over exactly precisely than least most to below above".split())
_LONGEST_NAME = 4
_MOST = 100


@dataclass(frozen=True, slots=True)
class _Things:
    """What is counted: cells or lines, how many of them are told, and where the words that lead to them end."""

    kind: str
    last: int
    number: int | None = None


def find(context: Context, i: int) -> Item | None:
    """A share with the things that it is told of right behind it."""
    i += context.norms[max(0, i - 1) : i + 1] == ("close", "to")
    if i == len(context.tokens) or _is_complement(context, i):
        return None
    return _percent(context, i) or _fraction(context, i) or _ratio(context, i) or _every_other(context, i)


def _item(context: Context, i: int, told: int, value: float, share: _Things, whole: int | None) -> Item:
    text = context.text[context.tokens[i].start : context.tokens[told - 1].end]
    num = Num(value, 0.0 if context.norm(i - 1) in _EXACT else 0.01, text, word=True)
    return context.item("share", Share(num, share.kind, whole), i, max(told, share.last))


def _percent(context: Context, i: int) -> Item | None:
    """`42 % of the cells`, `12.5 percent of all entries`."""
    quantity = match_quantity(context.text, context.tokens[i].start) if context.tokens[i].is_number else None
    at = next((k + 1 for k in (i + 1, i) if context.norm(k) in ("%", "percent")), None)
    if quantity is None or at is None or not 0 < quantity.value <= _MOST:
        return None
    things = _counted(context, at)
    if things is None:
        return None
    text = context.text[context.tokens[i].start : context.tokens[at - 1].end]
    part = Num(quantity.value / 100, quantity.step / 100, text, unit="%")
    return context.item("share", Share(part, things.kind, things.number), i, things.last)


def _fraction(context: Context, i: int) -> Item | None:
    """`a third of the cells`, `three quarters of all rows`, `two-thirds of the entries`, `half the tiles`."""
    count = 1 if context.norm(i) in ("a", "an", "one") else cardinal(context.norm(i))
    at = i + 1 + (context.norm(i + 1) == "-")
    if context.norm(i) in ("half", "halve"):
        if context.norm(i - 1) not in _AROUND_HALF:
            return None
        count, at = 1, i
    parts = _PARTS.get(context.norm(at))
    if not count or parts is None or count >= parts:
        return None
    things = _counted(context, at + 1)
    return _item(context, i, at + 1, count / parts, things, things.number) if things else None


def _ratio(context: Context, i: int) -> Item | None:
    """`one in five cells`, `two out of three rows`, `three in every four entries`, `one cell in four`."""
    count = _whole(context, i)
    if count is None:
        return None
    at = i + 1
    noun = _noun(context, at, single=count == 1)
    at += noun is not None
    at += 2 if context.norms[at : at + 2] == ("out", "of") else 1 if context.norm(at) == "in" else _MOST
    at += context.norm(at) == "every"
    whole = _whole(context, at)
    if whole is None or not count < whole <= _MOST:
        return None
    things = _things(context, at + 1)
    if noun is not None:
        spelt = not context.tokens[at].is_number and not things and not list(context.named(at + 1, 2))
        return _item(context, i, at + 1, count / whole, _Things(noun, at + 1), whole) if spelt else None
    led = things and _Things(things.kind, at + 1)
    return _item(context, i, at + 1, count / whole, led, whole) if led else None


def _every_other(context: Context, i: int) -> Item | None:
    """`every third cell`: one in three; of lines it may tell which ones."""
    parts = ordinal(context.norm(i + 1)) if context.norm(i) == "every" else None
    if parts is None or not 1 < parts <= max(_PARTS.values()):
        return None
    for at in range(i + 2, i + 2 + _LONGEST_NAME):
        kind = _noun(context, at, single=True)
        if kind or context.norm(at) in _ENDS:
            alike = kind if kind == "cells" else ""
            return _item(context, i, i + 2, 1 / parts, _Things(alike, i + 2), parts) if kind else None
    return None


def _is_complement(context: Context, i: int) -> bool:
    """`B is a third of the values of A`: whether a verb of being leads to a part, which is then a factor."""
    at = i - 1
    while context.norm(at) in _SMALL or (near := context.norms[max(0, at - 1) : at + 1] == ("close", "to")):
        at -= 2 if context.norm(at) == "to" and near else 1
    return context.norm(at) in _BEING


def _whole(context: Context, i: int) -> int | None:
    token = context.tokens[i] if 0 <= i < len(context.tokens) else None
    if token is None:
        return None
    value = number_of(token.text) if token.is_number else cardinal(token.norm)
    return int(value) if value is not None and value == int(value) and value > 0 else None


def _counted(context: Context, i: int) -> _Things | None:
    """`of all the twelve cells`, `the rows`: the things of which a part is told."""
    at = i + (context.norm(i) == "of")
    led = at > i
    while context.norm(at) in _WHOLE:
        at, led = at + 1, True
    number = _whole(context, at)
    at += number is not None
    things = _things(context, at) if led else None
    return None if things is None else _Things(things.kind, at, number)


def _things(context: Context, i: int) -> _Things | None:
    """The noun for many things, or for the whole grid, behind at most some words that name what has them."""
    for at in range(i, i + _LONGEST_NAME):
        if not context.norm(at) or context.norm(at) in _ENDS:
            return None
        kind = _noun(context, at)
        if kind or context.norm(at) in _WHOLES and not context.tokens[at].text.casefold().endswith("s"):
            return _Things(kind or "cells", at)
    return None


def _noun(context: Context, i: int, single: bool = False) -> str | None:
    """Whether a word counts cells, rows or columns, in the plural if not `single`."""
    if not 0 <= i < len(context.tokens):
        return None
    if context.tokens[i].text.casefold().endswith("s") == single:
        return None
    if context.norm(i) in _CELLS:
        return "cells"
    if context.norm(i) in ("row", "column"):
        return f"{context.norm(i)}s"
    return next((side for side, _ in context.axes_named(i, 1)), None)
