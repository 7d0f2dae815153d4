"""What the project promises about itself: the README, the hook, the checks."""

import os
import re
from importlib.metadata import entry_points
from pathlib import Path

import click
import pytest
import yaml
from click.testing import CliRunner

from auditor.cli import cli
from auditor.discover import DATA_SUFFIXES, TEXT_SUFFIXES
from auditor.report import formats

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
EXAMPLE = re.compile(r"<!-- the example: input -->\n```markdown\n(.*?)```", re.DOTALL)
OUTPUT = re.compile(r"(<!-- the example: output -->\n```text\n)(.*?)(```)", re.DOTALL)


def test_the_readme_shows_what_the_program_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = README.read_text("utf-8")
    [document] = EXAMPLE.findall(readme)
    [(_, shown, _)] = OUTPUT.findall(readme)
    monkeypatch.chdir(tmp_path)
    Path("rye.md").write_text(document, "utf-8")
    printed = CliRunner().invoke(cli, ["audit", "rye.md"]).stdout
    if os.environ.get("UPDATE_SNAPSHOTS"):
        shown = printed
        README.write_text(OUTPUT.sub(lambda block: block[1] + printed + block[3], readme), "utf-8")
    assert printed == shown


def test_the_readme_names_every_command_every_option_of_the_audit_and_every_format() -> None:
    readme = README.read_text("utf-8")
    audit = cli.commands["audit"]
    options = [name for one in audit.params if isinstance(one, click.Option) for name in one.opts]
    assert "--output-format" in options
    for name in (
        options + [f"`auditor {command}" for command in cli.commands] + [f"`{name}`" for name in formats()]
    ):
        assert name in readme, name


def test_the_hook_runs_the_audit_on_every_file_that_can_be_read() -> None:
    [hook] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    command, subcommand = hook["entry"].split()
    assert command in {script.name for script in entry_points(group="console_scripts")}
    assert subcommand in cli.commands
    for suffix in TEXT_SUFFIXES + DATA_SUFFIXES:
        assert re.search(hook["files"], f"docs/figure{suffix}"), suffix
    assert not re.search(hook["files"], "docs/figure.png")


def test_every_report_format_can_be_loaded() -> None:
    points = entry_points(group="auditor.reports")
    assert {point.name for point in points} == {"concise", "json", "markdown", "terminal"}
    assert all(callable(point.load()) for point in points)


def test_the_checks_of_the_project_are_those_of_the_readme() -> None:
    run = ROOT / ".ci" / "run"
    assert os.access(run, os.X_OK)
    assert run.read_text().rstrip().endswith("make test")
    assert "make test" in README.read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text()
    for check in ("ruff check", "ruff format --check", "mypy", "lint-imports", "pytest"):
        assert f"$(BIN)/{check}" in makefile
