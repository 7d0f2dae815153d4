"""Specifications of Vega-Lite: `mark: rect` with `encoding` of x, y and color over inline values.

Layers, concatenations and facets are followed; every rect view is a panel, and so is every facet of it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.model import Figure, Legend, Panel, Unread
from auditor.quantity import number_of
from auditor.reading.files.dialect import Reading, tree_dialect
from auditor.reading.files.grid import Point, Side, TickList, from_points, panel_of
from auditor.reading.files.parts import legend_of, title_node, title_of
from auditor.reading.files.syntax.tree import Array, Record, Scalar, Trail, empty, records_of, scalars_of
from auditor.reading.files.values import Value, read_tick, read_value
from auditor.source import Span

_PARTS = ("layer", "hconcat", "vconcat", "concat", "spec")
_FACETS = ("facet", "row", "column")
_DISCRETE = ("nominal", "ordinal", "")


@dataclass(frozen=True, slots=True)
class _View:
    """A rect view with what it takes over from the views around it, innermost first."""

    spec: Record
    around: tuple[Record, ...]

    def channel(self, name: str) -> Record:
        """What the encoding says of x, y, color or a facet."""
        found = (spec.record("encoding").record(name) for spec in (self.spec, *self.around))
        return next((record for record in found if record.keys), empty(self.spec.span))

    @property
    def rows(self) -> tuple[Record, ...]:
        """The inline data."""
        specs = (self.spec, *self.around)
        data = next((spec.record("data") for spec in specs if "data" in spec), empty(self.spec.span))
        if isinstance(data.get("values"), Array):
            return records_of(data.get("values"))
        return records_of(specs[-1].record("datasets").get(data.text("name")))

    @property
    def facets(self) -> tuple[str, ...]:
        """The fields that tell small multiples apart."""
        own = [self.channel(name).text("field") for name in _FACETS]
        outer = [spec.record("facet") for spec in self.around if "facet" in spec]
        own += [field for facet in outer for field in (facet.text("field"), *_fields_of(facet))]
        return tuple(field for field in own if field)


def _fields_of(facet: Record) -> list[str]:
    return [facet.record(name).text("field") for name in ("row", "column")]


def _views(spec: Record, around: tuple[Record, ...] = ()) -> Iterator[_View]:
    mark = spec.get("mark")
    kind = mark.text("type") if isinstance(mark, Record) else spec.text("mark")
    view = _View(spec, around)
    if kind == "rect" and all(view.channel(name).text("field") for name in ("x", "y", "color")):
        yield view
    for part in _PARTS:
        for inner in records_of(spec.get(part)):
            yield from _views(inner, (spec, *around))


def _is_figure(record: Record) -> bool:
    return any(part in record for part in ("mark", *_PARTS)) and next(_views(record), None) is not None


def _read(trail: Trail, record: Record) -> Reading:
    title = title_node(record)
    name = title_of(record)
    views = list(_views(record))
    panels = tuple(panel for view in views for panel in _panels(view, name))
    unread = tuple(Unread(view.spec.span, "the data are not in this file") for view in views if not view.rows)
    legends = tuple(dict.fromkeys(panel.legend for panel in panels if panel.legend))
    return Reading(Figure(name, title.span if title else record.span, panels, legends), unread=unread)


def _panels(view: _View, figure: str) -> Iterator[Panel]:
    groups: dict[tuple[str, ...], list[Record]] = {}
    for row in view.rows:
        groups.setdefault(tuple(row.text(field) for field in view.facets), []).append(row)
    title = title_node(view.spec) if view.around else None
    for names, rows in groups.items():
        own = " | ".join(name for name in names if name)
        span = title.span if title else rows[0].span
        yield _panel(view, rows, own or (title_of(view.spec) if title else ""), span, figure)


def _panel(view: _View, data: Sequence[Record], name: str, span: Span, figure: str) -> Panel:
    x, y, color = (view.channel(channel) for channel in ("x", "y", "color"))
    columns, rows = (_ticks(channel, data) for channel in (x, y))
    points = [
        Point(_place(rows, row, y), _place(columns, row, x), _value(row, color.text("field"))) for row in data
    ]
    grid = from_points(rows.ticks, columns.ticks, points)
    return panel_of(
        grid, name, span, _side(y, "top", "bottom"), _side(x, "left", "right"), _legend(color), figure
    )


def _place(ticks: TickList, row: Record, channel: Record) -> int | None:
    found = row.scalar(channel.text("field"))
    return ticks.known(found.text) if found else None


def _value(row: Record, field: str) -> Value:
    found = row.scalar(field)
    return read_value(found) if found else Value(None, "", Span(row.span.start, row.span.start))


def _ticks(channel: Record, data: Sequence[Record]) -> TickList:
    """The labels that the data use, as the channel sorts them: by default in ascending order."""
    used = {found.text: found for row in data if (found := row.scalar(channel.text("field")))}
    order = channel.get("sort")
    labels = list(used.values())
    if isinstance(order, Array):
        listed = [used[node.text] for node in scalars_of(order.items) if node.text in used]
        labels = list(dict.fromkeys([*listed, *labels]))
    elif "sort" not in channel or channel.text("sort") in ("ascending", "descending"):
        labels = _sorted(labels, descending=channel.text("sort") == "descending")
    return TickList(read_tick(label) for label in labels)


def _sorted(labels: list[Scalar], *, descending: bool) -> list[Scalar]:
    numbers = [number_of(label.text) for label in labels]
    if any(number is None for number in numbers):
        return sorted(labels, key=lambda label: label.text, reverse=descending)
    return sorted(labels, key=lambda label: number_of(label.text) or 0, reverse=descending)


def _side(channel: Record, first: str, last: str) -> Side:
    """An axis; what is discrete is drawn from the first side, a quantity of y from the bottom."""
    axis = channel.record("axis")
    label = title_of(channel) or title_of(axis) or channel.text("field")
    backwards = channel.record("scale").scalar("reverse")
    upwards = first == "top" and channel.text("type") not in _DISCRETE
    turned = (backwards is not None and backwards.is_true) != upwards
    return Side(label, last if turned else first)


def _legend(color: Record) -> Legend | None:
    scale = color.record("scale")
    domain = scalars_of(scale.array("domain"))
    low, high = (domain[0], domain[-1]) if len(domain) > 1 else (None, None)
    title = title_node(color.record("legend")) or title_node(color) or color.scalar("field")
    label = title.text if title else ""
    span = title.span if title else color.span
    return legend_of(low, high, label, span, scale.array("range"), scale.text("scheme"))


DIALECT = tree_dialect("Vega-Lite", _is_figure, _read)
