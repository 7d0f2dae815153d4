import json
import os
import stat
from pathlib import Path

import pytest

from auditor.output import write_atomically


def test_a_file_is_replaced_whole_and_no_draft_is_left(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "a.md"
    write_atomically(file, "first\n")
    write_atomically(file, "second → é\n")
    assert file.read_bytes() == "second → é\n".encode()
    assert os.listdir(file.parent) == ["a.md"]


def test_a_file_that_cannot_be_written_whole_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.md"
    write_atomically(file, "first\n")

    def fails(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fails)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(file, "second\n")
    assert file.read_text() == "first\n"
    assert os.listdir(tmp_path) == ["a.md"]


def test_the_permissions_of_a_new_file_are_the_usual_ones(tmp_path: Path) -> None:
    (tmp_path / "usual").write_text("")
    write_atomically(tmp_path / "a.md", "text")
    usual, own = (stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("usual", "a.md"))
    assert own == usual


def test_a_link_is_kept_and_its_file_written(tmp_path: Path) -> None:
    link = tmp_path / "link.md"
    link.symlink_to(tmp_path / "target.md")
    write_atomically(link, "text")
    assert link.is_symlink()
    assert (tmp_path / "target.md").read_text() == "text"


def test_a_device_is_written_to_and_never_replaced() -> None:
    write_atomically(Path(os.devnull), "text")
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)


def test_a_file_name_that_is_no_utf8_survives_json(tmp_path: Path) -> None:
    strange = os.fsdecode(b"caf\xe9.md")
    write_atomically(tmp_path / "a.json", json.dumps({"path": strange}, ensure_ascii=False))
    assert json.loads((tmp_path / "a.json").read_text("utf-8"))["path"] == strange
