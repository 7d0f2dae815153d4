"""Figures that a fence of a Markdown document writes out for a program of charts."""

import pytest

from sketch import read_text

ECHARTS = """{"xAxis": {"type": "category", "name": "day", "data": ["Mon", "Tue"]},
 "yAxis": {"type": "category", "data": ["front", "back"]},
 "visualMap": {"min": 0, "max": 40},
 "series": [{"name": "Openings", "type": "heatmap", "data": [[0, 0, 31], [1, 0, 28], [0, 1, 12], [1, 1, 9]]}]}"""
SCRIPT = """option = {
  xAxis: { type: 'category', name: 'day', data: ['Mon', 'Tue'] }, // of the week
  yAxis: { type: 'category', data: ['front', 'back'] },
  visualMap: { min: 0, max: 40 },
  series: [{ name: 'Openings', type: 'heatmap', data: [[0, 0, 31], [1, 0, 28], [0, 1, 12], [1, 1, 9]] }]
};"""
PLOTLY = """{"data": [{"type": "heatmap", "name": "Openings", "x": ["Mon", "Tue"], "y": ["front", "back"],
 "z": [[31, 28], [12, 9]], "zmin": 0, "zmax": 40}], "layout": {"xaxis": {"title": {"text": "day"}}}}"""
VEGA_LITE = """{"title": "Openings", "mark": "rect", "data": {"values": [
 {"day": "Mon", "door": "front", "n": 31}, {"day": "Tue", "door": "front", "n": 28},
 {"day": "Mon", "door": "back", "n": 12}, {"day": "Tue", "door": "back", "n": 9}]},
 "encoding": {"x": {"field": "day", "type": "ordinal"}, "y": {"field": "door", "type": "ordinal", "sort": ["front", "back"]},
 "color": {"field": "n", "scale": {"domain": [0, 40]}}}}"""
HIGHCHARTS = """Highcharts.chart('box', {
  chart: {type: 'heatmap'},
  xAxis: {categories: ['Mon', 'Tue'], title: {text: 'day'}},
  yAxis: {categories: ['front', 'back']},
  colorAxis: {min: 0, max: 40},
  series: [{name: 'Openings', data: [[0, 0, 31], [1, 0, 28], [0, 1, 12], [1, 1, 9]]}]
});"""
DIALECTS = {
    "ECharts": ECHARTS, "a script": SCRIPT, "Plotly": PLOTLY, "Vega-Lite": VEGA_LITE, "Highcharts": HIGHCHARTS,
}  # fmt: skip


@pytest.mark.parametrize("name", DIALECTS)
def test_a_fence_is_read_as_a_file_of_its_dialect_would_be(name: str) -> None:
    text = f"# Doors\n\nWe counted.\n\n```js\n{DIALECTS[name]}\n```\n\n- The front door was opened 31 times on Mon.\n"
    (panel,) = read_text(text).panels
    assert (panel.name, panel.columns.label) == ("Openings", "day")
    assert [tick.text for tick in panel.rows.ticks] == ["front", "back"]
    assert [panel.grid[place].text for place in ((0, 0), (0, 1), (1, 0), (1, 1))] == ["31", "28", "12", "9"]
    assert panel.legend is not None
    assert panel.legend.high is not None
    assert panel.legend.high.value == 40
    for cell in panel.cells:
        assert text[cell.span.start : cell.span.end] == cell.text


def test_a_fence_in_a_list_keeps_the_places_of_its_values() -> None:
    body = "\n".join(f"   {line}" for line in ECHARTS.split("\n"))
    text = f"# Doors\n\n1. Openings\n\n   ```json\n{body}\n   ```\n"
    (panel,) = read_text(text).panels
    assert [text[cell.span.start : cell.span.end] for cell in panel.cells] == ["31", "28", "12", "9"]


def test_each_fence_is_a_panel_of_its_title() -> None:
    bare = PLOTLY.replace('"name": "Openings", ', "")
    text = f"# Doors\n\n1. Winter (Plotly)\n\n```json\n{bare}\n```\n\n2. Summer (Plotly; the values are counts of one week, from the log of the porter)\n\n```json\n{bare}\n```\n"
    assert [panel.name.split()[0] for panel in read_text(text).panels] == ["Winter", "Summer"]


def test_a_block_that_only_speaks_of_a_heatmap_is_no_specification() -> None:
    text = '# Doors\n\n```json\n{"type": "heatmap", "note": [1, 2\n```\n\n| | p | q |\n|---|---|---|\n| u | 1 | 2 |\n| v | 3 | 4 |\n'
    (panel,) = read_text(text).panels
    assert panel.form == "tables"
