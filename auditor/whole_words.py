"""Verdicts whose places begin and end between words: what was told again in other words may end amid one."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from auditor.claim import Judged
from auditor.source import Span

_WORD = re.compile(r"\w{2}|\d")


def in_whole_words(verdicts: Iterable[Judged], source: str) -> Iterator[Judged]:
    """The verdicts with the rest of the words that they cut; none on what is no word at all."""
    for result in verdicts:
        start, end = result.span.start, result.span.end
        before, behind = start, end
        while 0 < before < len(source) and _goes_on(source, before):
            before -= 1
        while 0 < behind < len(source) and _goes_on(source, behind):
            behind += 1
        text = f"{source[before:start]}{result.text}{source[end:behind]}"
        if not text or _WORD.search(text):
            cut = (before, behind) != (start, end)
            yield replace(result, span=Span(before, behind), text=text) if cut else result


def _goes_on(source: str, at: int) -> bool:
    """Whether a word goes on across a place."""
    return source[at - 1].isalnum() and source[at].isalnum()
