"""`auditor rules`: which faults can be found."""

import textwrap

import click

from auditor.commands.configured import all_rules, config_option
from auditor.config import Settings
from auditor.output import emit, window_width
from auditor.registry import AnyRule


@click.command()
@config_option
def rules(settings: Settings) -> None:
    """List all rules with their severity."""
    known = all_rules(settings)
    names = max(len(rule.name) for rule in known)
    emit("".join(f"{_line(rule, names)}\n" for rule in known))


def _line(rule: AnyRule, names: int) -> str:
    head = f"{rule.code:7} {rule.name:{names}} {rule.severity.value:7} "
    width = window_width()
    if width is None:
        return head + rule.summary
    least = len(head) + 30
    return textwrap.fill(
        rule.summary, max(width, least), initial_indent=head, subsequent_indent=" " * len(head)
    )
