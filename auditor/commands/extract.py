"""`auditor extract`: the cells that a document transcribes, as data."""

import sys
from pathlib import Path

import click

from auditor.commands.common import FAILED, tell
from auditor.discover import Problem
from auditor.extract import as_csv, tidy
from auditor.intake import take_in
from auditor.model import Document
from auditor.output import emit, visible, write_atomically

FORMATS = {"csv": lambda documents: as_csv(tidy(documents))}


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
@click.option("--format", "format_name", type=click.Choice(list(FORMATS)), default="csv", show_default=True)
@click.option("--out", metavar="FILE", help="Write to FILE instead of standard output.")
@click.pass_context
def extract(context: click.Context, paths: tuple[str, ...], format_name: str, out: str | None) -> None:
    """Print the cells of all figures in PATH... (files, folders, "-" for standard input)."""
    intake = take_in(paths, sys.stdin.buffer)
    problems = list(intake.problems)
    text = FORMATS[format_name](intake.documents)
    if out is None:
        emit(text)
    else:
        problems += _written(out, text)
    tell(problems)
    _tell_of_documents_without_figures(intake.documents)
    context.exit(FAILED if problems else 0)


def _written(out: str, text: str) -> list[Problem]:
    try:
        write_atomically(Path(out), text)
    except OSError as error:
        return [Problem(out, f"cannot be written: {error.strerror or error}")]
    return []


def _tell_of_documents_without_figures(documents: tuple[Document, ...]) -> None:
    for document in documents:
        if not document.panels:
            click.echo(f"auditor: {visible(document.source.path)} holds no figure", err=True)
