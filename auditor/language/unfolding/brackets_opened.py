"""A sentence in brackets at the end of a clause, as one that follows it: "A is quiet (it has 5 in May), B is not"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.language.led_back import Retold
from auditor.language.mentions import analyse
from auditor.language.unfolding.subjects import places
from auditor.language.verbs import verb_in
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement
from auditor.source import Span

_ASIDE = re.compile(
    r"(?<!\w)\((?P<words>[^()]{12,})\)(?P<behind>\s*(?:$|(?=[.!]\s*$)|[,;:]\s+|(?=(?:and|but|while|whereas|so)\s)))",
    re.IGNORECASE,
)
# What is told in brackets of the words before them, or only as an example.
_LEANS = re.compile(
    r"(?:and|or|but|than|which|who|whose|that|where|when|as|compared|versus|vs|e\.g\.|i\.e\.|see|cf\.|if|except|excluding|including|not)\b",
    re.IGNORECASE,
)
_BUT = re.compile(r"[;:=→/]|\bvs\b")


def brackets_opened(statement: Statement, document: Document, names: Vocabulary) -> Retold | None:
    """The sentence with such brackets opened; None where it has none."""
    if "(" not in statement.text:
        return None
    items = analyse(statement.text, document, names).items
    text, offsets, loose = statement.text, statement.offsets, []
    for found in reversed(list(_asides(statement.text))):
        start, end = found.span("words")
        inside = [item for item in items if start <= item.start and item.end <= end]
        told = any(item.kind in ("number", "ref") for item in inside)
        verb = verb_in(text, inside, start, end)
        if not told or verb is None or verb == start:
            continue
        if places([item for item in items if item.start < start]) - places(inside):
            loose.append(statement.source_span(start, end))
        last = not text[found.end() :].strip(" .!")
        rest = found.end() if not last else end + 1
        text, offsets = _put(text, offsets, end, rest, "" if last else "; ")
        head = len(text[: found.start()].rstrip())
        text, offsets = _put(text, offsets, head, start, "; ")
    if text == statement.text:
        return None
    whole: Span = statement.source_span(0, len(statement.text))
    return Retold(replace(statement, text=text, offsets=offsets), loose=tuple(loose), anew=(whole,))


def _put(
    text: str, offsets: tuple[int, ...], start: int, end: int, words: str
) -> tuple[str, tuple[int, ...]]:
    """A text, and the places of its letters, with other words for a part of it."""
    places_of = (offsets[min(start, len(offsets) - 1)],) * len(words)
    return f"{text[:start]}{words}{text[end:]}", (*offsets[:start], *places_of, *offsets[end:])


def _asides(text: str) -> Iterator[re.Match[str]]:
    """Brackets that hold a sentence which leans on none of the words before them."""
    for found in _ASIDE.finditer(text):
        if not _LEANS.match(found["words"]) and not _BUT.search(found["words"]):
            yield found
