import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from click.testing import CliRunner, Result

from auditor.cli import cli
from auditor.commands.audit import _for_terminal
from auditor.commands.configured import all_rules
from auditor.model import Document
from auditor.report import View
from auditor.rule import Confidence, Finding, Rule, Severity

pytestmark = pytest.mark.usefixtures("_word_rules")
SUMMARY = "Found 1 error, 1 warning, 1 info.\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    for name, text in {
        "all.md": "It is odd,\nloose and\nbroken.\n",
        "broken.md": "It is broken.\n",
        "loose.txt": "It is loose.\n",
        "odd.md": "It is odd.\n",
        "clean.md": "It is sound.\n",
    }.items():
        (tmp_path / "docs" / name).write_text(text)
    return tmp_path


def run(*arguments: str, stdin: bytes | None = None) -> Result:
    result = CliRunner().invoke(cli, ["audit", *arguments], input=stdin)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def rules_of(*arguments: str) -> list[str]:
    """The rules of the findings in all.md."""
    report = json.loads(run("docs/all.md", "--output-format", "json", *arguments).stdout)
    return [finding["rule"] for finding in report["documents"][0]["findings"]]


# What is found, and the exit status.


def test_findings_are_printed_with_their_place_and_a_summary() -> None:
    result = run("docs/all.md")
    lines = result.stdout.splitlines()
    assert "docs/all.md:1:7 info odd-word there is a odd one" in lines
    assert "docs/all.md:2:1 warning loose-word there is a loose one" in lines
    assert "docs/all.md:3:1 error broken-word there is a broken one" in lines
    assert result.stdout.endswith(SUMMARY)
    assert result.stderr == ""


@pytest.mark.parametrize(
    ("file", "status"), [("clean.md", 0), ("odd.md", 0), ("loose.txt", 1), ("broken.md", 1)]
)
def test_warnings_and_errors_fail_unless_something_else_is_said(file: str, status: int) -> None:
    assert run(f"docs/{file}").exit_code == status


@pytest.mark.parametrize(
    ("least", "statuses"), [("error", [0, 0, 1]), ("warning", [0, 1, 1]), ("info", [1, 1, 1])]
)
def test_fail_on_sets_the_least_severity_that_fails(least: str, statuses: list[int]) -> None:
    files = ("odd.md", "loose.txt", "broken.md")
    assert [run(f"docs/{file}", "--fail-on", least).exit_code for file in files] == statuses


def test_exit_zero_hides_findings_from_the_exit_status_but_not_what_failed() -> None:
    assert run("docs/broken.md", "--exit-zero").exit_code == 0
    assert run("docs/broken.md", "nowhere.md", "--exit-zero").exit_code == 2


def test_a_document_without_a_figure_is_no_error_and_is_named() -> None:
    result = run("docs/clean.md")
    assert result.exit_code == 0
    assert "1 document without a figure: docs/clean.md.\n" in result.stdout


def test_standard_input_is_audited_under_the_name_of_a_dash() -> None:
    result = run("-", "--output-format", "concise", stdin=b"a broken one")
    assert (result.exit_code, result.stdout) == (1, "-:1:3 error broken-word there is a broken one\n")


def test_a_folder_is_audited_with_paths_below_the_folder_as_given() -> None:
    report = json.loads(run("./docs", "--output-format", "json").stdout)
    assert [document["path"] for document in report["documents"]] == [
        f"./docs/{name}" for name in ("all.md", "broken.md", "clean.md", "loose.txt", "odd.md")
    ]


# Which rules.


def test_select_leaves_only_the_named_rules() -> None:
    assert rules_of() == ["odd-word", "loose-word", "broken-word"]
    assert rules_of("--select", "odd-word,TST001") == ["odd-word", "broken-word"]
    assert rules_of("--select", "TST") == ["loose-word", "broken-word"]


def test_ignore_takes_rules_away_and_extend_select_brings_them_back() -> None:
    assert rules_of("--ignore", "TST") == ["odd-word"]
    assert rules_of("--ignore", "TST", "--extend-select", "loose-word") == ["odd-word", "loose-word"]
    assert rules_of("--select", "ODD", "--extend-select", "TST001") == ["odd-word", "broken-word"]


