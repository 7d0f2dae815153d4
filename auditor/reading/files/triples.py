"""Heatmaps that are lists of [x, y, value], with categories for the positions x and y."""

from collections.abc import Iterable, Iterator

from auditor.model import Tick
from auditor.quantity import number_of
from auditor.reading.files.grid import Grid, Point, TickList, from_points
from auditor.reading.files.syntax.tree import Array, Node, Record, Scalar
from auditor.reading.files.values import node_value, ticks_of

Triple = tuple[Scalar, Scalar, Node]


def from_triples(columns: Iterable[Node], rows: Iterable[Node], data: Iterable[Node]) -> Grid:
    """The grid of some triples; a position without a category becomes a tick of its own if none has one."""
    sides = _Side(ticks_of(rows)), _Side(ticks_of(columns))
    points = [
        Point(sides[0].place(y), sides[1].place(x), node_value(value)) for x, y, value in _triples(data)
    ]
    return from_points(sides[0].ticks, sides[1].ticks, points)


def _triples(data: Iterable[Node]) -> Iterator[Triple]:
    for node in data:
        items = node.items if isinstance(node, Array) else _of_record(node)
        if len(items) >= 3 and isinstance(items[0], Scalar) and isinstance(items[1], Scalar):
            yield items[0], items[1], items[2]


def _of_record(node: Node) -> tuple[Node, ...]:
    """`{"x": 0, "y": 1, "value": 2}`, or a list kept under `value`."""
    if not isinstance(node, Record):
        return ()
    if isinstance(inner := node.get("value"), Array):
        return inner.items
    found = [node.get(name) for name in ("x", "y", "value")]
    return tuple(part for part in found if part is not None)


class _Side:
    """An axis on which positions count its categories; without any, positions are labels themselves."""

    def __init__(self, categories: tuple[Tick, ...]) -> None:
        self._given = bool(categories)
        self._list = TickList(categories)

    @property
    def ticks(self) -> list[Tick]:
        return self._list.ticks

    def place(self, scalar: Scalar) -> int | None:
        if not self._given:
            return self._list.place(scalar)
        number = None if scalar.quoted else number_of(scalar.text)
        if number is None or number != int(number):
            return self._list.known(scalar.text)
        return int(number)
