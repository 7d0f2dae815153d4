"""`auditor rules`: which faults can be found."""

import textwrap
from shutil import get_terminal_size

import click

from auditor.commands.common import installed_rules
from auditor.output import emit
from auditor.registry import AnyRule


@click.command()
def rules() -> None:
    """List all rules: code, name, severity, and the fault in one sentence."""
    installed = installed_rules()
    names = max(len(rule.name) for rule in installed)
    emit("".join(f"{_line(rule, names)}\n" for rule in installed))


def _line(rule: AnyRule, names: int) -> str:
    head = f"{rule.code:7} {rule.name:{names}} {rule.severity.value:7} "
    width = max(get_terminal_size().columns, len(head) + 30)
    return textwrap.fill(rule.summary, width, initial_indent=head, subsequent_indent=" " * len(head))
