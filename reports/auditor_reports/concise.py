"""One line per finding and nothing else: `path:line:column severity rule message`."""

from auditor.engine import Diagnostic
from auditor.model import Document
from auditor.output import visible
from auditor.report import Run, View
from auditor_reports.wording import one_line, place


def write(run: Run, view: View) -> str:
    """All findings, in the order of the documents and of their text."""
    return "".join(
        f"{headline(audited.document, one)}\n" for audited in run.audited for one in audited.diagnostics
    )


def headline(document: Document, one: Diagnostic) -> str:
    """A finding in one line, free of anything that would steer a terminal."""
    where = f"{document.source.path}:{place(document, one.finding.mark.span)}"
    return visible(f"{where} {one.severity.value} {one.name} {one_line(one.finding.message)}")
