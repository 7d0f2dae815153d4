"""Findings for a person at a terminal: one line each, its reasons below, a summary at the end."""

import textwrap
from collections.abc import Iterable, Iterator

from auditor.claim import Judged, Verdict
from auditor.engine import Audited, Diagnostic
from auditor.model import Document
from auditor.output import visible
from auditor.report import Run, View
from auditor.rule import Mark
from auditor.summary import findings_by_rule, summarise
from auditor_reports import wording
from auditor_reports.wording import one_line

_COLOURS = {
    "error": "31;1",
    "warning": "33;1",
    "info": "36;1",
    "supported": "32",
    "contradicted": "31;1",
    "undecidable": "33",
    "not-understood": "2",
}
_NARROWEST = 20
_MOST_PLACES = 8
_MOST_NAMES = 3
_LONGEST_QUOTATION = 160


def write(run: Run, view: View) -> str:
    """The findings, the statements where they are asked for, and what the run amounts to."""
    lines = [line for audited in run.audited for line in _document(audited, view)]
    if lines:
        lines.append("")
    lines += _statistics(run, view) if view.statistics else []
    lines += [line for text in _summary(run, view) for line in _wrapped(text, view)]
    return "\n".join(lines) + "\n"


def _document(audited: Audited, view: View) -> Iterator[str]:
    for one in audited.diagnostics:
        yield from _diagnostic(audited.document, one, view)
    if view.show_claims:
        for statement in audited.statements:
            yield from _statement(audited.document, statement, view)


def _diagnostic(document: Document, one: Diagnostic, view: View) -> Iterator[str]:
    finding = one.finding
    where = f"{document.source.path}:{wording.place(document, finding.mark.span)}"
    yield from _headline(where, one.severity.value, f"{one.name} {finding.message}", view)
    yield from _detail("text", _quoted(document, finding.mark), view)
    for mark in finding.because:
        yield from _detail("because", _at(document, mark), view)
    also = [_at(document, mark) for mark in finding.also]
    yield from _detail("also", wording.listed(also, _MOST_PLACES, "; "), view)
    yield from _detail("suggestion", finding.suggestion, view)


def _statement(document: Document, statement: Judged, view: View) -> Iterator[str]:
    where = f"{document.source.path}:{wording.place(document, statement.span)}"
    read_as = statement.read_as or f'"{one_line(statement.text)}"'
    yield from _headline(where, statement.verdict.value, f"{statement.kind} {read_as}".strip(), view)
    if statement.verdict is not Verdict.NOT_UNDERSTOOD:
        yield from _detail("data", statement.explanation, view)


def _headline(where: str, word: str, rest: str, view: View) -> list[str]:
    """`path:line:column word rest`, with the word in its colour."""
    first, *others = _wrapped(f"{where} {word} {rest}", view, "    ")
    head = f"{visible(where)} "
    if view.colour and first.startswith(head + word):
        first = f"{head}\033[{_COLOURS[word]}m{word}\033[0m{first[len(head + word) :]}"
    return [first, *others]


def _detail(label: str, text: str, view: View) -> list[str]:
    return _wrapped(f"    {label}: {text}", view, "      ") if text else []


def _quoted(document: Document, mark: Mark) -> str:
    text = wording.excerpt(wording.whole_marks(document.source.slice(mark.span)), _LONGEST_QUOTATION)
    return f'"{text}"' + (f" ({mark.note})" if mark.note else "") if text else mark.note


def _at(document: Document, mark: Mark) -> str:
    return f"{wording.place(document, mark.span)} {_quoted(document, mark)}"


def _wrapped(text: str, view: View, indent: str = "") -> list[str]:
    text = visible(text)
    if view.width is None:
        return [text]
    width = max(view.width, _NARROWEST)
    return textwrap.wrap(
        text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    ) or [""]


def _statistics(run: Run, view: View) -> Iterator[str]:
    for name, number in findings_by_rule(run.audited).most_common():
        yield from _wrapped(f"{number:5} {name}", view)
    yield ""


def _summary(run: Run, view: View) -> Iterable[str]:
    total = summarise(run.audited)
    if run.audited:
        yield f"{wording.seen(total)}; {wording.statements(total)}."
    without = [audited.document.source.path for audited in run.audited if not audited.document.panels]
    if without:
        names = wording.listed(without, _MOST_NAMES)
        yield f"{wording.count(len(without), 'document')} without a figure: {names}."
    if total.unread:
        yield f"{wording.unread(total)}."
    if run.problems:
        yield f"{wording.count(len(run.problems), 'problem')}: not everything could be audited."
    if view.written:
        yield f"Written: {', '.join(view.written)}."
    yield f"Found {total.in_words}." if run.audited else "No document was audited."
