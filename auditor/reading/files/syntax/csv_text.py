r"""Comma- and tab-separated values as records of fields, each with its place in the text.

RFC 4180, and what is met beside it: semicolons, tabs and bars as separators, blanks around a field, and
lines that begin with `# `, which are comments. A blank line is an empty record: it parts two tables.
"""

import re
from collections.abc import Iterator

from auditor.reading.files.syntax.tree import FormError, Scalar
from auditor.source import Span

Row = tuple[Scalar, ...]
SEPARATORS = "\t;|,"
_QUOTED = re.compile(r'[ \t]*"([^"]*+(?:""[^"]*+)*+)("?)')
_END = re.compile(r"\r\n|\n|\r")
_COMMENT = re.compile(r"#[\s#:!]")
_SAMPLE = 20


def parse_csv(text: str, separator: str = "") -> tuple[Row, ...]:
    """All records of a text, blank ones as empty tuples. Raises FormError."""
    return tuple(_records(text, separator or separator_of(text)))


def separator_of(text: str) -> str:
    """The separator that cuts the first lines into equal numbers of fields, and into most; else a comma."""
    lines = [line for line in text[:20_000].splitlines() if line.strip() and not _COMMENT.match(line)]
    lines = lines[:_SAMPLE]
    best, best_share = ",", (0.0, 0)
    for separator in SEPARATORS:
        counts = [line.count(separator) for line in lines]
        common = max(set(counts), key=counts.count, default=0)
        share = (counts.count(common) / len(counts), common) if common else (0.0, 0)
        if share > best_share:
            best, best_share = separator, share
    return best


def _records(text: str, separator: str) -> Iterator[Row]:
    bare = re.compile(rf"[^{re.escape(separator)}\r\n]*")
    at = 1 if text.startswith("\ufeff") else 0
    while at < len(text):
        if _COMMENT.match(text, at):
            at = _line_end(text, at)
        else:
            fields: list[Scalar] = []
            more = True
            while more:
                field, at = _field(text, at, bare)
                fields.append(field)
                more = text[at : at + 1] == separator
                at += more
            yield tuple(fields) if any(field.text for field in fields) else ()
        end = _END.match(text, at)
        at = end.end() if end else len(text)


def _line_end(text: str, at: int) -> int:
    found = _END.search(text, at)
    return found.start() if found else len(text)


def _field(text: str, at: int, bare: re.Pattern[str]) -> tuple[Scalar, int]:
    """The field that begins at `at`, and where it ends."""
    if quoted := _QUOTED.match(text, at):
        if not quoted[2]:
            raise FormError(quoted.start(1) - 1, "a quoted field is not closed")
        rest, end = _rest(text, quoted.end(), bare)
        if rest.strip():
            raise FormError(quoted.end(), "something stands behind the closing quote of a field")
        raw = quoted[1]
        value = raw.replace('""', '"')
        return Scalar(value, Span(*quoted.span(1)), quoted=True, raw="" if value == raw else raw), end
    written, end = _rest(text, at, bare)
    start = at + len(written) - len(written.lstrip())
    stripped = written.strip()
    return Scalar(stripped, Span(start, start + len(stripped))), end


def _rest(text: str, at: int, bare: re.Pattern[str]) -> tuple[str, int]:
    found = bare.match(text, at)
    return (found[0], found.end()) if found else ("", at)
