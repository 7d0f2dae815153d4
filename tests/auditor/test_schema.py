import subprocess
import sys
from dataclasses import replace
from unittest.mock import patch

import pandera.pandas as pa
import pytest

from auditor.model import Document
from auditor.rule import Example, Severity
from auditor.schema import SchemaRule, check_batch, schema_rule
from handmade import DOCUMENT, PANEL, SOURCE, WITHOUT_FIGURE

NONE = [Example("")]


@schema_rule("TST001", table="cells", sentence="{text} is above 50 ({count})", bad=NONE, good=NONE)
def above_fifty() -> pa.DataFrameSchema:
    """A cell is above fifty."""
    return pa.DataFrameSchema(checks=pa.Check(lambda cells: ~(cells["value"] > 50)))


@schema_rule(
    "TST002", table="cells", sentence="{text}", by=("row",), severity=Severity.INFO, bad=NONE, good=NONE
)
def above_twenty() -> pa.DataFrameSchema:
    """A value is above twenty."""
    return pa.DataFrameSchema({"value": pa.Column(float, pa.Check.le(20), nullable=True)})


@schema_rule("TST003", table="ticks", sentence="{side} {text}", by=("side", "text"), bad=NONE, good=NONE)
def tick_of_twenty_five() -> pa.DataFrameSchema:
    """A tick is twenty-five."""
    return pa.DataFrameSchema(checks=pa.Check(lambda ticks: ticks["text"] != "25"))


def check(*rules: SchemaRule, documents: tuple[Document, ...] = (DOCUMENT,)) -> list[tuple[int, str, str]]:
    found = check_batch(documents, rules)
    return [(index, rule.name, finding.message) for index in found for rule, finding in found[index]]


def test_failing_rows_of_one_panel_are_one_finding_with_all_their_marks() -> None:
    _, finding = check_batch([DOCUMENT], [above_fifty])[0][0]
    assert finding.message == "64.5 is above 50 (2) (and 1 more)"
    assert SOURCE.slice(finding.mark.span) == "64.5"
    assert [SOURCE.slice(mark.span) for mark in finding.also] == ["57.0"]
    assert finding.panel == "Rye | field_A"


def test_failing_rows_that_a_rule_tells_apart_are_findings_of_their_own() -> None:
    assert [message for _, _, message in check(above_twenty)] == ["30.0", "22.0 (and 2 more)"]


def test_a_finding_belongs_to_its_document() -> None:
    assert check(above_fifty, documents=(WITHOUT_FIGURE.document, DOCUMENT))[0][0] == 1


def test_a_place_that_several_panels_share_is_found_once() -> None:
    figure = DOCUMENT.figures[0]
    twice = replace(DOCUMENT, figures=(replace(figure, panels=(PANEL, replace(PANEL, name="Oats"))),))
    assert check(tick_of_twenty_five, documents=(twice,)) == [(0, "tick-of-twenty-five", "row 25")]


def test_pandera_runs_once_for_each_table_of_a_batch() -> None:
    with patch.object(
        pa.DataFrameSchema, "validate", autospec=True, side_effect=lambda self, frame, **_: frame
    ) as run:
        check_batch([DOCUMENT] * 5, [above_fifty, above_twenty, tick_of_twenty_five])
    assert run.call_count == 2


def test_nothing_is_found_without_rules_or_documents() -> None:
    assert check() == []
    assert check(above_fifty, documents=()) == []


def test_a_rule_takes_its_name_and_text_from_its_function() -> None:
    assert (above_fifty.name, above_fifty.summary, above_fifty.subject) == (
        "above-fifty",
        "A cell is above fifty.",
        "Batch",
    )


@pytest.mark.parametrize(
    "module", ["auditor.registry", "auditor.engine", "auditor_rules.schemas.impossible_value"]
)
def test_rules_are_listed_without_importing_pandas(module: str) -> None:
    code = f"import sys, {module}; sys.exit(any(name in sys.modules for name in ('pandas', 'pandera')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
