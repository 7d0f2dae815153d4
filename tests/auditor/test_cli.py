"""What only a process of its own can show: what is imported, how it dies, how its streams behave."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from auditor.registry import installed


def python(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("arguments", [["--version"], ["rules"], ["explain", "{rule}"], ["audit", "--help"]])
def test_what_needs_no_tables_imports_neither_pandas_nor_pandera(arguments: list[str]) -> None:
    known = [argument.format(rule=installed()[0].code) for argument in arguments]
    code = (
        "import sys; from auditor.cli import main\n"
        "try: main()\n"
        "finally: print(sorted({'pandas', 'pandera', 'numpy'} & set(sys.modules)))"
    )
    result = python(code, *known)
    assert result.returncode == 0
    assert result.stdout.splitlines()[-1] == "[]"


def test_a_fault_of_the_program_is_shown_whole_and_is_exit_status_2(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text("text")
    code = (
        "import sys; import auditor.commands.audit as command\n"
        "command.run_rules = lambda *_: 1 / 0\n"
        "from auditor.cli import main; main()"
    )
    result = python(code, "audit", str(tmp_path))
    assert result.returncode == 2
    assert "Traceback" in result.stderr
    assert "ZeroDivisionError" in result.stderr


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    for number in range(300):
        (tmp_path / f"{number:0200}.md").write_text("nothing")
    command = f"{sys.executable} -m auditor audit {tmp_path} --output-format markdown; echo status $? >&2"
    result = subprocess.run(f"({command}) | true", shell=True, capture_output=True, text=True, check=False)
    assert result.stderr == "status 0\n"


def test_output_is_utf8_whatever_the_locale_says(tmp_path: Path) -> None:
    (tmp_path / "ü.md").write_text("nothing")
    environment = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PATH": ""}
    command = [sys.executable, "-m", "auditor", "audit", str(tmp_path), "--output-format", "json"]
    result = subprocess.run(command, capture_output=True, env=environment, check=True)
    assert "ü.md" in result.stdout.decode()


def test_what_is_found_does_not_depend_on_how_python_hashes_texts() -> None:
    examples = Path(__file__).parents[2] / "examples"
    command = [
        sys.executable,
        "-m",
        "auditor",
        "audit",
        str(examples),
        "--output-format",
        "json",
        "--exit-zero",
    ]
    outputs = {
        subprocess.run(
            command, capture_output=True, env={**os.environ, "PYTHONHASHSEED": seed}, check=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(outputs) == 1


def test_an_interruption_is_not_mistaken_for_findings() -> None:
    code = (
        "import auditor.commands.audit as command\n"
        "def interrupted(*_): raise KeyboardInterrupt\n"
        "command.take_in = interrupted\n"
        "from auditor.cli import main; main()"
    )
    assert python(code, "audit", ".").returncode == 130


def test_wrong_usage_is_told_without_a_traceback() -> None:
    result = python("from auditor.cli import main; main()", "audit", "--nonsense")
    assert result.returncode == 2
    assert result.stderr.startswith("Usage: auditor audit [OPTIONS] PATH...")
