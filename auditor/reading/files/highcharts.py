"""Options of Highcharts: `chart.type: heatmap`, `xAxis.categories`, `colorAxis`, series of [x, y, value]."""

from auditor.model import Figure, Legend, Panel
from auditor.reading.files.dialect import Reading, tree_dialect
from auditor.reading.files.grid import Side, panel_of
from auditor.reading.files.parts import legend_of, title_node, title_of
from auditor.reading.files.syntax.tree import Array, Record, Trail, empty, records_of
from auditor.reading.files.triples import from_triples


def _heatmaps(record: Record) -> list[Record]:
    general = record.record("chart").text("type")
    series = records_of(record.get("series"))
    return [one for one in series if (one.text("type") or general) == "heatmap" and "data" in one]


def _is_figure(record: Record) -> bool:
    own = record.record("chart").text("type") == "heatmap" or "colorAxis" in record
    categories = any(axis.array("categories") for axis in records_of(record.get("xAxis")))
    return (own or categories) and bool(_heatmaps(record))


def _read(trail: Trail, record: Record) -> Reading:
    title = title_node(record)
    name = title_of(record)
    panels = tuple(_panel(series, record, name) for series in _heatmaps(record))
    legends = tuple(dict.fromkeys(panel.legend for panel in panels if panel.legend))
    return Reading(Figure(name, title.span if title else panels[0].span, panels, legends))


def _panel(series: Record, record: Record, figure: str) -> Panel:
    x, y = (next(iter(records_of(record.get(side))), empty(record.span)) for side in ("xAxis", "yAxis"))
    grid = from_triples(x.array("categories"), y.array("categories"), series.array("data"))
    name = series.scalar("name")
    upside_down = y.scalar("reversed")
    first = "top" if upside_down and upside_down.is_true else "bottom"
    return panel_of(
        grid,
        name.text if name else "",
        name.span if name else series.span,
        Side(title_of(y), first),
        Side(title_of(x), "left"),
        _legend(record),
        figure,
    )


def _legend(record: Record) -> Legend | None:
    axes = records_of(record.get("colorAxis"))
    if not axes:
        return None
    axis = axes[0]
    stops = [stop.items[-1] for stop in axis.array("stops") if isinstance(stop, Array) and stop.items]
    ends = [node for node in (axis.get("minColor"), axis.get("maxColor")) if node]
    return legend_of(axis.get("min"), axis.get("max"), title_of(axis), axis.span, stops or ends)


DIALECT = tree_dialect("Highcharts", _is_figure, _read)
