"""`auditor audit`: read, judge, report."""

import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace

import click

from auditor.claim import ClaimKind
from auditor.commands.common import FAILED, FINDINGS, JobError, tell
from auditor.commands.configured import all_rules, chosen, config_option
from auditor.commands.targets import Target, parsed, planned, print_reports, write_files
from auditor.config import ConfigError, Settings
from auditor.discover import Problem
from auditor.engine import Audited
from auditor.engine import audit as run_rules
from auditor.intake import take_in
from auditor.model import Document
from auditor.output import window_width
from auditor.registry import AnyRule
from auditor.report import Run, View
from auditor.rule import Severity
from auditor.summary import summarise

SEVERITIES = [severity.value for severity in Severity]
RULES = "RULE[,RULE]"


def _words(context: click.Context, parameter: click.Parameter, values: Sequence[str]) -> list[str]:
    return [word for value in values for word in value.split(",") if word.strip()]


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option(
    "--output-format",
    "targets",
    callback=parsed,
    multiple=True,
    metavar="FORMAT[:FILE]",
    help="Report as FORMAT to standard output, or to FILE; repeatable. Default: terminal.",
)
@click.option("--reports", metavar="DIR", help="Write a Markdown report per document, and index.md, to DIR.")
@click.option(
    "--fail-on",
    type=click.Choice(SEVERITIES),
    default="warning",
    show_default=True,
    help="The least severity that makes the exit status 1.",
)
@click.option("--exit-zero", is_flag=True, help="Exit with 0 whatever was found (2 for what failed).")
@click.option("--select", multiple=True, callback=_words, metavar=RULES, help="Only these rules.")
@click.option("--ignore", multiple=True, callback=_words, metavar=RULES, help="Not these rules.")
@click.option(
    "--extend-select", multiple=True, callback=_words, metavar=RULES, help="These too, after --ignore."
)
@click.option(
    "--min-severity", type=click.Choice(SEVERITIES), default="info", help="Leave out lesser findings."
)
@click.option("--statistics", is_flag=True, help="Count the findings of each rule.")
@click.option("--show-claims", is_flag=True, help="Show how each statement was read, and its verdict.")
@click.option(
    "--color",
    "--colour",
    "colour",
    type=click.Choice(["auto", "always", "never"]),
    default="auto",
    show_default=True,
    help="Colours on the terminal; auto respects NO_COLOR.",
)
@config_option
@click.pass_context
def audit(
    context: click.Context,
    paths: tuple[str, ...],
    targets: list[Target],
    reports: str | None,
    fail_on: str,
    exit_zero: bool,
    select: list[str],
    ignore: list[str],
    extend_select: list[str],
    min_severity: str,
    statistics: bool,
    show_claims: bool,
    colour: str,
    settings: Settings,
) -> None:
    """Check whether transcriptions agree with themselves.

    A PATH is a file, a folder, or "-" for standard input.
    A RULE is a rule's name, its code, the start of codes, a kind of claim, or ALL.

    Exit status 0: nothing at or above --fail-on; 1: findings; 2: the job could not be done in full.
    """
    rules = all_rules(settings)
    codes = chosen(settings, rules, select, ignore, extend_select)
    intake = take_in(paths, sys.stdin.buffer)
    plan = planned(targets, reports, paths, [document.source.path for document in intake.documents])
    tell(intake.problems)
    try:
        audited = _audited(intake.documents, rules, codes, Severity(min_severity))
    except ConfigError as error:
        raise JobError(str(error)) from None
    failed = tuple(_failed(audited))
    tell(failed)
    run = Run(audited, (*intake.problems, *failed))
    view = View(statistics=statistics, show_claims=show_claims)
    failures = list(write_files(plan, run, view))
    tell(failures)
    print_reports(plan, run, _for_terminal(view, colour, () if failures else plan.entrances))
    context.exit(FAILED if failures else _status(run, fail_on, exit_zero))


def _audited(
    documents: Sequence[Document], rules: Sequence[AnyRule], codes: frozenset[str], least: Severity
) -> tuple[Audited, ...]:
    """The results of the wanted rules; statements are judged by all claim kinds, wanted or not."""
    wanted = [rule for rule in rules if rule.code in codes or isinstance(rule, ClaimKind)]
    return tuple(
        replace(
            audited,
            diagnostics=tuple(
                one for one in audited.diagnostics if one.code in codes and one.severity.rank >= least.rank
            ),
        )
        for audited in run_rules(documents, wanted)
    )


def _failed(audited: Sequence[Audited]) -> Iterator[Problem]:
    """A problem for each document on which the program failed, once or more."""
    for one in audited:
        if one.faults:
            traces = "".join(fault.trace for fault in one.faults)
            yield Problem(one.document.source.path, one.faults[0].sentence, traces)


def _for_terminal(view: View, colour: str, written: tuple[str, ...]) -> View:
    """The view for standard output: wrapped and coloured only where a person is looking."""
    width = window_width()
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    coloured = colour == "always" or (colour == "auto" and width is not None and not plain)
    return replace(view, colour=coloured, width=width, written=written)


def _status(run: Run, fail_on: str, exit_zero: bool) -> int:
    if run.problems:
        return FAILED
    total = summarise(run.audited)
    failing = {"error": total.errors, "warning": total.errors + total.warnings, "info": total.findings}
    return FINDINGS if failing[fail_on] and not exit_zero else 0
