"""JSON for other programs: lines and columns count from 1, an end is the place behind the last character.

Later versions add keys; none is renamed or removed under the same schema number.
"""

import json
from collections.abc import Iterable
from typing import Any

from auditor.claim import Judged
from auditor.claim_data import to_data
from auditor.engine import Audited, Diagnostic
from auditor.model import Axis, Document, Panel
from auditor.report import Run, View, own_version
from auditor.rule import Mark
from auditor.source import Span
from auditor.summary import Summary, findings_by_rule, missing, summarise

SCHEMA = 1
Object = dict[str, Any]


def write(run: Run, view: View) -> str:
    """The whole run as one JSON object."""
    content = {
        "version": own_version(),
        "schema": SCHEMA,
        "documents": [_document(audited) for audited in run.audited],
        "problems": [{"path": problem.path, "message": problem.sentence} for problem in run.problems],
        "summary": _counts(summarise(run.audited)) | {"rules": dict(findings_by_rule(run.audited))},
    }
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def _document(audited: Audited) -> Object:
    document = audited.document
    return {
        "path": document.source.path,
        "panels": [_panel(document, panel) for panel in document.panels],
        "statements": [_statement(document, statement) for statement in audited.statements],
        "findings": [_finding(document, one) for one in audited.diagnostics],
        "unread": [_place(document, line.span) | {"reason": line.reason} for line in document.unread],
        "notes": list(document.notes),
        "coverage": _counts(summarise([audited])),
    }


def _panel(document: Document, panel: Panel) -> Object:
    return {
        "figure": panel.figure,
        "name": panel.name,
        "line": document.source.line_of(panel.span),
        "rows": _axis(panel.rows),
        "columns": _axis(panel.columns),
        "cells": len(panel.cells),
        "missing": missing(panel),
        "surplus": len(panel.surplus),
        "form": panel.form,
    }


def _axis(axis: Axis) -> Object:
    return {"label": axis.label, "ticks": [tick.text for tick in axis.ticks]}


def _statement(document: Document, statement: Judged) -> Object:
    return (
        _range(document, statement.span)
        | {
            "text": statement.text,
            "panel": statement.panel,
            "kind": statement.kind,
            "read_as": statement.read_as,
            "verdict": statement.verdict.value,
            "explanation": statement.explanation,
        }
        | _claim(document, statement)
    )


def _claim(document: Document, statement: Judged) -> Object:
    """The claim as data, in the form in which it can be given back."""
    if statement.claim is None or statement.rule is None:
        return {}
    return {"claim": to_data(statement.rule, statement.claim, document)}


def _finding(document: Document, one: Diagnostic) -> Object:
    finding = one.finding
    return (
        {"rule": one.name, "code": one.code, "severity": one.severity.value}
        | _range(document, finding.mark.span)
        | {
            "panel": finding.panel,
            "message": finding.message,
            "because": _marks(document, finding.because),
            "also": _marks(document, finding.also),
            "text": document.source.slice(finding.mark.span),
            "note": finding.mark.note,
            "confidence": one.confidence.value,
            "stated": finding.stated,
            "actual": finding.actual,
            "suggestion": finding.suggestion,
        }
    )


def _marks(document: Document, marks: Iterable[Mark]) -> list[Object]:
    return [_place(document, mark.span) | {"note": mark.note} for mark in marks]


def _place(document: Document, span: Span) -> Object:
    return _range(document, span) | {"text": document.source.slice(span)}


def _range(document: Document, span: Span) -> Object:
    start, end = document.source.position(span.start), document.source.position(span.end)
    return {"line": start.line, "column": start.column, "end_line": end.line, "end_column": end.column}


def _counts(counts: Summary) -> Object:
    return {
        "documents": counts.documents,
        "figures": counts.figures,
        "panels": counts.panels,
        "cells": {"seen": counts.cells + counts.surplus, "placed": counts.cells, "missing": counts.missing},
        "axes": {"seen": counts.axes, "understood": counts.axes_read},
        "legends": {"seen": counts.legends, "understood": counts.legends_read},
        "statements": {
            "seen": counts.statements,
            "understood": counts.understood,
            "decided": counts.decided,
            "supported": counts.supported,
            "contradicted": counts.contradicted,
            "undecidable": counts.undecidable,
        },
        "unread": counts.unread,
        "findings": {"error": counts.errors, "warning": counts.warnings, "info": counts.infos},
    }
