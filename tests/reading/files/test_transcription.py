"""Our own schema, as people write it."""

import json
from math import inf

import pytest

from auditor.errors import InputError
from auditor.reading.files.dialect import DataFile
from auditor.reading.files.transcription import given_claims
from auditor.source import Source
from transcriptions import only_panel, read, table

FIGURE = """\
# Yields of three years
figures:
  - name: Yield by depth and salt
    legends: [{label: Yield, low: 20, high: 90, colours: [navy, gold]}]
    axes: [{side: rows, label: Depth, ticks: [15, 30], order: top}]
    panels:
      - name: Rye
        rows: {label: Depth, ticks: ['15', '30'], declared: 1, first: top}
        columns: [0.10, '0.2']
        cells:
          - [61.90, {value: 63.8, note: amber}, 7]
          - [~39 (teal), {missing: N/A}]
        statements: [The highest value is 63.8.]
      - name: Oats
        legend: null
        points:
          - {row: no, column: 0.1, value: 012}
          - {row: no, column: 0.2, value: 1e3}
          - {at: [1, 2], value: .inf}
        statements: [{text: Nothing grows., at: [null, 2]}]
    statements: [Both grow.]
claims: [{kind: peak, panel: Rye}]
"""


def test_a_figure_is_read_with_all_its_parts() -> None:
    document = read("a.yaml", FIGURE)
    rye, oats = document.panels
    assert table(rye) == {
        ("15", "0.10"): "61.90",
        ("15", "0.2"): "63.8",
        ("30", "0.10"): "39",
        ("30", "0.2"): None,
    }
    assert [(s.row, s.text) for s in rye.surplus] == [(0, "7")]
    assert rye.cells[1].note == "amber"
    assert rye.cells[2].note == "teal"
    assert rye.rows.declaration is document.figures[0].axes[0]
    assert rye.legend is document.figures[0].legends[0]
    assert rye.shares_legend
    assert oats.legend is None


def test_points_bring_their_own_ticks_and_the_traps_of_yaml_change_no_value() -> None:
    oats = read("a.yaml", FIGURE).panels[1]
    assert table(oats) == {("no", "0.1"): "012", ("no", "0.2"): "1e3"}
    assert [quantity.value for quantity in oats.values.values()] == [12, 1000]
    assert [cell.quantity and cell.quantity.value for cell in oats.restated] == [inf]


def test_sentences_keep_their_scope_and_place() -> None:
    document = read("a.yaml", FIGURE)
    assert [(s.text, s.panel, s.column) for s in document.statements] == [
        ("The highest value is 63.8.", 0, None), ("Nothing grows.", 1, 1), ("Both grow.", None, None),
    ]  # fmt: skip
    first = document.statements[0]
    assert document.source.slice(first.source_span(21, 25)) == "63.8"
    assert document.source.position(first.span.start).line == 13


def test_claims_are_kept_as_they_are_written() -> None:
    (claim,) = given_claims(DataFile(Source("a.yaml", FIGURE)))
    assert json.loads(claim.text) == {"kind": "peak", "panel": "Rye"}
    assert given_claims(DataFile(Source("a.json", "[1]"))) == ()


def test_a_file_may_be_one_panel_only() -> None:
    panel = only_panel("a.json", '{"name": "Rye", "rows": ["a"], "columns": ["b"], "cells": [[40.0]]}')
    assert (panel.name, table(panel)) == ("Rye", {("a", "b"): "40.0"})


def test_a_null_is_no_cell_and_a_word_is_a_missing_one() -> None:
    panel = only_panel("a.yaml", "rows: [a]\ncolumns: [b, c, d]\ncells: [[null, no, 12:30]]")
    assert table(panel) == {("a", "c"): None, ("a", "d"): None}
    assert [cell.text for cell in panel.cells] == ["no", "12:30"]


def test_an_axis_may_be_shared_by_an_alias() -> None:
    text = (
        "panels:\n- {rows: &r [a], columns: &c [b], cells: [[1]]}\n- {rows: *r, columns: *c, cells: [[2]]}\n"
    )
    assert [table(panel) for panel in read("a.yaml", text).panels] == [{("a", "b"): "1"}, {("a", "b"): "2"}]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("cells: [[1], 2]", "line 1: a row of 'cells' has to be a list"),
        (
            "cells:\n- [{val: 2}]",
            "line 2: a cell has no key 'val'; known are assumed, missing, note, text, value",
        ),
        ("panels:\n- {cell: []}", "line 2: a panel has no key 'cell'"),
        ("panels:\n- {legend: 2, cells: []}", "line 2: 'legend' has to be a number counted from 1 to 0"),
        (
            "cells: [[{value: tall}]]",
            "line 1: 'tall' is no number; a value that is not there is written as 'missing'",
        ),
        ("cells: [[{note: tall}]]", "line 1: a value needs 'value' or 'missing'"),
        ("points: [{row: a, value: 1}]", "line 1: the 'column' of a point has to be a single value"),
        (
            "points: [{at: [1, 1], value: 1}]",
            "line 1: a place of 'at' has to be a number counted from 1 to 0",
        ),
        ("cells: []\nlegend: {low: [1]}", "line 2: a number has to be a mapping"),
        ("cells: []\nlegend: {low: about}", "line 2: 'about' is no number"),
        (
            "cells: []\nbands: [{at: [1]}]",
            "line 2: the 'at' of a band has to be a list of rows and a list of columns",
        ),
        ("cells: []\nshares_legend: yes", "line 2: 'shares_legend' has to be true or false"),
        (
            "figures: []\nstatements: [{text: a, panel: 1}]",
            "line 2: the 'panel' of a statement has to be a number",
        ),
        ("figures: []\nfigures: []", "line 2: the key 'figures' stands twice in one mapping"),
        ("figures: {}", "line 1: 'figures' has to be a list"),
    ],
)
def test_what_has_the_wrong_shape_is_named_with_its_line(text: str, fault: str) -> None:
    with pytest.raises(InputError) as caught:
        read("a.yaml", text)
    assert fault in str(caught.value)
