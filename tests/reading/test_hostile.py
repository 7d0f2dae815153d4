"""Hostile Markdown: no crash, no hang, and every place a place, whatever the text is."""

import multiprocessing
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from auditor.model import Document
from auditor.reading.document import read
from auditor.source import Source, Span

relaxed = settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.too_slow])
BLANKS = [
    "\n", "\n\n", "\r\n", "\r", "\t", " ", "    ", "\x00", "\ufeff", "\u202e", "\u200f", "\u2028",
]  # fmt: skip
MARKUP = [
    "- ", "* ", "1. ", "> ", "## ", "#### ", "|", "| a | b |\n|---|---|\n", "---", "**", "*", "`", "```",
    "~~~", "$", "$$", "\\", "\\\\", "&amp;", "&", "<table>", "<tr>", "<td>", "<td rowspan=9999>",
    "</table>", "<details>", "<summary>", "<br>", "<!--", "-->", "![", "](", "[", "]", "(", ")", "{", "}",
    ":", ",", ";", "~", "±", "–", "−", "°", "%", "×", "=", "→", "x",
]  # fmt: skip
WORDS = [
    "y=1: ", "Row 2 (Depth 5): ", "Salt 0.1", "Depth", "1", "0.50", "7,213", "1e999", "2.7e+02",
    "-0.0", "N/A", "10-20", "from 20 to 90", "in steps of 0", "in steps of 2", "X-axis", "Y-axis: 1, 2",
    "Legend", "range from 0 to 1e300", "(1-999999999)", "All other cells are 0.", "heatmap", "Total",
    "same as", "values", "\\begin{array}{cc}", "\\end{array}", "░▒▓█", "שלום", "مرحبا", "数", "é", "😀",
]  # fmt: skip
PIECES = BLANKS + MARKUP + WORDS
soup = st.lists(st.sampled_from(PIECES), max_size=60).map("".join)


def spans(document: Document) -> list[Span]:
    """Every place that a document names."""
    found = [statement.span for statement in document.statements]
    found += [line.span for line in document.unread]
    for figure in document.figures:
        found.append(figure.span)
        found += [legend.span for legend in figure.legends]
        found += [axis.span for axis in figure.axes]
    for panel in document.panels:
        found.append(panel.span)
        found += [tick.span for side in (panel.rows, panel.columns) for tick in side.ticks]
        found += [cell.span for cell in (*panel.cells, *panel.restated)]
        found += [surplus.span for surplus in panel.surplus]
        found += [total.span for total in panel.totals]
        found += [band.span for band in panel.bands]
    return found


def check(text: str) -> None:
    """A text is read, and all that is said of it holds together."""
    document = read(Source("a.md", text))
    assert all(0 <= span.start <= span.end <= len(text) for span in spans(document))
    for panel in document.panels:
        height, width = len(panel.rows.ticks), len(panel.columns.ticks)
        places = [(cell.row, cell.column) for cell in panel.cells]
        assert len(set(places)) == len(places)
        assert all(0 <= row < height and 0 <= column < width for row, column in places)
        for quantity in panel.values.values():
            assert quantity.interval.low <= quantity.interval.high
    for statement in document.statements:
        assert len(statement.offsets) == len(statement.text) + 1
        assert all(0 <= offset <= len(text) for offset in statement.offsets)
        assert statement.panel is None or 0 <= statement.panel < len(document.panels)


@relaxed
@given(st.text())
def test_any_text_is_read(text: str) -> None:
    check(text)


@relaxed
@given(soup)
def test_any_soup_of_markup_is_read(text: str) -> None:
    check(text)


TABLE = """\
## Yields
- **X-axis (Salt)**: 0.1, 0.2
- **Y-axis (Depth)**: 15, 30
- **Legend**: 0 to 60

### Rye
- 15: 12.5, 30.0
- 30: 22.0, 44.5

The highest value is 44.5 at depth 30.
"""


