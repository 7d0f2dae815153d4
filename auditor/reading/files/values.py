"""Scalars of a data file as ticks, numbers and cell values, digit by digit as written."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from decimal import Decimal

from auditor.model import Band, Cell, Surplus, Tick
from auditor.quantity import Quantity, number_of
from auditor.reading.files.syntax.tree import Array, Node, Record, Scalar
from auditor.reading.plain import Plain
from auditor.reading.values import whole_value
from auditor.source import Span

_NOT_FINITE = re.compile(r"[-+]?\.?(?:nan|inf(?:inity)?)", re.IGNORECASE)
_EXPONENT = re.compile(r"-?\d+(?:\.(?P<places>\d+))?[eE](?P<exponent>[+-]?\d{1,6})\d*")

# A field longer than this is a text, whatever it begins with.
LONGEST_VALUE = 1000


@dataclass(frozen=True, slots=True)
class Value:
    """What a cell holds: a number, a range up to `high`, or neither (None); its text and its note."""

    quantity: Quantity | None
    text: str
    span: Span
    note: str = ""
    high: Quantity | None = None
    assumed: bool = False

    def cell(self, row: int, column: int) -> Cell:
        """The value at a place of the grid."""
        return Cell(row, column, self.quantity, self.span, self.text, self.note, self.assumed)

    def band(self, row: int, column: int) -> Band | None:
        """The range at a place of the grid, where the value is one."""
        if self.quantity is None or self.high is None:
            return None
        return Band((row,), (column,), self.quantity, self.high, self.span, self.note)

    def surplus(self, row: int | None) -> Surplus:
        """The value beyond the grid's columns."""
        return Surplus(self.quantity, self.span, self.text, row)


def read_tick(scalar: Scalar) -> Tick:
    """A tick with the text as it stands."""
    return Tick(scalar.text, scalar.span, number_of(scalar.text))


def ticks_of(nodes: Iterable[Node]) -> tuple[Tick, ...]:
    """The ticks that a list of scalars gives; what is no scalar becomes a tick without a text."""
    return tuple(read_tick(node) if isinstance(node, Scalar) else Tick("", node.span) for node in nodes)


def read_value(scalar: Scalar, *, decimal_comma: bool = False) -> Value:
    """The value of a cell: a number with its unit and note, or whatever stands there instead.

    What a cell may look like is the same as in a Markdown table.
    """
    plain = scalar.plain
    if len(plain.text) <= LONGEST_VALUE:
        pointed = Plain(plain.text.replace(",", "."), plain.offsets) if decimal_comma else plain
        found = whole_value(pointed)
        if found and found.quantity:
            quantity = found.quantity
            if decimal_comma:
                quantity = replace(quantity, text=quantity.text.replace(".", ","))
                found = replace(found, text=found.text.replace(".", ","))
            return Value(quantity, found.text, found.span, found.note, found.high)
    return Value(_unusual(scalar), scalar.text, scalar.span)


def _unusual(scalar: Scalar) -> Quantity | None:
    """Numbers that programs write and people do not: not a number, infinity, exponents of four digits."""
    if scalar.quoted:
        return None
    if found := _EXPONENT.fullmatch(scalar.text):
        place = int(found["exponent"]) - len(found["places"] or "")
        step = Decimal(1).scaleb(max(-999, min(999, place)))
        return Quantity(scalar.text, scalar.span, float(scalar.text), float(step))
    return not_finite(scalar)


def not_finite(scalar: Scalar) -> Quantity | None:
    """The quantity of a text that says infinity or "not a number", or None."""
    if not _NOT_FINITE.fullmatch(scalar.text):
        return None
    return Quantity(scalar.text, scalar.span, float(scalar.text.replace(".", "")), 0.0)


def read_number(node: Node | None) -> Quantity | None:
    """The number that a scalar is as a whole, or None."""
    if not isinstance(node, Scalar):
        return None
    value = read_value(node)
    return None if value.note or value.high else value.quantity


def rows_of(nodes: Iterable[Node]) -> list[tuple[Node, ...]]:
    """The rows of a matrix; a row that is no list counts as empty."""
    return [node.items if isinstance(node, Array) else () for node in nodes]


def widest(rows: Iterable[tuple[Node, ...]]) -> tuple[Node, ...]:
    """The first of the longest rows."""
    return max(rows, key=len, default=())


def node_value(node: Node) -> Value:
    """The value of any node: a scalar, or a record with a `value`; anything else is a missing one."""
    inner = node.get("value") if isinstance(node, Record) else node
    if isinstance(inner, Scalar):
        return read_value(inner)
    return Value(None, "", Span(node.span.start, node.span.start))