def test_min_severity_leaves_lesser_findings_out() -> None:
    assert rules_of("--min-severity", "warning") == ["loose-word", "broken-word"]
    assert rules_of("--min-severity", "error") == ["broken-word"]


@pytest.mark.parametrize("option", ["--select", "--ignore", "--extend-select"])
def test_an_unknown_rule_is_a_usage_error_with_a_suggestion(option: str) -> None:
    result = run("docs", option, "brokn-word")
    assert result.exit_code == 2
    assert "no rule is called 'brokn-word'; did you mean broken-word" in result.stderr


def test_a_selection_of_nothing_is_a_usage_error_and_never_a_green_run() -> None:
    result = run("docs/clean.md", "--ignore", "ALL")
    assert result.exit_code == 2
    assert "no rule is left to check" in result.stderr


def test_no_installed_rules_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr("auditor.registry.members", lambda kind: ())
    result = run(str(Path(__file__)))
    assert result.exit_code == 2
    assert "no rules are installed" in result.stderr


# How it is shown.


def test_statistics_count_the_findings_of_each_rule() -> None:
    assert "    2 broken-word\n" in run("docs", "--statistics").stdout
    assert "    2 broken-word\n" not in run("docs").stdout


def test_color_always_never_and_auto() -> None:
    red = "\033[31;1merror\033[0m"
    assert red in run("docs/broken.md", "--color", "always").stdout
    assert red in run("docs/broken.md", "--colour=always").stdout
    assert "\033" not in run("docs/broken.md", "--color", "never").stdout
    assert "\033" not in run("docs/broken.md").stdout  # not a terminal


def test_auto_colours_a_terminal_and_respects_no_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(isatty=lambda: True))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "44")
    assert _for_terminal(View(), "auto", ()) == View(colour=True, width=44)
    monkeypatch.setenv("NO_COLOR", "1")
    assert not _for_terminal(View(), "auto", ()).colour
    assert _for_terminal(View(), "always", ()).colour


# Where it goes.


def test_formats_can_go_to_files_beside_the_terminal(folder: Path) -> None:
    result = run("docs", "--output-format", "json:out/all.json", "--output-format", "terminal")
    assert result.stdout.endswith("Written: out/all.json.\nFound 2 errors, 2 warnings, 2 info.\n")
    assert len(json.loads((folder / "out/all.json").read_text())["documents"]) == 5


def test_a_merge_gate_writes_markdown_and_prints_one_line(folder: Path) -> None:
    result = run("docs", "--output-format", "markdown:summary.md")
    assert result.exit_code == 1
    assert result.stdout == "Found 2 errors, 2 warnings, 2 info. Written: summary.md.\n"
    assert "# Audit of 5 documents" in (folder / "summary.md").read_text()


def test_an_unknown_format_is_a_usage_error_that_names_the_formats() -> None:
    result = run("docs", "--output-format", "paper")
    assert result.exit_code == 2
    assert "there is no format 'paper'; there are concise, json, markdown, terminal" in result.stderr


@pytest.mark.parametrize(
    ("first", "second", "fault"),
    [
        ("json", "concise:-", "only one format can go to standard output"),
        ("json:a.out", "concise:./a.out", "two reports cannot both go to ./a.out"),
        ("json:docs/all.md", "concise", "a report would overwrite the audited document docs/all.md"),
    ],
)
def test_reports_do_not_get_into_each_others_way_or_into_the_documents(
    first: str, second: str, fault: str, folder: Path
) -> None:
    result = run("docs", "--output-format", first, "--output-format", second)
    assert result.exit_code == 2
    assert fault in result.stderr
    assert (folder / "docs/all.md").read_text().startswith("It is odd")


def test_reports_are_one_file_per_document_and_an_index_that_links_them(folder: Path) -> None:
    result = run("docs", "--reports", "out")
    written = sorted(path.name for path in (folder / "out").iterdir())
    assert written == ["all.md.md", "broken.md.md", "clean.md.md", "index.md", "loose.txt.md", "odd.md.md"]
    assert "# Audit of `docs/broken.md`" in (folder / "out/broken.md.md").read_text()
    assert "| [docs/broken.md](broken.md.md) | 1 | 0 | 0 |" in (folder / "out/index.md").read_text()
    assert "Written: out/index.md.\n" in result.stdout


