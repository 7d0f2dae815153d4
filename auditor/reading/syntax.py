"""The blocks of a document, each with its place.

A line scanner of our own, because these files are not well-formed Markdown: a bold title follows a
bullet without a blank line, lists are flattened, tables stand between tags. Blocks are headings, bold
titles, list items, tables (pipe and HTML), fenced blocks, images, captions and paragraphs.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.reading import latex_lines
from auditor.reading.bare_literals import LONGEST as MOST_LINES
from auditor.reading.bare_literals import literal_length
from auditor.reading.block import Block
from auditor.reading.line_shapes import (
    BOLD_TITLE,
    FENCE,
    GLOSSED_TITLE,
    HEADING,
    IMAGE,
    ITALIC_TITLE,
    ITEM,
    ITEM_TAG,
    LONE_TAG,
    SUMMARY,
    TAGGED_TITLE,
    begins_block,
)
from auditor.reading.source_lines import Line, wraps
from auditor.reading.table_blocks import TableLines
from auditor.source import Source, Span

_RULE = re.compile(r"([-*_=][ \t]*){3,}$")
_UNDERLINE = re.compile(r"(?:={3,}|-{3,})$")
_DETAILS = re.compile(r"<(?P<close>/?)details", re.IGNORECASE)
# "(oak, May): 4": a line that tells a cell goes on with nothing.
_PLACE = re.compile(r"\s*\([^(),]{1,30},\s*[^(),]{1,30}\)\s*(?:[:=→]|->)\s*(?:[~≈]\s?)?[-+−]?\.?\d")


def blocks(source: Source) -> list[Block]:
    """All blocks of a document, in order."""
    return list(_Scanner(source).scan())


class _Scanner(TableLines):
    """Walks over the lines once; every `_take_*` method consumes the lines of one block."""

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

    def _take_blank(self) -> Block | None:
        line = self.lines[self.at]
        # Some generators write the two characters \n where they meant a line break.
        ruled = bool(_RULE.match(line.text)) and "|" not in line.text
        frames = self.latex and latex_lines.says_nothing(line.text)
        if not line.text or line.text in ("\\n", "\\") or ruled or frames:
            self.at += 1
        elif LONE_TAG.match(line.text):
            self.at += 1
            if details := _DETAILS.match(line.text):
                marker = "/" if details["close"] else ""
                return Block(
                    "break", self._plain(line.start, line.start), Span(line.start, line.end), marker=marker
                )
        return None

    def _take_fence(self) -> Block | None:
        opening = self.lines[self.at]
        mark = FENCE.match(opening.text)
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

    def _take_single(self) -> Block | None:
        line = self.lines[self.at]
        if line.title:
            self.at += 1
            return Block("title", self._plain(line.start, line.end), Span(line.start, line.end), 7)
        shapes = (
            (HEADING, "heading", 2),
            (latex_lines.HEADING, "heading", "text"),
            (SUMMARY, "summary", "text"),
            (IMAGE, "image", "alt"),
            (BOLD_TITLE, "title", "text"),
            (GLOSSED_TITLE, "title", "text"),
            *([(ITALIC_TITLE, "title", "text"), (TAGGED_TITLE, "title", "text")] if self._heads_data() else ()),
        )  # fmt: skip
        for pattern, kind, group in shapes:
            found = pattern.match(line.text)
            # Two bold runs with text between them are no title: "**A** beats **B**".
            if found and not (pattern is BOLD_TITLE and "**" in found["text"]):
                self.at += 1
                content = self._plain(line.start + found.start(group), line.start + found.end(group))
                level = len(found[1]) if pattern is HEADING else 2 if kind == "heading" else 7
                return Block(kind, content, Span(line.start, line.end), level)
        return None

    def _heads_data(self) -> bool:
        """Whether a list, a table or a fenced block follows the line."""
        texts = (line.text for line in self.lines[self.at + 1 : self.at + 3])
        following = next((text for text in texts if text), "")
        return following.startswith(("|", "<table", "####")) or bool(
            ITEM.match(following) or FENCE.match(following)
        )

    def _take_underlined(self) -> Block | None:
        """A heading that is underlined with `===` or `---`."""
        line, under = self.lines[self.at], self.lines[self.at + 1 : self.at + 2]
        if not under or not _UNDERLINE.match(under[0].text) or begins_block(line) or line.indent > 3:
            return None
        before = self.lines[self.at - 1].text if self.at else ""
        if before or "|" in line.text or len(line.text.split()) > 16:
            return None
        self.at += 2
        level = 1 if under[0].text.startswith("=") else 2
        return Block("heading", self._plain(line.start, line.end), Span(line.start, under[0].end), level)

    def _take_item(self) -> Block | None:
        line = self.lines[self.at]
        found = ITEM.match(line.text) or ITEM_TAG.match(line.text)
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
        whole = BOLD_TITLE.match(self.source.text[start:end])
        named = bool(whole and "**" not in whole["text"])
        return Block("item", content, Span(line.start, end), line.indent, marker, bold, named=named)

    def _continues(self, line: Line, item: Line) -> bool:
        told = bool(line.text) and line.indent > item.indent and not begins_block(line)
        return told and not _PLACE.match(line.text)

    def _take_paragraph(self) -> Block:
        first = self.lines[self.at]
        self.at += 1
        last = first
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.text or begins_block(line) or not wraps(last, line):
                break
            if self._columns_at(self.at):
                break
            last = line
            self.at += 1
        span = Span(first.start, last.end)
        return Block("paragraph", self._plain(span.start, span.end), span, first.indent)
