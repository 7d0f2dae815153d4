from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pytest

from auditor import engine
from auditor.claim import UNDECIDED, ClaimKind, Judged, Judgement, Reading, Verdict
from auditor.engine import audit
from auditor.language.clauses import Clause
from auditor.model import Document, Figure, Panel
from auditor.reading.document import read
from auditor.rule import Confidence, Finding, Mark, Rule, Severity, rule
from auditor.schema import SchemaRule, schema_rule
from auditor.source import Source, Span
from auditor.truth import Truth
from auditor.world import World
from handmade import DOCUMENT, ELSEWHERE, PANEL, WITHOUT_FIGURE, where

if TYPE_CHECKING:
    import pandera.pandas as pa

PEAK = ClaimKind(
    code="CLM001",
    name="peak-elsewhere",
    kind="peak",
    severity=Severity.ERROR,
    confidence=Confidence.MEDIUM,
    read=lambda clause: (),
    judge=lambda claim, world: UNDECIDED,
    doc="A peak.",
    bad=(),
    good=(),
)


@rule("ONE001", bad=[], good=[])
def each_panel(panel: Panel) -> Iterator[Finding]:
    """A panel."""
    yield Finding(f"panel {panel.name}", Mark(panel.span))


@rule("ONE002", severity=Severity.INFO, confidence=Confidence.LOW, bad=[], good=[])
def each_figure(figure: Figure) -> Iterator[Finding]:
    """A figure."""
    yield Finding(f"figure {figure.name}", Mark(figure.span))


@rule("ONE003", bad=[], good=[])
def each_document(document: Document) -> Iterator[Finding]:
    """A document."""
    yield Finding(f"document {document.source.path}", Mark(Span(0, 1)), severity=Severity.WARNING)


def odd_cell() -> "pa.DataFrameSchema":
    """A cell is odd."""
    raise AssertionError("a schema is made where a batch is checked")


def messages(*rules: Rule) -> list[str]:
    [result] = audit([DOCUMENT], rules)
    return [one.finding.message for one in result.diagnostics]


def judging(*judgements: Judged) -> Callable[..., tuple[Judged, ...]]:
    return lambda document, kinds, on_fault: judgements


def test_a_rule_is_called_once_for_each_of_its_subjects() -> None:
    assert messages(each_panel) == [f"panel {PANEL.name}"]
    assert messages(each_figure) == ["figure Germination after ten days"]
    assert messages(each_document) == ["document trials/rye.md"]


def test_every_document_has_a_result_in_order() -> None:
    documents = [WITHOUT_FIGURE.document, DOCUMENT]
    results = audit(documents, [each_panel])
    assert [result.document for result in results] == documents
    assert [len(result.diagnostics) for result in results] == [0, 1]


def test_a_diagnostic_takes_the_rules_severity_where_the_finding_has_none() -> None:
    [result] = audit([DOCUMENT], [each_figure, each_document])
    by_code = {one.code: one for one in result.diagnostics}
    assert by_code["ONE002"].severity is Severity.INFO
    assert by_code["ONE002"].confidence is Confidence.LOW
    assert by_code["ONE003"].severity is Severity.WARNING
    assert by_code["ONE003"].confidence is Confidence.HIGH


def test_diagnostics_stand_in_the_order_of_the_text() -> None:
    assert messages(each_panel, each_figure, each_document) == [
        "document trials/rye.md",
        "figure Germination after ten days",
        f"panel {PANEL.name}",
    ]


def test_the_same_sentence_at_the_same_place_is_told_once_by_the_most_severe_rule() -> None:
    def twin(code: str, severity: Severity, span: Span) -> Rule:
        found = [Finding("the same", Mark(span))]
        return Rule(code, code, severity, Confidence.HIGH, "Document", lambda _: found, "", (), ())

    inner, outer = where("64.5"), where("- 25: 22.0, 64.5")
    [result] = audit(
        [DOCUMENT],
        [
            twin("A", Severity.WARNING, inner),
            twin("B", Severity.ERROR, inner),
            twin("C", Severity.WARNING, outer),
        ],
    )
    assert [one.code for one in result.diagnostics] == ["C", "B"]


