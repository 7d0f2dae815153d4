"""JSON and YAML as one kind of tree: records, arrays and scalars, each with its place in the text.

A scalar is the text that the file writes: nothing is made a number, a truth value or a date here, so
that 40.0 stays 40.0 and a country called `no` stays a country.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from auditor.reading.files.syntax.offsets import offsets_of
from auditor.reading.plain import Plain
from auditor.source import Span

# Real data files nest a dozen levels; beyond this a file is hostile, and recursion would end in a crash.
MAX_DEPTH = 64
_NULLS = frozenset(("", "~", "null", "Null", "NULL"))


class FormError(Exception):
    """A text breaks the rules of its format; `offset` is where, `fault` a phrase that says how."""

    def __init__(self, offset: int, fault: str) -> None:
        super().__init__(fault)
        self.offset = offset
        self.fault = fault


def short(text: str) -> str:
    """A text as a message quotes it."""
    return repr(text if len(text) <= 40 else text[:39] + "…")


@dataclass(frozen=True, slots=True)
class Scalar:
    """A single value as text; `raw` is how the file writes it, where that is different, without quotes."""

    text: str
    span: Span
    quoted: bool = False
    raw: str = ""

    @property
    def plain(self) -> Plain:
        """The text with the place of every character."""
        if not self.raw and len(self.span) == len(self.text):
            return Plain(self.text, tuple(range(self.span.start, self.span.end + 1)))
        return Plain(self.text, offsets_of(self.text, self.raw, self.span))

    def part(self, start: int, end: int) -> Span:
        """Where the characters from `start` up to `end` of the text stand in the file."""
        if not self.raw and len(self.span) == len(self.text):
            return Span(self.span.start + start, self.span.start + end)
        return self.plain.span(start, end)

    @property
    def is_null(self) -> bool:
        """Whether the file says that there is nothing."""
        return not self.quoted and self.text in _NULLS

    @property
    def is_true(self) -> bool:
        """Whether the file says `true`."""
        return not self.quoted and self.text.lower() == "true"


@dataclass(frozen=True, slots=True)
class Array:
    """A list of nodes."""

    items: "tuple[Node, ...]"
    span: Span


@dataclass(frozen=True)
class Record:
    """Named nodes, in the order written. The getters treat what has another shape as absent."""

    keys: tuple[Scalar, ...]
    values: "tuple[Node, ...]"
    span: Span

    @cached_property
    def _by_name(self) -> "dict[str, Node]":
        return {key.text: value for key, value in zip(self.keys, self.values, strict=True)}

    def __contains__(self, name: str) -> bool:
        return name in self._by_name

    def get(self, name: str) -> "Node | None":
        """The node of that name, unless it is null."""
        node = self._by_name.get(name)
        return None if isinstance(node, Scalar) and node.is_null else node

    def scalar(self, name: str) -> Scalar | None:
        """The single value of that name."""
        node = self.get(name)
        return node if isinstance(node, Scalar) else None

    def text(self, name: str) -> str:
        """The text of that name, or ""."""
        node = self.get(name)
        return node.text if isinstance(node, Scalar) else ""

    def record(self, name: str) -> "Record":
        """The record of that name, or an empty one."""
        node = self.get(name)
        return node if isinstance(node, Record) else empty(self.span)

    def array(self, name: str) -> "tuple[Node, ...]":
        """The items of the list of that name; a lone node counts as a list of one."""
        node = self.get(name)
        if isinstance(node, Array):
            return node.items
        return () if node is None else (node,)


Node = Scalar | Array | Record
Trail = tuple[str, ...]


def empty(span: Span) -> Record:
    """A record without entries, in place of one that is absent."""
    return Record((), (), Span(span.start, span.start))


def records_of(node: "Node | None") -> "tuple[Record, ...]":
    """The record that a node is, or the records that a list holds."""
    if isinstance(node, Record):
        return (node,)
    return tuple(item for item in node.items if isinstance(item, Record)) if isinstance(node, Array) else ()


def scalars_of(nodes: "tuple[Node, ...]") -> tuple[Scalar, ...]:
    """The scalars among some nodes."""
    return tuple(node for node in nodes if isinstance(node, Scalar))


def children(node: "Node") -> Iterator[tuple[str, "Node"]]:
    """The nodes within a node, with their names (an item of a list has none)."""
    if isinstance(node, Record):
        for key, value in zip(node.keys, node.values, strict=True):
            yield key.text, value
    elif isinstance(node, Array):
        for item in node.items:
            yield "", item
