"""Sentences of running text, with their places."""

import re
from collections.abc import Iterator

from auditor.reading.plain import Plain

_END = re.compile(r"(?P<mark>[.!?…]+[\"”’')\]]*|[;](?=\s))(?=\s|$)|\n\s*\n")
_ABBREVIATIONS = re.compile(
    r"(?:\b(?:e\.g|i\.e|vs|cf|approx|ca|etc|Fig|Figs|Eq|Tab|Sec|Ch|No|Nos|al|resp|incl|max|min|avg|std|Dr"
    r"|Mrs?|Ms|St|Mt|Ft|M|Prof)|\b[A-Z]|\b[a-z](?:\.[a-z])+)\.$"
)

# "Dep. store": what goes on in lower case behind a short word with a capital.
_SHORTENED = re.compile(r"(?<![\w-])[A-Z][a-z]{1,4}\.$")


def sentences(text: Plain) -> Iterator[Plain]:
    """The sentences of a text; a full stop in a number or an abbreviation ends none."""
    start = depth = 0
    for found in _END.finditer(text.text):
        end = found.end()
        depth = text.text.count("(", start, end) - text.text.count(")", start, end)
        if depth > 0 or _abbreviated(text.text, end) or found["mark"] == ";":
            continue
        part = text.part(start, end)
        if part.text:
            yield part
        start = end
    rest = text.part(start)
    if rest.text:
        yield rest


def is_abbreviation(text: str) -> bool:
    """Whether a text ends with an abbreviation and its full stop: "A vs."."""
    return bool(_ABBREVIATIONS.search(text[-8:]))


def _abbreviated(text: str, end: int) -> bool:
    following = text[end:].lstrip()[:1]
    if following.islower() and _SHORTENED.search(text[max(0, end - 8) : end]):
        return True
    if not _ABBREVIATIONS.search(text[max(0, end - 8) : end]):
        return False
    return not following.isupper() or bool(
        re.search(r"\b(?:e\.g|i\.e|vs|cf|approx|ca|Figs?|Eq|Nos?|St|Mt|Ft|Dr|Mrs?|Ms|Prof)\.$", text[:end])
    )
