"""Figures of Plotly: `{"data": [{"type": "heatmap", "x": ..., "y": ..., "z": ...}], "layout": ...}`.

Traces may also stand alone. Every heatmap trace is a panel; its first row is drawn at the bottom unless
the axis is reversed. Values that are stored as base64 are not read.
"""

from auditor.model import Figure, Legend, Panel, Tick, Unread
from auditor.reading.files.dialect import Reading, tree_dialect
from auditor.reading.files.grid import Side, from_matrix, panel_of
from auditor.reading.files.parts import counted_ticks, legend_of, title_node, title_of
from auditor.reading.files.syntax.tree import Array, Node, Record, Trail, records_of
from auditor.reading.files.values import node_value, read_number, rows_of, ticks_of, widest

_HEATMAPS = ("heatmap", "heatmapgl")


def _is_heatmap(record: Record) -> bool:
    return record.text("type") in _HEATMAPS and "z" in record and not _is_transposed(record)


def _is_transposed(record: Record) -> bool:
    """Traces whose rows are columns are rare enough to be left alone."""
    turned = record.scalar("transpose")
    return turned is not None and turned.is_true


def _is_figure(record: Record) -> bool:
    return _is_heatmap(record) or any(_is_heatmap(trace) for trace in records_of(record.get("data")))


def _read(trail: Trail, record: Record) -> Reading:
    layout = record.record("layout")
    traces = (
        [record] if _is_heatmap(record) else [t for t in records_of(record.get("data")) if _is_heatmap(t)]
    )
    read = [trace for trace in traces if isinstance(trace.get("z"), Array)]
    names = _names(read, layout)
    title = title_node(layout)
    figure = title_of(layout)
    panels = tuple(_panel(trace, layout, name, figure) for trace, name in zip(read, names, strict=True))
    legends = tuple(dict.fromkeys(panel.legend for panel in panels if panel.legend))
    span = title.span if title else read[0].span if read else record.span
    unread = tuple(
        Unread(trace.span, "the values are stored as base64") for trace in traces if trace not in read
    )
    return Reading(Figure(figure, span, panels, legends), unread=unread)


def _names(traces: list[Record], layout: Record) -> list[str]:
    """Each trace's own name, or the titles of subplots, which Plotly keeps among the annotations."""
    titles = [title_of(a, "text") for a in records_of(layout.get("annotations")) if a.text("xref") == "paper"]
    own = [title_of(trace, "name") for trace in traces]
    return titles if len(titles) == len(traces) > 1 and not all(own) else own


def _panel(trace: Record, layout: Record, name: str, figure: str) -> Panel:
    rows = rows_of(trace.array("z"))
    grid = from_matrix(
        _ticks(trace, "y", trace.array("z")),
        _ticks(trace, "x", widest(rows)),
        [[node_value(node) for node in row] for row in rows],
    )
    x, y = (layout.record(f"{axis}axis{trace.text(f'{axis}axis')[1:]}") for axis in "xy")
    down = Side(title_of(y), "top" if y.text("autorange") == "reversed" else "bottom")
    span = title.span if (title := trace.scalar("name")) else trace.keys[0].span
    return panel_of(grid, name, span, down, Side(title_of(x), "left"), _legend(trace, layout), figure)


def _ticks(trace: Record, axis: str, values: tuple[Node, ...]) -> tuple[Tick, ...]:
    """The labels of an axis, or what Plotly counts where there are none."""
    if isinstance(trace.get(axis), Array):
        return ticks_of(trace.array(axis))
    first, step = read_number(trace.get(f"{axis}0")), read_number(trace.get(f"d{axis}"))
    return counted_ticks(values, first.value if first else 0, step.value if step else 1)


def _legend(trace: Record, layout: Record) -> Legend | None:
    """The trace's own colour scale, or the one that it shares with others."""
    shared = layout.record(trace.text("coloraxis"))
    scale, low, high = (shared, "cmin", "cmax") if shared.keys else (trace, "zmin", "zmax")
    bar = scale.record("colorbar")
    title = title_node(bar)
    span = title.span if title else bar.span
    stops = [stop.items[-1] for stop in scale.array("colorscale") if isinstance(stop, Array) and stop.items]
    name = scale.text("colorscale")
    return legend_of(scale.get(low), scale.get(high), title_of(bar), span, stops, name)


DIALECT = tree_dialect("Plotly", _is_figure, _read)
