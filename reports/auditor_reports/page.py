"""One document's part of a Markdown report: findings, coverage, and how its statements were read."""

from collections.abc import Iterator

from auditor.claim import Judged, Verdict
from auditor.engine import Audited, Diagnostic
from auditor.model import Axis, Document, Panel
from auditor.output import visible
from auditor.rule import Mark
from auditor.source import Span
from auditor.summary import Summary, missing, summarise
from auditor_reports import wording
from auditor_reports.markup import cell, code, details, escape, table

_MOST_LINES = 6
_MOST_PLACES = 12
_AROUND = 50


def page(audited: Audited, heading: str) -> Iterator[str]:
    """The lines of a document's report, without its title; `heading` are the signs of its headings."""
    counts = summarise([audited])
    yield from (verdict(counts), "")
    if audited.diagnostics:
        yield from (f"{heading} Findings", "", *_findings(audited))
        for number, one in enumerate(audited.diagnostics, 1):
            yield from _finding(audited.document, number, one, heading + "#")
    if counts.panels or counts.unread or counts.statements:
        yield from (f"{heading} Coverage", "", *_coverage(audited, counts))
    if audited.statements:
        yield from (f"{heading} Statements", "", *_statements(audited))


def verdict(counts: Summary) -> str:
    """What the audit comes to, in one sentence."""
    if not counts.panels and not counts.findings:
        return "**No figure found:** there was nothing to check."
    if counts.errors:
        word = "It contradicts itself"
    else:
        word = "It probably holds faults" if counts.warnings else "No fault found"
    found = f"{counts.in_words}; " if counts.findings else ""
    return f"**{word}:** {found}{wording.decided(counts)}."


def _findings(audited: Audited) -> list[str]:
    lines = [
        [
            str(number),
            one.severity.value,
            cell(one.name),
            str(audited.document.source.line_of(one.finding.mark.span)),
            cell(one.finding.message),
        ]
        for number, one in enumerate(audited.diagnostics, 1)
    ]
    return table(["#:", "Severity", "Rule", "Line:", "Message"], lines)


def _finding(document: Document, number: int, one: Diagnostic, heading: str) -> Iterator[str]:
    finding = one.finding
    line = document.source.line_of(finding.mark.span)
    yield from (f"{heading} {number}. {escape(one.name)}, line {line}", "")
    yield from (escape(finding.message), "")
    yield from _quotation(document, finding.mark)
    facts = [_fact("Stated", finding.stated), _fact("Data", finding.actual)]
    facts += [f"- Because of {_place(document, mark)}" for mark in finding.because]
    facts += [f"- Also {_place(document, mark)}" for mark in finding.also[:_MOST_PLACES]]
    more = len(finding.also) - _MOST_PLACES
    facts += [f"- Also {wording.count(more, 'more place')}"] if more > 0 else []
    facts += [_fact("Suggestion", finding.suggestion), _fact("Panel", finding.panel)]
    yield from filter(None, facts)
    confidence = f"{one.confidence.value} confidence"
    yield from (f"- Rule {cell(one.code)}, {one.severity.value}, {confidence}", "")


def _fact(label: str, text: str) -> str:
    return f"- {label}: {escape(text)}" if text else ""


def _quotation(document: Document, mark: Mark) -> Iterator[str]:
    """The lines that a mark stands on, the marked part in bold."""
    source = document.source
    first, last = source.line_of(mark.span), source.position(max(mark.span.start, mark.span.end - 1)).line
    lines = range(first, last + 1)[:_MOST_LINES]
    yield "> " + "<br>\n> ".join(f"{line}: {_emphasised(document, line, mark.span)}" for line in lines)
    if last - first >= _MOST_LINES:
        yield f"> and {wording.count(last - first + 1 - _MOST_LINES, 'more line')}"
    yield ""


def _place(document: Document, mark: Mark) -> str:
    line = document.source.line_of(mark.span)
    note = f" ({escape(mark.note)})" if mark.note else ""
    return f"line {line}: {_emphasised(document, line, mark.span, _AROUND)}{note}"


def _emphasised(document: Document, line: int, span: Span, around: int | None = None) -> str:
    """A source line in code spans, what a span covers in bold, with at most `around` characters beside it."""
    source = document.source
    whole = source.line_span(line)
    start, end = max(span.start, whole.start), max(whole.start, min(span.end, whole.end))
    before, after = source.text[whole.start : start], source.text[end : whole.end]
    if around is not None:
        before = before if len(before) <= around else "…" + before[-around:]
        after = after if len(after) <= around else after[:around] + "…"
    marked = code(source.text[start:end])
    return code(before) + (f"**{marked}**" if marked else "") + code(after)


def _coverage(audited: Audited, counts: Summary) -> Iterator[str]:
    document = audited.document
    yield from table(
        ["", "Seen:", "Understood:", "Decided:"],
        [
            ["Cells", str(counts.cells + counts.surplus), str(counts.cells), ""],
            ["Axes", str(counts.axes), str(counts.axes_read), ""],
            ["Legends", str(counts.legends), str(counts.legends_read), ""],
            ["Statements", str(counts.statements), str(counts.understood), str(counts.decided)],
        ],
    )
    yield from table(
        ["Panel", "Line:", "Rows", "Columns", "Cells:", "Without a number:"],
        [_panel(document, panel) for panel in document.panels],
    )
    unread = [f"- {_place(document, Mark(line.span, line.reason))}" for line in document.unread]
    yield from details(wording.unread(counts), unread)
    notes = [f"- {escape(note)}" for note in document.notes]
    yield from details("How competing readings were settled", notes)


def _panel(document: Document, panel: Panel) -> list[str]:
    name = cell(panel.name or panel.figure or "(unnamed)")
    line = str(document.source.line_of(panel.span))
    return [name, line, _axis(panel.rows), _axis(panel.columns), str(len(panel.cells)), str(missing(panel))]


def _axis(axis: Axis) -> str:
    ticks = [tick.text for tick in axis.ticks]
    shown = ticks if len(ticks) <= 6 else [*ticks[:3], "…", ticks[-1]]
    return cell(f"{axis.label or '(unlabelled)'}: {', '.join(shown)}")


def _statements(audited: Audited) -> Iterator[str]:
    understood = [one for one in audited.statements if one.verdict is not Verdict.NOT_UNDERSTOOD]
    others = [one for one in audited.statements if one.verdict is Verdict.NOT_UNDERSTOOD]
    line_of = audited.document.source.line_of
    yield from table(
        ["Line:", "Verdict", "Read as", "Data"],
        [
            [str(line_of(one.span)), one.verdict.value, cell(one.read_as), cell(one.explanation)]
            for one in understood
        ],
    )
    listed = [f"- line {line_of(one.span)}: {code(_plain(one))}" for one in others]
    yield from details(f"{wording.count(len(others), 'statement')} not understood", listed)


def _plain(statement: Judged) -> str:
    return visible(wording.one_line(statement.text))
