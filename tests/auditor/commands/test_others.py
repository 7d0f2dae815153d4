from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from auditor.cli import cli
from auditor.errors import MissingPackageError

HEADER = "document,figure,panel,row,column,value,text,line\n"


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(cli, arguments)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_version_is_the_installed_one() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("auditor, version 0.")


def test_help_names_all_commands() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("audit", "extract", "rules", "explain"):
        assert f"  {command} " in result.stdout


@pytest.mark.usefixtures("_word_rules")
def test_rules_are_listed_with_code_severity_and_sentence() -> None:
    assert run("rules").stdout.splitlines() == [
        "ODD001  odd-word    info    A word is odd.",
        "TST001  broken-word error   A word is broken.",
        "TST002  loose-word  warning A word is loose.",
    ]


@pytest.mark.usefixtures("_word_rules")
@pytest.mark.parametrize("name", ["broken-word", "TST001", "tst001"])
def test_explain_prints_the_documentation_and_the_examples(name: str) -> None:
    assert run("explain", name).stdout == (
        "broken-word (TST001)\n"
        "severity error, confidence high\n"
        "\n"
        "A word is broken.\n"
        "\n"
        "Why that matters.\n"
        "\n"
        "Found in:\n"
        "\n"
        "    a broken one\n"
        "\n"
        "It marks: broken\n"
        "It says: ... broken ...\n"
        "\n"
        "Not found in:\n"
        "\n"
        "    a sound one\n"
    )


@pytest.mark.usefixtures("_word_rules")
def test_explain_suggests_near_names() -> None:
    result = run("explain", "brokenword")
    assert result.exit_code == 2
    assert "no rule is called 'brokenword'; did you mean broken-word" in result.stderr


def test_every_installed_rule_can_be_explained() -> None:
    listed = [line.split()[0] for line in run("rules").stdout.splitlines() if not line.startswith(" ")]
    assert listed
    for code in listed:
        assert f"({code})" in run("explain", code).stdout


def test_extract_says_which_documents_hold_no_figure(tmp_path: Path) -> None:
    file = tmp_path / "minutes.md"
    file.write_text("We met on Monday.\n")
    result = run("extract", str(file), "--format", "csv")
    assert (result.exit_code, result.stdout) == (0, HEADER)
    assert result.stderr == f"auditor: {file} holds no figure\n"


def test_extract_writes_to_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("We met on Monday.\n")
    result = run("extract", str(tmp_path / "a.md"), "--out", str(tmp_path / "new" / "cells.csv"))
    assert (result.exit_code, result.stdout) == (0, "")
    assert (tmp_path / "new" / "cells.csv").read_text() == HEADER


def test_extract_tells_what_it_could_not_do(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("We met on Monday.\n")
    result = run("extract", str(tmp_path / "a.md"), "nowhere.md", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "auditor: nowhere.md does not exist\n" in result.stderr
    assert f"auditor: {tmp_path} cannot be written: Is a directory\n" in result.stderr


def test_extract_knows_its_formats() -> None:
    assert run("extract", "a.md", "--format", "stone").exit_code == 2


def test_a_format_that_lacks_its_package_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(documents: object) -> bytes:
        raise MissingPackageError("stone", "chisel")

    (tmp_path / "a.md").write_text("We met on Monday.\n")
    monkeypatch.setattr("auditor.commands.extract.writer", lambda name: write)
    result = run("extract", str(tmp_path / "a.md"))
    assert result.exit_code == 2
    assert "stone needs the package chisel: install figure-auditor[stone]" in result.stderr
