"""Small transcriptions in mixed forms: `NAME.md` with the grids that are to be read in `NAME.txt`."""

from pathlib import Path

import pytest

from sketch import read_text, sketch

FOLDER = Path(__file__).parent / "transcriptions"
NAMES = sorted(path.stem for path in FOLDER.glob("*.md"))


@pytest.mark.parametrize("name", NAMES)
def test_the_grids_of_a_transcription_are_read(name: str) -> None:
    expected = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    assert sketch((FOLDER / f"{name}.md").read_text("utf-8")) == expected


@pytest.mark.parametrize("name", NAMES)
def test_nothing_of_a_transcription_is_left_unread(name: str) -> None:
    assert read_text((FOLDER / f"{name}.md").read_text("utf-8")).unread == ()
