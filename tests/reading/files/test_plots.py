"""The options of plotting libraries."""

import json
from math import isnan

import pytest

from auditor.model import Document
from transcriptions import only_panel, read, table

PLOTLY = """\
{"data": [
  {"type": "heatmap", "name": "Rye", "x": ["a", "b"], "y": [15, 30],
   "z": [[1.50, null], [3, NaN]], "zmin": 0, "zmax": 4.0,
   "colorbar": {"title": {"text": "Yield"}}, "colorscale": [[0, "navy"], [1, "gold"]]},
  {"type": "scatter", "x": [1], "y": [2]}],
 "layout": {"title": {"text": "Fields"}, "xaxis": {"title": "Plot"},
            "yaxis": {"title": {"text": "Depth"}, "autorange": "reversed"}}}
"""

VEGA = """\
{"title": "Fields", "mark": {"type": "rect"},
 "data": {"values": [{"plot": "b", "depth": 30, "t": 2.50}, {"plot": "a", "depth": 15, "t": null},
                     {"plot": "b", "depth": 15, "t": 3}]},
 "encoding": {"x": {"field": "plot", "type": "nominal"},
              "y": {"field": "depth", "type": "ordinal", "title": "Depth"},
              "color": {"field": "t", "scale": {"domain": [0, 5.0]}, "legend": {"title": "Yield"}}}}
"""

ECHARTS = """\
{"title": {"text": "Fields"}, "xAxis": {"type": "category", "data": ["a", "b"], "name": "Plot"},
 "yAxis": {"data": ["top", {"value": "low"}], "name": "Depth", "inverse": true},
 "visualMap": {"min": 0, "max": 10.0, "inRange": {"color": ["navy", "gold"]}},
 "series": [{"type": "heatmap", "name": "Rye",
             "data": [[0, 0, 5.0], [1, 0, "-"], ["b", "low", 9], {"value": [0, 1, 3]}, [7, 1, 4]]}]}
"""

HIGHCHARTS = """\
{"chart": {"type": "heatmap"}, "title": {"text": "Fields"},
 "xAxis": {"categories": ["a", "b"], "title": {"text": "Plot"}},
 "yAxis": {"categories": ["top", "low"], "title": {"text": "Depth"}, "reversed": true},
 "colorAxis": {"min": 0, "max": 10.0, "minColor": "white", "maxColor": "black"},
 "series": [{"name": "Rye", "data": [[0, 0, 5.0], [1, 0, null], {"x": 1, "y": 1, "value": 9}]}]}
"""


def test_a_plotly_heatmap_is_read_with_axes_and_scale() -> None:
    document = read("a.json", PLOTLY)
    (panel,) = document.panels
    assert (document.figures[0].name, panel.name) == ("Fields", "Rye")
    assert (panel.rows.label, panel.columns.label, panel.rows.first) == ("Depth", "Plot", "top")
    assert table(panel) == {("15", "a"): "1.50", ("15", "b"): None, ("30", "a"): "3", ("30", "b"): "NaN"}
    assert isnan(panel.values[1, 1].value)
    assert panel.legend is not None
    assert (panel.legend.label, panel.legend.colours) == ("Yield", ("navy", "gold"))
    assert panel.legend.low is not None
    assert panel.legend.high is not None
    assert (panel.legend.low.text, panel.legend.high.text) == ("0", "4.0")
    assert document.source.slice(panel.legend.high.span) == "4.0"


def test_ticks_that_plotly_counts_stand_where_their_values_do() -> None:
    document = read("a.json", '{"type": "heatmap", "x0": 5, "dx": 0.5, "z": [[1, 2], [3, 4, 9]]}')
    (panel,) = document.panels
    assert [tick.text for tick in panel.columns.ticks] == ["5", "5.5", "6"]
    assert [document.source.slice(tick.span) for tick in panel.rows.ticks] == ["[1, 2]", "[3, 4, 9]"]


def test_a_plotly_row_that_is_longer_than_its_labels_has_a_surplus_value() -> None:
    panel = only_panel("a.json", '{"type": "heatmap", "x": ["a"], "y": ["m"], "z": [[1, 2]]}')
    assert [(s.row, s.text) for s in panel.surplus] == [(0, "2")]


def test_subplots_of_plotly_share_a_colour_axis_and_have_titles_among_the_annotations() -> None:
    trace = {"type": "heatmap", "z": [[1, 2], [3, 4]], "coloraxis": "coloraxis"}
    layout = {
        "annotations": [{"text": name, "xref": "paper", "showarrow": False} for name in ("Rye", "Oats")],
        "coloraxis": {"cmin": 0, "cmax": 9, "colorbar": {"title": "Yield"}},
    }
    document = read("a.json", json.dumps({"data": [trace, {**trace, "xaxis": "x2"}], "layout": layout}))
    assert [panel.name for panel in document.panels] == ["Rye", "Oats"]
    assert document.panels[0].legend == document.panels[1].legend == document.figures[0].legends[0]


def test_values_in_base64_are_shown_as_unread() -> None:
    document = read("a.json", '{"data": [{"type": "heatmap", "z": {"dtype": "f8", "bdata": "AAAA"}}]}')
    assert document.panels == ()
    assert len(document.unread) == 1


