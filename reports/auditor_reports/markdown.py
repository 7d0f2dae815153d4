"""Markdown: the report that a merge gate posts, a report per document, and the index of such reports."""

from collections.abc import Iterator
from urllib.parse import quote

from auditor.discover import REPORT_MARK
from auditor.engine import Audited
from auditor.report import Run, View
from auditor.summary import findings_by_rule, summarise
from auditor_reports import wording
from auditor_reports.markup import cell, code, escape, table
from auditor_reports.page import page


def write(run: Run, view: View) -> str:
    """One document's page where there is one; else an overview, and the pages unless they have links."""
    lines = [REPORT_MARK]
    if len(run.audited) == 1 and not run.problems and not view.links:
        [audited] = run.audited
        lines += [f"# Audit of {code(audited.document.source.path)}", "", *page(audited, "##")]
    else:
        lines += _overview(run, view)
    lines += _statistics(run) if view.statistics else []
    return "\n".join(lines).rstrip("\n") + "\n"


def _overview(run: Run, view: View) -> Iterator[str]:
    total = summarise(run.audited)
    yield from (f"# Audit of {wording.count(len(run.audited), 'document')}", "")
    faulty = sum(bool(audited.diagnostics) for audited in run.audited)
    found = f"Found {total.in_words}" + (f" in {faulty:,} of them" if faulty else "")
    yield from (f"**{found}:** {wording.seen(total)}; {wording.decided(total)}.", "")
    yield from table(
        ["Document", "Errors:", "Warnings:", "Info:", "Cells:", "Statements decided:"],
        [_row(audited, view) for audited in run.audited],
    )
    if run.problems:
        yield from ("## Not audited", "")
        yield from (f"- {escape(problem.sentence)}" for problem in run.problems)
        yield ""
    if not view.links:
        for audited in run.audited:
            yield from (f"## {code(audited.document.source.path)}", "", *page(audited, "###"))


def _row(audited: Audited, view: View) -> list[str]:
    path, counts = audited.document.source.path, summarise([audited])
    link = view.links.get(path)
    name = f"[{cell(path)}]({quote(link)})" if link else cell(path)
    numbers = (counts.errors, counts.warnings, counts.infos, counts.cells)
    return [name, *map(str, numbers), f"{counts.decided} of {counts.statements}"]


def _statistics(run: Run) -> Iterator[str]:
    counted = findings_by_rule(run.audited).most_common()
    if counted:
        yield from ("## Findings by rule", "")
        yield from table(["Rule", "Findings:"], [[cell(name), str(number)] for name, number in counted])
