"""No data file crashes the reader: any text is a document, or refused in one sentence."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from auditor.errors import InputError
from auditor.model import Document
from auditor.reading.files import dialects
from auditor.reading.files.own import panels, scales
from auditor.reading.files.transcription import DOCUMENT, FIGURE, STATEMENT
from auditor.source import Source
from transcriptions import read

SUFFIXES = (".csv", ".tsv", ".json", ".yaml", ".yml")
relaxed = settings(deadline=None, max_examples=200, suppress_health_check=[HealthCheck.too_slow])
FOREIGN = """
    type data layout z x y zmin zmax colorbar title text xaxis coloraxis annotations name mark encoding field
    color values datasets layer facet sort scale domain xAxis yAxis series categories visualMap inRange min
    max value low high chart colorAxis confusion_matrix labels per_class independent_variables
    dependent_variables
    header errors symerror headers x0 dx
"""
foreign = FOREIGN.split()
own = sorted(
    DOCUMENT
    | FIGURE
    | STATEMENT
    | panels.PANEL
    | panels.POINT
    | panels.BAND
    | panels.TOTAL
    | scales.LEGEND
    | scales.ANCHOR
    | scales.DECLARATION
    | scales.QUANTITY
    | scales.AXIS
    | scales.TICK
)
odd = ["heatmap", "rect", "a", "1.50", "~3 (red)", "-", "y2", "top", "8–10", "NaN", ""]
leaves = st.none() | st.booleans() | st.integers(-3, 9) | st.floats() | st.sampled_from(odd)


def trees(names: list[str]) -> st.SearchStrategy[Any]:
    """Data that use the names of a dialect, in any wrong place."""
    keys = st.sampled_from(names)

    def wider(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
        return st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=6)

    return st.recursive(leaves, wider, max_leaves=30)


def read_or_refused(name: str, text: str) -> None:
    document = Document(Source(name, text))
    with suppress(InputError):
        document = read(name, text)
    for panel in document.panels:
        assert all(
            cell.row < len(panel.rows.ticks) and cell.column < len(panel.columns.ticks)
            for cell in panel.cells
        )
        assert all(0 <= cell.span.start <= cell.span.end <= len(text) for cell in panel.cells)
        for quantity in panel.values.values():
            assert quantity.interval.low <= quantity.interval.high
    for statement in document.statements:
        assert len(statement.offsets) == len(statement.text) + 1


@pytest.mark.parametrize("suffix", SUFFIXES)
@relaxed
@given(text=st.text() | st.text(alphabet='{}[]",:-1.5 \n\t#&*|ab;±~()'))
def test_any_text(suffix: str, text: str) -> None:
    read_or_refused(f"a{suffix}", text)


@relaxed
@given(tree=trees([*foreign, "figures", "panels"]))
def test_any_data_with_the_names_of_plotting_libraries(tree: Any) -> None:
    read_or_refused("a.json", json.dumps(tree))


wild = trees(foreign)
plotly = st.fixed_dictionaries(
    {"type": st.just("heatmap"), "z": wild}, optional=dict.fromkeys(("x", "y", "zmin", "colorbar"), wild)
)
charts = st.fixed_dictionaries({"series": wild, "chart": st.just({"type": "heatmap"}), "xAxis": wild})
matrices = st.fixed_dictionaries({"confusion_matrix": wild, "labels": wild})
vega = st.fixed_dictionaries({"mark": st.just("rect"), "encoding": wild, "data": wild})


@relaxed
@given(tree=plotly | charts | matrices | vega)
def test_any_data_that_begin_like_a_heatmap(tree: Any) -> None:
    read_or_refused("a.yaml", json.dumps(tree))


@relaxed
@given(
    tree=st.dictionaries(
        st.sampled_from(["panels", "name", "legends", "axes", "statements"]), trees(own), min_size=1
    )
)
def test_any_data_with_the_names_of_our_schema(tree: Any) -> None:
    read_or_refused("a.json", json.dumps({"panels": [], **tree}))


@relaxed
@given(tree=st.dictionaries(st.sampled_from(sorted(panels.PANEL)), trees(own)))
def test_any_panel_with_the_names_of_our_schema(tree: Any) -> None:
    read_or_refused("a.json", json.dumps({"cells": [], **tree}))


@pytest.mark.parametrize(
    "text", ["", "\ufeff", "\n\n", "\0", "\r\r", "א,ב\nג,1\n", "\u202e,a\nb,1\n", "a,b\r\n1,2\r\n3,4"]
)
@pytest.mark.parametrize("suffix", SUFFIXES)
def test_strange_encodings_and_directions(suffix: str, text: str) -> None:
    read_or_refused(f"a{suffix}", text)


def test_right_to_left_labels_keep_their_order_and_place() -> None:
    text = ",א,ב\nשלום,1,2\n"
    (panel,) = read("a.csv", text).panels
    assert [tick.text for tick in panel.columns.ticks] == ["א", "ב"]
    assert text[panel.cells[1].span.start] == "2"


def test_every_dialect_is_found_by_its_module_and_has_a_name_of_its_own() -> None:
    folder = Path(__file__).parents[3] / "auditor" / "reading" / "files"
    modules = [path for path in folder.glob("*.py") if "DIALECT = " in path.read_text("utf-8")]
    assert len(dialects()) == len(modules)
    assert len({dialect.name for dialect in dialects()}) == len(modules)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_refusal_is_one_sentence_that_begins_with_the_file(suffix: str) -> None:
    with pytest.raises(InputError) as caught:
        read(f"a{suffix}", '"open\n[1: {')
    assert str(caught.value).startswith(f"a{suffix} is malformed on line ")
    assert "\n" not in str(caught.value)
