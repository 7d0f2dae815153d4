"""Getters that say what is wrong, and where; all raise FormError."""

import re
from collections.abc import Set

from auditor.reading.files.syntax.tree import Array, FormError, Node, Record, Scalar, short

_INTEGER = re.compile(r"-?\d{1,9}")


def keys(names: str) -> frozenset[str]:
    """The keys that a record may have, from one text."""
    return frozenset(names.split())


def record(node: Node, what: str, known: Set[str] | None = None) -> Record:
    """The node as a record that has no keys but the known ones."""
    if not isinstance(node, Record):
        raise FormError(node.span.start, f"{what} has to be a mapping")
    if known is not None and (unknown := next((key for key in node.keys if key.text not in known), None)):
        listed = ", ".join(sorted(known))
        raise FormError(unknown.span.start, f"{what} has no key {short(unknown.text)}; known are {listed}")
    return node


def items(root: Record, name: str) -> tuple[Node, ...]:
    """The items of a list, which may be absent."""
    node = root.get(name)
    if node is None:
        return ()
    if not isinstance(node, Array):
        raise FormError(node.span.start, f"{name!r} has to be a list")
    return node.items


def scalar(node: Node | None, what: str, at: int = 0) -> Scalar:
    """The node as a single value."""
    if not isinstance(node, Scalar) or node.is_null:
        raise FormError(node.span.start if node is not None else at, f"{what} has to be a single value")
    return node


def text(root: Record, name: str) -> str:
    """A text, or "" where it is absent."""
    node = root.get(name)
    return "" if node is None else scalar(node, repr(name)).text


def texts(root: Record, name: str) -> tuple[str, ...]:
    """A list of texts, which may be absent."""
    return tuple(scalar(node, f"an entry of {name!r}").text for node in items(root, name))


def flag(root: Record, name: str, *, default: bool) -> bool:
    """`true` or `false`."""
    node = root.get(name)
    if node is None:
        return default
    if not isinstance(node, Scalar) or node.quoted or node.text not in ("true", "false"):
        raise FormError(node.span.start, f"{name!r} has to be true or false")
    return node.is_true


def real(node: Node, what: str) -> float:
    """Any number as Python reads it, infinity and NaN included."""
    value = scalar(node, what)
    try:
        return float(value.text)
    except ValueError:
        raise FormError(value.span.start, f"{what} has to be a number") from None


def position(node: Node, count: int | None, what: str) -> int:
    """A number that counts from 1, as a position that counts from 0; below `count` where that is given."""
    value = scalar(node, what)
    found = int(value.text) - 1 if _INTEGER.fullmatch(value.text) else -1
    if found < 0 or (count is not None and found >= count):
        highest = "" if count is None else f" to {count}"
        raise FormError(value.span.start, f"{what} has to be a number counted from 1{highest}")
    return found


def place(root: Record, counts: tuple[int | None, int | None]) -> tuple[int | None, int | None]:
    """The row and column of `at`; None for one that is null, both where it is absent."""
    if "at" not in root or root.get("at") is None:
        return None, None
    parts = items(root, "at")
    if len(parts) != 2:
        raise FormError(root.span.start, "'at' has to be a row and a column")
    row, column = (
        None if isinstance(part, Scalar) and part.is_null else position(part, count, "a place of 'at'")
        for part, count in zip(parts, counts, strict=True)
    )
    return row, column
