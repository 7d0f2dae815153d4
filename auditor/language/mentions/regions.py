"""Parts of the grid by their shape: diagonals, triangles, corners, halves; and the cell at the origin."""

from auditor.language.items import Item
from auditor.language.mentions.context import Context
from auditor.language.mentions.coordinates import place_of
from auditor.language.refs import RegionRef

_VERTICAL = {
    "upper": "upper",
    "top": "upper",
    "lower": "lower",
    "bottom": "lower",
    "middle": "middle",
    "center": "middle",
    "centre": "middle",
    "central": "middle",
}
_HORIZONTAL = {
    "left": "left",
    "right": "right",
    "center": "center",
    "centre": "center",
    "middle": "center",
    "central": "center",
}
_CENTRAL = frozenset("middle center centre central".split())
_NOUNS = frozenset(
    "corner quadrant triangle region area part cell tile square portion block section box end entry position one".split()
)
_WIDE = frozenset("quadrant region area part portion block section".split())
# What a word makes of the diagonal behind it: a side of it, or all without it.
_BESIDE = {
    "above": "upper triangle",
    "over": "upper triangle",
    "below": "lower triangle",
    "under": "lower triangle",
    "beneath": "lower triangle",
    "off": "off-diagonal",
    "outside": "off-diagonal",
}
_STANDING = frozenset(
    ", ; ( and but cell value entry number score everywhere anything everything nothing".split()
)
_WITHOUT = frozenset(
    "leaving excluding without ignoring disregarding omitting discounting setting leave exclude ignore".split()
)


def find(context: Context, i: int) -> Item | None:
    """`upper-right triangle`, `lower left corner`, `the diagonal`, `above the diagonal`, `the origin`."""
    norm = context.norm(i)
    if norm == "origin":
        place = place_of(context.document, "0", "0")
        return context.item("ref", place, i, i + 1) if place else None
    if norm in _VERTICAL:
        return _corner(context, i) or _half(context, i)
    if norm in _HORIZONTAL and context.norm(i + 1) == "half":
        return _region(context, f"{norm} half", i, i + 2)
    if norm in ("this", "that", "its") and (diagonal := _diagonal(context, i + 1)) is not None:
        return context.item("ref", diagonal.value, i, diagonal.last)
    return _diagonal(context, i) or _beside_diagonal(context, i)


def _region(context: Context, name: str, first: int, last: int) -> Item:
    return context.item("ref", RegionRef(name), first, last)


def _diagonal(context: Context, i: int) -> Item | None:
    """`the main diagonal`, `anti-diagonal`, `off-diagonal`."""
    norm, following = context.norm(i), (context.norm(i + 1), context.norm(i + 2))
    if norm == "off" and following == ("-", "diagonal"):
        return _region(context, "off-diagonal", i, i + 3)
    if norm == "anti" and "diagonal" in following:
        return _region(context, "antidiagonal", i, i + 2 + following.index("diagonal"))
    if norm in ("main", "principal") and following[0] == "diagonal":
        return _region(context, "diagonal", i, i + 2)
    return _region(context, "diagonal", i, i + 1) if norm == "diagonal" else None


def _beside_diagonal(context: Context, i: int) -> Item | None:
    """`above the diagonal`, `without the diagonal`."""
    norm = context.norm(i)
    if norm == "away" and context.norm(i + 1) == "from" and _tells_where(context, i):
        last = _diagonal_after(context, i + 1)
        return _region(context, "off-diagonal", i, last) if last else None
    last = _diagonal_after(context, i) if norm in _BESIDE or norm in _WITHOUT else 0
    if not last:
        return None
    if norm in _WITHOUT:
        return _region(context, "off-diagonal", i, last + (context.norm(last) in ("aside", "out")))
    return _region(context, _BESIDE[norm], i, last)


def _tells_where(context: Context, i: int) -> bool:
    """Whether "away from" tells a place: in front, or behind what stands there; not "falls away from the diagonal"."""
    return not i or context.norm(i - 1) in _STANDING


def _diagonal_after(context: Context, i: int) -> int:
    """Where the diagonal's name behind a word ends, or 0."""
    at = i + 1
    while context.norm(at) in ("the", "main", "-", "out", "aside"):
        at += 1
    return at + 1 if context.norm(at) == "diagonal" else 0


def _corner(context: Context, i: int) -> Item | None:
    """`upper-right triangle`, `lower left corner`, `top right`."""
    at = i + 1 + (context.norm(i + 1) == "-")
    norm, horizontal = context.norm(i), context.norm(at)
    if horizontal not in _HORIZONTAL or (norm in _CENTRAL and horizontal == "middle"):
        return None
    noun = context.norm(at + 1)
    shape = "triangle" if noun == "triangle" else "quadrant" if noun in _WIDE else "corner"
    name = f"{_VERTICAL[norm]} {_HORIZONTAL[horizontal]} {shape}"
    return _region(context, name, i, at + (2 if noun in _NOUNS else 1))


def _half(context: Context, i: int) -> Item | None:
    """`upper half`, `lower triangle`, `upper triangular part`."""
    at = i + 1 + (context.norm(i + 1) == "-")
    shape = context.norm(at)
    if shape not in ("triangle", "half", "triangular"):
        return None
    name = f"{_VERTICAL[context.norm(i)]} {'half' if shape == 'half' else 'triangle'}"
    return _region(context, name, i, at + (2 if context.norm(at + 1) in _NOUNS else 1))
