"""`auditor extract`: the cells that a document transcribes, as data."""

import sys
from pathlib import Path

import click

from auditor.commands.common import FAILED, JobError, tell
from auditor.discover import Problem
from auditor.errors import MissingPackageError
from auditor.extracts import formats, writer
from auditor.intake import take_in
from auditor.model import Document
from auditor.output import emit, visible, write_atomically


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--format", "format_name", type=click.Choice(formats()), default="csv", show_default=True)
@click.option("--out", metavar="FILE", help="Write to FILE instead of standard output.")
@click.option("--explain", is_flag=True, help="Tell on standard error how competing readings were settled.")
@click.pass_context
def extract(
    context: click.Context, paths: tuple[str, ...], format_name: str, out: str | None, explain: bool
) -> None:
    """Print the cells of all figures as data.

    A PATH is a file, a folder, or "-" for standard input.
    """
    intake = take_in(paths, sys.stdin.buffer)
    problems = list(intake.problems)
    try:
        content = writer(format_name)(intake.documents)
    except MissingPackageError as error:
        raise JobError(str(error)) from None
    if out is None:
        emit(content)
    else:
        problems += _written(out, content)
    tell(problems)
    _tell_of_documents_without_figures(intake.documents)
    if explain:
        _explain(intake.documents)
    context.exit(FAILED if problems else 0)


def _written(out: str, content: bytes) -> list[Problem]:
    try:
        write_atomically(Path(out), content)
    except OSError as error:
        return [Problem(out, f"cannot be written: {error.strerror or error}")]
    return []


def _tell_of_documents_without_figures(documents: tuple[Document, ...]) -> None:
    for document in documents:
        if not document.panels:
            click.echo(f"auditor: {visible(document.source.path)} holds no figure", err=True)


def _explain(documents: tuple[Document, ...]) -> None:
    for document in documents:
        for note in document.notes:
            click.echo(f"{visible(document.source.path)}: {visible(note)}", err=True)
