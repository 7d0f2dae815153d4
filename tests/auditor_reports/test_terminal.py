from dataclasses import replace

from auditor.engine import Audited
from auditor.report import Run, View, writer
from auditor.rule import Finding, Mark
from auditor.source import Source
from auditor_reports.wording import excerpt
from handmade import AUDITED, DOCUMENT, RAGGED, where


def shown(finding: Finding, view: View, path: str = "trials/rye.md") -> list[str]:
    document = replace(DOCUMENT, source=Source(path, DOCUMENT.source.text))
    one = replace(AUDITED.diagnostics[0], finding=finding)
    return writer("terminal")(Run((Audited(document, (one,)),)), view).splitlines()


def test_a_narrow_window_wraps_and_loses_no_word() -> None:
    wide, narrow = (shown(RAGGED, View(width=width)) for width in (None, 30))
    assert max(map(len, narrow)) <= 30
    assert " ".join(" ".join(narrow).split()) == " ".join(" ".join(wide).split())


def test_a_word_longer_than_the_window_is_kept_whole() -> None:
    path = "a/very/long/path/to/some/transcription/of/a/heatmap.md"
    assert shown(RAGGED, View(width=30), path)[0] == f"{path}:10:1"


def test_a_document_cannot_steer_the_terminal() -> None:
    finding = Finding("a message with \x1b[2J in it", Mark(where("58.5"), "note \x07"), suggestion="\x1b[0m")
    text = "\n".join(shown(finding, View(), "strange\x1b]0;title\n.md"))
    assert "\x1b" not in text
    assert "\x07" not in text
    assert r"strange\x1b]0;title\n.md:10:25 warning ragged-row a message with \x1b[2J in it" in text


def test_of_very_many_places_some_are_shown_and_the_rest_counted() -> None:
    finding = replace(RAGGED, also=tuple(Mark(where("58.5")) for _ in range(11)))
    [also] = [line for line in shown(finding, View()) if line.startswith("    also: ")]
    assert also == "    also: " + "; ".join(['10:25 "58.5"'] * 8) + " and 3 more"


def test_a_very_long_quotation_is_cut_at_a_word() -> None:
    text = " ".join(f"word{number}" for number in range(100))
    assert excerpt(text, 160).endswith(" …")
    assert excerpt(text, 160)[:-2] == text[: len(excerpt(text, 160)) - 2]
    assert text[len(excerpt(text, 160)) - 2] == " "
    assert excerpt("a\n short one", 160) == "a short one"


def test_a_path_that_holds_the_word_for_a_severity_is_not_coloured() -> None:
    first = shown(RAGGED, View(colour=True), "a warning b.md")[0]
    assert first.startswith("a warning b.md:10:1 \033[33;1mwarning\033[0m ragged-row")
