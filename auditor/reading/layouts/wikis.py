"""Tables as AsciiDoc ("|===") and MediaWiki ("{|") write them."""

import re
from collections.abc import Iterator, Sequence

from auditor.reading.layouts.laid import Laid, Row, grid_of
from auditor.reading.plain import Plain

_OPTIONS = re.compile(r"\[[^\[\]]*\b(?:cols|options|%\w+|width|frame|grid)\b[^\[\]]*\]$")
_EDGE = re.compile(r"\|={3,}$")
_BAR = re.compile(r"(?<!\\)(?:\d*[.\d]*\+)?[<^>]{0,2}[aehlmsv]?\|")
_WIKI_ROW = re.compile(r"\|-+")
_WIKI_CELL = re.compile(r"\s*(?:\|\||!!)\s*")
_ATTRIBUTES = re.compile(r"(?:\s*[\w-]+\s*=\s*(?:\"[^\"|]*\"|'[^'|]*'|[^\s|\"']+))+\s*\|(?!\|)")


def read(lines: Sequence[Plain]) -> Laid | None:
    """The table that the first line opens."""
    if not lines:
        return None
    if lines[0].text.startswith("{|"):
        return _wiki(lines)
    start = 1 if _OPTIONS.match(lines[0].text) else 0
    return _asciidoc(lines, start) if len(lines) > start and _EDGE.match(lines[start].text) else None


def _asciidoc(lines: Sequence[Plain], start: int) -> Laid | None:
    """Lines of cells, each behind a bar; where each has a line of its own the first line tells how many make a row."""
    body: list[Row] = []
    for number, line in enumerate(lines[start + 1 :], start=start + 1):
        if _EDGE.match(line.text):
            return grid_of(number + 1, _evened(body))
        if not line.text:
            continue
        if not line.text.startswith("|") and not _BAR.match(line.text):
            return None
        body.append(_parts(line))
    return None


def _parts(line: Plain) -> Row:
    bars = [found.span() for found in _BAR.finditer(line.text)]
    ends = [*(start for start, _ in bars[1:]), len(line.text)]
    return tuple(line.part(bar[1], end) for bar, end in zip(bars, ends, strict=True))


def _evened(lines: list[Row]) -> list[Row]:
    if not lines or all(len(row) > 1 for row in lines):
        return lines
    width = len(lines[0])
    cells = [cell for row in lines for cell in row]
    return [tuple(cells[at : at + width]) for at in range(0, len(cells), width)] if width > 1 else []


def _wiki(lines: Sequence[Plain]) -> Laid | None:
    rows: list[list[Plain]] = [[]]
    for number, line in enumerate(lines[1:], start=1):
        text = line.text
        if text.startswith("|}"):
            return grid_of(number + 1, [tuple(row) for row in rows if row])
        if _WIKI_ROW.match(text):
            rows.append([])
        elif text.startswith(("|", "!")) and not text.startswith("|+"):
            rows[-1] += _behind_attributes(line.part(1))
        elif text and not text.startswith("|+"):
            return None
    return None


def _behind_attributes(line: Plain) -> Iterator[Plain]:
    start = 0
    for found in [*_WIKI_CELL.finditer(line.text), None]:
        cell = line.part(start, found.start() if found else len(line.text))
        told = _ATTRIBUTES.match(cell.text)
        yield cell.part(told.end()) if told else cell
        start = found.end() if found else start