def test_reports_of_an_earlier_run_are_not_audited(folder: Path) -> None:
    run(".", "--reports", "reports")
    report = json.loads(run(".", "--output-format", "json").stdout)
    assert len(report["documents"]) == 5


def test_the_index_never_replaces_an_audited_document(folder: Path) -> None:
    (folder / "docs/index.md").write_text("It is sound.\n")
    result = run("docs", "--reports", "docs")
    assert result.exit_code == 2
    assert "a report would overwrite the audited document docs/index.md" in result.stderr
    assert (folder / "docs/index.md").read_text() == "It is sound.\n"


def test_what_cannot_be_written_is_told_and_the_rest_is_written(folder: Path) -> None:
    (folder / "taken").mkdir()
    result = run("docs", "--output-format", "json:taken", "--output-format", "markdown:summary.md")
    assert result.exit_code == 2
    assert result.stderr == "auditor: taken cannot be written: Is a directory\n"
    assert (folder / "summary.md").exists()


# What cannot be read.


def bad_files(folder: Path) -> dict[str, str]:
    (folder / "empty").mkdir()
    (folder / "zero.md").write_bytes(b"")
    (folder / "image.md").write_bytes(b"\x89PNG\0\0")
    (folder / "latin.md").write_bytes(b"caf\xe9")
    (folder / "long.md").write_bytes(b"7 " * 25_000_000)
    return {
        "nowhere.md": "does not exist",
        "empty": "holds no document (none of .md, .markdown, .txt, .csv, .tsv, .json, .yaml, .yml)",
        "zero.md": "is empty",
        "image.md": "is a binary file, not a text (it holds NUL bytes)",
        "latin.md": "is not UTF-8 text: what stands on line 1 cannot be decoded",
        "long.md": "has a line of more than 10 MB (line 1)",
    }


def test_each_bad_input_gets_one_sentence_and_the_others_are_still_audited(folder: Path) -> None:
    faults = bad_files(folder)
    result = run(*faults, "docs/broken.md", "--reports", "out")
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [f"auditor: {path} {fault}" for path, fault in faults.items()]
    assert "docs/broken.md:1:7 error broken-word" in result.stdout
    assert "6 problems: not everything could be audited.\n" in result.stdout
    assert "# Audit of `docs/broken.md`" in (folder / "out/docs/broken.md.md").read_text()
    assert "- nowhere.md does not exist" in (folder / "out/index.md").read_text()


def test_a_fault_of_the_program_is_status_2_with_its_traceback_and_the_rest_is_reported(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_: Document) -> Iterator[Finding]:
        raise ZeroDivisionError("no rye")

    broken = Rule("BAD001", "broken", Severity.ERROR, Confidence.HIGH, "Document", failing, "", (), ())
    monkeypatch.setattr("auditor.commands.audit.all_rules", lambda settings: (*all_rules(settings), broken))
    result = run("docs/broken.md", "--output-format", "terminal")
    assert result.exit_code == 2
    assert "docs/broken.md:1:7 error broken-word" in result.stdout
    assert "Traceback" in result.stderr
    assert result.stderr.endswith(
        "auditor: docs/broken.md was not audited in full, as auditor failed when the rule broken looked at it "
        "(ZeroDivisionError: no rye)\n"
    )


def test_nothing_but_bad_input_is_no_clean_run() -> None:
    result = run("nowhere.md")
    assert result.exit_code == 2
    assert "No document was audited." in result.stdout
    assert "no findings" not in result.stdout


def test_empty_standard_input_is_told() -> None:
    result = run("-", stdin=b"")
    assert (result.exit_code, result.stderr) == (2, "auditor: - is empty\n")


@pytest.mark.parametrize("arguments", [[], ["docs", "--fail-on", "never"], ["docs", "--nonsense"]])
def test_wrong_usage_is_exit_status_2(arguments: list[str]) -> None:
    assert run(*arguments).exit_code == 2
