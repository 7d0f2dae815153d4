import json
from typing import Any

from auditor.discover import Problem
from auditor.report import Run, View, own_version, writer
from handmade import AUDITED, WITHOUT_FIGURE


def report() -> Any:
    run = Run((AUDITED, WITHOUT_FIGURE), (Problem("trials/wheat.md", "is empty"),))
    return json.loads(writer("json")(run, View()))


def test_the_whole_names_its_version_and_its_schema() -> None:
    whole = report()
    assert (whole["version"], whole["schema"]) == (own_version(), 1)
    assert set(whole) == {"version", "schema", "documents", "problems", "summary"}


def test_every_document_appears_with_its_path_even_without_a_figure() -> None:
    assert [document["path"] for document in report()["documents"]] == ["trials/rye.md", "trials/minutes.txt"]
    assert report()["problems"] == [{"path": "trials/wheat.md", "message": "trials/wheat.md is empty"}]


def test_a_panel_has_its_axes_and_its_counts() -> None:
    [panel] = report()["documents"][0]["panels"]
    assert panel == {
        "figure": "Germination after ten days",
        "name": "Rye | field_A",
        "line": 7,
        "rows": {"label": "Temperature", "ticks": ["15", "25"]},
        "columns": {"label": "Moisture", "ticks": ["10", "20", "30"]},
        "cells": 6,
        "missing": 1,
        "surplus": 1,
        "form": "rows",
    }


def test_a_finding_has_its_place_its_reasons_and_its_rule() -> None:
    finding = report()["documents"][0]["findings"][1]
    assert finding == {
        "rule": "peak-elsewhere",
        "code": "CLM001",
        "severity": "error",
        "line": 13,
        "column": 1,
        "end_line": 13,
        "end_column": 45,
        "panel": "Rye | field_A",
        "message": "The highest value, 64.5, stands at temperature 25 & moisture 20, not at *15*.",
        "because": [
            {"line": 10, "column": 13, "end_line": 10, "end_column": 17, "text": "64.5", "note": "row 25"}
        ],
        "also": [],
        "text": "The highest value is 64.5 at temperature 15.",
        "note": "",
        "confidence": "medium",
        "stated": "64.5 at temperature 15",
        "actual": "64.5 at temperature 25, moisture 20",
        "suggestion": "write temperature 25",
    }


def test_a_statement_says_how_it_was_read_and_what_came_of_it() -> None:
    statements = report()["documents"][0]["statements"]
    assert statements[0] == {
        "line": 13,
        "column": 1,
        "end_line": 13,
        "end_column": 45,
        "text": "The highest value is 64.5 at temperature 15.",
        "panel": "Rye | field_A",
        "kind": "peak",
        "read_as": "peak of Rye | field_A = 64.5 at Temperature 15",
        "verdict": "contradicted",
        "explanation": "64.5 stands at Temperature 25, Moisture 20",
    }
    assert [statement["verdict"] for statement in statements[1:]] == ["undecidable", "not-understood"]
    assert statements[2]["panel"] is None


def test_lines_that_were_not_read_are_listed_with_the_reason() -> None:
    [line] = report()["documents"][0]["unread"]
    assert (line["line"], line["column"], line["reason"]) == (11, 1, "no grid has such a row")


def test_the_summary_counts_what_was_seen_and_found() -> None:
    summary = report()["summary"]
    assert summary["documents"] == 2
    assert summary["cells"] == {"seen": 7, "placed": 6, "missing": 1}
    assert summary["statements"] == {
        "seen": 3,
        "understood": 2,
        "decided": 1,
        "supported": 0,
        "contradicted": 1,
        "undecidable": 1,
    }
    assert summary["findings"] == {"error": 1, "warning": 1, "info": 0}
    assert summary["rules"] == {"ragged-row": 1, "peak-elsewhere": 1}
