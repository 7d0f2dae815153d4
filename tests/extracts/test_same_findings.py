"""Auditing what extract writes gives the findings of the document that it came from."""

from collections import Counter

import pytest

from auditor.engine import audit
from auditor.extracts import writer
from auditor.model import Document
from auditor.reading.document import read as read_markdown
from auditor.registry import AnyRule, installed
from auditor.source import Source
from transcriptions import read, without_places

EXAMPLES = [(rule.code, example.text) for rule in installed() for example in (*rule.bad, *rule.good)]


# The words of a declaration are found by their place in Markdown, and are data of their own here.
BESIDES = ("offsets", "text")

# It counts how often the file has a name, and our schema repeats some.
COUNTS_WORDS = {"NAM002"}


def findings(document: Document, rules: list[AnyRule]) -> Counter[tuple[str, ...]]:
    (audited,) = audit([document], rules)
    return Counter(
        (
            one.code,
            one.severity.value,
            one.finding.stated if one.code in COUNTS_WORDS else one.finding.message,
            one.finding.panel,
            one.finding.suggestion,
        )
        for one in audited.diagnostics
    )


@pytest.mark.parametrize("form", ["yaml", "json"])
@pytest.mark.parametrize(("code", "text"), EXAMPLES)
def test_every_example_of_every_rule_is_judged_alike(code: str, text: str, form: str) -> None:
    rules = [rule for rule in installed() if rule.code == code]
    document = read_markdown(Source("a.md", text))
    again = read(f"a.{form}", writer(form)([document]).decode())
    assert without_places(again, but=BESIDES) == without_places(document, but=BESIDES)
    assert findings(again, rules) == findings(document, rules)
