"""Captions of HTML tables, as lines of their own above these."""

import re
from collections.abc import Iterator

from auditor.reading.block import Block
from auditor.reading.plain import plain
from auditor.source import Source, Span

_CAPTION = re.compile(r"<caption\b[^>]{0,200}>(?P<text>.{1,600}?)</caption>", re.IGNORECASE | re.DOTALL)


def with_caption(block: Block, source: Source) -> Iterator[Block]:
    """The block, behind what its table has as a caption."""
    found = _CAPTION.search(block.raw) if block.kind == "table" and block.raw.startswith("<") else None
    if found:
        start, end = (block.span.start + place for place in found.span("text"))
        text = plain(source.text, start, end)
        if text.text:
            yield Block("paragraph", text, Span(start, end), quoted=block.quoted)
    yield block
