"""The blocks of a document, each with its place.

A line scanner of our own, because these files are not well-formed Markdown: a bold title follows a
bullet without a blank line, lists are flattened, tables stand between tags. Blocks are headings, bold
titles, list items, tables (pipe and HTML), fenced blocks, images, captions and paragraphs.
"""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from auditor.reading import delimited, latex_lines
from auditor.reading.bare_literals import LONGEST as MOST_LINES
from auditor.reading.bare_literals import literal_length
from auditor.reading.block import Block
from auditor.reading.html_table import html_rows
from auditor.reading.layouts import LONGEST as MOST_LAID
from auditor.reading.layouts import laid_out, may_begin, tags
from auditor.reading.layouts.laid import BULLET, Laid
from auditor.reading.plain import Plain, plain
from auditor.reading.source_lines import Line, cut_at_sides, cut_at_tags, with_run_in_heads, wraps
from auditor.reading.text_columns import LONGEST, MOST_OPENING, begins_table, table_length
from auditor.source import Source, Span

_HEADING = re.compile(r"(#{1,6})[ \t]+(.*?)[ \t]*#*$")
# A letter marks an item only where a sentence or a bold label follows: "(b) pale tones" is a caption. The
# number of a section does before words without a colon: "3.1 Rye is ahead".
_LETTER = r"\(?[a-z]\)(?=[ \t]+(?:\*\*|__|(?:\S+[ \t]+){5}\S))"
_SECTION = r"\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=[ \t]+[A-Z][a-z]*(?:[ \t]+[^\s:|]+){2,}$)"
_ROMAN = r"\((?:i{2,3}|i?[vx]|[vx]i{1,3})\)"
_ITEM = re.compile(
    rf"(?P<marker>[-*+•‣–]|\d{{1,3}}[.)]|{_SECTION}|\(\d{{1,2}}\)|{_ROMAN}|{_LETTER}|{latex_lines.ITEM})"
    r"[ \t]+(?P<text>\S.*)$"
)
_FENCE = re.compile(r"(```+|~~~+)")
_DELIMITER = re.compile(r"\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
_RULE = re.compile(r"([-*_=][ \t]*){3,}$")
_UNDERLINE = re.compile(r"(?:={3,}|-{3,})$")
_BOLD_TITLE = re.compile(r"(\*\*|__)(?!\s)(?P<text>.+?)(?<!\s)\1[ \t]*:?[ \t]*$")
# "**Yields** (each line from left to right)": a bold title that goes on in brackets.
_GLOSSED_TITLE = re.compile(r"(?P<text>(\*\*|__)(?!\s)[^*_]+(?<!\s)\2[ \t]+\([^()]+\))[ \t]*[:.]?[ \t]*$")
# A few words in italics, alone above data: "*Roots*", "*Roots* (left)". A sentence in italics is a caption or a note.
_ITALIC_TITLE = re.compile(
    r"(?P<text>([*_])(?![\s*_])[^*_|]{1,60}?(?<![\s.!?])\2(?:[ \t]+\([^()]{1,40}\))?)[ \t]*:?[ \t]*$"
)
_IMAGE = re.compile(r"!\[(?P<alt>[^\]]{0,300})\]\([^)]{0,500}\)[ \t]*$")
_SUMMARY = re.compile(r"<summary>(?P<text>.*?)</summary>", re.IGNORECASE)
_ITEM_TAG = re.compile(r"<li[^>]{0,100}>(?P<text>.*?)(?:</li>|$)", re.IGNORECASE)
_LONE_TAG = re.compile(
    r"</?(?:details|ul|ol|li|div|p|figure|br|hr|center|span|body|html|section)[^>]{0,200}>[ \t]*$", re.I
)
_DETAILS = re.compile(r"<(?P<close>/?)details", re.IGNORECASE)
_PIPE = re.compile(r"(?<!\\)\|")


def blocks(source: Source) -> list[Block]:
    """All blocks of a document, in order."""
    return list(_Scanner(source).scan())


class _Scanner:
    """Walks over the lines once; every `_take_*` method consumes the lines of one block."""

    def __init__(self, source: Source) -> None:
        self.source = source
        lines = [part for n in range(1, len(source.line_starts) + 1) for part in cut_at_tags(self._line(n))]
        lines = [part for line in lines for part in cut_at_sides(line)]
        self.lines = list(with_run_in_heads(lines))
        self.latex = "\\begin{" in source.text
        self.at = 0
        self.plains: dict[int, Plain] = {}
        self.waiting: list[Block] = []

    def _line(self, number: int) -> Line:
        span = self.source.line_span(number)
        raw = self.source.slice(span)
        quote = re.match(r"(?:[ \t]{0,3}>[ \t]?)*", raw)
        skipped = quote.end() if quote else 0
        body = raw[skipped:]
        stripped = body.lstrip(" \t\ufeff")
        indent = len(body.expandtabs(4)) - len(body.expandtabs(4).lstrip(" \ufeff"))
        text = stripped.rstrip()
        start = span.start + skipped + len(body) - len(stripped)
        return Line(number, start, start + len(text), indent, text, ">" in raw[:skipped])

    def scan(self) -> Iterator[Block]:
        takers = (
            self._take_tagged, self._take_blank, self._take_fence, self._take_literal, self._take_math,
            self._take_laid_out, self._take_table, self._take_html_table, self._take_columns,
            self._take_delimited, self._take_single, self._take_underlined, self._take_item,
        )  # fmt: skip
        while self.at < len(self.lines):
            for take in takers:
                before = self.at
                block = take()
                if block is not None:
                    yield self._as_quoted(block, before)
                    while self.waiting:
                        yield self._as_quoted(self.waiting.pop(0), before)
                if self.at > before:
                    break
            else:
                before = self.at
                yield self._as_quoted(self._take_paragraph(), before)

    def _as_quoted(self, block: Block, line: int) -> Block:
        return replace(block, quoted=True) if self.lines[line].quoted else block

    def _plain(self, start: int, end: int) -> Plain:
        return plain(self.source.text, start, end)

    def _take_blank(self) -> Block | None:
        line = self.lines[self.at]
        # Some generators write the two characters \n where they meant a line break.
        ruled = bool(_RULE.match(line.text)) and "|" not in line.text
        frames = self.latex and latex_lines.says_nothing(line.text)
        if not line.text or line.text in ("\\n", "\\") or ruled or frames:
            self.at += 1
        elif _LONE_TAG.match(line.text):
            self.at += 1
            if details := _DETAILS.match(line.text):
                marker = "/" if details["close"] else ""
                return Block(
                    "break", self._plain(line.start, line.start), Span(line.start, line.end), marker=marker
                )
        return None

    def _take_fence(self) -> Block | None:
        opening = self.lines[self.at]
        mark = _FENCE.match(opening.text)
        if not mark:
            return None
        end = self.at + 1
        while end < len(self.lines) and not self.lines[end].text.startswith(mark[1]):
            end += 1
        body = self.lines[self.at + 1 : end]
        self.at = min(end + 1, len(self.lines))
        if not body:
            return None
        return self._as_written(Span(self.source.line_starts[body[0].number - 1], body[-1].end))

    def _take_literal(self) -> Block | None:
        opening = self.lines[self.at]
        if "[" not in opening.text:
            return None
        count = literal_length([line.text for line in self.lines[self.at : self.at + MOST_LINES]])
        if not count:
            return None
        last = self.lines[self.at + count - 1]
        self.at += count
        return self._as_written(Span(self.source.line_starts[opening.number - 1], last.end))

    def _as_written(self, span: Span) -> Block:
        raw = self.source.slice(span)
        return Block("fence", Plain(raw, tuple(range(span.start, span.end + 1))), span, raw=raw)

    def _take_math(self) -> Block | None:
        opening = self.lines[self.at]
        begins = opening.text.startswith(("$$", "\\[", "\\begin{"))
        if not begins:
            return None
        closing = (
            "$$" if opening.text.startswith("$$") else "\\]" if opening.text.startswith("\\[") else "\\end{"
        )
        end = self.at
        while end < len(self.lines) and closing not in (
            self.lines[end].text[2:] if end == self.at else self.lines[end].text
        ):
            end += 1
        if end == len(self.lines):
            return None
        span = Span(opening.start, self.lines[end].end)
        self.at = end + 1
        return Block("math", self._plain(span.start, span.end), span, raw=self.source.slice(span))

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

    def _plain_line(self, number: int) -> Plain:
        """The plain text of a line, made once."""
        if number not in self.plains:
            self.plains[number] = self._plain(self.lines[number].start, self.lines[number].end)
        return self.plains[number]

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
        return text.startswith("|") or not (_ITEM.match(text) or _HEADING.match(text))

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
        while end < last and self.lines[end].text and not self._begins_block(self.lines[end]):
            end += 1
        return table_length([line.text for line in self.lines[at:end]])

    def _take_delimited(self) -> Block | None:
        """Lines of cells between slashes, semicolons or commas, under a line of heads."""
        lines = self._listed_in_bars()
        for line in self.lines[self.at : self.at + delimited.LONGEST] if not lines else ():
            if not line.text or (lines and self._begins_block(line)):
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

    def _take_single(self) -> Block | None:
        line = self.lines[self.at]
        if line.title:
            self.at += 1
            return Block("title", self._plain(line.start, line.end), Span(line.start, line.end), 7)
        shapes = (
            (_HEADING, "heading", 2),
            (latex_lines.HEADING, "heading", "text"),
            (_SUMMARY, "summary", "text"),
            (_IMAGE, "image", "alt"),
            (_BOLD_TITLE, "title", "text"),
            (_GLOSSED_TITLE, "title", "text"),
            *([(_ITALIC_TITLE, "title", "text")] if self._heads_data() else ()),
        )  # fmt: skip
        for pattern, kind, group in shapes:
            found = pattern.match(line.text)
            # Two bold runs with text between them are no title: "**A** beats **B**".
            if found and not (pattern is _BOLD_TITLE and "**" in found["text"]):
                self.at += 1
                content = self._plain(line.start + found.start(group), line.start + found.end(group))
                level = len(found[1]) if pattern is _HEADING else 2 if kind == "heading" else 7
                return Block(kind, content, Span(line.start, line.end), level)
        return None

    def _heads_data(self) -> bool:
        """Whether a list, a table or a fenced block follows the line."""
        texts = (line.text for line in self.lines[self.at + 1 : self.at + 3])
        following = next((text for text in texts if text), "")
        return following.startswith(("|", "<table")) or bool(
            _ITEM.match(following) or _FENCE.match(following)
        )

    def _take_underlined(self) -> Block | None:
        """A heading that is underlined with `===` or `---`."""
        line, under = self.lines[self.at], self.lines[self.at + 1 : self.at + 2]
        if not under or not _UNDERLINE.match(under[0].text) or self._begins_block(line) or line.indent > 3:
            return None
        before = self.lines[self.at - 1].text if self.at else ""
        if before or "|" in line.text or len(line.text.split()) > 16:
            return None
        self.at += 2
        level = 1 if under[0].text.startswith("=") else 2
        return Block("heading", self._plain(line.start, line.end), Span(line.start, under[0].end), level)

    def _take_item(self) -> Block | None:
        line = self.lines[self.at]
        found = _ITEM.match(line.text) or _ITEM_TAG.match(line.text)
        if not found:
            return None
        marker = found.groupdict().get("marker", "-")
        start = line.start + found.start("text")
        end = line.start + found.end("text")
        self.at += 1
        while self.at < len(self.lines) and self._continues(self.lines[self.at], line):
            end = self.lines[self.at].end
            self.at += 1
        content = self._plain(start, end)
        bold = self.source.text.startswith(("**", "__"), start)
        whole = _BOLD_TITLE.match(self.source.text[start:end])
        named = bool(whole and "**" not in whole["text"])
        return Block("item", content, Span(line.start, end), line.indent, marker, bold, named=named)

    def _continues(self, line: Line, item: Line) -> bool:
        return bool(line.text) and line.indent > item.indent and not self._begins_block(line)

    @staticmethod
    def _begins_block(line: Line) -> bool:
        text = line.text
        patterns = (
            _HEADING, latex_lines.HEADING, _ITEM, _FENCE, _IMAGE, _SUMMARY, _LONE_TAG, _BOLD_TITLE,
            _GLOSSED_TITLE, _ITEM_TAG,
        )  # fmt: skip
        return (
            line.title
            or text.startswith(("|", "<table", "$$", "\\begin{", "\\end{", "\\["))
            or any(p.match(text) for p in patterns)
        )

    def _take_paragraph(self) -> Block:
        first = self.lines[self.at]
        self.at += 1
        last = first
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.text or self._begins_block(line) or not wraps(last, line):
                break
            if self._columns_at(self.at):
                break
            last = line
            self.at += 1
        span = Span(first.start, last.end)
        return Block("paragraph", self._plain(span.start, span.end), span, first.indent)
