"""What settings do to the commands."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from auditor.cli import cli
from auditor.commands import audit as command
from auditor.discover import Problem
from auditor.intake import Intake
from handmade import DOCUMENT

SCHEMA = """
[[schemas]]
name = "odd-share"
schema = "share.yaml"
sentence = "{text} is no share"
"""
SHARE = "columns:\n  value: {nullable: true, le: 60}\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "share.yaml").write_text(SHARE)
    (tmp_path / "all.md").write_text("It is odd,\nloose and\nbroken.\n")
    return tmp_path


def run(*arguments: str) -> Result:
    result = CliRunner().invoke(cli, arguments)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def settle(text: str) -> None:
    Path("auditor.toml").write_text(text)


def rules_of(*arguments: str) -> list[str]:
    report = json.loads(run("audit", "all.md", "--output-format", "json", *arguments).stdout)
    return [finding["rule"] for finding in report["documents"][0]["findings"]]


@pytest.fixture
def _handmade(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is audited, it is the handmade document."""
    monkeypatch.setattr(command, "take_in", lambda *_: Intake((DOCUMENT,), ()))


# What is typed wins over what is settled.


@pytest.mark.usefixtures("_word_rules")
def test_the_settings_choose_the_rules() -> None:
    settle('select = ["TST"]\nignore = ["loose-word"]')
    assert rules_of() == ["broken-word"]
    settle('ignore = ["TST"]\nextend-select = ["loose-word"]')
    assert rules_of() == ["odd-word", "loose-word"]
    settle('select = []\nextend-select = ["odd-word"]')
    assert rules_of() == ["odd-word"]


@pytest.mark.usefixtures("_word_rules")
def test_the_command_line_changes_the_choice_of_the_settings() -> None:
    settle('ignore = ["loose-word"]')
    assert rules_of("--select", "loose-word") == ["loose-word"]
    assert rules_of("--ignore", "odd-word") == ["broken-word"]
    assert rules_of("--extend-select", "loose-word") == ["odd-word", "loose-word", "broken-word"]


@pytest.mark.usefixtures("_word_rules")
def test_the_settings_set_severities_unless_an_option_does() -> None:
    settle('fail-on = "info"\nmin-severity = "warning"')
    assert rules_of() == ["loose-word", "broken-word"]
    assert rules_of("--min-severity", "info") == ["odd-word", "loose-word", "broken-word"]
    settle('fail-on = "info"')
    assert run("audit", "all.md", "--select", "odd-word").exit_code == 1
    assert run("audit", "all.md", "--select", "odd-word", "--fail-on", "error").exit_code == 0


@pytest.mark.usefixtures("_word_rules")
def test_a_named_file_takes_the_place_of_the_nearest() -> None:
    settle("nonsense = 1")
    Path("other.toml").write_text('select = ["odd-word"]')
    assert rules_of("--config", "other.toml") == ["odd-word"]


@pytest.mark.parametrize("arguments", [["audit", "all.md"], ["rules"], ["explain", "odd-word"]])
def test_wrong_settings_are_one_sentence_and_exit_status_2(arguments: list[str]) -> None:
    settle("selct = []")
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "Error: auditor.toml: selct is no setting; did you mean 'select' or 'extend-select'?\n"
    )


@pytest.mark.usefixtures("_word_rules")
def test_an_unknown_rule_in_the_settings_is_told_with_their_file() -> None:
    settle('ignore = ["brokn-word"]')
    result = run("audit", "all.md")
    assert result.exit_code == 2
    assert result.stderr.startswith(
        "Error: auditor.toml: no rule is called 'brokn-word'; did you mean broken-word, "
    )


@pytest.mark.usefixtures("_word_rules")
def test_settings_that_leave_no_rule_are_never_a_green_run() -> None:
    settle("select = []")
    result = run("audit", "all.md")
    assert result.exit_code == 2
    assert "no rule is left to check" in result.stderr


# Schemas of the user's own.


