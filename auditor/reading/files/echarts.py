"""Options of ECharts: `xAxis.data`, `yAxis.data`, `visualMap`, series of type heatmap with [x, y, value]."""

from auditor.model import Figure, Legend, Panel
from auditor.quantity import number_of
from auditor.reading.files.dialect import Reading, tree_dialect
from auditor.reading.files.grid import Side, panel_of
from auditor.reading.files.parts import legend_of, title_node, title_of
from auditor.reading.files.syntax.tree import Record, Scalar, Trail, empty, records_of
from auditor.reading.files.triples import from_triples


def _heatmaps(record: Record) -> list[Record]:
    series = records_of(record.get("series"))
    return [one for one in series if one.text("type") == "heatmap" and "data" in one]


def _is_figure(record: Record) -> bool:
    other = "colorAxis" in record or "categories" in record.record("xAxis")
    return "xAxis" in record and not other and bool(_heatmaps(record))


def _read(trail: Trail, record: Record) -> Reading:
    titles = records_of(record.get("title"))
    title = title_node(titles[0], "text") if titles else None
    name = title_of(titles[0], "text") if titles else ""
    panels = tuple(_panel(series, place, record, name) for place, series in enumerate(_heatmaps(record)))
    legends = tuple(dict.fromkeys(panel.legend for panel in panels if panel.legend))
    return Reading(Figure(name, title.span if title else panels[0].span, panels, legends))


def _panel(series: Record, place: int, record: Record, figure: str) -> Panel:
    x, y = _chosen(record, "xAxis", series), _chosen(record, "yAxis", series)
    grid = from_triples(_categories(x), _categories(y), series.array("data"))
    name = series.scalar("name")
    upside_down = y.scalar("inverse")
    first = "top" if upside_down and upside_down.is_true else "bottom"
    return panel_of(
        grid,
        name.text if name else "",
        name.span if name else series.span,
        Side(y.text("name"), first),
        Side(x.text("name"), "left"),
        _legend(record, place),
        figure,
    )


def _chosen(record: Record, side: str, series: Record) -> Record:
    """The axis of a series, where there are several."""
    axes = records_of(record.get(side))
    number = number_of(series.text(f"{side}Index")) or 0
    return axes[int(number)] if 0 <= number < len(axes) else empty(record.span)


def _categories(axis: Record) -> list[Scalar]:
    """The categories of an axis; one may be a record with a `value` and a style."""
    nodes = [node.get("value") if isinstance(node, Record) else node for node in axis.array("data")]
    return [node for node in nodes if isinstance(node, Scalar)]


def _legend(record: Record, place: int) -> Legend | None:
    """The visual map that names the series, or else the only one."""
    maps = records_of(record.get("visualMap"))
    named = [one for one in maps if number_of(one.text("seriesIndex")) == place]
    chosen = (named or [one for one in maps if "seriesIndex" not in one])[:1]
    if not chosen:
        return None
    colours = chosen[0].record("inRange").array("color")
    return legend_of(chosen[0].get("min"), chosen[0].get("max"), "", chosen[0].span, colours)


DIALECT = tree_dialect("ECharts", _is_figure, _read)
