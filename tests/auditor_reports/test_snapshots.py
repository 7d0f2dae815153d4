"""Whole reports of a document made by hand, held against files.

`UPDATE_SNAPSHOTS=1 pytest tests/auditor_reports` writes the files anew; read what changed before you keep it.
"""

import os
from pathlib import Path

import pytest

from auditor.discover import Problem
from auditor.report import Run, View, writer
from handmade import AUDITED, WITHOUT_FIGURE

ONE = Run((AUDITED,))
ALL = Run((AUDITED, WITHOUT_FIGURE), (Problem("trials/wheat.md", "is empty"),))
LINKS = {"trials/rye.md": "rye.md.md", "trials/minutes.txt": "minutes of may.txt.md"}
SNAPSHOTS = {
    "concise.txt": ("concise", ALL, View()),
    "terminal.txt": ("terminal", ALL, View()),
    "narrow.txt": ("terminal", ALL, View(width=44, show_claims=True, statistics=True)),
    "coloured.txt": ("terminal", ONE, View(colour=True, show_claims=True, written=("out/index.md",))),
    "page.md": ("markdown", ONE, View()),
    "gate.md": ("markdown", ALL, View(statistics=True)),
    "index.md": ("markdown", ALL, View(links=LINKS)),
}


@pytest.mark.parametrize("name", SNAPSHOTS)
def test_a_report_looks_as_it_did_when_it_was_last_read(name: str) -> None:
    format_name, run, view = SNAPSHOTS[name]
    report = writer(format_name)(run, view)
    file = Path(__file__).parent / "snapshots" / name
    if os.environ.get("UPDATE_SNAPSHOTS"):
        file.write_text(report, "utf-8")
    assert report == file.read_text("utf-8")
