from pathlib import Path

import pytest

from auditor.commands.targets import report_names


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("docs/deep", "data"):
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.chdir(tmp_path)


def test_reports_of_a_folder_mirror_what_stands_below_it() -> None:
    assert report_names(["docs"], ["docs/a.md", "docs/deep/b.txt"]) == {
        "docs/a.md": "a.md.md",
        "docs/deep/b.txt": "deep/b.txt.md",
    }


def test_where_a_report_stands_does_not_depend_on_the_other_documents_of_the_folder() -> None:
    assert report_names(["docs"], ["docs/deep/b.txt"]) == {"docs/deep/b.txt": "deep/b.txt.md"}


def test_reports_of_several_folders_keep_the_folders_apart() -> None:
    assert report_names(["docs", "data"], ["docs/a.md", "data/a.md"]) == {
        "docs/a.md": "docs/a.md.md",
        "data/a.md": "data/a.md.md",
    }


def test_sources_that_differ_in_their_suffix_or_case_only_have_different_reports() -> None:
    names = report_names(["docs"], ["docs/a.md", "docs/a.txt", "docs/A.md"])
    assert list(names.values()) == ["a.md.md", "a.txt.md", "A.md-2.md"]


def test_no_report_takes_the_name_of_the_index() -> None:
    assert report_names(["docs"], ["docs/index", "docs/index.md"]) == {
        "docs/index": "index-2.md",
        "docs/index.md": "index.md.md",
    }


def test_a_path_outside_the_working_folder_never_leads_out_of_the_reports() -> None:
    assert report_names(["../elsewhere"], ["../elsewhere"]) == {"../elsewhere": "elsewhere.md"}


def test_standard_input_has_a_report_too() -> None:
    assert report_names(["-"], ["-"]) == {"-": "stdin.md"}
    assert report_names(["-", "docs"], ["-", "docs/a.md"]) == {"-": "stdin.md", "docs/a.md": "a.md.md"}
