"""Tables of HEPData: two independent variables, x and y, and any number of dependent ones, each a panel.

Both the submission format (`independent_variables`, `dependent_variables`) and the site's JSON
(`headers`, `values` of x and y) are read. A bin is a tick; `-` is a missing value.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from auditor.model import Figure, Panel, Tick
from auditor.reading.files.dialect import Reading, tree_dialect
from auditor.reading.files.grid import Point, Side, from_points, panel_of
from auditor.reading.files.parts import legend_of
from auditor.reading.files.syntax.tree import Node, Record, Scalar, Trail, empty, records_of
from auditor.reading.files.values import Value, node_value, read_number, read_tick
from auditor.source import Span


@dataclass(frozen=True, slots=True)
class _Variable:
    """A column of the table: its header, what qualifies it, its values."""

    name: str
    units: str
    span: Span
    values: tuple[Node, ...]
    qualifiers: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        return f"{self.name} [{self.units}]" if self.units else self.name


def _is_figure(record: Record) -> bool:
    submission = len(record.array("independent_variables")) == 2 and record.array("dependent_variables")
    return bool(submission) or _is_site_table(record)


def _is_site_table(record: Record) -> bool:
    values = records_of(record.get("values"))
    return bool(record.array("headers") and values) and all(
        len(value.array("x")) == 2 and value.array("y") for value in values
    )


def _read(trail: Trail, record: Record) -> Reading:
    if _is_site_table(record):
        across, down, *dependent = _columns(record)
    else:
        across, down = (_variable(node) for node in record.array("independent_variables"))
        dependent = [_variable(node) for node in record.array("dependent_variables")]
    title = next((node for key in ("title", "name") if (node := record.scalar(key))), None)
    figure = title.text if title else ""
    names = [variable.name for variable in dependent]
    panels = tuple(_panel(across, down, one, _name(one, names), figure) for one in dependent)
    legends = tuple(panel.legend for panel in panels if panel.legend)
    return Reading(Figure(figure, title.span if title else panels[0].span, panels, legends))


def _variable(node: Node) -> _Variable:
    record = node if isinstance(node, Record) else empty(node.span)
    header = record.record("header")
    name = header.scalar("name")
    qualifiers = tuple(q.text("value") for q in records_of(record.get("qualifiers")))
    span = name.span if name else record.span
    return _Variable(
        name.text if name else "", header.text("units"), span, record.array("values"), qualifiers
    )


def _columns(record: Record) -> Iterator[_Variable]:
    """The columns of the site's JSON, which lists the table line by line."""
    headers = records_of(record.get("headers"))
    lines = [(*line.array("x"), *line.array("y")) for line in records_of(record.get("values"))]
    width = max(len(line) for line in lines)
    for place in range(width):
        header = headers[place] if place < len(headers) else empty(record.span)
        values = tuple(line[place] if place < len(line) else header for line in lines)
        yield _Variable(header.text("name"), header.text("units"), header.span, values)


def _name(variable: _Variable, names: list[str]) -> str:
    """The variable's name, with its qualifiers where others have the same."""
    if names.count(variable.name) > 1 and variable.qualifiers:
        return f"{variable.name} ({', '.join(variable.qualifiers)})"
    return variable.name


def _panel(across: _Variable, down: _Variable, variable: _Variable, name: str, figure: str) -> Panel:
    rows, columns = _Bins(), _Bins()
    points = [
        Point(rows.place(y), columns.place(x), _value(value))
        for x, y, value in zip(across.values, down.values, variable.values, strict=False)
    ]
    grid = from_points(rows.ticks, columns.ticks, points)
    legend = legend_of(None, None, variable.label, variable.span)
    return panel_of(grid, name, variable.span, Side(down.label), Side(across.label), legend, figure)


class _Bins:
    """The ticks of a variable, in the order of their first use."""

    def __init__(self) -> None:
        self.ticks: list[Tick] = []
        self._places: dict[str, int] = {}

    def place(self, node: Node) -> int | None:
        tick = _tick(node)
        if tick is None:
            return None
        place = self._places.setdefault(tick.text, len(self.ticks))
        if place == len(self.ticks):
            self.ticks.append(tick)
        return place


def _tick(node: Node) -> Tick | None:
    """A value, or a bin with the number of its middle."""
    if isinstance(node, Scalar):
        return read_tick(node)
    if not isinstance(node, Record):
        return None
    if value := node.scalar("value"):
        return read_tick(value)
    low, high = node.scalar("low"), node.scalar("high")
    if not low or not high:
        return None
    ends = read_number(low), read_number(high)
    middle = (ends[0].value + ends[1].value) / 2 if ends[0] and ends[1] else None
    span = Span(min(low.span, high.span).start, max(low.span, high.span).end)
    return Tick(f"{low.text} - {high.text}", span, middle)


def _value(node: Node) -> Value:
    """A value with its first symmetric error as the uncertainty."""
    value = node_value(node)
    errors = records_of(node.get("errors")) if isinstance(node, Record) else ()
    spread = next((n for error in errors if (n := read_number(error.get("symerror")))), None)
    if value.quantity is None or spread is None or spread.unit == "%":
        return value
    return replace(value, quantity=replace(value.quantity, uncertainty=spread))


DIALECT = tree_dialect("HEPData", _is_figure, _read)
