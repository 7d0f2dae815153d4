"""What the formats look like, and that our schema says so."""

import json
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import pytest
import yaml
from hypothesis import HealthCheck, given, settings

from auditor.errors import MissingPackageError
from auditor.extracts import formats, writer
from auditor.model import Document
from auditor.reading.files.own import panels, scales
from auditor.reading.files.transcription import DOCUMENT, FIGURE, STATEMENT, UNREAD
from json_schema import faults
from transcriptions import documents, read

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "transcription.schema.json").read_text("utf-8"))

YAML = """\
figures:
- name: Yield
  panels:
  - name: Rye
    rows:
      label: Depth
      ticks: ['15', '30']
    columns: [a, 'no']
    cells:
    - [61.90, '63.8 (amber)']
    - [N/A, '~39']
    surplus:
    - {at: [1, null], value: 7.0}
statements: [The highest value is 63.8.]
"""


def test_every_format_is_found_by_its_module() -> None:
    assert formats() == ("csv", "json", "parquet", "yaml")


def test_yaml_is_written_as_people_write_it() -> None:
    assert writer("yaml")([read("a.yaml", YAML)]).decode() == YAML


def test_json_keeps_the_digits_and_stays_json() -> None:
    written = writer("json")([read("a.yaml", YAML)]).decode()
    assert "[61.90, " in written
    assert json.loads(written)["figures"][0]["panels"][0]["cells"][0][0] == 61.9


def test_csv_has_the_cells_and_the_surplus_values() -> None:
    lines = writer("csv")([read("a.yaml", YAML)]).decode().splitlines()
    assert lines[0] == "document,figure,panel,row,column,value,text,line"
    assert "a.yaml,Yield,Rye,15,a,61.9,61.90,10" in lines
    assert "a.yaml,Yield,Rye,30,a,,N/A,11" in lines
    assert "a.yaml,Yield,Rye,,,7,7.0,13" in lines


@pytest.mark.skipif(find_spec("pyarrow") is None, reason="Parquet needs pyarrow")
def test_parquet_has_the_same_cells_as_csv() -> None:
    import pandas as pd

    document = read("a.yaml", YAML)
    frame = pd.read_parquet(BytesIO(writer("parquet")([document])))
    lines = writer("csv")([document]).decode().splitlines()
    assert list(frame.columns) == lines[0].split(",")
    assert len(frame) == len(lines) - 1
    assert frame["value"].dropna().tolist() == [61.9, 63.8, 39, 7]


def test_parquet_without_its_package_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("auditor.extracts.parquet.find_spec", lambda name: None)
    with pytest.raises(MissingPackageError, match="parquet needs the package pyarrow"):
        writer("parquet")([])


relaxed = settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@relaxed
@given(document=documents())
def test_what_is_written_fits_the_published_schema(document: Document) -> None:
    assert faults(json.loads(writer("json")([document])), SCHEMA) == []
    assert faults(yaml.safe_load(writer("yaml")([document])), SCHEMA) == []


@pytest.mark.parametrize(
    "wrong", [{"figures": 1}, {"figures": [{"panels": [{"cell": []}]}]}, {"panels": [{"cells": [1]}]}, 3]
)
def test_the_published_schema_refuses_what_the_reader_refuses(wrong: object) -> None:
    assert faults(wrong, SCHEMA)


DEFINED = {
    "document": DOCUMENT,
    "figure": FIGURE,
    "panel": panels.PANEL,
    "cell": panels.CELL,
    "point": panels.POINT,
    "surplus": panels.SURPLUS,
    "band": panels.BAND,
    "total": panels.TOTAL,
    "legend": scales.LEGEND,
    "declaration": scales.DECLARATION,
    "axis": scales.AXIS,
    "tick": scales.TICK,
    "number": scales.QUANTITY,
    "statement": STATEMENT,
}


@pytest.mark.parametrize("name", DEFINED)
def test_the_published_schema_has_the_keys_that_the_reader_knows(name: str) -> None:
    definition = SCHEMA["$defs"][name]
    long_form = definition if "properties" in definition else definition["anyOf"][1]  # behind the short one
    assert set(long_form["properties"]) == DEFINED[name]


def test_unread_lines_and_anchors_have_theirs_too() -> None:
    definitions = SCHEMA["$defs"]
    assert set(definitions["document"]["properties"]["unread"]["items"]["properties"]) == UNREAD
    assert set(definitions["legend"]["properties"]["anchors"]["items"]["properties"]) == scales.ANCHOR
