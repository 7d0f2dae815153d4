"""Verdicts whose places begin and end between words: what was told again in other words may end amid one."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from auditor.claim import Judged
from auditor.model import Statement
from auditor.source import Span

_WORD = re.compile(r"\w{2}|\d")


def written(statement: Statement, span: Span) -> str:
    """The words of a sentence that stand in a part of the source."""
    inside = [at for at, place in enumerate(statement.offsets[:-1]) if span.start <= place < span.end]
    return statement.text[inside[0] : inside[-1] + 1].strip() if inside else ""


def in_whole_words(verdicts: Iterable[Judged], statement: Statement, source: str) -> Iterator[Judged]:
    """The verdicts in the sentence's words, with the rest of those that they cut; none on what is no word at all."""
    for result in verdicts:
        start, end = result.span.start, result.span.end
        before, behind = start, end
        while 0 < before < len(source) and _goes_on(source, before):
            before -= 1
        while 0 < behind < len(source) and _goes_on(source, behind):
            behind += 1
        span = Span(before, behind)
        text = written(statement, span) or result.text
        if not text or _WORD.search(text):
            yield (
                replace(result, span=span, text=text)
                if (span, text) != (result.span, result.text)
                else result
            )


def _goes_on(source: str, at: int) -> bool:
    """Whether a word goes on across a place."""
    return source[at - 1].isalnum() and source[at].isalnum()
