from io import BytesIO
from pathlib import Path

import pytest

from auditor import discover as discovering
from auditor.discover import REPORT_MARK, Problem, discover
from auditor.output import visible
from auditor.source import Source


def found(*paths: Path | str, stdin: bytes = b"") -> list[Source | Problem]:
    return list(discover(map(str, paths), BytesIO(stdin)))


def faults(*paths: Path | str) -> list[str]:
    return [one.fault for one in found(*paths) if isinstance(one, Problem)]


def text_of(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    [source] = found(path)
    assert isinstance(source, Source), source
    return source.text


def fault_of(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    [problem] = found(path)
    assert isinstance(problem, Problem), problem
    assert problem.path == str(path)
    return problem.fault


def test_a_folder_stands_for_its_documents_in_order_and_below(tmp_path: Path) -> None:
    for name in ("b.txt", "a.md", "deep/c.markdown", "d.MD", "x.png", "e.csv"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("text")
    names = [Path(source.path).name for source in found(tmp_path)]
    assert names == ["a.md", "b.txt", "d.MD", "c.markdown", "e.csv"]


def test_hidden_files_and_folders_and_foreign_packages_are_passed_over(tmp_path: Path) -> None:
    for name in (".hidden.md", ".venv/a.md", "node_modules/b.md", "c.md"):
        file = tmp_path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text("text")
    assert [source.path for source in found(tmp_path)] == [str(tmp_path / "c.md")]


def test_reports_of_an_earlier_run_are_passed_over_in_a_folder_but_read_when_named(tmp_path: Path) -> None:
    report = tmp_path / "a.md.md"
    report.write_text(f"{REPORT_MARK}\n# Audit of a.md\n")
    assert faults(tmp_path) == [
        "holds no document (none of .md, .markdown, .txt, .csv, .tsv, .json, .yaml, .yml)"
    ]
    assert isinstance(found(report)[0], Source)


def test_a_file_named_twice_is_read_once_under_its_first_name(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("text")
    assert [one.path for one in found(tmp_path, file, tmp_path / "." / "a.md")] == [str(file)]


def test_the_path_of_a_source_is_as_it_was_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "a.md").write_text("text")
    monkeypatch.chdir(tmp_path)
    assert [one.path for one in found("./docs/a.md")] == ["./docs/a.md"]
    assert [one.path for one in found("docs")] == ["docs/a.md"]


def test_a_dash_is_standard_input() -> None:
    assert found("-", "-", stdin="42 °C".encode()) == [Source("-", "42 °C")]


def test_any_suffix_is_read_where_the_file_is_named(tmp_path: Path) -> None:
    assert text_of(tmp_path / "transcript", b"text") == "text"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_text_is_utf8_or_has_a_byte_order_mark(tmp_path: Path, encoding: str) -> None:
    assert text_of(tmp_path / "a.md", "3 × 4 → 12\r\n".encode(encoding)) == "3 × 4 → 12\r\n"


def test_a_missing_path_is_told() -> None:
    assert faults("no/such/file.md") == ["does not exist"]


def test_a_binary_file_is_told(tmp_path: Path) -> None:
    binary = "is a binary file, not a text (it holds NUL bytes)"
    assert fault_of(tmp_path / "a.md", b"abc\0def") == binary
    assert fault_of(tmp_path / "b.md", b"\x89PNG\r\n\0\0\xff") == binary
    assert fault_of(tmp_path / "c.md", "abc".encode("utf-32")) == binary


def test_undecodable_bytes_are_told_with_their_line(tmp_path: Path) -> None:
    latin = "first line\ncaf\xe9\n".encode("latin-1")
    assert fault_of(tmp_path / "a.md", latin) == "is not UTF-8 text: what stands on line 2 cannot be decoded"
    odd = "abc".encode("utf-16") + b"x"
    assert fault_of(tmp_path / "b.md", odd).startswith("is not UTF-16 text")


@pytest.mark.parametrize("content", [b"", b" \n\t\n", b"\xef\xbb\xbf"])
def test_an_empty_file_is_told(tmp_path: Path, content: bytes) -> None:
    assert fault_of(tmp_path / "a.md", content) == "is empty"


def test_an_overlong_line_is_told_with_its_number(tmp_path: Path) -> None:
    content = b"short\n" + b"1, " * (11 * discovering.MEGABYTE // 3)
    assert fault_of(tmp_path / "a.md", content) == "has a line of more than 10 MB (line 2)"


def test_an_oversized_file_is_told_without_reading_all_of_it(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    with file.open("wb") as handle:
        handle.truncate(100 * discovering.MAX_FILE)
    assert faults(file) == ["is larger than 64 MB, the most that is read"]


def test_what_the_system_refuses_is_told(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.symlink_to(file)
    assert faults(file) == ["cannot be read: Too many levels of symbolic links"]


def test_what_is_shown_of_a_name_can_neither_steer_a_terminal_nor_break_a_line() -> None:
    assert visible("a\x1b[31m\nb\u202e é 数") == r"a\x1b[31m\nb\u202e é 数"
    assert Problem("a\nb.md", "is empty").sentence == r"a\nb.md is empty"
