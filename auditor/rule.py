"""Rules: one fault each, as a function from something to look at to the findings in it.

The annotation of the function's first parameter says what the rule looks at: `Panel`, `Figure`,
`Document` or `Batch` (all documents of a run, as tables). Built-in rules enter by the same entry
points, group `auditor.rules`, as a stranger's: an entry point names a package, and every module in it
is searched for rules and claim kinds.
"""

import inspect
import pkgutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, TypeVar

from auditor.source import Span

GROUP = "auditor.rules"
T = TypeVar("T")


class Severity(Enum):
    """How bad a finding is: beyond doubt, very likely a fault, or worth a look."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        """0 for info, 1 for warning, 2 for error."""
        return ("info", "warning", "error").index(self.value)


class Confidence(Enum):
    """How sure the rule is that its finding is a fault, whatever its severity."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in the document, with a word on what stands there."""

    span: Span
    note: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a rule found: one cause, one primary mark, and the places it conflicts with.

    `also` are further places of the same fault (twenty cells above the legend are one finding with
    twenty marks); `because` are the places that prove it. `severity` overrides the rule's own.
    """

    message: str
    mark: Mark
    because: tuple[Mark, ...] = ()
    also: tuple[Mark, ...] = ()
    panel: str = ""
    stated: str = ""
    actual: str = ""
    suggestion: str = ""
    severity: Severity | None = None
    confidence: Confidence | None = None


@dataclass(frozen=True, slots=True)
class Example:
    """A small document, the text that the rule's finding must mark in it, and words of its message.

    A clean example, on which the rule must stay silent, has no mark.
    """

    text: str
    marks: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule as the engine and the documentation see it."""

    code: str
    name: str
    severity: Severity
    confidence: Confidence
    subject: str
    check: Callable[..., Iterable[Finding]]
    doc: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]

    @property
    def summary(self) -> str:
        """The first line of the docstring: the fault in one sentence."""
        return self.doc.split("\n", 1)[0]


def rule(
    code: str,
    *,
    severity: Severity = Severity.ERROR,
    confidence: Confidence = Confidence.HIGH,
    bad: Iterable[Example],
    good: Iterable[Example],
) -> Callable[[Callable[..., Iterable[Finding]]], Rule]:
    """Turn a function into a rule.

    The rule's name is the function's with hyphens (`ragged_row` is "ragged-row"), its documentation the
    function's docstring, its subject the annotation of the first parameter.
    """

    def wrap(check: Callable[..., Iterable[Finding]]) -> Rule:
        first = next(iter(inspect.signature(check).parameters.values()))
        subject = first.annotation if isinstance(first.annotation, str) else first.annotation.__name__
        name = check.__name__.replace("_", "-")
        doc = inspect.getdoc(check) or ""
        return Rule(code, name, severity, confidence, subject, check, doc, tuple(bad), tuple(good))

    return wrap


class NoRulesError(Exception):
    """No rule is installed, so a green run would mean nothing."""


def modules_of(package: ModuleType) -> Iterator[ModuleType]:
    """A package and everything in it, imported."""
    yield package
    for info in pkgutil.walk_packages(getattr(package, "__path__", []), f"{package.__name__}."):
        yield import_module(info.name)


@cache
def _members() -> tuple[Any, ...]:
    """All module-level objects of all packages that the entry points name."""
    found: dict[int, Any] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        for module in modules_of(point.load()):
            found |= {id(value): value for value in vars(module).values()}
    return tuple(found.values())


@cache
def members(kind: type[T]) -> tuple[T, ...]:
    """All objects of one type (rules, claim kinds, schema rules) that the installed packages define."""
    return tuple(value for value in _members() if isinstance(value, kind))


@cache
def all_rules() -> tuple[Rule, ...]:
    """All installed rules, by code. Raises NoRulesError where there is none."""
    rules = tuple(sorted(members(Rule), key=lambda rule: rule.code))
    if not rules:
        raise NoRulesError("no rules are installed: the entry points of the group auditor.rules name none")
    return rules
