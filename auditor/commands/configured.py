"""The settings of a project on the command line: where they come from, and which rules they add."""

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from auditor.commands.common import JobError, installed_rules
from auditor.config import ConfigError, Settings, load
from auditor.registry import AnyRule, UnknownRuleError, selected
from auditor.user_schema.rules import user_rules


def _loaded(context: click.Context, parameter: click.Parameter, file: str | None) -> Settings:
    """The settings, as defaults of the command's options too, so that what is typed wins."""
    try:
        settings = load(file, Path.cwd())
    except ConfigError as error:
        raise JobError(str(error)) from None
    defaults = {"fail_on": settings.fail_on, "min_severity": settings.min_severity}
    context.default_map = {name: value for name, value in defaults.items() if value}
    return settings


config_option = click.option(
    "--config",
    "settings",
    metavar="FILE",
    callback=_loaded,
    is_eager=True,
    help="Take the settings from FILE. Default: the nearest auditor.toml, or pyproject.toml with "
    "[tool.auditor], in this folder or above.",
)


def all_rules(settings: Settings) -> tuple[AnyRule, ...]:
    """The installed rules and the schemas of the user's own."""
    rules = installed_rules()
    try:
        return (*rules, *user_rules(settings, rules))
    except ConfigError as error:
        raise JobError(str(error)) from None


def chosen(
    settings: Settings,
    rules: Sequence[AnyRule],
    select: Iterable[str],
    ignore: Iterable[str],
    extend: Iterable[str],
) -> frozenset[str]:
    """The codes that the settings choose, changed by what the command line says.

    `--select` starts afresh; without it the command line takes away from the choice of the settings, and
    adds to it.
    """
    start = None if select else _settled(settings, rules)
    try:
        codes = selected(rules, select, ignore, extend, start)
    except UnknownRuleError as error:
        raise click.UsageError(str(error)) from None
    if not codes:
        raise click.UsageError("no rule is left to check: all that are selected are ignored")
    return codes


def _settled(settings: Settings, rules: Sequence[AnyRule]) -> frozenset[str]:
    start = None if settings.select is None else ()
    try:
        return selected(rules, settings.select or (), settings.ignore, settings.extend_select, start)
    except UnknownRuleError as error:
        raise JobError(f"{settings.file}: {error}") from None
