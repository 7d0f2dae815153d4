"""Where the characters of a decoded text stand in the text as written, with its escapes and folds."""

import re

from auditor.source import Span

_ESCAPE = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}"
    r"|U[0-9a-fA-F]{8}|\r?\n[ \t]*|.)",
    re.DOTALL,
)
_BLANKS = re.compile(r"\s+")


def offsets_of(text: str, raw: str, span: Span) -> tuple[int, ...]:
    """The source offset of each character of `text`, and of its end; `raw` stands at `span`.

    Both are walked side by side. Where they differ, the raw text has an escape, a fold or an indent.
    """
    found: list[int] = []
    # Where quotes are escaped by being written twice, all of them are.
    twice = {quote for quote in "'\"" if raw.count(quote) >= 2 * text.count(quote)}
    at = 0
    for character in text:
        at = _next(raw, at, character)
        found.append(min(span.start + at, span.end))
        at = _behind(raw, at, character, twice=character in twice)
    return (*found, span.end)


def _next(raw: str, at: int, character: str) -> int:
    """Where the next character of the text is written: behind what stands for nothing."""
    while at < len(raw) and raw[at] != character:
        if raw[at] == "\\" and raw[at + 1 : at + 3].lstrip("\r")[:1] == "\n":
            at = _end_of_escape(raw, at)
        elif raw[at].isspace() and not character.isspace() and (blanks := _BLANKS.match(raw, at)):
            at = blanks.end()
        else:
            break
    return at


def _behind(raw: str, at: int, character: str, *, twice: bool) -> int:
    if raw[at : at + 1] == "\\":
        return _end_of_escape(raw, at)
    return at + (2 if twice and raw[at : at + 2] == character * 2 else 1)


def _end_of_escape(raw: str, at: int) -> int:
    found = _ESCAPE.match(raw, at)
    return found.end() if found else at + 1


def without_surrogates(text: str) -> str:
    """The text with halves of characters, which no file can hold, replaced."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
