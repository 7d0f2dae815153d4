"""Blocks of cells: tables between bars, in HTML, in other signs, in columns of text, in lines between commas."""

import re
from dataclasses import replace
from itertools import pairwise

from auditor.reading import delimited
from auditor.reading.block import Block
from auditor.reading.html_table import html_rows
from auditor.reading.layouts import LONGEST as MOST_LAID
from auditor.reading.layouts import laid_out, may_begin, tags
from auditor.reading.layouts.laid import BULLET, Laid
from auditor.reading.line_shapes import (
    HEADING,
    ITEM,
    begins_block,
)
from auditor.reading.plain import Plain
from auditor.reading.scanned_lines import Lines
from auditor.reading.source_lines import Line
from auditor.reading.text_columns import LONGEST, MOST_OPENING, begins_table, table_length
from auditor.source import Span

_DELIMITER = re.compile(r"\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
_PIPE = re.compile(r"(?<!\\)\|")


class TableLines(Lines):
    """Lines of which those that make a table are taken, every `_take_*` method those of one sort."""

    def _take_laid_out(self) -> Block | None:
        """A table in other signs than bars: a drawn one, a wiki's, lists of cells."""
        near = self.lines[self.at : self.at + MOST_LAID]
        before = self.lines[self.at - 1].text if self.at else ""
        if not may_begin([line.text for line in near[:3]], before):
            return None
        return self._tables(laid_out([self._plain_line(self.at + number) for number in range(len(near))]))

    def _take_tagged(self) -> Block | None:
        """A grid in the lists of HTML, or in elements of XML."""
        if not self.lines[self.at].text.startswith("<"):
            return None
        near = self.lines[self.at : self.at + MOST_LAID]
        return self._tables(
            tags.read([Plain(line.text, tuple(range(line.start, line.end + 1))) for line in near])
        )

    def _tables(self, laid: Laid | None) -> Block | None:
        """The first of the tables that lines make; the others wait."""
        if laid is None:
            return None
        span = Span(self.lines[self.at].start, self.lines[self.at + laid.count - 1].end)
        self.at += laid.count
        place, raw = self._plain(span.start, span.start), self.source.slice(span)
        first, *self.waiting = [
            Block("table", place, span, rows=table.rows, raw=raw, panel=table.name) for table in laid.tables
        ]
        return first

    def _take_table(self) -> Block | None:
        end = self.at
        while end < len(self.lines) and _PIPE.search(self.lines[end].text) and self._is_row(end):
            end += 1
        rows = self.lines[self.at : end]
        delimited = len(rows) > 1 and any(_DELIMITER.match(row.text) for row in rows[:3])
        framed = len(rows) > 1 and all(row.text.startswith("|") for row in rows)
        if not (delimited or framed):
            return None
        self.at = end
        cells = tuple(self._split_row(row) for row in rows if not _DELIMITER.match(row.text))
        span = Span(rows[0].start, rows[-1].end)
        return Block(
            "table", self._plain(span.start, span.start), span, rows=cells, raw=self.source.slice(span)
        )

    def _is_row(self, index: int) -> bool:
        text = self.lines[index].text
        return text.startswith("|") or not (ITEM.match(text) or HEADING.match(text))

    def _split_row(self, line: Line) -> tuple[Plain, ...]:
        edges = [found.start() for found in _PIPE.finditer(line.text)]
        bounds = [-1, *edges, len(line.text)]
        if line.text.startswith("|"):
            bounds = bounds[1:]
        if line.text.endswith("|") and len(bounds) > 2:
            bounds = bounds[:-1]
        return tuple(
            self._plain(line.start + left + 1, line.start + max(right, left + 1))
            for left, right in pairwise(bounds)
        )

    def _take_html_table(self) -> Block | None:
        opening = self.lines[self.at]
        if not opening.text.lower().startswith("<table"):
            return None
        end = self.at
        while end < len(self.lines) and "</table>" not in self.lines[end].text.lower():
            end += 1
        if end == len(self.lines):
            return None
        span = Span(opening.start, self.lines[end].end)
        self.at = end + 1
        rows = tuple(
            tuple(self._plain(span.start + s, span.start + e) for s, e in row)
            for row in html_rows(self.source.slice(span))
        )
        return Block(
            "table", self._plain(span.start, span.start), span, rows=rows, raw=self.source.slice(span)
        )

    def _take_columns(self) -> Block | None:
        count = self._columns_at(self.at)
        if not count:
            return None
        first, last = self.lines[self.at], self.lines[self.at + count - 1]
        self.at += count
        return self._as_written(Span(first.start, last.end))

    def _columns_at(self, at: int) -> int:
        if not begins_table([line.text for line in self.lines[at : at + MOST_OPENING]]):
            return 0
        end = at
        last = min(len(self.lines), at + LONGEST)
        while end < last and self.lines[end].text and not begins_block(self.lines[end]):
            end += 1
        return table_length([line.text for line in self.lines[at:end]])

    def _take_delimited(self) -> Block | None:
        """Lines of cells between slashes, semicolons or commas, under a line of heads."""
        lines = self._listed_in_bars()
        for line in self.lines[self.at : self.at + delimited.LONGEST] if not lines else ():
            if not line.text or (lines and begins_block(line)):
                break
            lines.append(line)
        joint = delimited.joint_of([line.text for line in lines])
        if joint is None:
            return None
        lines = lines[: delimited.length([line.text for line in lines], joint)]
        self.at += len(lines)
        rows = tuple(self._cells(line, joint) for line in lines)
        span = Span(lines[0].start, lines[-1].end)
        return Block(
            "table", self._plain(span.start, span.start), span, rows=rows, raw=self.source.slice(span)
        )

    def _listed_in_bars(self) -> list[Line]:
        """The lines without their bullets, where each is a row of a table: "- Oak | 4 | 6"."""
        bulleted: list[Line] = []
        for line in self.lines[self.at : self.at + delimited.LONGEST]:
            bullet = BULLET.match(line.text)
            if bullet is None or "|" not in line.text:
                break
            bulleted.append(replace(line, start=line.start + bullet.end(), text=line.text[bullet.end() :]))
        return bulleted if delimited.are_listed([line.text for line in bulleted]) else []

    def _cells(self, line: Line, joint: re.Pattern[str]) -> tuple[Plain, ...]:
        joints = [found.span() for found in joint.finditer(line.text)]
        starts, ends = [0, *(end for _, end in joints)], [*(start for start, _ in joints), len(line.text)]
        places = zip(starts, ends, strict=True)
        return tuple(self._plain(line.start + start, line.start + end) for start, end in places)
