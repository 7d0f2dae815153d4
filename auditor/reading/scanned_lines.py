"""The lines of a document, and how far they have been taken for blocks."""

import re

from auditor.reading.block import Block
from auditor.reading.plain import Plain, plain
from auditor.reading.source_lines import Line, cut_at_breaks, cut_at_sides, cut_at_tags, with_run_in_heads
from auditor.source import Source, Span


class Lines:
    """The lines of a source, and how far they are taken; `waiting` are blocks made beside the last one."""

    def __init__(self, source: Source) -> None:
        self.source = source
        lines = [part for n in range(1, len(source.line_starts) + 1) for part in cut_at_tags(self._line(n))]
        lines = [part for line in lines for part in cut_at_breaks(line)]
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

    def _plain(self, start: int, end: int) -> Plain:
        return plain(self.source.text, start, end)

    def _plain_line(self, number: int) -> Plain:
        """The plain text of a line, made once."""
        if number not in self.plains:
            self.plains[number] = self._plain(self.lines[number].start, self.lines[number].end)
        return self.plains[number]

    def _as_written(self, span: Span) -> Block:
        raw = self.source.slice(span)
        return Block("fence", Plain(raw, tuple(range(span.start, span.end + 1))), span, raw=raw)
