"""Counts in words, the same in every report."""

from collections.abc import Iterable

from auditor.model import Document
from auditor.source import Span
from auditor.summary import Summary


def count(number: int, singular: str, plural: str = "") -> str:
    """A number and its noun: "1 cell", "20 cells"."""
    return f"{number:,} {singular if number == 1 else plural or singular + 's'}"


def joined(parts: Iterable[str]) -> str:
    """Parts as one enumeration."""
    return ", ".join(part for part in parts if part)


def seen(summary: Summary) -> str:
    """What was looked at: "1 document, 2 panels, 40 cells (1 missing)"."""
    missing = f" ({summary.missing:,} missing)" if summary.missing else ""
    parts = [
        count(summary.documents, "document"),
        count(summary.figures, "figure"),
        count(summary.panels, "panel"),
        count(summary.cells, "cell") + missing,
        f"{summary.surplus:,} without a place" if summary.surplus else "",
    ]
    return joined(parts)


def statements(summary: Summary) -> str:
    """What became of the statements."""
    seen = count(summary.statements, "statement")
    return f"{seen} seen, {summary.understood:,} understood, {summary.decided:,} decided"


def decided(summary: Summary) -> str:
    """How many statements were found to be true or false."""
    if not summary.statements:
        return "no checkable statement was found"
    return f"{summary.decided:,} of {count(summary.statements, 'statement')} could be decided"


def unread(summary: Summary) -> str:
    """The lines that were not read."""
    return f"{count(summary.unread, 'line')} of apparent data could not be read"


def place(document: Document, span: Span) -> str:
    """Line and column of a span's first character."""
    position = document.source.position(span.start)
    return f"{position.line}:{position.column}"


def listed(names: list[str], most: int, separator: str = ", ") -> str:
    """The first names, and how many more there are."""
    more = len(names) - most
    return separator.join(names[:most]) + (f" and {more:,} more" if more > 0 else "")


def excerpt(text: str, longest: int) -> str:
    """A text on one line, cut at a word where it is longer than is pleasant to read."""
    line = one_line(text)
    return line if len(line) <= longest else f"{line[:longest].rsplit(' ', 1)[0]} …"


def whole_marks(text: str) -> str:
    """A part of a document without the marks of emphasis of which only one end lies in it."""
    for mark in ("**", "__", "`"):
        text = text.replace(mark, "") if text.count(mark) % 2 else text
    return text


def one_line(text: str) -> str:
    """A text on one line."""
    return " ".join(text.split())
