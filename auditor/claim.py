"""Claims: what statements mean, as data, and the verdicts on them.

A claim kind is one module: a frozen dataclass for the meaning, a reader that makes such claims of a
sentence, and a judge that holds a claim against the data. `@claim` ties the three together and makes
a rule of them: a contradicted statement becomes a finding.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from auditor.rule import Confidence, Example, Finding, Severity
from auditor.source import Span


class Verdict(Enum):
    """What became of a statement."""

    SUPPORTED = "supported"
    CONTRADICTED = "contradicted"
    UNDECIDABLE = "undecidable"
    NOT_UNDERSTOOD = "not-understood"


@dataclass(frozen=True, slots=True)
class Judged:
    """One statement, or one claim of it, with its verdict.

    `span` and `text` are the part of the sentence that makes the claim; `panel` is the name of the
    panel that it is about, or None; `read_as` says in one plain line how it was understood;
    `explanation` what the data show instead, or what is missing. A contradicted claim has a finding.
    """

    span: Span
    text: str
    panel: str | None
    kind: str
    read_as: str
    verdict: Verdict
    explanation: str = ""
    finding: Finding | None = None
    rule: "ClaimKind | None" = None
    claim: Any = None


@dataclass(frozen=True, slots=True)
class ClaimKind:
    """A claim type as the engine and the documentation see it; a `Rule` in all but its subject."""

    code: str
    name: str
    kind: str
    severity: Severity
    confidence: Confidence
    meaning: type
    read: Callable[..., Iterable[Any]]
    judge: Callable[..., Any]
    doc: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]
    subject: str = "Statement"

    @property
    def summary(self) -> str:
        """The first line of the docstring: the fault in one sentence."""
        return self.doc.split("\n", 1)[0]
