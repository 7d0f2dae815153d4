import tomllib
from dataclasses import replace
from pathlib import Path

import pandera.pandas as pa
import pytest
from click.testing import CliRunner, Result
from pandera.io.pandas_io import from_yaml

from auditor.cli import cli
from auditor.commands import audit, init
from auditor.config import TABLES
from auditor.discover import Problem
from auditor.intake import Intake
from auditor.source import Source
from handmade import DOCUMENT, WITHOUT_FIGURE


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which every audit and every draft is of the handmade document."""
    monkeypatch.chdir(tmp_path)
    for command in (audit, init):
        monkeypatch.setattr(command, "take_in", lambda *_: Intake((DOCUMENT,), ()))
    return tmp_path


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(cli, arguments)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_a_schema_is_written_and_the_settings_for_it_are_printed(folder: Path) -> None:
    result = run("init", "schema", "trials/rye.md", "-o", "schemas/rye cells.yaml")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == (
        "# For pyproject.toml (in auditor.toml the head is [[schemas]]):\n"
        "[[tool.auditor.schemas]]\n"
        'name = "rye-cells"\n'
        'schema = "schemas/rye cells.yaml"\n'
        'table = "cells"\n'
        'paths = ["trials/rye.md"]\n'
        'sentence = "{text} at {row_tick}, {column_tick} breaks the schema ({fault})"\n'
    )
    schema = from_yaml(folder / "schemas" / "rye cells.yaml")  # type: ignore[no-untyped-call]
    assert schema.columns["row_tick"].checks == [pa.Check.isin(["15", "25"])]
    assert schema.columns["value"].checks == [pa.Check.in_range(0.0, 100.0)]
    assert schema.columns["value"].nullable


@pytest.mark.parametrize("table", TABLES)
def test_the_documents_pass_with_what_is_printed(folder: Path, table: str) -> None:
    stanza = run("init", "schema", "trials/rye.md", "--table", table, "-o", "own.yaml").stdout
    (folder / "pyproject.toml").write_text(stanza)
    result = run("audit", "trials/rye.md", "--select", "own")
    assert result.exit_code == 0
    assert "no findings" in result.stdout


def test_a_document_that_comes_to_differ_from_its_schema_fails(folder: Path) -> None:
    stanza = run("init", "schema", "trials/rye.md", "-o", "own.yaml").stdout
    (folder / "pyproject.toml").write_text(stanza)
    schema = folder / "own.yaml"
    schema.write_text(schema.read_text().replace("max_value: 100.0", "max_value: 64.0"))
    result = run("audit", "trials/rye.md", "--select", "own", "--output-format", "concise")
    assert result.stdout == (
        "trials/rye.md:10:13 error own 64.5 at 25, 20 breaks the schema (value: in_range(0.0, 64.0))\n"
    )


def test_without_a_file_the_schema_goes_to_standard_output_and_the_settings_do_not() -> None:
    result = run("init", "schema", "trials/rye.md", "--table", "ticks")
    assert from_yaml(result.stdout).columns["side"].checks  # type: ignore[no-untyped-call]
    assert 'schema = "ticks.yaml"' in result.stderr


def test_the_settings_fit_the_file_that_is_nearest(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "auditor.toml").write_text("")
    (folder / "trials").mkdir()
    monkeypatch.chdir(folder / "trials")
    near = replace(DOCUMENT, source=Source("rye.md", DOCUMENT.source.text))
    monkeypatch.setattr(init, "take_in", lambda *_: Intake((near,), ()))
    stanza = run("init", "schema", "rye.md", "-o", "7.yaml").stdout
    assert stanza.startswith("# For ../auditor.toml:\n[[schemas]]\n")
    [schema] = tomllib.loads(stanza)["schemas"]
    assert (schema["name"], schema["schema"], schema["paths"]) == (
        "schema-7",
        "trials/7.yaml",
        ["trials/rye.md"],
    )


def test_a_schema_never_takes_the_place_of_a_file(folder: Path) -> None:
    (folder / "own.yaml").write_text("mine")
    result = run("init", "schema", "trials/rye.md", "-o", "own.yaml")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "Error: own.yaml is there already; a new schema needs a new name\n"
    assert (folder / "own.yaml").read_text() == "mine"


def test_documents_without_data_give_no_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(init, "take_in", lambda *_: Intake((WITHOUT_FIGURE.document,), ()))
    result = run("init", "schema", "minutes.txt")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "there is nothing to infer a schema from: the documents have no cells" in result.stderr


def test_what_cannot_be_read_is_told_and_the_rest_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = Problem("gone.md", "does not exist")
    monkeypatch.setattr(init, "take_in", lambda *_: Intake((DOCUMENT,), (problem,)))
    result = run("init", "schema", "gone.md", "rye.md", "-o", "own.yaml")
    assert result.exit_code == 2
    assert result.stderr == "auditor: gone.md does not exist\n"
    assert Path("own.yaml").exists()


def test_a_file_that_cannot_be_written_is_told(folder: Path) -> None:
    (folder / "taken").write_text("")
    result = run("init", "schema", "rye.md", "-o", "taken/own.yaml")
    assert result.exit_code == 2
    assert "taken/own.yaml cannot be written" in result.stderr


def test_help_says_what_can_be_drafted() -> None:
    assert "schema" in run("init", "--help").stdout
