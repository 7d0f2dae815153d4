"""`auditor explain`: what a rule looks for, why, and what it says about its own examples."""

from textwrap import indent

import click

from auditor.commands.common import JobError
from auditor.commands.configured import all_rules, config_option
from auditor.config import Settings
from auditor.output import emit
from auditor.registry import AnyRule, UnknownRuleError, find
from auditor.rule import Example


@click.command()
@click.argument("rule")
@config_option
def explain(rule: str, settings: Settings) -> None:
    """Print what a rule looks for, with examples; RULE is its name or code."""
    try:
        emit(_explanation(find(rule, all_rules(settings))))
    except UnknownRuleError as error:
        raise JobError(str(error)) from None


def _explanation(rule: AnyRule) -> str:
    head = f"{rule.name} ({rule.code})\nseverity {rule.severity.value}, confidence {rule.confidence.value}"
    examples = [_example("Found in", example) for example in rule.bad]
    examples += [_example("Not found in", example) for example in rule.good]
    return "\n\n".join([head, rule.doc.rstrip(), *examples]) + "\n"


def _example(title: str, example: Example) -> str:
    lines = [f"{title}:", "", indent(example.text.strip("\n"), "    ")]
    if example.marks:
        lines += ["", f"It marks: {example.marks}"]
    if example.says:
        lines += [f"It says: ... {example.says} ..."]
    return "\n".join(lines)
