"""Rules that find words, so that the command line is tested without knowing what real rules find."""

import re
from collections.abc import Iterator

import pytest

from auditor.commands import common
from auditor.model import Document
from auditor.rule import Example, Finding, Mark, Severity, rule
from auditor.source import Span


def _words(document: Document, word: str) -> Iterator[Finding]:
    for found in re.finditer(word, document.source.text):
        yield Finding(f"there is a {word} one", Mark(Span(*found.span())))


@rule("TST001", bad=[Example("a broken one", "broken", "broken")], good=[Example("a sound one")])
def broken_word(document: Document) -> Iterator[Finding]:
    """A word is broken.

    Why that matters.
    """
    return _words(document, "broken")


@rule("TST002", severity=Severity.WARNING, bad=[], good=[])
def loose_word(document: Document) -> Iterator[Finding]:
    """A word is loose."""
    return _words(document, "loose")


@rule("ODD001", severity=Severity.INFO, bad=[], good=[])
def odd_word(document: Document) -> Iterator[Finding]:
    """A word is odd."""
    return _words(document, "odd")


@pytest.fixture
def _word_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "installed", lambda: (odd_word, broken_word, loose_word))
