"""What several commands share: how they fail, and how they tell of what they could not do."""

from collections.abc import Iterable

import click

from auditor.discover import Problem
from auditor.registry import AnyRule, installed
from auditor.rule import NoRulesError

FINDINGS = 1
FAILED = 2


class JobError(click.ClickException):
    """The job cannot be done; the message says why in one sentence."""

    exit_code = FAILED


def installed_rules() -> tuple[AnyRule, ...]:
    """All rules; ends the program where there is none."""
    try:
        return installed()
    except NoRulesError as error:
        raise JobError(str(error)) from None


def tell(problems: Iterable[Problem]) -> None:
    """One sentence on standard error for each problem, behind the traceback where it was a fault of the program."""
    for problem in problems:
        click.echo(problem.trace, err=True, nl=False)
        click.echo(f"auditor: {problem.sentence}", err=True)