def test_a_contradicted_statement_becomes_a_diagnostic_of_its_claim_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    span = ELSEWHERE.mark.span
    contradicted = Judged(span, "", None, "peak", "", Verdict.CONTRADICTED, finding=ELSEWHERE, rule=PEAK)
    supported = replace(contradicted, verdict=Verdict.SUPPORTED, finding=None)
    monkeypatch.setattr(engine, "judged", judging(contradicted, supported))
    [result] = audit([DOCUMENT], [PEAK])
    [diagnostic] = result.diagnostics
    assert (diagnostic.code, diagnostic.name) == ("CLM001", "peak-elsewhere")
    assert diagnostic.confidence is Confidence.MEDIUM
    assert diagnostic.finding is ELSEWHERE
    assert result.statements == (contradicted, supported)


def test_schema_rules_run_once_over_the_whole_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    schema = schema_rule("SCH001", table="cells", sentence="", bad=[], good=[])(odd_cell)
    batches = []

    def check(documents: Sequence[Document], rules: Sequence[SchemaRule]) -> dict[int, object]:
        batches.append(len(documents))
        return {1: [(schema, Finding("an odd row", Mark(Span(0, 1))))]}

    monkeypatch.setattr(engine, "check_batch", check)
    results = audit([WITHOUT_FIGURE.document, DOCUMENT], [schema])
    assert batches == [2]
    assert [[one.name for one in result.diagnostics] for result in results] == [[], ["odd-cell"]]


def test_a_rule_that_fails_costs_its_own_findings_and_no_others() -> None:
    def check(_: Document) -> list[Finding]:
        raise ZeroDivisionError

    broken = Rule("BAD001", "broken", Severity.ERROR, Confidence.HIGH, "Document", check, "", (), ())
    [result] = audit([DOCUMENT], [broken, each_document])
    assert [one.name for one in result.diagnostics] == ["each-document"]
    [fault] = result.faults
    assert (
        fault.sentence
        == "was not audited in full, as auditor failed when the rule broken looked at it (ZeroDivisionError)"
    )
    assert "in check" in fault.trace


_ELM = "| tree \\ month | May | June |\n|---|---|---|\n| Elm | 4 | 7 |\n| Ash | 2 | 9 |\n\n### Observations\n\n- Elm is fine in May.\n- Elm holds 7 in June.\n"


@dataclass(frozen=True)
class Said:
    """A claim that is its text."""

    text: str

    def describe(self, _: Document) -> str:
        """The text."""
        return self.text


def failing_on(word: str, fails_at: str) -> ClaimKind:
    """A claim kind that supports whatever it reads, but for what holds a word: there it fails."""

    def read_clause(clause: Clause) -> Iterator[Reading]:
        if fails_at == "read" and word in clause.text:
            raise ZeroDivisionError
        yield Reading.of_every_word(clause, Said(clause.text), ())

    def judge(claim: Said, _: World) -> Judgement:
        if word in claim.text:
            raise ZeroDivisionError
        return Judgement(Truth.TRUE)

    return replace(PEAK, read=read_clause, judge=judge)


@pytest.mark.parametrize("fails_at", ["read", "judge"])
def test_a_statement_on_which_a_claim_kind_fails_is_not_understood_and_the_others_are_judged(
    fails_at: str,
) -> None:
    document = read(Source("elm.md", _ELM))
    [result] = audit([document], [failing_on("fine", fails_at)])
    assert [(one.verdict, one.explanation) for one in result.statements] == [
        (Verdict.NOT_UNDERSTOOD, "auditor failed on it"),
        (Verdict.SUPPORTED, ""),
    ]
    assert [fault.doing for fault in result.faults] == ["it judged the statement on line 8"]


def test_a_rule_over_something_unknown_is_refused() -> None:
    strange = Rule("BAD002", "strange", Severity.ERROR, Confidence.HIGH, "Planet", lambda _: [], "", (), ())
    with pytest.raises(TypeError, match="the rule strange looks at a Planet"):
        audit([DOCUMENT], [strange])
