from io import BytesIO
from pathlib import Path

import pytest

from auditor.discover import Problem
from auditor.intake import take_in
from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source

TABLE = """\
## Heatmap: yield

| Dose / Day | 1 | 2 | 3 |
|---|---|---|---|
| 10 | 4.5 | 5.5 | 6.5 |
| 20 | 4.0 | 5.0 | 7.0 |
"""


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_text_and_data_are_read_each_in_their_way() -> None:
    Path("a.md").write_text(TABLE)
    Path("b.csv").write_text(",1,2,3\n10,4.5,5.5,6.5\n20,4.0,5.0,7.0\n")
    intake = take_in(["a.md", "b.csv"], BytesIO())
    assert [len(document.panels[0].cells) for document in intake.documents] == [6, 6]
    assert intake.problems == ()


def test_standard_input_is_read_as_text() -> None:
    [document] = take_in(["-"], BytesIO(TABLE.encode())).documents
    assert document.panels[0].size == 6


def test_a_data_file_without_a_figure_is_a_document_without_a_figure() -> None:
    Path("settings.json").write_text('{"colour": "auto"}\n')
    [document] = take_in(["settings.json"], BytesIO()).documents
    assert document.panels == ()


def test_a_malformed_data_file_is_told_and_the_others_are_read() -> None:
    Path("a.json").write_text('{\n"z": [[1, 2],\n')
    Path("b.md").write_text(TABLE)
    intake = take_in(["a.json", "b.md"], BytesIO())
    [problem] = intake.problems
    assert isinstance(problem, Problem)
    assert problem.sentence.startswith("a.json is malformed on line ")
    assert "\n" not in problem.sentence
    assert [document.source.path for document in intake.documents] == ["b.md"]


def test_a_document_that_the_program_fails_to_read_is_told_with_its_traceback_and_the_others_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(source: Source) -> Document:
        if source.path == "bad.md":
            raise ZeroDivisionError("no days")
        return read(source)

    monkeypatch.setattr("auditor.intake.read", failing)
    Path("bad.md").write_text(TABLE)
    Path("good.md").write_text(TABLE)
    intake = take_in(["bad.md", "good.md"], BytesIO())
    assert [document.source.path for document in intake.documents] == ["good.md"]
    [problem] = intake.problems
    assert problem.sentence == (
        "bad.md was not audited in full, as auditor failed when it was read (ZeroDivisionError: no days)"
    )
    assert "in failing" in problem.trace
