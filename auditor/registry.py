"""All installed rules, whatever their kind, and how users name them."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from auditor.claim import ClaimKind
from auditor.rule import NoRulesError, Rule, members
from auditor.schema import SchemaRule

AnyRule = Rule | ClaimKind | SchemaRule
ALL = "ALL"


class UnknownRuleError(Exception):
    """A name that no rule has; the message suggests near ones."""


def installed() -> tuple[AnyRule, ...]:
    """All rules by code. Raises NoRulesError where there is none, for then a green run means nothing."""
    found: list[AnyRule] = [*members(Rule), *members(ClaimKind), *members(SchemaRule)]
    if not found:
        raise NoRulesError("no rules are installed: the entry points of the group auditor.rules name none")
    return tuple(sorted(found, key=lambda rule: rule.code))


def named(selector: str, rules: Sequence[AnyRule]) -> set[str]:
    """The codes that a selector stands for: a rule's name or code, a claim kind, the start of codes, ALL.

    Raises UnknownRuleError.
    """
    word = selector.strip()
    exact = {rule.code for rule in rules if word.lower() in words(rule)}
    prefixed = {rule.code for rule in rules if word and (rule.code.startswith(word.upper()) or word == ALL)}
    if found := exact or prefixed:
        return found
    raise UnknownRuleError(f"no rule is called {word!r}{_suggestion(word, rules)}")


def find(name: str, rules: Sequence[AnyRule]) -> AnyRule:
    """The one rule with this name or code. Raises UnknownRuleError."""
    word = name.strip().lower()
    for rule in rules:
        if word in (rule.name, rule.code.lower()):
            return rule
    raise UnknownRuleError(f"no rule is called {name!r}{_suggestion(name, rules)}")


def selected(
    rules: Sequence[AnyRule],
    select: Iterable[str],
    ignore: Iterable[str],
    extend: Iterable[str],
    start: Iterable[str] | None = None,
) -> frozenset[str]:
    """The codes of the rules that a user wants: those selected, less those ignored, plus the extension.

    Where nothing is selected, the codes to start from are `start`, or all.
    """
    chosen = set().union(*(named(word, rules) for word in select))
    if not select:
        chosen |= {rule.code for rule in rules} if start is None else set(start)
    chosen -= set().union(*(named(word, rules) for word in ignore))
    return frozenset(chosen.union(*(named(word, rules) for word in extend)))


def words(rule: AnyRule) -> tuple[str, ...]:
    """All words for one rule: its name, its code in small letters, and its kind of claim."""
    kind = rule.kind if isinstance(rule, ClaimKind) else rule.name
    return rule.name, rule.code.lower(), kind


def _suggestion(word: str, rules: Sequence[AnyRule]) -> str:
    known = {name: name for rule in rules for name in (rule.name, *words(rule)[2:])}
    known |= {rule.code.lower(): rule.code for rule in rules}
    near = [known[match] for match in get_close_matches(word.lower(), known, n=3, cutoff=0.55)]
    return f"; did you mean {', '.join(near)}?" if near else "; 'auditor rules' lists them all"
