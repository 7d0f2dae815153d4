"""Every installed rule against its own examples, and the rules themselves against their conventions."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from auditor.claim import ClaimKind
from auditor.engine import Diagnostic, audit
from auditor.reading.document import read
from auditor.registry import AnyRule, installed
from auditor.rule import Example, Rule, Severity
from auditor.schema import SchemaRule
from auditor.source import Source

RULES = installed()
BAD = [
    pytest.param(rule, example, id=f"{rule.name}-{i}") for rule in RULES for i, example in enumerate(rule.bad)
]
GOOD = [
    pytest.param(rule, example, id=f"{rule.name}-{i}")
    for rule in RULES
    for i, example in enumerate(rule.good)
]
EACH = [pytest.param(rule, id=rule.name) for rule in RULES]


def found(example: Example) -> tuple[Source, tuple[Diagnostic, ...]]:
    source = Source("example.md", example.text)
    return source, audit([read(source)], RULES)[0].diagnostics


@pytest.mark.parametrize(("rule", "example"), BAD)
def test_a_bad_example_is_found_and_marked(rule: AnyRule, example: Example) -> None:
    source, diagnostics = found(example)
    own = [one.finding for one in diagnostics if one.code == rule.code]
    assert own, f"{rule.name} finds nothing; others find {[(d.name, d.finding.message) for d in diagnostics]}"
    assert [source.slice(finding.mark.span) for finding in own] == [example.marks]
    assert example.says in own[0].message


@pytest.mark.parametrize(("rule", "example"), GOOD)
def test_a_good_example_is_clean(rule: AnyRule, example: Example) -> None:
    _, diagnostics = found(example)
    wrong = [one for one in diagnostics if one.code == rule.code or one.severity is not Severity.INFO]
    assert not wrong, [(one.name, one.finding.message) for one in wrong]


@pytest.mark.parametrize(("rule", "example"), [*BAD, *GOOD])
def test_an_example_is_read(rule: AnyRule, example: Example) -> None:
    assert read(Source("example.md", example.text)).panels


@pytest.mark.parametrize("rule", EACH)
def test_a_rule_is_explained(rule: AnyRule) -> None:
    assert rule.summary.endswith("."), "the first line of the docstring is a sentence"
    assert len(rule.summary) <= 110
    assert rule.doc.count("\n\n") >= 1, "more than a first line: what is assumed, tolerated, left alone"


@pytest.mark.parametrize("rule", EACH)
def test_a_rule_has_examples_of_both_kinds(rule: AnyRule) -> None:
    assert rule.bad
    assert rule.good
    assert all(example.marks and example.says for example in rule.bad)
    assert not any(example.marks or example.says for example in rule.good)


@pytest.mark.parametrize("rule", EACH)
def test_a_rule_is_called_as_its_file_and_its_function(rule: AnyRule) -> None:
    function = inspect.unwrap(_function(rule))
    assert function.__name__.replace("_", "-") == rule.name
    assert Path(inspect.getfile(function)).stem == function.__name__
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", rule.name)


def _function(rule: AnyRule) -> Callable[..., object]:
    if isinstance(rule, ClaimKind):
        return rule.judge
    return rule.schema if isinstance(rule, SchemaRule) else rule.check


@pytest.mark.parametrize("rule", EACH)
def test_a_code_is_three_letters_and_three_digits(rule: AnyRule) -> None:
    assert re.fullmatch(r"[A-Z]{3}\d{3}", rule.code)


def test_codes_and_names_are_unique() -> None:
    assert len({rule.code for rule in RULES}) == len(RULES)
    assert len({rule.name for rule in RULES}) == len(RULES)


def test_a_rule_looks_at_something_that_the_engine_knows() -> None:
    assert {rule.subject for rule in RULES if isinstance(rule, Rule)} <= {"Panel", "Figure", "Document"}


def test_no_rule_imports_another_rule() -> None:
    for rule in RULES:
        module = inspect.getmodule(_function(rule))
        assert module
        assert not re.search(r"^(?:from|import) auditor_rules", inspect.getsource(module), re.MULTILINE)