def test_a_vega_lite_rect_is_read_with_its_axes_in_the_order_drawn() -> None:
    panel = only_panel("a.vl.json", VEGA)
    assert [tick.text for tick in panel.columns.ticks] == ["a", "b"]
    assert (panel.rows.label, panel.rows.first, panel.columns.label) == ("Depth", "top", "plot")
    assert table(panel) == {("30", "b"): "2.50", ("15", "a"): None, ("15", "b"): "3"}
    assert panel.legend is not None
    assert panel.legend.high is not None
    assert (panel.legend.label, panel.legend.high.text) == ("Yield", "5.0")


def vega(**changes: object) -> Document:
    return read("a.json", json.dumps({**json.loads(VEGA), **changes}))


def test_a_layer_takes_over_data_and_encoding() -> None:
    parts = json.loads(VEGA)
    mark = parts.pop("mark")
    document = read("a.json", json.dumps({**parts, "layer": [{"mark": mark}, {"mark": "text"}]}))
    assert table(document.panels[0]).keys() == table(only_panel("a.json", VEGA)).keys()


def test_every_facet_is_a_panel() -> None:
    rows = [
        {"plot": p, "depth": d, "t": d, "crop": c} for c in ("rye", "oats") for p in "ab" for d in (15, 30)
    ]
    encoding = {**json.loads(VEGA)["encoding"], "column": {"field": "crop"}}
    document = vega(data={"values": rows}, encoding=encoding)
    assert [(panel.name, len(panel.cells)) for panel in document.panels] == [("rye", 4), ("oats", 4)]


def test_a_quantity_on_the_vertical_axis_is_drawn_upwards_and_a_sort_list_is_followed() -> None:
    encoding = json.loads(VEGA)["encoding"]
    encoding["y"]["type"] = "quantitative"
    encoding["x"]["sort"] = ["b", "a"]
    (panel,) = vega(encoding=encoding).panels
    assert panel.rows.first == "bottom"
    assert [tick.text for tick in panel.columns.ticks] == ["b", "a"]


def test_data_that_stand_elsewhere_are_shown_as_unread() -> None:
    document = vega(data={"url": "fields.csv"})
    assert document.panels == ()
    assert [line.reason for line in document.unread] == ["the data are not in this file"]


def test_an_echarts_heatmap_is_read_by_positions_and_by_names() -> None:
    panel = only_panel("a.json", ECHARTS)
    assert table(panel) == {("top", "a"): "5.0", ("top", "b"): None, ("low", "b"): "9", ("low", "a"): "3"}
    assert [(s.row, s.text) for s in panel.surplus] == [(1, "4")]
    assert (panel.rows.label, panel.columns.label, panel.rows.first) == ("Depth", "Plot", "top")
    assert panel.legend is not None
    assert panel.legend.high is not None
    assert (panel.legend.high.text, panel.legend.colours) == ("10.0", ("navy", "gold"))


def test_a_highcharts_heatmap_is_read_with_its_categories() -> None:
    panel = only_panel("a.json", HIGHCHARTS)
    assert table(panel) == {("top", "a"): "5.0", ("top", "b"): None, ("low", "b"): "9"}
    assert (panel.name, panel.rows.label, panel.rows.first) == ("Rye", "Depth", "top")
    assert panel.legend is not None
    assert panel.legend.colours == ("white", "black")


@pytest.mark.parametrize("text", [PLOTLY, VEGA, ECHARTS, HIGHCHARTS])
def test_the_same_options_may_be_written_in_yaml_or_within_other_data(text: str) -> None:
    expected = table(only_panel("a.json", text))
    assert table(only_panel("a.json", f'{{"page": {{"charts": [{text}]}}}}')) == expected
    yaml = text.replace("NaN", ".nan").replace("null", "~")
    assert table(only_panel("a.yaml", yaml)).keys() == expected.keys()


@pytest.mark.parametrize(
    "text",
    [
        '{"a": [1, 2]}',
        "[]",
        "3",
        '{"panels": [{"type": "graph"}], "title": "dashboard"}',
        '{"series": [1]}',
        '{"data": [{"type": "bar"}]}',
        '{"mark": "bar"}',
    ],
)
def test_data_without_a_heatmap_are_a_document_without_figures(text: str) -> None:
    assert read("a.json", text).figures == ()


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "heatmap", "z": [1, {"a": 2}, [[3]]], "x": 7, "colorbar": []}',
        '{"chart": {"type": "heatmap"}, "series": [{"data": [1, [2], {}, [0, 0]]}]}',
        '{"xAxis": [], "yAxis": 3, "series": [{"type": "heatmap", "data": [["a", "b", "c"]]}]}',
        '{"mark": "rect", "data": {"values": [1, {}]}, "encoding": {"x": {"field": "a"}, "y": {"field": "b"},'
        ' "color": {"field": "c"}}}',
        '{"confusion_matrix": [[]], "labels": {}}',
        '{"independent_variables": [1, {}], "dependent_variables": [{"values": [[], 2]}]}',
    ],
)
def test_options_of_an_odd_shape_are_read_as_far_as_they_go(text: str) -> None:
    read("a.json", text)