@relaxed
@given(st.data())
def test_a_document_with_a_piece_out_of_place_is_read(data: st.DataObject) -> None:
    text = TABLE
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 6))
        text = text[:at] + data.draw(st.sampled_from(PIECES)) + text[at + gone :]
    check(text)


@pytest.mark.parametrize(
    "text",
    [
        "| a | b |\n|---|---|\n| 1 | | a | b |\n|---|---|\n| a | b |\n|---|---|\n |\n",
        "| a |\n|---|\n| x | y | 1 | 2 |\n| z | w | 3 | 4 |\n",
        "|\n|---|\n| 1 |\n",
        "<table><tr></tr><tr><td>1</td></tr></table>",
        "- y=1: 1 ± 2 ± 3\n- y=2: 1e999, -1e999\n",
    ],
)
def test_a_broken_table_or_number_is_read(text: str) -> None:
    check(text)


@pytest.mark.parametrize("ending", ["\r\n", "\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_line_endings_and_marks_change_no_value(ending: str, mark: str) -> None:
    document = read(Source("a.md", mark + TABLE.replace("\n", ending)))
    (panel,) = document.panels
    assert [cell.text for cell in panel.cells] == ["12.5", "30.0", "22.0", "44.5"]
    assert [document.source.slice(cell.span) for cell in panel.cells] == ["12.5", "30.0", "22.0", "44.5"]
    assert [document.source.line_of(cell.span) for cell in panel.cells] == [7, 7, 8, 8]


def test_labels_that_run_from_right_to_left_keep_their_values() -> None:
    text = "| עומק | מלח | אור |\n|---|---|---|\n| שדה | 12.5 | 30.0 |\n| גן | 22.0 | 44.5 |\n"
    (panel,) = read(Source("a.md", text)).panels
    assert [tick.text for tick in panel.columns.ticks] == ["מלח", "אור"]
    assert [tick.text for tick in panel.rows.ticks] == ["שדה", "גן"]
    assert [cell.text for cell in panel.cells] == ["12.5", "30.0", "22.0", "44.5"]


HOSTILE: dict[str, Callable[[int], str]] = {
    "nested bullets": lambda n: "".join(f"{'  ' * (i % 200)}- level {i}: {i}\n" for i in range(n)),
    "open brackets": lambda n: "- y=1: 5 " + "(" * n,
    "a chain of plus-minus": lambda n: "- y=1: " + "1 ± " * n,
    "tildes": lambda n: "- y=1: " + "~" * n + "1",
    "bold marks": lambda n: "**a " * n,
    "bars": lambda n: "| a " * n + "\n|---" * n,
    "tables within tables": lambda n: "<table><tr><td>1" * n,
    "a cell that spans all": lambda n: f"<table><tr><td rowspan={n}99999 colspan={n}99999>1</table>",
    "grouped digits": lambda n: "- y=1: " + ",".join(["123"] * n),
    "blanks": lambda n: "a" + " " * n + "b\n- y=1: 5" + " " * n + "x",
    "block quotes": lambda n: ">" * n + " a",
    "links": lambda n: "[a](" * n,
    "a range without end": lambda n: f"- **X-axis**: 0 to {10**12} in steps of 1\n- y=1: {n}, 2",
    "digits": lambda n: "- y=1: " + "9" * n + ", 1." + "9" * n,
    "headings": lambda n: "".join(f"{'#' * (i % 6 + 1)} Part {i}\n" for i in range(n)),
}  # fmt: skip
PATIENCE = 90.0
FORKING = multiprocessing.get_context("fork")


@pytest.mark.parametrize("shape", HOSTILE)
def test_a_hostile_shape_is_read_in_bounded_time(shape: str) -> None:
    """In a process of its own, so that a hang fails and does not hang the tests."""
    text = HOSTILE[shape](3000)
    process = FORKING.Process(target=read, args=(Source("a.md", text),))
    process.start()
    process.join(PATIENCE)
    if process.exitcode is None:
        process.kill()
    assert process.exitcode == 0
