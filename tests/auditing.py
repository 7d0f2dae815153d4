"""Short ways to audit a few lines of Markdown in tests of rules."""

from auditor.engine import Diagnostic, audit
from auditor.reading.document import read
from auditor.registry import find, installed
from auditor.source import Source

RULES = installed()


def diagnostics(text: str, *names: str) -> tuple[Diagnostic, ...]:
    """What the named rules, or all, find in a document."""
    rules = [find(name, RULES) for name in names] or RULES
    return audit([read(Source("note.md", text))], rules)[0].diagnostics


def found(text: str, *names: str) -> list[tuple[str, str]]:
    """Severity and message of each finding."""
    return [(one.severity.value, one.finding.message) for one in diagnostics(text, *names)]


def marked(text: str, name: str) -> list[str]:
    """The texts that a rule's findings mark, the further marks included."""
    spans = [mark.span for one in diagnostics(text, name) for mark in (one.finding.mark, *one.finding.also)]
    return [text[span.start : span.end] for span in spans]
