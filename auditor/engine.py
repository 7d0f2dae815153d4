"""Documents times rules: what each rule finds in each document, and what became of each statement."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from auditor.claim import ClaimKind, Judged
from auditor.faults import Fault, OnFault, fault_of
from auditor.judgement import judged
from auditor.model import Document, Figure, Panel
from auditor.registry import AnyRule
from auditor.rule import Confidence, Finding, Rule, Severity
from auditor.schema import SchemaRule, check_batch


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """A finding together with the rule that made it; severity and confidence are the final ones."""

    code: str
    name: str
    severity: Severity
    confidence: Confidence
    finding: Finding


@dataclass(frozen=True)
class Audited:
    """A document, what was found in it by place, what became of its statements, and where the program failed."""

    document: Document
    diagnostics: tuple[Diagnostic, ...]
    statements: tuple[Judged, ...] = ()
    faults: tuple[Fault, ...] = ()


def audit(documents: Sequence[Document], rules: Sequence[AnyRule]) -> list[Audited]:
    """Hold every document against every rule; one result for each document, in order.

    An exception in a rule is a fault of the program: it is kept with the document, and costs no more than what the rule
    would have found there, or the verdict on one statement.
    """
    checks = [rule for rule in rules if isinstance(rule, Rule)]
    kinds = [rule for rule in rules if isinstance(rule, ClaimKind)]
    schemas = [rule for rule in rules if isinstance(rule, SchemaRule)]
    in_batch = check_batch(documents, schemas) if schemas else {}
    results = []
    for index, document in enumerate(documents):
        faults: list[Fault] = []

        def keep(error: Exception, doing: str, kept: list[Fault] = faults) -> None:
            kept.append(fault_of(error, doing))

        statements = judged(document, kinds, on_fault=keep)
        found = [diagnostic(rule, finding) for rule, finding in in_batch.get(index, ())]
        found += [diagnostic(rule, finding) for rule in checks for finding in _check(rule, document, keep)]
        found += _contradictions(statements, found)
        results.append(Audited(document, _by_place(found), statements, tuple(faults)))
    return results


def diagnostic(rule: AnyRule, finding: Finding) -> Diagnostic:
    """A finding with the rule's severity and confidence where it does not bring its own."""
    severity = finding.severity or rule.severity
    return Diagnostic(rule.code, rule.name, severity, finding.confidence or rule.confidence, finding)


def _check(rule: Rule, document: Document, on_fault: OnFault) -> Iterator[Finding]:
    for subject in _subjects(rule, document):
        try:
            yield from rule.check(subject)
        except Exception as error:
            on_fault(error, f"the rule {rule.name} looked at it")


def _subjects(rule: Rule, document: Document) -> Sequence[Panel | Figure | Document]:
    if rule.subject == "Panel":
        return document.panels
    if rule.subject == "Figure":
        return document.figures
    if rule.subject == "Document":
        return (document,)
    raise TypeError(
        f"the rule {rule.name} looks at a {rule.subject}; rules look at Panel, Figure or Document"
    )


def _contradictions(statements: Iterable[Judged], others: Sequence[Diagnostic]) -> Iterator[Diagnostic]:
    """What statements get wrong, but for what a rule that the claim kind yields to has found there already."""
    for statement in statements:
        if statement.finding and statement.rule:
            exact = [one for one in others if one.code in statement.rule.yields_to]
            if not any(one.finding.mark.span.overlaps(statement.span) for one in exact):
                yield diagnostic(statement.rule, statement.finding)


def _by_place(found: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """In the order of the text, the worst first at one place; the same sentence at the same place once."""
    ordered = sorted(found, key=lambda one: (one.finding.mark.span, -one.severity.rank, one.code))
    once = {(one.finding.mark.span, one.finding.message): one for one in reversed(ordered)}
    return tuple(one for one in ordered if once[one.finding.mark.span, one.finding.message] is one)