@pytest.mark.usefixtures("_word_rules", "_handmade")
def test_a_failing_row_is_printed_with_its_line_and_column() -> None:
    settle(SCHEMA)
    result = run("audit", "any.md", "--output-format", "concise")
    assert (result.exit_code, result.stdout) == (1, "trials/rye.md:10:13 error odd-share 64.5 is no share\n")


@pytest.mark.usefixtures("_word_rules", "_handmade")
@pytest.mark.parametrize(
    ("options", "status"),
    [
        (["--select", "odd-share"], 1),
        (["--select", "USR"], 1),
        (["--ignore", "odd-share"], 0),
        (["--select", "odd-word"], 0),
        (["--select", "ALL", "--ignore", "USR001"], 0),
    ],
)
def test_a_schema_is_selected_and_ignored_like_any_rule(options: list[str], status: int) -> None:
    settle(SCHEMA)
    assert run("audit", "any.md", *options).exit_code == status


@pytest.mark.usefixtures("_word_rules", "_handmade")
def test_a_broken_schema_stops_the_audit_unless_it_is_ignored() -> None:
    settle(SCHEMA)
    Path("share.yaml").write_text("columns:\n  valu: {le: 60}\n")
    result = run("audit", "any.md")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "Error: auditor.toml: the schema odd-share: share.yaml speaks of the column 'valu', "
        "which the table cells lacks; did you mean 'value'?\n"
    )
    assert run("audit", "any.md", "--ignore", "odd-share").exit_code == 0


@pytest.mark.usefixtures("_word_rules")
def test_a_schema_is_listed_and_explained() -> None:
    settle(SCHEMA.replace("[[schemas]]", '[[schemas]]\npaths = "docs/**"\npanels = ["Rye", "Oats"]'))
    assert run("rules").stdout.splitlines()[-1] == (
        "USR001  odd-share   error   A row of the table cells breaks the schema share.yaml."
    )
    assert run("explain", "odd-share").stdout == (
        "odd-share (USR001)\n"
        "severity error, confidence high\n"
        "\n"
        "A row of the table cells breaks the schema share.yaml.\n"
        "\n"
        "Configured in auditor.toml, for documents docs/**; panels Rye, Oats.\n"
        "Of a row that fails it says: {text} is no share\n"
    )


@pytest.mark.usefixtures("_word_rules")
def test_a_schema_may_not_be_called_like_a_rule() -> None:
    settle(SCHEMA.replace("odd-share", "odd-word"))
    result = run("rules")
    assert result.exit_code == 2
    assert result.stderr == "Error: auditor.toml: the schema odd-word: a rule is called 'odd-word' already\n"


def test_listing_and_explaining_a_schema_imports_neither_pandas_nor_the_users_code() -> None:
    settle(SCHEMA.replace("share.yaml", "own:schema"))
    Path("own.py").write_text("raise SystemExit('imported')")
    code = (
        "import sys; from auditor.cli import main\n"
        "try: main()\n"
        "finally: print(sorted({'pandas', 'pandera', 'own'} & set(sys.modules)))"
    )
    for arguments in (["rules"], ["explain", "odd-share"]):
        command_line = [sys.executable, "-c", code, *arguments]
        result = subprocess.run(command_line, capture_output=True, text=True, check=True)
        assert result.stdout.splitlines()[-1] == "[]"


def test_what_could_not_be_read_is_still_told(monkeypatch: pytest.MonkeyPatch) -> None:
    settle(SCHEMA)
    problem = Problem("gone.md", "does not exist")
    monkeypatch.setattr(command, "take_in", lambda *_: Intake((DOCUMENT,), (problem,)))
    result = run("audit", "any.md", "gone.md", "--select", "odd-share", "--output-format", "concise")
    assert result.exit_code == 2
    assert result.stdout == "trials/rye.md:10:13 error odd-share 64.5 is no share\n"
    assert result.stderr == "auditor: gone.md does not exist\n"
